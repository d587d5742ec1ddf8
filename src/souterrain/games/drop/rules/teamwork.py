"""Teamwork mode: pawns among the cubes of another's turn (DD-80 to DD-88)."""

from __future__ import annotations

from typing import Final

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Span, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.drop.content.cubes import PAWN_DEPTH, PAWN_WIDTH
from souterrain.games.drop.geometry import Footprint, centre, overlaps
from souterrain.games.drop.state import ACT, EXPLORE, LOOT, PLACE, State

FURTHEST: Final = 4400
"""The greatest distance of a pawn from the middle of the table, in 0.1 mm."""
NEAR: Final = 20_000
"""Bodies whose centres are further apart than this, in µm, do not meet."""


def placers(state: State) -> tuple[int, ...]:
    """Return the seats that may place a pawn now: before the room is named, once a turn (DD-81)."""
    steps = (PLACE,) if state.table.turn_pawns else (EXPLORE, ACT, LOOT)
    if not state.table.options.teamwork or state.step not in steps:
        return ()
    return tuple([seat for seat in range(state.table.seats) if seat != state.seat and not state.sent[seat]])


def place_verb(state: State) -> Verb:
    others = [(centre(other), other) for other in (*state.spots, *state.pawns) if other]

    def fits(action: Action) -> Rejected | None:
        """Refuse a place where the pawn does not fit between cubes and pawns; those far away are skipped."""
        (_, x), (_, y) = action[1:]
        spot = pawn_at(action[1:])
        for (there_x, there_y), other in others:
            near = abs(there_x - 100 * x) < NEAR and abs(there_y - 100 * y) < NEAR
            if near and overlaps(spot, other):
                return Rejected("no-room-for-pawn", "DD-81")
        return None

    aim = (Span("x=", -FURTHEST, FURTHEST), Span("y=", -FURTHEST, FURTHEST))
    return Verb("place", Form(*aim, check=fits))


def pawn_at(items: Items) -> Footprint:
    (_, x), (_, y) = items
    left, right = 100 * x - PAWN_WIDTH // 2, 100 * x + PAWN_WIDTH // 2
    near, far = 100 * y - PAWN_DEPTH // 2, 100 * y + PAWN_DEPTH // 2
    return left, near, right, near, right, far, left, far


def place(state: State, seat: int, items: Items, chance: Chance, log: Log) -> None:
    """Place a pawn, for good and all to see (DD-85)."""
    chance.seal()
    state.stand(seat, pawn_at(items))
    state.sent = (*state.sent[:seat], 1, *state.sent[seat + 1 :])
    log("placed", seat=seat)


def send_home(state: State) -> None:
    """Send all pawns home at the end of a turn (DD-83)."""
    if any(state.pawns):
        for seat, spot in enumerate(state.pawns):
            if spot:
                state.stand(seat, ())
    state.sent = (0,) * state.table.seats
