"""The current plan of the board, and the names of its squares."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from souterrain.core.forms import Items
from souterrain.games.donjon.board.figures import NOWHERE
from souterrain.games.donjon.board.ground import LEVEL, OPEN, ROW, Zone
from souterrain.games.donjon.board.plan import COLUMNS, WHERE, Edges, Plan, Squares, place
from souterrain.games.donjon.state import State

PLANS: Final = 64
"""Size of the plan cache: enough for the matches that are played at the same time."""


_LATEST: dict[int, tuple[tuple[Zone, ...], Squares, list[tuple[int, Edges, int]], Plan]] = {}


def plan_of(state: State) -> Plan:
    """Return the current plan of the board. Zones never move, so an identical tuple of zones has the same floor."""
    ways = [(door.zone, door.edges, door.barred) for door in state.doors if door.state == OPEN]
    held = _LATEST.get(id(state.zones))
    if held is not None and held[0] is state.zones and held[1] == state.stairs and held[2] == ways:
        return held[3]
    plan = _plan(tuple(map(WHERE, state.zones)), tuple(ways), state.stairs)
    if len(_LATEST) >= PLANS:
        _LATEST.clear()
    _LATEST[id(state.zones)] = (state.zones, state.stairs, ways, plan)
    return plan


@lru_cache(maxsize=PLANS)
def _plan(
    places: tuple[tuple[int, int, int, int, int, int, Squares], ...],
    ways: tuple[tuple[int, Edges, int], ...],
    stairs: Squares,
) -> Plan:
    zones = []
    for *where, passage in places:
        zone = place(*where)
        zone.passage = passage
        zones.append(zone)
    return Plan(zones, ways, stairs)


def square_items(state: State, square: int) -> Items:
    return plan_of(state).say(square)


def squares_items(state: State, squares: Iterable[int]) -> tuple[Items, ...]:
    """Return the words of each of these squares, in the order of the board."""
    return tuple(map(plan_of(state).say, sorted(squares)))


def read_square(state: State, items: Items) -> int:
    """Return the square that these words name, or NOWHERE."""
    plan = plan_of(state)
    (_, number), (column, _), (_, row) = items
    zone = number - 1
    if not 0 <= zone < len(state.zones) or column not in COLUMNS:
        return NOWHERE
    left, top = plan.corner(zone)
    square = state.zones[zone].level * LEVEL + (top + row - 1) * ROW + left + COLUMNS.index(column)
    return square if plan.zone_at.get(square) == zone else NOWHERE
