"""Equipment put on and taken off (DJ-067), and the kind of missile to shoot (DJ-068)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items
from souterrain.games.donjon.board.figures import Hero
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.rules.mechanics.marks import marked, unmarked
from souterrain.games.donjon.rules.mechanics.wearing import put_on
from souterrain.games.donjon.rules.questions import changing
from souterrain.games.donjon.rules.questions.sheet import SPARED, missile_of, weapon
from souterrain.games.donjon.state import State


def other_missile(hero: Hero) -> str:
    """Return the missile that the hero could shoot instead of the next one: runed or ordinary (DJ-068, T15)."""
    held = weapon(hero)
    if not held.missile or held.bonus:
        return ""
    runed = f"runed-{held.missile}"
    if not hero.count(held.missile) or not hero.count(runed):
        return ""
    return held.missile if missile_of(hero) == runed else runed


def equip(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    """Wear or wield an item, and put away what is in its place or needs its hands (A-32, A-88)."""
    name = items[0][0]
    if ITEMS[name].kind == "missile":
        unmarked(state, hero, SPARED)
        if not name.startswith("runed"):
            marked(state, hero, SPARED, 1, "quest", hero)
        log("equipped", seat=state.seat_of(hero), item=name)
        return
    _pay(state, hero, name, log)
    put_on(state, state.own_hero(hero), name)
    log("equipped", seat=state.seat_of(hero), item=name)


def doff(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    name = items[0][0]
    _pay(state, hero, name, log)
    setattr(state.own_hero(hero), ITEMS[name].kind, "")
    log("doffed", seat=state.seat_of(hero), item=name)


def _pay(state: State, hero: int, name: str, log: Log) -> None:
    """Pay for a change of weapon or shield in a fight, where the option asks for it (A-98)."""
    price = changing.price(state, hero) if ITEMS[name].kind in changing.HELD else changing.FREE
    if price == changing.FREE:
        return
    figure = state.own_hero(hero)
    figure.acted = 1
    if price == changing.MOVEMENT:
        figure.left = 0
    else:
        figure.struck += 1
    log("change-cost-move" if price == changing.MOVEMENT else "change-cost-attack", seat=state.seat_of(hero))
