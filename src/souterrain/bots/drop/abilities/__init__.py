"""Candidate sentences for each ability card."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from souterrain.bots.drop.abilities import drops, flicks, moves, takes, wide
from souterrain.bots.drop.search import Candidate, Search
from souterrain.core.forms import Items
from souterrain.games.drop.content.cards import CLASS_NAMES, RACE_NAMES
from souterrain.games.drop.rules.abilities import borrowed, cards

CANDIDATES: Final[dict[str, Callable[[Search, Items], Iterable[Candidate]]]] = {
    "boggart": takes.in_force,
    "fairy": drops.dust,
    "eagle-folk": takes.in_force,
    "wood-elf": flicks.push,
    "gnome": moves.grab,
    "high-elf": takes.in_force,
    "dwarf": moves.dig,
    "emberkin": flicks.breathe,
    "automaton": moves.swap,
    "half-orc": takes.in_force,
    "shellback": takes.withdraw,
    "burrower": takes.in_force,
    "tidekin": moves.pull,
    "shadeling": takes.in_force,
    "warrior": flicks.cleave,
    "rogue": takes.take,
    "mage": drops.blink,
    "bard": drops.encore,
    "cleric": takes.in_force,
    "ranger": flicks.volley,
    "beastmaster": takes.tame,
    "sapper": drops.collapse,
    "diviner": drops.sight,
    "alchemist": takes.transmute,
}
assert set(CANDIDATES) | {"human"} == {*RACE_NAMES, *CLASS_NAMES}


def candidates(search: Search) -> list[Candidate]:
    """Return the candidates of all usable cards; for a Human those of every class that may be borrowed (DD-206)."""
    found: list[Candidate] = []
    for name in cards(search.state):
        for words in [(name, other) for other in borrowed(search.state)] if name == "human" else [(name,)]:
            found += CANDIDATES[words[-1]](search, tuple([(word, 1) for word in words]))
    if search.level.wide and search.state.solo is None:
        found += wide.throws(search)
    return found
