"""The immutable state: written only before it leaves the function that made it."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.forms import Verb
from souterrain.core.records import Record
from souterrain.games.roll.content.dice import BOX
from souterrain.games.roll.content.heroes import (
    DRAGON_PHASE,
    LOOT_PHASE,
    MONSTER_PHASE,
    REGROUP_PHASE,
    SIDES,
    Side,
)

SETUP, END = 0, 5
PHASES = ("setup", "monster", "loot", "dragon", "regroup", "end")
LEFT, TAKEN_UP = 6, 7
"""Passing phases, seen inside `apply` alone: the delve is over; the level is taken up again (DR-33)."""
SEEN = (*PHASES, "left")
"""The phases a view may show: where everybody delves at once, whoever has left waits for the others."""
STOPS = ("never", "dragon", "always")
"""Where a player wants to be stopped on the way although the level asks nothing."""
__all__ = [
    "DRAGON_PHASE",
    "END",
    "LEFT",
    "LOOT_PHASE",
    "MONSTER_PHASE",
    "PHASES",
    "REGROUP_PHASE",
    "SEEN",
    "SETUP",
    "STOPS",
    "TAKEN_UP",
]


class Table(Record):
    """What holds for the whole match."""

    __slots__ = ("bait_all", "first", "keep_xp", "scroll_any", "seats", "ultimate_any")

    def __init__(
        self,
        seats: int = 1,
        first: int = 0,
        bait_all: int = 0,
        scroll_any: int = 0,
        ultimate_any: int = 1,
        keep_xp: int = 1,
    ) -> None:
        self.seats = seats
        self.first = first
        self.bait_all = bait_all
        self.scroll_any = scroll_any
        self.ultimate_any = ultimate_any
        self.keep_xp = keep_xp


class Player(Record):
    """What a player keeps from delve to delve (DR-17), and where that player wants to be stopped."""

    __slots__ = ("hero", "master", "stops", "tokens", "xp")

    def __init__(
        self, hero: int = 0, master: int = 0, xp: int = 0, tokens: tuple[int, ...] = (0,) * 10, stops: int = 0
    ) -> None:
        self.hero = hero
        self.master = master
        self.xp = xp
        self.tokens = tokens
        self.stops = stops


class Interlude(Record):
    """A frame: a choice after new information. `answer` holds the items of the sentence that closed it."""

    __slots__ = ("answer", "answered", "dice", "kind", "number", "seat")

    def __init__(self, kind: str = "", seat: int = 0, number: int = 0, dice: tuple[int, ...] = ()) -> None:
        self.kind = kind
        self.seat = seat
        self.number = number
        self.dice = dice
        self.answered = 0
        self.answer: tuple[tuple[str, int], ...] = ()


class State(Record):
    """A table of Dungeon Roll. Dice are counts per face; every die is in exactly one zone (DR-07)."""

    __slots__ = (
        "_offers",
        "allies",
        "aside",
        "berserk",
        "box",
        "draws",
        "dungeon",
        "earned",
        "exhausted",
        "frames",
        "graveyard",
        "lair",
        "level",
        "number",
        "out",
        "party",
        "phase",
        "players",
        "rerolls",
        "seat",
        "slain",
        "supply",
        "table",
        "turn",
        "used",
        "wished",
    )

    table: Table
    players: tuple[Player, ...]
    box: tuple[int, ...]
    frames: tuple[Interlude, ...]
    _offers: tuple[Verb, ...]
    """What the phases found to be offered here, kept so that `legal` need not look again; no part of the value."""

    def __init__(self) -> None:
        self.table = Table()
        self.players = ()
        self.box = BOX
        self.turn = 0
        self.seat = 0
        self.phase = SETUP
        self.number = 0
        self.frames = ()
        self.level = 0
        self.party: tuple[int, ...] = (0,) * 6
        self.graveyard = 0
        self.out = 0
        self.dungeon: tuple[int, ...] = (0,) * 5
        self.lair = 0
        self.supply = 0
        self.aside: tuple[tuple[int, ...], ...] = ()
        self.allies: tuple[int, ...] = (0,) * 3
        self.exhausted = 0
        self.berserk = 0
        self.slain = 0
        self.used = 0
        self.rerolls = 0
        self.draws = 0
        self.earned = 0
        self.wished = 0
        self._offers = ()

    def copy(self) -> State:
        new = State.__new__(State)
        new.table = self.table
        new.players = self.players
        new.box = self.box
        new.turn = self.turn
        new.seat = self.seat
        new.phase = self.phase
        new.number = self.number
        new.frames = self.frames
        new.level = self.level
        new.party = self.party
        new.graveyard = self.graveyard
        new.out = self.out
        new.dungeon = self.dungeon
        new.lair = self.lair
        new.supply = self.supply
        new.aside = self.aside
        new.allies = self.allies
        new.exhausted = self.exhausted
        new.berserk = self.berserk
        new.slain = self.slain
        new.used = self.used
        new.rerolls = self.rerolls
        new.draws = self.draws
        new.earned = self.earned
        new.wished = self.wished
        new._offers = ()
        return new

    @property
    def player(self) -> Player:
        """The Adventurer."""
        return self.players[self.seat]

    @property
    def side(self) -> Side:
        """The side of the Adventurer's hero that lies up."""
        player = self.players[self.seat]
        return SIDES[player.hero][player.master]

    def turn_of(self) -> int:
        """Who is asked, or -1 when the game is over: what `asks` says, for those in a hurry."""
        if self.frames:
            return self.frames[-1].seat
        return -1 if self.phase == END else self.seat

    def own(self, seat: int | None = None) -> Player:
        """A player's own copy for this state, to be written before the state leaves."""
        if seat is None:
            seat = self.seat
        old = self.players[seat]
        new = Player(old.hero, old.master, old.xp, old.tokens, old.stops)
        self.players = (*self.players[:seat], new, *self.players[seat + 1 :])
        return new

    @property
    def delve(self) -> int:
        """Which of the three delves this is."""
        return self.turn // self.table.seats + 1

    def in_delve(self, chance: Chance, what: str) -> str:
        """The address of a draw in this delve."""
        return "" if chance.blind else f"seat/{self.seat}/delve/{self.turn // self.table.seats + 1}/{what}"

    def place(self, chance: Chance, what: str) -> str:
        """The address of a draw on this level."""
        return "" if chance.blind else self.in_delve(chance, f"level/{self.level}/{what}")


class Together(State):
    """Everybody delves at once: a box for each seat, as if each played alone. What a box holds is not held here."""

    __slots__ = ("boxes", "ended", "held")

    boxes: tuple[State, ...]

    def __init__(
        self,
        boxes: tuple[State, ...] = (),
        ended: tuple[str, ...] = (),
        held: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        """`ended` says how each seat's delve ended, "" while it goes on; `held` is what tokens each had before it."""
        super().__init__()
        self.boxes = boxes
        self.ended = ended
        self.held = held

    def turn_of(self) -> int:
        return next((seat for seat, box in enumerate(self.boxes) if not self.ended[seat] and box.turn_of() >= 0), -1)
