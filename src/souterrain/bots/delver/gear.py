"""What to wear and to wield: the best armour always, the weapon that the next blow wants, a shield while others act."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from souterrain.bots.delver.ground import weak_bridges
from souterrain.core.actions import Action
from souterrain.games.donjon.board import plan_of
from souterrain.games.donjon.content.heroes import ITEMS, Item
from souterrain.games.donjon.rules.items import may_wear
from souterrain.games.donjon.state import Hero, State


WORN: Final = ("weapon", "shield", "armour")
"""Kinds of things of which one is worn."""


def strength(item: Item) -> int:
    return item.power + item.bonus


def arms(s: State, hero: int) -> dict[str, str]:
    """The best weapon that is carried for each way to attack; "" is the bare hand."""
    figure = s.heroes[hero]
    found: dict[str, str] = {"melee": ""}
    for name in _weapons(figure):
        item = ITEMS[name]
        via = "missile" if item.missile else "melee"
        if item.missile and s.option("ammo") == "count" and not _loaded(figure, item):
            continue
        known = found.get(via)
        if not known or _rank(figure, name) > _rank(figure, known):
            found[via] = name
    return found


def _weapons(figure: Hero) -> Iterator[str]:
    for name, _ in figure.pack:
        if ITEMS[name].kind == "weapon" and may_wear(figure.cls, name):
            yield name


def _loaded(figure: Hero, item: Item) -> bool:
    return bool(figure.count(item.missile) or figure.count(f"runed-{item.missile}"))


def _rank(figure: Hero, name: str) -> tuple[int, int, bool]:
    """What is in hand stays there if nothing is better."""
    item = ITEMS[name]
    return strength(item), -item.hands, name == figure.weapon


def dress(s: State, hero: int) -> Action | None:
    """Better armour, a better shield; a weapon for an empty hand. Not before a bridge that bears light feet alone."""
    figure = s.heroes[hero]
    if not s.combat and figure.square in lightly(s):
        return None
    for kind in ("armour", "shield"):
        worn = getattr(figure, kind)
        best = max([name for name, _ in figure.pack if _fits(figure, name, kind)], key=_power, default="")
        if best and best != worn and (not worn or _power(best) > _power(worn)):
            if kind == "shield" and figure.weapon and ITEMS[figure.weapon].hands > 1:
                continue
            return ("equip", (best, 1))
    if not figure.weapon:
        ready = arms(s, hero)
        best = ready["melee"] or ready.get("missile", "")
        if best and not (figure.shield and ITEMS[best].hands > 1):
            return ("equip", (best, 1))
    return None


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
    if figure.shield or not figure.weapon or ITEMS[figure.weapon].hands < 2:
        return None
    best = max([name for name, _ in figure.pack if _fits(figure, name, "shield")], key=_power, default="")
    return ("equip", (best, 1)) if best else None
