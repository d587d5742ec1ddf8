"""Sections for clients that draw the board: what the heroes see now, where a hero can walk, and whom the
hero sees.

All of it follows from what lies open on the table: nothing hidden is read.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from souterrain.games.donjon.board.figures import NOWHERE
from souterrain.games.donjon.board.ground import OPEN
from souterrain.games.donjon.board.plan import Plan
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.light import is_dark
from souterrain.games.donjon.rules.questions.movement import can_move, points_left, reach, stopping_squares
from souterrain.games.donjon.rules.questions.sight import screens
from souterrain.games.donjon.rules.questions.turns import able
from souterrain.games.donjon.state import HEROES, State
from souterrain.games.donjon.view.map import at

PASSES, MAY_END, MUST_END = range(3)
"""Kinds of squares on a way: only crossed, free to stop on, or the end of the move beside an enemy (DJ-061)."""
START: Final = -1


def sight_section(state: State) -> dict[str, Any]:
    """Return the zones of which a standing hero sees a square, and the dark ones without a light (DJ-105)."""
    return {
        "kind": "sight",
        "zones": [zone + 1 for zone in sorted(_seen(state))],
        "dark": [zone + 1 for zone in range(len(state.zones)) if is_dark(state, zone)],
    }


def _seen(state: State) -> set[int]:
    """Return the zones in sight. Furniture and figures may hide a square, but no zone: only walls and doors count."""
    plan, beyond = plan_of(state), _joined(state)
    found: set[int] = set()
    for hero in state.up:
        if (square := state.heroes[hero].square) != NOWHERE:
            found |= _in_sight(plan, square, beyond)
    return found


def _joined(state: State) -> tuple[tuple[int, int], ...]:
    """Return the pairs of zones between which one can see: an open door, also behind a portcullis (E09)."""
    return tuple([(door.zone, door.beyond) for door in state.doors if door.state == OPEN and door.beyond >= 0])


@lru_cache(maxsize=512)
def _in_sight(plan: Plan, square: int, joined: tuple[tuple[int, int], ...]) -> frozenset[int]:
    """Return the zones in sight from a square, going on from one that is seen to those behind its doors."""
    here = plan.zone_at[square]
    found, edge = {here}, [here]
    while edge:
        zone = edge.pop()
        for pair in joined:
            other = pair[1] if pair[0] == zone else pair[0] if pair[1] == zone else here
            if other not in found and _sees(plan, square, _squares(plan, other)):
                found.add(other)
                edge.append(other)
    return frozenset(found)


def _sees(plan: Plan, square: int, squares: Iterable[int]) -> bool:
    return any(square >> 16 == other >> 16 and plan.line(square, other) is not None for other in squares)


@lru_cache(maxsize=512)
def _squares(plan: Plan, zone: int) -> tuple[int, ...]:
    return tuple([square for square, number in plan.zone_at.items() if number == zone])


def planning_sections(state: State, eyes: int | None) -> dict[str, Any]:
    """Return where the hero of a seat can walk now, and in a fight whom the hero sees; nothing when others act."""
    if state.step != HEROES or state.frames:
        return {}
    hero = next((number for number in able(state) if state.seat_of(number) == eyes), None)
    if hero is None or state.heroes[hero].square == NOWHERE:
        return {}
    found = {"reach": _reach(state, hero), "lines": _lines(state, hero) if state.combat else None}
    return {name: section for name, section in found.items() if section is not None}


def _lines(state: State, hero: int) -> dict[str, Any]:
    """Return the line of sight to every foe (A-28): the squares that block it; `wall` if a wall does."""
    plan, blocking = plan_of(state), screens(state, hero)
    here = state.heroes[hero].square
    found: list[dict[str, Any]] = []
    for foe in state.foes:
        between = plan.line(here, foe.square) if here >> 16 == foe.square >> 16 else None
        line: dict[str, Any] = {"word": foe.kind, "number": foe.number}
        if between is None:
            line["wall"] = 1
        elif hidden := [at(square) for square in between if square in blocking]:
            line["by"] = hidden
        found.append(line)
    return {"kind": "lines", "hero": hero + 1, "foes": found}


def _reach(state: State, hero: int) -> dict[str, Any] | None:
    """Return the ways of a hero as a tree: each square with the row of the one before it."""
    points = points_left(state, hero)
    if points < 1 or not can_move(state, hero):
        return None
    ways = reach(state, hero, points)
    steps = plan_of(state).steps
    halts = {near for foe in stopping_squares(state, hero) for near, _, _ in steps[foe]}
    rows: list[list[int]] = []
    places: dict[int, int] = {}
    for way in sorted(ways.values(), key=len):
        before = START
        for square in way:
            if square not in places:
                places[square] = len(rows)
                rows.append([square & 255, square >> 8 & 255, square >> 16, before, PASSES])
            before = places[square]
        rows[before][-1] = MUST_END if way[-1] in halts else MAY_END
    return {"kind": "reach", "hero": hero + 1, "points": points, "rows": rows}
