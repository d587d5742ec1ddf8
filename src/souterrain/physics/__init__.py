"""The physical tray: cubes that are dropped, flicked and pushed, and their resting places.

It knows cubes, pawns and a table, and no rules. `request` defines the requests, `film` the recorded motion.

Rapier, the engine, is optional. `world` imports it, so `answer` imports the tray late: this is the one import inside a
function outside the command line. `sampler` estimates drops without the engine.
"""

from __future__ import annotations

from importlib.util import find_spec

from souterrain.physics.answers import Answer, NoTray
from souterrain.physics.request import read

__all__ = ["Answer", "NoTray", "answer", "available", "lacks"]


def available() -> bool:
    """Return whether the engine is installed."""
    return find_spec("rapier3d") is not None


def lacks() -> tuple[str, ...]:
    """Return the systems that have the engine, if this one has not; () if it has."""
    return () if available() else NoTray.systems


def answer(request: str) -> Answer:
    """Carry out a request (see `request`); equal requests have equal answers on machines with the same wheel."""
    wanted = read(request)
    from souterrain.physics.tray import Tray

    return Tray(wanted.lying, walled=wanted.walled).carry_out(wanted.act, filmed=True)
