"""Locks that a key opens (E27)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items
from souterrain.games.donjon.board.ground import CLOSED
from souterrain.games.donjon.rules.mechanics.belongings import use_up
from souterrain.games.donjon.rules.questions.naming import door_items, furniture_items, read_door, read_furniture
from souterrain.games.donjon.rules.questions.obstacles import facing
from souterrain.games.donjon.state import State

KEY: Final = "key"


def faced_locks(state: State, hero: int) -> list[Items]:
    """Return the locked doors and furniture that the hero faces (E27)."""
    here = state.heroes[hero].square
    doors = [door for door in state.doors if door.locked and door.state == CLOSED and here in door.edges[::2]]
    pieces = [piece for piece in state.furniture if piece.locked and here in facing(state, piece)]
    return [*map(door_items, doors), *map(furniture_items, pieces)]


def unlock(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    """Unlock with the key, which is used up; opening still costs its point."""
    use_up(state, hero, KEY)
    number, _ = read_door(items)
    if number:
        state.own_door(number).locked = 0
    else:
        place, _ = read_furniture(state, items)
        state.own_furniture(place).locked = 0
    log("unlocked", seat=state.seat_of(hero), item=KEY)
