"""Decks of which the master may hold a card (DJ-193)."""

from __future__ import annotations

from typing import Final

from souterrain.games.donjon.state import State

DUNGEON, SQUARE, RECTANGULAR, MONSTER, TREASURE = range(5)
"""The decks, in the order of `State.ahead`."""


SHAPES: Final = {"square": SQUARE, "rectangular": RECTANGULAR}


def is_on(state: State) -> bool:
    return bool(state.options.card_ahead)
