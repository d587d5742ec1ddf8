"""In town, before each quest: heroes are created, shop, learn, change what they wear, and set out (DJ-029, DJ-186)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import UNMADE
from souterrain.games.donjon.rules import items
from souterrain.games.donjon.rules.dungeon import setup
from souterrain.games.donjon.rules.town import creation, progress, shop
from souterrain.games.donjon.state import State

Deed: TypeAlias = "Callable[[State, int, Items, Chance, Log], None]"
DEPART: Final = Verb("depart", Form())
DRESSING: Final = ("equip", "doff")
"""What may be done in town as anywhere (DJ-067)."""


def town_verbs(state: State, hero: int) -> list[Verb]:
    figure = state.heroes[hero]
    if figure.out == UNMADE:
        return [creation.CREATE]
    if figure.ready:
        return []
    dressing = [verb for verb in items.free_verbs(state, hero) if verb.word in DRESSING]
    return [*shop.verbs(state, hero), *progress.learn_verbs(state, hero), *dressing, DEPART]


def default(state: State, hero: int) -> Action:
    """What the clock says for a hero."""
    return creation.default(hero) if state.heroes[hero].out == UNMADE else ("depart",)


def depart(state: State, hero: int, words: Items, chance: Chance, log: Log) -> None:
    """When all are ready the quest begins."""
    state.own_hero(hero).ready = 1
    log("departed", seat=state.seat_of(hero))
    if all(figure.ready for figure in state.heroes):
        setup.descend(state, chance, log)


TOWN_DEEDS: Final[dict[str, Deed]] = {
    "create": creation.create,
    "buy": shop.buy,
    "sell": shop.sell,
    "learn": progress.learn,
    "depart": depart,
    **{verb: items.DEEDS[verb] for verb in DRESSING},
}


def why(state: State, hero: int, verb: str, words: Items) -> Rejected | None:
    """Why something cannot be said in town."""
    figure = state.heroes[hero]
    if verb not in TOWN_DEEDS:
        return None
    if verb == "create":
        return creation.why(state, hero, words)
    if figure.out == UNMADE:
        return Rejected("create-first", "DJ-011")
    if figure.ready:
        return Rejected("departed-already", "DJ-029")
    if verb in ("buy", "sell"):
        return shop.why(state, hero, verb, words)
    if verb == "learn":
        return progress.why_not_learn(state, hero, words)
    return items.why(state, hero, verb, words) if verb in DRESSING else None
