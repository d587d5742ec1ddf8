"""Loot: the worth of a treasure card to each hero."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from souterrain.bots.donjon import gear
from souterrain.core.actions import Action
from souterrain.games.donjon.board.figures import Hero
from souterrain.games.donjon.content.decks import TREASURE_OF, TREASURES
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.rules.mechanics.wearing import may_wear
from souterrain.games.donjon.state import State

CHARMS: Final = {"warding-ring": 4.0, "amulet-of-life": 4.0, "swift-boots": 2.0, "gauntlets-of-might": 1.0}
STEP: Final = 3.0
"""The worth of one more point on every attack or defence."""
MAGIC: Final = 1.0
"""The worth of a first magic weapon, which harms demons and wraiths."""
GOLD: Final = 0.05


def answer(state: State, hero: int, actions: Iterable[Action]) -> Action:
    """Take the card, or hand it to the companion, with the highest worth."""
    return max(actions, key=lambda action: _worth(state, hero, action))


def _worth(state: State, hero: int, action: Action) -> float:
    verb, card = action[0], action[1:][0][0]
    if verb == "divide":
        return 3.0
    taker = int(action[1:][1][0][5:]) - 1 if verb == "hand" else hero
    return use(state, taker, card) - 0.1 * (verb == "hand")


def use(state: State, hero: int, card: str) -> float:
    """Return the worth of a treasure card to a hero."""
    figure = state.heroes[hero]
    if not figure.standing:
        return 0.0
    if card not in ITEMS:
        return _bundle(figure, card)
    item = ITEMS[card]
    if item.kind in gear.WORN:
        return _worn(figure, card)
    if item.kind == "potion":
        weak = 1 - figure.life / figure.max_life
        return 2.0 - 0.5 * figure.count(card) + weak + 0.2 * (figure.cls == "warrior")
    if item.kind == "scroll":
        return 3.0 if figure.cls == "mage" else 1.0
    return CHARMS.get(card, 0.5) + 0.3 * (figure.cls == "warrior")


def _bundle(figure: Hero, card: str) -> float:
    """Return the worth of gold, ammunition or a pack."""
    known = TREASURES[TREASURE_OF[card]]
    if known.category == "gold":
        return GOLD * known.value - 0.001 * figure.gold
    if known.category == "ammunition":
        return 1.5 if any(ITEMS[name].missile for name, _ in figure.pack) else 0.2
    return 0.5


def _worn(figure: Hero, card: str) -> float:
    """Return the improvement over the items of the same kind in the pack."""
    item = ITEMS[card]
    if not may_wear(figure.cls, card):
        return 0.0
    same = [ITEMS[name] for name, _ in figure.pack if ITEMS[name].kind == item.kind and may_wear(figure.cls, name)]
    same = [other for other in same if bool(other.missile) == bool(item.missile)]
    best = max([other.strength for other in same], default=0)
    news = MAGIC * (item.kind == "weapon" and item.magic and not any(other.magic for other in same))
    return STEP * max(0, item.strength - best) + news + 2.0 * item.spells * (figure.cls == "mage")
