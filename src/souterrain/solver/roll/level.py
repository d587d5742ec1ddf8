"""One level solved: the value of every party before every dungeon, from the fewest dice upwards.

Every deed leaves fewer dice, party and dungeon together, or a layer that comes earlier; so each block of states needs
only blocks that are known. A value is the mean of the points still to come; XP lost by flight count against it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

import numpy as np

from souterrain.games.roll.content.dice import SCROLL
from souterrain.games.roll.content.heroes import DRAGON_PHASE, LOOT_PHASE, MONSTER_PHASE
from souterrain.solver.roll.rerolls import FACES
from souterrain.solver.roll.spaces import LAIR, Values
from souterrain.solver.roll.tables import Layer, Table
from souterrain.solver.roll.ultimates import Block, raised_at_regroup, using
from souterrain.solver.roll.uses import Companions


def solve(table: Table) -> Table:
    """Find the values of a level."""
    Level(table).fill()
    return table


class Level:
    """The work on one level."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.companions = Companions(table)
        for mark in table.regroup:
            raised = raised_at_regroup(table, mark)
            if raised is not None:
                table.regroup[mark] = np.maximum(table.regroup[mark], raised)
        self.slaying = {layer: self.companions.slaying(layer) for layer in table.layers}

    def fill(self) -> None:
        for layer, size, dice in self._order():
            self._fill(layer, size, dice)

    def _order(self) -> Iterator[tuple[Layer, int, int]]:
        """Return the blocks, each after those that it needs: the sizes of its party and of its dungeon."""
        table = self.table
        refreshed = bool(table.side.refresh) or table.side.bounty == "refresh"
        dungeon = table.dungeon.most
        sums = range(table.model.dice + dungeon + 1)
        if refreshed:
            order = [(layer, total) for total in sums for layer in table.layers]
        else:
            order = [(layer, total) for layer in table.layers for total in sums]
        for layer, total in order:
            for dice in range(min(total, dungeon) + 1):
                size = total - dice
                if size <= table.model.dice:
                    yield layer, size, dice

    def _fill(self, layer: Layer, size: int, dice: int) -> None:
        table = self.table
        phases, rows = table.phases[layer], table.party.block(size)
        block, quiet = table.dungeon.block(dice), table.dungeon.quiet[dice]
        hard = slice(quiet.stop, block.stop)
        if quiet.start < quiet.stop:
            self._fill_quiet(layer, size, quiet, dice)
        if hard.start < hard.stop:
            besieged = Block(layer, size, hard, dice, MONSTER_PHASE)
            phases.monster[rows, hard] = best(self._besieged(besieged), self._lost(besieged))
        if not table.alike:
            phases.lifted[rows, quiet] = phases.loot[rows, quiet]
            phases.lifted[rows, hard] = phases.monster[rows, hard]
        if table.side.lair_spills:
            self._spill(layer, rows, block)

    def _lost(self, block: Block) -> Values:
        rows = self.table.party.block(block.size)
        shape = (rows.stop - rows.start, block.columns.stop - block.columns.start, self.table.model.layers)
        return np.broadcast_to(self.table.lost, shape)

    def _fill_quiet(self, layer: Layer, size: int, quiet: slice, dice: int) -> None:
        """Find the values of dungeons without a monster, from the last phase to the first."""
        table = self.table
        phases, rows = table.phases[layer], table.party.block(size)
        lair = table.dungeon.lair[quiet]
        comes = lair >= table.side.dragon_at
        regroup = table.regroup[layer.exhausted, layer.berserk, 0][rows]
        values = regroup[:, np.minimum(lair, regroup.shape[1] - 1)]
        if comes.any():
            facing = Block(layer, size, quiet, dice, DRAGON_PHASE)
            fought = best(self._skills(facing), np.maximum(self._lost(facing), self.slaying[layer][rows, None]))
            values = np.where(comes[None, :, None], fought, values)
        phases.onward[rows, quiet] = values
        for phase, target in ((LOOT_PHASE, phases.loot), (MONSTER_PHASE, phases.monster)):
            clear = Block(layer, size, quiet, dice, phase)
            looted = self.companions.looting(layer, size, quiet, dice, phase)
            target[rows, quiet] = best(self._skills(clear), best(looted, values))

    def _besieged(self, block: Block) -> Iterator[Values]:
        """Return the values of all that may be done before monsters (DR-30)."""
        table = self.table
        quiet = table.dungeon.block(block.dice).start - block.columns.start
        for values in self.companions.fighting(block.layer, block.size, block.dice):
            yield values[:, -quiet:] if quiet else values
        if table.side.early_loot:
            yield from self.companions.looting(block.layer, block.size, block.columns, block.dice, MONSTER_PHASE)
        yield from self._skills(block)

    def _skills(self, block: Block) -> Iterator[Values]:
        """Return the values of re-rolls and of the ultimate."""
        table, side = self.table, self.table.side
        scrolls = block.phase == MONSTER_PHASE or table.model.scroll_any
        faces = range(FACES) if side.sacrifice else (SCROLL,) if scrolls else ()
        start = table.dungeon.block(block.dice).start
        columns = slice(block.columns.start - start, block.columns.stop - start)
        if block.size and faces:
            values = table.rerolls(block.layer, block.size - 1, block.phase).at(block.dice)[:, columns]
            for face in faces:
                yield table.spent(values, block.size, face)
        if side.level_reroll and not block.layer.used:
            yield from self._level_reroll(block)
        yield from using(table, block)

    def _level_reroll(self, block: Block) -> Iterator[Values]:
        """Return the values of the hero's own re-roll of one dungeon die (DR-216, DR-221)."""
        table, dungeon = self.table, self.table.dungeon
        target = table.rolled(block.layer._replace(used=1), block.phase)[table.party.block(block.size)]
        for foe in table.side.level_reroll:
            less = dungeon.minus[foe][block.columns]
            yield reduce(np.add, [target[:, plus[less]] for plus in dungeon.plus]) / FACES

    def _spill(self, layer: Layer, rows: slice, block: slice) -> None:
        """Give dungeons whose lair is emptied at once the values of an empty lair (DR-212)."""
        dungeon = self.table.dungeon
        full = [row for row in range(block.start, block.stop) if dungeon.lair[row] >= self.table.side.lair_spills]
        empty = dungeon.rows([(*dungeon.counts[row][:LAIR], 0) for row in full])[:-1]
        phases = self.table.phases[layer]
        for values in (phases.monster, phases.loot, phases.onward, phases.lifted):
            values[rows, full] = values[rows][:, empty]


def best(found: Iterator[Values], least: Values) -> Values:
    return reduce(np.maximum, found, least)
