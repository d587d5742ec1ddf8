"""Wearing and wielding (DJ-035, DJ-067): two hands hold a weapon and a shield, or a two-handed weapon (A-32, A-88)."""

from __future__ import annotations

from typing import Final

from souterrain.games.donjon.board.figures import Hero
from souterrain.games.donjon.content.heroes import ITEMS, POWER
from souterrain.games.donjon.state import State

SLOTS: Final = ("weapon", "shield", "armour")
"""Kinds of items that are worn or wielded, one of each."""
HANDS: Final = 2


def may_wear(cls: str, item: str) -> bool:
    """Return True if the class may wear this piece, by its power without magic (DJ-035, A-32)."""
    return ITEMS[item].kind in SLOTS and ITEMS[item].power <= POWER[cls]


def put_on(state: State, figure: Hero, name: str) -> None:
    """Wear or wield an item of a writable hero, and put away what is in its place or needs its hands (A-32, A-88)."""
    setattr(figure, ITEMS[name].kind, name)
    free_hands(state, figure, ITEMS[name].kind)


def free_hands(state: State, figure: Hero, new: str) -> None:
    """Put away items until two hands suffice, except the new one. A light needs a hand only with `torch_hand`
    (A-51)."""
    for slot in ("lit", "shield", "weapon"):
        held = [hands_of(figure.weapon), int(bool(figure.shield))]
        if state.options.torch_hand:
            held.append(int(bool(figure.lit)))
        elif slot == "lit":
            continue
        if sum(held) > HANDS and slot != new:
            setattr(figure, slot, "")


def hands_of(weapon: str) -> int:
    return ITEMS[weapon].hands if weapon else 0


def has_hands(state: State, figure: Hero, name: str) -> bool:
    """Return True if a hero can hold this item, or wear it, without putting anything away."""
    slot = ITEMS[name].kind
    if getattr(figure, slot):
        return False
    held = hands_of(figure.weapon) + bool(figure.shield) + (bool(figure.lit) and state.options.torch_hand)
    return slot == "armour" or held + (hands_of(name) if slot == "weapon" else 1) <= HANDS
