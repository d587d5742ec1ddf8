"""Columns of Dungeon Roll in the lab: results by hero."""

from __future__ import annotations

from typing import Final

from souterrain.core.parts import LabColumns
from souterrain.games.roll.content.heroes import SIDES
from souterrain.games.roll.state import State, Together


def dealt(state: State | Together, seat: int) -> dict[str, str]:
    """Return the hero of a seat by its first side, named as in the view; nothing for a seat without a hero."""
    player = state.boxes[seat].players[0] if isinstance(state, Together) else state.players[seat]
    return {"card": SIDES[player.hero][0].name} if player.hero >= 0 else {}


COLUMNS: Final = LabColumns(dealt=dealt, seats=(1,))
"""The lab deals heroes to single players: others at the table change nothing but the number of games."""
