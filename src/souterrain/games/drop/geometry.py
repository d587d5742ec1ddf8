"""Shapes on the table, in whole micrometres: every verdict is exact."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import isqrt

Footprint = tuple[int, ...]
"""A convex polygon x0, y0, x1, y1, …, counter-clockwise, without corners on a straight line."""

Point = tuple[int, int]

FINE = 1 << 20
"""Lengths that divide something are taken this much finer, so that the quotient is rounded rightly."""


def points(footprint: Footprint) -> list[Point]:
    """Return the corners."""
    return list(zip(footprint[::2], footprint[1::2], strict=True))


def hull(corners: Iterable[Point]) -> Footprint:
    """Return the convex hull of points that do not all lie on one line; it begins at the leftmost of them."""
    ordered = sorted(set(corners))
    return tuple(n for chain in (_chain(ordered), _chain(ordered[::-1])) for corner in chain for n in corner)


def _chain(ordered: list[Point]) -> list[Point]:
    """Return one half of a hull, without its last corner, which begins the other half."""
    chain: list[Point] = []
    for x, y in ordered:
        while len(chain) > 1:
            (ax, ay), (bx, by) = chain[-2:]
            if (bx - ax) * (y - ay) > (by - ay) * (x - ax):
                break
            chain.pop()
        chain.append((x, y))
    return chain[:-1]


def footprint_of(x: int, y: int, side: int, direction: Point) -> Footprint:
    """Return the flat square with this centre and side, one pair of its edges along the direction."""
    dx, dy = direction
    length = 2 * isqrt(FINE * FINE * (dx * dx + dy * dy))
    ux = (2 * dx * side * FINE + length) // (2 * length)
    uy = (2 * dy * side * FINE + length) // (2 * length)
    return hull(
        ((x + ux - uy, y + uy + ux), (x - ux - uy, y - uy + ux), (x - ux + uy, y - uy - ux), (x + ux + uy, y + uy - ux))
    )


def direction_of(footprint: Footprint) -> Point:
    """Return the direction of its longest edge: the yaw of a cube, up to quarter turns."""
    corners = points(footprint)
    edges = [(bx - ax, by - ay) for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True)]
    return max(edges, key=lambda edge: edge[0] ** 2 + edge[1] ** 2)


def centre(footprint: Footprint) -> Point:
    """Return the middle of its extent, rounded down: the centre of every shape with point symmetry, as the shadow of a
    cube.

    Corners that rounding splits in two do not pull it aside, and it lies in the footprint whatever its shape.
    """
    xs, ys = footprint[::2], footprint[1::2]
    return (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2


def moved(footprint: Footprint, dx: int, dy: int) -> Footprint:
    """Return the same shape elsewhere."""
    return tuple(n for x, y in points(footprint) for n in (x + dx, y + dy))


def covers(footprint: Footprint, x: int, y: int) -> bool:
    """Tell if the point lies in it or on its edge."""
    corners = points(footprint)
    return all(
        (bx - ax) * (y - ay) >= (by - ay) * (x - ax)
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True)
    )


def overlaps(a: Footprint, b: Footprint) -> bool:
    """Tell if their interiors meet; touching is no overlap."""
    return not any(True for _ in _partings(a, b)) and not any(True for _ in _partings(b, a))


def near(a: Footprint, b: Footprint, limit: int) -> bool:
    """Tell if the distance between them is at most the limit. A segment may stand for one of them."""
    apart = False
    for one, other in ((a, b), (b, a)):
        for reach, square in _partings(one, other):
            if reach * reach > limit * limit * square:
                return False
            apart = apart or reach < 0
    return not apart or _square_gap(a, b) <= limit * limit


def distance(a: Footprint, b: Footprint) -> int:
    """Return the distance between them, rounded up; 0 if they meet."""
    if near(a, b, 0):
        return 0
    return isqrt(_square_gap(a, b) - 1) + 1


def depth(a: Footprint, b: Footprint) -> int:
    """Return the shortest way by which one must be moved until they only touch, rounded down; 0 if they do not
    overlap."""
    if not overlaps(a, b):
        return 0
    return isqrt(min(_square_depth(a, b), _square_depth(b, a)))


def _partings(a: Footprint, b: Footprint) -> Iterator[tuple[int, int]]:
    """Yield each edge of the first that has all of the second on its outer side.

    How far the second reaches inwards, at most 0 and times the edge, and the edge squared.
    """
    corners = points(b)
    ax, ay = a[-2:]
    for bx, by in points(a):
        ex, ey = bx - ax, by - ay
        line = ex * ay - ey * ax
        for x, y in corners:
            if ex * y - ey * x > line:
                break
        else:
            yield max([ex * y - ey * x for x, y in corners]) - line, ex * ex + ey * ey
        ax, ay = bx, by


def _square_depth(a: Footprint, b: Footprint) -> int:
    """Return the square, rounded down, of how little the second reaches inwards over an edge of the first."""
    depths = []
    ax, ay = a[-2:]
    for bx, by in points(a):
        ex, ey = bx - ax, by - ay
        reach = max([ex * (y - ay) - ey * (x - ax) for x, y in points(b)])
        depths.append(reach * reach // (ex * ex + ey * ey))
        ax, ay = bx, by
    return min(depths)


def _square_gap(a: Footprint, b: Footprint) -> int:
    """Return the square of the distance between two that do not meet, rounded up."""
    return min(_corner_gap(a, b), _corner_gap(b, a))


def _corner_gap(a: Footprint, b: Footprint) -> int:
    """Return the square of the least distance, rounded up, from a corner of the second to an edge of the first."""
    gaps = []
    ax, ay = a[-2:]
    for bx, by in points(a):
        ex, ey = bx - ax, by - ay
        square = ex * ex + ey * ey
        for x, y in points(b):
            along = (x - ax) * ex + (y - ay) * ey
            if along <= 0:
                gaps.append((x - ax) ** 2 + (y - ay) ** 2)
            elif along < square:
                gaps.append(-(-(((y - ay) * ex - (x - ax) * ey) ** 2) // square))
        ax, ay = bx, by
    return min(gaps)
