"""The games of the house. Their names stand here and nowhere else in the code."""

from souterrain.core import registry, slow


def register() -> None:
    registry.add("roll", "souterrain.games.roll.game:GAME")
    registry.add("drop", "souterrain.games.drop.game:GAME")
    registry.add("donjon", "souterrain.games.donjon.game:GAME")
    slow.add("tray", "souterrain.physics:answer", "souterrain.physics:lacks")
