"""Ultimates (DR-90, DR-94): the values of each word of the vocabulary that the solver knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, reduce
from itertools import product
from typing import Final, NamedTuple

import numpy as np

from souterrain.games.roll.content.dice import CHAMPION, PARTY, SCROLL
from souterrain.games.roll.content.heroes import REGROUP_PHASE, Ultimate
from souterrain.solver.roll.outcomes import OUTCOMES
from souterrain.solver.roll.spaces import Dungeon, Rows, Space, Values
from souterrain.solver.roll.tables import FRESH, Layer, Table
from souterrain.solver.roll.uses import won


class Block(NamedTuple):
    """A block of states that may use an ultimate: its layer, the size of its parties, its dungeons, its phase."""

    layer: Layer
    size: int
    columns: slice
    dice: int
    phase: int

    @property
    def after(self) -> Layer:
        return self.layer._replace(exhausted=1)


def using(table: Table, block: Block) -> Iterator[Values]:
    """Return the values of the ultimate for a block of states."""
    ultimate = table.side.ultimate
    if block.layer.exhausted or not table.model.allows(ultimate, block.phase):
        return
    if ultimate.effect in OUTCOMES:
        yield from _set_out(table, block)
    elif ultimate.effect in EFFECTS:
        yield from EFFECTS[ultimate.effect](table, block)


def _set_out(table: Table, block: Block) -> Iterator[Values]:
    target = table.target(block.after, block.phase)[table.party.block(block.size)]
    for rows, gains in _choices(table.side.ultimate, table.dungeon):
        columns = rows[block.columns]
        if (columns < table.dungeon.number).any():
            yield target[:, columns] + table.model.treasure * gains[block.columns, None]


@lru_cache(maxsize=64)
def _choices(ultimate: Ultimate, dungeon: Dungeon) -> list[tuple[Rows, Values]]:
    """Return the first outcome for every dungeon, the second, and so on."""
    found = [list(OUTCOMES[ultimate.effect](ultimate, counts)) for counts in dungeon.counts]
    choices = []
    for place in range(max(map(len, found))):
        outcomes = [each[place] if place < len(each) else ((), 0) for each in found]
        choices.append((dungeon.rows([counts for counts, _ in outcomes]), np.array([gain for _, gain in outcomes])))
    return choices


def _vanquish(table: Table, block: Block) -> Iterator[Values]:
    values = table.regroup[1, block.layer.berserk, FRESH][table.party.block(block.size), :1]
    yield values.repeat(block.columns.stop - block.columns.start, axis=1)


def _reroll(table: Table, block: Block) -> Iterator[Values]:
    start = table.dungeon.block(block.dice).start
    values = table.rerolls(block.after, block.size, block.phase).at(block.dice)
    yield values[:, block.columns.start - start : block.columns.stop - start]


def _recruit(table: Table, block: Block) -> Iterator[Values]:
    """Turn monsters to allies (DR-96)."""
    ultimate = table.side.ultimate
    columns = np.arange(block.columns.start, block.columns.stop)
    for number in range(1, ultimate.how["most"] + 1):
        columns = table.dungeon.minus[ultimate.how["foe"]][columns]
        target = table.target(block.after._replace(allies=number), block.phase)
        yield target[table.party.block(block.size)][:, columns]


def _raise(table: Table, block: Block) -> Iterator[Values]:
    how = table.side.ultimate.how
    layer = block.after._replace(berserk=max(block.layer.berserk, how.get("berserk", 0)))
    values = table.target(layer, block.phase)[:, block.columns]
    graves = table.model.dice - block.size
    if graves:
        yield raised(table, values, min(graves, how["most"]))[table.party.block(block.size)]


def raised(table: Table, values: Values, number: int) -> Values:
    """Return the mean values with so many more dice rolled into the party; the Amazon's Scrolls stay dead (DR-220)."""
    for _ in range(number):
        dead = [face == SCROLL and bool(table.side.ultimate.how.get("no_scrolls")) for face in range(len(PARTY))]
        faces = [values[:-1] if dead[face] else values[table.party.plus[face][:-1]] for face in range(len(PARTY))]
        values = np.concatenate([reduce(np.add, faces) / len(PARTY), values[-1:]])
    return values


