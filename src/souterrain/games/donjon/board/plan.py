"""Geometry of the board: positions of zones, walls, doorways, steps and straight lines. It contains no rules.

Directions and quarter turns are numbered clockwise from north.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import lru_cache
from operator import attrgetter
from typing import Final, TypeAlias

from souterrain.core.forms import Items
from souterrain.games.donjon.board.ground import LEVEL, ROW, Zone
from souterrain.games.donjon.content.places import DUNGEON

Edges: TypeAlias = "tuple[int, int, int, int]"
"""A doorway two squares wide: inner, outer, inner, outer square."""
Squares: TypeAlias = "tuple[int, ...]"
Steps: TypeAlias = "tuple[tuple[int, int, int], ...]"
Links: TypeAlias = "tuple[dict[int, int], dict[int, int], dict[int, int], dict[int, int]]"
"""For each direction, a map from a square to its neighbour, if no wall is between them."""

DELTAS: Final = (-ROW, 1, ROW, -1)
"""Offsets from a square to its neighbours in the north, east, south and west."""
FAR: Final = 1 << 16
"""A distance greater than any on one level."""
NOTHING: Final[frozenset[int]] = frozenset()
COLUMNS: Final = tuple([f"column:{letter}" for letter in "abcdefghij"])
"""Words for columns; the widest zone is a long room with the stairs beside it."""
_AROUND: Final = ((0, 3), (0, -1), (0, 1), (3, -1), (1, -1), (2, 3), (2, -1), (2, 1))
"""The eight neighbours in reading order: the first direction, and the second one of a diagonal or -1."""
_SIDES: Final = {"N": 0, "E": 1, "S": 2, "W": 3}
WHERE: Final = attrgetter("card", "level", "x", "y", "turned", "flipped", "passage")
_TURNS: Final = ((1, 0, 0, 1), (0, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, 0))


def frame(zone: Zone, x: int, y: int) -> int:
    """Return the board square for coordinates of the zone's card, in which y grows to the north."""
    if zone.flipped:
        x = -x
    a, b, c, d = _TURNS[zone.turned]
    return zone.level * LEVEL + (zone.y + c * x - d * y) * ROW + zone.x + a * x - b * y


def cells(zone: Zone) -> Squares:
    """Return the squares of a zone in reading order."""
    return _cells(*WHERE(zone))


@lru_cache(maxsize=4096)
def _cells(card: int, level: int, x: int, y: int, turned: int, flipped: int, passage: Squares) -> Squares:
    zone = place(card, level, x, y, turned, flipped)
    own = {
        frame(zone, left + column, low + row)
        for left, low, width, depth in DUNGEON[card].cells
        for column in range(width)
        for row in range(depth)
    }
    return tuple(sorted(own | set(passage)))


def place(card: int, level: int, x: int, y: int, turned: int, flipped: int) -> Zone:
    """Return a zone at this position, with defaults for all other fields."""
    zone = Zone()
    zone.card, zone.level, zone.x, zone.y, zone.turned, zone.flipped = card, level, x, y, turned, flipped
    return zone


def doorways(zone: Zone) -> tuple[Edges, ...]:
    """Return the exits of the card, in its order. Exits of stairs lead to the level below."""
    card = DUNGEON[zone.card]
    down = LEVEL if card.kind == "stairs" else 0
    return tuple([edges_at(zone, _SIDES[side], x, y, down) for side, x, y in card.doors])


def entry_edges(zone: Zone) -> Edges:
    """Return the entrance of the card."""
    return edges_at(zone, 2, *DUNGEON[zone.card].entry)


def edges_at(zone: Zone, side: int, x: int, y: int, down: int = 0) -> Edges:
    """Return a doorway on a side of the card; x and y are its western or southern square."""
    along, out = ((1, 0), (0, 1))[side % 2], ((0, 1), (1, 0), (0, -1), (-1, 0))[side]
    first, second = (x, y), (x + along[0], y + along[1])
    return (
        frame(zone, *first),
        frame(zone, first[0] + out[0], first[1] + out[1]) + down,
        frame(zone, *second),
        frame(zone, second[0] + out[0], second[1] + out[1]) + down,
    )


