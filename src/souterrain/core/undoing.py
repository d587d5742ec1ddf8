"""The way back: what a match is without an act, for those who play it and those who check its journal."""

from __future__ import annotations

from typing import Any, Final

from souterrain.core.chance import Script
from souterrain.core.game import Game
from souterrain.core.journal import ORDER, Act
from souterrain.core.records import Record

LATEST: Final = 2
"""The states before so many of the latest acts are kept."""
EVERY: Final = 8
"""Of the older states every so many-th is kept; those between are found by playing the acts since again."""


class Before:
    """The acts that stand, each with the state before it, or None where that is not kept."""

    def __init__(self) -> None:
        self._acts: list[tuple[Act, Record | None]] = []

    def copy(self) -> Before:
        twin = Before()
        twin._acts = list(self._acts)
        return twin

    def __len__(self) -> int:
        return len(self._acts)

    @property
    def states(self) -> list[Record]:
        """The states that are kept."""
        return [state for _, state in self._acts if state is not None]

    def add(self, act: Act, state: Record) -> None:
        """Add an act and the state before it; drop an older state."""
        self._acts.append((act, state))
        old = len(self._acts) - LATEST - 1
        if old % EVERY and old > 0:
            self._acts[old] = self._acts[old][0], None

    def latest(self, seat: int) -> list[Act]:
        """Return the seat's last act and all acts since; nothing if none is the seat's."""
        since = self.since(seat)
        return [act for act, _ in self._acts[-since:]] if since else []

    def since(self, seat: int) -> int:
        """Count the acts since the last one that the seat said itself, that one too; 0 if there is none."""
        said = (n for n, (act, _) in enumerate(reversed(self._acts), 1) if act.seat == seat and act.by != ORDER)
        return next(said, 0)

    def step_back(self, game: Game[Any], acts: int, *, alone: bool) -> Record:
        """Return the state without the act that is so many acts back, and without those since; or without those of its
        seat `alone`, and what others did since is done again."""
        at = len(self._acts) - acts
        others = [held for held in self._acts[at + 1 :] if held[0].seat != self._acts[at][0].seat] if alone else []
        state = self._state(game, at)
        del self._acts[at:]
        for act, _ in others:
            self._acts.append((act, state))
            state = _again(game, state, act)
        return state

    def _state(self, game: Game[Any], at: int) -> Record:
        """Return the state before an act, by way of the last one before it that is kept: the first always is."""
        start, state = next((n, held) for n in range(at, -1, -1) if (held := self._acts[n][1]) is not None)
        for act, _ in self._acts[start:at]:
            state = _again(game, state, act)
        return state


def _again(game: Game[Any], state: Record, act: Act) -> Record:
    after: Record = game.apply(state, act.seat, game.read(act.text), Script(act.draws))
    return after
