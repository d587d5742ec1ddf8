"""In town, before each quest: heroes are created, shop, learn, change what they wear, and set out (DJ-029, DJ-186)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.figures import UNMADE
from souterrain.games.donjon.rules import creation, items, progress, setup, shop
from souterrain.games.donjon.state import State

Deed: TypeAlias = "Callable[[State, int, Items, Chance, Log | None], None]"
DEPART: Final = Verb("depart", Form())
DRESSING: Final = ("equip", "doff")
"""What may be done in town as anywhere (DJ-067)."""


def town_verbs(s: State, hero: int) -> list[Verb]:
    figure = s.heroes[hero]
    if figure.out == UNMADE:
        return [creation.CREATE]
    if figure.ready:
        return []
    dressing = [verb for verb in items.free_verbs(s, hero) if verb.word in DRESSING]
    return [*shop.verbs(s, hero), *progress.learn_verbs(s, hero), *dressing, DEPART]


def default(s: State, hero: int) -> Action:
    """What the clock says for a hero."""
    return creation.default(hero) if s.heroes[hero].out == UNMADE else ("depart",)


def depart(s: State, hero: int, words: Items, chance: Chance, log: Log | None) -> None:
    """When all are ready the quest begins."""
    s.own_hero(hero).ready = 1
    if log is not None:
        log("departed", seat=s.seat_of(hero))
    if all(figure.ready for figure in s.heroes):
        setup.descend(s, chance, log)


TOWN_DEEDS: Final[dict[str, Deed]] = {
    "create": creation.create,
    "buy": shop.buy,
    "sell": shop.sell,
    "learn": progress.learn,
    "depart": depart,
    **{verb: items.DEEDS[verb] for verb in DRESSING},
}


def why(s: State, hero: int, verb: str, words: Items) -> Rejected | None:
    """Why something cannot be said in town."""
    figure = s.heroes[hero]
    if verb not in TOWN_DEEDS:
        return None
    if verb == "create":
        return creation.why(s, hero, words)
    if figure.out == UNMADE:
        return Rejected("create-first", "DJ-011")
    if figure.ready:
        return Rejected("departed-already", "DJ-029")
    if verb in ("buy", "sell"):
        return shop.why(s, hero, verb, words)
    if verb == "learn":
        return progress.why_not_learn(s, hero, words)
    return items.why(s, hero, verb, words) if verb in DRESSING else None
