"""The immutable state: only the function that creates a copy may write to it."""

from __future__ import annotations

from dataclasses import field
from typing import Any, Final

from souterrain.core.frames import Frame, Framed, own_top, push
from souterrain.core.records import Record, record
from souterrain.games.donjon.board.figures import AWAY, FIRST_MONSTER, INSIDE, NOWHERE, Group, Hero, Monster
from souterrain.games.donjon.board.ground import Door, Furniture, Zone
from souterrain.games.donjon.facts import TableOptions

TOWN, ENTRANCE, START, HEROES, MONSTERS, END = range(6)
STEPS: Final = ("town", "entrance", "start", "heroes", "monsters", "end")
"""Steps of a quest. `entrance`: the master chooses the side of the stairs (DJ-045); `start`: the beginning of an
exploration round, the master's moment for event cards (DJ-049); then the heroes act, and in a combat phase the monsters
(DJ-064)."""


@record
class Table(Record):
    """Settings of the whole match."""

    heroes: int = 1
    master: int = 1
    """The master's seat (DJ-001)."""
    options: TableOptions = field(default_factory=TableOptions)
    quests: tuple[str, ...] = ()
    """The quests of the campaign, in order."""
    content: str = ""
    """Custom content of the table, as text (see content/custom.py)."""


@record
class State(Framed):
    """A table of Donjon: the heroes, the board, the decks and the open frames."""

    table: Table = field(default_factory=Table)
    quest: int = 0
    """Index of the quest that is played, or prepared for in town."""
    step: int = TOWN
    rolls: int = 0
    """Number of draws so far; each has an address of its own."""
    combat: int = 0
    round: int = 0
    """Rounds of this quest, exploration and combat together."""
    stretch: int = 0
    """Rounds of this stretch so far."""
    first_monsters: int = 0
    """An ambush: 1 if the monsters act before the heroes in this round (E02), 2 once they have."""
    order: tuple[int, ...] = ()
    """Heroes in the order of a dispute (DJ-063); empty if there is none."""
    lull: int = 0
    quiet: int = 0
    """Consecutive rounds in which nothing happened (A-86)."""
    still: int = 0
    """Consecutive rounds of a fight in which no life was lost or regained and nobody appeared (A-93)."""
    stirred: int = 0
    """1 if something happened in this round; 2 if it also ends a lull (A-86)."""
    won: int = 0
    reason: str = ""
    progress: tuple[tuple[str, int], ...] = ()
    """Counters of the quest by name."""
    heroes: tuple[Hero, ...] = ()
    monsters: tuple[Monster, ...] = ()
    groups: tuple[Group, ...] = ()
    next_uid: int = FIRST_MONSTER
    counts: tuple[tuple[str, int], ...] = ()
    """The last number given to a monster of each kind."""
    # The board
    zones: tuple[Zone, ...] = ()
    stairs: tuple[int, ...] = ()
    """The four squares of the entrance (A-87)."""
    doors: tuple[Door, ...] = ()
    furniture: tuple[Furniture, ...] = ()
    markers: tuple[tuple[str, int, str, int], ...] = ()
    """Markers on squares: kind, square, end, owner."""
    # The decks
    deck: tuple[int, ...] = ()
    """The dungeon cards left, the next one first."""
    piles: tuple[int, ...] = ()
    """The pile of each card of the deck, in the same order; empty if there is one pile (A-10)."""
    late: int = 0
    """Number of cards left of the last ones, into which the objective was shuffled (DJ-043)."""
    spare: tuple[int, ...] = ()
    """Dungeon cards that are not in the deck."""
    objective: int = -1
    """The dungeon card of the objective, which is public (DJ-041)."""
    peeked: int = 0
    """Number of the next dungeon cards that the master knows."""
    distance: int = -1
    """Position of the objective in the deck if it is public (A-41), else -1."""
    rooms: tuple[int, ...] = ()
    """Number of copies left of each room card."""
    events: tuple[int, ...] = ()
    event_out: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    """The master's event cards (DJ-009), including those laid ready."""
    laid: tuple[tuple[int, int], ...] = ()
    """Event cards laid ready for their moment, each with the hero it waits for, or -1 for any hero."""
    drawn: int = 0
    played: int = 0
    """`drawn` and `played`: events drawn at the start of this round, and played from the hand in it."""
    calm: int = 0
    """1 if no more events may be played in this round (E25)."""
    alarm: int = 0
    """1 if the master chooses the next monster card from two (E10)."""
    ahead: tuple[int, ...] = ()
    """The master's card of each deck (DJ-193): dungeon, square room, rectangular room, monster, treasure; empty without
    the variant."""
    monster_deck: tuple[int, ...] = ()
    treasures: tuple[int, ...] = ()
    treasure_out: tuple[int, ...] = ()

    # The table

    @property
    def options(self) -> TableOptions:
        return self.table.options

    @property
    def quest_name(self) -> str:
        return self.table.quests[self.quest]

    def seat_of(self, hero: int) -> int:
        return hero if hero < self.table.master else hero + 1

    def hero_of(self, seat: int) -> int:
        """Return the hero of a seat, or -1 for the seats of the master and the table."""
        if seat in (self.table.master, -1):
            return -1
        return seat if seat < self.table.master else seat - 1

    # Figures

    def figure(self, who: int) -> Hero | Monster:
        return self.heroes[who] if who < FIRST_MONSTER else self.monster(who)

    def monster(self, uid: int) -> Monster:
        for monster in self.monsters:
            if monster.uid == uid:
                return monster
        raise KeyError(uid)

    def is_there(self, uid: int) -> bool:
        return uid in [monster.uid for monster in self.monsters]

    def own_hero(self, hero: int) -> Hero:
        """Replace a hero by a writable copy and return it."""
        new: Hero = self.heroes[hero].copy()
        self.heroes = (*self.heroes[:hero], new, *self.heroes[hero + 1 :])
        return new

    def own_monster(self, uid: int) -> Monster:
        place = next(place for place, monster in enumerate(self.monsters) if monster.uid == uid)
        new: Monster = self.monsters[place].copy()
        self.monsters = (*self.monsters[:place], new, *self.monsters[place + 1 :])
        return new

    def own(self, who: int) -> Hero | Monster:
        return self.own_hero(who) if who < FIRST_MONSTER else self.own_monster(who)

    def own_zone(self, zone: int) -> Zone:
        new: Zone = self.zones[zone].copy()
        self.zones = (*self.zones[:zone], new, *self.zones[zone + 1 :])
        return new

    def own_door(self, number: int) -> Door:
        """Replace a door by a writable copy and return it, to be changed before anybody asks for the plan. Doors are
        numbered from 1 in the order they were laid."""
        new: Door = self.doors[number - 1].copy()
        self.doors = (*self.doors[: number - 1], new, *self.doors[number:])
        return new

    def own_furniture(self, place: int) -> Furniture:
        new: Furniture = self.furniture[place].copy()
        self.furniture = (*self.furniture[:place], new, *self.furniture[place + 1 :])
        return new

    @property
    def inside(self) -> list[int]:
        """Return the heroes in the dungeon, down or not."""
        return [number for number, hero in enumerate(self.heroes) if hero.out == INSIDE]

    @property
    def up(self) -> list[int]:
        return [
            number
            for number, hero in enumerate(self.heroes)
            if hero.life > 0 and not hero.out and (not hero.marks or hero.standing)
        ]

    @property
    def foes(self) -> list[Monster]:
        """Return the monsters on the board."""
        return [monster for monster in self.monsters if monster.kind != "captive" and monster.square != NOWHERE]

    @property
    def fighting(self) -> bool:
        """Return True if any monster is in the fight, on the board or about to enter it; others have left it (A-93)."""
        return any(monster.kind != "captive" and monster.astray < AWAY for monster in self.monsters)

    @property
    def captives(self) -> list[Monster]:
        return [monster for monster in self.monsters if monster.kind == "captive"]

    @property
    def freed(self) -> list[Monster]:
        """Return the captives who have been freed. Until then they are nobody's enemies (Q3)."""
        return [captive for captive in self.captives if captive.follows >= 0 and captive.square != NOWHERE]

    # Counters

    def counted(self, name: str) -> int:
        for known, number in self.progress:
            if known == name:
                return number
        return 0

    def count(self, name: str, number: int = 1) -> None:
        others = [pair for pair in self.progress if pair[0] != name]
        self.progress = tuple(sorted([*others, (name, self.counted(name) + number)]))

    # Frames

    def push(self, frame: Frame) -> None:
        push(self, frame)

    def top(self) -> Any:
        """Replace the top frame by a writable copy, and return it."""
        return own_top(self)


def put(row: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*row[:place], value, *row[place + 1 :])


def add(row: tuple[int, ...], place: int, number: int = 1) -> tuple[int, ...]:
    return (*row[:place], row[place] + number, *row[place + 1 :])
