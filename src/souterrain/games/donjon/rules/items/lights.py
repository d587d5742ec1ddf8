"""Lighting and putting out lights (DJ-106)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items
from souterrain.games.donjon.rules.items.common import can_pay
from souterrain.games.donjon.rules.mechanics.marks import unmarked
from souterrain.games.donjon.rules.mechanics.turns import pay_point
from souterrain.games.donjon.rules.mechanics.wearing import free_hands
from souterrain.games.donjon.rules.questions.light import DOUSED, LANTERN
from souterrain.games.donjon.state import State


def kindle(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    """Light a torch or a lantern for free (DJ-106); a lantern that darkness put out costs a point of speed, or in
    combat the attack (E13)."""
    name = items[0][0]
    if name == LANTERN and state.heroes[hero].has(DOUSED):
        if state.combat:
            state.own_hero(hero).struck += 1
        else:
            pay_point(state, hero)
        unmarked(state, hero, DOUSED)
    figure = state.own_hero(hero)
    figure.lit = name
    free_hands(state, figure, "lit")
    log("kindled", seat=state.seat_of(hero), item=name)


def douse(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    state.own_hero(hero).lit = ""
    log("doused", seat=state.seat_of(hero), item=items[0][0])


def can_relight(state: State, hero: int) -> bool:
    figure = state.heroes[hero]
    if not figure.has(DOUSED) or not figure.count(LANTERN) or figure.lit == LANTERN:
        return False
    return figure.struck < 1 + figure.extra if state.combat else can_pay(state, hero)
