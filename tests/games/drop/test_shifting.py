"""Shifts beside a search over every one, and slides up to the last micrometre."""

from __future__ import annotations

from itertools import product
from math import hypot, isqrt

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from souterrain.games.drop.geometry import (
    Footprint,
    centre,
    depth,
    distance,
    footprint_of,
    moved,
    near,
    overlaps,
    points,
)
from souterrain.games.drop.rules.shifting import free, on_table, placed, shortest_shift, slide
from tests.games.drop.shapes import block, cubes, shadow

pytestmark = pytest.mark.quick

TINY = st.builds(
    footprint_of,
    st.integers(-14, 14),
    st.integers(-14, 14),
    st.integers(6, 14),
    st.tuples(st.integers(-5, 5), st.integers(-5, 5)).filter(any),
)
"""Squares of a few micrometres: every shift can be tried, and gaps are so narrow that few shifts fit."""

CROWD = st.lists(cubes(16_000, 16_000), min_size=1, max_size=6)


@settings(max_examples=100)
@given(TINY, st.lists(TINY, min_size=1, max_size=6), st.integers(1, 16))
# A gap with a shorter way than the first that is found.
@example(block(-3, -3, 6), [(5, -16, 7, -2, -7, 0, -9, -14), (-12, 3, 4, 7, 0, 23, -16, 19)], 12)
# A way just as long as the limit.
@example((-3, -2, 1, -10, 9, -6, 5, 2), [(-11, -2, -9, -8, -3, -6, -5, 0), (-10, -2, -2, -4, 0, 4, -8, 6)], 2)
# Corners so sharp that one whole micrometre of a column is inside, and a nearly upright edge.
@example(
    (-5, -2, 0, -1, 1, 0, 5, 5, -3, 2),
    [(-12, 15, -8, 6, 2, 4, 1, 10, -8, 20), (3, 3, 14, 3, 15, 13, 14, 14)],
    12,
)
@example((0, -3, 2, 0, 2, 3), [(-9, -1, 0, -2, 1, 6, -9, 7), (-3, -2, 6, -4, 5, 5)], 12)
def test_no_whole_shift_is_shorter(footprint: Footprint, others: list[Footprint], limit: int) -> None:
    span = range(-limit, limit + 1)
    lengths = [
        x * x + y * y
        for x, y in product(span, span)
        if x * x + y * y <= limit * limit and free(moved(footprint, x, y), others)
    ]
    found = shortest_shift(footprint, others, limit)
    assert (found is None) == (not lengths)
    if found is not None:
        assert free(moved(footprint, *found), others)
        assert min(lengths) <= found[0] ** 2 + found[1] ** 2 <= limit * limit
        assert hypot(*found) < min(lengths) ** 0.5 + 2


@settings(max_examples=30)
@given(cubes(3_000, 3_000), CROWD)
def test_a_shift_frees_a_cube_and_no_shorter_one_on_a_grid_does(footprint: Footprint, others: list[Footprint]) -> None:
    found = shortest_shift(footprint, others, 1_000_000)
    assert found is not None
    assert free(moved(footprint, *found), others)
    length = hypot(*found)
    if not free(footprint, others):
        # Touching what it was freed from, up to the rounding.
        assert any(distance(moved(footprint, *found), other) <= 3 for other in others)
    step = max(1, int(length / 12))
    for x, y in product(range(-12 * step, 12 * step + 1, step), repeat=2):
        if hypot(x, y) < length - 2:
            assert not free(moved(footprint, x, y), others)


@given(cubes(3_000, 3_000), CROWD)
def test_a_limit_refuses_what_is_longer(footprint: Footprint, others: list[Footprint]) -> None:
    found = shortest_shift(footprint, others, 5_000)
    anywhere = shortest_shift(footprint, others, 1_000_000)
    assert anywhere is not None
    if found is None:
        assert hypot(*anywhere) > 5_000 - 2
    else:
        assert found == anywhere


def test_a_free_cube_is_not_shifted() -> None:
    assert shortest_shift(block(0, 0), [block(8_000, 0), block(0, -8_000)], 5_000) == (0, 0)
    assert shortest_shift(block(0, 0), [], 5_000) == (0, 0)


