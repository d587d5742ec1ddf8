"""A large dungeon for tests and benchmarks of clients: many zones, and as many figures as wanted."""

from __future__ import annotations

from itertools import count

from souterrain.games.donjon.rules.mechanics import spawning
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.state import State
from tests.games.donjon.boards import dungeons
from tests.games.donjon.tables import hero, table

MANY = 13
"""Zones: more than a screen shows at once."""


def large(figures: int = 5) -> State:
    """Two heroes in the last zone of a dungeon, the first with a torch, and monsters in the others."""
    s = table(hero(lit="torch"), hero(cls="mage"), combat=1)
    laid = next(found for seed in count(1) for found in dungeons(range(seed, seed + 1)) if len(found.zones) >= MANY)
    s.zones, s.doors, s.stairs, s.furniture = laid.zones, laid.doors, laid.stairs, laid.furniture
    last = len(s.zones) - 1
    squares = sorted(plan_of(s).zone_at.items(), key=lambda pair: (-pair[1], pair[0]))
    inside = [square for square, zone in squares if zone == last]
    for number in range(2):
        s.own_hero(number).square = inside[number]
    group = spawning.add_group(s, -1, 0)
    others = [square for square, zone in squares if zone != last]
    for square in [*others[::2], *others[1::2]][: figures - 2]:
        spawning.spawn(s, "orc", square, group)
    return s
