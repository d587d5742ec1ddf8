"""Figures: heroes, and monsters in their groups.

Every figure has a number that is unique within a quest: heroes 0 … 5, monsters and captives from `FIRST_MONSTER` on.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from souterrain.core.records import Record

FIRST_MONSTER: Final = 10
NOWHERE: Final = -1
"""The square of a figure that is not on the board."""

INSIDE, OUTSIDE, DEAD, UNMADE = range(4)
"""Values of `Hero.out`: in the dungeon or in town, left by the stairs, dead, not yet created."""

Mark: TypeAlias = tuple[str, int, str, int]
"""A condition: its name, its amount, its end, and the figure that caused it."""


class Figure(Record):
    """Base class of heroes and monsters."""

    __slots__ = ()
    marks: tuple[Mark, ...]

    def has(self, name: str) -> bool:
        for mark in self.marks:  # noqa: SIM110 - asked many times for every move
            if mark[0] == name:
                return True
        return False

    def sum(self, name: str) -> int:
        return sum([mark[1] for mark in self.marks if mark[0] == name]) if self.marks else 0


class Hero(Figure):
    """An adventurer: the sheet, the belongings, and the state of the current turn."""

    __slots__ = (
        "acted",
        "armour",
        "cls",
        "destiny",
        "drained",
        "earned",
        "ended",
        "entered",
        "extra",
        "fatigue",
        "gold",
        "grown",
        "kills",
        "left",
        "life",
        "lit",
        "marks",
        "max_fatigue",
        "max_life",
        "out",
        "pack",
        "race",
        "ran",
        "ready",
        "shield",
        "skills",
        "square",
        "struck",
        "tested",
        "tilted",
        "waits_for",
        "weapon",
        "xp",
    )

    def __init__(self) -> None:
        self.race = ""
        self.cls = ""
        self.grown: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
        """Points that experience has added to each characteristic."""
        self.xp = 0
        self.earned = 0
        """Experience earned in the current quest."""
        self.kills = 0
        self.gold = 0
        self.life = 0
        self.max_life = 0
        self.fatigue = 0
        self.max_fatigue = 0
        self.destiny = 0
        self.drained = 0
        """Strength lost to wraiths (A-56)."""
        self.skills: tuple[str, ...] = ()
        self.tilted: tuple[tuple[str, int], ...] = ()
        """Skills that were used, each with 1 if it was used in a combat phase (DJ-024, A-05)."""
        self.pack: tuple[tuple[str, int], ...] = ()
        """Everything carried, including worn items, with the count of each; sorted by name."""
        self.weapon = ""
        self.shield = ""
        self.armour = ""
        self.lit = ""
        """The burning light source."""
        self.square = NOWHERE
        self.out = UNMADE
        self.ready = 0
        """1 if this hero has left town."""
        self.marks: tuple[Mark, ...] = ()
        self.waits_for: tuple[int, ...] = ()
        """For a hero who is down outside combat: companions who finish a turn before this hero dies (A-02)."""
        # The current turn
        self.left = -1
        """Points of speed left this turn (A-20); -1 before the first action."""
        self.entered = 0
        """Squares entered this turn."""
        self.ran = 0
        self.struck = 0
        """Attacks made this turn."""
        self.extra = 0
        """Attacks allowed this turn in addition to the first."""
        self.acted = 0
        """1 if the hero did anything this turn, so the turn is not a rest (DJ-073)."""
        self.tested: tuple[str, ...] = ()
        """Limited actions already taken this turn, by name."""
        self.ended = 0

    def copy(self) -> Hero:
        """Copy field by field: this runs for every move and must be fast."""
        new = Hero.__new__(Hero)
        new.acted = self.acted
        new.armour = self.armour
        new.cls = self.cls
        new.destiny = self.destiny
        new.drained = self.drained
        new.earned = self.earned
        new.ended = self.ended
        new.entered = self.entered
        new.extra = self.extra
        new.fatigue = self.fatigue
        new.gold = self.gold
        new.grown = self.grown
        new.kills = self.kills
        new.left = self.left
        new.life = self.life
        new.lit = self.lit
        new.marks = self.marks
        new.max_fatigue = self.max_fatigue
        new.max_life = self.max_life
        new.out = self.out
        new.pack = self.pack
        new.race = self.race
        new.ran = self.ran
        new.ready = self.ready
        new.shield = self.shield
        new.skills = self.skills
        new.square = self.square
        new.struck = self.struck
        new.tested = self.tested
        new.tilted = self.tilted
        new.waits_for = self.waits_for
        new.weapon = self.weapon
        new.xp = self.xp
        return new

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
        return skill in self.skills and self.fatigue > 0 and all(name != skill for name, _ in self.tilted)


class Monster(Figure):
    """A monster, or a captive (A-90)."""

    __slots__ = (
        "aimed",
        "attacks",
        "cast",
        "ended",
        "entered",
        "follows",
        "group",
        "grudge",
        "hit",
        "kind",
        "life",
        "marks",
        "max_life",
        "number",
        "spells",
        "square",
        "statue",
        "uid",
        "unpaid",
    )

    def __init__(self) -> None:
        self.uid = 0
        self.kind = ""
        self.number = 0
        """Number among the monsters of its kind, as in goblin 3."""
        self.square = NOWHERE
        """Its square; NOWHERE until there is room for it (A-81)."""
        self.life = 0
        self.max_life = 0
        self.marks: tuple[Mark, ...] = ()
        self.spells: tuple[str, ...] = ()
        """Spells not yet cast (DJ-140)."""
        self.group = -1
        """Index of its group in `State.groups`."""
        self.grudge = -1
        """The hero whom its first attack must target (A-43, A-44); -1 if any."""
        self.follows = -1
        """The hero who freed this captive, or -1."""
        self.statue = 0
        """1 for a living statue (A-44)."""
        self.unpaid = 0
        """1 if no experience is paid for it."""
        # The current turn
        self.entered = 0
        self.attacks = 0
        self.aimed: tuple[int, ...] = ()
        """Figures it has attacked this turn."""
        self.hit = 0
        """1 if it moved first and its first attack then hit (DJ-175)."""
        self.cast = 0
        self.ended = 0

    def copy(self) -> Monster:
        """Copy field by field: this runs for every move and must be fast."""
        new = Monster.__new__(Monster)
        new.aimed = self.aimed
        new.attacks = self.attacks
        new.cast = self.cast
        new.ended = self.ended
        new.entered = self.entered
        new.follows = self.follows
        new.group = self.group
        new.grudge = self.grudge
        new.hit = self.hit
        new.kind = self.kind
        new.life = self.life
        new.marks = self.marks
        new.max_life = self.max_life
        new.number = self.number
        new.spells = self.spells
        new.square = self.square
        new.statue = self.statue
        new.uid = self.uid
        new.unpaid = self.unpaid
        return new


class Group(Record):
    """The monsters of one card, and the treasure found when all of them are defeated (DJ-135)."""

    __slots__ = ("card", "treasures")

    def __init__(self, card: int = -1, treasures: int = 0) -> None:
        self.card = card
        """The monster card that returns to its deck (DJ-137); -1 for monsters placed by a quest or a thing."""
        self.treasures = treasures
