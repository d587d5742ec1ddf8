"""Equipment (DJ-035, DJ-067): two hands hold a weapon and a shield, or a two-handed weapon (A-32, A-88)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items
from souterrain.games.donjon.board.figures import Hero
from souterrain.games.donjon.content.heroes import ITEMS, POWER
from souterrain.games.donjon.state import State

SLOTS: Final = ("weapon", "shield", "armour")
"""Kinds of items that are worn or wielded, one of each."""
HANDS: Final = 2


def may_wear(cls: str, item: str) -> bool:
    """Return True if the class may wear this piece, by its power without magic (DJ-035, A-32)."""
    return ITEMS[item].kind in SLOTS and ITEMS[item].power <= POWER[cls]


def equip(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    """Wear or wield an item, and put away what is in its place or needs its hands (A-32, A-88)."""
    name = items[0][0]
    figure = state.own_hero(hero)
    setattr(figure, ITEMS[name].kind, name)
    free_hands(state, figure, ITEMS[name].kind)
    log("equipped", seat=state.seat_of(hero), item=name)


def free_hands(state: State, figure: Hero, new: str) -> None:
    """Put away items until two hands suffice, except the new one. A light needs a hand only with `torch_hand`
    (A-51)."""
    for slot in ("lit", "shield", "weapon"):
        held = [ITEMS[figure.weapon].hands if figure.weapon else 0, int(bool(figure.shield))]
        if state.options.torch_hand:
            held.append(int(bool(figure.lit)))
        elif slot == "lit":
            continue
        if sum(held) > HANDS and slot != new:
            setattr(figure, slot, "")


def doff(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    name = items[0][0]
    setattr(state.own_hero(hero), ITEMS[name].kind, "")
    log("doffed", seat=state.seat_of(hero), item=name)
