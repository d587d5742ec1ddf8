"""The choices after new information, one class for each kind."""

from __future__ import annotations

from typing import ClassVar, Final

from souterrain.core.frames import Question
from souterrain.core.records import record


@record
class ChooseHero(Question):
    """A hero is chosen from the cards on offer (DR-10)."""

    kind: ClassVar[str] = "choose"
    cards: tuple[int, ...] = ()


@record
class RerollParty(Question):
    """The Mercenary re-rolls any dice of the new party (DR-202)."""

    kind: ClassVar[str] = "reroll"


@record
class Inscribe(Question):
    """The Thornsinger sets two dice of the new party to Scroll (DR-224)."""

    kind: ClassVar[str] = "inscribe"


@record
class Scout(Question):
    """The Scout sorts six dungeon dice, given as counts of their faces, for the first three levels (DR-211)."""

    kind: ClassVar[str] = "scout"
    dice: tuple[int, ...] = ()


@record
class Discard(Question):
    """A number of tokens goes back to the box (DR-213, DR-230)."""

    kind: ClassVar[str] = "discard"
    number: int = 0


@record
class Take(Question):
    """The Paladin's potions bring back a number of dice on chosen faces (DR-208)."""

    kind: ClassVar[str] = "take"
    number: int = 0


FRAMES: Final = (ChooseHero, RerollParty, Inscribe, Scout, Discard, Take)
