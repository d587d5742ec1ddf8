"""Frames: choices after new information, a stack of frozen values in the state, and the one loop that pops it."""

from __future__ import annotations

from typing import Protocol, TypeVar

from souterrain.core.chance import Chance
from souterrain.core.events import Log


class HasFrames(Protocol):
    @property
    def frames(self) -> tuple[object, ...]: ...


S = TypeVar("S", bound=HasFrames)


class Frames(Protocol[S]):
    """A game with frames."""

    def waits(self, state: S) -> bool:
        """Whether somebody can still change the top frame."""

    def resolve(self, state: S, chance: Chance, log: Log) -> S:
        """Pops the top frame and carries it out; it may open others."""


def settle(game: Frames[S], state: S, chance: Chance, log: Log) -> S:
    """Resolves frames until somebody is needed or none is left. Nothing else pops."""
    while state.frames and not game.waits(state):
        state = game.resolve(state, chance, log)
    return state
