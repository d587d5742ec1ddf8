"""One game of bots. It follows from its seed; the game's lab columns name the reported values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from souterrain import Match
from souterrain.bots.base import Bot, Simulating
from souterrain.bots.playing import play_next
from souterrain.core import registry, slow
from souterrain.core.facts import TOGETHER
from souterrain.parts import bots, lab_columns


class Task(NamedTuple):
    """A game to play. `options` are those that differ from the defaults; `sampled` games answer slow draws by the
    stand-ins of mass play."""

    game: str
    bot: str
    seats: int
    seed: int
    options: Mapping[str, str] = {}
    sampled: bool = False


class Seat(NamedTuple):
    """The result of a seat. `won` is its share of the first place, or 1 if seats win together; `traits` and `figures`
    are the values of the game's lab columns: dealt and counted."""

    traits: Mapping[str, str]
    score: int
    won: float
    figures: Mapping[str, float] = {}


def tables(game: str) -> Iterable[int]:
    """Return the numbers of players to play with: from two, unless the game names others."""
    least, most = registry.game(game).facts.seats
    return lab_columns(game).seats or range(max(2, least), most + 1)


def tasks(
    game: str, bot: str, seats: int, seeds: Iterable[int], options: Mapping[str, str], *, sampled: bool = False
) -> list[Task]:
    """Return the games to play: with every value of the option that the game names, unless that is set."""
    columns = lab_columns(game)
    name, options = columns.each, {**columns.options, **options}
    values = [option.values for option in registry.game(game).facts.options if option.name == name != ""]
    tables = [{**options, name: value} for value in values[0]] if values and name not in options else [dict(options)]
    return [Task(game, bot, seats, seed, each, sampled) for each in tables for seed in seeds]


def play(task: Task) -> tuple[Seat, ...]:
    """Play one game, all seats by the same bot."""
    match = opened(task)
    players = [player(task.game, task.bot, sampled=task.sampled)] * task.seats
    while match.asks:
        play_next(match, players, task.seed)
    return seats_of(match)


def opened(task: Task) -> Match:
    resolve = slow.sampled if task.sampled else slow.at_once
    return Match.new(task.game, seats=task.seats, seed=task.seed, options=task.options, resolve=resolve)


def player(game: str, name: str, *, sampled: bool) -> Bot:
    """Return a bot by name; one that simulates does so as the game of mass play does."""
    bot = bots(game)[name]
    return bot.sampling() if sampled and isinstance(bot, Simulating) else bot


def seats_of(match: Match) -> tuple[Seat, ...]:
    outcome, facts = match.outcome, match.game.facts
    assert outcome is not None
    first = 1 if facts.result == TOGETHER else outcome.places.count(1)
    columns = lab_columns(facts.name)
    dealt, counted = columns.dealt, columns.counted
    return tuple(
        [
            Seat(dealt(match.state, seat), outcome.total(seat), (place == 1) / first, counted(match.state, seat))
            for seat, place in enumerate(outcome.places)
        ]
    )
