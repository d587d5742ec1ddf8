"""Kinds of bodies and their footprints: the corners on the table, in whole µm, counter-clockwise."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

SIDE: Final = 900_000
"""The length and width of the table."""


class Kind(NamedTuple):
    """A cuboid: its measures in µm, and whether it always stands upright."""

    name: str
    number: int
    size: tuple[int, int, int]
    upright: bool = False


KINDS: Final = {
    kind.name: kind
    for kind in (
        Kind("small", 0, (8_000, 8_000, 8_000)),
        Kind("large", 1, (10_000, 10_000, 10_000)),
        Kind("huge", 2, (12_000, 12_000, 12_000)),
        Kind("pawn", 3, (14_000, 8_400, 16_000), upright=True),
    )
}

Point = tuple[float, float]
OUT_OF_SHAPE: Final = 60
"""The tolerance of a corner's place, in µm."""


def fits(kind: Kind, corners: tuple[int, ...]) -> bool:
    """Return whether these are the corners of such a body, counter-clockwise."""
    x0, y0, x1, y1, x2, y2, x3, y3 = corners
    along, across = (x1 - x0, y1 - y0), (x2 - x1, y2 - y1)
    long, deep = math.hypot(*along), math.hypot(*across)
    wide = kind.size if (long < deep) == (kind.size[0] < kind.size[1]) else kind.size[1::-1]
    return (
        max(abs(long - wide[0]), abs(deep - wide[1])) <= OUT_OF_SHAPE
        and max(abs(x0 + x2 - x1 - x3), abs(y0 + y2 - y1 - y3)) <= OUT_OF_SHAPE
        and abs(along[0] * across[0] + along[1] * across[1]) <= OUT_OF_SHAPE * deep
        and along[0] * across[1] > along[1] * across[0]
    )


def pose_of(kind: Kind, corners: tuple[int, ...]) -> tuple[Point, float]:
    """Return the centre and the yaw (in radians, of the longer side) of a footprint."""
    x0, y0, x1, y1, x2, y2, x3, y3 = corners
    along = (x1 - x0 + x2 - x3, y1 - y0 + y2 - y3)
    across = (x2 - x1 + x3 - x0, y2 - y1 + y3 - y0)
    yaw = math.atan2(along[1], along[0])
    if math.hypot(*along) < math.hypot(*across) and kind.size[0] != kind.size[1]:
        yaw -= math.pi / 2
    return ((x0 + x1 + x2 + x3) / 4, (y0 + y1 + y2 + y3) / 4), yaw


def corners_of(kind: Kind, center: Point, yaw: float) -> tuple[int, ...]:
    """Return the footprint of a body that stands flat."""
    cos, sin = math.cos(yaw), math.sin(yaw)
    half, depth = kind.size[0] / 2, kind.size[1] / 2
    found: list[int] = []
    for x, y in ((-half, -depth), (half, -depth), (half, depth), (-half, depth)):
        found += (round(center[0] + x * cos - y * sin), round(center[1] + x * sin + y * cos))
    return tuple(found)


def gap(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[float, Point]:
    """Return the distance of two footprints and the direction from the first to the second; a negative distance is an
    overlap."""
    widest, toward = -math.inf, (1.0, 0.0)
    for first, second, sign in ((one, other, 1.0), (other, one, -1.0)):
        for x, y in _normals(first):
            edge = max(x * first[k] + y * first[k + 1] for k in range(0, 8, 2))
            near = min(x * second[k] + y * second[k + 1] for k in range(0, 8, 2))
            if near - edge > widest:
                widest, toward = near - edge, (sign * x, sign * y)
    if widest <= 0:
        return widest, toward
    # The separating axis gives a lower bound only: the nearest points may be two corners.
    return min(
        (_to_segment(point, segment, sign))
        for first, second, sign in ((one, other, 1.0), (other, one, -1.0))
        for point in _points(first)
        for segment in zip(_points(second), _points(second[2:] + second[:2]), strict=True)
    )


def _points(corners: tuple[int, ...]) -> list[Point]:
    return list(zip(corners[::2], corners[1::2], strict=True))


def _normals(corners: tuple[int, ...]) -> list[Point]:
    points = _points(corners)
    found = []
    for (x, y), (to_x, to_y) in zip(points, points[1:] + points[:1], strict=True):
        length = math.hypot(to_x - x, to_y - y)
        found.append(((to_y - y) / length, (x - to_x) / length))
    return found


def _to_segment(point: Point, segment: tuple[Point, Point], sign: float) -> tuple[float, Point]:
    (ax, ay), (bx, by) = segment
    share = ((point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
    share = min(1.0, max(0.0, share))
    x, y = ax + share * (bx - ax) - point[0], ay + share * (by - ay) - point[1]
    distance = math.hypot(x, y)
    return distance, (sign * x / distance, sign * y / distance) if distance else (1.0, 0.0)
