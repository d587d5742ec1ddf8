"""The piles of the dungeon deck (A-10): `State.piles` says for each card in which pile it lies."""

from __future__ import annotations

from souterrain.games.donjon.board.ground import CLOSED, OPEN, Door
from souterrain.games.donjon.state import State


def of(state: State, place: int) -> int:
    """The pile of a card of the deck."""
    return state.piles[place] if state.piles else 0


def places(state: State, pile: int) -> list[int]:
    """Where in the deck the cards of a pile are, the uppermost first."""
    if not state.piles:
        return [] if pile else list(range(len(state.deck)))
    return [place for place, known in enumerate(state.piles) if known == pile]


def left(state: State, door: Door) -> int:
    """How many cards lie behind a door."""
    return len(places(state, door.pile))


def above(state: State) -> int:
    """How many cards lie above the objective in its pile, where that is known to all (A-41); -1 if it is not."""
    if state.distance < 0 or not state.piles:
        return state.distance
    return state.piles[: state.distance].count(state.piles[state.distance])


def leading_there(state: State) -> list[int]:
    """Doors behind which the objective is known to be, where not all of them are."""
    if state.distance < 0 or not state.piles:
        return []
    return [door.number for door in state.doors if door.state == CLOSED and door.pile == of(state, state.distance)]


def behind(state: State, zone: int) -> int:
    """The pile of the doors of a zone: that of the door by which it was laid."""
    return next((door.pile for door in state.doors if door.beyond == zone and door.state == OPEN), 0)
