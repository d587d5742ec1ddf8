"""Fallen blocks, which never cut off a part of the dungeon (E07, E17)."""

from __future__ import annotations

from souterrain.core.events import Log
from souterrain.games.donjon.board.ground import BLIND, OPEN
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.obstacles import facing, obstacle
from souterrain.games.donjon.state import State


def may_lie(state: State, square: int) -> bool:
    """Return True if a block may lie here: not on stairs (A-87) or furniture, not beside a crevasse, and nothing is cut
    off."""
    things = {other for piece in state.furniture for other in piece.squares}
    if square in state.stairs or square in things or square in obstacle(state) or _beside_crevasse(state, square):
        return False
    return not _cuts(state, square) and not _shuts(state, square)


def _beside_crevasse(state: State, square: int) -> bool:
    """Return True if a block here could take the last place to jump from, or the end of a bridge (A-48)."""
    chasms = {other for piece in state.furniture if piece.kind == "crevasse" for other in piece.squares}
    return any(near in chasms for near, _, _ in plan_of(state).steps[square])


def _cuts(state: State, square: int) -> bool:
    """Return True if a block here would disconnect the squares around it."""
    steps, closed = plan_of(state).steps, obstacle(state) | {square}

    def sides(here: int) -> list[int]:
        return [near for near, between, _ in steps[here] if not between and near not in closed]

    wanted = set(sides(square))
    if len(wanted) < 2:
        return False
    todo = [wanted.pop()]
    seen = set(todo)
    while todo and wanted:
        for near in sides(todo.pop()):
            if near not in seen:
                seen.add(near)
                wanted.discard(near)
                todo.append(near)
    return bool(wanted)


def _shuts(state: State, square: int) -> bool:
    """Return True if a block here would make a door or a piece of furniture unreachable."""
    closed = obstacle(state) | {square}
    for door in state.doors:
        if square in door.edges and door.state != BLIND and (door.state != OPEN or door.barred):
            pairs = (door.edges[:2], door.edges[2:])
            if all(not closed.isdisjoint(pair) for pair in pairs):
                return True
    return any(
        square in around and around <= closed
        for around in [facing(state, piece) for piece in state.furniture if piece.squares]
    )


def fall(state: State, square: int, log: Log) -> None:
    state.markers = (*state.markers, ("block", square, "quest", -1))
    log("block-fell", zone=plan_of(state).zone_at[square] + 1)
