"""The board as a plan for clients that draw it. What lies on it is one section; what moves is another, sent more often.

Squares are pairs, x to the east and y to the south, blocks of them x, y, width and depth. What is not so is left out.
"""

from __future__ import annotations

from functools import lru_cache
from operator import is_
from typing import Any, Final

from souterrain.games.donjon.board import DELTAS, PLANS, Plan, Squares, cells, plan_of
from souterrain.games.donjon.rules.layout import SIDES
from souterrain.games.donjon.state import LEVEL, NOWHERE, Door, State

STATES: Final = ("closed", "open", "blind")
_LATEST: dict[int, tuple[tuple[Any, ...], dict[str, Any]]] = {}


def plan_section(s: State) -> dict[str, Any]:
    """Most moves change nothing of it, and every pair of eyes sees the same: it is drawn once. Nobody writes in it."""
    ground = (s.zones, s.stairs, s.doors, s.furniture)
    held = _LATEST.get(id(s.zones))
    if held is not None and all(map(is_, held[0], ground)):
        return held[1]
    if len(_LATEST) >= PLANS:
        _LATEST.clear()
    section = _drawn(s)
    _LATEST[id(s.zones)] = (ground, section)
    return section


def _drawn(s: State) -> dict[str, Any]:
    """Zones in the order of their numbers, each with the corner from which its columns and rows are counted."""
    sheet = _sheet(plan_of(s).floor)
    return {
        "kind": "plan",
        "width": sheet.width,
        "height": sheet.height,
        "zones": [
            {
                "corner": sheet.corner(plan_of(s), number, zone.level),
                "blocks": sheet.blocks(cells(zone)),
                **_so(dark=zone.dark, objective=zone.objective),
            }
            for number, zone in enumerate(s.zones)
        ],
        "stairs": sheet.blocks(s.stairs),
        "doors": [_door(sheet, door) for door in s.doors],
        "things": [
            {
                "word": piece.kind,
                "number": piece.number,
                "blocks": sheet.blocks(piece.squares),
                **_so(opened=piece.opened, locked=piece.locked),
            }
            for piece in s.furniture
        ],
    }


def figures_section(s: State) -> dict[str, Any]:
    """Who stands where, and what lies on single squares."""
    sheet = _sheet(plan_of(s).floor)
    heroes = [
        {"word": f"hero:{number + 1}", "at": sheet.at(hero.square), "side": "hero", **_so(down=int(hero.down))}
        for number, hero in enumerate(s.heroes)
        if hero.square != NOWHERE
    ]
    others = [
        {
            "word": monster.kind,
            "number": monster.number,
            "at": sheet.at(monster.square),
            "side": "ally" if monster.kind == "captive" else "foe",
        }
        for monster in s.monsters
        if monster.square != NOWHERE
    ]
    return {
        "kind": "figures",
        "figures": heroes + others,
        "markers": [
            {"word": word, "at": sheet.at(square)} for word, square in sorted({marker[:2] for marker in s.markers})
        ],
    }


class _Sheet:
    """Where squares are drawn: level under level, each from its own north-western corner on, an empty row between."""

    __slots__ = ("_shifts", "height", "width")

    def __init__(self, floor: frozenset[int]) -> None:
        self._shifts: dict[int, tuple[int, int]] = {}
        self.width = self.height = 0
        for level in sorted({square >> 16 for square in floor}):
            columns = [square & 255 for square in floor if square >> 16 == level]
            rows = [square >> 8 & 255 for square in floor if square >> 16 == level]
            top = self.height + 1 if self.height else 0
            self._shifts[level] = (-min(columns), top - min(rows))
            self.width = max(self.width, 1 + max(columns) - min(columns))
            self.height = top + 1 + max(rows) - min(rows)

    def at(self, square: int) -> list[int]:
        east, south = self._shifts[square >> 16]
        return [(square & 255) + east, (square >> 8 & 255) + south]

    def corner(self, plan: Plan, zone: int, level: int) -> list[int]:
        column, row = plan.corner(zone)
        return self.at(level * LEVEL + row * 256 + column)

    def blocks(self, squares: Squares) -> list[list[int]]:
        return [[*self.at(square), width, depth] for square, width, depth in _blocks(squares)]


@lru_cache(maxsize=64)
def _sheet(floor: frozenset[int]) -> _Sheet:
    return _Sheet(floor)


@lru_cache(maxsize=4096)
def _blocks(squares: Squares) -> tuple[tuple[int, int, int], ...]:
    """Squares as rectangles: the north-western square of each, its width and its depth."""
    left = set(squares)
    found = []
    for square in sorted(squares):
        if square not in left:
            continue
        width = depth = 1
        while square + width in left:
            width += 1
        while left.issuperset(range(square + depth * 256, square + depth * 256 + width)):
            depth += 1
        left.difference_update([square + row * 256 + column for row in range(depth) for column in range(width)])
        found.append((square, width, depth))
    return tuple(found)


def _door(sheet: _Sheet, door: Door) -> dict[str, Any]:
    """At the first of its two squares, on that side of them; `below` is where one that leads down comes out."""
    inner, outer, *other = door.edges
    below = outer >> 16 > inner >> 16
    side = SIDES[DELTAS.index(outer - inner - (LEVEL if below else 0))]
    found: dict[str, Any] = {"number": door.number, "at": sheet.at(min(inner, other[0])), "toward": side}
    if below and door.beyond >= 0:
        found["below"] = sheet.at(min(outer, other[1]))
    return found | {"state": STATES[door.state]} | _so(locked=door.locked, barred=door.barred)


def _so(**marks: int) -> dict[str, int]:
    return {name: 1 for name, number in marks.items() if number}
