"""The physical tray: cubes that are dropped, flicked and pushed, and their resting places.

It knows cubes, pawns and a table, and no rules. `request` defines the requests, `film` the recorded motion.

Rapier, the engine, is optional. `world` imports it, so `answer` imports the tray late: this is the one import inside a
function outside the command line. `sampler` estimates drops without the engine.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from platform import machine
from typing import Final

from souterrain.physics.answers import SYSTEMS, Answer, NoTray
from souterrain.physics.request import read

KERNELS: Final = {"linux": "linux", "win32": "windows", "darwin": "macos"}
PROCESSORS: Final = {"x86_64": "x86-64", "AMD64": "x86-64", "aarch64": "arm64", "arm64": "arm64"}

__all__ = ["Answer", "NoTray", "answer", "available", "lacks", "published"]


def available() -> bool:
    """Return True if the engine is installed."""
    return find_spec("rapier3d") is not None


def published() -> bool:
    """Return True if the engine is published for this system."""
    return (KERNELS.get(sys.platform), PROCESSORS.get(machine())) in SYSTEMS


def lacks() -> tuple[str, ...] | None:
    """Return None if the engine is there, () if it could be installed, else the systems that have it."""
    if available():
        return None
    return () if published() else NoTray.systems


def answer(request: str) -> Answer:
    """Carry out a request (see `request`); equal requests have equal answers on machines with the same wheel."""
    wanted = read(request)
    from souterrain.physics.tray import Tray

    return Tray(wanted.lying, walled=wanted.walled).carry_out(wanted.act, filmed=True)
