"""Aims of a bot: points on the table as sentences, relative to a cube, with a random error."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, cos, degrees, hypot, log, pi, sin, sqrt
from typing import Final, NamedTuple

from souterrain.core.actions import Action
from souterrain.core.forms import Items, Random
from souterrain.games.drop.content.cubes import WORD_OF
from souterrain.games.drop.geometry import Footprint, centre, covers
from souterrain.games.drop.rules.aims import LOWEST, REACH, TURN, aim_of, measure, named
from souterrain.games.drop.rules.solo import moving
from souterrain.games.drop.state import State

Point = tuple[float, float]
"""Coordinates in µm."""
INSIDE: Final = 440_000
"""The greatest coordinate of an aim."""


class Hand(NamedTuple):
    """The accuracy of a bot. `spread` holds the standard deviations of a point in 0.1 mm and of a direction in 0.1°."""

    spread: tuple[int, int]

    def point(self, at: Point, rng: Random) -> Point:
        """Return a point with the random error."""
        far = 100 * self.spread[0] * sqrt(-2 * log(1 - rng.random()))
        turn = 2 * pi * rng.random()
        return at[0] + far * cos(turn), at[1] + far * sin(turn)

    def toward(self, direction: float, rng: Random) -> int:
        """Return a direction in 0.1° with the random error."""
        off = self.spread[1] * sqrt(-2 * log(1 - rng.random())) * cos(2 * pi * rng.random())
        return round(direction + off) % TURN

    def shaken(self, state: State, action: Action, rng: Random) -> Action:
        """Return a sentence with the random error in its drop points and push directions. Cubes moved or placed by hand
        have none."""
        verb, items = action[0], action[1:]
        words = [word for word, _ in items]
        if "force=" in words or "aside=" in words:
            shaken = [(word, self.toward(number, rng) if word == "toward=" else number) for word, number in items]
            return (verb, *shaken)
        if "height=" not in words:
            return action
        height = measure(items, "height=")
        if "x=" in words:
            return verb, *within(
                state, self.point((100 * measure(items, "x="), 100 * measure(items, "y=")), rng), height
            )
        cubes, aim = named(items), aim_of(state, items)
        head = items[: words.index(WORD_OF[cubes[-1]])]
        shaken = [*head, *above(state, self.point((aim.x, aim.y), rng), height, cubes[:-1])]
        return (verb, *shaken)


def within(state: State, at: Point, height: int = LOWEST) -> Items:
    """Return the aim at a point above the lone spelunker's room; a point outside is moved towards the room's middle."""
    outline = moving.outline(state)
    corners = [centre(token) for token in moving.solo_of(state).tokens]
    middle = sum(x for x, _ in corners) / 3, sum(y for _, y in corners) / 3
    while not covers(outline, 100 * round(at[0] / 100), 100 * round(at[1] / 100)):
        at = (at[0] + middle[0]) / 2, (at[1] + middle[1]) / 2
    return ("height=", height), ("x=", round(at[0] / 100)), ("y=", round(at[1] / 100))


def above(state: State, at: Point, height: int = LOWEST, without: tuple[int, ...] = ()) -> Items:
    """Return the aim at a point, limited to the table, relative to the nearest cube; cubes in `without` are lifted."""
    at = max(-INSIDE, min(INSIDE, at[0])), max(-INSIDE, min(INSIDE, at[1]))
    nearest = min(
        [(hypot(at[0] - x, at[1] - y), cube, x, y) for cube, x, y in places(state) if cube not in without], default=None
    )
    if nearest is None:
        raise ValueError("no cube lies on the table")
    far, cube, x, y = nearest
    away = max(1, min(REACH, round(far / 100)))
    return (WORD_OF[cube], 1), ("height=", height), ("away=", away), ("toward=", bearing((x, y), at))


def places(state: State) -> list[tuple[int, int, int]]:
    """Return every cube on the table with its centre."""
    return _places(state.spots)


@lru_cache(maxsize=16)
def _places(spots: tuple[Footprint, ...]) -> list[tuple[int, int, int]]:
    """Many aims of a search are said on one table."""
    return [(cube, *centre(spot)) for cube, spot in enumerate(spots) if spot]


def bearing(start: Point, end: Point) -> int:
    """Return the direction from one point to another in 0.1°."""
    return round(10 * degrees(atan2(end[1] - start[1], end[0] - start[0]))) % TURN
