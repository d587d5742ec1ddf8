"""Parts of the socket's messages: what a table is, what a seat is asked, and what it may say.

That is told as forms, from which each client makes the tree of words.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

NO_FILM: Final = -1


class SeatInfo(Struct):
    """Who sits where. `who` is "" for nobody, `bot:<name>` for the machine, else a person's id."""

    who: str = ""
    name: str = ""
    role: str = ""
    ready: bool = False
    presence: str = "gone"
    """here, away, gone."""
    away_since: float = 0.0
    lent: str = ""
    """The bot that plays for an absent person, who can take the seat back."""
    clock: float = -1.0
    """Seconds left for the standing ask; -1 when no clock runs."""


class WishInfo(Struct):
    """A wish that every other seated person has to agree to; answered by `consent`. It ends when one refuses, when a
    seat changes hands, when the asker leaves the table, and when the game is over."""

    id: str
    kind: str
    """takeback (the seat's last move), rewind (the last decision), kick (remove the seat's player), seat (take
    the seat, which no person has)."""
    seat: int
    by: str
    """The person who asks."""
    name: str
    asked: list[str]
    """The persons who have not answered yet."""


class HandoverInfo(Struct):
    """A seat that changed hands in the running game."""

    seat: int
    kind: str
    """bot (a bot plays it now), free (nobody does: everybody has left), back (its own person), new (another person)."""
    was: str
    """The name of the person who held it last; "" if nobody did or for a person who is no longer known."""
    name: str
    """The name of the person who has it now; "" for a bot or nobody."""
    at: float


class TableInfo(Struct):
    """What everybody at a table knows about it; sent whole whenever it changes."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    phase: str
    """lobby, playing, over."""
    host: str
    private: bool = True
    tempo: int = 0
    """Seconds for a move; 0 = no clock; slow tables count in days."""
    absence: str = "wait"
    """wait, bot or skip (after `patience` minutes, while somebody else is here)."""
    patience: int = 5
    pause: float = 3.0
    """How long a window stands open, in seconds."""
    watchers: int = 0
    next: str = ""
    """The table of the rematch, once somebody asked for one; for spectators its spectators' code."""
    takeback: int = -1
    """The seat that asks for consent to take its last move back; -1 for nobody."""
    saving: bool = False
    """True while moves cannot be saved: they are refused until it is over."""
    commitment: str = ""
    """What fixes the dice before anybody throws in a nonce: see docs/fair-dice.md."""
    day: str = ""
    """Of the daily dungeon that is tried here; "" at every other table."""
    retry: bool = False
    """A try that does not count: it is not the first of that day."""
    lesson: str = ""
    """The name of the lesson that is played here; "" at every other table."""
    opens: float = 0.0
    """When seed, journal and replay can be had: those of a daily dungeon when its day is over; 0 if they can."""
    carries: bool = False
    """Whether the game that is over hands something on: see `rematch`."""
    wish: WishInfo | None = None
    """The wish that stands; a take-back is also told as `takeback`."""
    handed: list[HandoverInfo] = []
    """The latest seats that changed hands in this game."""
    leader: int = -1
    """The seat that leads the running game for the others; -1 if none does."""
    paused: str = ""
    """The name of the person who paused the game; "" while it runs."""
    held: list[tuple[int, int]] = []
    """The seats for which an open window waits ("Wait for me"), each with the number of its ask."""


class FieldInfo(Struct, omit_defaults=True):
    """One of three: `rows` (a table of items), `words` with `caps`, `least`, `most` (a multiset), `word` with `least`
    and `most` (a measure)."""

    rows: list[list[tuple[str, int]]] | None = None
    words: list[str] | None = None
    caps: list[int] | None = None
    word: str | None = None
    least: int = 0
    most: int = 0


class FormInfo(Struct, omit_defaults=True):
    fields: list[FieldInfo] = []
    check: bool = False
    """A last check is made by the server: a sentence that fits may still be refused."""


class VerbInfo(Struct):
    word: str
    forms: list[FormInfo]


class StakeInfo(Struct, omit_defaults=True):
    """The worth of choices: a message `stake-<key>` of the game's catalogue, with its data."""

    about: str
    """The verb and items that a sentence must have."""
    key: str
    data: dict[str, Any] = {}
    sure: bool = False
    """Such a sentence wastes something and cannot be taken back: ask once more before it is sent."""


class AskInfo(Struct, omit_defaults=True):
    """The question to a seat. Others' asks are told without `verbs`, and without `stakes` in a game with secrets."""

    seat: int
    number: int
    kind: str
    about: str
    default: str = ""
    verbs: list[VerbInfo] = []
    stakes: list[StakeInfo] = []
    idle: bool = False
    """The answer changes nothing and is given for the seat at once, which does not wish to be asked each time."""
