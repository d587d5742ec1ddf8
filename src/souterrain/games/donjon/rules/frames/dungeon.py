"""Frames of doors and of what is laid behind them."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar

from souterrain.core.frames import Frame
from souterrain.core.records import record
from souterrain.games.donjon.rules.frames.rolls import Outcome


@record
class CardFrame(Frame):
    """A card that was drawn and is about to be used."""

    card: int = -1


@record
class Reveal(Frame):
    """The next dungeon card is laid behind a door (DJ-052)."""

    kind: ClassVar[str] = "reveal"

    door: int = 0


@record
class Way(CardFrame):
    """The master chooses how a zone lies (DJ-101)."""

    kind: ClassVar[str] = "way"
    rule: ClassVar[str] = "DJ-101"

    door: int = 0


@record
class FillRoom(CardFrame):
    """A room card is carried out (DJ-078, DJ-079)."""

    kind: ClassVar[str] = "fill-room"

    zone: int = -1


@record
class CardAhead(CardFrame):
    """The master looks at a card and may exchange it for the one he holds (DJ-193); `then` gets the card."""

    kind: ClassVar[str] = "ahead"
    rule: ClassVar[str] = "DJ-193"

    deck: int = 0
    then: CardFrame = field(default_factory=CardFrame)


@record
class ForceDoor(Outcome):
    kind: ClassVar[str] = "force-door"

    door: int = 0


@record
class ForceFurniture(Outcome):
    kind: ClassVar[str] = "force-furniture"

    place: int = -1


@record
class LiftPortcullis(Outcome):
    kind: ClassVar[str] = "lift"

    door: int = 0
