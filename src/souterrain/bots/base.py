"""What a bot is: it sees what its seat sees, and imagines the rest."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.forms import Random
from souterrain.core.game import Game, View


class Bot(Protocol):
    """Chooses an answer to an ask from a view; None waives an offer. It never gets the true state."""

    def choose(self, game: Game[Any], view: View, ask: Ask, rng: Random) -> Action | None: ...


@runtime_checkable
class Unsteady(Protocol):
    """A bot with a hand: its aims go astray by so much, standard deviations in 0.1 mm and in 0.1°."""

    spread: tuple[int, int]
