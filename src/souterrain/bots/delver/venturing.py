"""An adventurer's turn: a fight or exploration; and what a hero may do while others act."""

from __future__ import annotations

from souterrain.bots.delver import exploring, fighting, mending, questing
from souterrain.bots.delver.saying import turn_of
from souterrain.core.actions import Action
from souterrain.core.game import View
from souterrain.core.legal import Legal
from souterrain.games.donjon.content.creatures import CAPTIVE
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.state import State


def answer(s: State, hero: int, legal: Legal) -> Action:
    turn = turn_of(s, hero, legal)
    if not s.combat:
        return exploring.answer(turn)
    if "leave" in turn.said and (s.won or questing.may_leave(s, hero)):
        return ("leave",)
    found = fighting.answer(turn)
    if found is None and s.lull:
        return exploring.answer(turn)
    return found or ("end",)


def has_no_need(view: View, seat: int) -> bool:
    """Whether there is nothing to think about while others act: no potion, and no fight that was just won."""
    hero = view["roster"]["seats"].index(seat) + 1
    if any(ITEMS[name].kind == "potion" for name, _ in view[f"hero-{hero}"].get("pack", ())):
        return False
    return not view["phase"]["combat"] or any(view[f"monster-{uid}"]["kind"] != CAPTIVE for uid in view["monsters"])


def help_oneself(s: State, hero: int, legal: Legal) -> Action | None:
    """Out of turn: a potion when it is needed, a skill when the fight is over."""
    if mending.over(s):
        return mending.answer(s, hero, legal)
    return mending.potion(s, hero, legal)
