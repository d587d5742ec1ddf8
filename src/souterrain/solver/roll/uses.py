"""Uses of companions: fights, chests, potions and the dragon (DR-32, DR-40 to DR-43, DR-51)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

import numpy as np

from souterrain.games.roll.content.dice import (
    ACTS_AS,
    BEATS_MANY,
    CHAMPION,
    CHEST,
    FIRST_HERO,
    PARTY,
    POTION,
    SOURCE_OF,
    Source,
)
from souterrain.games.roll.content.heroes import DRAGON_PHASE, MONSTER_PHASE
from souterrain.games.roll.rules.companions import faces_of
from souterrain.games.roll.rules.dragon import differ
from souterrain.games.roll.rules.loot import opens
from souterrain.solver.roll.fights import Fights, Target
from souterrain.solver.roll.spaces import Rows, Values
from souterrain.solver.roll.tables import SLAIN, Layer, Table

FACES: Final = range(len(PARTY))
CHAMPION_DIE: Final = SOURCE_OF[PARTY[CHAMPION]]


class Use(NamedTuple):
    """A way to use a companion once, and the state that it leaves: its layer and the size of its party."""

    source: Source
    left: Layer
    size: int


def uses(table: Table, layer: Layer, size: int, phase: int) -> Iterator[Use]:
    """Return party dice, allies, and the hero as a companion (DR-96, DR-97)."""
    side = table.side
    if size:
        yield from [Use(Source(face), layer, size - 1) for face in FACES]
    if layer.allies:
        yield Use(SOURCE_OF[side.ultimate.how["ally"]], layer._replace(allies=layer.allies - 1), size)
    if side.hero_faces and not layer.exhausted and table.model.allows(side.ultimate, phase):
        yield from [Use(Source(FIRST_HERO + face), layer._replace(exhausted=1), size) for face in side.hero_faces]


def is_die(source: Source) -> bool:
    return source < len(PARTY)


class Companions:
    """Values of the uses of companions on one level."""

    def __init__(self, table: Table) -> None:
        self.table, self.side = table, table.side
        self._fights: dict[tuple[Layer, int, bool, bool], Fights] = {}
        self._many = [self._kinds(source) for source in range(len(ACTS_AS))]

    def _kinds(self, source: int) -> frozenset[int]:
        """Return the monsters of which one use beats any number."""
        faces = [f for f in faces_of(self.side, source) if not (self.side.single_champion and f == CHAMPION)]
        return frozenset([int(foe) for face in faces for foe in BEATS_MANY.get(face, ())])

    def _rowed(self, use: Use, values: Values, size: int) -> Values:
        return self.table.spent(values, size, use.source) if is_die(use.source) else values

    def fighting(self, layer: Layer, size: int, dice: int) -> Iterator[Values]:
        """Return the values of all fights by a block of parties against a block of dungeons."""
        for use in uses(self.table, layer, size, MONSTER_PHASE):
            if faces_of(self.side, use.source):
                cursed = bool(layer.exhausted and self.side.extra_exhausted)
                extra = cursed or ACTS_AS[use.source] in self.side.extra
                returns = bool(self.side.champion_returns) and use.source == CHAMPION_DIE
                fights = self._against(use, extra, returns)
                yield self._rowed(use, fights.at(dice, self._many[use.source]), size)

    def _against(self, use: Use, extra: bool, returns: bool) -> Fights:
        key = (use.left, use.size, extra, returns)
        if key not in self._fights:
            table, rows = self.table, self.table.party.block(use.size)
            values = table.phases[use.left].monster

            def first(block: slice) -> Values:
                return values[rows, block]

            blank = np.full((rows.stop - rows.start, *values.shape[1:]), -np.inf)
            second = self._after_two(use, first, returns)
            self._fights[key] = Fights(table.dungeon, first, second, blank, extra=extra)
        return self._fights[key]

    def _after_two(self, use: Use, first: Target, returns: bool) -> Target:
        """Return the values after a use that beat two monsters or more (DR-215, DR-223, DR-226)."""
        table, rows = self.table, self.table.party.block(use.size)
        if returns:
            values, plus = table.phases[use.left].monster, table.party.plus
            return lambda block: reduce(np.add, [values[plus[face][rows], block] for face in FACES]) / len(PARTY)
        if self.side.bounty == "token":
            return lambda block: first(block) + table.model.treasure
        if self.side.bounty == "refresh" and use.left.exhausted:
            refreshed = table.phases[use.left._replace(exhausted=0)].monster
            return lambda block: refreshed[rows, block]
        return first

    def looting(self, layer: Layer, size: int, block: slice, dice: int, phase: int) -> Iterator[Values]:
        """Return the values of opening chests and drinking potions in a block of dungeons of so many dice."""
        held: dict[tuple[Layer, int], list[Values]] = {}
        for use in uses(self.table, layer, size, phase):
            key = (use.left, use.size)
            if key not in held:
                held[key] = list(self._drinking(use, block, dice, phase))
            most = min(dice, opens(self.side, use.source))
            for values in (*held[key], *self._opening(use, block, most, phase)):
                yield self._rowed(use, values, size)

    def _looted(self, layer: Layer, phase: int) -> Values:
        """Return the values after a loot action, which ends the monster phase (DR-37, DR-204)."""
        phases = self.table.phases[layer]
        return phases.monster if phase == MONSTER_PHASE and self.side.early_loot else phases.loot

    def _opening(self, use: Use, block: slice, most: int, phase: int) -> Iterator[Values]:
        values = self._looted(use.left, phase)[self.table.party.block(use.size)]
        for number, columns in enumerate(self._without(CHEST, block, most), 1):
            yield values[:, columns] + number * self.table.model.treasure

    def _drinking(self, use: Use, block: slice, dice: int, phase: int) -> Iterator[Values]:
        """Return the values of drinking, each die that comes back on its best face (DR-42)."""
        party, layer = self.table.party, use.left
        if self.side.refresh == "drinking":
            layer = layer._replace(exhausted=0)
        looted = self._looted(layer, phase)
        most = min(dice, self.table.model.dice - use.size)
        for number, columns in enumerate(self._without(POTION, block, most), 1):
            values = looted[party.block(use.size + number)][:, columns]
            for fuller in range(use.size + number, use.size, -1):
                rows, start = party.block(fuller - 1), party.block(fuller).start
                values = np.max([values[party.plus[face][rows] - start] for face in FACES], axis=0)
            yield values

    def _without(self, foe: int, block: slice, most: int) -> Iterator[Rows]:
        """Return the columns of the dungeons with one, two and more of these dice less."""
        dungeon = self.table.dungeon
        columns = np.arange(block.start, block.stop)
        for _ in range(most):
            columns = dungeon.minus[foe][columns]
            if (columns == dungeon.number).all():
                return
            yield columns

    def slaying(self, layer: Layer) -> Values:
        """Return the value of beating the dragon for every party (DR-51, DR-54)."""
        table, side = self.table, self.side
        found = [use.source for use in uses(table, layer, 1, DRAGON_PHASE)]
        best = np.full((table.party.number + 1, table.model.layers), -np.inf)
        for team in combinations_with_replacement(found, side.dragon_takes):
            dice = [source for source in team if is_die(source)]
            heroes = [source for source in team if FIRST_HERO <= source < FIRST_HERO + 3]
            others = len(team) - len(dice) - len(heroes)
            if len(heroes) < 2 and others <= layer.allies and differ(side, team):
                rows = np.arange(table.party.number + 1)
                for source in dice:
                    rows = table.party.minus[source][rows]
                best = np.maximum(best, won(table, layer, rows, exhausted=bool(heroes)))
        return best


def won(table: Table, layer: Layer, rows: Rows, *, exhausted: bool) -> Values:
    """Return the values after a victory over the dragon: a treasure, one XP, an empty lair (DR-54)."""
    values = table.regroup[layer.exhausted or int(exhausted), layer.berserk, SLAIN][rows, 0]
    return 1 + table.model.treasure + np.concatenate([values[:, 1:], values[:, -1:]], axis=1)
