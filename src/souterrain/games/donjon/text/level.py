"""A level of the dungeon for the text map: blocks of squares, the edges between them, and signs on squares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from souterrain.games.donjon.board.figures import DEAD, NOWHERE
from souterrain.games.donjon.board.ground import BLIND, CLOSED, OPEN, Door
from souterrain.games.donjon.board.plan import COLUMNS, DELTAS, Plan, cells, outward
from souterrain.games.donjon.content.map_letters import FURNITURE_LETTERS, sign
from souterrain.games.donjon.rules.questions.obstacles import bridge
from souterrain.games.donjon.state import State

STAIRS: Final = -1
"""Block number of the entrance stairs, which have their own walls."""
FLOOR, DARK, UP, DOWN = ".", ":", "<", ">"
CHASM, BRIDGE = "~~", "=="
MARKERS: Final = {"block": "@", "fire": "^", "cloud": '"', "web": "*", "sanctuary-lamp": "!"}
DOORS: Final = {"closed": "=", "locked": "#", "barred": "%", "blind": "/", "open": "'", "down": DOWN, "up": UP}
NUMBERED: Final = ("closed", "locked", "barred")
"""States of doors that are drawn with their number, because actions can name them."""
LYING, BODY = "_", "x"
"""Prefixes of the number of a hero who is down or dead; a marker on a hero's square is a prefix too."""

Place = tuple[int, int]
"""Column and row of the board."""
Edge = tuple[bool, int, int]
"""True if it is vertical, and column and row of the square to its east or south."""


class Gate(NamedTuple):
    """A doorway on one of its levels: its two edges, its sign, and its number or 0."""

    edges: tuple[Edge, Edge]
    sign: str
    number: int


class Level:
    """One level: blocks of squares, walls, doorways and signs."""

    def __init__(self, state: State, plan: Plan, level: int) -> None:
        self.plan = plan
        self.block: dict[Place, int] = {}
        for number, zone in enumerate(state.zones):
            self.block.update({_xy(square): number for square in cells(zone) if square >> 16 == level})
        self.block.update({_xy(square): STAIRS for square in state.stairs if square >> 16 == level})
        self.gates = {edge: gate for gate in _gates(state, level) for edge in gate.edges}
        self.edges = {edge for place, block in self.block.items() for edge in self._sides(place, block)}
        self.signs = {_xy(square): sign for square, sign in _signs(state).items() if square >> 16 == level}
        """Signs of figures and things by square; other squares show the floor."""
        self.floor = {place: DARK if state.zones[max(0, block)].dark else FLOOR for place, block in self.block.items()}
        self.corners = {
            _xy(min(cells(zone))): number for number, zone in enumerate(state.zones, 1) if zone.level == level
        }
        """Numbers of the zones, by the first square of each."""
        self.mark = max([1, *map(len, self.signs.values())])

    @property
    def used(self) -> set[str]:
        """Return the signs of the visible floors and doors."""
        floors = {sign for place, sign in self.floor.items() if place not in self.signs}
        return floors.union([gate.sign for gate in self.gates.values()])

    def _sides(self, place: Place, block: int) -> Iterator[Edge]:
        x, y = place
        for edge, other in (
            ((True, x, y), (x - 1, y)),
            ((True, x + 1, y), (x + 1, y)),
            ((False, x, y), (x, y - 1)),
            ((False, x, y + 1), (x, y + 1)),
        ):
            if self.block.get(other) != block:
                yield edge

    def label(self, edge: Edge) -> str:
        """Return the text on an edge: a door's number, else the row (vertical) or column (horizontal) in its zone."""
        gate = self.gates.get(edge)
        upright, x, y = edge
        if gate is not None and gate.number:
            return str(gate.number) if upright and edge == gate.edges[0] else ""
        if (x, y) not in self.block or edge not in self.edges:
            return ""
        left, top = self.plan.corner(max(0, self.block[x, y]))
        return str(y - top + 1) if upright else COLUMNS[x - left].rpartition(":")[2]


def _xy(square: int) -> Place:
    return square & 255, square >> 8 & 255


def _gates(state: State, level: int) -> Iterator[Gate]:
    for door in state.doors:
        blocks = cells(state.zones[door.zone])
        direction = outward(door.edges, blocks)
        steep = (door.edges[0] ^ door.edges[1]) >> 16
        if door.edges[0] >> 16 == level:
            yield _gate(door, door.edges[::2], direction, "down" if steep else "")
        if steep and door.edges[1] >> 16 == level and door.state == OPEN:
            yield _gate(door, door.edges[1::2], direction ^ 2, "up")


def _gate(door: Door, squares: tuple[int, ...], direction: int, steep: str) -> Gate:
    first, second = sorted(_edge(square, direction) for square in squares)
    state = door_state(door) or steep or "open"
    return Gate((first, second), DOORS[state], door.number if state in NUMBERED else 0)


def door_state(door: Door) -> str:
    """Return the state of a door, as part of a message id; "" for an open door."""
    if door.state == BLIND:
        return "blind"
    if door.state == CLOSED:
        return "locked" if door.locked else "closed"
    return "barred" if door.barred else ""


def _edge(square: int, direction: int) -> Edge:
    x, y = _xy(square + (DELTAS[direction] if direction in (1, 2) else 0))
    return bool(direction % 2), x, y


# Signs


def _signs(state: State) -> dict[int, str]:
    """Return the sign of every occupied square; later signs replace earlier ones."""
    found: dict[int, str] = dict.fromkeys(state.stairs, UP)
    for piece in state.furniture:
        if piece.kind == "crevasse":
            found.update(dict.fromkeys(piece.squares, CHASM))
            found.update(dict.fromkeys(bridge(piece), BRIDGE))
        else:
            letter = FURNITURE_LETTERS[piece.kind]
            found.update(dict.fromkeys(piece.squares, letter))
            found[piece.squares[0]] = f"{letter}{piece.number}"
    under = {square: MARKERS[kind] for kind, square, _, _ in state.markers}
    found.update(under)
    for dead in (True, False):
        for number, hero in enumerate(state.heroes, 1):
            if hero.square != NOWHERE and (hero.out == DEAD) == dead:
                before = BODY if dead else LYING if hero.down else under.get(hero.square, "")
                found[hero.square] = f"{before}{number}"
    for monster in state.monsters:
        if monster.square != NOWHERE:
            found[monster.square] = sign(monster.kind, monster.number)
    return found
