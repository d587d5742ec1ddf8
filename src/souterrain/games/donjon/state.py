"""The immutable state: written only before it leaves the function that made it."""

from __future__ import annotations

from typing import Any, Final

from souterrain.core.records import Record
from souterrain.games.donjon.board.figures import FIRST_MONSTER, INSIDE, NOWHERE, Group, Hero, Monster
from souterrain.games.donjon.board.ground import Door, Furniture, Zone
from souterrain.games.donjon.rules.frames_old import Frame

TOWN, ENTRANCE, START, HEROES, MONSTERS, END = range(6)
STEPS: Final = ("town", "entrance", "start", "heroes", "monsters", "end")
"""`entrance`: the master chooses the side of the stairs (DJ-045); `start`: the beginning of an exploration round, the
master's moment for event cards (DJ-049); then the heroes act, and in a combat phase the monsters (DJ-064)."""


class Table(Record):
    """What holds for the whole match."""

    __slots__ = ("_values", "content", "heroes", "master", "options", "quests")

    def __init__(self) -> None:
        self.heroes = 1
        self.master = 1
        """The master's seat (DJ-001)."""
        self.options: tuple[tuple[str, str], ...] = ()
        self.quests: tuple[str, ...] = ()
        """The quests of the campaign, in order."""
        self.content = ""
        """What the table brought along, as text (see content/own.py)."""
        self._values: dict[str, str] = {}

    def option(self, name: str) -> str:
        if not self._values:
            self._values = dict(self.options)
        return self._values[name]


