"""Answers that are kept are the answers the rules give, for every hero and every option that decides them."""

from __future__ import annotations

from random import Random

import pytest

from souterrain.core import registry
from souterrain.core.fast import Fast
from souterrain.core.game import Setup
from souterrain.core.legal import Legal
from souterrain.games.roll.rules.phases import look, offers
from souterrain.games.roll.state import END, State

WAYS: list[dict[str, str]] = [
    {},
    {"edition": "published", "stops": "always"},
    {"ultimate_phase": "monster", "stops": "dragon"},
]


@pytest.mark.parametrize("way", WAYS, ids=["seed", "published-always", "monster-dragon"])
def test_kept_answers_are_the_rules_answers(way: dict[str, str]) -> None:
    game = registry.game("roll")
    options = game.facts.resolve({"hero_set": "all", **way})
    rng = Random(4)
    compared = 0
    for number in range(400):
        chance = Fast(number)
        state: State = game.start(Setup(2, options), chance)
        while (seat := state.turn_of()) >= 0:
            if not state.frames and state.phase != END:
                kept, fresh = offers(state), look(state, state.side)
                assert [verb.word for verb in kept] == [verb.word for verb in fresh]
                if number % 8 == 0:
                    assert set(Legal(kept).actions) == set(Legal(fresh).actions)
                compared += 1
            state = game.apply(state, seat, game.legal(state, seat).sample(rng), chance)
    assert compared > 1000
