"""Sampled resting places of dropped cubes: many drops at once, without the engine.

The offset from the aim to the resting place is drawn from `scatter.json`, which `tools/calibrate.py` measures on the
tray: for each size and height the distances that 0, 1/64, … 64/64 of the cubes stay below. Directions and yaws are
uniform. The effect on cubes that lie there already is left out: search with this, then try the best few on the tray.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from souterrain.physics.shapes import KINDS

TABLE: Final = Path(__file__).with_name("scatter.json")
FINE: Final = 1024
"""The number of distances for one size and height."""
ROUND: Final = 4096
"""The number of directions."""
Floats = npt.NDArray[np.float32]


class Drops(NamedTuple):
    """Sampled drops: for each drop and cube the centre in µm, and the yaw in radians below a quarter turn. A centre
    beyond the edge is a cube that left the table."""

    centers: Floats
    yaws: Floats


class Sampler:
    """A sampler of drops; the same seed gives the same drops on every machine."""

    @staticmethod
    def drop(rng_seed: int, at: tuple[int, int], height: int, sizes: Sequence[str], count: int) -> Drops:
        """Return `count` drops of cubes of these sizes."""
        raw = np.random.PCG64(rng_seed).random_raw(count * len(sizes)).reshape(count, len(sizes))
        # One raw number is enough for a cube: 10 bits for the distance, 12 for the direction, 24 for the yaw.
        distances = _distances(tuple(sizes), height)
        far = distances[np.arange(len(sizes)), (raw & np.uint64(FINE - 1)).astype(np.intp)]
        toward = ((raw >> np.uint64(10)) & np.uint64(ROUND - 1)).astype(np.intp)
        centers = _directions()[toward]
        centers *= far[..., None]
        centers += np.array(at, np.float32)
        yaws = (raw >> np.uint64(40)).astype(np.float32) * np.float32(math.pi / 2 / 2**24)
        return Drops(centers, yaws)


@cache
def _scatter() -> tuple[tuple[int, ...], dict[str, npt.NDArray[np.float64]]]:
    table = json.loads(TABLE.read_text(encoding="utf-8"))
    return tuple(table["heights"]), {size: np.array(rows, np.float64) for size, rows in table["distances"].items()}


@cache
def _directions() -> Floats:
    angles = [math.tau * (number + 0.5) / ROUND for number in range(ROUND)]
    return np.array([(math.cos(angle), math.sin(angle)) for angle in angles], np.float32)


@lru_cache(256)
def _distances(sizes: tuple[str, ...], height: int) -> Floats:
    """Return for each cube the distances that are equally likely from this height."""
    heights, scatter = _scatter()
    rows = []
    for size in sizes:
        if size not in scatter:
            raise ValueError(f"no {size} among the cubes {sorted(set(KINDS) & set(scatter))}")
        shares = np.linspace(0, 1, scatter[size].shape[1])
        wanted = (np.arange(FINE) + 0.5) / FINE
        each = np.stack([np.interp(wanted, shares, row) for row in scatter[size]])
        place = np.interp(height, heights, np.arange(len(heights)))
        low = min(int(place), len(heights) - 2)
        rows.append(each[low] + (each[low + 1] - each[low]) * (place - low))
    return np.array(rows, np.float32)
