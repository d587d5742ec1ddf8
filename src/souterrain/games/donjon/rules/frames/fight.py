"""Frames of fights, of harm, and of monsters that come."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar

from souterrain.core.frames import Frame
from souterrain.core.records import record
from souterrain.games.donjon.rules.frames.dungeon import CardFrame
from souterrain.games.donjon.rules.frames.rolls import OpenDie, Outcome, Roll


@record
class OpposedOutcome(Outcome):
    """The consequence of an opposed roll: `who` is the defender."""

    by_margin: ClassVar[bool] = False
    """True if the difference of the totals is lost as life."""

    caster: int = -1
    margin: int = 0
    """The difference of the totals."""


@record
class Blow(Roll):
    """One side of an attack by its parts."""

    trait: int = 0
    power: int = 0
    bonus: int = 0


@record
class Attack(Blow):
    """One attack (DJ-118), or an opposed roll: both totals by their parts."""

    kind: ClassVar[str] = "attack"
    rule: ClassVar[str] = "A-12"

    target: int = -1
    via: str = ""
    """`melee`, `missile`, `spell` or `opposed`."""
    guard: int = 0
    """The defender's characteristic."""
    armour: int = 0
    aid: int = 0
    """Everything else that is added to the defence."""
    brace: int = 0
    """Fatigue that the defender has added."""
    counter: int = 0
    """The defender's die."""
    stage: int = 0
    """1 once everybody inside a blast has answered."""
    flags: tuple[str, ...] = ()
    """Properties of the attack: `magic`, `area`, `push`, …"""
    skills: tuple[str, ...] = ()
    """Skills whose bonus the attacker has added."""
    reactions: tuple[str, ...] = ()
    """Skills with which the defenders have reacted."""
    against: int = -1
    """The defender's characteristic in an opposed roll."""
    then: OpposedOutcome | None = None


@record
class WebStruck(Blow):
    """A blow at a web (DJ-167, A-58)."""

    kind: ClassVar[str] = "web"
    rule: ClassVar[str] = "A-58"

    square: int = -1


@record
class Hit(Frame):
    """After the loss: what the blow does besides."""

    kind: ClassVar[str] = "hit"

    who: int = -1
    target: int = -1
    harmed: int = 0
    via: str = ""
    flags: tuple[str, ...] = ()
    reactions: tuple[str, ...] = ()


@record
class Venom(Outcome):
    """The test against a bite (DJ-168)."""

    kind: ClassVar[str] = "venom"

    source: int = -1


# Harm


@record
class HarmRoll(OpenDie):
    """The die that says how much life is lost (M5, M6)."""

    kind: ClassVar[str] = "harm-roll"

    target: int = -1
    cause: str = ""


@record
class Loss(Frame):
    """Life is about to be lost; a priest may hold part of it off once (P8)."""

    kind: ClassVar[str] = "loss"
    rule: ClassVar[str] = "P8"

    source: int = -1
    """The figure whose effect it is, or -1."""
    target: int = -1
    points: int = 0
    cause: str = ""
    warded: int = 0


@record
class Fallen(Frame):
    """A hero without life, whom destiny may save (DJ-128)."""

    kind: ClassVar[str] = "fallen"
    rule: ClassVar[str] = "DJ-128"

    hero: int = -1
    cause: str = ""


@record
class Drowning(Frame):
    """A hero in the crevasse (A-14, A-48)."""

    kind: ClassVar[str] = "drowning"
    rule: ClassVar[str] = "A-14"

    hero: int = -1
    defied: int = 0


@record
class Cleared(Frame):
    """A monster has fallen: the group may be gone (DJ-135, DJ-137)."""

    kind: ClassVar[str] = "cleared"

    killer: int = -1
    group: int = -1


# Monsters that come


@record
class Come(Frame):
    """A monster card is to be drawn for a zone."""

    kind: ClassVar[str] = "come"

    zone: int = 0
    treasures: int = 0
    far: int = 0
    ambush: int = 0
    non_unique: int = 0
    lieutenant: int = 0
    wanted: tuple[str, ...] = ()
    """Threats that the room wants."""
    tries: int = 0
    redrawn: int = 0
    """Number of times the master has drawn again for the theme (A-65)."""


@record
class Posting(Frame):
    """The master places the monsters of a card among squares that are equally far (DJ-113, A-79)."""

    kind: ClassVar[str] = "posting"
    rule: ClassVar[str] = "A-79"

    zone: int = 0
    far: int = 0
    left: tuple[int, ...] = ()
    """Monsters that can still be placed otherwise."""


@record
class Alarm(Frame):
    """The master keeps one of two cards (E10)."""

    kind: ClassVar[str] = "alarm"
    rule: ClassVar[str] = "E10"

    coming: Come = field(default_factory=Come)
    cards: tuple[int, ...] = ()


@record
class Drawn(CardFrame):
    """The master may draw a card again that does not suit the room (DJ-102)."""

    kind: ClassVar[str] = "drawn"
    rule: ClassVar[str] = "DJ-102"

    coming: Come = field(default_factory=Come)
