"""The interface of a bot. It sees the view of its seat and imagines the hidden rest."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol, runtime_checkable

from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.forms import Random
from souterrain.core.game import Game, View


class Bot(Protocol):
    """A player: chooses an answer to an ask from a view; None waives an offer. It never gets the true state."""

    def choose(self, game: Game[Any], view: View, ask: Ask, rng: Random) -> Action | None: ...


class Character(NamedTuple):
    """The face of a bot: an animal, and a strength from 1 to 5. Each way of playing has one character; its name and
    its line are the message `bot-<name>` of the catalogue."""

    animal: str = ""
    strength: int = 0
    """0 for a bot whose strength is not known."""


@runtime_checkable
class Characterful(Protocol):
    """A bot that declares its character."""

    character: Character


@runtime_checkable
class Simulating(Protocol):
    """A bot that simulates slow draws. `sampling` is the same bot with quick stand-ins, for mass play."""

    def sampling(self) -> Bot: ...


@runtime_checkable
class Unsteady(Protocol):
    """A bot whose aims have an error. `spread` holds the standard deviations in 0.1 mm and in 0.1°."""

    spread: tuple[int, int]
