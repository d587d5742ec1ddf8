"""Measures how drops scatter on the tray and writes the table of `souterrain.physics.sampler` anew.

Run it after any change of the tray's figures: `python tools/calibrate.py`, a minute or two.
"""

from __future__ import annotations

import json
import math
import random

from souterrain.physics.request import Falling, Lying
from souterrain.physics.sampler import TABLE
from souterrain.physics.shapes import KINDS, Kind
from souterrain.physics.tray import Tray

SIZES = ("small", "large", "huge")
HEIGHTS = (150_000, 200_000, 250_000, 300_000)
TABLES = 10
DROPS = 150
"""Drops of six cubes on each table, from each height."""
SHARES = 64


def main() -> None:
    distances: dict[str, list[list[int]]] = {size: [] for size in SIZES}
    tables = [settled(seed) for seed in range(TABLES)]
    falling = [Falling(1000 + number, KINDS[SIZES[number % len(SIZES)]]) for number in range(6)]
    for height in HEIGHTS:
        found: dict[str, list[float]] = {size: [] for size in SIZES}
        for number, lying in enumerate(tables):
            tray, rng = Tray(lying), random.Random(number)
            for seed in range(DROPS):
                # Far enough from the edge that hardly a cube is lost.
                at = (rng.randrange(-180_000, 180_000), rng.randrange(-180_000, 180_000))
                for id, corners in resting(tray.drop(seed, falling, at, height)).items():
                    if id >= 1000 and corners:
                        x, y = center(corners)
                        found[SIZES[(id - 1000) % len(SIZES)]].append(math.hypot(x - at[0], y - at[1]))
        for size in SIZES:
            distances[size].append(shares(sorted(found[size])))
    lines = (f'    "{size}": [\n' + ",\n".join(f"      {row}" for row in distances[size]) + "\n    ]" for size in SIZES)
    body = ",\n".join(lines)
    TABLE.write_text(f'{{\n  "heights": {list(HEIGHTS)},\n  "distances": {{\n{body}\n  }}\n}}\n', encoding="utf-8")
    json.loads(TABLE.read_text(encoding="utf-8"))


def shares(ordered: list[float]) -> list[int]:
    """The distances that 0, 1/64, … of them stay below."""
    last = len(ordered) - 1
    return [round(ordered[round(last * number / SHARES)]) for number in range(SHARES + 1)]


def settled(seed: int) -> list[Lying]:
    """A table after the opening and four drops."""
    rng = random.Random(seed)
    small = [Falling(number, KINDS["small"]) for number in range(53)]
    lying = after([], [*small, Falling(53, KINDS["huge"])], Tray([]).open(seed, [*small, Falling(53, KINDS["huge"])]))
    for number in range(4):
        falling = [Falling(100 + 6 * number + each, KINDS["large"]) for each in range(6)]
        at = (rng.randrange(-200_000, 200_000), rng.randrange(-200_000, 200_000))
        lying = after(lying, falling, Tray(lying).drop(seed, falling, at, 200_000))
    return lying


def after(lying: list[Lying], falling: list[Falling], numbers: tuple[int, ...]) -> list[Lying]:
    """Return the cubes on the table when these numbers were answered."""
    now = resting(numbers)
    bodies: dict[int, tuple[Kind, tuple[int, ...]]] = {body.id: (body.kind, body.corners) for body in lying}
    bodies |= {body.id: (body.kind, ()) for body in falling}
    return [Lying(id, kind, now.get(id, old)) for id, (kind, old) in bodies.items() if now.get(id, old)]


def resting(numbers: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """The corners of each body of an answer; none if it left the table."""
    found = {}
    place = 1
    for _ in range(numbers[0]):
        id, count = numbers[place : place + 2]
        found[id] = numbers[place + 2 : place + 2 + 2 * count]
        place += 2 + 2 * count
    return found


def center(corners: tuple[int, ...]) -> tuple[float, float]:
    return sum(corners[::2]) / 4, sum(corners[1::2]) / 4


if __name__ == "__main__":
    main()
