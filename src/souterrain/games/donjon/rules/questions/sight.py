"""Lines of sight: uninterrupted straight lines (DJ-117, A-28)."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter

from souterrain.games.donjon.content.creatures import CAPTIVE
from souterrain.games.donjon.content.places import FURNITURE
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.sheet import on_heroes_side
from souterrain.games.donjon.state import State

_THING = attrgetter("kind", "squares")


def sees(state: State, who: int, square: int) -> bool:
    """Return True if a figure sees a square; something on the square itself does not hide it."""
    between = plan_of(state).line(state.figure(who).square, square)
    if not between:
        return between is not None
    return _screens(state).isdisjoint(between) and _bodies(state, who).isdisjoint(between)


def screens(state: State, who: int) -> set[int]:
    """Return the squares that block the sight of a figure."""
    return _bodies(state, who) | _screens(state)


def sees_from(state: State, square: int, target: int) -> bool:
    """Return True if one square is visible from another; figures do not block this."""
    between = plan_of(state).line(square, target)
    if not between:
        return between is not None
    return _screens(state).isdisjoint(between)


def visible_to_heroes(state: State, square: int) -> bool:
    return any(sees(state, hero, square) for hero in state.up)


def _screens(state: State) -> frozenset[int]:
    return _standing(
        tuple(map(_THING, state.furniture)), tuple([marker[1] for marker in state.markers if marker[0] == "block"])
    )


@lru_cache(maxsize=256)
def _standing(things: tuple[tuple[str, tuple[int, ...]], ...], blocks: tuple[int, ...]) -> frozenset[int]:
    tall = [square for kind, squares in things if FURNITURE[kind].height == "tall" for square in squares]
    return frozenset([*tall, *blocks])


def _bodies(state: State, shooter: int) -> set[int]:
    """Return the squares of the figures that block a shooter's line."""
    option = state.options.figures_block
    if option == "none":
        return set()
    both, friend = option == "all", on_heroes_side(state, shooter)
    found = {monster.square for monster in state.monsters if both or (monster.kind != CAPTIVE) == friend}
    if both or not friend:
        found.update([hero.square for hero in state.heroes if hero.standing])
    return found
