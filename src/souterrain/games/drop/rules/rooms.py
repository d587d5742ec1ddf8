"""Rooms: what lies in the convex hull of some Pillars, for every choice of Pillars at once.

A set of bodies is a mask with one bit for each body's id. The hull of three Pillars is the triangle of their centres
and the hulls of the three pairs, so what is near a pair or to the left of it is found once for each pair, and a room is
a few operations on masks.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from math import isqrt, prod
from typing import NamedTuple

from souterrain.games.drop.content.cubes import mask
from souterrain.games.drop.geometry import Footprint, centre, depth, distance, hull, near, points

TOUCH = 100
"""At this distance of a room, in micrometres, a body still touches it."""

PILLAR_TOUCH_BLOCKS = True
"""True if a further Pillar that only touches a room's edge makes it illegal, as one inside does."""


class Room(NamedTuple):
    """A choice of Pillars, in ascending order, and what lies within; its own Pillars are in neither mask."""

    pillars: tuple[int, ...]
    inside: int
    """All bodies in it or on its border."""
    edge: int
    """Those of them that only touch the edge: they do not meet the polygon of the Pillars' centres."""


class Body(NamedTuple):
    """A footprint, and the discs about its centre that it covers (`inner`) and that cover it (`outer`)."""

    bit: int
    x: int
    y: int
    inner: int
    outer: int
    footprint: Footprint


class Pair(NamedTuple):
    """The other bodies about two Pillars, as seen from the lower towards the higher id."""

    touching: int
    """Bodies that touch the hull of both."""
    crossed: int
    """Bodies that meet the segment between their centres."""
    left: int
    """Bodies whose centre is strictly to the left."""


