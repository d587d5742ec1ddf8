"""Verbs that are cached are the verbs the rules find anew, for every hero and every option that decides them."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from random import Random
from typing import Any

import pytest

from souterrain.core import registry
from souterrain.core.fast import Fast
from souterrain.core.game import Setup
from souterrain.core.legal import Legal
from souterrain.games.roll import rules
from souterrain.games.roll.rules.phases import offers
from souterrain.games.roll.state import END, State

MOST = 1 << 11
"""Answers that a function may keep: a server at 500 moves a second has given so many different ones in a minute."""
WAYS: list[dict[str, str]] = [
    {},
    {"edition": "published"},
    {"ultimate_phase": "monster"},
]


def caches() -> list[Any]:
    """Return all functions of the rules that cache what they return."""
    modules = [import_module(f"{rules.__name__}.{module.name}") for module in iter_modules(rules.__path__)]
    return [value for module in modules for value in vars(module).values() if hasattr(value, "cache_clear")]


def test_caches_are_full_soon_and_stay_small() -> None:
    """A cache that fills for hours is memory that grows for hours (P24)."""
    sizes = [cache.cache_parameters()["maxsize"] for cache in caches()]
    assert all(size is not None and size <= MOST for size in sizes)


@pytest.mark.parametrize("way", WAYS, ids=["seed", "published", "monster"])
def test_kept_answers_are_the_rules_answers(way: dict[str, str]) -> None:
    game = registry.game("roll")
    options = game.facts.resolve({"hero_set": "all", **way})
    rng, kept = Random(4), caches()
    assert len(kept) > 8
    compared = 0
    for number in range(400):
        chance = Fast(number)
        state: State = game.start(Setup(2, options), chance)
        while (seat := state.turn_of()) >= 0:
            if not state.frames and state.phase != END and rng.random() < 0.2:
                known = offers(state)
                said = set(Legal(known).actions) if number % 8 == 0 else set()
                for cache in kept:
                    cache.cache_clear()
                fresh = offers(state)
                assert [verb.word for verb in known] == [verb.word for verb in fresh]
                if number % 8 == 0:
                    assert said == set(Legal(fresh).actions)
                compared += 1
            state = game.apply(state, seat, game.legal(state, seat).sample(rng), chance)
    assert compared > 1000
