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
class Duty(Frame):
    """A duty of a monster before the turn of the monsters ends (P6, A-43)."""

    kind: ClassVar[str] = "duty"

    who: int = -1


@record
class MonstersEnd(Frame):
    """The turn of the monsters ends, after their duties."""

    kind: ClassVar[str] = "monsters-end"


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
    """The rest of a move, square by square, and the last free square behind the mover (DJ-059)."""

    kind: ClassVar[str] = "steps"

    who: int = -1
    way: tuple[int, ...] = ()
    back: int = -1


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


@record
class UnleashAll(Frame):
    """All monsters act by themselves."""

    kind: ClassVar[str] = "unleash-all"


@record
class Sent(Frame):
    """A monster acts by itself; if it has a target, it attacks that one first."""

    kind: ClassVar[str] = "sent"

    who: int = -1
    target: int = -1
