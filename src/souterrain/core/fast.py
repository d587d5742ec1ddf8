"""Chance for mass play: quick, unrecorded, blind to addresses."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate
from math import factorial, prod
from random import Random

from souterrain.core.chance import Chance, Needs, index_at
from souterrain.core.slow import Resolve, at_once

FEW = 6**4


class Fast(Chance):
    """A roll of equal dice is drawn as one weighted multiset. `resolve` answers slow draws."""

    blind = True

    def __init__(self, seed: int | None = None, resolve: Resolve = at_once) -> None:
        self._random = Random(seed).random
        self._resolve = resolve

    def dice(self, address: str, count: int, sides: int) -> tuple[int, ...]:
        marks, rolls = _table(count, sides)
        if not marks:
            return rolls[int(self._random() * len(rolls))]
        return rolls[bisect(marks, self._random() * marks[-1])]

    def number(self, address: str, below: int) -> int:
        return int(self._random() * below)

    def weighted(self, address: str, weights: tuple[int, ...]) -> int:
        return index_at(weights, int(self._random() * sum(weights)))

    def draw(self, address: str, kind: str, bounds: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([int(self._random() * bound) for bound in bounds])

    def slow(self, address: str, kind: str, request: str) -> tuple[int, ...]:
        return self._resolve(Needs(address, kind, request)).numbers


@lru_cache(maxsize=256)
def multisets(count: int, sides: int) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Return every outcome of a roll as counts per face, with the running sums of how many ways lead to it."""
    rolls = tuple(_splits(count, sides))
    ways = (factorial(count) // prod(map(factorial, roll)) for roll in rolls)
    return tuple(accumulate(ways)), rolls


@lru_cache(maxsize=256)
def _table(count: int, sides: int) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Return the same for quick draws: where the ways are few each stands for itself, and there are no sums."""
    marks, rolls = multisets(count, sides)
    if marks[-1] > FEW:
        return marks, rolls
    return (), tuple([rolls[bisect(marks, way)] for way in range(marks[-1])])


def _splits(count: int, sides: int) -> Iterator[tuple[int, ...]]:
    if sides == 1:
        yield (count,)
        return
    for first in range(count, -1, -1):
        for rest in _splits(count - first, sides - 1):
            yield (first, *rest)
