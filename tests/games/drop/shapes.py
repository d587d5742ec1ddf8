"""Footprints and tables of footprints for tests, flat and leaning."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import cos, radians, sin

from hypothesis import strategies as st
from shapely import MultiPoint, Polygon

from souterrain.games.drop.geometry import Footprint, hull, points

SIDES = (8_000, 10_000, 12_000)
HALF = 450_000


def block(x: int, y: int, side: int = 8_000) -> Footprint:
    """A flat square along the axes, by its lower left corner."""
    return (x, y, x + side, y, x + side, y + side, x, y + side)


def shadow(x: int, y: int, side: int, yaw: float, pitch: float, roll: float) -> Footprint:
    """Return the outline of a cube, turned by three angles in degrees; it lies flat if the last two are 0."""
    corners = []
    for u, v, w in product((-side / 2, side / 2), repeat=3):
        v, w = v * cos(radians(roll)) - w * sin(radians(roll)), v * sin(radians(roll)) + w * cos(radians(roll))
        u, w = u * cos(radians(pitch)) + w * sin(radians(pitch)), w * cos(radians(pitch)) - u * sin(radians(pitch))
        u, v = u * cos(radians(yaw)) - v * sin(radians(yaw)), u * sin(radians(yaw)) + v * cos(radians(yaw))
        corners.append((x + round(u), y + round(v)))
    return hull(corners)


def cubes(wide: int = HALF, high: int = HALF) -> st.SearchStrategy[Footprint]:
    """Cubes whose centres lie in a rectangle about the origin; most of them lie flat."""
    tilt = st.one_of(st.just(0), st.just(0), st.integers(0, 90))
    return st.builds(
        shadow,
        st.integers(-wide, wide),
        st.integers(-high, high),
        st.sampled_from(SIDES),
        st.integers(0, 359),
        tilt,
        tilt,
    )


@lru_cache(maxsize=1 << 10)
def polygon(footprint: Footprint) -> Polygon:
    """The same shape in the hands of the other library."""
    return Polygon(points(footprint))


def polygon_about(*footprints: Footprint) -> Polygon:
    """The hull of some footprints, found by the other library."""
    return MultiPoint([point for footprint in footprints for point in points(footprint)]).convex_hull
