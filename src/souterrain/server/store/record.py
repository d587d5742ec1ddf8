"""The record of a table: settings and seats, stored as JSON beside the journal."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

LOBBY, PLAYING, OVER = "lobby", "playing", "over"
BOT: Final = "bot:"
ME: Final = "me"
ABSENCE: Final = ("wait", "bot", "skip")


class Chair(Struct):
    """A seat. `who`: "" for nobody, `bot:<name>`, or a person's id; `wake`: standing orders."""

    who: str = ""
    role: str = ""
    ready: bool = False
    nonce: str = ""
    lent: str = ""
    wake: list[str] | None = None

    @property
    def person(self) -> str:
        return "" if self.who.startswith(BOT) else self.who

    @property
    def bot(self) -> str:
        """The bot that plays this seat now; "" if none does."""
        who = self.lent or self.who
        return who.removeprefix(BOT) if who.startswith(BOT) else ""


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
    origin: str = ""
    """The table whose position this one continues."""
    day: str = ""
    """The date of the daily dungeon played here; "" at every other table."""
    retry: bool = False
    """True for every attempt after the first of that day: it does not count."""
    lesson: bool = False
    content: Any = None
    """Content that is not built in: the legacy of the previous match."""
    away: dict[str, float] = {}
    """The persons absent when the table left memory, with the start of their absence."""

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.who == person]

    @property
    def persons(self) -> list[str]:
        return list(dict.fromkeys(chair.person for chair in self.chairs if chair.person))
