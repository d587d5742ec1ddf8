"""Frames of furniture and of quests."""

from __future__ import annotations

from typing import ClassVar

from souterrain.core.frames import Frame
from souterrain.core.records import record
from souterrain.games.donjon.rules.frames.rolls import OpenDie, Outcome


@record
class FurnitureRoll(OpenDie):
    """The die of a piece of furniture."""

    kind: ClassVar[str] = "furniture"

    place: int = -1


@record
class SecretDoor(Frame):
    """The master chooses the wall of a secret door (A-45)."""

    kind: ClassVar[str] = "secret-door"
    rule: ClassVar[str] = "A-45"

    hero: int = -1
    place: int = -1


@record
class Bridge(Outcome):
    """The test on a bad bridge (DJ-097)."""

    kind: ClassVar[str] = "bridge"

    before: int = -1


@record
class Jump(Outcome):
    """The jump over a crevasse (A-48)."""

    kind: ClassVar[str] = "jump"

    across: int = -1


@record
class BreakFree(Outcome):
    kind: ClassVar[str] = "break-free"


@record
class Lid(Outcome):
    """The lid of a sarcophagus (A-43)."""

    kind: ClassVar[str] = "lid"

    place: int = -1


# Quests


@record
class QuestDeed(Outcome):
    kind: ClassVar[str] = "quest-deed"


@record
class Follow(Frame):
    """A captive goes after the hero who freed it (Q3)."""

    kind: ClassVar[str] = "follow"

    captive: int = -1


@record
class Leap(Frame):
    """A captive at the edge of a crevasse is about to jump."""

    kind: ClassVar[str] = "leap"

    captive: int = -1
    across: int = -1


@record
class Leapt(Outcome):
    kind: ClassVar[str] = "leapt"

    across: int = -1
