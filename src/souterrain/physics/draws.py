"""Random numbers of the tray, from `random.Random.random` alone, which is the same in every Python."""

from __future__ import annotations

import math
from random import Random

Quaternion = tuple[float, float, float, float]


class Draws:
    def __init__(self, seed: int) -> None:
        self._next = Random(seed).random

    def between(self, least: float, most: float) -> float:
        return least + (most - least) * self._next()

    def angle(self) -> float:
        return math.tau * self._next()

    def gauss(self, deviation: float) -> float:
        return deviation * math.sqrt(-2.0 * math.log(1.0 - self._next())) * math.cos(math.tau * self._next())

    def turn(self) -> Quaternion:
        """Return a uniform rotation, as `w, x, y, z`."""
        parts = [self.gauss(1.0) for _ in range(4)]
        length = math.hypot(*parts) or 1.0
        w, x, y, z = (part / length for part in parts)
        return w, x, y, z

    def order(self, count: int) -> list[int]:
        """Return the numbers below `count`, shuffled."""
        found = list(range(count))
        for last in range(count - 1, 0, -1):
            other = int(self._next() * (last + 1))
            found[last], found[other] = found[other], found[last]
        return found
