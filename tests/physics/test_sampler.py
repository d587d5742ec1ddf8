"""The quick guess of drops, beside the tray."""

from __future__ import annotations

import math
import random

import numpy as np
import numpy.typing as npt
import pytest

from souterrain.physics.request import Falling
from souterrain.physics.sampler import Sampler
from souterrain.physics.shapes import KINDS
from souterrain.physics.tray import Tray
from tests.physics.asking import DUNGEON, after, center, resting

SIZES = ("small", "large", "huge")
Points = npt.NDArray[np.floating]


@pytest.mark.quick
def test_the_same_seed_draws_the_same_drops() -> None:
    one, same, other = (Sampler.drop(seed, (5, 6), 200_000, SIZES, 100) for seed in (1, 1, 2))
    assert one.centers.shape == (100, 3, 2)
    assert one.yaws.shape == (100, 3)
    assert np.array_equal(one.centers, same.centers)
    assert np.array_equal(one.yaws, same.yaws)
    assert not np.array_equal(one.centers, other.centers)
    assert 0 <= one.yaws.min() <= one.yaws.max() < math.pi / 2


@pytest.mark.quick
def test_from_higher_up_cubes_go_farther() -> None:
    medians = []
    for height in range(150_000, 300_001, 25_000):
        centers = Sampler.drop(3, (0, 0), height, ("small",), 20_000).centers
        medians.append(float(np.median(np.hypot(centers[..., 0], centers[..., 1]))))
    assert medians == sorted(medians)
    assert medians[-1] > 1.1 * medians[0]


@pytest.mark.quick
def test_a_size_that_was_never_measured_is_refused() -> None:
    with pytest.raises(ValueError, match="pawn"):
        Sampler.drop(1, (0, 0), 200_000, ("pawn",), 1)


def test_rooms_get_as_many_cubes_as_on_the_tray() -> None:
    """The expected number of cubes in triangles around random spots of settled tables."""
    errors = []
    for spot in range(5):
        rng = random.Random(spot)
        lying = after([], DUNGEON, Tray([]).open(spot, DUNGEON))
        tray = Tray(lying)
        at = (rng.randrange(-250_000, 250_000), rng.randrange(-250_000, 250_000))
        height = rng.randrange(150_000, 300_001)
        sizes = [rng.choice(SIZES) for _ in range(6)]
        falling = [Falling(100 + number, KINDS[size]) for number, size in enumerate(sizes)]
        rested = [resting(tray.drop(seed, falling, at, height)) for seed in range(200)]
        places = np.array(
            [[center(drop[cube.id]) for cube in falling if drop[cube.id]] for drop in rested if all(drop.values())]
        )
        guessed = Sampler.drop(spot, at, height, sizes, 20_000).centers
        for _ in range(12):
            room = [(at[0] + rng.uniform(-2e5, 2e5), at[1] + rng.uniform(-2e5, 2e5)) for _ in range(3)]
            errors.append((cubes_in(room, places), cubes_in(room, guessed)))
    assert sum(on_tray for on_tray, _ in errors) > 0.8 * len(errors)
    assert sum(abs(on_tray - guess) for on_tray, guess in errors) / len(errors) <= 0.15


def cubes_in(room: list[tuple[float, float]], centers: Points) -> float:
    """Return the mean number of cubes of a drop in the room."""
    x, y = centers[..., 0], centers[..., 1]
    sides = []
    for (ax, ay), (bx, by) in zip(room, room[1:] + room[:1], strict=True):
        sides.append((bx - ax) * (y - ay) > (by - ay) * (x - ax))
    inside = (sides[0] == sides[1]) & (sides[1] == sides[2])
    return float(inside.sum() / len(centers))
