"""Answers of the tray, and the error of a system without the engine."""

from __future__ import annotations

from typing import Final, NamedTuple

SYSTEMS: Final = (("linux", "x86-64"), ("linux", "arm64"), ("windows", "x86-64"), ("macos", "arm64"))
"""The systems for which the engine is published."""


class Answer(NamedTuple):
    """The numbers and the film of a carried out request.

    `numbers` begins with the number of bodies that fell or moved, then `id, k, x, y, …` for each, by id, with its `k`
    corners (none if it left the table). Then comes the number of contacts, and `a, b, ms, hardness` for each: the first
    touch of each pair with a pushed cube `a` before it first rested, in µN·s. `film.decode` reads `film`.
    """

    numbers: tuple[int, ...]
    film: bytes


class NoTray(RuntimeError):  # noqa: N818 - an answer
    """The engine is not published for this system, or not installed; `systems` have it."""

    systems: Final = tuple(map(" ".join, SYSTEMS))
