"""Rooms: what lies in the convex hull of some Pillars, for every choice of Pillars at once.

A set of bodies is a mask with one bit for each body's id. The hull of three Pillars is the triangle of their centres
and the hulls of the three pairs, so what is near a pair or to the left of it is found once for each pair, and a room is
a few operations on masks.

All of it is found in whole numbers, or by a faster counterpart that gives the same verdicts (`arrays.hulls`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import combinations, starmap
from math import isqrt, prod
from typing import Final, NamedTuple, Protocol

from souterrain.core import faster
from souterrain.games.drop.content.cubes import mask
from souterrain.games.drop.geometry import Footprint, Point, centre, depth, distance, hull, near, points

TOUCH = 100
"""At this distance of a room, in micrometres, a body still touches it."""

PILLAR_TOUCH_BLOCKS = True
"""True if a further Pillar that only touches a room's edge makes it illegal, as one inside does."""


FASTER: Final = "rooms"
"""The name of the counterpart."""


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


class Hulls(Protocol):
    """The findings of the counterpart: one room, what lies in it and what only touches its edge; rooms in ascending
    order, all of them, or those with at most so many of the blocking bodies."""

    def room(self, triple: tuple[int, ...]) -> tuple[int, int]: ...

    def rooms(self, blocking: int, most: int | None, edge: bool) -> Iterable[tuple[tuple[int, ...], int, int]]: ...


class Layout:
    """The places of all bodies at one time. Results are cached, so one layout serves as long as nothing moves."""

    def __init__(self, spots: Mapping[int, Footprint], pillars: tuple[int, ...]) -> None:
        self.spots = spots
        self.pillars = tuple(sorted(pillars))
        self.pillar_mask = mask(pillars)
        self._hulls: Hulls | None = None
        self._touched: dict[tuple[int, int], bool] = {}
        self._pairs: dict[tuple[int, int], Pair] = {}
        self._triples: dict[tuple[int, ...], Room] = {}
        self._rooms: tuple[Room, ...] | None = None
        self._open: dict[tuple[int, bool], tuple[Room, ...]] = {}
        self._limits: int | None = None

    def rooms(self) -> tuple[Room, ...]:
        """Return every choice of three Pillars, ascending."""
        if self._rooms is None:
            hulls = self._look_at_all()
            if hulls is not None:
                self._rooms = tuple(starmap(Room, hulls.rooms(0, None, True)))
                self._triples = {room.pillars: room for room in self._rooms}
            else:
                self._rooms = tuple([self._room(triple) for triple in combinations(self.pillars, 3)])
        return self._rooms

    def open_rooms(self, most: int = 0, edge: bool = True) -> tuple[Room, ...]:
        """Return the rooms with at most so many further Pillars, ascending; without `edge` those that only touch the
        edge are not counted."""
        wanted = most, edge and PILLAR_TOUCH_BLOCKS
        if wanted not in self._open:
            self._open[wanted] = tuple(self._find_open(*wanted))
        return self._open[wanted]

    def _find_open(self, most: int, edge: bool) -> list[Room]:
        hulls = self._look_at_all()
        if hulls is not None:
            return [*starmap(Room, hulls.rooms(self.pillar_mask, most, edge))]
        return [
            room
            for room in self.rooms()
            if (self.pillar_mask & (room.inside if edge else room.inside & ~room.edge)).bit_count() <= most
        ]

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
        if self._look_at_all() is not None:
            self.rooms()
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
            for room in self.open_rooms():
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
            hulls = self._look_at_all()
            room = self._connect(triple) if hulls is None else Room(triple, *hulls.room(triple))
            self._triples[triple] = room
        return room

    def _connect(self, triple: tuple[int, int, int]) -> Room:
        i, j, k = triple
        first, second, third = self._pair(i, j), self._pair(j, k), self._pair(i, k)
        # Left of i→j→k→i or right of it. A centre on one of the lines is on an edge, which the pair knows, or outside.
        if first.left >> k & 1:
            core = first.left & second.left & ~third.left
        else:
            core = ~first.left & ~second.left & third.left
        core |= first.crossed | second.crossed | third.crossed
        inside = (core | first.touching | second.touching | third.touching) & ~(1 << i | 1 << j | 1 << k)
        return Room(triple, inside, inside & ~core)

    def _turn(self, i: int, j: int, k: int) -> int:
        """Return positive if the centres turn left, negative if they turn right, 0 if they are in line."""
        (ax, ay), (bx, by), (cx, cy) = self._middles[i], self._middles[j], self._middles[k]
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

    def _pair(self, i: int, j: int) -> Pair:
        """Return the bodies about two ascending Pillars."""
        pair = self._pairs.get((i, j))
        if pair is None:
            pair = self._pairs[i, j] = self._look(self._bodies[i], self._bodies[j])
        return pair

    def _look_at_all(self) -> Hulls | None:
        """Return the bodies about all Pillars by the counterpart; None if there is none, or too little to look at."""
        find = faster.find(FASTER)
        if self._hulls is None and find is not None and len(self.pillars) >= 3:
            self._hulls = find(self.spots, self.pillars, TOUCH, self._touches)
        return self._hulls

    def _touches(self, i: int, j: int, body: int) -> bool:
        """Tell if a body touches the hull of two Pillars, in whole numbers. Most of those that are asked for touch one
        of the two."""
        return (
            self._beside(i, body)
            or self._beside(j, body)
            or near(hull(points(self.spots[i]) + points(self.spots[j])), self.spots[body], TOUCH)
        )

    def _beside(self, pillar: int, body: int) -> bool:
        """Tell if a body touches a Pillar."""
        found = self._touched.get((pillar, body))
        if found is None:
            found = self._touched[pillar, body] = near(self.spots[pillar], self.spots[body], TOUCH)
        return found

    @cached_property
    def _middles(self) -> dict[int, Point]:
        return {pillar: centre(self.spots[pillar]) for pillar in self.pillars}

    # Pairs in whole numbers

    @cached_property
    def _bodies(self) -> dict[int, Body]:
        return {body: _body(body, footprint) for body, footprint in self.spots.items()}

    @cached_property
    def _by_bit(self) -> dict[int, Body]:
        return {body.bit: body for body in self._bodies.values()}

    @cached_property
    def _centres(self) -> list[tuple[int, int, int]]:
        return [body[:3] for body in self._bodies.values()]

    @cached_property
    def _broadest(self) -> int:
        return max((body.outer for body in self._bodies.values()), default=0)

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
