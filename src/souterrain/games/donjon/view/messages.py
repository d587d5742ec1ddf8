"""Messages with their arguments, for sections of the view; `who` and `target` are figures."""

from __future__ import annotations

from typing import Any, TypeAlias

from souterrain.games.donjon.rules.questions.naming import name_of
from souterrain.games.donjon.rules.questions.sheet import is_hero
from souterrain.games.donjon.state import State

Message: TypeAlias = "dict[str, Any]"


def say(message: str, **arguments: Any) -> Message:
    return {"message": message, **arguments}


def figure_of(state: State, who: int) -> str | int:
    """Return the seat of a hero, or the noun and number of a monster."""
    return name_of(state, who) if is_hero(who) or state.is_there(who) else "nobody"
