"""Places for a body that is moved by hand: geometry alone, nothing else is set in motion.

A shift of a body against another is a point in the plane of shifts. The shifts at which the two overlap are the inside
of a convex polygon, their obstacle; so a body is free where its shift lies in no obstacle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import chain, combinations, product
from math import ceil, floor, isqrt

from souterrain.games.drop.geometry import (
    Footprint,
    Point,
    centre,
    direction_of,
    footprint_of,
    hull,
    moved,
    near,
    overlaps,
    points,
)

FIRST_LOOK = 5000
"""The distance within which a body's way out is sought first, in micrometres; then twice as far, and so on."""

Exact = tuple[int, int, int]
"""A point of the plane of shifts: x and y as multiples of one part of the third, which is positive."""

Edge = tuple[int, int, int, int]
"""A corner and the way from there to the next."""


def free(footprint: Footprint, others: Iterable[Footprint]) -> bool:
    """Tell if it overlaps none of the others; touching is allowed."""
    return not any(overlaps(footprint, other) for other in others)


def on_table(footprint: Footprint, half: int = 450_000) -> bool:
    """Tell if its centre is on the table; the rest may hang over."""
    x, y = centre(footprint)
    return abs(x) <= half and abs(y) <= half


def placed(template: Footprint, at: Point, side: int) -> Footprint:
    """Return the flat square of that side at that centre, with the yaw of the template."""
    return footprint_of(*at, side, direction_of(template))


def shortest_shift(footprint: Footprint, others: Iterable[Footprint], limit: int) -> Point | None:
    """Return the shortest shift in whole micrometres that frees it, if there is one no longer than the limit.

    None is shorter by 2 µm or more.
    """
    others = list(others)
    if free(footprint, others):
        return 0, 0
    reach = min(FIRST_LOOK, limit)
    while True:
        # What lies farther away than the reach cannot be in the way of a shorter shift.
        obstacles = [_obstacle(footprint, other) for other in others if near(footprint, other, reach)]
        shift = _way_out(obstacles, reach)
        if shift is not None or reach == limit:
            return shift
        reach = min(2 * reach, limit)


def slide(footprint: Footprint, toward: Point, reach: int, others: Iterable[Footprint]) -> Footprint:
    """Slide its centre straight towards a point, no farther than the reach, up to the point or to the first contact.

    Contact is what would become an overlap: it may pass along another's edge. If it overlaps another from the start it
    stays where it is.
    """
    x, y = centre(footprint)
    dx, dy = toward[0] - x, toward[1] - y
    length = max(1, isqrt(dx * dx + dy * dy))
    obstacles = [_obstacle(footprint, other) for other in others if near(footprint, other, reach)]
    way = min([Fraction(1), Fraction(reach, length), *(_contact(obstacle, dx, dy) for obstacle in obstacles)])
    # Whole micrometres may lie beside the way: if none about its end is free, a little earlier one is.
    while way > 0:
        fit = [
            (x, y)
            for x, y in product(_about(way * dx), _about(way * dy))
            if x * x + y * y <= reach * reach and not _blocked(obstacles, (x, y, 1))
        ]
        if fit:
            return moved(footprint, *min(fit, key=lambda spot: (spot[0] - way * dx) ** 2 + (spot[1] - way * dy) ** 2))
        way -= Fraction(1, length)
    return footprint


def _obstacle(footprint: Footprint, other: Footprint) -> tuple[Edge, ...]:
    """Return the edges of the polygon of all shifts at which the two meet, counter-clockwise."""
    shifts = points(hull((bx - ax, by - ay) for ax, ay in points(footprint) for bx, by in points(other)))
    return tuple((x, y, tx - x, ty - y) for (x, y), (tx, ty) in zip(shifts, shifts[1:] + shifts[:1], strict=True))


def _blocked(obstacles: Iterable[tuple[Edge, ...]], spot: Exact) -> bool:
    """Tell if the shift lies inside an obstacle; on its edge the two touch, which is free."""
    x, y, part = spot
    return any(
        all(ex * (y - py * part) > ey * (x - px * part) for px, py, ex, ey in obstacle) for obstacle in obstacles
    )


def _contact(obstacle: tuple[Edge, ...], dx: int, dy: int) -> Fraction:
    """Return the share of the way that is free before the obstacle's inside; 1 if the whole way is free."""
    enter, leave = Fraction(0), Fraction(1)
    for px, py, ex, ey in obstacle:
        start, turn = ey * px - ex * py, ex * dy - ey * dx
        if turn > 0:
            enter = max(enter, Fraction(-start, turn))
        elif turn < 0:
            leave = min(leave, Fraction(-start, turn))
        elif start <= 0:
            return Fraction(1)
    return enter if enter < leave else Fraction(1)


