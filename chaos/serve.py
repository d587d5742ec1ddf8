"""The server as chaos parts run it: the real one, in a process of its own that ends with the driver.

The first argument holds the settings as JSON, the second names a module whose `plant` is called first, to plant a
fault (tests) or to register bots that go wrong.
"""

from __future__ import annotations

import os
import signal
import sys
from importlib import import_module
from threading import Thread

import msgspec

from benchmarks.process import raise_files
from souterrain import parts
from souterrain.server.run import run
from souterrain.server.settings import Settings


def end_with_the_driver() -> None:
    """Die when the driver, which holds our standard input, is gone."""
    while os.read(sys.stdin.fileno(), 1):
        pass
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    Thread(target=end_with_the_driver, daemon=True).start()
    raise_files()
    parts.register()
    if len(sys.argv) > 2 and sys.argv[2]:
        import_module(sys.argv[2]).plant()
    run(msgspec.json.decode(sys.argv[1], type=Settings, dec_hook=lambda kind, value: kind(value)))
