"""The careful bot of Dungeon Roll: it plays well, legally, and from its view alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from benchmarks.bots import mean_score, score
from souterrain import Match
from souterrain.core import registry
from souterrain.games.roll.content.heroes import BASE, HEROES
from souterrain.parts import bots

GAMES = 8
"""A sample; `make bench` plays 500 games a hero."""


@pytest.mark.parametrize("hero", [hero.novice.name for hero in BASE])
def test_careful_scores_at_least_four_times_random(hero: str) -> None:
    assert mean_score("careful", hero, GAMES) >= 4 * mean_score("random", hero, 5 * GAMES)


@pytest.mark.parametrize("hero", [hero.novice.name for hero in HEROES[len(BASE) :]])
def test_careful_plays_every_hero_to_the_end(hero: str) -> None:
    assert score("careful", hero, 3) > 0


@pytest.mark.quick
def test_equal_views_give_equal_answers() -> None:
    match = Match.new("roll", seats=3, seed=11)
    game, player = registry.game("roll"), bots("roll")["careful"]
    for _ in range(12):
        ask = match.asks[0]
        view = match.view(ask.seat)
        action = player.choose(game, view, ask, Random(1))
        assert action == player.choose(game, match.view(None), ask, Random(1))
        assert action is not None
        match.play(ask.seat, action, by="bot")


def test_careful_never_walks_into_what_it_cannot_beat() -> None:
    """At level 9 with one die left it retires; at level 1 with a full party it goes on."""
    game, player = registry.game("roll"), bots("roll")["careful"]
    match = Match.new("roll", seats=1, seed=5)
    while match.asks[0].about != "regroup":
        match.play(0, match.legal(0).first())
    state: Any = match.state.copy()
    state.level, state.party, state.graveyard = 9, (1, 0, 0, 0, 0, 0), 6
    ask = game.asks(state)[0]
    assert player.choose(game, game.view(state, 0), ask, Random(1)) == ("retire",)
    state.level, state.party, state.graveyard = 1, (2, 1, 2, 1, 1, 0), 0
    assert player.choose(game, game.view(state, 0), ask, Random(1)) == ("descend",)
