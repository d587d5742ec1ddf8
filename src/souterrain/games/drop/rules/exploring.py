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


def fill_box(state: State) -> None:
    for cube in BOXED:
        state.put(cube, BOX)


def open_dungeon(state: State, others: tuple[int, ...], chance: Chance, log: Log) -> None:
    """Make the first drop of a dungeon; cubes that fall off are dropped again at once (DD-12, DD-24)."""
    falling = (*OPENING, *others)
    log("opened", number=len(falling))
    trays.pour(state, chance, log, "opening", falling)
    while lost := state.cubes(FALLEN):
        trays.drop(state, chance, log, "opening", lost, CENTRE)


def explore_verb(state: State) -> Verb:
    return Verb("explore", *dropping(state))


def drawn(state: State, number: int, chance: Chance, address: str) -> tuple[int, ...]:
    """Return cubes taken from the box unseen: a kind by its share, then the first of that kind (DD-20)."""
    taken: list[int] = []
    left = list(state.box())
    waiting = list(state.cubes(BOX))
    for index in range(min(number, sum(left))):
        kind = chance.weighted(f"{address}/{index}", tuple(left))
        left[kind] -= 1
        cube = next(cube for cube in waiting if KIND_OF[cube] == kind)
        waiting.remove(cube)
        taken.append(cube)
    return tuple(taken)


def explore(state: State, aim: Aim, chance: Chance, log: Log) -> tuple[int, ...]:
    """Draw cubes, drop them together with those that fell since (DD-24), and return all that were dropped."""
    cubes = drawn(state, NUMBER[state.table.seats], chance, state.address("draw"))
    falling = tuple(sorted((*cubes, *state.cubes(FALLEN))))
    log("explored", seat=state.seat, cubes=typed(mask(falling)))
    trays.drop(state, chance, log, "explore", falling, aim)
    return falling


def drop_again(state: State, cubes: tuple[int, ...], aim: Aim, chance: Chance, log: Log) -> None:
    """Drop cubes from the table or from a reserve above a point (DD-63)."""
    log("dropped", seat=state.seat, cubes=typed(mask(cubes)))
    trays.drop(state, chance, log, "again", cubes, aim)


def can_drink(state: State) -> bool:
    """Tell if there is a Potion in the reserve, and something to heal (DD-66)."""
    return bool(state.hero.covered and state.held(state.seat, "potion") and state.lying())


def drink_verb(state: State) -> Verb:
    return Verb("drink", *dropping(state))


def drink(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Heal, and drop the Potion again at once where its owner aims (DD-44, DD-66)."""
    potion = state.held(state.seat, "potion")[0]
    healed = heal(state.own(state.seat), HEALED)
    log("drank", seat=state.seat, healed=healed)
    drop_again(state, (potion,), aim_of(state, items), chance, log)
