"""Our server as the bench runs it: as in production, but for the limits that a single address meets.

`python -m benchmarks.serve DATA`; with a second argument `limited` it has all its limits.
"""

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
OPEN = Limits(
    requests=MANY, guests=MANY, tables=MANY, moves=MANY, address=MANY, chat=MANY, chat_address=MANY, chat_day=1e9,
    sockets=100_000, sockets_all=100_000,
)  # fmt: skip


def end_with_the_bench() -> None:
    """The bench holds our standard input: when it is gone, however it ended, so are we."""
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    raise_files()
    Thread(target=end_with_the_bench, daemon=True).start()
    run(Settings(Path(sys.argv[1]), port=0, limits=Limits() if sys.argv[2:] == ["limited"] else OPEN))
