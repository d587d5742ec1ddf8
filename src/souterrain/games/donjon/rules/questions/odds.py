"""Exact odds of an attack (DJ-125), calculated from the difference of two dice."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple


class Odds(NamedTuple):
    """The probability of a hit, the mean loss of life, and the probability of each loss."""

    hit: float
    mean: float
    losses: tuple[float, ...]

    def at_least(self, points: int) -> float:
        return sum(self.losses[points:])

    def capped(self, points: int) -> float:
        """Return the mean loss of a target with this much life left."""
        return sum([min(loss, points) * chance for loss, chance in enumerate(self.losses)])


@cache
def odds(ahead: int, sides: int = 10, against: int = 10) -> Odds:
    """Return the odds of an attack; `ahead` is the attacker's advantage before the dice."""
    ways: dict[int, int] = {}
    for die in range(1, sides + 1):
        for counter in range(1, against + 1):
            loss = max(0, ahead + die - counter)
            ways[loss] = ways.get(loss, 0) + 1
    total = sides * against
    losses = tuple([ways.get(loss, 0) / total for loss in range(max(ways) + 1)])
    return Odds(1 - losses[0], sum([loss * chance for loss, chance in enumerate(losses)]), losses)


@cache
def success(trait: int, need: int = 9) -> float:
    """Return the probability to pass a test (DJ-111); a natural ten always succeeds."""
    return sum([die == 10 or die + trait >= need for die in range(1, 11)]) / 10
