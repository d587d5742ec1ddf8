"""The board's geometry: zones as they lie, walls and doorways, steps and straight lines. No rule is here.

Directions are numbered clockwise from north, as quarter turns are.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import lru_cache
from operator import attrgetter
from typing import Final, TypeAlias

from souterrain.core.forms import Items
from souterrain.games.donjon.board.figures import NOWHERE
from souterrain.games.donjon.board.ground import LEVEL, OPEN, ROW, Zone
from souterrain.games.donjon.content.places import DUNGEON
from souterrain.games.donjon.state import State

Edges: TypeAlias = "tuple[int, int, int, int]"
"""A doorway two wide: inner, outer, inner, outer."""
Squares: TypeAlias = "tuple[int, ...]"
Steps: TypeAlias = "tuple[tuple[int, int, int], ...]"
Links: TypeAlias = "tuple[dict[int, int], dict[int, int], dict[int, int], dict[int, int]]"
"""For each direction the square behind each square, where nothing is between them."""

DELTAS: Final = (-ROW, 1, ROW, -1)
"""From a square to the next one to the north, east, south and west."""
FAR: Final = 1 << 16
"""More than any distance on one level."""
NOTHING: Final[frozenset[int]] = frozenset()
PLANS: Final = 64
"""How many plans are kept: those of the matches that are played at the same time."""
COLUMNS: Final = tuple([f"column:{letter}" for letter in "abcdefghij"])
"""How a column is said: no zone is wider than a long room and the stairs beside it."""
_AROUND: Final = ((0, 3), (0, -1), (0, 1), (3, -1), (1, -1), (2, 3), (2, -1), (2, 1))
"""The eight neighbours in reading order: the way there, and the way for the second half of a diagonal."""
_SIDES: Final = {"N": 0, "E": 1, "S": 2, "W": 3}
_PLACE: Final = attrgetter("card", "level", "x", "y", "turned", "flipped", "passage")
_TURNS: Final = ((1, 0, 0, 1), (0, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, 0))


def frame(zone: Zone, x: int, y: int) -> int:
    """A square given in the frame of the zone's card, y to the north, as a square of the board."""
    if zone.flipped:
        x = -x
    a, b, c, d = _TURNS[zone.turned]
    return zone.level * LEVEL + (zone.y + c * x - d * y) * ROW + zone.x + a * x - b * y


def cells(zone: Zone) -> Squares:
    """The squares of a zone in reading order."""
    return _cells(*_PLACE(zone))


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
    """A zone that is laid there, and nothing else about it."""
    zone = Zone()
    zone.card, zone.level, zone.x, zone.y, zone.turned, zone.flipped = card, level, x, y, turned, flipped
    return zone


def doorways(zone: Zone) -> tuple[Edges, ...]:
    """The exits of the card, in its order. Those of stairs lead to the level below."""
    card = DUNGEON[zone.card]
    down = LEVEL if card.kind == "stairs" else 0
    return tuple([edges_at(zone, _SIDES[side], x, y, down) for side, x, y in card.doors])


def entry_edges(zone: Zone) -> Edges:
    """The entrance of the card."""
    return edges_at(zone, 2, *DUNGEON[zone.card].entry)


def edges_at(zone: Zone, side: int, x: int, y: int, down: int = 0) -> Edges:
    """A doorway on a side of the card; x and y are its western or southern square."""
    along, out = ((1, 0), (0, 1))[side % 2], ((0, 1), (1, 0), (0, -1), (-1, 0))[side]
    first, second = (x, y), (x + along[0], y + along[1])
    return (
        frame(zone, *first),
        frame(zone, first[0] + out[0], first[1] + out[1]) + down,
        frame(zone, *second),
        frame(zone, second[0] + out[0], second[1] + out[1]) + down,
    )


def outward(edges: Edges, inside: Squares) -> int:
    """The direction in which a doorway leads out of its zone; beyond it may be another level."""
    inner = edges[0]
    sides = (0, 2) if abs(edges[2] - inner) == 1 else (1, 3)
    return next(side for side in sides if inner + DELTAS[side] not in inside)


