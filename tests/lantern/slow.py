"""Lantern with a tray: what its rules leave to chance is thrown elsewhere, draws that a match has to wait for."""

from __future__ import annotations

import os
import time
from hashlib import sha256
from pathlib import Path

from souterrain.core import registry, slow
from souterrain.core.actions import Action
from souterrain.core.chance import Chance, index_at
from souterrain.core.events import SILENT, Log
from souterrain.core.game import Setup
from souterrain.core.slow import Slow
from tests.lantern.game import Lantern
from tests.lantern.state import State

TROUBLE = "SLOW_LANTERN_TROUBLE"
"""Names a file whose one word is what goes wrong at the next throw. It goes wrong once: then the file has another name
and the number of the process in it."""
MET = ".met"


def register() -> None:
    registry.add("slow", "tests.lantern.slow:GAME")
    slow.add("throw", "tests.lantern.slow:throw")


class SlowLantern(Lantern):
    def start(self, setup: Setup, chance: Chance, log: Log = SILENT) -> State:
        return super().start(setup, Thrown(chance), log)

    def apply(self, state: State, seat: int, action: Action, chance: Chance, log: Log = SILENT) -> State:
        return super().apply(state, seat, action, Thrown(chance), log)


class Thrown(Chance):
    """Draws a seed and asks for a throw with it, where the rules ask for a number."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def number(self, address: str, below: int) -> int:
        seed = self._chance.number(f"{address}/seed", 2**32)
        return self._chance.slow(address, "throw", f"{seed} {below}")[0]

    def weighted(self, address: str, weights: tuple[int, ...]) -> int:
        return index_at(weights, self.number(address, sum(weights)))

    def seal(self) -> None:
        self._chance.seal()


def throw(request: str) -> Slow:
    """A throw follows from its request, wherever it is made."""
    _trouble()
    below = int(request.rpartition(" ")[2])
    flight = sha256(request.encode()).digest()
    return Slow((int.from_bytes(flight[:4], "big") % below,), flight)


def _trouble() -> None:
    place = os.environ.get(TROUBLE)
    if not place or not Path(place).exists():
        return
    word = Path(place).read_text()
    Path(place).write_text(str(os.getpid()))
    Path(place).rename(place + MET)
    if word == "die":
        os._exit(1)
    if word == "raise":
        raise RuntimeError("the tray is broken")
    time.sleep(3600 if word == "stall" else float(word))


GAME = SlowLantern()
