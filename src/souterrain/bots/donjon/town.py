"""The town: creating heroes, lessons and purchases."""

from __future__ import annotations

from collections import Counter
from typing import Final

from souterrain.bots.donjon import gear
from souterrain.bots.donjon.sentences import first, say, sentences, word
from souterrain.core.actions import Action
from souterrain.core.legal import Legal
from souterrain.games.donjon.board.figures import UNMADE, Hero
from souterrain.games.donjon.content.creatures import TRAITS
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.rules.items.wearing import may_wear
from souterrain.games.donjon.rules.town.shop import price_of
from souterrain.games.donjon.state import State

PARTY: Final = (
    ("human", "warrior", ("power-blow", "whirlwind")),
    ("human", "priest", ("heal", "holy-weapon")),
    ("elf", "mage", ("magic-missile", "fireball")),
    ("human", "thief", ("sixth-sense", "backstab")),
)
"""Heroes in order of creation, one of each class; further heroes begin again at the top."""
OUTFITS: Final[dict[str, tuple[tuple[str, int], ...]]] = {
    "warrior": (("long-sword", 1), ("scale-armour", 1), ("small-shield", 1)),
    "priest": (("long-bow", 1), ("scale-armour", 1), ("arrow", 40)),
    "mage": (("sling", 1), ("stone", 20), ("wizard-cloak", 1), ("small-shield", 1), ("rope", 1), ("lantern", 1)),
    "thief": (("short-bow", 1), ("scale-armour", 1), ("arrow", 20), ("small-shield", 1), ("rope", 1)),
}
"""Items that each class owns before every quest."""
LESSONS: Final = {
    "warrior": ("parry", "cleave", "attack", "defence", "war-cry", "attack", "defence"),
    "priest": ("circle-of-healing", "bless", "shield-of-faith", "attack", "defence", "magic"),
    "mage": ("astral-armour", "ice-block", "magic", "defence", "magic"),
    "thief": ("dodge", "aimed-shot", "attack", "lock-picking", "defence", "attack"),
}
"""Lessons of each class, in order."""
DESTINY, POTION = "destiny", "healing-potion"
POTIONS: Final = 3


def answer(state: State, hero: int, legal: Legal) -> Action:
    if state.heroes[hero].out == UNMADE:
        return _create(state, hero)
    return _learn(state, hero, legal) or _buy(state, hero, legal) or gear.dress(state, hero) or ("depart",)


def _create(state: State, hero: int) -> Action:
    """Create a hero of the class that is rarest in the party."""
    taken = [figure.cls for figure in state.heroes if figure.out != UNMADE]
    order = [*PARTY[hero % len(PARTY) :], *PARTY[: hero % len(PARTY)]]
    race, cls, skills = min(order, key=lambda wish: taken.count(wish[1]))
    return say("create", word(race), word(cls), *map(word, skills))


def _learn(state: State, hero: int, legal: Legal) -> Action | None:
    """Learn destiny first, then the next lesson of the class, if it can be paid."""
    figure = state.heroes[hero]
    offered = {first(action): action for action in sentences(legal, "learn")}
    return offered.get(DESTINY if not figure.destiny else _lesson(figure))


def _lesson(figure: Hero) -> str:
    raised: Counter[str] = Counter()
    for name in LESSONS[figure.cls]:
        raised[name] += 1
        known = figure.grown[TRAITS.index(name)] >= raised[name] if name in TRAITS else name in figure.skills
        if not known:
            return name
    return "life"


def _buy(state: State, hero: int, legal: Legal) -> Action | None:
    """Buy the outfit of the class, then better equipment, then potions."""
    figure = state.heroes[hero]
    offered = {first(action): action for action in sentences(legal, "buy")}
    for name, number in OUTFITS[figure.cls]:
        if name in offered and _lacks(figure, name, number):
            return offered[name]
    better = [name for name in offered if name in ITEMS and _betters(figure, name)]
    if better:
        return offered[max(better, key=lambda name: (gear.strength(ITEMS[name]), -price_of(name)))]
    if POTION in offered and figure.count(POTION) < POTIONS:
        return offered[POTION]
    return None


def _lacks(figure: Hero, wanted: str, number: int) -> bool:
    """Return whether a hero has too few of an item and nothing as good."""
    item = ITEMS[wanted]
    if item.kind in gear.WORN:
        return not any(_serves(figure, name, wanted) for name, _ in figure.pack)
    return figure.count(wanted) + item.bundle <= number


def _serves(figure: Hero, name: str, wanted: str) -> bool:
    item, other = ITEMS[name], ITEMS[wanted]
    same = item.kind == other.kind and bool(item.missile) == bool(other.missile)
    return same and may_wear(figure.cls, name) and gear.strength(item) >= gear.strength(other)


def _betters(figure: Hero, wanted: str) -> bool:
    """Return whether an item is stronger than all of its kind in the pack, and fits the class."""
    item = ITEMS[wanted]
    if item.kind not in gear.WORN or not may_wear(figure.cls, wanted):
        return False
    if item.kind == "weapon" and (bool(item.missile) != _shoots(figure) or (item.hands > 1 and not item.missile)):
        return False
    return not any(_serves(figure, name, wanted) for name, _ in figure.pack)


def _shoots(figure: Hero) -> bool:
    return any(ITEMS[name].missile for name, _ in OUTFITS[figure.cls])
