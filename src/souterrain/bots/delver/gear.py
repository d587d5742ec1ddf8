"""What to wear and to wield: the best armour always, the weapon that the next blow wants, a shield while others act."""

from __future__ import annotations

from typing import Final

from souterrain.bots.delver.ground import weak_bridges
from souterrain.core.actions import Action
from souterrain.games.donjon.board.figures import Hero
from souterrain.games.donjon.content.heroes import ITEMS, Item
from souterrain.games.donjon.rules.items.wearing import may_wear
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.state import State

HANDS: Final = 2
WORN: Final = ("weapon", "shield", "armour")
"""Kinds of things of which one is worn."""


def strength(item: Item) -> int:
    return item.power + item.bonus


def arms(s: State, hero: int) -> dict[str, list[str]]:
    """Weapons that are carried and can be used, for each way to attack; what is in hand, or a bare hand, strikes where
    there is nothing better. Whoever may not change anything has that alone (A-21)."""
    figure = s.heroes[hero]
    found: dict[str, list[str]] = {"melee": [], "missile": []}
    fixed = bool(figure.ran) and s.options.run_blocks_free
    for name, _ in figure.pack:
        if fixed and name != figure.weapon:
            continue
        item = ITEMS[name]
        if item.kind == "weapon" and may_wear(figure.cls, name) and (not item.missile or _loaded(s, figure, item)):
            found["missile" if item.missile else "melee"].append(name)
    return {"melee": found["melee"] or [figure.weapon], "missile": found["missile"]}


def _loaded(s: State, figure: Hero, item: Item) -> bool:
    return s.options.ammo != "count" or bool(figure.count(item.missile) or figure.count(f"runed-{item.missile}"))


def dress(s: State, hero: int) -> Action | None:
    """Better armour, a better shield; a weapon for an empty hand. Not before a bridge that bears light feet alone."""
    figure = s.heroes[hero]
    if not s.combat and figure.square in lightly(s):
        return None
    for kind in ("armour", "shield"):
        worn = getattr(figure, kind)
        best = max([name for name, _ in figure.pack if _fits(figure, name, kind)], key=_power, default="")
        if best and best != worn and (not worn or _power(best) > _power(worn)):
            if kind == "shield" and not worn and not free_hands(s, figure):
                continue
            return ("equip", (best, 1))
    if not figure.weapon:
        ready = arms(s, hero)
        hands = free_hands(s, figure)
        handy = [name for name in (*ready["melee"], *ready["missile"]) if name and ITEMS[name].hands <= hands]
        if handy:
            return ("equip", (max(handy, key=_power), 1))
    return None


def free_hands(s: State, figure: Hero) -> int:
    """A light takes a hand only where the table plays it so (A-51)."""
    held = ITEMS[figure.weapon].hands if figure.weapon else 0
    lit = bool(figure.lit) and s.options.torch_hand
    return HANDS - held - bool(figure.shield) - lit


def lightly(s: State) -> frozenset[int]:
    """Squares on and about bridges in bad repair."""
    weak = weak_bridges(s)
    return frozenset([near for square in weak for near in plan_of(s).within(square, 1)]) if weak else weak


def strip(s: State, hero: int) -> Action | None:
    """Off with what a bad bridge would feel (DJ-097)."""
    figure = s.heroes[hero]
    worn = figure.armour or figure.shield
    return ("doff", (worn, 1)) if worn else None


def _fits(figure: Hero, name: str, kind: str) -> bool:
    return ITEMS[name].kind == kind and may_wear(figure.cls, name)


def _power(name: str) -> int:
    return strength(ITEMS[name])


def cover(s: State, hero: int) -> Action | None:
    """The turn is over: a weapon for two hands is put away for a shield."""
    figure = s.heroes[hero]
    if figure.shield or not figure.weapon or ITEMS[figure.weapon].hands < HANDS:
        return None
    best = max([name for name, _ in figure.pack if _fits(figure, name, "shield")], key=_power, default="")
    return ("equip", (best, 1)) if best else None
