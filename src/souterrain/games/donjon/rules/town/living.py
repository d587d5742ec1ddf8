"""Verbs of heroes in town."""

from __future__ import annotations

from typing import Final

from souterrain.core.forms import Items, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import UNMADE
from souterrain.games.donjon.rules.family import HeroDeed
from souterrain.games.donjon.rules.town import creation, leading, outfitting, progress, shop
from souterrain.games.donjon.state import State


def verbs(state: State, hero: int) -> list[Verb]:
    if state.heroes[hero].out == UNMADE:
        return [*leading.verbs(state), creation.CREATE]
    return [*outfitting.verbs(state, hero), *shop.verbs(state, hero), *progress.learn_verbs(state, hero)]


DEEDS: Final[dict[str, HeroDeed]] = {
    "lead": leading.lead,
    "create": creation.create,
    "outfit": outfitting.outfit,
    "buy": shop.buy,
    "sell": shop.sell,
    "learn": progress.learn,
}


def why(state: State, hero: int, verb: str, items: Items) -> Rejected | None:
    if verb == "lead":
        return leading.why(state, hero, items)
    if verb == "outfit":
        return outfitting.why()
    if verb == "create":
        return creation.why(state, hero, items)
    if verb == "learn":
        return progress.why_not_learn(state, hero, items)
    return shop.why(state, hero, verb, items)
