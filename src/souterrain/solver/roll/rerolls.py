"""Re-rolls (DR-33): the best of all sets of dice to be rolled again, with the mean over their faces.

A set is found die by die. `rolled[a][b]` is the mean value with `a` party dice and `b` dungeon dice in the air beside
those that are kept, which are its row and column: the mean of one die less in the air, over six faces.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from souterrain.games.roll.content.dice import Foe
from souterrain.solver.roll.spaces import LAIR, Dungeon, Space, Values

FACES = 6


class Rerolls:
    """The value of a re-roll by a party of one size, block by block from no active dungeon die upwards."""

    def __init__(self, party: Space, dungeon: Dungeon, target: Values, size: int, turns: Mapping[Foe, Foe]) -> None:
        self.party, self.dungeon, self.size = party, dungeon, size
        self.target = target
        self.faces = [int(turns.get(Foe(face), Foe(face))) for face in range(FACES)]
        self.rolled: list[list[Values]] = [[] for _ in range(size + 1)]
        self.known = -1
        self.best: dict[int, Values] = {}

    def at(self, size: int) -> Values:
        """Return the values of the best re-roll for a block of dungeons."""
        while self.known < size:
            self.known += 1
            self._extend(self.known)
            self.best[self.known] = self._choose(self.known)
        return self.best[size]

    def _extend(self, size: int) -> None:
        """Roll with as many dungeon dice as this, kept and in the air."""
        dungeon, party = self.dungeon, self.party
        for air, row in enumerate(self.rolled):
            kept = party.block(self.size - air)
            width = dungeon.block(dungeon.most - size).stop + 1
            row.append(np.full((kept.stop - kept.start, width, self.target.shape[2]), -np.inf))
            block = dungeon.block(size)
            if not air:
                row[0][:, block] = self.target[kept, block]
            else:
                fuller = party.block(self.size - air + 1).start
                above = self.rolled[air - 1][0][:, block]
                row[0][:, block] = sum(above[party.plus[face][kept] - fuller] for face in range(FACES)) / FACES
            for thrown in range(1, size + 1):
                block = dungeon.block(size - thrown)
                less = row[thrown - 1]
                more = [np.minimum(dungeon.plus[face][block], less.shape[1] - 1) for face in self.faces]
                row[thrown][:, block] = sum(less[:, columns] for columns in more) / FACES

    def _choose(self, size: int) -> Values:
        """Return the best of all sets for each party and dungeon; one die at least."""
        best = self._sets(self.size, size)
        for air in reversed(range(self.size)):
            kept = self.party.block(self.size - air)
            start = self.party.block(self.size - air - 1).start
            fewer = np.concatenate([best, np.full((1, *best.shape[1:]), -np.inf)])
            best = self._sets(air, size)
            for face in range(FACES):
                less = self.party.minus[face][kept]
                rows = np.where(less < self.party.number, less - start, len(fewer) - 1)
                best = np.maximum(best, fewer[rows])
        return best

    def _sets(self, air: int, size: int) -> Values:
        """Return the best set of dungeon dice beside so many party dice in the air."""
        dungeon = self.dungeon
        best = self.rolled[air][size][:, dungeon.block(0)]
        if not size and not air:
            return np.full(best.shape, -np.inf)
        for thrown in reversed(range(size)):
            block = dungeon.block(size - thrown)
            start = dungeon.block(size - thrown - 1).start
            fewer = np.concatenate([best, np.full((len(best), 1, best.shape[2]), -np.inf)], axis=1)
            if thrown or air:
                best = self.rolled[air][thrown][:, block]
            else:
                best = np.full((len(best), block.stop - block.start, best.shape[2]), -np.inf)
            for face in range(LAIR):
                less = dungeon.minus[face][block]
                columns = np.where(less < dungeon.number, less - start, fewer.shape[1] - 1)
                best = np.maximum(best, fewer[:, columns])
        return best
