"""Verbs of heroes in town."""

from __future__ import annotations

from typing import Final

from souterrain.core.forms import Items, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import UNMADE
from souterrain.games.donjon.rules.family import HeroDeed
from souterrain.games.donjon.rules.town import creation, progress, shop
from souterrain.games.donjon.state import State


def verbs(state: State, hero: int) -> list[Verb]:
    if state.heroes[hero].out == UNMADE:
        return [creation.CREATE]
    return [*shop.verbs(state, hero), *progress.learn_verbs(state, hero)]


DEEDS: Final[dict[str, HeroDeed]] = {
    "create": creation.create,
    "buy": shop.buy,
    "sell": shop.sell,
    "learn": progress.learn,
}


def why(state: State, hero: int, verb: str, items: Items) -> Rejected | None:
    if verb == "create":
        return creation.why(state, hero, items)
    if verb == "learn":
        return progress.why_not_learn(state, hero, items)
    return shop.why(state, hero, verb, items)
