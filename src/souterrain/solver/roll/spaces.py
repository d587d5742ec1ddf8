"""Dice as counts of faces, numbered, with tables that add or remove a die.

A table holds row numbers, so that a step of many states at once is one `take`. The last row of every array of values
stands for all that is impossible and is minus infinity.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from souterrain.games.roll.content.dice import CHEST, DRAGON, DUNGEON, PARTY

Values = npt.NDArray[np.float64]
Rows = npt.NDArray[np.intp]
Counts = tuple[int, ...]
LAIR: Final = int(DRAGON)
"""The place of the lair in the counts of dungeon dice."""


def multisets(kinds: int, most: int) -> Iterator[Counts]:
    """Return all counts of so many kinds with at most `most` dice."""
    if not kinds:
        yield ()
        return
    for number in range(most + 1):
        for others in multisets(kinds - 1, most - number):
            yield (number, *others)


class Space:
    """Numbered counts of dice in blocks of equal size."""

    def __init__(self, counts: list[Counts], sizes: list[int]) -> None:
        order = sorted(range(len(counts)), key=lambda place: (sizes[place], any(counts[place][:CHEST])))
        self.counts = [counts[place] for place in order]
        self.number = len(counts)
        self.of = {each: row for row, each in enumerate(self.counts)}
        found = np.array([sizes[place] for place in order])
        self.most = int(found[-1])
        self.starts = [int(start) for start in np.searchsorted(found, range(self.most + 2))]
        kinds = range(len(self.counts[0]))
        self.plus = [self._moved(kind, 1) for kind in kinds]
        self.minus = [self._moved(kind, -1) for kind in kinds]
        self.held = np.array([*self.counts, (0,) * len(kinds)])

    def _moved(self, kind: int, by: int) -> Rows:
        """Return the row of each counts with a die more or less; the last row where there is none."""
        return self.rows([added(each, kind, by) for each in self.counts])

    def rows(self, counts: list[Counts]) -> Rows:
        """Return the rows of these counts, and below them the row of what is impossible."""
        return np.array([*[self.of.get(each, self.number) for each in counts], self.number], dtype=np.intp)

    def block(self, size: int) -> slice:
        return slice(self.starts[size], self.starts[size + 1])


def added(counts: Counts, kind: int, by: int) -> Counts:
    return (*counts[:kind], counts[kind] + by, *counts[kind + 1 :])


class Dungeon(Space):
    """Active dungeon dice and the lair. A block has equally many active dice, those without a monster first."""

    def __init__(self, active: int, total: int, lair: int) -> None:
        counts = [each for each in multisets(len(DUNGEON), total) if sum(each[:LAIR]) <= active and each[LAIR] >= lair]
        super().__init__(counts, [sum(each[:LAIR]) for each in counts])
        quiet = [not any(each[:CHEST]) for each in self.counts]
        blocks = [self.block(size) for size in range(self.most + 1)]
        self.quiet = [slice(block.start, block.start + sum(quiet[block])) for block in blocks]
        self.lair = self.held[:, LAIR]


@lru_cache(maxsize=4)
def parties(dice: int) -> Space:
    """Return all active parties of at most so many dice."""
    counts = list(multisets(len(PARTY), dice))
    return Space(counts, [sum(each) for each in counts])


@lru_cache(maxsize=64)
def dungeons(active: int, total: int, lair: int) -> Dungeon:
    """Return all dungeon dice with at most so many active, so many in all, and at least so many in the lair."""
    return Dungeon(active, total, lair)
