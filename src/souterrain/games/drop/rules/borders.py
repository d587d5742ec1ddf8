"""The bodies near the borders of many rooms at once, each with its verdict (DD-27).

`Layout.margin` judges one body exactly, but slowly. Between two of its Pillars the border of a room is one straight
line for all rooms on the same side of it, so most margins are measured once for each pair of Pillars. Bodies near a
corner of a room, or near two of its borders, are left to `Layout.margin`.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot, isqrt
from typing import Final, NamedTuple

from souterrain.games.drop.geometry import centre, distance, hull, points
from souterrain.games.drop.rules.rooms import Layout, Room
from souterrain.games.drop.rules.verdicts import EDGE, INSIDE, NARROWLY, OUTSIDE, Verdict

UNKNOWN: Final = NARROWLY + 1
"""A margin that is left to the exact test."""

TRIANGLE: Final = 3

Point = tuple[int, int]


class Side(NamedTuple):
    """A border between two Pillars: its start and direction, and the margins of the bodies near it, in µm."""

    start: Point
    along: Point
    margins: Mapping[int, int]


class Borders:
    """The borders of the rooms of one layout."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._corners = {body: points(spot) for body, spot in layout.spots.items()}
        self._centres = [(body, *centre(spot)) for body, spot in layout.spots.items()]
        self._middle = {body: (x, y) for body, x, y in self._centres}
        self._wide = {body: _radius(self._middle[body], corners) for body, corners in self._corners.items()}
        self._widest = max(self._wide.values(), default=0)
        self._sides: dict[tuple[int, int], Side | None] = {}
        self._about: dict[int, tuple[int, ...]] = {}

    def close(self, room: Room) -> tuple[Verdict, ...]:
        """Return the verdicts on all bodies within 5 mm of a room's border, the nearest to it first."""
        margins = self._margins(room)
        for pillar in room.pillars:
            margins.pop(pillar, None)
        self._judge(room, [body for body, margin in margins.items() if margin == UNKNOWN], margins)
        found = [
            Verdict(body, self._where(room, body), margin)
            for body, margin in margins.items()
            if -NARROWLY <= margin <= NARROWLY
        ]
        return tuple(sorted(found, key=lambda verdict: (abs(verdict.margin), verdict.body)))

    def _judge(self, room: Room, unknown: list[int], margins: dict[int, int]) -> None:
        """Measure those of some bodies that can be near at all by the exact test."""
        if not unknown:
            return
        outline = self._layout.hull_of(room)
        edges = []
        ax, ay = outline[-2:]
        for bx, by in points(outline):
            edges.append((ax, ay, bx - ax, by - ay, hypot(bx - ax, by - ay)))
            ax, ay = bx, by
        for body in unknown:
            x, y = self._middle[body]
            out = max([(dy * (x - ax) - dx * (y - ay)) / length for ax, ay, dx, dy, length in edges])
            if -NARROWLY - 1 <= out <= NARROWLY + self._wide[body]:
                margins[body] = self._layout.margin(room, body)

    def _margins(self, room: Room) -> dict[int, int]:
        """Return the bodies that may be near the border; all bodies if the room is so flat that its borders are not
        those of pairs."""
        margins: dict[int, int] = {}
        ring = self._ring(room.pillars)
        for index, a in enumerate(ring):
            side = self._side(a, ring[index - 1])
            if side is None or not self._bounds(side, room):
                return dict.fromkeys(self._corners, UNKNOWN)
            for body, margin in side.margins.items():
                margins[body] = UNKNOWN if body in margins else margin
        for pillar in room.pillars:
            margins.update(dict.fromkeys(self._around(pillar), UNKNOWN))
        return margins

    def _bounds(self, side: Side, room: Room) -> bool:
        """Tell if the whole room is to the left of a border."""
        (sx, sy), (dx, dy) = side.start, side.along
        line = dx * sy - dy * sx
        return all(dx * y - dy * x >= line for pillar in room.pillars for x, y in self._corners[pillar])

    @staticmethod
    def _where(room: Room, body: int) -> str:
        return OUTSIDE if not room.inside >> body & 1 else EDGE if room.edge >> body & 1 else INSIDE

    def _ring(self, pillars: tuple[int, ...]) -> list[int]:
        """Return the Pillars in the order of their centres, clockwise."""
        if len(pillars) == TRIANGLE:
            (ax, ay), (bx, by), (cx, cy) = [self._middle[pillar] for pillar in pillars]
            turn = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
            if turn:
                return list(pillars if turn < 0 else pillars[::-1])
        named = {self._middle[pillar]: pillar for pillar in pillars}
        return [named[corner] for corner in reversed(points(hull(named)))]

    def _side(self, a: int, b: int) -> Side | None:
        """Return the border to the right of the way from one Pillar to another; None if there is none."""
        if (a, b) not in self._sides:
            self._sides[a, b] = self._border(a, b)
        return self._sides[a, b]

    def _border(self, a: int, b: int) -> Side | None:
        """Find the edge that leads from one Pillar to the other in the hull of both, which is counterclockwise."""
        own, other = set(self._corners[a]), set(self._corners[b])
        outline = points(hull(own | other))
        for index, end in enumerate(outline):
            start = outline[index - 1]
            if start in own and end in other and not (start in other or end in own):
                (sx, sy), (ex, ey) = start, end
                return Side(start, (ex - sx, ey - sy), self._measure(sx, sy, ex - sx, ey - sy, {a, b}))
        return None

    def _measure(self, sx: int, sy: int, dx: int, dy: int, but: set[int]) -> dict[int, int]:
        square = dx * dx + dy * dy
        line = dx * sy - dy * sx
        length = isqrt(square) + 1
        low, high = line - length * (NARROWLY + self._widest), line + length * NARROWLY
        found = {}
        for body, x, y in self._centres:
            if low <= dx * y - dy * x <= high and body not in but:
                margin = self._margin(body, sx, sy, dx, dy, square)
                if margin <= UNKNOWN:
                    found[body] = margin
        return found

    def _margin(self, body: int, sx: int, sy: int, dx: int, dy: int, square: int) -> int:
        """Return how far a body is to the right of a border, at most 0 if it crosses it. It is UNKNOWN if the body lies
        across an end of the border, and more if it is not near."""
        corners = self._corners[body]
        along = [dx * (x - sx) + dy * (y - sy) for x, y in corners]
        first, last = min(along), max(along)
        if last < 0 or first > square:
            return UNKNOWN + 1
        over = min([dy * (x - sx) - dx * (y - sy) for x, y in corners])
        if over * over > (NARROWLY + 1) ** 2 * square:
            return UNKNOWN + 1
        if first <= 0 or last >= square:
            return UNKNOWN
        if over > 0:
            return isqrt(-(-(over * over) // square) - 1) + 1
        return -isqrt(over * over // square)

    def _around(self, pillar: int) -> tuple[int, ...]:
        """Return the bodies that are near a Pillar."""
        near = self._about.get(pillar)
        if near is None:
            x, y = self._middle[pillar]
            spots, reach = self._layout.spots, self._wide[pillar] + NARROWLY
            near = self._about[pillar] = tuple(
                [
                    body
                    for body, bx, by in self._centres
                    if (bx - x) ** 2 + (by - y) ** 2 <= (reach + self._wide[body]) ** 2
                    and distance(spots[pillar], spots[body]) <= NARROWLY
                ]
            )
        return near


def _radius(middle: Point, corners: list[Point]) -> int:
    return isqrt(max((x - middle[0]) ** 2 + (y - middle[1]) ** 2 for x, y in corners)) + 1
