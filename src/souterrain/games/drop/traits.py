"""What a hero was dealt, by name: figures are sorted by it."""

from __future__ import annotations

from souterrain.games.drop.state import State


def traits(state: State, seat: int) -> dict[str, str]:
    """The cards of a hero, called as in the view; of several classes the first."""
    hero = state.heroes[seat]
    return {"race": hero.card.name, "classes": hero.class_names[0], "quest": hero.task.name}
