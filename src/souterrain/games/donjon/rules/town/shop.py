"""The shop (DJ-029 … DJ-033, DJ-037), rare items (DJ-189) and sales (A-75)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.content.decks import TREASURE_OF, TREASURES
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.rules.mechanics import belongings, loot
from souterrain.games.donjon.rules.mechanics.belongings import spell_scroll
from souterrain.games.donjon.rules.mechanics.marks import gain
from souterrain.games.donjon.rules.questions.naming import rows
from souterrain.games.donjon.state import State, add

WARES: Final = tuple([item.id for item in ITEMS.values() if item.price])
"""Items that the shop always has."""
GOLD: Final = "gold"
"""The category of treasure that cannot be bought (A-75)."""


def _worth() -> dict[str, tuple[int, int]]:
    """Return the bundle size and the printed value of each item, from the ware or the treasure card that gives it."""
    found = {name: (ITEMS[name].bundle, ITEMS[name].price) for name in WARES}
    for card, given in zip(TREASURES, belongings.GIVEN, strict=True):
        if len(given) == 1:
            names, number = given[0]
            for name in names:
                found.setdefault(name, (number, card.value))
    return found


WORTH: Final = _worth()


# Buying


def price_of(word: str) -> int:
    return ITEMS[word].price if word in WARES else TREASURES[TREASURE_OF[word]].value


def rare(state: State) -> list[str]:
    """Return the treasure cards in the deck or the discard pile, except gold and ordinary wares."""
    return list(_rare(state.treasures, state.treasure_out))


@lru_cache(maxsize=256)
def _rare(deck: tuple[int, ...], discards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(
        [
            card.id
            for card, left, out in zip(TREASURES, deck, discards, strict=True)
            if left + out and card.category != GOLD and card.id not in WARES
        ]
    )


def verbs(state: State, hero: int) -> list[Verb]:
    figure = state.heroes[hero]
    sold = [((name, 1),) for name, number in figure.pack if sale(state, name) and number >= WORTH[name][0]]
    return [*_buying(figure.gold, _rare(state.treasures, state.treasure_out)), *([rows("sell", *sold)] if sold else [])]


@lru_cache(maxsize=1 << 10)
def _buying(gold: int, treasures: tuple[str, ...]) -> tuple[Verb, ...]:
    """Return the verb for all that can be bought with so much gold, or nothing."""
    bought = [((word, 1),) for word in (*WARES, *treasures) if price_of(word) <= gold]
    return (rows("buy", *bought),) if bought else ()


def buy(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    word = items[0][0]
    figure = state.own_hero(hero)
    figure.gold -= price_of(word)
    if word in WARES:
        gain(figure, word, ITEMS[word].bundle)
        log("bought", seat=state.seat_of(hero), item=word, gold=price_of(word))
    else:
        log("bought-card", seat=state.seat_of(hero), treasure=word, gold=price_of(word))
        _buy_rare(state, hero, TREASURE_OF[word], chance)


def _buy_rare(state: State, hero: int, card: int, chance: Chance) -> None:
    """Take the card from the discard pile, else from the deck, and give its item; the spell of a scroll is rolled now
    (T12)."""
    if state.treasure_out[card]:
        state.treasure_out = add(state.treasure_out, card, -1)
    else:
        state.treasures = add(state.treasures, card, -1)
    name = spell_scroll(state, chance) if card == belongings.SCROLL else TREASURES[card].id
    loot.take(state, hero, name, chance)


# Selling


def sale(state: State, name: str) -> int:
    """Return half of the printed value of a bundle, or 0 if the options forbid sales (A-75)."""
    if state.options.sell_ratio == "none" or name not in WORTH:
        return 0
    return WORTH[name][1] // 2


def sell(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    name = items[0][0]
    figure = state.own_hero(hero)
    figure.gold += sale(state, name)
    gain(figure, name, -WORTH[name][0])
    belongings.settle(state)
    log("sold", seat=state.seat_of(hero), item=name, gold=sale(state, name))


# Refusals


def why(state: State, hero: int, verb: str, items: Items) -> Rejected | None:
    word = items[0][0] if items else ""
    if verb == "buy":
        return _why_not_buy(state, hero, word)
    if state.options.sell_ratio == "none":
        return Rejected("nothing-is-sold", "A-75")
    if word in ITEMS and not state.heroes[hero].count(word):
        return Rejected("not-yours", "A-75", item=word)
    if word in ITEMS and not sale(state, word):
        return Rejected("worthless", "A-75", item=word)
    return Rejected("too-few", "A-75", item=word, number=WORTH[word][0]) if word in WORTH else None


def _why_not_buy(state: State, hero: int, word: str) -> Rejected | None:
    if word not in WARES and word not in TREASURE_OF:
        return Rejected("not-for-sale", "DJ-188")
    if word not in WARES and word not in rare(state):
        return Rejected("not-on-offer", "A-75", item=word)
    if price_of(word) > state.heroes[hero].gold:
        return Rejected("too-little-gold", "DJ-188" if word in WARES else "DJ-189", gold=price_of(word))
    return None
