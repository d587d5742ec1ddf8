"""The state: records that are written only before they leave the function that made them. Lengths are in µm."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import ClassVar, Final

from souterrain.core.forms import Verb
from souterrain.core.frames import Framed
from souterrain.core.records import Record, record
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
from souterrain.games.drop.facts import Options
from souterrain.games.drop.frames import Choice
from souterrain.games.drop.geometry import Footprint
from souterrain.games.drop.rules.rooms import Layout

ENTER, EXPLORE, PLACE, ACT, LOOT, AFTER, DEEPER, END = range(8)
STEPS: Final = ("enter", "explore", "place", "act", "loot", "after", "deeper", "end")
"""`act`: an ability may be used, then a room is looted; `loot`: the ability is used; `after`: the room is looted.
`place` is the others' window for their pawns; `enter` and `deeper` are the lone spelunker's."""

BOX, TABLE, FALLEN, AWAY = -1, -2, -3, -4
"""The places of a cube; a seat's number for what its hero has collected; AWAY for what is out of play."""


def _masks(where: tuple[int, ...]) -> dict[int, int]:
    """Return the cubes of each place, as masks."""
    found: dict[int, int] = {}
    for cube, place in enumerate(where):
        found[place] = found.get(place, 0) | 1 << cube
    return found


@record
class Table(Record):
    """Seats and options: fixed for the whole match."""

    seats: int = 1
    options: Options = field(default_factory=Options)

    @property
    def by_eye(self) -> bool:
        """True if nobody is told what is in a room (DD-65)."""
        return self.options.judge == "by_eye"

    @property
    def turn_pawns(self) -> bool:
        """True if pawns are placed in a window of their own, false if at any time of the turn (DD-81)."""
        return self.options.pawns == "turn"


@record
class Hero(Record):
    """One player's cards and what they bear. `covered` is the life covered by monsters (DD-51)."""

    race: int = 0
    classes: tuple[int, ...] = ()
    quest: int = 0
    covered: int = 0
    marks: int = 0
    """Points of abilities that stay (DD-201, DD-211)."""
    firsts: int = 0
    """The number of rounds, of rounds 2 and 3, in which this hero was first (DD-243)."""
    steps: int = 0
    """Steps on the Teamwork track (DD-84)."""
    chests: tuple[int, ...] = ()
    """The dice of the opened chests (DD-70)."""
    tilted: tuple[str, ...] = ()
    """Cards that are used up until the next level (DD-106)."""

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


@record
class Solo(Record):
    """The lone spelunker's level, tokens and fragments (DD-100 on)."""

    level: int = 1
    turn: int = 0
    fragments: int = 0
    tokens: tuple[Footprint, ...] = ()
    stairs: int = 0
    """1 if the room just looted holds the Stairs (DD-108)."""
    quests: tuple[int, ...] = ()
    """Quests that are discarded (DD-112)."""
    reached: int = 0
    required: int = 0
    reason: str = ""
    """The way it ended."""


