"""In town: who to be, what to learn, what to buy and to wear."""

from __future__ import annotations

from typing import Final

from souterrain.bots.delver import gear
from souterrain.bots.delver.mending import sentences
from souterrain.core.actions import Action
from souterrain.core.legal import Legal
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.rules.items import may_wear
from souterrain.games.donjon.rules.shop import price_of
from souterrain.games.donjon.state import UNMADE, Hero, State

PARTY: Final = (
    ("human", "warrior", ("power-blow", "whirlwind")),
    ("human", "priest", ("heal", "holy-weapon")),
    ("elf", "mage", ("magic-missile", "fireball")),
    ("human", "thief", ("sixth-sense", "backstab")),
)
"""One of each class, in this order; whoever comes later begins again at the top."""
OUTFITS: Final[dict[str, tuple[tuple[str, int], ...]]] = {
    "warrior": (("long-sword", 1), ("scale-armour", 1), ("small-shield", 1)),
    "priest": (("long-bow", 1), ("scale-armour", 1), ("arrow", 40)),
    "mage": (("sling", 1), ("stone", 20), ("wizard-cloak", 1), ("small-shield", 1), ("rope", 1), ("lantern", 1)),
    "thief": (("short-bow", 1), ("scale-armour", 1), ("arrow", 20), ("small-shield", 1), ("rope", 1)),
}
"""What a class begins with, and sees to it that it has before every quest."""
LESSONS: Final = {
    "warrior": ("parry", "cleave", "attack", "defence", "war-cry", "attack"),
    "priest": ("circle-of-healing", "bless", "shield-of-faith", "attack", "defence"),
    "mage": ("astral-armour", "ice-block", "magic", "teleport", "defence"),
    "thief": ("dodge", "aimed-shot", "attack", "lock-picking", "defence"),
}
"""What a class learns, one after the other."""
POTION: Final = "healing-potion"
POTIONS: Final = 3


def answer(s: State, hero: int, legal: Legal) -> Action:
    if s.heroes[hero].out == UNMADE:
        return _create(s, hero)
    return _learn(s, hero, legal) or _buy(s, hero, legal) or gear.dress(s, hero) or ("depart",)


def _create(s: State, hero: int) -> Action:
    """A class that nobody has yet."""
    taken = [figure.cls for figure in s.heroes if figure.out != UNMADE]
    order = [*PARTY[hero % len(PARTY) :], *PARTY[: hero % len(PARTY)]]
    race, cls, skills = min(order, key=lambda wish: taken.count(wish[1]))
    return ("create", (race, 1), (cls, 1), *[(skill, 1) for skill in skills])


def _learn(s: State, hero: int, legal: Legal) -> Action | None:
    figure = s.heroes[hero]
    offered = {action[1:][0][0]: action for action in sentences(legal, "learn")}
    if not figure.destiny and "destiny" in offered:
        return offered["destiny"]
    for word in LESSONS[figure.cls]:
        if word not in figure.skills:
            return offered.get(word)
    return offered.get("attack")


def _buy(s: State, hero: int, legal: Legal) -> Action | None:
    """First what the class needs, then better arms and armour, then potions."""
    figure = s.heroes[hero]
    offered = {action[1:][0][0]: action for action in sentences(legal, "buy")}
    for word, number in OUTFITS[figure.cls]:
        if word in offered and _lacks(figure, word, number):
            return offered[word]
    better = [word for word in offered if word in ITEMS and _betters(figure, word)]
    if better:
        return offered[max(better, key=lambda word: (gear.strength(ITEMS[word]), -price_of(word)))]
    if POTION in offered and figure.count(POTION) < POTIONS:
        return offered[POTION]
    return None


def _lacks(figure: Hero, word: str, number: int) -> bool:
    """Not as much of it, or nothing as good of its kind."""
    item = ITEMS[word]
    if item.kind in gear.WORN:
        return not any(_serves(figure, name, word) for name, _ in figure.pack)
    return figure.count(word) + item.bundle <= number


def _serves(figure: Hero, name: str, word: str) -> bool:
    item, wanted = ITEMS[name], ITEMS[word]
    same = item.kind == wanted.kind and bool(item.missile) == bool(wanted.missile)
    return same and may_wear(figure.cls, name) and gear.strength(item) >= gear.strength(wanted)


def _betters(figure: Hero, word: str) -> bool:
    """Stronger by one at least than everything of its kind that is carried."""
    item = ITEMS[word]
    if item.kind not in gear.WORN or not may_wear(figure.cls, word):
        return False
    if item.kind == "weapon" and (item.hands > 1 or bool(item.missile) != _shoots(figure)):
        return item.missile != "" and _shoots(figure) and not _has_as_good(figure, word)
    return not _has_as_good(figure, word)


def _shoots(figure: Hero) -> bool:
    return any(ITEMS[name].missile for name, _ in OUTFITS[figure.cls])


def _has_as_good(figure: Hero, word: str) -> bool:
    return any(_serves(figure, name, word) for name, _ in figure.pack)
