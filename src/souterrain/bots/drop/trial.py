"""Trials of actions on the imagined table; trays are kept for the next trial."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from souterrain.core.chance import Chance
from souterrain.physics.request import Lying, read
from souterrain.physics.sampled import answer
from souterrain.physics.tray import Tray


class Trial(Chance):
    """Random numbers of the bot, and answers of the real tray, or of the sampled one."""

    blind = True

    def __init__(self, sampled: bool = False) -> None:
        self._sampled = sampled
        self.begin(0)
        self._trays: dict[tuple[Lying, ...], Tray] = {}

    def begin(self, seed: int) -> None:
        """Reset the random numbers; candidates tried with equal seeds meet the same numbers."""
        self.random = Random(seed).random

    def draw(self, address: str, kind: str, bounds: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([int(self.random() * bound) for bound in bounds])

    def slow(self, address: str, kind: str, request: str) -> tuple[int, ...]:
        if self._sampled:
            return answer(request).numbers
        wanted = read(request)
        if wanted.lying not in self._trays:
            self._trays[wanted.lying] = Tray(wanted.lying, walled=wanted.walled)
        return self._trays[wanted.lying].carry_out(wanted.act).numbers


class Budget:
    """The limit of a search: a number of trials and estimates, so that equal random numbers give equal answers on every
    machine. `stop` ends it earlier."""

    def __init__(self, nodes: int, stop: Callable[[], bool]) -> None:
        self._left = nodes
        self._stop = stop

    def spend(self) -> None:
        self._left -= 1

    def over(self) -> bool:
        return self._left <= 0 or self.stopped()

    def stopped(self) -> bool:
        return self._stop()
