"""Distances on the map, dangerous squares, and the walk that comes nearest to a goal."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from souterrain.core.actions import Action
from souterrain.games.donjon.board.ground import Furniture
from souterrain.games.donjon.board.plan import NOTHING, Plan
from souterrain.games.donjon.content.places import FURNITURE
from souterrain.games.donjon.rules.questions.ground import plan_of, square_items
from souterrain.games.donjon.rules.questions.movement import points_left, reach
from souterrain.games.donjon.rules.questions.obstacles import bridge, obstacle
from souterrain.games.donjon.state import State

FAR: Final = 999
"""The distance of an unreachable square."""


def webs(state: State) -> frozenset[int]:
    return frozenset([marker[1] for marker in state.markers if marker[0] == "web"])


def is_weak(piece: Furniture) -> bool:
    """Return whether a piece is a bridge in bad repair (DJ-097)."""
    return piece.kind == "crevasse" and FURNITURE[piece.kind].effect(piece.result)[0].arguments[0] == "bad"


def perils(state: State, hero: int) -> frozenset[int]:
    """Return dangerous squares: fire, clouds, bridges in bad repair, and circles that this hero has not yet entered."""
    found = [marker[1] for marker in state.markers if marker[0] in ("fire", "cloud")]
    for piece in state.furniture:
        if piece.kind == "circle" and not piece.opened and hero not in piece.used:
            found += piece.squares
        elif is_weak(piece):
            found += bridge(piece)
    return frozenset(found)


def weak_bridges(state: State) -> frozenset[int]:
    return frozenset([square for piece in state.furniture if is_weak(piece) for square in bridge(piece)])


def steps(state: State, goals: Iterable[int], shunned: frozenset[int] = NOTHING) -> dict[int, int]:
    """Return the number of steps from each square to the nearest goal; figures do not block."""
    spun = webs(state)
    return _spread(plan_of(state), obstacle(state) | spun, shunned, frozenset(goals) - spun)


def steps_through_webs(state: State, goals: Iterable[int]) -> dict[int, int]:
    """Return the same distances with webs counted as free, for heroes who cut them."""
    return _spread(plan_of(state), obstacle(state), NOTHING, frozenset(goals))


@lru_cache(maxsize=512)
def _spread(plan: Plan, solid: frozenset[int], shunned: frozenset[int], goals: frozenset[int]) -> dict[int, int]:
    """Return cached distances; callers must not change them."""
    return plan.steps_to([goal for goal in goals if goal in plan.floor], solid, shunned)


def walk(state: State, square: int) -> Action:
    return ("walk", *square_items(state, square))


def toward(
    state: State, hero: int, away: dict[int, int], shunned: frozenset[int] = NOTHING, off: int = 0
) -> Action | None:
    """Return the walk that ends nearest to the distance `off` from a goal; None if no walk comes nearer than the
    present square."""
    here = abs(away.get(state.heroes[hero].square, FAR) - off)
    best, least = -1, (here, 0, 0)
    for square, way in reach(state, hero, points_left(state, hero)).items():
        rank = (abs(away.get(square, FAR) - off), len(way), square)
        if rank[0] < here and rank < least and shunned.isdisjoint(way):
            best, least = square, rank
    return walk(state, best) if best >= 0 else None