def _way_out(obstacles: list[tuple[Edge, ...]], reach: int) -> Point | None:
    """Return the shortest free shift within the reach."""
    exact = [
        (x, y, part)
        for x, y, part in _turns(obstacles)
        if x * x + y * y <= (reach * part) ** 2 and not _blocked(obstacles, (x, y, part))
    ]
    if not exact:
        return None
    whole = {
        (sx, sy)
        for x, y, part in exact
        for sx, sy in product(range(x // part - 1, x // part + 3), range(y // part - 1, y // part + 3))
        if sx * sx + sy * sy <= reach * reach
    }
    best = None
    for shift in sorted(whole, key=_length_first):
        if not _blocked(obstacles, (*shift, 1)):
            best = shift
            break
    exact.sort(key=lambda spot: Fraction(spot[0] ** 2 + spot[1] ** 2, spot[2] ** 2))
    x, y, part = exact[0]
    if best is not None and isqrt(best[0] ** 2 + best[1] ** 2) <= isqrt((x * x + y * y) // (part * part)) + 1:
        return best
    # The gap is so narrow that the next whole micrometres in it, if there are any, lie farther away.
    return _sweep(obstacles, reach, best, [x // part for x, _, part in exact])


def _turns(obstacles: list[tuple[Edge, ...]]) -> Iterator[Exact]:
    """Yield the points at which the shortest way out can end: straight across an edge, or where the edges of two
    obstacles meet."""
    for px, py, ex, ey in chain.from_iterable(obstacles):
        if 0 <= -(px * ex + py * ey) <= ex * ex + ey * ey:
            off = px * ey - py * ex
            yield off * ey, -off * ex, ex * ex + ey * ey
    for one, other in combinations(obstacles, 2):
        for (px, py, ex, ey), (qx, qy, fx, fy) in product(one, other):
            part = ex * fy - ey * fx
            sign = 1 if part > 0 else -1
            along = ((qx - px) * fy - (qy - py) * fx) * sign
            beside = ((qx - px) * ey - (qy - py) * ex) * sign
            part *= sign
            if part and 0 <= along <= part and 0 <= beside <= part:
                yield px * part + ex * along, py * part + ey * along, part


def _sweep(obstacles: list[tuple[Edge, ...]], reach: int, best: Point | None, starts: list[int]) -> Point | None:
    """Return the shortest of all free shifts within the reach, if it is shorter than the best so far.

    Column by column. Wherever a shorter one lies, gaps lead to it from the column of a place where a way out can end.
    """
    bound = reach * reach + 1 if best is None else best[0] ** 2 + best[1] ** 2
    seen: set[int] = set()
    for start in starts:
        for x, step in ((start, -1), (start + 1, 1)):
            while x not in seen and x * x < bound:
                seen.add(x)
                gaps = _gaps(obstacles, x, isqrt(bound - x * x) + 1)
                for low, high in gaps:
                    y = min(max(low, 0), high)
                    if low <= high and x * x + y * y < bound:
                        best, bound = (x, y), x * x + y * y
                if not gaps:
                    break
                x += step
    return best


def _gaps(obstacles: list[tuple[Edge, ...]], x: int, height: int) -> list[Point]:
    """Return the lowest and the highest whole y of each gap between obstacles in a column, up to a height above and
    below 0.

    Where the first is the greater, there may be a gap without a whole number in it.
    """
    gaps, below = [], -height - 1
    for low, high in sorted(_column(obstacle, x) for obstacle in obstacles):
        if low <= high:
            if below < low <= height:
                gaps.append((below + 1, low - 1))
            below = max(below, high)
    return [*gaps, (below + 1, height)] if below <= height else gaps


def _column(obstacle: tuple[Edge, ...], x: int) -> Point:
    """Return the lowest and the highest whole y inside the obstacle at this x; none is inside if the first is the
    greater."""
    lows, highs = [], []
    for px, py, ex, ey in obstacle:
        if ex > 0:
            lows.append((py * ex + ey * (x - px)) // ex + 1)
        elif ex < 0:
            highs.append(-((py * ex + ey * (x - px)) // -ex) - 1)
        elif ey * (x - px) >= 0:
            return 0, -1
    return max(lows), min(highs)


def _about(value: Fraction) -> tuple[int, ...]:
    """Return the whole numbers next to it, or itself."""
    return tuple({floor(value), ceil(value)})


def _length_first(shift: Point) -> tuple[int, int, int]:
    return shift[0] ** 2 + shift[1] ** 2, *shift
