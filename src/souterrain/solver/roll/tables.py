"""The values of one level while it is solved: layers of states, and Regroup beyond them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import numpy as np

from souterrain.games.roll.content.heroes import LOOT_PHASE, MONSTER_PHASE
from souterrain.solver.roll.model import Model
from souterrain.solver.roll.rerolls import Rerolls
from souterrain.solver.roll.spaces import Dungeon, Rows, Space, Values


class Layer(NamedTuple):
    """Marks of a state beside its dice."""

    exhausted: int = 0
    used: int = 0
    """1 if the hero has re-rolled on this level (DR-216, DR-221)."""
    berserk: int = 0
    allies: int = 0


Mark = tuple[int, int]
"""Exhausted and berserk: the marks that last from level to level."""
Below = Mapping[Mark, Values]
"""The values of going down from Regroup, by party and lair; empty on the last level."""
FRESH: Final = 0
SLAIN: Final = 1


class Phases:
    """The values of a layer. `onward`: before the dragon if it comes, else at Regroup. `lifted`: after a re-roll
    outside the monster phase (DR-33)."""

    def __init__(self, blank: Values, *, alike: bool) -> None:
        self.monster, self.loot, self.onward = blank.copy(), blank.copy(), blank.copy()
        self.lifted = self.monster if alike else blank.copy()


class Table:
    """Everything that is known of a level."""

    def __init__(self, model: Model, level: int, party: Space, dungeon: Dungeon, below: Below) -> None:
        self.model, self.side, self.level = model, model.side, level
        self.party, self.dungeon, self.below = party, dungeon, below
        self.lost = -np.arange(model.layers, dtype=float)
        """The value of flight, for each XP that it costs."""
        phases = self.side.ultimate.phases
        self.alike = model.scroll_any and (not phases or LOOT_PHASE in phases)
        """True if the loot phase allows all that the monster phase does when no monster is left."""
        self.layers = layers(model)
        blank = np.full((party.number + 1, dungeon.number + 1, model.layers), -np.inf)
        self.phases = {layer: Phases(blank, alike=self.alike) for layer in self.layers}
        self.regroup = {
            (*mark, slain): self._regrouped(mark, slain, below)
            for mark in sorted({(layer.exhausted, layer.berserk) for layer in self.layers}, reverse=True)
            for slain in (FRESH, SLAIN)
        }
        self._rerolls: dict[tuple[Layer, int, bool], Rerolls] = {}

    def _regrouped(self, mark: Mark, slain: int, below: Below) -> Values:
        """Return the values of retiring or going down, by party, lair and XP at stake (DR-61, DR-63, DR-215)."""
        shape = (self.party.number + 1, self.model.retreats, self.model.layers)
        values = np.full(shape, -np.inf)
        if below:
            values[:-1] = below[mark]
        if not mark[1] or slain or self.level == self.model.levels:
            values[:-1] = np.maximum(values[:-1], self.level)
        return values

    def target(self, layer: Layer, phase: int) -> Values:
        """Return the values after a deed that changes dice and not the phase."""
        phases = self.phases[layer]
        return phases.monster if phase == MONSTER_PHASE else phases.loot if phase == LOOT_PHASE else phases.onward

    def rolled(self, layer: Layer, phase: int) -> Values:
        """Return the values after a re-roll."""
        phases = self.phases[layer]
        return phases.monster if phase == MONSTER_PHASE else phases.lifted

    def rerolls(self, layer: Layer, size: int, phase: int) -> Rerolls:
        """Return the re-rolls of a party of this size."""
        key = (layer, size, phase == MONSTER_PHASE or self.alike)
        if key not in self._rerolls:
            target = self.rolled(layer, phase)
            self._rerolls[key] = Rerolls(self.party, self.dungeon, target, size, self.side.rolled)
        return self._rerolls[key]

    def spent(self, values: Values, size: int, face: int) -> Values:
        """Return the values for each party of a size, from those of the parties that lack a die of this face."""
        start = self.party.block(size - 1).start
        rows: Rows = np.minimum(self.party.minus[face][self.party.block(size)] - start, len(values))
        return np.concatenate([values, np.full((1, *values.shape[1:]), -np.inf)])[rows]


def layers(model: Model) -> tuple[Layer, ...]:
    """Return the layers of a side, each after those that its deeds lead to with as many dice."""
    ultimate = model.side.ultimate
    if ultimate.effect == "none":
        return (Layer(),)
    used = (1, 0) if model.side.level_reroll else (0,)
    allies = ultimate.how["most"] if ultimate.effect == "recruit" else 0
    berserk = (1, 0) if "berserk" in ultimate.how else (0,)
    spent = [Layer(1, use, rage, ally) for rage in berserk for ally in range(allies + 1) for use in used]
    return (*spent, *[Layer(0, use) for use in used])
