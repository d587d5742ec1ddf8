"""The balance of a game: scores and wins of bots, grouped by the traits of each seat, with 95 % intervals.

Seats count as independent. The interval of a mean is 1.96 standard errors to both sides, which is too narrow below some
thirty seats; the interval of a share is Wilson's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from operator import itemgetter
from statistics import NormalDist, mean, stdev
from typing import Final, NamedTuple

from souterrain.lab.games import Seat, Task, play
from souterrain.lab.pool import each

WIDTH: Final = NormalDist().inv_cdf(0.975)
"""Standard errors to both sides of a mean that make a 95 % interval."""


class Figure(NamedTuple):
    """A mean and half the width of its 95 % interval; None for a single seat."""

    mean: float
    half: float | None


class Share(NamedTuple):
    """A share and its 95 % interval."""

    mean: float
    low: float
    high: float


class Row(NamedTuple):
    """Results of seats with one thing in common. `trait` and `name` are "" for all seats together."""

    trait: str
    name: str
    seats: int
    score: Figure
    won: Share | None
    """None where everybody played alone."""
    more: Mapping[str, Figure] = {}
    """Means of the numbers that the game counts."""


def row(trait: str, name: str, seats: list[Seat], *, alone: bool = False) -> Row:
    number = len(seats)
    won = None if alone else share_of(mean(seat.won for seat in seats), number)
    names = dict.fromkeys(name for seat in seats for name in seat.figures)
    more = {known: _figure([seat.figures[known] for seat in seats if known in seat.figures]) for known in names}
    return Row(trait, name, number, _figure([seat.score for seat in seats]), won, more)


def _figure(values: list[float]) -> Figure:
    return Figure(mean(values), WIDTH * stdev(values) / sqrt(len(values)) if len(values) > 1 else None)


def share_of(share: float, number: int) -> Share:
    """Return Wilson's interval, which also holds for shares near 0 and 1."""
    spread = WIDTH**2 / number
    middle = share + spread / 2
    half = sqrt(spread * (share * (1 - share) + spread / 4))
    return Share(share, (middle - half) / (1 + spread), (middle + half) / (1 + spread))


def rows(games: Sequence[tuple[Seat, ...]]) -> list[Row]:
    """Return all seats together, then those of each trait, the best first."""
    seats = [seat for game in games for seat in game]
    if not seats:
        return []
    alone = all(len(game) == 1 for game in games)
    found = [row("", "", seats, alone=alone)]
    for trait in dict.fromkeys(trait for seat in seats for trait in seat.traits):
        names = sorted({seat.traits[trait] for seat in seats if trait in seat.traits})
        named = [
            row(trait, name, [seat for seat in seats if seat.traits.get(trait) == name], alone=alone) for name in names
        ]
        found += sorted(named, key=lambda entry: -entry.score.mean)
    return found


def balance(tasks: Iterable[Task], jobs: int, tell: Callable[[int], None]) -> list[tuple[Seat, ...]]:
    """Play all tasks and report the number of finished games to `tell`; if interrupted, return the finished ones."""
    done: list[tuple[int, tuple[Seat, ...]]] = []
    try:
        for task, seats in each(play, tasks, jobs):
            done.append((task.seed, seats))
            tell(len(done))
    except KeyboardInterrupt:
        pass
    return [seats for _, seats in sorted(done, key=itemgetter(0))]
