"""The ground: how far it is to what a hero wants, and what is better not trodden on."""

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
"""Farther than anything that can be reached."""


def webs(s: State) -> frozenset[int]:
    return frozenset([marker[1] for marker in s.markers if marker[0] == "web"])


def is_weak(piece: Furniture) -> bool:
    """A bridge in bad repair (DJ-097)."""
    return piece.kind == "crevasse" and FURNITURE[piece.kind].effect(piece.result)[0].arguments[0] == "bad"


def perils(s: State, hero: int) -> frozenset[int]:
    """Squares that may cost something: fire, clouds, bridges in bad repair, circles this hero has not yet entered."""
    found = [marker[1] for marker in s.markers if marker[0] in ("fire", "cloud")]
    for piece in s.furniture:
        if piece.kind == "circle" and not piece.opened and hero not in piece.used:
            found += piece.squares
        elif is_weak(piece):
            found += bridge(piece)
    return frozenset(found)


def weak_bridges(s: State) -> frozenset[int]:
    return frozenset([square for piece in s.furniture if is_weak(piece) for square in bridge(piece)])


def steps(s: State, goals: Iterable[int], shunned: frozenset[int] = NOTHING) -> dict[int, int]:
    """How many steps it is from each square to the nearest goal, figures not counted."""
    spun = webs(s)
    return _spread(plan_of(s), obstacle(s) | spun, shunned, frozenset(goals) - spun)


def steps_through_webs(s: State, goals: Iterable[int]) -> dict[int, int]:
    """The same for those who have a blade."""
    return _spread(plan_of(s), obstacle(s), NOTHING, frozenset(goals))


@lru_cache(maxsize=512)
def _spread(plan: Plan, solid: frozenset[int], shunned: frozenset[int], goals: frozenset[int]) -> dict[int, int]:
    """What is answered here is shared: nobody writes it."""
    return plan.steps_to([goal for goal in goals if goal in plan.floor], solid, shunned)


def walk(s: State, square: int) -> Action:
    return ("walk", *square_items(s, square))


def toward(s: State, hero: int, away: dict[int, int], shunned: frozenset[int] = NOTHING, off: int = 0) -> Action | None:
    """The walk that ends nearest to a goal, or as far `off` it as can be; None if it is no nearer than here."""
    here = abs(away.get(s.heroes[hero].square, FAR) - off)
    best, least = -1, (here, 0, 0)
    for square, way in reach(s, hero, points_left(s, hero)).items():
        rank = (abs(away.get(square, FAR) - off), len(way), square)
        if rank[0] < here and rank < least and shunned.isdisjoint(way):
            best, least = square, rank
    return walk(s, best) if best >= 0 else None
