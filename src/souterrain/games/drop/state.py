"""The immutable state: written only before it leaves the function that made it. Lengths are integers in µm."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from souterrain.core.forms import Verb
from souterrain.core.records import Record
from souterrain.games.drop.content.cards import CLASSES, QUESTS, RACES, Quest, Race
from souterrain.games.drop.content.cubes import (
    ALL_TREASURES,
    CUBES,
    FIRST_PAWN,
    FIRST_TOKEN,
    KIND_OF,
    KINDS,
    MASK_OF,
    PILLARS,
    TOKENS,
    bodies,
    mask,
)
from souterrain.games.drop.geometry import Footprint
from souterrain.games.drop.rules.rooms import Layout

ENTER, EXPLORE, PLACE, ACT, LOOT, AFTER, DEEPER, END = range(8)
STEPS: Final = ("enter", "explore", "place", "act", "loot", "after", "deeper", "end")
"""`act`: an ability may be used, then a room is looted; `loot`: the ability is used; `after`: the room is looted.
`place` is the others' window for their pawns; `enter` and `deeper` are the lone spelunker's."""

BOX, TABLE, FALLEN, AWAY = -1, -2, -3, -4
"""Where a cube is; a seat's number for what its hero has collected; AWAY for what is out of play."""


@lru_cache(maxsize=1024)
def _masks(where: tuple[int, ...]) -> dict[int, int]:
    """What is where, as a mask for each place."""
    found: dict[int, int] = {}
    for cube, place in enumerate(where):
        found[place] = found.get(place, 0) | 1 << cube
    return found


class Table(Record):
    """What holds for the whole match."""

    __slots__ = ("by_eye", "seats", "teamwork", "turn_pawns", "walled")

    def __init__(
        self, seats: int = 1, teamwork: int = 0, turn_pawns: int = 0, by_eye: int = 0, walled: int = 0
    ) -> None:
        self.seats = seats
        self.teamwork = teamwork
        self.turn_pawns = turn_pawns
        self.by_eye = by_eye
        self.walled = walled

    @property
    def solo(self) -> bool:
        return self.seats == 1


class Hero(Record):
    """One player's cards and what they bear. `covered` is the life covered by monsters (DD-51)."""

    __slots__ = ("chests", "classes", "covered", "firsts", "marks", "quest", "race", "steps", "tilted")

    def __init__(self) -> None:
        self.race = 0
        self.classes: tuple[int, ...] = ()
        self.quest = 0
        self.covered = 0
        self.marks = 0
        """Points of abilities that stay (DD-201, DD-211)."""
        self.firsts = 0
        """In how many of rounds 2 and 3 this hero was first (DD-243)."""
        self.steps = 0
        """Steps on the Teamwork track (DD-84)."""
        self.chests: tuple[int, ...] = ()
        """What the opened chests showed (DD-70)."""
        self.tilted: tuple[str, ...] = ()
        """Cards that are used up until the next level (DD-106)."""

    def copy(self) -> Hero:
        new = Hero()
        for name in Hero.__slots__:
            setattr(new, name, getattr(self, name))
        return new

    @property
    def card(self) -> Race:
        return RACES[self.race]

    @property
    def task(self) -> Quest:
        return QUESTS[self.quest]

    @property
    def life(self) -> int:
        return self.card.life

    @property
    def class_names(self) -> tuple[str, ...]:
        return tuple([CLASSES[index].name for index in self.classes])


