"""Two hundred openings: how the dungeon spreads over the table."""

from __future__ import annotations

import math

import pytest

from souterrain.physics.settle import PAIRS, TOUCHING
from souterrain.physics.shapes import fits
from souterrain.physics.tray import Tray
from tests.physics.asking import DUNGEON, Corners, center, gaps, numbers, resting

OPENINGS = 200


@pytest.fixture(scope="module")
def openings() -> list[dict[int, Corners]]:
    tray = Tray([])
    return [resting(tray.open(seed, DUNGEON)) for seed in range(OPENINGS)]


@pytest.fixture(scope="module")
def footprints(openings: list[dict[int, Corners]]) -> list[Corners]:
    return [corners for opening in openings for corners in opening.values() if corners]


def test_every_cube_is_answered_for_and_has_its_shape(openings: list[dict[int, Corners]]) -> None:
    for opening in openings:
        assert list(opening) == [cube.id for cube in DUNGEON]
        assert all(fits(cube.kind, opening[cube.id]) for cube in DUNGEON if opening[cube.id])


def test_few_cubes_are_lost(openings: list[dict[int, Corners]]) -> None:
    lost = [sum(not corners for corners in opening.values()) for opening in openings]
    assert 0.05 <= sum(lost) / OPENINGS <= 0.3
    assert max(lost) <= 2


def test_cubes_lie_beside_each_other(openings: list[dict[int, Corners]]) -> None:
    for opening in openings:
        between = gaps([corners for corners in opening.values() if corners])
        assert min(between) > -100
        assert sum(gap <= TOUCHING for gap in between) <= PAIRS


def test_the_dungeon_is_as_wide_as_it_should_be(footprints: list[Corners]) -> None:
    distances = sorted(math.hypot(*center(corners)) for corners in footprints)
    assert 200_000 <= distances[len(distances) // 2] <= 280_000
    assert distances[len(distances) * 95 // 100] <= 400_000


def test_no_direction_is_preferred(footprints: list[Corners]) -> None:
    parts = [0] * 16
    for corners in footprints:
        x, y = center(corners)
        parts[int(math.atan2(y, x) % math.tau / math.tau * 16) % 16] += 1
    assert evenness(parts) < unlikely(15)


def test_no_yaw_is_preferred(footprints: list[Corners]) -> None:
    parts = [0] * 9
    for x0, y0, x1, y1, *_ in footprints:
        parts[int(math.atan2(y1 - y0, x1 - x0) % (math.pi / 2) / (math.pi / 2) * 9) % 9] += 1
    assert evenness(parts) < unlikely(8)


def evenness(parts: list[int]) -> float:
    """χ² against equal parts."""
    mean = sum(parts) / len(parts)
    return sum((part - mean) ** 2 for part in parts) / mean


def unlikely(freedom: int) -> float:
    """The χ² that one fair sample in a thousand exceeds (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 3.0902 * math.sqrt(spread)) ** 3)


@pytest.mark.quick
def test_uneven_parts_would_be_noticed() -> None:
    assert abs(unlikely(8) - 26.12) < 0.3
    assert abs(unlikely(15) - 37.70) < 0.3
    assert evenness([600] * 15 + [800]) > unlikely(15)


@pytest.mark.quick
def test_walls_keep_all_cubes_on_the_table() -> None:
    for seed in range(12):
        found = resting(numbers("open", walled=1, seed=seed, falling=DUNGEON))
        assert all(corners and max(map(abs, corners)) <= 450_100 for corners in found.values())


@pytest.mark.quick
def test_the_height_of_the_hand_may_be_given() -> None:
    low, high = (resting(numbers("open", falling=DUNGEON, height=height)) for height in (150_000, 300_000))
    assert low != high
    assert mean_distance(low) < mean_distance(high)


def mean_distance(opening: dict[int, Corners]) -> float:
    distances = [math.hypot(*center(corners)) for corners in opening.values() if corners]
    return sum(distances) / len(distances)
