"""Heroes whose turn it is."""

from __future__ import annotations

from souterrain.games.donjon.state import State


def able(state: State) -> list[int]:
    """Return the heroes who may act now: all who have not ended their turn, or the first in a dispute (DJ-063)."""
    heroes = state.heroes
    found = [number for number in range(len(heroes)) if not heroes[number].ended and heroes[number].standing]
    for hero in state.order:
        if hero in found:
            return [hero]
    return found
