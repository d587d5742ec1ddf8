"""What a table is besides its journal, as it is kept in the file: settings, and who holds which seat."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from msgspec import Struct

from souterrain.core import registry
from souterrain.core.game import setup_of
from souterrain.core.rejection import Rejected, SetupError
from souterrain.core.seeded import seed_bytes
from souterrain.parts import bots
from souterrain.server.protocol.http import NewTable
from souterrain.server.refusal import Refused

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
        """The bot that plays here now; "" if none does."""
        who = self.lent or self.who
        return who.removeprefix(BOT) if who.startswith(BOT) else ""


class Kept(Struct):
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
    """The table whose position this one went on from."""
    day: str = ""
    """Of the daily dungeon that is tried here; "" at every other table."""
    retry: bool = False
    """Not the first try of that day: it does not count."""
    lesson: bool = False
    content: Any = None
    """What the match begins with that is not built in: handed on by the one before."""
    away: dict[str, float] = {}
    """Who was not here when the table left memory, and since when."""

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.who == person]

    @property
    def persons(self) -> list[str]:
        return list(dict.fromkeys(chair.person for chair in self.chairs if chair.person))


def distinct(name: str, taken: Collection[str]) -> str:
    """Names are unique at a table: the second of a name gets a number."""
    found, number = name, 1
    while found and found in taken:
        number += 1
        found = f"{name[:21]} {number}"
    return found


def check_bot(game: str, who: str) -> None:
    if not who.startswith(BOT) or who.removeprefix(BOT) not in bots(game):
        raise Refused("no-such-bot", 400, data={"bot": who.removeprefix(BOT)})


def default_bot(game: str) -> str:
    """The one that plays best: a game's own come after the house's."""
    return BOT + list(bots(game))[-1]


def new_kept(wish: NewTable, person: str) -> Kept:
    """A table as somebody wants it, if its game can be played so."""
    try:
        game = registry.game(wish.game)
        options = setup_of(game, len(wish.seats), wish.options, (), None).options
    except SetupError as fault:
        raise Refused.by(fault.rejected, 400) from fault
    chairs: list[Chair] = []
    for who in wish.seats:
        if who not in (ME, ""):
            check_bot(wish.game, who)
        chairs.append(Chair(person if who == ME else who, ready=who.startswith(BOT)))
    if wish.absence not in ABSENCE:
        raise Refused.by(Rejected("no-such-value", option="absence", value=wish.absence), 400)
    return Kept(wish.game, dict(options), chairs, person, private=wish.private, tempo=wish.tempo, absence=wish.absence)


def new_lesson(game: str, person: str) -> tuple[Kept, bytes]:
    """A table for a game's lesson, and its seed."""
    if game not in registry.names():
        raise Refused("no-such-game", 404, data={"game": game})
    facts = registry.game(game).facts
    if facts.lesson is None:
        raise Refused("no-lesson", 404)
    options = facts.resolve(facts.lesson.options)
    return Kept(game, options, [Chair(person)], person, lesson=True), seed_bytes(facts.lesson.seed)
