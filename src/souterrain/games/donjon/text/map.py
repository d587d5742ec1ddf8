"""The dungeon as a text map: squares, and the walls and doors between them.

A text column or line for walls exists only where there are walls, so that a large dungeon fits. The labels of a zone
are in its walls: its number at its first corner, its columns in the northern walls, its rows in the western walls.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from souterrain.core.words import Words
from souterrain.games.donjon.board.figures import DEAD, NOWHERE
from souterrain.games.donjon.content.map_letters import FURNITURE_LETTERS, LETTERS
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.obstacles import bridge
from souterrain.games.donjon.state import State
from souterrain.games.donjon.text.level import (
    BODY,
    BRIDGE,
    CHASM,
    DARK,
    DOORS,
    DOWN,
    LYING,
    MARKERS,
    UP,
    Edge,
    Gate,
    Level,
)
from souterrain.games.donjon.text.lines import WIDTH, glued, player, wrapped

MARGIN: Final = "  |"
"""Prefix of every line of a map, by which clients recognise it and keep its spacing."""


class Sheet:
    """Drawing of a level, or of a range of its columns."""

    def __init__(self, level: Level, west: int, east: int, cell: int) -> None:
        self.level, self.west, self.east, self.cell = level, west, east, cell
        rows = [y for x, y in level.block if west <= x <= east]
        self.north, self.south = min(rows), max(rows)
        inside = [edge for edge in level.edges if west <= edge[1] <= east + edge[0]]
        self.lines = {y for upright, _, y in inside if not upright}
        self.bars: dict[int, int] = {}
        for edge in inside:
            if edge[0]:
                self.bars[edge[1]] = max(self.bars.get(edge[1], 1), 1 + len(self._label(edge)))
        for (x, _), number in level.corners.items():
            if west <= x <= east:
                self.bars[x] = max(self.bars[x], 1 + len(str(number)))

    @property
    def width(self) -> int:
        return len(MARGIN) + 1 + (self.east - self.west + 1) * self.cell + sum(self.bars.values())

    def _label(self, edge: Edge) -> str:
        """Return the label of an edge; on the eastern border only a door's number, the rest is on the next part."""
        gate = self.level.gates.get(edge)
        return self.level.label(edge) if edge[1] <= self.east or (gate and gate.number) else ""

    def drawn(self) -> Iterator[str]:
        for y in range(self.north, self.south + 2):
            if y in self.lines:
                yield f"{MARGIN} {self._line(y, self._corner, self._wall)}".rstrip()
            if y <= self.south:
                yield f"{MARGIN} {self._line(y, self._bar, self._square)}".rstrip()

    def _line(self, y: int, between: Callable[[int, int], str], on: Callable[[int, int], str]) -> str:
        parts = []
        for x in range(self.west, self.east + 2):
            if x in self.bars:
                parts.append(between(x, y))
            if x <= self.east:
                parts.append(on(x, y))
        return "".join(parts)

    def _square(self, x: int, y: int) -> str:
        """Return the sign of a square; where signs touch, a plain number is aligned right to keep them apart."""
        sign = self.level.signs.get((x, y)) or self.level.floor.get((x, y), "")
        return sign.rjust(self.cell) if sign.isdecimal() and self.cell <= self.level.mark else sign.ljust(self.cell)

    def _bar(self, x: int, y: int) -> str:
        edge = (True, x, y)
        if edge not in self.level.edges:
            return " " * self.bars[x]
        gate = self.level.gates.get(edge)
        return f"{self._label(edge)}{gate.sign if gate else '|'}".rjust(self.bars[x])

    def _wall(self, x: int, y: int) -> str:
        edge, wide = (False, x, y), self.cell
        if edge not in self.level.edges:
            return " " * wide
        gate = self.level.gates.get(edge)
        if gate is None or not gate.number:
            return self.level.label(edge).ljust(wide, gate.sign if gate else "-")
        signs = self._across(gate)
        return signs[:wide] if edge == gate.edges[0] else signs[-wide:]

    def _across(self, gate: Gate) -> str:
        """Return the text of a whole door in a horizontal wall, with the width of a wall column between its squares."""
        wide = 2 * self.cell + self.bars.get(gate.edges[1][1], 0)
        return f"{gate.number:{gate.sign}^{wide}}"

    def _corner(self, x: int, y: int) -> str:
        """Return the text at a corner: the junction of walls, or the sign of a door that continues."""
        level, wide = self.level, self.bars[x]
        left, right = (False, x - 1, y), (False, x, y)
        above, below = (True, x, y - 1), (True, x, y)
        flat = [edge in level.edges for edge in (left, right)]
        upright = [edge in level.edges for edge in (above, below)]
        before = "-" if flat[0] else " "
        if (x, y) in level.corners and x <= self.east:
            return f"{level.corners[x, y]}+".rjust(wide, before)
        for one, other in ((left, right), (above, below)):
            gate = level.gates.get(one)
            if gate is not None and gate is level.gates.get(other):
                if one[0]:
                    return gate.sign.rjust(wide)
                return self._across(gate)[self.cell : -self.cell] if gate.number else gate.sign * wide
        if not any(upright + flat):
            return " " * wide
        if all(flat) and not any(upright):
            return "-" * wide
        return ("|" if all(upright) and not any(flat) else "+").rjust(wide, before)


