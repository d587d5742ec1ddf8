"""Trying things out: the imagined table's chance, whose slow draws are made on a tray that is kept for the next try."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time

from souterrain.core.chance import Chance
from souterrain.physics.request import Lying, read
from souterrain.physics.tray import Tray


class Trial(Chance):
    """What could come: the numbers are the bot's own, the tray is the real one."""

    blind = True

    def __init__(self) -> None:
        self.begin(0)
        self._trays: dict[tuple[Lying, ...], Tray] = {}

    def begin(self, seed: int) -> None:
        """Equal seeds bring equal numbers: two ideas meet the same chance."""
        self.random = Random(seed).random

    def draw(self, address: str, kind: str, bounds: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([int(self.random() * bound) for bound in bounds])

    def slow(self, address: str, kind: str, request: str) -> tuple[int, ...]:
        wanted = read(request)
        if wanted.lying not in self._trays:
            self._trays[wanted.lying] = Tray(wanted.lying, walled=wanted.walled)
        return self._trays[wanted.lying].carry_out(wanted.act).numbers


class Patience:
    """How long a bot goes on: what it looks at is counted, so that equal chances give equal answers; the clock only
    keeps a slow machine from waiting."""

    def __init__(self, seconds: float, stop: Callable[[], bool]) -> None:
        self._until = process_time() + seconds
        self._stop = stop

    def over(self) -> bool:
        return process_time() >= self._until or self._stop()