class Interlude(Record):
    """A frame: a choice after new information. `cubes` are those it is about; what they are may be a secret."""

    __slots__ = ("answer", "answered", "cubes", "hull", "kind", "number", "seat", "verb")

    def __init__(
        self, kind: str = "", seat: int = 0, number: int = 0, cubes: tuple[int, ...] = (), hull: Footprint = ()
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.number = number
        self.cubes = cubes
        self.hull = hull
        self.answered = 0
        self.verb = ""
        self.answer: tuple[tuple[str, int], ...] = ()


class Solo(Record):
    """The lone spelunker's own things (DD-100 on)."""

    __slots__ = ("fragments", "level", "quests", "reached", "reason", "required", "stairs", "tokens", "turn")

    def __init__(self) -> None:
        self.level = 1
        self.turn = 0
        self.fragments = 0
        self.tokens: tuple[Footprint, ...] = ()
        self.stairs = 0
        """Whether the room just looted holds the Stairs (DD-108)."""
        self.quests: tuple[int, ...] = ()
        """Quests that are discarded (DD-112)."""
        self.reached = 0
        self.required = 0
        self.reason = ""
        """How it ended."""

    def copy(self) -> Solo:
        new = Solo()
        for name in Solo.__slots__:
            setattr(new, name, getattr(self, name))
        return new


class State(Record):
    __slots__ = (
        "_layout",
        "_verbs",
        "at",
        "deeds",
        "dropped",
        "effect",
        "frames",
        "heroes",
        "number",
        "order",
        "pawns",
        "round",
        "sent",
        "solo",
        "spots",
        "step",
        "table",
        "used",
        "where",
    )

    table: Table
    heroes: tuple[Hero, ...]
    frames: tuple[Interlude, ...]
    _layout: Layout | None
    """The rooms of this table, found once; no part of the value."""
    _verbs: dict[int, tuple[Verb, ...]]
    """What each seat may say here, found once."""

    def __init__(self) -> None:
        self.table = Table()
        self.heroes = ()
        self.round = 1
        self.order: tuple[int, ...] = ()
        self.at = 0
        self.step = EXPLORE
        self.number = 0
        self.deeds = 0
        """How often the tray was used in this turn: part of its addresses."""
        self.used = ""
        """The card activated in this turn."""
        self.effect = ""
        """The ability in force: the card's own, or the one the Human borrows."""
        self.dropped: tuple[int, ...] = ()
        """The cubes of this turn's Explore (DD-224)."""
        self.where: tuple[int, ...] = (AWAY,) * len(CUBES)
        self.spots: tuple[Footprint, ...] = ((),) * len(CUBES)
        self.pawns: tuple[Footprint, ...] = ()
        self.sent: tuple[int, ...] = ()
        """Whose pawn was placed in this turn (DD-81)."""
        self.frames = ()
        self.solo: Solo | None = None
        self._layout = None
        self._verbs = {}

    def copy(self) -> State:
        new = State.__new__(State)
        for name in State.__slots__:
            setattr(new, name, getattr(self, name))
        new._verbs = {}
        return new

    # --- who ---

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.order[self.at]

    @property
    def hero(self) -> Hero:
        return self.heroes[self.seat]

    def own(self, seat: int) -> Hero:
        """A hero's own copy for this state, to be written before the state leaves."""
        new = self.heroes[seat].copy()
        self.heroes = (*self.heroes[:seat], new, *self.heroes[seat + 1 :])
        return new

    def own_solo(self) -> Solo:
        assert self.solo is not None
        self.solo = self.solo.copy()
        return self.solo

    def address(self, what: str) -> str:
        """The address of a draw in this turn."""
        if self.solo is not None:
            return f"level/{self.solo.level}/turn/{self.solo.turn}/{what}"
        return f"round/{self.round}/seat/{self.seat}/{what}"

    # --- where ---

    def lay(self, cube: int, spot: Footprint) -> None:
        """The cube lies there now."""
        self.where = (*self.where[:cube], TABLE, *self.where[cube + 1 :])
        self.spots = (*self.spots[:cube], spot, *self.spots[cube + 1 :])
        self._layout = None

    def put(self, cube: int, place: int) -> None:
        """The cube leaves the table, or a place beside it."""
        self.where = (*self.where[:cube], place, *self.where[cube + 1 :])
        if self.spots[cube]:
            self.spots = (*self.spots[:cube], (), *self.spots[cube + 1 :])
            self._layout = None

    def stand(self, seat: int, spot: Footprint) -> None:
        """A pawn stands there; () takes it home."""
        self.pawns = (*self.pawns[:seat], spot, *self.pawns[seat + 1 :])
        self._layout = None

    def there(self, place: int) -> int:
        """The cubes of a place, as a mask."""
        return _masks(self.where).get(place, 0)

    def cubes(self, place: int) -> tuple[int, ...]:
        return bodies(self.there(place))

    def lying(self) -> int:
        """The cubes on the table, as a mask."""
        return self.there(TABLE)

    def box(self) -> tuple[int, ...]:
        """How many of each kind are in the box: public by elimination."""
        counts = [0] * len(KINDS)
        for cube in self.cubes(BOX):
            counts[KIND_OF[cube]] += 1
        return tuple(counts)

    def held(self, seat: int, kind: str) -> tuple[int, ...]:
        """The cubes of a type that a hero has collected."""
        return bodies(self.there(seat) & MASK_OF[kind])

    def weight(self, seat: int) -> int:
        """DD-29: treasure cubes in the reserve."""
        return (self.there(seat) & ALL_TREASURES).bit_count()

    def layout(self) -> Layout:
        """Every body on the table, and the rooms its pillars make."""
        if self._layout is None:
            spots = {cube: spot for cube, spot in enumerate(self.spots) if spot}
            spots.update({FIRST_PAWN + seat: spot for seat, spot in enumerate(self.pawns) if spot})
            pillars = bodies(mask(tuple(spots)) & PILLARS)
            if self.solo is not None:
                spots.update({FIRST_TOKEN + index: spot for index, spot in enumerate(self.solo.tokens)})
                pillars += TOKENS[: len(self.solo.tokens)]
            self._layout = Layout(spots, pillars)
        return self._layout
