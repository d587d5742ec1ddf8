"""Fights (DR-32, DR-99): the best of all sets of monsters that one use of a companion may beat."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from souterrain.solver.roll.spaces import Dungeon, Values

MONSTERS = range(3)
Target = Callable[[slice], Values]
"""The values after a fight, of the dungeon dice in a block."""


class Fights:
    """The value of one use against every dungeon, block by block from no active die upwards.

    `first` holds the values after one monster is beaten, `second` those after two or more of a kind.
    """

    def __init__(self, dungeon: Dungeon, first: Target, second: Target, blank: Values, *, extra: bool) -> None:
        self.dungeon = dungeon
        self.first, self.second, self.extra = first, second, extra
        self.plain = blank.copy()
        self.one = blank.copy() if extra else self.plain
        self.more = self.one if first is second else blank.copy()
        self.any = blank.copy()
        self.many = [blank.copy() for _ in MONSTERS]
        self.deep = [blank.copy() for _ in MONSTERS]
        self.known = 0

    def at(self, size: int, kinds: frozenset[int]) -> Values:
        """Return the values of a use against the dungeons of a block, of a companion without limit against `kinds`."""
        while self.known < size:
            self._fill(self.dungeon.block(self.known))
            self.known += 1
            self._extend(self.dungeon.block(self.known))
        block = self.dungeon.block(size)
        best = self.any[:, block]
        for kind in kinds:
            best = np.maximum(best, self.many[kind][:, block])
        return best

    def _fill(self, block: slice) -> None:
        """Take over the values after a fight that leaves the dungeons of this block."""
        self.plain[:, block] = self.first(block)
        if self.more is not self.one:
            self.more[:, block] = self.second(block)
        if self.extra:
            best = self.plain[:, block]
            for kind in MONSTERS:
                best = np.maximum(best, self.plain[:, self.dungeon.minus[kind][block]])
            self.one[:, block] = best

    def _extend(self, block: slice) -> None:
        """Find the values of the next block, with one die more to be beaten."""
        for kind in MONSTERS:
            minus = self.dungeon.minus[kind]
            less = minus[block]
            one = self.one[:, less]
            self.deep[kind][:, block] = np.maximum(self.more[:, minus[less]], self.deep[kind][:, less])
            self.many[kind][:, block] = np.maximum(one, self.deep[kind][:, block])
            np.maximum(self.any[:, block], one, out=self.any[:, block])
