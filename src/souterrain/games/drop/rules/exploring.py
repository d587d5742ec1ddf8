"""Dropping cubes: the opening, Explore, Potions and whatever is dropped again (DD-12, DD-20 to DD-24, DD-63)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items, Verb
from souterrain.games.drop.content.cubes import BOXED, KIND_OF, OPENING, mask
from souterrain.games.drop.rules import trays
from souterrain.games.drop.rules.aims import Aim, aim_of, dropping
from souterrain.games.drop.rules.harm import HEALED, heal
from souterrain.games.drop.rules.looting import typed
from souterrain.games.drop.state import BOX, FALLEN, State

NUMBER: Final = {1: 4, 2: 6, 3: 4, 4: 3}
"""Cubes of one Explore, by the number of players (DD-20, DD-105)."""
CENTRE: Final = Aim(0, 0)


def fill_box(s: State) -> None:
    for cube in BOXED:
        s.put(cube, BOX)


def open_dungeon(s: State, others: tuple[int, ...], chance: Chance, log: Log | None) -> None:
    """The first drop of a dungeon; what falls off is dropped again at once (DD-12, DD-24)."""
    falling = (*OPENING, *others)
    if log is not None:
        log("opened", number=len(falling))
    trays.pour(s, chance, log, "opening", falling)
    while lost := s.cubes(FALLEN):
        trays.drop(s, chance, log, "opening", lost, CENTRE)


def explore_verb(s: State) -> Verb:
    return Verb("explore", *dropping(s))


def drawn(s: State, number: int, chance: Chance, address: str) -> tuple[int, ...]:
    """Cubes taken from the box unseen: a kind by its share, then the first of that kind (DD-20)."""
    taken: list[int] = []
    left = list(s.box())
    waiting = list(s.cubes(BOX))
    for index in range(min(number, sum(left))):
        kind = chance.weighted(f"{address}/{index}", tuple(left))
        left[kind] -= 1
        cube = next(cube for cube in waiting if KIND_OF[cube] == kind)
        waiting.remove(cube)
        taken.append(cube)
    return tuple(taken)


def explore(s: State, aim: Aim, chance: Chance, log: Log | None) -> tuple[int, ...]:
    """Draws, and drops what was drawn together with what fell since (DD-24); answers what was dropped."""
    cubes = drawn(s, NUMBER[s.table.seats], chance, s.address("draw"))
    falling = tuple(sorted((*cubes, *s.cubes(FALLEN))))
    if log is not None:
        log("explored", seat=s.seat, cubes=typed(mask(falling)))
    trays.drop(s, chance, log, "explore", falling, aim)
    return falling


def drop_again(s: State, cubes: tuple[int, ...], aim: Aim, chance: Chance, log: Log | None) -> None:
    """Cubes from the table or from a reserve fall above a point (DD-63)."""
    if log is not None:
        log("dropped", seat=s.seat, cubes=typed(mask(cubes)))
    trays.drop(s, chance, log, "again", cubes, aim)


def can_drink(s: State) -> bool:
    """DD-66: a Potion in the reserve, and something to heal."""
    return bool(s.hero.covered and s.held(s.seat, "potion") and s.lying())


def drink_verb(s: State) -> Verb:
    return Verb("drink", *dropping(s))


def drink(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    """Heals, and the Potion is dropped again at once where its owner aims (DD-44, DD-66)."""
    potion = s.held(s.seat, "potion")[0]
    healed = heal(s.own(s.seat), HEALED)
    if log is not None:
        log("drank", seat=s.seat, healed=healed)
    drop_again(s, (potion,), aim_of(s, items), chance, log)
