"""Frames of skills and spells."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar

from souterrain.core.forms import Items
from souterrain.core.frames import Frame
from souterrain.core.records import record
from souterrain.games.donjon.rules.frames.fight import OpposedOutcome
from souterrain.games.donjon.rules.frames.rolls import OpenDie, Outcome


@record
class TwoDice(Frame):
    """One of two dice is kept (V4); `then` gets it."""

    kind: ClassVar[str] = "two-dice"
    rule: ClassVar[str] = "V4"

    hero: int = -1
    one: int = 0
    two: int = 0
    then: OpenDie = field(default_factory=OpenDie)


@record
class Cast(Frame):
    """A monster casts a spell that an event gives it (E23)."""

    kind: ClassVar[str] = "cast"

    monster: int = -1
    items: Items = ()


@record
class Declared(Frame):
    """An attack on a place: nothing of it has happened yet, so that it too can be lost (E14)."""

    kind: ClassVar[str] = "declared"

    hero: int = -1
    skill: str = ""
    items: Items = ()
    lost: int = 0


@record
class Willing(Frame):
    """An ally may decline to be moved (M10)."""

    kind: ClassVar[str] = "willing"
    rule: ClassVar[str] = "M10"

    hero: int = -1
    target: int = -1
    square: int = -1
    skill: str = ""
    scroll: str = ""


@record
class Fire(Frame):
    """A wall of fire that may go on (M6)."""

    kind: ClassVar[str] = "fire"
    rule: ClassVar[str] = "M6"

    who: int = -1
    squares: tuple[int, ...] = ()


@record
class Cleave(Frame):
    """One more blow after an enemy has fallen (G3)."""

    kind: ClassVar[str] = "cleave"
    rule: ClassVar[str] = "G3"

    hero: int = -1
    used: int = 0


@record
class Slip(Frame):
    """A step aside after an attack that missed (V6)."""

    kind: ClassVar[str] = "slip"
    rule: ClassVar[str] = "V6"

    hero: int = -1
    used: int = 0


@record
class Approach(Outcome):
    """The test of a monster before a sanctuary (P5)."""

    kind: ClassVar[str] = "approach"

    target: int = -1
    means: str = ""
    """`melee`, `missile` or a spell."""


@record
class Frozen(OpposedOutcome):
    kind: ClassVar[str] = "frozen"


@record
class Turned(OpposedOutcome):
    kind: ClassVar[str] = "turned"
    by_margin: ClassVar[bool] = True


@record
class Quaked(Outcome):
    kind: ClassVar[str] = "quaked"

    caster: int = -1
