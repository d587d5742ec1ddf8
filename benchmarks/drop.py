"""How fast Dungeon Drop's rooms and bots are; the tray has figures of its own."""

from __future__ import annotations

from random import Random
from statistics import median, quantiles
from time import process_time

from benchmarks.lines import at_most, head
from benchmarks.timed import Timed
from souterrain import Match
from souterrain.bots.drop.worth import finds, taste
from souterrain.bots.playing import play_next
from souterrain.games.drop.content.cubes import CUBES, SOLO_CUBES
from souterrain.games.drop.geometry import footprint_of
from souterrain.games.drop.rules import looting
from souterrain.games.drop.state import ACT, Hero, State, Table
from souterrain.parts import bots

TABLES, GAMES = 40, 8


def run() -> None:
    head("Dungeon Drop, process time")
    at_most("all rooms, 18 pillars and 90 cubes, median", 20, 1000 * median(map(_rooms, range(TABLES))), "ms")
    times, games = _answers("novice", 4)
    at_most("a four-player game of greedy bots, median", 2, median(games), "s")
    for name in ("novice", "adept", "master"):
        times = _answers(name, 4)[0] + _answers(name, 1)[0]
        at_most(f"an answer of {name}, 95th percentile", 500, 1000 * quantiles(times, n=20)[-1], "ms")


def _rooms(seed: int) -> float:
    """Every room with what it holds, what it does and what it is worth, on a table with all cubes."""
    rng = Random(seed)
    s = State()
    s.table, s.heroes, s.order, s.step = Table(2), (Hero(), Hero()), (0, 1), ACT
    s.pawns = ((), ())
    for cube in range(len(CUBES)):
        if cube not in SOLO_CUBES:
            x, y = (round(rng.gauss(0, 160_000)) for _ in range(2))
            turn = (rng.randrange(1, 1000), rng.randrange(1, 1000))
            s.lay(cube, footprint_of(x, y, CUBES[cube].side, turn))
    start = process_time()
    finds(s, taste(s, 0), looting.offers(s))
    return process_time() - start


def _answers(name: str, seats: int) -> tuple[list[float], list[float]]:
    """What each answer took, from the view to the sentence; and each game, dice and tray included."""
    player, games = Timed(bots("drop")[name]), []
    for seed in range(GAMES // (1 if seats > 1 else 4)):
        begun = process_time()
        match = Match.new("drop", seats=seats, seed=seed)
        while match.asks:
            play_next(match, [player] * seats, seed)
        games.append(process_time() - begun)
    return player.answers, games
