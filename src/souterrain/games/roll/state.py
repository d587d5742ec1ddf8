"""The state: records that are written only before they leave the function that made them."""

from __future__ import annotations

from dataclasses import field

from souterrain.core.chance import Chance
from souterrain.core.forms import Verb
from souterrain.core.frames import Framed, Question
from souterrain.core.records import Record, record
from souterrain.games.roll.content.dice import BOX
from souterrain.games.roll.content.heroes import (
    DRAGON_PHASE,
    LOOT_PHASE,
    MONSTER_PHASE,
    REGROUP_PHASE,
    SIDES,
    Side,
)
from souterrain.games.roll.facts import Options

SETUP, END = 0, 5
PHASES = ("setup", "monster", "loot", "dragon", "regroup", "end")
LEFT, TAKEN_UP = 6, 7
"""Phases that only `apply` sees: the delve is over; the level is taken up again (DR-33)."""
SEEN = (*PHASES, "left")
"""The phases a view may show. With `tempo: together` a party that has left waits for the others."""
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
    "TAKEN_UP",
]


@record
class Table(Record):
    """Seats, the first seat, and options: fixed for the whole match."""

    seats: int = 1
    first: int = 0
    options: Options = field(default_factory=Options)
    apart: int = 0
    """1 for the box of a seat that delves at the same time as others: each treasure belongs to a level."""


@record
class Player(Record):
    """A player's possessions from delve to delve (DR-17)."""

    hero: int = 0
    master: int = 0
    xp: int = 0
    tokens: tuple[int, ...] = (0,) * 10


@record
class State(Framed):
    """A table of Dungeon Roll. Dice are counts per face; every die is in exactly one zone (DR-07)."""

    frames: tuple[Question, ...] = ()
    table: Table = field(default_factory=Table)
    players: tuple[Player, ...] = ()
    box: tuple[int, ...] = BOX
    turn: int = 0
    seat: int = 0
    phase: int = SETUP
    level: int = 0
    party: tuple[int, ...] = (0,) * 6
    graveyard: int = 0
    out: int = 0
    dungeon: tuple[int, ...] = (0,) * 5
    lair: int = 0
    supply: int = 0
    aside: tuple[tuple[int, ...], ...] = ()
    allies: tuple[int, ...] = (0,) * 3
    exhausted: int = 0
    berserk: int = 0
    slain: int = 0
    used: int = 0
    rerolls: int = 0
    draws: int = 0
    earned: int = 0
    _offers: tuple[Verb, ...] = ()
    """Cache: the verbs on offer, where `proceed` has looked for them already."""

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
        """Return the seat that is asked, or -1 when the game is over: a quick `asks` for mass play."""
        if self.frames:
            return self.frames[-1].seat
        return -1 if self.phase == END else self.seat

    def own(self, seat: int | None = None) -> Player:
        """Put a copy of a player into this state and return it to be written."""
        if seat is None:
            seat = self.seat
        old = self.players[seat]
        new = old.copy()
        self.players = (*self.players[:seat], new, *self.players[seat + 1 :])
        return new

    @property
    def delve(self) -> int:
        """The number of this delve, of three."""
        return self.turn // self.table.seats + 1

    def in_delve(self, chance: Chance, what: str) -> str:
        """Return the address of a draw in this delve."""
        return "" if chance.blind else f"seat/{self.seat}/delve/{self.turn // self.table.seats + 1}/{what}"

    def treasure(self, chance: Chance) -> str:
        """Return the address of the next token drawn in this delve."""
        if chance.blind:
            return ""
        return (self.place if self.table.apart else self.in_delve)(chance, f"treasure/{self.draws}")

    def place(self, chance: Chance, what: str) -> str:
        """Return the address of a draw on this level."""
        return "" if chance.blind else self.in_delve(chance, f"level/{self.level}/{what}")


@record
class Past(Record):
    """An earlier state of a box, with the reach of its draws (`sight`)."""

    reach: int = 0
    box: State = field(default_factory=State)


@record
class Together(Record):
    """A table at which everybody delves at once: each seat has a box, a state of its own as if it played alone."""

    boxes: tuple[State, ...] = ()
    ended: tuple[str, ...] = ()
    """The way each seat's delve ended, "" while it goes on."""
    held: tuple[Player, ...] = ()
    """Each player as all knew it before this delve."""
    reach: tuple[int, ...] = ()
    """The reach of each box's draws (`sight`)."""
    passed: tuple[tuple[Past, ...], ...] = ()
    """Earlier states of each box in this delve, before draws that somebody else has still to meet."""
    last: tuple[tuple[int, int, str], ...] = ()
    """The delve before this one, by seat: the level, the XP it gave, the way it ended."""

    def turn_of(self) -> int:
        """Return the first seat that is asked, or -1 when the game is over."""
        return next((seat for seat, box in enumerate(self.boxes) if not self.ended[seat] and box.turn_of() >= 0), -1)
