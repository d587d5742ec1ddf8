"""Garbage collection in small steps between moves."""

from __future__ import annotations

import asyncio
import gc
from typing import Final

PERIOD: Final = 0.5
"""Seconds between two collections of young objects."""
FULL: Final = 1800
"""Collections of young objects between two of everything: a quarter of an hour. One of those takes 0.1 to 0.3 s with a
thousand tables."""


class Collector:
    """Replaces the automatic collector, which stops all tables for too long.

    It counts allocations less deallocations. Tables free an old state for every new one, so its young generation grows
    for many seconds (measured with 1,000 tables and 500 moves a second: pauses up to 0.8 s). Here young objects are
    collected twice a second, and survivors are frozen, so that no later step looks at them. Nearly all of them are
    freed by their reference counts: tables and sockets leave no cycles behind. The rare full collection finds the rest.
    """

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None
        self._steps = 0

    def start(self) -> None:
        gc.disable()
        self.collect_all()
        self._wait()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            gc.unfreeze()
            gc.enable()

    def collect_young(self) -> None:
        gc.collect(0)
        gc.freeze()

    def collect_all(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()

    def _step(self) -> None:
        self._steps += 1
        if self._steps % FULL:
            self.collect_young()
        else:
            self.collect_all()
        self._wait()

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(PERIOD, self._step)