class State(Record):
    __slots__ = (
        "ahead",
        "alarm",
        "calm",
        "combat",
        "counts",
        "deck",
        "distance",
        "doors",
        "drawn",
        "event_out",
        "events",
        "first_monsters",
        "frames",
        "furniture",
        "groups",
        "hand",
        "heroes",
        "laid",
        "late",
        "lull",
        "markers",
        "monster_deck",
        "monsters",
        "next_uid",
        "number",
        "objective",
        "order",
        "peeked",
        "piles",
        "played",
        "progress",
        "quest",
        "quiet",
        "reason",
        "rolls",
        "rooms",
        "round",
        "spare",
        "stairs",
        "step",
        "stirred",
        "stretch",
        "table",
        "treasure_out",
        "treasures",
        "won",
        "zones",
    )

    def __init__(self) -> None:
        self.table = Table()
        self.quest = 0
        """Which quest of the campaign is played, or prepared for in town."""
        self.step = TOWN
        self.number = 0
        """Of the ask that stands."""
        self.rolls = 0
        """How many draws were made; each has an address of its own."""
        self.combat = 0
        self.round = 0
        """Of this quest, both kinds of phase counted."""
        self.stretch = 0
        """Rounds of this stretch so far."""
        self.first_monsters = 0
        """An ambush: 1 if the monsters act before the heroes in this round (E02), 2 once they have."""
        self.order: tuple[int, ...] = ()
        """Heroes in the order of a dispute (DJ-063); empty as long as they agree."""
        self.lull = 0
        self.quiet = 0
        """Rounds in a row in which nothing happened (A-86)."""
        self.stirred = 0
        """Whether anything of the kind happened in this round; 2 if it ends a lull."""
        self.won = 0
        self.reason = ""
        self.progress: tuple[tuple[str, int], ...] = ()
        """What the quest counts."""
        self.heroes: tuple[Hero, ...] = ()
        self.monsters: tuple[Monster, ...] = ()
        self.groups: tuple[Group, ...] = ()
        self.next_uid = FIRST_MONSTER
        self.counts: tuple[tuple[str, int], ...] = ()
        """The last number given to a monster of each kind."""
        # The board
        self.zones: tuple[Zone, ...] = ()
        self.stairs: tuple[int, ...] = ()
        """The four squares of the entrance (A-87)."""
        self.doors: tuple[Door, ...] = ()
        self.furniture: tuple[Furniture, ...] = ()
        self.markers: tuple[tuple[str, int, str, int], ...] = ()
        """What lies on squares: kind, square, when it ends, whose it is."""
        # The decks
        self.deck: tuple[int, ...] = ()
        """The dungeon cards left, the next one first."""
        self.piles: tuple[int, ...] = ()
        """In which pile each of them lies, in the same order; empty as long as there is one pile (A-10)."""
        self.late = 0
        """How many are left of the last cards, into which the objective was shuffled (DJ-043)."""
        self.spare: tuple[int, ...] = ()
        """Dungeon cards that are not in the deck."""
        self.objective = -1
        """The dungeon card of the objective, which everybody knows (DJ-041)."""
        self.peeked = 0
        """How many of the next dungeon cards the master knows."""
        self.distance = -1
        """The place of the objective in the deck, where that is known to all (A-41); -1 if not."""
        self.rooms: tuple[int, ...] = ()
        """How many of each room card are left."""
        self.events: tuple[int, ...] = ()
        self.event_out: tuple[int, ...] = ()
        self.hand: tuple[int, ...] = ()
        """The master's event cards (DJ-009), those laid ready included."""
        self.laid: tuple[tuple[int, int], ...] = ()
        """Event cards laid ready for their moment, each with the hero it waits for, or -1 for any."""
        self.drawn = 0
        self.played = 0
        """Events drawn at the start of this round, and played from the hand in it."""
        self.calm = 0
        """No event may be played any more in this round (E25)."""
        self.alarm = 0
        """The next monster card is chosen from two (E10)."""
        self.ahead: tuple[int, ...] = ()
        """The master's card of each deck (DJ-193): dungeon, square room, rectangular room, monster, treasure."""
        self.monster_deck: tuple[int, ...] = ()
        self.treasures: tuple[int, ...] = ()
        self.treasure_out: tuple[int, ...] = ()
        self.frames: tuple[Frame, ...] = ()

    def copy(self) -> State:
        """Written out: it is done for every move."""
        new = State.__new__(State)
        new.ahead = self.ahead
        new.alarm = self.alarm
        new.calm = self.calm
        new.combat = self.combat
        new.counts = self.counts
        new.deck = self.deck
        new.distance = self.distance
        new.doors = self.doors
        new.drawn = self.drawn
        new.event_out = self.event_out
        new.events = self.events
        new.first_monsters = self.first_monsters
        new.frames = self.frames
        new.furniture = self.furniture
        new.groups = self.groups
        new.hand = self.hand
        new.heroes = self.heroes
        new.laid = self.laid
        new.late = self.late
        new.lull = self.lull
        new.markers = self.markers
        new.monster_deck = self.monster_deck
        new.monsters = self.monsters
        new.next_uid = self.next_uid
        new.number = self.number
        new.objective = self.objective
        new.order = self.order
        new.peeked = self.peeked
        new.piles = self.piles
        new.played = self.played
        new.progress = self.progress
        new.quest = self.quest
        new.quiet = self.quiet
        new.reason = self.reason
        new.rolls = self.rolls
        new.rooms = self.rooms
        new.round = self.round
        new.spare = self.spare
        new.stairs = self.stairs
        new.step = self.step
        new.stirred = self.stirred
        new.stretch = self.stretch
        new.table = self.table
        new.treasure_out = self.treasure_out
        new.treasures = self.treasures
        new.won = self.won
        new.zones = self.zones
        return new

    # The table

    def option(self, name: str) -> str:
        return self.table.option(name)

    @property
    def quest_name(self) -> str:
        return self.table.quests[self.quest]

    def seat_of(self, hero: int) -> int:
        return hero if hero < self.table.master else hero + 1

    def hero_of(self, seat: int) -> int:
        """The hero of a seat; -1 for the master's and the table's."""
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
        return any(monster.uid == uid for monster in self.monsters)

    def own_hero(self, hero: int) -> Hero:
        """A copy that may be written, in its place."""
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
        """Doors are numbered from 1 in the order they were laid."""
        new: Door = self.doors[number - 1].copy()
        self.doors = (*self.doors[: number - 1], new, *self.doors[number:])
        return new

    def own_furniture(self, place: int) -> Furniture:
        new: Furniture = self.furniture[place].copy()
        self.furniture = (*self.furniture[:place], new, *self.furniture[place + 1 :])
        return new

    @property
    def inside(self) -> list[int]:
        """Heroes in the dungeon, down or not."""
        return [number for number, hero in enumerate(self.heroes) if hero.out == INSIDE]

    @property
    def up(self) -> list[int]:
        return [number for number, hero in enumerate(self.heroes) if hero.standing]

    @property
    def foes(self) -> list[Monster]:
        """Monsters on the board."""
        return [monster for monster in self.monsters if monster.kind != "captive" and monster.square != NOWHERE]

    @property
    def monsters_left(self) -> bool:
        """Whether any monster is on the board or waits for room on it."""
        return any(monster.kind != "captive" for monster in self.monsters)

    @property
    def captives(self) -> list[Monster]:
        return [monster for monster in self.monsters if monster.kind == "captive"]

    @property
    def freed(self) -> list[Monster]:
        """Captives whom somebody has freed. As long as they are held they are nobody's enemies (Q3)."""
        return [captive for captive in self.captives if captive.follows >= 0 and captive.square != NOWHERE]

    # What the quest counts

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
        self.frames = (*self.frames, frame)

    def top(self) -> Frame:
        """A copy of the top frame that may be written, in its place."""
        new: Frame = self.frames[-1].copy()
        self.frames = (*self.frames[:-1], new)
        return new


def put(row: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*row[:place], value, *row[place + 1 :])


def add(row: tuple[int, ...], place: int, number: int = 1) -> tuple[int, ...]:
    return (*row[:place], row[place] + number, *row[place + 1 :])
