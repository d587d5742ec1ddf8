"""Frames of turns, rounds and movement."""

from __future__ import annotations

from typing import ClassVar

from souterrain.core.frames import Frame
from souterrain.core.records import record
from souterrain.games.donjon.rules.frames.rolls import OpenDie, Outcome


@record
class TurnBegins(Frame):
    kind: ClassVar[str] = "turn-begins"

    who: int = -1


@record
class TurnLost(Frame):
    kind: ClassVar[str] = "turn-lost"

    who: int = -1


@record
class Thaw(Outcome):
    """The test of a figure in the ice (M4)."""

    kind: ClassVar[str] = "thaw"


@record
class MonstersDone(Frame):
    kind: ClassVar[str] = "monsters-done"


@record
class Combat(Frame):
    """A fight is about to begin, with an ambush or not (DJ-039, E02)."""

    kind: ClassVar[str] = "combat"

    ambush: int = 0


@record
class Steps(Frame):
    """The rest of a move, square by square."""

    kind: ClassVar[str] = "steps"

    who: int = -1
    way: tuple[int, ...] = ()


@record
class RunRoll(OpenDie):
    """The die of a runner (DJ-056)."""

    kind: ClassVar[str] = "run-roll"


@record
class SearchRoll(OpenDie):
    """The die of a search (DJ-075)."""

    kind: ClassVar[str] = "search-roll"

    zone: int = -1


@record
class Unleash(Frame):
    """All monsters of a kind act by themselves."""

    kind: ClassVar[str] = "unleash"

    creature: str = ""
