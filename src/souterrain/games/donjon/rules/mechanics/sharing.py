"""The fair share of a find: the card whose best owner is clearest, and that owner (DJ-136, A-69)."""

from __future__ import annotations

from typing import Final

from souterrain.core.actions import Action
from souterrain.games.donjon.board.figures import Hero
from souterrain.games.donjon.content.decks import TREASURE_OF, TREASURES
from souterrain.games.donjon.content.heroes import ITEMS, Item
from souterrain.games.donjon.rules.frames.items import Share
from souterrain.games.donjon.rules.mechanics.wearing import SLOTS, may_wear
from souterrain.games.donjon.state import State

DIVISIBLE: Final = ("royal-casket",)
"""Cards whose gold can be divided among the heroes (T05)."""
FOUND: Final = 20
"""The worth of a thing without a price."""


def fair(state: State, frame: Share) -> Action:
    """Return the answer that gives the first card to the hero it suits; gold that can be divided is divided."""
    card = frame.cards[0]
    if card in DIVISIBLE:
        return ("divide", (card, 1))
    owner = suits(state, frame.hero, card)
    if frame.own or owner == frame.hero:
        return ("take", (card, 1))
    return ("hand", (card, 1), (f"hero:{owner + 1}", 1))


def suits(state: State, asked: int, card: str) -> int:
    """Return the hero to whom a card is of most use; of several, whoever owns least, the asked hero first."""
    order = [*state.inside[_place_of(state, asked) :], *state.inside[: _place_of(state, asked)]]
    return max(order, key=lambda hero: (_use(state.heroes[hero], card), -_owned(state.heroes[hero])))


def _place_of(state: State, asked: int) -> int:
    return state.inside.index(asked) if asked in state.inside else 0


def _use(figure: Hero, card: str) -> int:
    """Return the use of a card to a hero in points: of equipment its gain over the pack, of potions the lost life."""
    if not figure.standing:
        return -1
    item = ITEMS.get(card)
    if item is None:
        known = TREASURES[TREASURE_OF[card]].category
        return int(known == "ammunition" and any(ITEMS[name].missile for name, _ in figure.pack))
    if item.kind in SLOTS:
        return _gain(figure, card)
    if item.kind == "potion":
        return figure.max_life - figure.life - 2 * figure.count(card)
    return int(item.kind == "scroll" and figure.cls == "mage")


def _gain(figure: Hero, card: str) -> int:
    item = ITEMS[card]
    if not may_wear(figure.cls, card):
        return 0
    same = [ITEMS[name] for name, _ in figure.pack if ITEMS[name].kind == item.kind and may_wear(figure.cls, name)]
    best = max([other.strength for other in same if bool(other.missile) == bool(item.missile)], default=0)
    return max(0, item.strength - best) + item.spells * (figure.cls == "mage")


def _owned(figure: Hero) -> int:
    """Return the worth of what a hero has in gold; what the shop does not sell counts as a find of `FOUND`."""
    return figure.gold + sum([count * (item.price // item.bundle or FOUND) for item, count in _things(figure)])


def _things(figure: Hero) -> list[tuple[Item, int]]:
    return [(ITEMS[name], count) for name, count in figure.pack if ITEMS[name].kind != "missile"]
