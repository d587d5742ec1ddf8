"""Sections with the board, for clients that draw it: the sheet, one section for each zone, and the figures.

The sections are small so that few of them change with a move. A square is [x, y], x to the east and y to the south,
with a third number on a level below the first; a block is [x, y, width, depth]. `levels` are the offsets of the levels
on the sheet. Fields with the value 0 are left out.
"""

from __future__ import annotations

from functools import lru_cache
from operator import is_
from typing import Any, Final

from souterrain.games.donjon.board.figures import NOWHERE
from souterrain.games.donjon.board.ground import LEVEL, Door, Furniture
from souterrain.games.donjon.board.plan import DELTAS, Squares, cells
from souterrain.games.donjon.content.map_letters import FURNITURE_LETTERS
from souterrain.games.donjon.rules.questions.ground import PLANS, plan_of
from souterrain.games.donjon.rules.questions.obstacles import bridge
from souterrain.games.donjon.rules.questions.walls import SIDES
from souterrain.games.donjon.state import State

STATES: Final = ("closed", "open", "blind")
_LATEST: dict[int, tuple[tuple[Any, ...], dict[str, Any]]] = {}


def plan_sections(state: State) -> dict[str, Any]:
    """Return the sheet and the zones, cached because few moves change them. Callers must not modify the result."""
    ground = (state.zones, state.stairs, state.doors, state.furniture)
    held = _LATEST.get(id(state.zones))
    if held is not None and all(map(is_, held[0], ground)):
        return held[1]
    if len(_LATEST) >= PLANS:
        _LATEST.clear()
    found = {
        "plan": _sheet(state),
        **{f"plan-{number + 1}": _zone(state, number) for number in range(len(state.zones))},
    }
    _LATEST[id(state.zones)] = (ground, found)
    return found


def _sheet(state: State) -> dict[str, Any]:
    """Return the sheet: the levels one below the other, with an empty row between them."""
    floor = plan_of(state).floor
    levels: list[list[int]] = []
    width = height = 0
    for level in range(1 + max(floor) // LEVEL):
        columns = [square & 255 for square in floor if square >> 16 == level]
        rows = [square >> 8 & 255 for square in floor if square >> 16 == level]
        top = height + 1 if height else 0
        levels.append([-min(columns), top - min(rows)])
        width = max(width, 1 + max(columns) - min(columns))
        height = top + 1 + max(rows) - min(rows)
    return {"kind": "plan", "width": width, "height": height, "levels": levels, "stairs": blocks_of(state.stairs)}


def _zone(state: State, number: int) -> dict[str, Any]:
    """Return one zone; its columns and rows are counted from `corner`."""
    zone = state.zones[number]
    return {
        "kind": "plan-zone",
        "number": number + 1,
        "corner": list(plan_of(state).corner(number)),
        "blocks": blocks_of(cells(zone)),
        "doors": [door_of(door) for door in state.doors if door.zone == number],
        "things": [_thing(piece) for piece in state.furniture if piece.zone == number],
        **_nonzero(level=zone.level, dark=zone.dark, objective=zone.objective),
        **_nonzero(searched=zone.searched, trapped=zone.traps_found),
    }


def _thing(piece: Furniture) -> dict[str, Any]:
    marks: dict[str, Any] = _nonzero(opened=piece.opened, locked=piece.locked)
    if planks := bridge(piece) if piece.kind == "crevasse" else ():
        marks["bridge"] = blocks_of(planks)
    letter = FURNITURE_LETTERS.get(piece.kind)
    named = {"sign": f"{letter}{piece.number}"} if letter else {}
    return {"word": piece.kind, "number": piece.number, **named, "blocks": blocks_of(piece.squares), **marks}


def door_of(door: Door) -> dict[str, Any]:
    """Return a door: `at` is the first of its two squares, `below` the square to which it leads down, if it does."""
    inner, outer, *other = door.edges
    below = outer >> 16 > inner >> 16
    side = SIDES[DELTAS.index(outer - inner - (LEVEL if below else 0))]
    found: dict[str, Any] = {"number": door.number, "at": at(min(inner, other[0])), "toward": side}
    if below and door.beyond >= 0:
        found["below"] = at(min(outer, other[1]))
    return found | {"state": STATES[door.state]} | _nonzero(locked=door.locked, barred=door.barred)


def figures_section(state: State) -> dict[str, Any]:
    """Return the squares of the heroes and the markers; every monster has a section of its own."""
    heroes = [
        {
            "word": f"hero:{number + 1}",
            "sign": str(number + 1),
            "at": at(hero.square),
            "side": "hero",
            **_nonzero(down=int(hero.down)),
        }
        for number, hero in enumerate(state.heroes)
        if hero.square != NOWHERE
    ]
    markers = [{"word": word, "at": at(square)} for word, square in sorted({marker[:2] for marker in state.markers})]
    return {"kind": "figures", "figures": heroes, "markers": markers}


def at(square: int) -> list[int]:
    place = [square & 255, square >> 8 & 255]
    return [*place, square >> 16] if square >> 16 else place


def blocks_of(squares: Squares) -> list[list[int]]:
    return [list(block) for block in _rectangles(squares)]


@lru_cache(maxsize=4096)
def _rectangles(squares: Squares) -> tuple[tuple[int, int, int, int], ...]:
    """Return squares as rectangles: column and row of the north-western square, width, depth."""
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
        found.append((square & 255, square >> 8 & 255, width, depth))
    return tuple(found)


def _nonzero(**fields: int) -> dict[str, int]:
    return {name: number for name, number in fields.items() if number}
