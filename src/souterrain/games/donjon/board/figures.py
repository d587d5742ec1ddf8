"""Figures: heroes, and monsters in their groups.

Each has one number: heroes 0 … 5, monsters and captives from `FIRST_MONSTER` on, each its own for the whole quest.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from souterrain.core.records import Record, Record

FIRST_MONSTER: Final = 10
NOWHERE: Final = -1
"""The square of a figure that is not on the board."""

INSIDE, OUTSIDE, DEAD, UNMADE = range(4)
"""Where a hero is: in the dungeon (or in town), out by the stairs, dead, not yet created."""

Mark: TypeAlias = tuple[str, int, str, int]
"""A condition: its name, how much, when it ends, and the figure it came from."""


class Figure(Record):
    """What heroes and monsters have in common."""

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
    """An adventurer: the sheet, what is carried, and the turn that is being played."""

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
        """What was added to the characteristics by experience."""
        self.xp = 0
        self.earned = 0
        """Experience of the quest that is being played."""
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
        """Skills that were used, with 1 if in a combat phase (DJ-024, A-05)."""
        self.pack: tuple[tuple[str, int], ...] = ()
        """Everything carried, what is worn included, with how many of it; in the order of the words."""
        self.weapon = ""
        self.shield = ""
        self.armour = ""
        self.lit = ""
        """The light that burns."""
        self.square = NOWHERE
        self.out = UNMADE
        self.ready = 0
        """Whether this hero has left town."""
        self.marks: tuple[Mark, ...] = ()
        self.waits_for: tuple[int, ...] = ()
        """Down outside combat: companions who have yet to finish a turn before this hero dies (A-02)."""
        # The turn
        self.left = -1
        """Points of speed left this turn (A-20); -1 before anything was done."""
        self.entered = 0
        """Squares entered this turn."""
        self.ran = 0
        self.struck = 0
        """Attacks made this turn."""
        self.extra = 0
        """Attacks allowed this turn beyond the first."""
        self.acted = 0
        """Whether anything was done this turn, so that it is no rest (DJ-073)."""
        self.tested: tuple[str, ...] = ()
        """What may be tried once a turn, and was."""
        self.ended = 0

    def copy(self) -> Hero:
        """Written out: it is done for every move."""
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
        """Inside and not down (A-03): at no life, or given up to wraiths."""
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
        """Whether the skill can be used now: known, not tilted, and somebody to pay for it (DJ-023, DJ-024)."""
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
        """Among those of its kind: goblin 3."""
        self.square = NOWHERE
        """NOWHERE until there is room for it (A-81)."""
        self.life = 0
        self.max_life = 0
        self.marks: tuple[Mark, ...] = ()
        self.spells: tuple[str, ...] = ()
        """Those not yet cast (DJ-140)."""
        self.group = -1
        """Which group it belongs to."""
        self.grudge = -1
        """The hero its first attack must go to (A-43, A-44)."""
        self.follows = -1
        """The hero who freed a captive."""
        self.statue = 0
        """A living statue (A-44)."""
        self.unpaid = 0
        """Whether no experience is paid for it."""
        # The turn
        self.entered = 0
        self.attacks = 0
        self.aimed: tuple[int, ...] = ()
        """Whom it has attacked."""
        self.hit = 0
        """Whether it moved first and its first attack then hit (DJ-175)."""
        self.cast = 0
        self.ended = 0

    def copy(self) -> Monster:
        """Written out: it is done for every move."""
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
    """The monsters of one card, and what is found when all of them are defeated (DJ-135)."""

    __slots__ = ("card", "treasures")

    def __init__(self, card: int = -1, treasures: int = 0) -> None:
        self.card = card
        """The monster card that goes back to its deck (DJ-137); -1 for those a quest or a thing has placed."""
        self.treasures = treasures
