"""The spell a monster casts when the machine moves it: what it costs enemies, less what it costs friends."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from souterrain.core.forms import Items
from souterrain.games.donjon.board import plan_of, square_items
from souterrain.games.donjon.content.creatures import DEFENCE, DEXTERITY, MAGIC, STRENGTH
from souterrain.games.donjon.odds import odds, success
from souterrain.games.donjon.rules.movement import threatened
from souterrain.games.donjon.rules.naming import figure_items
from souterrain.games.donjon.rules.sheet import aid, armour, die_of, trait
from souterrain.games.donjon.rules.skills import aims, fire, monsters, spells
from souterrain.games.donjon.rules.skills.base import term
from souterrain.games.donjon.rules.skills.named import whom
from souterrain.games.donjon.state import State

FROZEN: Final = 5.0
"""What a hero in the ice is worth, in points of life."""
SHAKEN: Final = 3.5
"""A die of four and a lost move."""
BURNING: Final = 0.5
"""A square of fire beside a hero."""
AIRBORNE: Final = 0.25
"""Wings for a monster that has nobody to strike."""


class Choice(NamedTuple):
    worth: float
    items: Items


def best_spell(s: State, uid: int) -> Items | None:
    """The words of the spell and of its target; None if none is worth it."""
    names = monsters.castable(s, uid)
    found = [Choice(worth, ((name, 1), *items)) for name in names for worth, items in _WORTH[name](s, uid, name)]
    best = max(found, key=lambda choice: choice.worth, default=None)
    return best.items if best is not None and best.worth > 0 else None


def _loss(s: State, uid: int, target: int, power: int, guard: int) -> float:
    ahead = trait(s, uid, MAGIC) + power - trait(s, target, DEFENCE) - guard - aid(s, target)
    return odds(ahead, die_of(s, uid), die_of(s, target)).capped(s.figure(target).life)


def _side(s: State, uid: int) -> Callable[[int], int]:
    """Whether a loss is welcome."""
    enemies = set(aims.foes(s, uid))
    return lambda target: 1 if target in enemies else -1


def _bolts(s: State, uid: int, name: str) -> Iterable[Choice]:
    for target in whom(s, uid, name):
        yield Choice(_loss(s, uid, target, term(name).number(), armour(s, target)), figure_items(s, target))


def _ice(s: State, uid: int, name: str) -> Iterable[Choice]:
    for target in whom(s, uid, name):
        ahead = trait(s, uid, MAGIC) - trait(s, target, STRENGTH)
        yield Choice(FROZEN * odds(ahead, die_of(s, uid), die_of(s, target)).hit, figure_items(s, target))


def _clouds(s: State, uid: int, name: str) -> Iterable[Choice]:
    side = _side(s, uid)
    breathing = [target for target in aims.figures(s) if spells.breathes(s, target)]
    losses = {s.figure(target).square: side(target) * _loss(s, uid, target, 0, 0) for target in breathing}
    for corner in aims.blocks(s, uid):
        worth = sum([losses.get(square, 0.0) for square in aims.block(corner)])
        if worth > 0:
            yield Choice(worth, square_items(s, corner))


def _quakes(s: State, uid: int, name: str) -> Iterable[Choice]:
    side = _side(s, uid)
    falls = [side(target) * (1 - success(trait(s, target, DEXTERITY))) for target in spells.shaken(s, uid)]
    yield Choice(SHAKEN * sum(falls), ())


def _fires(s: State, uid: int, name: str) -> Iterable[Choice]:
    """Between the caster and a hero: beside him, on the near side."""
    plan, here = plan_of(s), s.figure(uid).square
    heroes = [s.heroes[hero].square for hero in s.up]
    for square in fire.open_squares(s, uid):
        before = [there for there in heroes if plan.adjacent(square, there)]
        if any(plan.distance(here, square) < plan.distance(here, there) for there in before):
            yield Choice(BURNING * len(before), square_items(s, square))


def _wings(s: State, uid: int, name: str) -> Iterable[Choice]:
    if not threatened(s, uid):
        yield Choice(AIRBORNE, figure_items(s, uid))


_WORTH: Final[dict[str, Callable[[State, int, str], Iterable[Choice]]]] = {
    "magic-missile": _bolts,
    "ice-block": _ice,
    "toxic-cloud": _clouds,
    "earthquake": _quakes,
    "wall-of-fire": _fires,
    "flight": _wings,
}
"""The spells of monsters."""
