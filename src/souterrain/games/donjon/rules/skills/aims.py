"""At whom and at what a skill can be aimed, from the side of the one who uses it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Final

from souterrain.games.donjon.board import plan_of
from souterrain.games.donjon.figures import INSIDE, NOWHERE, Hero
from souterrain.games.donjon.ground import ROW
from souterrain.games.donjon.rules.furnishing import obstacle
from souterrain.games.donjon.rules.sheet import is_hero, on_heroes_side
from souterrain.games.donjon.rules.sight import screens, sees
from souterrain.games.donjon.state import State

SOUTH_EAST: Final = ROW + 1


# Figures


def foes(s: State, who: int) -> list[int]:
    """Opponents on the board who can be chosen as a target (A-03, M8, P5)."""
    if on_heroes_side(s, who):
        return [monster.uid for monster in s.foes]
    heroes = [*s.up, *[captive.uid for captive in s.freed]]
    return [target for target in heroes if may_choose(s, who, target)]


def may_choose(s: State, uid: int, target: int) -> bool:
    """Nobody chooses the invisible (M8); a monster that has failed against a sanctuary must choose another (P5)."""
    figure = s.figure(target)
    return not figure.has("invisible") and not (figure.has("sanctuary") and s.monster(uid).has("awed"))


def friends(s: State, who: int) -> list[int]:
    """Everybody on the same side, the user first; heroes who are down too."""
    if on_heroes_side(s, who):
        others = [*s.inside, *[captive.uid for captive in s.captives if captive.square != NOWHERE]]
    else:
        others = [monster.uid for monster in s.foes]
    return [who, *[other for other in others if other != who]]


def figures(s: State, *, but: int = -1) -> list[int]:
    """Everybody who stands on the board, friend or foe."""
    others = [monster.uid for monster in s.monsters if monster.square != NOWHERE]
    return [who for who in (*s.up, *others) if who != but]


def is_up(s: State, who: int) -> bool:
    """A hero who is down can be healed and nothing else (A-03)."""
    figure = s.figure(who)
    return not isinstance(figure, Hero) or figure.standing


def _alone(s: State, who: int) -> list[int]:
    return [who]


def _beside(s: State, who: int) -> list[int]:
    plan, here = plan_of(s), s.figure(who).square
    return [other for other in friends(s, who) if other == who or plan.adjacent(here, s.figure(other).square)]


def _seen(s: State, who: int) -> list[int]:
    return [other for other in friends(s, who) if other == who or sees(s, who, s.figure(other).square)]


def _near(s: State, who: int) -> list[int]:
    zone_at = plan_of(s).zone_at
    zone = zone_at[s.figure(who).square]
    return [other for other in friends(s, who) if zone_at[s.figure(other).square] == zone]


def _armed(s: State, who: int) -> list[int]:
    return [other for other in _near(s, who) if is_hero(other) and s.heroes[other].weapon]


def _foe(s: State, who: int) -> list[int]:
    return [target for target in foes(s, who) if sees(s, who, s.figure(target).square)]


AIMS: Final[dict[str, Callable[[State, int], list[int]]]] = {
    "alone": _alone,
    "beside": _beside,
    "seen": _seen,
    "near": _near,
    "armed": _armed,
    "foe": _foe,
}
"""Oneself; oneself or an ally beside, in sight, in the zone; a hero of the zone with a weapon; an enemy in sight."""


# Squares


def taken(s: State) -> set[int]:
    """Squares on which somebody stands or lies."""
    return {hero.square for hero in s.heroes if hero.out == INSIDE} | {monster.square for monster in s.monsters}


def free(s: State) -> frozenset[int]:
    """Floor without figures and things."""
    return plan_of(s).floor - obstacle(s) - taken(s)


def in_sight(s: State, who: int) -> Iterator[int]:
    """The squares that a figure sees, its own among them, zone by zone in reading order."""
    plan, here, hidden = plan_of(s), s.figure(who).square, screens(s, who)
    for square in plan.zone_at:
        between = plan.line(here, square)
        if between is not None and hidden.isdisjoint(between):
            yield square


def block(square: int) -> tuple[int, int, int, int]:
    """Two by two, named by the north-western square."""
    return square, square + 1, square + ROW, square + SOUTH_EAST


def blocks(s: State, who: int) -> Iterator[int]:
    """Blocks of floor without a wall across them, at least one square of each in sight."""
    plan, found = plan_of(s), set()
    for square in in_sight(s, who):
        for corner in (square, square - 1, square - ROW, square - SOUTH_EAST):
            if corner not in found and corner in plan.floor and plan.adjacent(corner, corner + SOUTH_EAST):
                found.add(corner)
                yield corner


def any_of(squares: Iterator[int]) -> bool:
    """Whether there is one at all."""
    return next(squares, None) is not None


def around(s: State, centre: int) -> list[int]:
    """The three by three about a square, as far as they are in line with it."""
    plan = plan_of(s)
    squares = [centre + east + south for south in (-ROW, 0, ROW) for east in (-1, 0, 1)]
    return [square for square in squares if square in plan.floor and plan.line(centre, square) is not None]


def standing_on(s: State, squares: Collection[int]) -> list[int]:
    return [who for who in figures(s) if s.figure(who).square in squares]
