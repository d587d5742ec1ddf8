"""The town: ready-made heroes, lessons and purchases."""

from __future__ import annotations

from collections import Counter
from typing import Final

from souterrain.bots.donjon import gear
from souterrain.bots.donjon.sentences import first, sentences
from souterrain.core.actions import Action
from souterrain.core.legal import Legal
from souterrain.games.donjon.board.figures import UNMADE, Hero
from souterrain.games.donjon.content.creatures import TRAITS
from souterrain.games.donjon.rules.town import leading
from souterrain.games.donjon.rules.town.outfitting import next_ware
from souterrain.games.donjon.state import State

LESSONS: Final = {
    "warrior": ("parry", "cleave", "attack", "defence", "war-cry", "attack", "defence"),
    "priest": ("circle-of-healing", "bless", "shield-of-faith", "attack", "defence", "magic"),
    "mage": ("astral-armour", "ice-block", "magic", "defence", "magic"),
    "thief": ("dodge", "aimed-shot", "attack", "lock-picking", "defence", "attack"),
}
"""Lessons of each class, in order."""
DESTINY: Final = "destiny"


def answer(state: State, hero: int, legal: Legal) -> Action:
    if state.heroes[hero].out == UNMADE:
        return leading.advised(state, hero)
    return _learn(state, hero, legal) or _buy(state, hero, legal) or gear.dress(state, hero) or ("depart",)


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
    """Buy what suits the class, rare finds among it."""
    offered = {first(action): action for action in sentences(legal, "buy")}
    return offered.get(next_ware(state.heroes[hero], offered))