def walls(zone: Zone) -> list[tuple[int, Edges]]:
    """Every piece of its wall two squares wide, doorway or not, with the direction in which it would lead out."""
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
    """What follows from where the zones lie and which doors are open; worked out once."""

    __slots__ = ("_corners", "_lines", "_links", "_said", "_seen", "_touch", "_within", "floor", "steps", "zone_at")

    def __init__(self, zones: list[Zone], ways: tuple[tuple[int, Edges, int], ...], stairs: Squares) -> None:
        blocks = [cells(zone) for zone in zones]
        self.zone_at: dict[int, int] = {square: index for index, block in enumerate(blocks) for square in block}
        """The zone of each square; the stairs belong to the first (A-87)."""
        self.zone_at.update(dict.fromkeys(stairs, 0))
        self.floor = frozenset(self.zone_at)
        self._corners = [_corner(block) for block in blocks]
        if stairs:
            self._corners[0] = _corner((*blocks[0], *stairs))
            blocks.append(stairs)
        gaps = [(outward(edges, blocks[zone]), edges, barred) for zone, edges, barred in ways]
        self._links, self._seen = _joined(blocks, [(direction, edges) for direction, edges, _ in gaps])
        self.steps = self._seen
        """From each square the neighbours, and for a diagonal the two squares between (A-26), else 0 and 0."""
        if any(barred for _, _, barred in gaps):
            _, self.steps = _joined(blocks, [(direction, edges) for direction, edges, barred in gaps if not barred])
        self._touch: dict[int, frozenset[int]] = {}
        self._lines: dict[tuple[int, int], Squares | None] = {}
        self._within: dict[tuple[int, int], frozenset[int]] = {}
        self._said: dict[int, Items] = {}

    def say(self, square: int) -> Items:
        """A square in a sentence: the number of its zone, its column from the west, its row from the north."""
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
        """In squares, diagonals as 1, walls or no walls."""
        if (one ^ other) >> 16:
            return FAR
        return max(abs((one & 255) - (other & 255)), abs((one >> 8 & 255) - (other >> 8 & 255)))

    def within(self, centre: int, reach: int) -> frozenset[int]:
        """Squares at most so many steps away, not through walls or closed doors; the centre is one of them."""
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
        """How many steps it is from each square to the nearest goal; what is shunned may be left, but not crossed."""
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
        """The squares between two on the straight line of their centres; None if a wall or a closed door is on it.

        A corner that is only touched is open unless both ways round it are walled, and its squares are not between.
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
            # Where the line leaves a square: half a square and `column` more of `columns`, against the rows likewise.
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
        """The column and the row of the board where the zone's own begin, the stairs included."""
        return self._corners[zone]


def _corner(block: Squares) -> tuple[int, int]:
    return min([square & 255 for square in block]), min([square >> 8 & 255 for square in block])


def _joined(blocks: list[Squares], gaps: list[tuple[int, Edges]]) -> tuple[Links, dict[int, Steps]]:
    """Blocks of squares with walls about them, joined where there are doorways."""
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
    """Squares with nothing between them and a wall about them. What is answered here is shared: nobody writes it."""
    links: Links = ({}, {}, {}, {})
    for link, delta in zip(links, DELTAS, strict=True):
        link.update({square: square + delta for square in block if square + delta in block})
    return links, {square: _steps(square, links) for square in block}


def _steps(square: int, links: Links) -> Steps:
    """In reading order, as on one level."""
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


_LATEST: dict[int, tuple[tuple[Zone, ...], Squares, list[tuple[int, Edges, int]], Plan]] = {}


def plan_of(state: State) -> Plan:
    """The plan of the board as it is. Zones do not move: the same tuple of them is the same ground."""
    ways = [(door.zone, door.edges, door.barred) for door in state.doors if door.state == OPEN]
    held = _LATEST.get(id(state.zones))
    if held is not None and held[0] is state.zones and held[1] == state.stairs and held[2] == ways:
        return held[3]
    plan = _plan(tuple(map(_PLACE, state.zones)), tuple(ways), state.stairs)
    if len(_LATEST) >= PLANS:
        _LATEST.clear()
    _LATEST[id(state.zones)] = (state.zones, state.stairs, ways, plan)
    return plan


@lru_cache(maxsize=PLANS)
def _plan(
    places: tuple[tuple[int, int, int, int, int, int, Squares], ...],
    ways: tuple[tuple[int, Edges, int], ...],
    stairs: Squares,
) -> Plan:
    zones = []
    for *where, passage in places:
        zone = place(*where)
        zone.passage = passage
        zones.append(zone)
    return Plan(zones, ways, stairs)


def square_items(state: State, square: int) -> Items:
    return plan_of(state).say(square)


def squares_items(state: State, squares: Iterable[int]) -> tuple[Items, ...]:
    """Each of these squares, in the order of the board."""
    return tuple(map(plan_of(state).say, sorted(squares)))


def read_square(state: State, items: Items) -> int:
    """The square that these words name; nowhere if there is none."""
    plan = plan_of(state)
    (_, number), (column, _), (_, row) = items
    zone = number - 1
    if not 0 <= zone < len(state.zones) or column not in COLUMNS:
        return NOWHERE
    left, top = plan.corner(zone)
    square = state.zones[zone].level * LEVEL + (top + row - 1) * ROW + left + COLUMNS.index(column)
    return square if plan.zone_at.get(square) == zone else NOWHERE
