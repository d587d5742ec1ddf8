"""The price of a change of weapon or shield in a fight, by option (A-98)."""

from __future__ import annotations

from typing import Final

from souterrain.games.donjon.rules.questions.attacks import may_attack
from souterrain.games.donjon.rules.questions.movement import points_left
from souterrain.games.donjon.rules.questions.turns import able
from souterrain.games.donjon.state import HEROES, State

COSTS: Final = "costs"
HELD: Final = ("weapon", "shield")
"""Kinds of items whose change has a price."""
FREE, MOVEMENT, ATTACK, TOO_DEAR = range(4)
"""Prices: none, the whole movement of the turn, the attack, or more than the hero has left."""


def price(state: State, hero: int) -> int:
    """Return the price of a change: the movement if the hero has not begun it, else the attack, in the own turn."""
    if state.options.equip_anytime != COSTS or not state.combat:
        return FREE
    if state.step != HEROES or hero not in able(state):
        return TOO_DEAR
    if state.heroes[hero].left < 0 and points_left(state, hero) > 0:
        return MOVEMENT
    return ATTACK if may_attack(state, hero) else TOO_DEAR
