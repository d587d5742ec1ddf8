"""Speed of the core and of Dungeon Roll, beside OpenSpiel's dice game `pig` (C++, driven from Python)."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pyspiel

from benchmarks.lines import at_least, at_most, head
from souterrain import Match
from souterrain.core import registry
from souterrain.core.fast import Fast
from souterrain.core.game import Setup
from souterrain.server.views import Shown

SECONDS = 4.0


def run() -> None:
    head("speed (one core, this run)")
    ours, peer = per_second(random_play), per_second(pig)
    at_least("roll, random play, decisions a second", 80_000, ours, "1/s")
    at_least("… beside OpenSpiel's pig from Python", 0.15, ours / peer, f"of {peer:,.0f}/s")
    at_least("roll, Match with journal, log and digests", 20_000, per_second(match_play), "1/s")
    at_most("starting a match", 1.0, 1e3 / per_second(start), "ms")
    at_most("encoding a view", 50.0, 1e6 / per_second(encode), "µs")
    at_most("souterrain --help, best of five", 150.0, min(help_time() for _ in range(5)) * 1e3, "ms")


def per_second(work: Callable[[int], int]) -> float:
    """`work(seed)` answers how many steps it made; one warm-up, then whole runs until the time is up."""
    work(0)
    steps, seed, begin = 0, 0, time.perf_counter()
    while (spent := time.perf_counter() - begin) < SECONDS:
        seed += 1
        steps += work(seed)
    return steps / spent


def random_play(seed: int) -> int:
    """A hundred games of default options, one to four seats; `legal.sample` and `apply`, nothing else."""
    game = registry.game("roll")
    options = game.facts.resolve({})
    rng = random.Random(seed)
    steps = 0
    for number in range(100):
        chance = Fast(seed * 100 + number)
        state = game.start(Setup(1 + number % 4, options), chance)
        while (seat := state.turn_of()) >= 0:
            state = game.apply(state, seat, game.legal(state, seat).sample(rng), chance)
            steps += 1
    return steps


def pig(seed: int) -> int:
    """A hundred games of OpenSpiel's pig, two players, uniform legal actions and chance outcomes."""
    game = pyspiel.load_game("pig(players=2)")
    rng = random.Random(seed)
    steps = 0
    for _ in range(100):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                steps += 1
    return steps


def match_play(seed: int) -> int:
    match = Match.new("roll", seats=2, seed=seed)
    rng = random.Random(seed)
    steps = 0
    while match.asks:
        seat = match.turn
        match.play(seat, match.legal(seat).sample(rng))
        steps += 1
    return steps


def start(seed: int) -> int:
    Match.new("roll", seats=2, seed=seed)
    return 1


def encode(seed: int) -> int:
    """A view as the server sends it: made, written section by section, hashed."""
    match = Match.new("roll", seats=4, seed=7)
    for _ in range(200):
        Shown(match.view(0))
    return 200


def help_time() -> float:
    program = Path(sys.executable).with_name("souterrain")
    begin = time.perf_counter()
    subprocess.run([program, "--help"], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begin
