"""The way back: what a match is without an act, for those who play it and those who check its journal."""

from __future__ import annotations

from typing import Any

from souterrain.core.chance import Script
from souterrain.core.game import Game
from souterrain.core.journal import Act
from souterrain.core.records import Record


def since(before: list[tuple[Act, Record]], seat: int) -> int:
    """Count the acts since the seat's last one, that one too; 0 if none is the seat's."""
    return next((n for n, (act, _) in enumerate(reversed(before), 1) if act.seat == seat), 0)


def step_back(game: Game[Any], before: list[tuple[Act, Record]], acts: int, *, alone: bool) -> Record:
    """Return the state without the act that is so many acts back, and without those since; or without that one `alone`,
    and what others did since is done again. `before` holds the acts that stand, each with the state before it."""
    others = before[len(before) - acts + 1 :] if alone else []
    state = before[-acts][1]
    del before[-acts:]
    for act, _ in others:
        before.append((act, state))
        state = game.apply(state, act.seat, game.read(act.text), Script(act.draws))
    return state
