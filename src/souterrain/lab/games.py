"""One game of bots. It follows from its seed; the game's lab columns name the reported values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from souterrain import Match
from souterrain.bots.playing import play_next
from souterrain.core import registry
from souterrain.core.facts import TOGETHER
from souterrain.parts import bots, lab_columns


class Task(NamedTuple):
    """A game to play. `options` are those that differ from the defaults."""

    game: str
    bot: str
    seats: int
    seed: int
    options: Mapping[str, str] = {}


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


def tasks(game: str, bot: str, seats: int, seeds: Iterable[int], options: Mapping[str, str]) -> list[Task]:
    """Return the games to play: with every value of the option that the game names, unless that is set."""
    name = lab_columns(game).each
    values = [option.values for option in registry.game(game).facts.options if option.name == name != ""]
    tables = [{**options, name: value} for value in values[0]] if values and name not in options else [dict(options)]
    return [Task(game, bot, seats, seed, each) for each in tables for seed in seeds]


def play(task: Task) -> tuple[Seat, ...]:
    """Play one game, all seats by the same bot."""
    match = Match.new(task.game, seats=task.seats, seed=task.seed, options=task.options)
    players = [bots(task.game)[task.bot]] * task.seats
    while match.asks:
        play_next(match, players, task.seed)
    return seats_of(match)


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