def outward(edges: Edges, inside: Squares) -> int:
    """Return the direction in which a doorway leads out of its zone, even if it leads to another level."""
    inner = edges[0]
    sides = (0, 2) if abs(edges[2] - inner) == 1 else (1, 3)
    return next(side for side in sides if inner + DELTAS[side] not in inside)


def walls(zone: Zone) -> list[tuple[int, Edges]]:
    """Return every piece of wall two squares wide, doorway or not, each with its outward direction."""
    inside = cells(zone)
    found = []
    for direction, out in enumerate(DELTAS):
        along = ROW if direction % 2 else 1
        for square in inside:
            other = square + along
            if other in inside and square + out not in inside and other + out not in inside:
                found.append((direction, (square, square + out, other, other + out)))
    return found


class Plan:
    """Geometry derived from the positions of the zones and the open doors, computed once."""

    __slots__ = ("_corners", "_lines", "_links", "_said", "_seen", "_touch", "_within", "floor", "steps", "zone_at")

    def __init__(self, zones: list[Zone], ways: tuple[tuple[int, Edges, int], ...], stairs: Squares) -> None:
        blocks = [cells(zone) for zone in zones]
        self.zone_at: dict[int, int] = {square: index for index, block in enumerate(blocks) for square in block}
        """Index of the zone of each square; the stairs belong to the first zone (A-87)."""
        self.zone_at.update(dict.fromkeys(stairs, 0))
        self.floor = frozenset(self.zone_at)
        self._corners = [_corner(block) for block in blocks]
        if stairs:
            self._corners[0] = _corner((*blocks[0], *stairs))
            blocks.append(stairs)
        gaps = [(outward(edges, blocks[zone]), edges, barred) for zone, edges, barred in ways]
        self._links, self._seen = _joined(blocks, [(direction, edges) for direction, edges, _ in gaps])
        self.steps = self._seen
        """Neighbours of each square, each with the two squares beside a diagonal step (A-26), else 0 and 0."""
        if any(barred for _, _, barred in gaps):
            _, self.steps = _joined(blocks, [(direction, edges) for direction, edges, barred in gaps if not barred])
        self._touch: dict[int, frozenset[int]] = {}
        self._lines: dict[tuple[int, int], Squares | None] = {}
        self._within: dict[tuple[int, int], frozenset[int]] = {}
        self._said: dict[int, Items] = {}

    def say(self, square: int) -> Items:
        """Return the words for a square: zone number, column from the west, row from the north."""
        said = self._said.get(square)
        if said is None:
            zone = self.zone_at[square]
            left, top = self.corner(zone)
            column, row = (square & 255) - left, (square >> 8 & 255) - top
            said = self._said[square] = (("zone=", zone + 1), (COLUMNS[column], 1), ("row=", row + 1))
        return said

    def adjacent(self, one: int, other: int) -> bool:
        touch = self._touch.get(one)
        if touch is None:
            touch = self._touch[one] = frozenset([step[0] for step in self.steps.get(one, ())])
        return other in touch

    @staticmethod
    def distance(one: int, other: int) -> int:
        """Return the distance in squares, a diagonal counted as 1, walls ignored."""
        if (one ^ other) >> 16:
            return FAR
        return max(abs((one & 255) - (other & 255)), abs((one >> 8 & 255) - (other >> 8 & 255)))

    def within(self, centre: int, reach: int) -> frozenset[int]:
        """Return the squares within `reach` steps of the centre, itself included, not through walls or closed doors."""
        key = (centre, reach)
        found = self._within.get(key)
        if found is None:
            reached = last = {centre}
            for _ in range(reach):
                last = {other for square in last for other, _, _ in self._seen[square]} - reached
                reached = reached | last
            found = self._within[key] = frozenset(reached)
        return found

    def steps_to(
        self, goals: Iterable[int], closed: frozenset[int], shunned: frozenset[int] = NOTHING
    ) -> dict[int, int]:
        """Return the steps from each square to the nearest goal; paths may start on shunned squares, not cross them."""
        found = dict.fromkeys(goals, 0)
        queue = deque(found)
        while queue:
            square = queue.popleft()
            if square in shunned and found[square]:
                continue
            for near, one, two in self.steps[square]:
                if near not in found and near not in closed and not (one in closed and two in closed):
                    found[near] = found[square] + 1
                    queue.append(near)
        return found

    def line(self, one: int, other: int) -> Squares | None:
        """Return the squares on the straight line between two centres; None if a wall or a closed door blocks it.

        A line through a corner is blocked only if both ways round are walled; squares it only touches are left out.
        """
        key = (one, other)
        try:
            return self._lines[key]
        except KeyError:
            found = self._lines[key] = self._line(one, other)
            return found

    def _line(self, one: int, other: int) -> Squares | None:
        east, south = (other & 255) - (one & 255), (other >> 8 & 255) - (one >> 8 & 255)
        columns, rows = abs(east), abs(south)
        aside, ahead = self._links[1 if east > 0 else 3], self._links[2 if south > 0 else 0]
        square, column, row = one, 0, 0
        between = []
        while column < columns or row < rows:
            # Compare the next crossings of a column border, at (column + ½) / columns, and of a row border.
            sooner = (2 * row + 1) * columns - (2 * column + 1) * rows
            if sooner > 0:
                square = aside.get(square, 0)
                column += 1
            elif sooner < 0:
                square = ahead.get(square, 0)
                row += 1
            else:
                square = ahead.get(aside.get(square, 0), 0) or aside.get(ahead.get(square, 0), 0)
                column += 1
                row += 1
            if not square:
                return None
            between.append(square)
        return tuple(between[:-1]) if square == other else None

    def corner(self, zone: int) -> tuple[int, int]:
        """Return the board column and row at which the zone begins, the stairs included."""
        return self._corners[zone]


