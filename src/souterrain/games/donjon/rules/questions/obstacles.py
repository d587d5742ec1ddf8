"""Squares taken by furniture and figures, and the squares where monsters appear (A-79)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from operator import attrgetter
from typing import Final, TypeAlias

from souterrain.games.donjon.board.figures import INSIDE, NOWHERE
from souterrain.games.donjon.board.ground import Furniture, Zone
from souterrain.games.donjon.board.plan import Plan, cells, frame
from souterrain.games.donjon.content.places import DUNGEON, FURNITURE
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.sight import visible_to_heroes
from souterrain.games.donjon.state import State

Squares: TypeAlias = "tuple[int, ...]"

CREVASSE_ROWS: Final = (3, 4)
"""Rows of a crevasse in a long room, in the frame of its card (RE04)."""
_THING = attrgetter("kind", "squares", "result")


# Furniture


def obstacle(state: State) -> frozenset[int]:
    """Return the squares that nobody may enter (DJ-060): furniture except circles and bridges, and fallen blocks."""
    blocks = tuple([marker[1] for marker in state.markers if marker[0] == "block"])
    return _solid(tuple(map(_THING, state.furniture)), blocks)


@lru_cache(maxsize=1024)
def _solid(things: tuple[tuple[str, Squares, int], ...], blocks: Squares) -> frozenset[int]:
    found = set(blocks)
    for kind, squares, result in things:
        if kind == "crevasse":
            found.update(set(squares).difference(_bridge(squares, result)))
        elif FURNITURE[kind].height != "walkable":
            found.update(squares)
    return frozenset(found)


def bridge(furniture: Furniture) -> Squares:
    """Return the squares of a crevasse's bridge, if it has one (A-48)."""
    return _bridge(furniture.squares, furniture.result)


def _bridge(squares: Squares, result: int) -> Squares:
    """Return the two by two squares of the bridge, in the middle columns of the room."""
    if FURNITURE["crevasse"].table[0][1] >= result:
        return ()
    for shift in (0, 8):
        places = sorted({square >> shift & 255 for square in squares})
        if len(places) == 4:
            return tuple([square for square in squares if square >> shift & 255 in places[1:3]])
    return ()


def facing(state: State, furniture: Furniture) -> frozenset[int]:
    """Return the squares that touch the furniture with a side and without a wall between (A-23)."""
    return frozenset(_sides(plan_of(state), furniture.squares)).difference(furniture.squares)


def _sides(plan: Plan, squares: Iterable[int]) -> set[int]:
    return {other for square in squares for other, between, _ in plan.steps[square] if not between}


# Free squares


def spots(state: State, zone: int, count: int, far: bool = False) -> Squares:
    """Return up to `count` free squares of a zone that a hero sees, the farthest from the heroes first (A-79); if none
    is seen, any. With `far` the squares of its far half come first."""
    taken = {hero.square for hero in state.heroes if hero.out == INSIDE}
    taken.update([monster.square for monster in state.monsters], obstacle(state))
    free = [square for square in cells(state.zones[zone]) if square not in taken]
    free = [square for square in free if visible_to_heroes(state, square)] or free
    rank = _rank(state, zone, far)
    return tuple(sorted(free, key=lambda square: (rank(square), square))[:count])


def _rank(state: State, zone: int, far: bool) -> Callable[[int], tuple[bool, int]]:
    """Return the order of the squares of a zone for monsters that appear: in its far half, far from the heroes."""
    half = _far_half(state.zones[zone]) if far else frozenset()
    away = _away(state)
    return lambda square: (square not in half, -away.get(square, 0))


def equal_spots(state: State, zone: int, uids: Iterable[int], far: bool = False) -> dict[int, Squares]:
    """Return for each of these monsters the squares as far from the heroes as its own, free or held by another of them,
    among which the master chooses (A-79)."""
    those = {uid: state.monster(uid).square for uid in uids if state.monster(uid).square != NOWHERE}
    closed = (taken(state) - {*those.values()}) | obstacle(state)
    open_ = [square for square in cells(state.zones[zone]) if square not in closed]
    seen = [square for square in open_ if visible_to_heroes(state, square)]
    rank = _rank(state, zone, far)
    found = {}
    for uid, here in those.items():
        kin = [state.monster(other).square for other in those if state.monster(other).kind == state.monster(uid).kind]
        among = seen if here in seen else open_
        others = [square for square in among if rank(square) == rank(here) and square not in kin]
        if others:
            found[uid] = tuple(others)
    return found


def _far_half(zone: Zone) -> frozenset[int]:
    _, _, width, depth = DUNGEON[zone.card].cells[0]
    return frozenset([frame(zone, x, y) for x in range(width) for y in range(depth // 2, depth)])


def _away(state: State) -> dict[int, int]:
    """Return the number of steps from each square to the nearest standing hero."""
    plan, solid = plan_of(state), obstacle(state)
    last = {state.heroes[hero].square for hero in state.up}
    away = dict.fromkeys(last, 0)
    distance = 0
    while last:
        distance += 1
        reached = {
            other
            for square in last
            for other, one, two in plan.steps[square]
            if other not in solid and not (one in solid and two in solid)
        }
        last = reached.difference(away)
        away.update(dict.fromkeys(last, distance))
    return away


def taken(state: State) -> frozenset[int]:
    """Return the squares of all figures, standing or not."""
    return frozenset(
        [hero.square for hero in state.heroes if hero.out == 0] + [monster.square for monster in state.monsters]
    )


def free_near(state: State, square: int, zone: int = -1) -> int:
    """Return the nearest free square, in a zone if one is given, or NOWHERE."""
    plan, closed = plan_of(state), taken(state) | obstacle(state)
    seen, ring = {square}, [square]
    while ring:
        for here in sorted(ring):
            if here not in closed and here in plan.floor and zone in (-1, plan.zone_at[here]):
                return here
        ring = [near for here in ring for near, _, _ in plan.steps.get(here, ()) if near not in seen]
        seen.update(ring)
        ring = sorted(set(ring))
    return NOWHERE
