"""The interface of a bot. It sees the view of its seat and imagines the hidden rest."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.forms import Random
from souterrain.core.game import Game, View


class Bot(Protocol):
    """A player: chooses an answer to an ask from a view; None waives an offer. It never gets the true state."""

    def choose(self, game: Game[Any], view: View, ask: Ask, rng: Random) -> Action | None: ...


@runtime_checkable
class Unsteady(Protocol):
    """A bot whose aims have an error. `spread` holds the standard deviations in 0.1 mm and in 0.1°."""

    spread: tuple[int, int]
