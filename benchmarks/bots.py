"""Strength of the bots: `careful` beside `random` on the same seeds."""

from __future__ import annotations

import os
from statistics import mean

from benchmarks.lines import at_least, head
from souterrain import Match
from souterrain.bots.playing import play_next
from souterrain.games.roll.content.heroes import BASE
from souterrain.parts import bots

GAMES = int(os.environ.get("GAMES", "500"))


def run() -> None:
    head(f"careful beside random, {GAMES} solo games a hero")
    for hero in BASE:
        name = hero.novice.name
        careful, chance = mean_score("careful", name, GAMES), mean_score("random", name, GAMES)
        at_least(name, 4.0, careful / chance, f"× ({careful:.1f} to {chance:.1f})")


def mean_score(bot: str, hero: str, games: int) -> float:
    return mean(score(bot, hero, seed) for seed in range(games))


def score(bot: str, hero: str, seed: int) -> int:
    """One solo game, all dice from the seed."""
    match = Match.new("roll", seats=1, seed=seed, options={"hero": hero})
    players = [bots("roll")[bot]]
    while match.asks:
        play_next(match, players, seed)
    outcome = match.outcome
    assert outcome is not None
    return outcome.total(0)
