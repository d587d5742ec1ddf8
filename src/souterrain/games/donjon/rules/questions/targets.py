"""Possible targets of a skill, figures and squares, for its user."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Final

from souterrain.games.donjon.board.figures import NOWHERE, Hero
from souterrain.games.donjon.board.ground import ROW
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.obstacles import obstacle, taken
from souterrain.games.donjon.rules.questions.sheet import is_hero, on_heroes_side
from souterrain.games.donjon.rules.questions.sight import screens, sees
from souterrain.games.donjon.state import State

SOUTH_EAST: Final = ROW + 1


# Figures


def foes(state: State, who: int) -> list[int]:
    """Return the opponents on the board who can be chosen as a target (A-03, M8, P5)."""
    if on_heroes_side(state, who):
        return [monster.uid for monster in state.foes]
    heroes = [*state.up, *[captive.uid for captive in state.freed]]
    return [target for target in heroes if may_choose(state, who, target)]


def may_choose(state: State, uid: int, target: int) -> bool:
    """Return False for invisible targets (M8), and for those in a sanctuary if the monster has failed its test (P5)."""
    figure = state.figure(target)
    return not figure.has("invisible") and not (figure.has("sanctuary") and state.monster(uid).has("awed"))


def friends(state: State, who: int) -> list[int]:
    """Return all figures on the same side, the user first; heroes who are down too."""
    if on_heroes_side(state, who):
        others = [*state.inside, *[captive.uid for captive in state.captives if captive.square != NOWHERE]]
    else:
        others = [monster.uid for monster in state.foes]
    return [who, *[other for other in others if other != who]]


def figures(state: State, *, but: int = -1) -> list[int]:
    """Return all figures that stand on the board, friend or foe."""
    others = [monster.uid for monster in state.monsters if monster.square != NOWHERE]
    return [who for who in (*state.up, *others) if who != but]


def is_up(state: State, who: int) -> bool:
    """Return False for a hero who is down, who can only be healed (A-03)."""
    figure = state.figure(who)
    return not isinstance(figure, Hero) or figure.standing


def _alone(state: State, who: int) -> list[int]:
    return [who]


def _beside(state: State, who: int) -> list[int]:
    plan, here = plan_of(state), state.figure(who).square
    return [other for other in friends(state, who) if other == who or plan.adjacent(here, state.figure(other).square)]


def _seen(state: State, who: int) -> list[int]:
    return [other for other in friends(state, who) if other == who or sees(state, who, state.figure(other).square)]


def _near(state: State, who: int) -> list[int]:
    zone_at = plan_of(state).zone_at
    zone = zone_at[state.figure(who).square]
    return [other for other in friends(state, who) if zone_at[state.figure(other).square] == zone]


def _armed(state: State, who: int) -> list[int]:
    return [other for other in _near(state, who) if is_hero(other) and state.heroes[other].weapon]


def _foe(state: State, who: int) -> list[int]:
    return [target for target in foes(state, who) if sees(state, who, state.figure(target).square)]


AIMS: Final[dict[str, Callable[[State, int], list[int]]]] = {
    "alone": _alone,
    "beside": _beside,
    "seen": _seen,
    "near": _near,
    "armed": _armed,
    "foe": _foe,
}
"""Aims: the user; the user or an ally beside, in sight, in the zone; a hero of the zone with a weapon; an enemy in
sight."""


# Squares


def free(state: State) -> frozenset[int]:
    """Return the floor squares without figures and obstacles."""
    return plan_of(state).floor - obstacle(state) - taken(state)


def in_sight(state: State, who: int) -> Iterator[int]:
    """Yield the squares that a figure sees, its own among them, zone by zone in reading order."""
    plan, here, hidden = plan_of(state), state.figure(who).square, screens(state, who)
    for square in plan.zone_at:
        between = plan.line(here, square)
        if between is not None and hidden.isdisjoint(between):
            yield square


def block(square: int) -> tuple[int, int, int, int]:
    """Return the two by two squares of a block, named by the north-western one."""
    return square, square + 1, square + ROW, square + SOUTH_EAST


def blocks(state: State, who: int) -> Iterator[int]:
    """Yield the blocks of floor without a wall across them and with at least one square in sight."""
    plan, found = plan_of(state), set()
    for square in in_sight(state, who):
        for corner in (square, square - 1, square - ROW, square - SOUTH_EAST):
            if corner not in found and corner in plan.floor and plan.adjacent(corner, corner + SOUTH_EAST):
                found.add(corner)
                yield corner


def any_of(squares: Iterator[int]) -> bool:
    """Return True if there is at least one square."""
    return next(squares, None) is not None


def around(state: State, centre: int) -> list[int]:
    """Return the three by three squares around a square that have a clear line to it."""
    plan = plan_of(state)
    squares = [centre + east + south for south in (-ROW, 0, ROW) for east in (-1, 0, 1)]
    return [square for square in squares if square in plan.floor and plan.line(centre, square) is not None]


def standing_on(state: State, squares: Collection[int]) -> list[int]:
    return [who for who in figures(state) if state.figure(who).square in squares]


def guarded(state: State, uid: int, target: int) -> bool:
    """Return True if a monster must pass a test before it may choose this target (P5)."""
    return state.figure(target).has("sanctuary") and not state.monster(uid).has("defiant")
