"""Two sentences for one deed: one of them is offered, the other is understood (DR-97, DR-225)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from souterrain.core.actions import Action
from souterrain.core.forms import Items
from souterrain.core.legal import Legal
from souterrain.games.roll.content.dice import FIRST_HERO, PARTY, SOURCES
from souterrain.games.roll.rules import treasures, ultimates
from souterrain.games.roll.rules.phases import after, lies_idle, offers
from souterrain.games.roll.rules.reasons import added_up
from souterrain.games.roll.rules.rolls import DICE
from souterrain.games.roll.state import State

_PAID: Final = tuple([(("with", 1), (word, 1)) for word in PARTY])


def instead(state: State, action: Action) -> Action | None:
    """Return the sentence that is offered for the same deed."""
    legal = Legal(offers(state))
    return next((other for other in _others(state, action) if other in legal), None)


def all_the_same(state: State, action: Action) -> Action | None:
    """Return the sentence that is offered for the same table, where dice are told apart that nobody can use."""
    side, word = state.side, action[0]
    if not lies_idle(state, side) or not (
        word == "use" or (word == "ultimate" and side.names_loot and not state.exhausted)
    ):
        return None
    verb = treasures.verb(state, state.player.tokens) if word == "use" else ultimates.verb(state, side)
    if verb is None or action not in Legal((verb,)):
        return None
    table = after(state, action)
    offered = [other for offer in offers(state) if offer.word == word for other in offer.actions()]
    return next((other for other in offered if other != action and after(state, other) == table), None)


def _others(state: State, action: Action) -> Iterator[Action]:
    verb, items = action[0], action[1:]
    heroes = [SOURCES[FIRST_HERO + face] for face in state.side.hero_faces]
    if any(word in heroes for word, _ in items):
        for hero in heroes:
            renamed: Items = tuple([(hero if word in heroes else word, number) for word, number in items])
            yield (verb, *renamed)
    if verb == "reroll" and items[-2:] in _PAID:
        dice = Counter(dict(added_up((*items[:-2], items[-1]))))
        for payer in [word for word in PARTY if dice[word]]:
            left = dice - Counter((payer,))
            paid: Items = (*[(word, left[word]) for word in DICE if left[word]], ("with", 1), (payer, 1))
            yield (verb, *paid)
