"""The physical tray: cubes that are dropped, flicked and pushed, and where they come to rest.

It knows cubes, pawns and a table, and no rules. `request` says what may be asked, `film` what is played back.
Rapier, the engine, is imported with the first answer; `sampler` guesses drops without it.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from platform import machine
from typing import Final, NamedTuple

SYSTEMS: Final = (("linux", "x86-64"), ("linux", "arm64"), ("windows", "x86-64"), ("macos", "arm64"))
"""The systems for which the engine is published."""
KERNELS: Final = {"linux": "linux", "win32": "windows", "darwin": "macos"}
PROCESSORS: Final = {"x86_64": "x86-64", "AMD64": "x86-64", "aarch64": "arm64", "arm64": "arm64"}


class Answer(NamedTuple):
    """`numbers`: how many bodies fell or moved, then `id, k, x, y, …` for each, by id, with its `k` corners (none if it
    left the table); then how many contacts, then `a, b, ms, hardness` for each: the first touch of each pair with a
    pushed cube `a` before it first rested, in µN·s. `film` is what `film.decode` reads."""

    numbers: tuple[int, ...]
    film: bytes


class NoTray(RuntimeError):  # noqa: N818 - an answer
    """The engine is not published for this system, or not installed; `systems` have it."""

    systems: Final = tuple(map(" ".join, SYSTEMS))


def available() -> bool:
    """Tell if answers can be made here."""
    return find_spec("rapier3d") is not None


def published() -> bool:
    """Tell if the engine is published for this system."""
    return (KERNELS.get(sys.platform), PROCESSORS.get(machine())) in SYSTEMS


def lacks() -> tuple[str, ...] | None:
    """Return None if the engine is there, () if it could be installed, else the systems that have it."""
    if available():
        return None
    return () if published() else NoTray.systems


def answer(request: str) -> Answer:
    """Carry out a request (see `request`); the same request has the same answer wherever the same wheel runs."""
    from souterrain.physics import request as requests

    wanted = requests.read(request)
    from souterrain.physics.tray import Tray

    return Tray(wanted.lying, walled=wanted.walled).carry_out(wanted.act, filmed=True)
