"""Piles of the dungeon deck (A-10): `State.piles` holds the pile of each card."""

from __future__ import annotations

from souterrain.games.donjon.board.ground import CLOSED, OPEN, Door
from souterrain.games.donjon.state import State


def of(state: State, place: int) -> int:
    """Return the pile of a card of the deck."""
    return state.piles[place] if state.piles else 0


def places(state: State, pile: int) -> list[int]:
    """Return the positions in the deck of the cards of a pile, the uppermost first."""
    if not state.piles:
        return [] if pile else list(range(len(state.deck)))
    return [place for place, known in enumerate(state.piles) if known == pile]


def left(state: State, door: Door) -> int:
    """Return the number of cards left behind a door."""
    return len(places(state, door.pile))


def above(state: State) -> int:
    """Return the number of cards above the objective in its pile if it is public (A-41), else -1."""
    if state.distance < 0 or not state.piles:
        return state.distance
    return state.piles[: state.distance].count(state.piles[state.distance])


def leading_there(state: State) -> list[int]:
    """Return the doors that are known to lead to the objective, if not all do."""
    if state.distance < 0 or not state.piles:
        return []
    return [door.number for door in state.doors if door.state == CLOSED and door.pile == of(state, state.distance)]


def behind(state: State, zone: int) -> int:
    """Return the pile for the doors of a zone: that of the door behind which it was laid."""
    return next((door.pile for door in state.doors if door.beyond == zone and door.state == OPEN), 0)
