"""Potions and poison (DJ-034, DJ-036, DJ-068)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.rules.effects import carry_out
from souterrain.games.donjon.rules.fatigue import steady
from souterrain.games.donjon.rules.naming import read_figure
from souterrain.games.donjon.rules.sheet import gain, missile_of, unmarked
from souterrain.games.donjon.rules.treasure import settle
from souterrain.games.donjon.state import State


def drink(s: State, hero: int, items: Items, chance: Chance, log: Log | None) -> None:
    _dose(s, hero, hero, items[0][0], chance, log)


def apply(s: State, hero: int, items: Items, chance: Chance, log: Log | None) -> None:
    """To an adjacent hero, also one at no life (T06, T07, T10)."""
    patient, _ = read_figure(s, items[1:])
    _dose(s, hero, patient, items[0][0], chance, log)


def _dose(s: State, hero: int, patient: int, name: str, chance: Chance, log: Log | None) -> None:
    """Any potion ends the poison of a fountain (A-46)."""
    use_up(s, hero, name)
    if log is not None:
        log("drank", seat=s.seat_of(patient), item=name)
    carry_out(s, ITEMS[name].terms, patient, chance, log, noun=name)
    unmarked(s, patient, "poisoned")


def overcome(s: State, hero: int, items: Items, chance: Chance, log: Log | None) -> None:
    """A point of destiny against the poison of a fountain (DJ-131)."""
    steady(s, hero)
    if log is not None:
        log("overcame", seat=s.seat_of(hero))


def use_up(s: State, hero: int, name: str) -> None:
    """One is gone, and with the last of it the card it came from (DJ-010)."""
    gain(s.own_hero(hero), name, -1)
    settle(s)


def smear(s: State, hero: int, items: Items, chance: Chance, log: Log | None) -> None:
    name = items[0][0]
    use_up(s, hero, name)
    s.count(f"used-{name}")
    carry_out(s, ITEMS[name].terms, hero, chance, log, noun=name)
    if log is not None:
        figure = s.heroes[hero]
        log("smeared", seat=s.seat_of(hero), item=name, on=missile_of(figure) or figure.weapon)


def has_edge(weapon: str, names: list[str]) -> bool:
    """Whether there is anything in hand to put poison on: a weapon, or missiles for it (A-74)."""
    missile = ITEMS[weapon].missile if weapon else ""
    return bool(weapon) and (not missile or missile in names or f"runed-{missile}" in names)
