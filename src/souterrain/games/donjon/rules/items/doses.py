"""Potions and poison (DJ-034, DJ-036, DJ-068)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.rules.mechanics.belongings import use_up
from souterrain.games.donjon.rules.mechanics.effects import carry_out
from souterrain.games.donjon.rules.mechanics.fatigue import steady
from souterrain.games.donjon.rules.mechanics.marks import unmarked
from souterrain.games.donjon.rules.questions.naming import read_figure
from souterrain.games.donjon.rules.questions.sheet import missile_of
from souterrain.games.donjon.state import State


def drink(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    _dose(state, hero, hero, items[0][0], chance, log)


def apply(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    """Give a potion to an adjacent hero, also one at no life (T06, T07, T10)."""
    patient, _ = read_figure(state, items[1:])
    _dose(state, hero, patient, items[0][0], chance, log)


def _dose(state: State, hero: int, patient: int, name: str, chance: Chance, log: Log) -> None:
    """Apply a potion to a hero; any potion cures the poison of a fountain (A-46)."""
    use_up(state, hero, name)
    log("drank", seat=state.seat_of(patient), item=name)
    carry_out(state, ITEMS[name].terms, patient, chance, log, noun=name)
    unmarked(state, patient, "poisoned")


def overcome(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    """Spend a point of destiny against the poison of a fountain (DJ-131)."""
    steady(state, hero)
    log("overcame", seat=state.seat_of(hero))


def smear(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    name = items[0][0]
    use_up(state, hero, name)
    state.count(f"used-{name}")
    carry_out(state, ITEMS[name].terms, hero, chance, log, noun=name)
    figure = state.heroes[hero]
    log("smeared", seat=state.seat_of(hero), item=name, on=missile_of(figure) or figure.weapon)


def has_edge(weapon: str, names: list[str]) -> bool:
    """Return True if the hero holds a weapon for poison, with its missiles if it needs any (A-74)."""
    missile = ITEMS[weapon].missile if weapon else ""
    return bool(weapon) and (not missile or missile in names or f"runed-{missile}" in names)
