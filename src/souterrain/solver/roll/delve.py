"""A whole delve solved, from the last level up: what a party at Regroup is worth that goes down."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, reduce
from math import factorial, prod

import numpy as np

from souterrain.games.roll.content.dice import CHAMPION, SCROLL
from souterrain.solver.roll.level import solve
from souterrain.solver.roll.model import Model
from souterrain.solver.roll.rerolls import FACES
from souterrain.solver.roll.spaces import LAIR, Counts, Dungeon, Values, dungeons, multisets, parties
from souterrain.solver.roll.tables import Below, Layer, Table


def levels(model: Model) -> Iterator[tuple[Table, Below]]:
    """Solve the levels from the last one to the first, each with the values of going down to it."""
    below: Below = {}
    for level in range(model.levels, 0, -1):
        table = solve(whole(model, level, below))
        below = {(layer.exhausted, layer.berserk): entered(table, layer) for layer in entries(table)}
        yield table, below


def whole(model: Model, level: int, below: Below) -> Table:
    """Return the table of a level for every party that may come there."""
    active = min(level, model.dungeon)
    total = min(model.dungeon, active + model.retreats - 1)
    return Table(model, level, parties(model.dice), dungeon_space(model, active, total), below)


def dungeon_space(model: Model, active: int, total: int) -> Dungeon:
    """Return the dungeons that so many dice can become; a Guild Leader takes one out of the lair (DR-217)."""
    return dungeons(min(total, active + (model.side.ultimate.effect == "set")), total, 0)


def entries(table: Table) -> list[Layer]:
    """Return the layers in which a level begins."""
    return [layer for layer in table.layers if not layer.used and not layer.allies]


def entered(table: Table, layer: Layer) -> Values:
    """Return the mean value of rolling the dungeon dice of this level, by party, lair and XP at stake (DR-63)."""
    model = table.model
    values = np.full((table.party.number, model.retreats, model.layers), -np.inf)
    for lair in range(model.retreats):
        number = min(table.level, model.dungeon - lair)
        columns, weights = rolled(table.dungeon, number, lair, tuple(table.side.rolled.items()))
        values[:, lair] = np.tensordot(table.phases[layer].monster[:-1][:, columns], weights, (1, 0))
    return values


def chances(number: int) -> Iterator[tuple[Counts, float]]:
    """Return all faces of so many dice with their probabilities."""
    for counts in multisets(FACES - 1, number):
        faces = (*counts, number - sum(counts))
        yield faces, factorial(number) / prod(map(factorial, faces)) / FACES**number


@lru_cache(maxsize=64)
def rolled(dungeon: Dungeon, number: int, lair: int, turns: tuple[tuple[int, int], ...]) -> tuple[list[int], Values]:
    """Return the dungeons that a roll of so many dice gives, with their probabilities (DR-20, DR-227)."""
    found: dict[int, float] = {}
    for faces, chance in chances(number):
        counts = list(faces)
        for old, new in turns:
            counts[new] += counts[old]
            counts[old] = 0
        counts[LAIR] += lair
        row = dungeon.of[tuple(counts)]
        found[row] = found.get(row, 0.0) + chance
    return list(found), np.array(list(found.values()))


def value(model: Model, below: Below) -> float:
    """Return the mean points of a delve, from the values of the first level (DR-14)."""
    side = model.side
    values = below[side.starts_exhausted, 0][:, 0, 0]
    party = parties(model.dice)
    if side.forming == "five-champions":
        return float(values[party.of[0, 0, 0, 0, 5, 0]])
    if side.forming == "one-of-each":
        return float(values[party.of[1, 1, 1, 1, 2, 1]])
    if side.forming == "reroll":
        values = best_rerolled(values, model.dice)
    number = 5 if side.forming == "five-rolled" else model.dice
    return sum(chance * float(values[party.of[formed(side.forming, faces)]]) for faces, chance in chances(number))


def formed(forming: str, faces: Counts) -> Counts:
    """Return the party that a roll becomes (DR-203)."""
    if forming != "champions":
        return faces
    champions = faces[CHAMPION] + faces[SCROLL]
    return (*faces[:CHAMPION], champions, 0)


def best_rerolled(values: Values, dice: int) -> Values:
    """Return the values with a re-roll of any dice of the party, or of none (DR-202)."""
    party = parties(dice)
    means = [np.append(values, -np.inf)]
    for _ in range(dice):
        means.append(reduce(np.add, [means[-1][plus] for plus in party.plus]) / FACES)
    best = means.pop()
    while means:
        best = reduce(np.maximum, [best[minus] for minus in party.minus], means.pop())
    return best[:-1]
