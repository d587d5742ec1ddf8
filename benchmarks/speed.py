"""Speed of the core and of Dungeon Roll, beside OpenSpiel's dice game `pig` (C++, driven from Python).

Other work on the machine and its clock change the figures from one second to the next. So each line is the median of
short pieces, taken in turn with pieces of the others, in process time on one core; the ratio to the peer is the median
of the ratios of neighbouring pieces. What is learnt once (tables of verbs) is learnt in a warm-up, and the collector
leaves it alone after that.
"""

from __future__ import annotations

import gc
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import pyspiel

from benchmarks.lines import at_least, at_most, head
from souterrain import Match
from souterrain.core import registry
from souterrain.core.fast import Fast
from souterrain.core.game import Setup
from souterrain.server.table.views import Shown

Work = Callable[[int], int]
PIECES = 60
SECONDS = 0.04
"""About how long a piece takes."""
WARM_UP = 2.0


def run() -> None:
    head("speed (one core, median of pieces taken in turn)")
    ours, peer, matches, starts, views = rates(random_play, pig, match_play, start, encode)
    at_least("roll, random play, decisions a second", 80_000, median(ours), "1/s")
    beside = median([own / other for own, other in zip(ours, peer, strict=True)])
    at_least("… beside OpenSpiel's pig from Python", 0.15, beside, f"of {median(peer):,.0f}/s")
    at_least("roll, Match with journal, log and digests", 20_000, median(matches), "1/s")
    at_most("starting a match", 1.0, 1e3 / median(starts), "ms")
    at_most("encoding a view", 50.0, 1e6 / median(views), "µs")
    at_most("souterrain --help, best of five", 150.0, min(help_time() for _ in range(5)) * 1e3, "ms")


def rates(*works: Work) -> list[list[float]]:
    """Steps a second of each kind of work, piece by piece, in turn. `work(seed)` answers how many steps it made."""
    times = [max(1, round(SECONDS / warm(work))) for work in works]
    gc.collect()
    gc.freeze()
    found: list[list[float]] = [[] for _ in works]
    for piece in range(PIECES):
        for work, often, rate in zip(works, times, found, strict=True):
            begin = time.process_time()
            steps = sum([work(1_000_000 + piece * often + turn) for turn in range(often)])
            rate.append(steps / (time.process_time() - begin))
    return found


def warm(work: Work) -> float:
    """Works for a while; answers how long one round takes."""
    rounds, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < WARM_UP:
        rounds += 1
        work(rounds)
    return spent / rounds


def random_play(seed: int) -> int:
    """A hundred games of default options, one to four seats; `legal.sample` and `apply`, nothing else."""
    game = registry.game("roll")
    options = game.facts.resolve({})
    rng, chance = random.Random(seed), Fast(~seed)
    steps = 0
    for number in range(100):
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