@record
class State(Framed):
    carried: ClassVar[tuple[str, ...]] = ("_layout", "_places")

    frames: tuple[Choice, ...] = ()
    table: Table = field(default_factory=Table)
    heroes: tuple[Hero, ...] = ()
    round: int = 1
    order: tuple[int, ...] = ()
    at: int = 0
    step: int = EXPLORE
    deeds: int = 0
    """The number of times the tray was used in this turn: part of its addresses."""
    used: str = ""
    """The card activated in this turn."""
    effect: str = ""
    """The ability in force: the card's own, or the one the Human borrows."""
    dropped: tuple[int, ...] = ()
    """The cubes of this turn's Explore (DD-224)."""
    where: tuple[int, ...] = (AWAY,) * len(CUBES)
    spots: tuple[Footprint, ...] = ((),) * len(CUBES)
    pawns: tuple[Footprint, ...] = ()
    sent: tuple[int, ...] = ()
    """1 for each seat whose pawn was placed in this turn (DD-81)."""
    solo: Solo | None = None
    _layout: Layout | None = None
    """Cache: the rooms of this table. A copy keeps it until a body moves."""
    _places: dict[int, int] | None = None
    """Cache: the cubes of each place. A copy keeps it until a cube changes its place."""
    _verbs: dict[int, tuple[Verb, ...]] = field(default_factory=dict)
    """Cache: the verbs of each seat."""

    # --- who ---

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return self.order[self.at]

    @property
    def hero(self) -> Hero:
        return self.heroes[self.seat]

    def own(self, seat: int) -> Hero:
        """Put a copy of a hero into this state and return it to be written."""
        new = self.heroes[seat].copy()
        self.heroes = (*self.heroes[:seat], new, *self.heroes[seat + 1 :])
        return new

    def own_solo(self) -> Solo:
        assert self.solo is not None
        self.solo = self.solo.copy()
        return self.solo

    def address(self, what: str) -> str:
        """Return the address of a draw in this turn."""
        if self.solo is not None:
            return f"level/{self.solo.level}/turn/{self.solo.turn}/{what}"
        return f"round/{self.round}/seat/{self.seat}/{what}"

    # --- where ---

    def lay(self, cube: int, spot: Footprint) -> None:
        """Lay the cube there."""
        self.where = (*self.where[:cube], TABLE, *self.where[cube + 1 :])
        self.spots = (*self.spots[:cube], spot, *self.spots[cube + 1 :])
        self._layout = self._places = None

    def put(self, cube: int, place: int) -> None:
        """Put the cube into a place beside the table."""
        self.where = (*self.where[:cube], place, *self.where[cube + 1 :])
        self._places = None
        if self.spots[cube]:
            self.spots = (*self.spots[:cube], (), *self.spots[cube + 1 :])
            self._layout = None

    def move(self, cubes: Mapping[int, Footprint], place: int) -> None:
        """Lay cubes where they came to rest, many at once; those without a footprint go into a place beside the
        table."""
        where, spots = list(self.where), list(self.spots)
        for cube, spot in cubes.items():
            where[cube], spots[cube] = TABLE if spot else place, spot
        self.where, self.spots = tuple(where), tuple(spots)
        self._layout = self._places = None

    def stand(self, seat: int, spot: Footprint) -> None:
        """Stand a pawn there; () takes it home."""
        self.pawns = (*self.pawns[:seat], spot, *self.pawns[seat + 1 :])
        self._layout = None

    def there(self, place: int) -> int:
        """Return the cubes of a place, as a mask."""
        if self._places is None:
            self._places = _masks(self.where)
        return self._places.get(place, 0)

    def cubes(self, place: int) -> tuple[int, ...]:
        return bodies(self.there(place))

    def lying(self) -> int:
        """Return the cubes on the table, as a mask."""
        return self.there(TABLE)

    def box(self) -> tuple[int, ...]:
        """Count each kind in the box: public by elimination."""
        counts = [0] * len(KINDS)
        for cube in self.cubes(BOX):
            counts[KIND_OF[cube]] += 1
        return tuple(counts)

    def held(self, seat: int, kind: str) -> tuple[int, ...]:
        """Return the cubes of a type that a hero has collected."""
        return bodies(self.there(seat) & MASK_OF[kind])

    def weight(self, seat: int) -> int:
        """Count the treasure cubes in the reserve (DD-29)."""
        return (self.there(seat) & ALL_TREASURES).bit_count()

    def layout(self) -> Layout:
        """Return every body on the table, and the rooms its pillars make."""
        if self._layout is None:
            spots = {cube: spot for cube, spot in enumerate(self.spots) if spot}
            spots.update({FIRST_PAWN + seat: spot for seat, spot in enumerate(self.pawns) if spot})
            pillars = bodies(mask(tuple(spots)) & PILLARS)
            if self.solo is not None:
                spots.update({FIRST_TOKEN + index: spot for index, spot in enumerate(self.solo.tokens)})
                pillars += TOKENS[: len(self.solo.tokens)]
            self._layout = Layout(spots, pillars)
        return self._layout