def raised_at_regroup(table: Table, mark: tuple[int, int, int]) -> Values | None:
    """Return the values of raising the dead at Regroup, where the card allows it (DR-220)."""
    ultimate = table.side.ultimate
    if ultimate.effect != "raise" or REGROUP_PHASE not in ultimate.phases or mark[0]:
        return None
    rested = table.regroup[1, mark[1], mark[2]]
    values = np.full(rested.shape, -np.inf)
    for size in range(table.model.dice):
        rows = table.party.block(size)
        values[rows] = raised(table, rested, min(table.model.dice - size, ultimate.how["most"]))[rows]
    return values


def _rage(table: Table, block: Block) -> Iterator[Values]:
    """Take monsters away, as many as there are Champions at most, then re-roll all Champions (DR-215)."""
    party, target = table.party, table.target(block.after, block.phase)
    rows = np.arange(party.block(block.size).start, party.block(block.size).stop)
    champions = party.held[rows, CHAMPION]
    for number in range(1, block.size + 1):
        kept = rows[champions == number]
        for _ in range(number):
            kept = party.minus[CHAMPION][kept]
        values = np.full((len(rows), block.columns.stop - block.columns.start, table.model.layers), -np.inf)
        found = [columns for most in range(1, number + 1) for columns in _fewer(table, block, most)]
        for columns in found:
            values[champions == number] = np.maximum(
                values[champions == number], raised(table, target[:, columns], number)[kept]
            )
        yield values


def _fewer(table: Table, block: Block, number: int) -> Iterator[Rows]:
    """Return the columns of the dungeons without each set of so many monsters."""
    columns = np.arange(block.columns.start, block.columns.stop)
    for numbers in product(range(number + 1), repeat=3):
        if sum(numbers) == number:
            left = columns
            for foe, count in enumerate(numbers):
                for _ in range(count):
                    left = table.dungeon.minus[foe][left]
            yield left


def _set(table: Table, block: Block) -> Iterator[Values]:
    """Set one die, or one of either kind (DR-217)."""
    values = table.rolled(block.after, block.phase)
    rows = np.arange(table.party.block(block.size).start, table.party.block(block.size).stop)
    columns = np.arange(block.columns.start, block.columns.stop)
    party = np.max([values[new][:, block.columns] for new in _turned(table.party, rows)], axis=0)
    dungeon = np.max([values[:, new] for new in _turned(table.dungeon, columns)], axis=0)
    yield party
    yield dungeon[rows]
    if table.side.ultimate.how["both"]:
        yield np.max([dungeon[new] for new in _turned(table.party, rows)], axis=0)


def _turned(space: Space, rows: Rows) -> Iterator[Rows]:
    """Return the rows with one die on another face."""
    for old, less in enumerate(space.minus):
        for new, plus in enumerate(space.plus):
            if new != old:
                yield plus[less[rows]]


def _bribe(table: Table, block: Block) -> Iterator[Values]:
    """Pay the dragon with a Scroll (DR-218, DR-225)."""
    if not table.side.ultimate.how.get("scrolls"):
        return
    rows = table.party.minus[SCROLL][table.party.block(block.size)]
    big = table.dungeon.lair[block.columns] >= table.side.dragon_at
    yield np.where(big[None, :, None], won(table, block.layer, rows, exhausted=True)[:, None], -np.inf)


def _leave(table: Table, block: Block) -> Iterator[Values]:
    number = block.columns.stop - block.columns.start
    rows = table.party.block(block.size)
    yield np.full(
        (rows.stop - rows.start, number, table.model.layers), table.level - float(table.side.ultimate.how["less"])
    )


EFFECTS: Final[dict[str, Callable[[Table, Block], Iterator[Values]]]] = {
    "vanquish": _vanquish,
    "reroll": _reroll,
    "recruit": _recruit,
    "raise": _raise,
    "rage": _rage,
    "set": _set,
    "bribe": _bribe,
    "leave": _leave,
}
