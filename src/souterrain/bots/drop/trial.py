"""Trials of actions on the imagined table; trays are kept for the next trial."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time

from souterrain.core.chance import Chance
from souterrain.physics.request import Lying, read
from souterrain.physics.tray import Tray


class Trial(Chance):
    """Random numbers of the bot, and answers of the real tray."""

    blind = True

    def __init__(self) -> None:
        self.begin(0)
        self._trays: dict[tuple[Lying, ...], Tray] = {}

    def begin(self, seed: int) -> None:
        """Reset the random numbers; candidates tried with equal seeds meet the same numbers."""
        self.random = Random(seed).random

    def draw(self, address: str, kind: str, bounds: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([int(self.random() * bound) for bound in bounds])

    def slow(self, address: str, kind: str, request: str) -> tuple[int, ...]:
        wanted = read(request)
        if wanted.lying not in self._trays:
            self._trays[wanted.lying] = Tray(wanted.lying, walled=wanted.walled)
        return self._trays[wanted.lying].carry_out(wanted.act).numbers


class TimeLimit:
    """The limit of a search. The work is counted, so equal random numbers give equal answers; the clock protects slow
    machines only."""

    def __init__(self, seconds: float, stop: Callable[[], bool]) -> None:
        self._until = process_time() + seconds
        self._stop = stop

    def over(self) -> bool:
        return process_time() >= self._until or self._stop()
