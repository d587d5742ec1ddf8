"""Figures: heroes, and monsters in their groups.

Every figure has a number that is unique within a quest: heroes 0 … 5, monsters and captives from `FIRST_MONSTER` on.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from souterrain.core.records import Record, record

FIRST_MONSTER: Final = 10
NOWHERE: Final = -1
"""The square of a figure that is not on the board."""

INSIDE, OUTSIDE, DEAD, UNMADE = range(4)
"""Values of `Hero.out`: in the dungeon or in town, left by the stairs, dead, not yet created."""

AWAY, PARTED = 2, 3
"""Values of `Monster.astray` from which on a monster has left the fight: unseen, or in sight of the heroes (A-93)."""

Mark: TypeAlias = tuple[str, int, str, int]
"""A condition: its name, its amount, its end, and the figure that caused it."""


@record
class Figure(Record):
    """Base class of heroes and monsters."""

    marks: tuple[Mark, ...] = ()

    def has(self, name: str) -> bool:
        for mark in self.marks:  # noqa: SIM110 - asked many times for every move
            if mark[0] == name:
                return True
        return False

    def sum(self, name: str) -> int:
        return sum([mark[1] for mark in self.marks if mark[0] == name]) if self.marks else 0


@record
class Hero(Figure):
    """An adventurer: the sheet, the belongings, and the state of the current turn."""

    name: str = ""
    """The ready-made hero; "" for one of a player's own making."""
    race: str = ""
    cls: str = ""
    grown: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
    """Points that experience has added to each characteristic."""
    xp: int = 0
    earned: int = 0
    """Experience earned in the current quest."""
    kills: int = 0
    gold: int = 0
    life: int = 0
    max_life: int = 0
    fatigue: int = 0
    max_fatigue: int = 0
    destiny: int = 0
    drained: int = 0
    """Strength lost to wraiths (A-56)."""
    skills: tuple[str, ...] = ()
    tilted: tuple[tuple[str, int], ...] = ()
    """Skills that were used, each with 1 if it was used in a combat phase (DJ-024, A-05)."""
    pack: tuple[tuple[str, int], ...] = ()
    """Everything carried, including worn items, with the count of each; sorted by name."""
    weapon: str = ""
    shield: str = ""
    armour: str = ""
    lit: str = ""
    """The burning light source."""
    square: int = NOWHERE
    out: int = UNMADE
    ready: int = 0
    """1 if this hero has left town."""
    waits_for: tuple[int, ...] = ()
    """For a hero who is down outside combat: companions who finish a turn before this hero dies (A-02)."""
    # The current turn
    left: int = -1
    """Points of speed left this turn (A-20); -1 before the first action."""
    entered: int = 0
    """Squares entered this turn."""
    ran: int = 0
    struck: int = 0
    """Attacks made this turn."""
    extra: int = 0
    """Attacks allowed this turn in addition to the first."""
    acted: int = 0
    """1 if the hero did anything this turn, so the turn is not a rest (DJ-073)."""
    tested: tuple[str, ...] = ()
    """Limited actions already taken this turn, by name."""
    ended: int = 0

    @property
    def standing(self) -> bool:
        """Return True if the hero is inside, has life left and has not given up to wraiths (A-03)."""
        return self.out == INSIDE and self.life > 0 and not (self.marks and self.has("spent"))

    @property
    def down(self) -> bool:
        return self.out == INSIDE and not self.standing

    def count(self, item: str) -> int:
        for name, number in self.pack:
            if name == item:
                return number
        return 0

    def knows(self, skill: str) -> bool:
        """Return True if the skill can be used now: known, not tilted, and with fatigue left (DJ-023, DJ-024)."""
        return self.fatigue > 0 and skill in self.skills and skill not in [name for name, _ in self.tilted]


@record
class Monster(Figure):
    """A monster, or a captive (A-90)."""

    uid: int = 0
    kind: str = ""
    number: int = 0
    """Number among the monsters of its kind, as in goblin 3."""
    square: int = NOWHERE
    """Its square; NOWHERE until there is room for it (A-81)."""
    life: int = 0
    max_life: int = 0
    spells: tuple[str, ...] = ()
    """Spells not yet cast (DJ-140)."""
    group: int = -1
    """Index of its group in `State.groups`."""
    grudge: int = -1
    """The hero whom its first attack must target (A-43, A-44); -1 if any."""
    follows: int = -1
    """The hero who freed this captive, or -1."""
    statue: int = 0
    """1 for a living statue (A-44)."""
    unpaid: int = 0
    """1 if no experience is paid for it."""
    astray: int = 0
    """Rounds of the fight in which it was out of touch, up to `AWAY`; or `PARTED` (A-93)."""
    # The current turn
    entered: int = 0
    attacks: int = 0
    aimed: tuple[int, ...] = ()
    """Figures it has attacked this turn."""
    hit: int = 0
    """1 if it moved first and its first attack then hit (DJ-175)."""
    cast: int = 0
    ended: int = 0


@record
class Group(Record):
    """The monsters of one card, and the treasure found when all of them are defeated (DJ-135)."""

    card: int = -1
    """The monster card that returns to its deck (DJ-137); -1 for monsters placed by a quest or a thing."""
    treasures: int = 0
