"""Games in which every seat can play on its own (`facts.apart`): one game for each of the two ways to play."""

from __future__ import annotations

from typing import Any, TypeVar

from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.chance import Chance
from souterrain.core.events import SILENT, Log
from souterrain.core.forms import Random
from souterrain.core.game import Game, Outcome, Setup, View
from souterrain.core.legal import Legal
from souterrain.core.records import Record
from souterrain.core.stakes import Stake

S = TypeVar("S", bound=Record)


class ApartGame(Game[S]):
    """A game that hands each call to the one that fits: found by options, by the class of a state, or by a view.

    Both games have states of a class of their own; only a view of `apart` has the given section. `S` is the state of
    `common`: a caller that also meets the other one looks at its class.
    """

    def __init__(self, common: Game[Any], apart: Game[Any], section: str) -> None:
        self._common = common
        self._apart = apart
        self._section = section
        self._games: dict[type, Game[Any]] = {common.records[0]: common, apart.records[0]: apart}

    def start(self, setup: Setup, chance: Chance, log: Log = SILENT) -> S:
        apart = setup.seats > 1 and self.facts.parts(setup.options)
        state: S = (self._apart if apart else self._common).start(setup, chance, log)
        return state

    def asks(self, state: S) -> tuple[Ask, ...]:
        return self._games[state.__class__].asks(state)

    def legal(self, state: S, seat: int) -> Legal:
        return self._games[state.__class__].legal(state, seat)

    def idle(self, state: S, seat: int) -> Action | None:
        return self._games[state.__class__].idle(state, seat)

    def apply(self, state: S, seat: int, action: Action, chance: Chance, log: Log = SILENT) -> S:
        new: S = self._games[state.__class__].apply(state, seat, action, chance, log)
        return new

    def outcome(self, state: S) -> Outcome | None:
        return self._games[state.__class__].outcome(state)

    def view(self, state: S, eyes: int | None) -> View:
        return self._games[state.__class__].view(state, eyes)

    def stakes(self, view: View, seat: int) -> tuple[Stake, ...]:
        return (self._apart if self._section in view else self._common).stakes(view, seat)

    def imagine(self, view: View, rng: Random) -> S:
        state: S = (self._apart if self._section in view else self._common).imagine(view, rng)
        return state

    def determinise(self, state: S, eyes: int | None, rng: Random) -> S:
        new: S = self._games[state.__class__].determinise(state, eyes, rng)
        return new
