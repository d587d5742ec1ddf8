"""Equipment: the best armour always, the weapon of the next attack, a shield while others act."""

from __future__ import annotations

from typing import Final

from souterrain.bots.donjon.distances import weak_bridges
from souterrain.core.actions import Action
from souterrain.games.donjon.board.figures import Hero
from souterrain.games.donjon.content.heroes import ITEMS, Item
from souterrain.games.donjon.rules.mechanics.wearing import may_wear
from souterrain.games.donjon.rules.questions import changing
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.state import State

HANDS: Final = 2
WORN: Final = ("weapon", "shield", "armour")
"""Kinds of items of which a hero wears one."""


def arms(state: State, hero: int) -> dict[str, list[str]]:
    """Return the usable weapons by attack: melee and missile. Melee falls back to the weapon in hand or a bare hand. A
    hero who may not change equipment has the weapon in hand alone (A-21)."""
    figure = state.heroes[hero]
    found: dict[str, list[str]] = {"melee": [], "missile": []}
    fixed = bool(figure.ran and state.options.run_blocks_free) or not may_change(state, hero)
    for name, _ in figure.pack:
        if fixed and name != figure.weapon:
            continue
        item = ITEMS[name]
        if item.kind == "weapon" and may_wear(figure.cls, name) and (not item.missile or _loaded(state, figure, item)):
            found["missile" if item.missile else "melee"].append(name)
    return {"melee": found["melee"] or [figure.weapon], "missile": found["missile"]}


def _loaded(state: State, figure: Hero, item: Item) -> bool:
    return state.options.ammo != "count" or bool(figure.count(item.missile) or figure.count(f"runed-{item.missile}"))


def may_change(state: State, hero: int) -> bool:
    """Return whether a change of weapon or shield costs no more than the movement (A-98)."""
    return changing.price(state, hero) in (changing.FREE, changing.MOVEMENT)


def dress(state: State, hero: int) -> Action | None:
    """Return an action that equips better armour, a better shield, or a weapon for an empty hand; None beside a weak
    bridge."""
    figure = state.heroes[hero]
    if not state.combat and figure.square in lightly(state):
        return None
    for kind in ("armour", "shield") if may_change(state, hero) else ("armour",):
        worn = getattr(figure, kind)
        best = max([name for name, _ in figure.pack if _fits(figure, name, kind)], key=_power, default="")
        if best and best != worn and (not worn or _power(best) > _power(worn)):
            if kind == "shield" and not worn and not free_hands(state, figure):
                continue
            return ("equip", (best, 1))
    if not figure.weapon and may_change(state, hero):
        ready = arms(state, hero)
        hands = free_hands(state, figure)
        handy = [name for name in (*ready["melee"], *ready["missile"]) if name and ITEMS[name].hands <= hands]
        if handy:
            return ("equip", (max(handy, key=_power), 1))
    return None


def free_hands(state: State, figure: Hero) -> int:
    """Return the number of free hands. A light takes one by option (A-51)."""
    held = ITEMS[figure.weapon].hands if figure.weapon else 0
    lit = bool(figure.lit) and state.options.torch_hand
    return HANDS - held - bool(figure.shield) - lit


def lightly(state: State) -> frozenset[int]:
    """Return the squares on and beside bridges in bad repair."""
    weak = weak_bridges(state)
    return frozenset([near for square in weak for near in plan_of(state).within(square, 1)]) if weak else weak


def strip(state: State, hero: int) -> Action | None:
    """Return an action that takes off armour or shield before a weak bridge (DJ-097)."""
    figure = state.heroes[hero]
    worn = figure.armour or figure.shield
    return ("doff", (worn, 1)) if worn else None


def _fits(figure: Hero, name: str, kind: str) -> bool:
    return ITEMS[name].kind == kind and may_wear(figure.cls, name)


def _power(name: str) -> int:
    return ITEMS[name].strength


def cover(state: State, hero: int) -> Action | None:
    """Return an action that replaces a two-handed weapon by a shield at the end of the turn."""
    figure = state.heroes[hero]
    if figure.shield or not figure.weapon or ITEMS[figure.weapon].hands < HANDS or not may_change(state, hero):
        return None
    best = max([name for name, _ in figure.pack if _fits(figure, name, "shield")], key=_power, default="")
    return ("equip", (best, 1)) if best else None