def test_a_cube_leaves_another_across_the_nearest_edge() -> None:
    assert shortest_shift(block(0, 0), [block(7_000, 2_000)], 5_000) == (-1_000, 0)
    assert shortest_shift(block(0, 0), [block(7_000, 2_000)], 1_000) == (-1_000, 0)
    assert shortest_shift(block(0, 0), [block(7_000, 2_000)], 999) is None


def test_two_in_the_way_are_left_at_a_corner() -> None:
    """The shortest way out of each leads into the other."""
    others = [block(7_000, -4_000, 12_000), block(-4_000, 7_000, 12_000)]
    assert shortest_shift(block(0, 0), others, 5_000) == (-1_000, -1_000)


def test_between_two_that_leave_just_its_breadth_a_cube_fits() -> None:
    walls = [block(-12_000, -6_000, 12_000), block(8_000, -6_000, 12_000)]
    assert shortest_shift(block(3, 0), walls, 5_000) == (-3, 0)
    tight = [block(-12_000, -6_000, 12_000), block(7_999, -6_000, 12_000)]
    found = shortest_shift(block(3, 0), tight, 20_000)
    assert found is not None
    assert abs(found[1]) == 6_000


def test_a_gap_with_few_whole_micrometres_in_it_is_found() -> None:
    """The shortest way leads into a gap whose first whole micrometres lie a little beyond its end."""
    footprint = (-15, 7, -5, -21, 23, -11, 13, 17)
    others = [(-43, 12, -33, -16, -5, -6, -15, 22), (15, 22, 29, -4, 55, 10, 41, 36)]
    assert shortest_shift(footprint, others, 60) == (8, -7)
    footprint = (-20, -8, 2, -30, 24, -8, 2, 14)
    others = [
        (-47, 13, -25, -9, -3, 13, -25, 35),
        (16, 8, 30, -18, 56, -4, 42, 22),
        (-54, -3, -42, -31, -14, -19, -26, 9),
    ]
    assert shortest_shift(footprint, others, 60) == (6, -10)


def test_a_long_way_out_is_found_without_a_limit() -> None:
    """In the middle of a field of cubes the way leads past many of them."""
    field = [block(8_100 * column, 8_100 * row) for column in range(-4, 5) for row in range(-4, 5)]
    found = shortest_shift(block(0, 0, 12_000), field, 1_000_000)
    assert found is not None
    assert hypot(*found) > 30_000
    assert free(moved(block(0, 0, 12_000), *found), field)


@pytest.mark.parametrize("gap", [1, 5_000, 14_999])
def test_a_slide_stops_at_contact(gap: int) -> None:
    ahead = block(8_000 + gap, 3_000)
    slid = slide(block(0, 0), (100_000, 4_000), 15_000, [ahead])
    assert slid == block(gap, 0)
    assert distance(slid, ahead) == 0
    assert not overlaps(slid, ahead)


def test_a_slide_stops_at_the_point_or_at_its_reach() -> None:
    assert slide(block(0, 0), (4_300, 4_400), 15_000, []) == block(300, 400)
    assert slide(block(0, 0), (4_000 + 30_000, 4_000 + 40_000), 15_000, []) == block(9_000, 12_000)
    assert slide(block(0, 0), (4_000 + 9_000, 4_000 + 12_000), 15_000, [block(50_000, 0)]) == block(9_000, 12_000)
    assert slide(block(0, 0), (4_000, 4_000), 15_000, []) == block(0, 0)


@pytest.mark.parametrize("direction", [(1, 7), (3, -8), (-5, 9), (-2, -9), (11, 4), (6, 7)])
def test_a_slide_never_goes_farther_than_its_reach(direction: tuple[int, int]) -> None:
    toward = (4_000 + direction[0] * 9_000, 4_000 + direction[1] * 9_000)
    for reach in range(14_990, 15_000):
        x, y = centre(slide(block(0, 0), toward, reach, []))
        assert reach - 1.5 < hypot(x - 4_000, y - 4_000) <= reach


