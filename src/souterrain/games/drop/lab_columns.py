"""The columns of Dungeon Drop in the lab: results by the cards of a hero."""

from __future__ import annotations

from typing import Final

from souterrain.core.parts import LabColumns
from souterrain.games.drop.state import State


def dealt(state: State, seat: int) -> dict[str, str]:
    """Return the cards of a hero, named as in the view; of several classes the first."""
    hero = state.heroes[seat]
    return {"race": hero.card.name, "classes": hero.class_names[0], "quest": hero.task.name}


COLUMNS: Final = LabColumns(dealt=dealt)
