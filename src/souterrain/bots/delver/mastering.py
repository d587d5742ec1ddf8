"""The machine as master: events by what they cost the heroes and how tense it is, monsters by their profiles."""

from __future__ import annotations

from typing import Final

from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.forms import Random
from souterrain.core.legal import Legal
from souterrain.games.donjon.content.creatures import CREATURES
from souterrain.games.donjon.content.decks import EVENT_OF, EVENTS
from souterrain.games.donjon.state import ENTRANCE, MONSTERS, State

WORTH: Final = {"spawn": 7.0, "hazard": 3.0, "trap": 3.0, "hex": 2.5, "dungeon": 1.0, "fury": 2.5, "boon": 0.0}
"""About how much life an event of each kind costs the heroes."""
WEAK: Final = 0.35
"""A party with less of its life than this is spared new monsters, but by a cruel master."""
LAST: Final = ("shooter", "caster", "warlord")
"""Profiles that wait until the others stand before them."""


def answer(s: State, ask: Ask, legal: Legal, rng: Random) -> Action:
    if s.step == ENTRANCE:
        return legal.sample(rng)
    sentences: dict[str, list[Action]] = {}
    for action in legal.actions:
        if action[0] in ("draw", "play", "lay", "unleash", "done", "proceed"):
            sentences.setdefault(action[0], []).append(action)
    if "draw" in sentences:
        return sentences["draw"][0]
    event = _event(s, sentences.get("play", []))
    if event is not None:
        return event
    if "lay" in sentences:
        return sentences["lay"][0]
    if "unleash" in sentences:
        return min(sentences["unleash"], key=lambda action: _turn(action[1:][0][0]))
    return sentences["done" if s.step == MONSTERS else "proceed"][0]


def _turn(kind: str) -> tuple[bool, str]:
    return CREATURES[kind].profile in LAST, kind


def tension(s: State) -> float:
    """Grows with every quiet round, from nothing right after a fight."""
    return min(1.0, s.stretch / 4)


def _event(s: State, plays: list[Action]) -> Action | None:
    """The most costly card that fits the moment, if it is time for one."""
    life = sum([s.heroes[hero].life for hero in s.inside])
    most = sum([s.heroes[hero].max_life for hero in s.inside]) or 1
    weak = life / most < WEAK and s.option("difficulty") != "cruel"
    best, value = None, 0.0
    for action in plays:
        card = EVENTS[EVENT_OF[action[1:][0][0]]]
        if card.tag == "spawn" and weak:
            continue
        worth = WORTH[card.tag]
        if worth > value:
            best, value = action, worth
    threshold = 1.0 if s.combat else 6.0 * (1 - tension(s))
    if s.option("difficulty") == "novice" and s.round % 2:
        return None
    return best if value > threshold else None
