"""Equipment that suits a class: bought and put on in one act (DJ-029, DJ-035), or one piece after the other."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import Hero
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.content.ready_made import OUTFITS, READY_MADE
from souterrain.games.donjon.rules.mechanics.marks import gain
from souterrain.games.donjon.rules.mechanics.wearing import SLOTS, hands_of, has_hands, may_wear, put_on
from souterrain.games.donjon.rules.town.shop import WARES, price_of
from souterrain.games.donjon.state import State

OUTFIT: Final = Verb("outfit", Form())
POTION: Final = "healing-potion"
POTIONS: Final = 3
"""Potions that a hero with gold left carries."""
OF_KIND: Final = {kind: tuple([name for name in ITEMS if ITEMS[name].kind == kind]) for kind in SLOTS}


# Purchases


def next_ware(figure: Hero, offered: Collection[str]) -> str:
    """Return the item that a hero needs most of those offered: the outfit of the class, or better if the gold is enough
    for all of it; then better equipment, then potions; "" for none."""
    lacking = [name for name, number in _wishes(figure) if _lacks(figure, name, number)]
    for name in lacking:
        others = sum([price_of(other) for other in lacking if other != name])
        found = _instead(figure, name, offered, figure.gold - others)
        if found:
            return found
    better = [name for name in ITEMS if name in offered and _betters(figure, name)]
    if better:
        return _strongest(better)
    return POTION if POTION in offered and figure.count(POTION) < POTIONS else ""


def _wishes(figure: Hero) -> tuple[tuple[str, int], ...]:
    """Return the outfit of a ready-made hero, or that of the class."""
    return READY_MADE[figure.name].outfit if figure.name else OUTFITS[figure.cls]


def _instead(figure: Hero, wanted: str, offered: Collection[str], gold: int) -> str:
    """Return the wanted item, something better for so much gold, or any weapon for a hero who has none; "" if none of
    them is offered."""
    item = ITEMS[wanted]
    same = [name for name in OF_KIND.get(item.kind, ()) if name in offered and ITEMS[name].strength > item.strength]
    better = [name for name in same if price_of(name) <= gold and _betters(figure, name)]
    if better:
        return _strongest(better)
    if wanted in offered:
        return wanted
    if item.kind != "weapon" or is_armed(figure):
        return ""
    held = [name for name in OF_KIND["weapon"] if name in offered and may_wear(figure.cls, name)]
    return _strongest([name for name in held if not ITEMS[name].missile] or [""])


def _strongest(names: Iterable[str]) -> str:
    return max(names, key=lambda name: (ITEMS[name].strength, -price_of(name)) if name else (0, 0))


def is_armed(figure: Hero) -> bool:
    """Return whether a hero has a weapon that the class may use, in hand or in the pack."""
    carried = [name for name, _ in figure.pack if ITEMS[name].kind == "weapon" and may_wear(figure.cls, name)]
    return bool(figure.weapon or carried)


def _lacks(figure: Hero, wanted: str, number: int) -> bool:
    """Return whether a hero has too few of an item and nothing as good."""
    item = ITEMS[wanted]
    if item.kind in SLOTS:
        return not any(_serves(figure, name, wanted) for name, _ in figure.pack)
    if item.kind == "missile" and not any(ITEMS[name].missile == wanted for name, _ in figure.pack):
        return False
    return figure.count(wanted) + item.bundle <= number


def _serves(figure: Hero, name: str, wanted: str) -> bool:
    item, other = ITEMS[name], ITEMS[wanted]
    same = item.kind == other.kind and bool(item.missile) == bool(other.missile)
    return same and may_wear(figure.cls, name) and item.strength >= other.strength


def _betters(figure: Hero, wanted: str) -> bool:
    """Return whether an item is stronger than all of its kind in the pack, fits the class, and leaves a hand for the
    shield."""
    item = ITEMS[wanted]
    if not may_wear(figure.cls, wanted):
        return False
    if item.kind == "weapon" and (bool(item.missile) != _shoots(figure) or (item.hands > 1 and not item.missile)):
        return False
    if item.kind == "shield" and all(hands_of(name) > 1 for name, _ in figure.pack if ITEMS[name].kind == "weapon"):
        return False
    return not any(_serves(figure, name, wanted) for name, _ in figure.pack)


def _shoots(figure: Hero) -> bool:
    return any(ITEMS[name].missile for name, _ in _wishes(figure))


# Dressing


def dressed(state: State, figure: Hero) -> Iterator[str]:
    """Put on the best piece of every kind that a writable hero wears none of and has a hand for; yield its name."""
    for slot in ("armour", "weapon", "shield"):
        fit = [name for name, _ in figure.pack if ITEMS[name].kind == slot and may_wear(figure.cls, name)]
        able = [name for name in fit if has_hands(state, figure, name)]
        if able:
            best = max(able, key=lambda name: (_is_loaded(figure, name), ITEMS[name].strength))
            put_on(state, figure, best)
            yield best


def _is_loaded(figure: Hero, name: str) -> bool:
    missile = ITEMS[name].missile
    return not missile or bool(figure.count(missile) or figure.count(f"runed-{missile}"))


def _undress_worse(figure: Hero) -> None:
    """Put away whatever is weaker than a piece of the same use in the pack."""
    for slot in SLOTS:
        worn = getattr(figure, slot)
        same = [name for name, _ in figure.pack if worn and _serves(figure, name, worn)]
        if any(ITEMS[name].strength > ITEMS[worn].strength for name in same):
            setattr(figure, slot, "")


# The verb


def _outfitted(state: State, hero: int) -> tuple[Hero, list[str], list[str]]:
    """Return the hero as the shop would send them out, what was bought, and what was put on."""
    figure: Hero = state.heroes[hero].copy()
    bought = []
    while name := next_ware(figure, _affordable(figure.gold)):
        figure.gold -= price_of(name)
        gain(figure, name, ITEMS[name].bundle)
        bought.append(name)
    _undress_worse(figure)
    return figure, bought, [*dressed(state, figure)]


@lru_cache(maxsize=256)
def _affordable(gold: int) -> frozenset[str]:
    return frozenset([name for name in WARES if price_of(name) <= gold])


def verbs(state: State, hero: int) -> list[Verb]:
    figure = state.heroes[hero]
    if next_ware(figure, _affordable(figure.gold)):
        return [OUTFIT]
    _, _, put = _outfitted(state, hero)
    return [OUTFIT] if put else []


def outfit(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    """Buy what suits the class within the gold, and put it on."""
    figure, bought, put = _outfitted(state, hero)
    spent = state.heroes[hero].gold - figure.gold
    own = state.own_hero(hero)
    own.gold, own.pack = figure.gold, figure.pack
    own.weapon, own.shield, own.armour = figure.weapon, figure.shield, figure.armour
    log("outfitted", seat=state.seat_of(hero), items=_counted(bought or put), gold=spent)


def _counted(names: Iterable[str]) -> list[tuple[str, int]]:
    """Return each item once, with the number bought."""
    found: dict[str, int] = {}
    for name in names:
        found[name] = found.get(name, 0) + ITEMS[name].bundle
    return [*found.items()]


def why() -> Rejected:
    return Rejected("outfitted-already", "DJ-029")