class Layout:
    """The places of all bodies at one time. Results are cached, so one layout serves as long as nothing moves."""

    def __init__(self, spots: Mapping[int, Footprint], pillars: tuple[int, ...]) -> None:
        self.spots = spots
        self.pillars = tuple(sorted(pillars))
        self.pillar_mask = mask(pillars)
        self._bodies = {body: _body(body, footprint) for body, footprint in spots.items()}
        self._by_bit = {body.bit: body for body in self._bodies.values()}
        self._centres = [body[:3] for body in self._by_bit.values()]
        self._broadest = max((body.outer for body in self._bodies.values()), default=0)
        self._pairs: dict[tuple[int, int], Pair] = {}
        self._triples: dict[tuple[int, int, int], Room] = {}
        self._rooms: tuple[Room, ...] | None = None
        self._limits: int | None = None

    def rooms(self) -> tuple[Room, ...]:
        """Return every choice of three Pillars, ascending."""
        if self._rooms is None:
            self._rooms = tuple([self._room(triple) for triple in combinations(self.pillars, 3)])
        return self._rooms

    def room(self, i: int, j: int, k: int) -> Room:
        """Return the room of three different Pillars, in any order."""
        i, j, k = sorted((i, j, k))
        return self._room((i, j, k))

    def room4(self, i: int, j: int, k: int, l: int) -> Room | None:  # noqa: E741 - the fourth after i, j, k
        """Return the room of four different Pillars, or None if their centres are not in convex position."""
        pillars = tuple(sorted((i, j, k, l)))
        triples = list(combinations(pillars, 3))
        # Four points are the corners of a convex shape if an even number of their triples turn left, and none is flat.
        if prod([self._turn(*triple) for triple in triples]) <= 0:
            return None
        # Any point of the hull of four is in the hull of three of them; the same holds for the centres.
        inside = core = 0
        for triple in triples:
            room = self._room(triple)
            inside |= room.inside
            core |= room.inside & ~room.edge
        inside &= ~mask(pillars)
        return Room(pillars, inside, inside & ~core)

    def hull_of(self, room: Room) -> Footprint:
        """Return the room's outline."""
        return hull(corner for pillar in room.pillars for corner in points(self.spots[pillar]))

    def blockers(self, room: Room) -> int:
        """Return the Pillars beyond its own that make it illegal."""
        return self.pillar_mask & (room.inside if PILLAR_TOUCH_BLOCKS else room.inside & ~room.edge)

    def outside_limits(self, body: int) -> bool:
        """Tell if no possible room, one without a blocking Pillar, contains the body. A room contains its Pillars."""
        if self._limits is None:
            self._limits = 0
            for room in self.rooms():
                if not self.blockers(room):
                    self._limits |= room.inside | mask(room.pillars)
        return not self._limits >> body & 1

    def margin(self, room: Room, body: int) -> int:
        """Return the distance of the body's footprint from the room's outline, rounded up: it is in up to `TOUCH`.

        If it reaches into the outline, minus the shortest way by which it would have to be drawn out, rounded down.
        """
        outline, footprint = self.hull_of(room), self.spots[body]
        return distance(outline, footprint) or -depth(outline, footprint)

    def _room(self, triple: tuple[int, int, int]) -> Room:
        """Return the room of three ascending Pillars."""
        room = self._triples.get(triple)
        if room is None:
            room = self._triples[triple] = self._connect(*triple)
        return room

    def _connect(self, i: int, j: int, k: int) -> Room:
        first, second, third = self._pair(i, j), self._pair(j, k), self._pair(i, k)
        # Left of i→j→k→i or right of it. A centre on one of the lines is on an edge, which the pair knows, or outside.
        if first.left >> k & 1:
            core = first.left & second.left & ~third.left
        else:
            core = ~first.left & ~second.left & third.left
        core |= first.crossed | second.crossed | third.crossed
        inside = (core | first.touching | second.touching | third.touching) & ~(1 << i | 1 << j | 1 << k)
        return Room((i, j, k), inside, inside & ~core)

    def _turn(self, i: int, j: int, k: int) -> int:
        """Return positive if the centres turn left, negative if they turn right, 0 if they are in line."""
        a, b, c = self._bodies[i], self._bodies[j], self._bodies[k]
        return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

    def _pair(self, i: int, j: int) -> Pair:
        """Return the bodies about two ascending Pillars."""
        pair = self._pairs.get((i, j))
        if pair is None:
            pair = self._pairs[i, j] = self._look(self._bodies[i], self._bodies[j])
        return pair

    def _look(self, a: Body, b: Body) -> Pair:
        """Find the bodies about two Pillars. Most are far from the line; of the others most are judged by their discs,
        a few by the exact test."""
        dx, dy = b.x - a.x, b.y - a.y
        square = dx * dx + dy * dy
        short = isqrt(square)
        long = short + 1
        outer, inner = max(a.outer, b.outer) + TOUCH, min(a.inner, b.inner)
        line = dx * a.y - dy * a.x
        broad = (outer + self._broadest) * long
        low, high = line - broad, line + broad
        touching = crossed = left = 0
        close = []
        for bit, x, y in self._centres:
            side = dx * y - dy * x
            if side > high:
                left |= bit
            elif side >= low and bit != a.bit and bit != b.bit:
                close.append(bit)
        outline: Footprint = ()
        for bit in close:
            _, x, y, covered, covering, footprint = self._by_bit[bit]
            side = dx * y - dy * x - line
            if side > 0:
                left |= bit
            side = abs(side)
            along = dx * (x - a.x) + dy * (y - a.y)
            overshoot = max(-along, along - square)
            if side > (outer + covering) * long or overshoot > (outer + covering) * long:
                continue
            # Not beyond the ends: the discs decide. Of Pillars whose centres are one, everything is beyond an end.
            if overshoot >= 0 or side > (inner + covered) * short:
                outline = outline or hull(points(a.footprint) + points(b.footprint))
                if not near(outline, footprint, TOUCH):
                    continue
            touching |= bit
            if (overshoot < 0 and side <= covered * short) or (
                side <= covering * long and near(footprint, (a.x, a.y, b.x, b.y), 0)
            ):
                crossed |= bit
        return Pair(touching, crossed, left)


def _body(body: int, footprint: Footprint) -> Body:
    x, y = centre(footprint)
    corners = points(footprint)
    inner, outer = [], []
    ax, ay = corners[-1]
    for bx, by in corners:
        ex, ey = bx - ax, by - ay
        inner.append(((ex * (y - ay) - ey * (x - ax)) ** 2) // (ex * ex + ey * ey))
        outer.append((bx - x) ** 2 + (by - y) ** 2)
        ax, ay = bx, by
    return Body(1 << body, x, y, isqrt(min(inner)), isqrt(max(outer)) + 1, footprint)