def _corner(block: Squares) -> tuple[int, int]:
    return min([square & 255 for square in block]), min([square >> 8 & 255 for square in block])


def _joined(blocks: list[Squares], gaps: list[tuple[int, Edges]]) -> tuple[Links, dict[int, Steps]]:
    """Return the links and steps of walled blocks of squares, joined at the doorways."""
    links: Links = ({}, {}, {}, {})
    steps: dict[int, Steps] = {}
    for block in blocks:
        own_links, own_steps = _block(block)
        steps.update(own_steps)
        for link, own_link in zip(links, own_links, strict=True):
            link.update(own_link)
    for direction, (inner, outer, other_inner, other_outer) in gaps:
        links[direction].update({inner: outer, other_inner: other_outer})
        links[direction ^ 2].update({outer: inner, other_outer: other_inner})
    for _, edges in gaps:
        for square in edges:
            steps[square] = _steps(square, links)
    return links, steps


@lru_cache(maxsize=1024)
def _block(block: Squares) -> tuple[Links, dict[int, Steps]]:
    """Return the links and steps of one walled block. The result is cached: callers must not modify it."""
    links: Links = ({}, {}, {}, {})
    for link, delta in zip(links, DELTAS, strict=True):
        link.update({square: square + delta for square in block if square + delta in block})
    return links, {square: _steps(square, links) for square in block}


def _steps(square: int, links: Links) -> Steps:
    """Return the steps from a square, in reading order."""
    near = [link.get(square, 0) for link in links]
    found = []
    for first, second in _AROUND:
        one = near[first]
        if not one:
            continue
        if second < 0:
            found.append((one, 0, 0))
        elif other := near[second]:
            across = links[second].get(one, 0)
            if across and links[first].get(other) == across:
                found.append((across, one, other))
    return tuple(found)
