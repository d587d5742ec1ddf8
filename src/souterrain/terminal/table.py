"""Players of a local match: parsing of names, bots and options, and the new match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from souterrain.bots.base import Bot
from souterrain.core import registry
from souterrain.core.journal import Journal, Seat
from souterrain.core.match import Match
from souterrain.parts import bots, bots_to_offer
from souterrain.terminal.language import Language
from souterrain.terminal.trouble import Trouble

BOT: Final = "bot:"
ME: Final = "me"
MOST_SEED: Final = 2**256


class Player(NamedTuple):
    """A player by its word: `Ada`, `me`, `bot:random`, each with a role if the game has roles (`Ada=keeper`)."""

    who: str
    role: str = ""

    @classmethod
    def read(cls, word: str) -> Player:
        who, _, role = word.partition("=")
        return cls(who.strip(), role.strip())


def new_match(game: str, players: Sequence[str], seed: bytes, options: Mapping[str, str], content: Any = None) -> Match:
    """Create a match whose journal begins with the players. `content` was handed on by an earlier one."""
    seated = [Player.read(word) for word in players]
    roles = tuple([player.role for player in seated if player.role])
    if not all(player.who for player in seated):
        raise Trouble("trouble-nameless")
    if roles and len(roles) < len(seated):
        raise Trouble("trouble-roles", roles=", ".join(registry.game(game).facts.roles))
    for player in seated:
        bot_of(game, player.who)
    match = Match.new(game, seats=len(seated), seed=seed, options=options, roles=roles, content=content)
    for seat, player in enumerate(seated):
        match.sit(seat, player.who)
    return match


def default_players(game: str) -> list[str]:
    """Return one person and as many bots as the game needs."""
    least, _ = registry.game(game).facts.seats
    return [ME] + [BOT + list(bots_to_offer(game))[-1]] * (least - 1)


def read_options(settings: Sequence[str]) -> dict[str, str]:
    """Parse options of the form `name=value`."""
    options: dict[str, str] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise Trouble("trouble-set", text=setting)
        options[name.strip()] = value.strip()
    return options


def bot_of(game: str, who: str) -> Bot | None:
    """Return the bot behind `bot:<name>`; None for a person."""
    if not who.startswith(BOT):
        return None
    known = bots(game)
    if who.removeprefix(BOT) not in known:
        raise Trouble("trouble-bot", bot=who.removeprefix(BOT), known=", ".join(known))
    return known[who.removeprefix(BOT)]


def seated(journal: Journal) -> tuple[str, ...]:
    """Return the players at the end of a journal; "" for nobody."""
    who = [""] * journal.header.seats
    for entry in journal.entries:
        if isinstance(entry, Seat) and 0 <= entry.seat < len(who):
            who[entry.seat] = entry.who
    return tuple(who)


def names(seats: tuple[str, ...], words: Language) -> tuple[str, ...]:
    """Return the displayed names of the players."""
    return tuple([_name(who, number, words) for number, who in enumerate(seats, 1)])


def _name(who: str, number: int, words: Language) -> str:
    if who.startswith(BOT):
        return words("seat-bot", number=number)
    if who == ME:
        return words("seat-me", number=number)
    return who or words("seat-number", number=number)


def introduced(seats: tuple[str, ...], words: Language) -> Iterator[str]:
    """Yield the names of the players, and a description of each bot."""
    for name, who in zip(names(seats, words), seats, strict=True):
        if who.startswith(BOT):
            yield words("at-table-bot", name=name, bot=bot_name(who.removeprefix(BOT), words))
        else:
            yield name


def bot_name(bot: str, words: Language) -> str:
    return words(f"bot-{bot}") if words.has(f"bot-{bot}") else bot
