"""Speed of Dungeon Drop's rooms and bots; the tray has figures of its own."""

from __future__ import annotations

from random import Random
from statistics import median, quantiles
from time import process_time

from benchmarks.lines import at_least, at_most, head
from benchmarks.timed import Timed
from souterrain import Match
from souterrain.bots.drop.worth import finds, taste
from souterrain.bots.playing import play_next
from souterrain.core import slow
from souterrain.core.fast import Fast
from souterrain.core.game import setup_of
from souterrain.games.drop.content.cubes import CUBES, SOLO_CUBES
from souterrain.games.drop.game import GAME
from souterrain.games.drop.geometry import footprint_of
from souterrain.games.drop.rules import looting
from souterrain.games.drop.state import ACT, Hero, State, Table
from souterrain.parts import bots

TABLES, GAMES = 40, 8


def run() -> None:
    head("Dungeon Drop, process time")
    at_most("all rooms, 18 pillars and 90 cubes, median", 20, 1000 * median(map(_rooms, range(TABLES))), "ms")
    at_most("cold legal on that table, median", 1, 1000 * median(map(_legal, range(TABLES))), "ms")
    times, games = _answers("novice", 4)
    at_most("a four-player game of greedy bots, median", 2, median(games), "s")
    for name in ("novice", "adept", "master"):
        times = _answers(name, 4)[0] + _answers(name, 1)[0]
        at_most(f"an answer of {name}, 99th percentile", 500, 1000 * quantiles(times, n=100)[-1], "ms")
    _play(0)
    begun = process_time()
    decisions = sum(map(_play, range(1, TABLES)))
    at_least("play on the sampled tray, without bots", 2000, decisions / (process_time() - begun), "decisions/s")


def _rooms(seed: int) -> float:
    """Every room with what it holds, what it does and what it is worth, on a table with all cubes."""
    s = _full(seed)
    start = process_time()
    finds(s, taste(s, 0), looting.offers(s))
    return process_time() - start


def _legal(seed: int) -> float:
    """Find the acts of a hero on a table that nobody has looked at yet."""
    s = _full(seed)
    start = process_time()
    GAME.legal(s, 0)
    return process_time() - start


def _full(seed: int) -> State:
    """A table with all cubes, before the first hero's Loot."""
    rng = Random(seed)
    s = State()
    s.table, s.heroes, s.order, s.step = Table(2), (Hero(), Hero()), (0, 1), ACT
    s.pawns = ((), ())
    for cube in range(len(CUBES)):
        if cube not in SOLO_CUBES:
            x, y = (round(rng.gauss(0, 160_000)) for _ in range(2))
            turn = (rng.randrange(1, 1000), rng.randrange(1, 1000))
            s.lay(cube, footprint_of(x, y, CUBES[cube].side, turn))
    return s


def _play(seed: int) -> int:
    """A game of two by chance, as mass play has it: rules and sampled tray alone. Returns the number of decisions."""
    rng, chance = Random(seed), Fast(seed, slow.sampled)
    state: State = GAME.start(setup_of(GAME, 2, {}, (), None), chance)
    decisions = 0
    while GAME.outcome(state) is None:
        state = GAME.apply(state, state.seat, GAME.legal(state, state.seat).sample(rng), chance)
        decisions += 1
    return decisions


def _answers(name: str, seats: int) -> tuple[list[float], list[float]]:
    """Return the time of each answer, from the view to the sentence; and each game, dice and tray included."""
    player, games = Timed(bots("drop")[name]), []
    for seed in range(GAMES // (1 if seats > 1 else 4)):
        begun = process_time()
        match = Match.new("drop", seats=seats, seed=seed)
        while match.asks:
            play_next(match, [player] * seats, seed)
        games.append(process_time() - begun)
    return player.answers, games
