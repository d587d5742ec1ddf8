"""Lantern with a tray: the gust's die is thrown elsewhere, a draw that a match has to wait for."""

from __future__ import annotations

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from tests.lantern.game import Lantern
from tests.lantern.state import State


class SlowLantern(Lantern):
    def apply(self, state: State, seat: int, action: Action, chance: Chance, log: Log | None = None) -> State:
        return super().apply(state, seat, action, Thrown(chance), log)


class Thrown(Chance):
    """Asks for a throw where the rules ask for a number."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def number(self, address: str, below: int) -> int:
        return self._chance.slow(address, "throw", f"a die with {below} faces")[0]

    def weighted(self, address: str, weights: tuple[int, ...]) -> int:
        return self._chance.weighted(address, weights)

    def seal(self) -> None:
        self._chance.seal()


GAME = SlowLantern()
