"""Lights that are lit and put out (DJ-106)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items
from souterrain.games.donjon.rules.items.common import can_pay
from souterrain.games.donjon.rules.items.wearing import free_hands
from souterrain.games.donjon.rules.phases import pay_point
from souterrain.games.donjon.rules.sheet import unmarked
from souterrain.games.donjon.state import State

LANTERN: Final = "lantern"
DOUSED: Final = "doused"
"""The mark of a lantern that darkness has put out (E13)."""


def kindle(s: State, hero: int, items: Items, chance: Chance, log: Log | None) -> None:
    """Free (DJ-106); a lantern that darkness put out costs a point of speed, in combat the attack (E13)."""
    name = items[0][0]
    if name == LANTERN and s.heroes[hero].has(DOUSED):
        if s.combat:
            s.own_hero(hero).struck += 1
        else:
            pay_point(s, hero)
        unmarked(s, hero, DOUSED)
    figure = s.own_hero(hero)
    figure.lit = name
    free_hands(s, figure, "lit")
    if log is not None:
        log("kindled", seat=s.seat_of(hero), item=name)


def douse(s: State, hero: int, items: Items, chance: Chance, log: Log | None) -> None:
    s.own_hero(hero).lit = ""
    if log is not None:
        log("doused", seat=s.seat_of(hero), item=items[0][0])


def can_relight(s: State, hero: int) -> bool:
    figure = s.heroes[hero]
    if not figure.has(DOUSED) or not figure.count(LANTERN) or figure.lit == LANTERN:
        return False
    return figure.struck < 1 + figure.extra if s.combat else can_pay(s, hero)
