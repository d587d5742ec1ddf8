"""Our server as the bench runs it: as in production, but for the limits that a single address meets."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from threading import Thread

from benchmarks.process import raise_files
from souterrain.server.run import run
from souterrain.server.settings import Limits, Settings

MANY = (1e6, 1e6)


def end_with_the_bench() -> None:
    """The bench holds our standard input: when it is gone, however it ended, so are we."""
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    raise_files()
    Thread(target=end_with_the_bench, daemon=True).start()
    limits = Limits(requests=MANY, guests=MANY, tables=MANY, sockets=100_000, sockets_all=100_000)
    run(Settings(Path(sys.argv[1]), port=0, limits=limits))
