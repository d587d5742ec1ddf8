"""The games of the house. Their names stand here and nowhere else in the code."""

from souterrain.core import registry


def register() -> None:
    registry.add("roll", "souterrain.games.roll.game:GAME")
