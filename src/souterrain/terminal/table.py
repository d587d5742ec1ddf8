"""Players of a local match: parsing of names, bots and options, and the new match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from souterrain.bots.base import Bot
from souterrain.core import registry
from souterrain.core.facts import Help
from souterrain.core.game import View
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
    """Return the seats of the game's door, otherwise one person and as many bots as the game needs."""
    facts = registry.game(game).facts
    if facts.door is not None:
        return [*facts.door.seats]
    return [ME] + [BOT + list(bots_to_offer(game))[-1]] * (facts.seats[0] - 1)


def default_options(game: str, players: Sequence[str]) -> dict[str, str]:
    """Return the options of the game's door if these players are seated as there."""
    door = registry.game(game).facts.door
    return dict(door.options) if door is not None and tuple(players) == door.seats else {}


def offered_help(game: str, players: Sequence[str], options: Mapping[str, str]) -> Help | None:
    """Return the help that the rulebook offers to so few players, unless the options have it already."""
    facts = registry.game(game).facts
    if facts.help is None or len(players) >= facts.help.below:
        return None
    chosen = facts.resolve(options)
    return None if all(chosen[name] == value for name, value in facts.help.options.items()) else facts.help


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
    return tuple([_name(who, number, words, seats[:number].count(who)) for number, who in enumerate(seats, 1)])


def _name(who: str, number: int, words: Language, nth: int) -> str:
    if who.startswith(BOT):
        return bot_called(who, nth, words)
    if who == ME:
        return words("seat-me", number=number)
    return who or words("seat-number", number=number)


def with_heroes(called: Sequence[str], view: View, words: Language) -> tuple[str, ...]:
    """Return the names of the seats; who leads a hero with a name is called by it, as the hero's figure is."""
    roster = view.get("roster", {})
    heroes = dict(zip(roster.get("seats", ()), roster.get("names", ()), strict=True))
    return tuple([words.noun(hero) if (hero := heroes.get(seat)) else name for seat, name in enumerate(called)])


def introduced(seats: tuple[str, ...], words: Language) -> Iterator[str]:
    """Yield the names of the players, and a description of each bot."""
    for name, who in zip(names(seats, words), seats, strict=True):
        if who.startswith(BOT):
            yield words("at-table-bot", name=name, bot=bot_about(who.removeprefix(BOT), words))
        else:
            yield name


def bot_name(bot: str, words: Language) -> str:
    return words(f"bot-{bot}") if words.has(f"bot-{bot}") else bot.capitalize()


def bot_about(bot: str, words: Language) -> str:
    """Return the line about a bot's character; its bare name if there is none."""
    return words.attribute(f"bot-{bot}", "about") or bot


def bot_called(who: str, nth: int, words: Language) -> str:
    """Return the name of the bot `bot:<name>`; from the second of a kind on with its number."""
    name = bot_name(who.removeprefix(BOT), words)
    return words("seat-bot", name=name, number=nth) if nth > 1 else name
