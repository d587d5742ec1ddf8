"""Verbs of heroes at fountains and in circles that hold them."""

from __future__ import annotations

from typing import Final

from souterrain.core.forms import Form, Items, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.rules.family import HeroDeed
from souterrain.games.donjon.rules.furniture.fountains import bottle, drink_from, springs, why_no_spring
from souterrain.games.donjon.rules.furniture.ground import break_free, may_break_free, why_held
from souterrain.games.donjon.rules.questions.naming import furniture_items, rows
from souterrain.games.donjon.state import State


def verbs(state: State, hero: int) -> list[Verb]:
    found = []
    if may_break_free(state, hero):
        found.append(Verb("break-free", Form()))
    wells = springs(state, hero)
    if wells:
        choices = [furniture_items(piece) for piece in wells]
        found += [rows("drink-from", *choices), rows("bottle", *choices)]
    return found


DEEDS: Final[dict[str, HeroDeed]] = {"break-free": break_free, "drink-from": drink_from, "bottle": bottle}


def why(state: State, hero: int, verb: str, items: Items) -> Rejected | None:
    return why_held(state, hero) if verb == "break-free" else why_no_spring(state, hero, items)
