"""The best spell of an automated monster, by the loss of its enemies minus the loss of its friends."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from souterrain.core.forms import Items
from souterrain.games.donjon.content.creatures import DEFENCE, DEXTERITY, MAGIC, STRENGTH
from souterrain.games.donjon.rules.questions import targets
from souterrain.games.donjon.rules.questions.ground import plan_of, square_items
from souterrain.games.donjon.rules.questions.movement import threatened
from souterrain.games.donjon.rules.questions.naming import figure_items
from souterrain.games.donjon.rules.questions.odds import odds, success
from souterrain.games.donjon.rules.questions.sheet import aid, armour, die_of, trait
from souterrain.games.donjon.rules.questions.skill_cards import term
from souterrain.games.donjon.rules.skills import fire, monsters, spells
from souterrain.games.donjon.rules.skills.named import whom
from souterrain.games.donjon.state import State

FROZEN: Final = 5.0
"""Value of a frozen hero, in points of life."""
SHAKEN: Final = 3.5
"""Value of a fall: a four-sided die and a lost move."""
BURNING: Final = 0.5
"""Value of a square of fire beside a hero."""
AIRBORNE: Final = 0.25
"""Value of flight for a monster without a target to strike."""


class Choice(NamedTuple):
    worth: float
    items: Items


def best_spell(state: State, uid: int) -> Items | None:
    """Return the words of the spell and of its target, or None if no spell is worth casting."""
    names = monsters.castable(state, uid)
    found = [Choice(worth, ((name, 1), *items)) for name in names for worth, items in _WORTH[name](state, uid, name)]
    best = max(found, key=lambda choice: choice.worth, default=None)
    return best.items if best is not None and best.worth > 0 else None


def _loss(state: State, uid: int, target: int, power: int, guard: int) -> float:
    ahead = trait(state, uid, MAGIC) + power - trait(state, target, DEFENCE) - guard - aid(state, target)
    return odds(ahead, die_of(state, uid), die_of(state, target)).capped(state.figure(target).life)


def _side(state: State, uid: int) -> Callable[[int], int]:
    """Return a function that gives 1 for an enemy and -1 for a friend."""
    enemies = set(targets.foes(state, uid))
    return lambda target: 1 if target in enemies else -1


def _bolts(state: State, uid: int, name: str) -> Iterable[Choice]:
    for target in whom(state, uid, name):
        yield Choice(_loss(state, uid, target, term(name).number(), armour(state, target)), figure_items(state, target))


def _ice(state: State, uid: int, name: str) -> Iterable[Choice]:
    for target in whom(state, uid, name):
        ahead = trait(state, uid, MAGIC) - trait(state, target, STRENGTH)
        yield Choice(FROZEN * odds(ahead, die_of(state, uid), die_of(state, target)).hit, figure_items(state, target))


def _clouds(state: State, uid: int, name: str) -> Iterable[Choice]:
    side = _side(state, uid)
    breathing = [target for target in targets.figures(state) if spells.breathes(state, target)]
    losses = {state.figure(target).square: side(target) * _loss(state, uid, target, 0, 0) for target in breathing}
    for corner in targets.blocks(state, uid):
        worth = sum([losses.get(square, 0.0) for square in targets.block(corner)])
        if worth > 0:
            yield Choice(worth, square_items(state, corner))


def _quakes(state: State, uid: int, name: str) -> Iterable[Choice]:
    side = _side(state, uid)
    falls = [side(target) * (1 - success(trait(state, target, DEXTERITY))) for target in spells.shaken(state, uid)]
    yield Choice(SHAKEN * sum(falls), ())


def _fires(state: State, uid: int, name: str) -> Iterable[Choice]:
    """Yield squares beside a hero, on the caster's side of that hero."""
    plan, here = plan_of(state), state.figure(uid).square
    heroes = [state.heroes[hero].square for hero in state.up]
    for square in fire.open_squares(state, uid):
        before = [there for there in heroes if plan.adjacent(square, there)]
        if any(plan.distance(here, square) < plan.distance(here, there) for there in before):
            yield Choice(BURNING * len(before), square_items(state, square))


def _wings(state: State, uid: int, name: str) -> Iterable[Choice]:
    if not threatened(state, uid):
        yield Choice(AIRBORNE, figure_items(state, uid))


_WORTH: Final[dict[str, Callable[[State, int, str], Iterable[Choice]]]] = {
    "magic-missile": _bolts,
    "ice-block": _ice,
    "toxic-cloud": _clouds,
    "earthquake": _quakes,
    "wall-of-fire": _fires,
    "flight": _wings,
}
"""Functions that rate the spells of monsters."""
