"""Walls for secret doors (A-45)."""

from __future__ import annotations

from typing import Final

from souterrain.games.donjon.board.ground import Door
from souterrain.games.donjon.board.plan import Edges, cells, outward, walls
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.obstacles import obstacle
from souterrain.games.donjon.state import State

SIDES: Final = ("north", "east", "south", "west")


def _direction(state: State, door: Door) -> int:
    return outward(door.edges, cells(state.zones[door.zone]))


def _gaps(state: State) -> set[tuple[int, int]]:
    """Return the squares before doorways, open or not, each with the direction of the doorway."""
    found = set()
    for door in state.doors:
        direction = _direction(state, door)
        found.update([(square, direction) for square in door.edges[::2]])
        found.update([(square, direction ^ 2) for square in door.edges[1::2]])
    return found


def secret_door(state: State, zone: int, where: str, squares: tuple[int, ...]) -> list[Edges]:
    """Return the pieces of wall for a secret door (A-45): no doorway, nothing before it, no floor behind it. With
    `side` only in the side walls seen from the entrance, with `behind` only behind the furniture on those squares, else
    anywhere."""
    laid, floor, things = state.zones[zone], plan_of(state).floor, obstacle(state).difference(squares)
    sidewalls = ((laid.turned + 1) % 4, (laid.turned + 3) % 4)
    gaps = _gaps(state)
    return [
        edges
        for direction, edges in walls(laid)
        if (where != "side" or direction in sidewalls)
        and (where != "behind" or not {edges[0], edges[2]}.isdisjoint(squares))
        and things.isdisjoint(edges[::2])
        and floor.isdisjoint(edges[1::2])
        and gaps.isdisjoint([(edges[0], direction), (edges[2], direction)])
    ]
