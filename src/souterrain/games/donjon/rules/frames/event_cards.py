"""Frames of event cards."""

from __future__ import annotations

from typing import ClassVar

from souterrain.core.frames import Frame
from souterrain.core.records import record
from souterrain.games.donjon.rules.frames.rolls import Outcome


@record
class Aimed(Frame):
    """An event card with what it falls on."""

    card: int = -1
    who: int = -1
    target: int = -1
    place: int = -1
    word: str = ""
    """The kind of monster or the spell that was named with the card."""


@record
class EventWords(Aimed):
    """An event is carried out, word by word."""

    kind: ClassVar[str] = "event"

    at: int = 0
    """The word of the card that comes next."""


@record
class Shown(Aimed):
    """An event lies on the table and may be cancelled (DJ-130, V3, T13)."""

    kind: ClassVar[str] = "shown"
    rule: ClassVar[str] = "DJ-130"

    fate: int = 0


@record
class Found(Frame):
    """An event that a result has drawn: the master chooses what it falls on (A-07)."""

    kind: ClassVar[str] = "found"
    rule: ClassVar[str] = "A-07"

    card: int = -1
    hero: int = -1


@record
class Body(Frame):
    """A body that one hero may search (E26)."""

    kind: ClassVar[str] = "body"
    rule: ClassVar[str] = "E26"

    card: int = -1
    hero: int = -1
    """The hero who searches it, or -1."""


@record
class Gift(Frame):
    """An object that one of the heroes takes (E27)."""

    kind: ClassVar[str] = "gift"
    rule: ClassVar[str] = "E27"

    item: str = ""
    number: int = 1


@record
class Stack(Frame):
    """The master puts the next dungeon cards back in any order (E19)."""

    kind: ClassVar[str] = "stack"
    rule: ClassVar[str] = "E19"

    count: int = 0


@record
class Ambush(Frame):
    """The master places the monsters of an ambush (E02)."""

    kind: ClassVar[str] = "ambush"
    rule: ClassVar[str] = "E02"

    zone: int = 0
    treasures: int = 0
    card: int = -1
    squares: tuple[int, ...] = ()


@record
class Number(Frame):
    """The die that says how many reinforcements come (E03, A-15)."""

    kind: ClassVar[str] = "number"
    rule: ClassVar[str] = "A-15"

    creature: str = ""
    die: int = 0


@record
class CaveIn(Frame):
    """Blocks fall where the master wants them (E17)."""

    kind: ClassVar[str] = "cave-in"
    rule: ClassVar[str] = "E17"

    zone: int = 0
    left: int = 0


@record
class Fade(Frame):
    """A spell that was not cast is not kept (P5)."""

    kind: ClassVar[str] = "fade"

    monster: int = -1
    spell: str = ""
    known: int = 0


@record
class Aside(Frame):
    """A hero steps aside from a falling block (E07)."""

    kind: ClassVar[str] = "aside"
    rule: ClassVar[str] = "E07"

    hero: int = -1


@record
class EventTest(Outcome):
    """The test of an event card; `at` is the place of its word."""

    card: int = -1
    at: int = 0


@record
class Crushed(EventTest):
    kind: ClassVar[str] = "crushed"


@record
class Gassed(EventTest):
    kind: ClassVar[str] = "gassed"


@record
class Avoided(EventTest):
    """Success spares so many words of the card."""

    kind: ClassVar[str] = "avoided"

    place: int = -1
    spared: int = 0


@record
class Foresee(Outcome):
    """The sixth sense (V3)."""

    kind: ClassVar[str] = "foresee"