def _sheets(level: Level) -> list[Sheet]:
    """Return the level as one sheet, with or without space between signs, or in parts if it is too wide."""
    columns = [x for x, _ in level.block]
    west, east = min(columns), max(columns)
    for cell in (level.mark + 1, max(2, level.mark)):
        sheet = Sheet(level, west, east, cell)
        if sheet.width <= WIDTH:
            return [sheet]
    return _parts(level, west, east)


def _parts(level: Level, west: int, east: int) -> list[Sheet]:
    """Cut a level into parts that are narrow enough, at columns that separate the fewest adjacent squares."""
    sheet = Sheet(level, west, east, level.mark + 1)
    if sheet.width <= WIDTH:
        return [sheet]
    third, middle = (east - west) // 3, (west + east + 1) / 2

    def joined(cut: int) -> int:
        return len([y for (x, y), block in level.block.items() if x == cut and level.block.get((x - 1, y)) == block])

    cut = min(range(west + third, east - third + 2), key=lambda x: (joined(x), abs(x - middle)))
    return [*_parts(level, west, cut - 1), *_parts(level, cut, east)]


def above(state: State, words: Words) -> list[str]:
    """Return the maps of all levels, and the legend."""
    if not state.zones:
        return []
    numbers = sorted({zone.level for zone in state.zones})
    lines = ["", *wrapped(words("text-map"))]
    used: set[str] = set()
    for number in numbers:
        level = Level(state, plan_of(state), number)
        sheets = _sheets(level)
        for place, sheet in enumerate(sheets, 1):
            if len(numbers) > 1 or len(sheets) > 1:
                title = "text-map-level" if len(sheets) == 1 else "text-map-part"
                lines.append(words(title, level=number + 1, part=place, parts=len(sheets)))
            lines += sheet.drawn()
        used |= level.used
    return [*lines, *_legend(state, words, used)]


# The legend


def _legend(state: State, words: Words, used: set[str]) -> list[str]:
    """Return the legend of the signs on the map: heroes, monsters and furniture first."""
    heroes = [
        (str(number + 1), player(state, words, number))
        for number, hero in enumerate(state.heroes)
        if hero.square != NOWHERE
    ]
    kinds = dict.fromkeys([monster.kind for monster in state.monsters if monster.square != NOWHERE])
    pieces = dict.fromkeys([piece.kind for piece in state.furniture if piece.kind in FURNITURE_LETTERS])
    known = heroes + [(LETTERS[kind], words.noun(kind)) for kind in kinds]
    known += [(FURNITURE_LETTERS[kind], words.noun(kind)) for kind in pieces]
    known += [(sign, words(f"text-sign-{name}")) for sign, name in _plain(state, used)]
    return wrapped(", ".join([glued(f"{sign} {name}") for sign, name in known]))


def _plain(state: State, used: set[str]) -> Iterator[tuple[str, str]]:
    if any(hero.down for hero in state.heroes):
        yield LYING, "lying"
    if any(hero.out == DEAD and hero.square != NOWHERE for hero in state.heroes):
        yield BODY, "body"
    for piece in state.furniture:
        if piece.kind == "crevasse":
            yield CHASM, "crevasse"
            if bridge(piece):
                yield BRIDGE, "bridge"
            break
    for kind in dict.fromkeys([marker[0] for marker in state.markers]):
        yield MARKERS[kind], kind
    for sign, name in ((DARK, "dark"), *((sign, name) for name, sign in DOORS.items() if name not in ("down", "up"))):
        if sign in used:
            yield sign, name
    if state.stairs or UP in used:
        yield UP, "up"
    if DOWN in used:
        yield DOWN, "down"
