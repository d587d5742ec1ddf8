"""An invariant of every Donjon match in the suite: no two figures ever stop on one square (DJ-059)."""

from __future__ import annotations

from functools import wraps
from typing import Any

from souterrain.games.donjon.board.figures import INSIDE, NOWHERE
from souterrain.games.donjon.game import Donjon
from souterrain.games.donjon.rules.frames.turn import Steps
from souterrain.games.donjon.state import State


def crowded(s: State) -> list[int]:
    """Return the squares with several figures; none while somebody is on the way, who may pass over a friend."""
    if any(isinstance(frame, Steps) for frame in s.frames):
        return []
    squares = [hero.square for hero in s.heroes if hero.out == INSIDE] + [monster.square for monster in s.monsters]
    there = [square for square in squares if square != NOWHERE]
    return sorted({square for square in there if there.count(square) > 1}) if len({*there}) < len(there) else []


def figures_stay_apart() -> None:
    """Check the invariant after every act of every match. Positions that a test sets up otherwise are left alone."""
    apply = Donjon.apply

    @wraps(apply)
    def checked(self: Donjon, state: State, *words: Any, **named: Any) -> State:
        after = apply(self, state, *words, **named)
        if crowded(after) and not crowded(state):
            raise AssertionError(f"figures share squares {crowded(after)} after {words[:2]}")
        return after

    Donjon.apply = checked  # type: ignore[method-assign]
