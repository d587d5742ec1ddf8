"""The immutable state: written only before it leaves the function that made it.

A square is one number: level · 65536 + y · 256 + x; y grows to the south. Figures have one number too: heroes 0 … 5,
monsters and captives from `FIRST_MONSTER` on, each its own for the whole quest.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from souterrain.core.forms import Items
from souterrain.core.records import Record, fields

TOWN, ENTRANCE, START, HEROES, MONSTERS, END = range(6)
STEPS: Final = ("town", "entrance", "start", "heroes", "monsters", "end")
"""`entrance`: the master chooses the side of the stairs (DJ-045); `start`: the beginning of an exploration round, the
master's moment for event cards (DJ-049); then the heroes act, and in a combat phase the monsters (DJ-064)."""

NOWHERE: Final = -1
"""The square of a figure that is not on the board."""
FIRST_MONSTER: Final = 10
LEVEL: Final = 1 << 16
ROW: Final = 1 << 8
ORIGIN: Final = 128 * ROW + 128

INSIDE, OUTSIDE, DEAD, UNMADE = range(4)
"""Where a hero is: in the dungeon (or in town), out by the stairs, dead, not yet created."""
CLOSED, OPEN, BLIND = range(3)
"""Doors; a blind one leads nowhere (A-11)."""

Mark: TypeAlias = tuple[str, int, str, int]
"""A condition: its name, how much, when it ends, and the figure it came from."""


class Changing(Record):
    """A record whose copies are written field by field."""

    __slots__ = ()

    def copy(self) -> Any:
        kind: Any = type(self)
        new = kind.__new__(kind)
        for name in fields(kind):
            setattr(new, name, getattr(self, name))
        return new


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


class Hero(Changing):
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

    def has(self, name: str) -> bool:
        for mark in self.marks:  # noqa: SIM110 - asked many times for every move
            if mark[0] == name:
                return True
        return False

    def sum(self, name: str) -> int:
        return sum([mark[1] for mark in self.marks if mark[0] == name]) if self.marks else 0

    def count(self, item: str) -> int:
        for name, number in self.pack:
            if name == item:
                return number
        return 0

    def knows(self, skill: str) -> bool:
        """Whether the skill can be used now: known, not tilted, and somebody to pay for it (DJ-023, DJ-024)."""
        return skill in self.skills and self.fatigue > 0 and all(name != skill for name, _ in self.tilted)


class Monster(Changing):
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

    def has(self, name: str) -> bool:
        for mark in self.marks:  # noqa: SIM110 - asked many times for every move
            if mark[0] == name:
                return True
        return False

    def sum(self, name: str) -> int:
        return sum([mark[1] for mark in self.marks if mark[0] == name]) if self.marks else 0


class Group(Record):
    """The monsters of one card, and what is found when all of them are defeated (DJ-135)."""

    __slots__ = ("card", "treasures")

    def __init__(self, card: int = -1, treasures: int = 0) -> None:
        self.card = card
        """The monster card that goes back to its deck (DJ-137); -1 for those a quest or a thing has placed."""
        self.treasures = treasures


class Zone(Changing):
    """A part of the board, revealed by one dungeon card (DJ-076), and where it lies."""

    __slots__ = (
        "card",
        "dark",
        "entered",
        "flipped",
        "level",
        "lit",
        "locked",
        "objective",
        "passage",
        "room",
        "searched",
        "traps_found",
        "turned",
        "x",
        "y",
    )

    def __init__(self) -> None:
        self.card = 0
        self.level = 0
        self.x = 0
        self.y = 0
        """Where the card's own square (0, 0) lies."""
        self.turned = 0
        """Quarter turns to the right."""
        self.flipped = 0
        self.room = -1
        self.dark = 0
        self.lit = 0
        self.locked = 0
        self.searched = 0
        self.traps_found = 0
        self.entered = 0
        """Whether a hero has been in it."""
        self.objective = 0
        self.passage: tuple[int, ...] = ()
        """The squares of the passage that joins it to its doorway, where it would not fit otherwise (A-11)."""


class Door(Changing):
    """A doorway two squares wide: `edges` are its two pairs of squares, the first of each in `zone`."""

    __slots__ = ("barred", "beyond", "edges", "locked", "number", "pile", "secret", "state", "tried", "zone")

    def __init__(self) -> None:
        self.number = 0
        self.zone = 0
        self.beyond = -1
        """The zone behind it once it is open."""
        self.edges: tuple[int, int, int, int] = (0, 0, 0, 0)
        """Inner, outer, inner, outer."""
        self.state = CLOSED
        self.locked = 0
        self.barred = 0
        """A portcullis: seen through, not walked through (E09)."""
        self.secret = 0
        self.pile = 0
        """The pile from which a zone behind it is drawn (A-10)."""
        self.tried: tuple[int, ...] = ()
        """Heroes who failed to force it (DJ-074)."""


class Furniture(Changing):
    """A piece of furniture or a feature of a room (DJ-082 … DJ-097)."""

    __slots__ = ("kind", "locked", "number", "opened", "result", "squares", "tried", "used", "zone")

    def __init__(self) -> None:
        self.kind = ""
        self.number = 0
        self.zone = 0
        self.squares: tuple[int, ...] = ()
        self.locked = 0
        self.opened = 0
        self.result = 0
        """The die that stays: a fountain's, a crevasse's, a sarcophagus whose lid holds (A-43, A-46, A-48)."""
        self.tried: tuple[int, ...] = ()
        self.used: tuple[int, ...] = ()
        """Heroes who have had their share: of a spring, of a circle (A-46, A-47)."""


class Frame(Changing):
    """A choice after new information. What the fields mean is said where the kind is carried out."""

    __slots__ = ("answer", "answered", "by", "closed", "data", "kind", "target", "verb", "who", "words")

    def __init__(
        self,
        kind: str = "",
        who: int = -1,
        target: int = -1,
        data: tuple[int, ...] = (),
        words: tuple[str, ...] = (),
    ) -> None:
        self.kind = kind
        self.who = who
        self.target = target
        self.data = data
        self.words = words
        self.closed = 0
        """A window that the table has closed."""
        self.answered = 0
        self.by = -1
        """The seat that answered."""
        self.verb = ""
        self.answer: Items = ()


class Attack(Frame):
    """One attack (DJ-118), or an opposed roll: both totals by their parts, and what becomes of it."""

    __slots__ = (
        "aid",
        "armour",
        "bonus",
        "brace",
        "counter",
        "die",
        "flags",
        "guard",
        "power",
        "stage",
        "strain",
        "trait",
        "via",
    )

    def __init__(self) -> None:
        super().__init__("attack")
        self.via = ""
        """`melee`, `missile`, `spell` or `opposed`."""
        self.trait = 0
        self.power = 0
        self.bonus = 0
        self.strain = 0
        """Fatigue the attacker has added (DJ-126)."""
        self.guard = 0
        """The defender's characteristic."""
        self.armour = 0
        self.aid = 0
        """What else is added to the defence."""
        self.brace = 0
        """Fatigue the defender has added."""
        self.die = 0
        self.counter = 0
        self.stage = 0
        self.flags: tuple[str, ...] = ()
        """`magic`, `area`, `push`, …: what else is so about this attack."""


class Test(Frame):
    """A test (DJ-109): characteristic, die, what it needs; `words` and `data` say what follows."""

    __slots__ = ("die", "need", "strain", "trait")

    def __init__(self) -> None:
        super().__init__("test")
        self.trait = 0
        self.need = 9
        self.die = 0
        self.strain = 0


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
