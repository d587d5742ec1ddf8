"""Is a game fair? Scores and wins of bots, by what each seat was dealt.

The standard errors are those of independent seats: of a mean the deviation over the root of their number, of a share p
the root of p (1 − p) over their number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import sqrt
from operator import itemgetter
from statistics import mean, stdev
from typing import NamedTuple

from souterrain.lab.games import Seat, Task, play
from souterrain.lab.pool import each


class Figure(NamedTuple):
    """A mean and its standard error; the error is None for a single seat."""

    mean: float
    error: float | None


class Row(NamedTuple):
    """The result of all seats with a common trait. `trait` and `name` are "" for all seats together."""

    trait: str
    name: str
    seats: int
    score: Figure
    won: Figure
    more: Mapping[str, Figure] = {}
    """Further figures of the game."""


def row(trait: str, name: str, seats: list[Seat]) -> Row:
    number = len(seats)
    share = mean(seat.won for seat in seats)
    won = Figure(share, sqrt(share * (1 - share) / number) if number > 1 else None)
    names = dict.fromkeys(name for seat in seats for name in seat.figures)
    more = {known: _figure([seat.figures[known] for seat in seats if known in seat.figures]) for known in names}
    return Row(trait, name, number, _figure([seat.score for seat in seats]), won, more)


def _figure(values: list[float]) -> Figure:
    return Figure(mean(values), stdev(values) / sqrt(len(values)) if len(values) > 1 else None)


def rows(games: Iterable[tuple[Seat, ...]]) -> list[Row]:
    """Return a row for all seats, then rows by trait, within a trait the best first."""
    seats = [seat for game in games for seat in game]
    if not seats:
        return []
    found = [row("", "", seats)]
    for trait in dict.fromkeys(trait for seat in seats for trait in seat.traits):
        names = sorted({seat.traits[trait] for seat in seats if trait in seat.traits})
        named = [row(trait, name, [seat for seat in seats if seat.traits.get(trait) == name]) for name in names]
        found += sorted(named, key=lambda entry: -entry.score.mean)
    return found


def balance(tasks: Iterable[Task], jobs: int, tell: Callable[[int], None]) -> list[tuple[Seat, ...]]:
    """Play all games and report their number; after an interruption return the finished ones."""
    done: list[tuple[int, tuple[Seat, ...]]] = []
    try:
        for task, seats in each(play, tasks, jobs):
            done.append((task.seed, seats))
            tell(len(done))
    except KeyboardInterrupt:
        pass
    return [seats for _, seats in sorted(done, key=itemgetter(0))]
