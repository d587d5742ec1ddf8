"""The record of a table: settings and seats, stored as JSON beside the journal."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.json import Decoder

LOBBY, PLAYING, OVER = "lobby", "playing", "over"
BOT: Final = "bot:"
ME: Final = "me"
FIRST_LESSON: Final = "first"
ABSENCE: Final = ("wait", "bot", "skip")


class Chair(Struct):
    """A seat. `who`: "" for nobody, `bot:<name>`, or a person's id; `wake`: standing orders; `each`: it is
    asked each time, also where the answer changes nothing."""

    who: str = ""
    role: str = ""
    ready: bool = False
    nonce: str = ""
    lent: str = ""
    wake: list[str] | None = None
    each: bool = False

    @property
    def person(self) -> str:
        return "" if self.who.startswith(BOT) else self.who

    @property
    def bot(self) -> str:
        """The bot that plays this seat now; "" if none does."""
        who = self.lent or self.who
        return who.removeprefix(BOT) if who.startswith(BOT) else ""


class Handover(Struct):
    """A seat that changed hands in a running game. `was`: the person who held it last, "" if nobody did;
    `who`: the person who has it now, "" for a bot or nobody."""

    seat: int
    kind: str
    """bot, free (nobody plays), back (its own person), new (another person)."""
    was: str
    who: str
    at: float


class TableRecord(Struct):
    game: str
    options: dict[str, str]
    chairs: list[Chair]
    host: str
    phase: str = LOBBY
    private: bool = True
    tempo: int = 0
    absence: str = "wait"
    patience: int = 5
    pause: float = 3.0
    next: str = ""
    """The table of the rematch, once somebody asked for one."""
    next_watch: str = ""
    """The spectators' code of that table."""
    origin: str = ""
    """The table whose position this one continues."""
    before: str = ""
    """The table of the same campaign before this one, whose heroes play on here."""
    day: str = ""
    """The date of the daily dungeon played here; "" at every other table."""
    retry: bool = False
    """True for every attempt after the first of that day: it does not count."""
    lesson: bool | str = ""
    """The name of the lesson played here; "" at every other table. True in records of the time when a game had one
    lesson: see `taught`."""
    content: Any = None
    """Content that is not built in: the legacy of the previous match."""
    away: dict[str, float] = {}
    """The persons absent when the table left memory, with the start of their absence."""
    held: dict[str, list[int]] = {}
    """The seats of the running game that each person has ever held: the secrets they may know (P37)."""
    paused: str = ""
    """The person who paused the game; "" while it runs."""
    paused_at: float = 0.0
    """The start of the pause, by the steady clock."""
    handed: list[Handover] = []
    """The last seats that changed hands in this game."""

    @property
    def taught(self) -> str:
        """The name of the lesson, or ""."""
        return FIRST_LESSON if self.lesson is True else self.lesson or ""

    def begin(self) -> None:
        """Begin the game: from now on the table remembers who has held which seat."""
        self.phase = PLAYING
        self.held = {person: self.seats_of(person) for person in self.persons}

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.who == person]

    def hears(self, person: str) -> bool:
        """Tell if a person who came by the players' link gets the players' chat: after the game only those who played
        it do, since a link to its replay leads here."""
        return self.phase != OVER or (bool(person) and (person in self.persons or person in self.held))

    @property
    def known(self) -> list[str]:
        """The persons whose names are told: those seated, and those who gave up a seat."""
        return list(dict.fromkeys([*self.persons, *(hand.was for hand in self.handed if hand.was)]))

    @property
    def persons(self) -> list[str]:
        return list(dict.fromkeys(chair.person for chair in self.chairs if chair.person))


_DECODER: Final = Decoder(TableRecord)
"""Made at import: msgspec crashes if several threads are the first to read a type."""


def read_record(text: str | bytes) -> TableRecord:
    return _DECODER.decode(text)
