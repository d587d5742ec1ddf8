"""Random tables that are hard to judge: eight kinds, each with bodies near a limit."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, hypot, radians, sin
from random import Random

from souterrain.games.drop.geometry import Footprint, hull, moved, points
from tests.games.drop.shapes import HALF, SIDES, block, shadow

GAPS = (0, 50, 98, 99, 100, 101, 102, 150)
"""Distances from a hull, in µm."""
STEP = 8_000


def spread(rng: Random) -> Footprint:
    return _flat(rng, HALF)


def dense(rng: Random) -> Footprint:
    return _flat(rng, 40_000)


def lattice(rng: Random) -> Footprint:
    """Squares that touch each other exactly, or lie a limit apart."""
    x, y = (STEP * rng.randrange(-6, 7) + rng.choice((0, 0, 0, 99, 100, 101)) for _ in range(2))
    return block(x, y)


def in_line(rng: Random) -> Footprint:
    """Centres on one slanting line, or a little off it."""
    along, off = rng.randrange(-300, 300), rng.choice((0, 0, 0, 1, -1))
    return shadow(400 * along, 300 * along + off, rng.choice(SIDES), rng.choice((0, 37, 45, 90)), 0, 0)


def on_axis(rng: Random) -> Footprint:
    return block(500 * rng.randrange(-400, 400), rng.choice((0, 0, 0, 8_000, 8_100, 8_101, -8_100)))


def tilted(rng: Random) -> Footprint:
    x, y = (rng.randrange(-90_000, 90_000) for _ in range(2))
    return shadow(x, y, rng.choice(SIDES), *[rng.uniform(0, 90) for _ in range(3)])


def one_centre(rng: Random) -> Footprint:
    """Many bodies upon a few points, turned by all angles."""
    x, y = rng.choice(((0, 0), (60_000, 10_000), (-20_000, 50_000)))
    return shadow(x, y, rng.choice(SIDES), rng.uniform(0, 90), 0, 0)


def _flat(rng: Random, half: int) -> Footprint:
    x, y = (rng.randrange(-half, half) for _ in range(2))
    return shadow(x, y, rng.choice(SIDES), rng.uniform(0, 90), 0, 0)


SHAPES: tuple[Callable[[Random], Footprint], ...] = (
    spread, dense, lattice, in_line, on_axis, tilted, one_centre, dense,
)  # fmt: skip
BESIDE = 7
"""The kind whose further bodies lie at a small distance from the hull of two Pillars."""


def hard_table(seed: int, most_pillars: int = 12) -> tuple[dict[int, Footprint], tuple[int, ...]]:
    """Return the bodies of a table and the ids of its Pillars; ids have gaps and reach beyond one machine word."""
    rng = Random(seed)
    kind = seed % len(SHAPES)
    ids = rng.sample(range(112), rng.randrange(8, 40))
    pillars = sorted(ids[: rng.randrange(3, min(most_pillars, len(ids) - 1) + 1)])
    spots = {body: SHAPES[kind](rng) for body in ids}
    if kind == BESIDE:
        for body in ids[len(pillars) :]:
            spots[body] = beside(rng, hull([p for two in rng.sample(pillars, 2) for p in points(spots[two])]))
    return spots, tuple(pillars)


def beside(rng: Random, outline: Footprint) -> Footprint:
    """Return a body at one of the GAPS from an outline, by an edge or a corner of it, to within the rounding."""
    corners = points(outline)
    index = rng.randrange(len(corners))
    (ax, ay), (bx, by) = corners[index - 1], corners[index]
    long = hypot(bx - ax, by - ay)
    out = ((by - ay) / long, (ax - bx) / long)
    share = rng.choice((0.0, 1.0, rng.random(), rng.random()))
    if share in (0.0, 1.0):
        turn = radians(rng.uniform(-60, 60))
        out = out[0] * cos(turn) - out[1] * sin(turn), out[0] * sin(turn) + out[1] * cos(turn)
    gap = rng.choice(GAPS)
    foot = ax + share * (bx - ax) + gap * out[0], ay + share * (by - ay) + gap * out[1]
    shape = shadow(0, 0, rng.choice(SIDES), rng.uniform(0, 90), 0, 0)
    x, y = min(points(shape), key=lambda point: point[0] * out[0] + point[1] * out[1])
    return moved(shape, round(foot[0]) - x, round(foot[1]) - y)
