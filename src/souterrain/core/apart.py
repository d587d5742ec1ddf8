"""Games in which every seat can play on its own (`facts.apart`): one game for each of the two ways to play."""

from __future__ import annotations

from typing import Any

from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.chance import Chance
from souterrain.core.events import SILENT, Log
from souterrain.core.forms import Random
from souterrain.core.game import Game, Outcome, Setup, View
from souterrain.core.legal import Legal


class ApartGame(Game[Any]):
    """A game that hands each call to the one that fits: found by options, by the class of a state, or by a view.

    Both games have states of a class of their own; only a view of `apart` has the given section.
    """

    def __init__(self, common: Game[Any], apart: Game[Any], section: str) -> None:
        self._common = common
        self._apart = apart
        self._section = section
        self._games: dict[type, Game[Any]] = {common.records[0]: common, apart.records[0]: apart}

    def start(self, setup: Setup, chance: Chance, log: Log = SILENT) -> Any:
        apart = setup.seats > 1 and self.facts.parts(setup.options)
        return (self._apart if apart else self._common).start(setup, chance, log)

    def asks(self, state: Any) -> tuple[Ask, ...]:
        return self._games[state.__class__].asks(state)

    def legal(self, state: Any, seat: int) -> Legal:
        return self._games[state.__class__].legal(state, seat)

    def apply(self, state: Any, seat: int, action: Action, chance: Chance, log: Log = SILENT) -> Any:
        return self._games[state.__class__].apply(state, seat, action, chance, log)

    def outcome(self, state: Any) -> Outcome | None:
        return self._games[state.__class__].outcome(state)

    def view(self, state: Any, eyes: int | None) -> View:
        return self._games[state.__class__].view(state, eyes)

    def imagine(self, view: View, rng: Random) -> Any:
        return (self._apart if self._section in view else self._common).imagine(view, rng)