def test_what_touches_ahead_stops_a_slide_and_what_touches_beside_or_behind_does_not() -> None:
    far = (100_000, 4_000)
    assert slide(block(0, 0), far, 15_000, [block(8_000, 2_000)]) == block(0, 0)
    assert slide(block(0, 0), far, 15_000, [block(0, 8_000), block(-8_000, 0)]) == block(15_000, 0)
    assert slide(block(0, 0), far, 15_000, [block(5_000, 5_000)]) == block(0, 0)


@given(cubes(12_000, 12_000), st.tuples(st.integers(-40_000, 40_000), st.integers(-40_000, 40_000)), CROWD)
def test_a_slide_goes_straight_and_as_far_as_it_may(
    footprint: Footprint, toward: tuple[int, int], others: list[Footprint]
) -> None:
    slid = slide(footprint, toward, 15_000, others)
    (ax, ay), (bx, by) = centre(footprint), centre(slid)
    assert slid == moved(footprint, bx - ax, by - ay)
    if not free(footprint, others):
        assert slid == footprint
        return
    assert free(slid, others)
    way = hypot(toward[0] - ax, toward[1] - ay)
    gone = hypot(bx - ax, by - ay)
    assert gone <= 15_000
    if way:
        assert abs((bx - ax) * (toward[1] - ay) - (by - ay) * (toward[0] - ax)) < 1.5 * way
    if gone < min(way, 15_000) - 2:
        assert any(near(slid, other, 2) for other in others)
    for part in range(1, 20):
        between = moved(footprint, (bx - ax) * part // 20, (by - ay) * part // 20)
        assert all(depth(between, other) <= 2 for other in others)


def test_a_slide_beside_a_slanting_edge_keeps_clear_of_it() -> None:
    """Touching all the way, at an angle at which whole micrometres lie on both sides of the edge."""
    one = footprint_of(0, 0, 8_000, (7, 3))
    ex, ey = 7 / hypot(7, 3), 3 / hypot(7, 3)
    other = moved(footprint_of(0, 0, 8_000, (7, 3)), round(-ey * 8_000), round(ex * 8_000))
    shift = shortest_shift(one, [other], 10)
    assert shift is not None
    one = moved(one, *shift)
    toward = (centre(one)[0] + 70_000, centre(one)[1] + 30_000)
    slid = slide(one, toward, 15_000, [other])
    assert free(slid, [other])
    assert isqrt(sum((a - b) ** 2 for a, b in zip(centre(one), centre(slid), strict=True))) >= 14_997


def test_the_centre_must_be_on_the_table() -> None:
    assert on_table(block(450_000 - 4_000, -454_000))
    assert not on_table(block(450_000 - 3_999, 0))
    assert not on_table(block(0, -454_001))
    assert on_table(block(90_000, 90_000), half=94_000)
    assert not on_table(block(90_000, 90_000), half=93_999)


@given(cubes(), st.sampled_from((8_000, 10_000, 12_000)), st.integers(-9, 9), st.integers(-9, 9))
def test_a_cube_set_in_another_place_lies_flat_with_the_yaw_it_had(
    template: Footprint, side: int, x: int, y: int
) -> None:
    square = placed(template, (x, y), side)
    assert centre(square) == (x, y)
    assert len(square) == 8
    assert all(abs(hypot(px - x, py - y) - side * 0.5**0.5) < 1.5 for px, py in points(square))


@pytest.mark.parametrize("yaw", [0, 1, 17, 44, 45, 63, 89])
def test_yaw_is_kept_to_a_micrometre_at_the_corners(yaw: int) -> None:
    small, large = shadow(5, 5, 8_000, yaw, 0, 0), shadow(70, -30, 12_000, yaw, 0, 0)
    corners = zip(points(placed(small, (70, -30), 12_000)), points(large), strict=True)
    assert all(hypot(ax - bx, ay - by) < 3 for (ax, ay), (bx, by) in corners)
    leaning = shadow(5, 5, 8_000, yaw, 30, 0)
    corners = zip(points(placed(leaning, (70, -30), 12_000)), points(large), strict=True)
    assert all(hypot(ax - bx, ay - by) < 3 for (ax, ay), (bx, by) in corners)
