"""The choices after new information, one class for each kind."""

from __future__ import annotations

from typing import ClassVar, Final

from souterrain.core.frames import Question
from souterrain.core.records import record
from souterrain.games.drop.geometry import Footprint


@record
class Choice(Question):
    """Base class: a choice of the hero whose turn it is."""

    number: int = 0
    """The number of the ask at which it was opened."""


@record
class FlickAgain(Choice):
    """A clean shot: the same cube may be flicked once more (DD-204)."""

    kind: ClassVar[str] = "again"
    cubes: tuple[int, ...] = ()


@record
class Volley(Choice):
    """Another cube than this one may be flicked (DD-226)."""

    kind: ClassVar[str] = "volley"
    cubes: tuple[int, ...] = ()


@record
class Sight(Choice):
    """One of the cubes that the Diviner looked at is dropped; only the Diviner knows them (DD-229)."""

    kind: ClassVar[str] = "sight"
    cubes: tuple[int, ...] = ()


@record
class Reach(Choice):
    """A treasure near the hull of the looted room is taken (DD-207)."""

    kind: ClassVar[str] = "reach"
    hull: Footprint = ()


@record
class Redrop(Choice):
    """Shields that were used are dropped again (DD-67)."""

    kind: ClassVar[str] = "redrop"
    cubes: tuple[int, ...] = ()


FRAMES: Final = (FlickAgain, Volley, Sight, Reach, Redrop)
