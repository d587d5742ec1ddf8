"""Exact geometry, beside a library that computes the same with floating point."""

from __future__ import annotations

from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import MultiPoint, Point

from souterrain.games.drop.geometry import (
    Footprint,
    centre,
    covers,
    depth,
    direction_of,
    distance,
    footprint_of,
    hull,
    moved,
    near,
    overlaps,
    points,
)
from tests.games.drop.shapes import block, cubes, polygon, shadow

pytestmark = pytest.mark.quick

HAIR = 1e-3
"""The margin of floating point: no verdict of the other library is taken this near to a limit, in micrometres."""

CROWD = cubes(15_000, 15_000)
SMALL = st.tuples(st.integers(-6, 6), st.integers(-6, 6))


@given(st.lists(SMALL, min_size=3, max_size=12).filter(lambda corners: MultiPoint(corners).convex_hull.area > 0))
def test_a_hull_has_the_true_corners_in_order(corners: list[tuple[int, int]]) -> None:
    outline = hull(corners)
    truth = MultiPoint(corners).convex_hull.normalize()
    assert polygon(outline).normalize().equals(truth)
    assert polygon(outline).exterior.is_ccw
    turns = list(zip(points(outline), points(outline)[1:] + points(outline)[:1], strict=True))
    for ((ax, ay), (bx, by)), (_, (cx, cy)) in zip(turns, turns[1:] + turns[:1], strict=True):
        assert (bx - ax) * (cy - by) > (by - ay) * (cx - bx)
    assert points(outline)[0] == min(corners)


@given(CROWD, CROWD, st.integers(0, 20_000))
def test_near_is_what_the_distance_says(a: Footprint, b: Footprint, limit: int) -> None:
    truth = polygon(a).distance(polygon(b))
    if abs(truth - limit) > HAIR:
        assert near(a, b, limit) == near(b, a, limit) == (truth < limit)


@given(CROWD, CROWD)
def test_a_distance_is_rounded_up_and_is_the_least_limit(a: Footprint, b: Footprint) -> None:
    found = distance(a, b)
    assert found == distance(b, a)
    assert -HAIR <= found - polygon(a).distance(polygon(b)) < 1 + HAIR
    assert near(a, b, found)
    assert found == 0 or not near(a, b, found - 1)


@given(CROWD, CROWD)
def test_overlapping_is_sharing_inner_points(a: Footprint, b: Footprint) -> None:
    assert overlaps(a, b) == overlaps(b, a) == polygon(a).relate_pattern(polygon(b), "T********")


@given(st.lists(SMALL, min_size=3, max_size=6), st.lists(SMALL, min_size=3, max_size=6))
def test_touching_corners_and_edges_in_small_numbers(one: list[tuple[int, int]], other: list[tuple[int, int]]) -> None:
    """In small numbers shapes often touch exactly, and the other library is exact too."""
    if min(MultiPoint(one).convex_hull.area, MultiPoint(other).convex_hull.area) > 0:
        a, b = hull(one), hull(other)
        assert overlaps(a, b) == polygon(a).relate_pattern(polygon(b), "T********")
        assert near(a, b, 0) == polygon(a).intersects(polygon(b))
        assert (distance(a, b) == 0) == polygon(a).intersects(polygon(b))


@given(CROWD, CROWD)
def test_depth_is_the_shortest_way_to_touching(a: Footprint, b: Footprint) -> None:
    deep = depth(a, b)
    if not overlaps(a, b):
        assert deep == 0
    else:
        # No direction frees it on a shorter way, and one of those across an edge does.
        ways = [(x / hypot(x, y), y / hypot(x, y)) for shape in (a, b) for x, y in normals(shape)]
        assert all(overlaps(moved(a, int(x * (deep - 2)), int(y * (deep - 2))), b) for x, y in ways if deep > 2)
        assert any(not overlaps(moved(a, round(x * (deep + 3)), round(y * (deep + 3))), b) for x, y in ways)


def normals(footprint: Footprint) -> list[tuple[int, int]]:
    corners = points(footprint)
    edges = [(bx - ax, by - ay) for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True)]
    return [(y, -x) for x, y in edges] + [(-y, x) for x, y in edges]


@given(CROWD, st.integers(-20_000, 20_000), st.integers(-20_000, 20_000))
def test_a_footprint_covers_its_points_and_its_edge(a: Footprint, x: int, y: int) -> None:
    assert covers(a, x, y) == polygon(a).intersects(Point(x, y))
    assert all(covers(a, *corner) for corner in points(a))


@given(cubes())
def test_a_centre_is_the_middle_of_a_cube_however_it_leans(a: Footprint) -> None:
    x, y = centre(a)
    middle = polygon(a).centroid
    assert hypot(x - middle.x, y - middle.y) < 2
    assert centre(moved(a, 7, -3)) == (x + 7, y - 3)


def test_a_corner_that_rounding_has_doubled_does_not_move_the_centre() -> None:
    assert centre((0, 0, 7_999, 0, 8_000, 1, 8_000, 8_000, 0, 8_000)) == (4_000, 4_000)


@given(
    st.integers(-450_000, 450_000),
    st.integers(-450_000, 450_000),
    st.sampled_from((8_000, 10_000, 12_000)),
    st.tuples(st.integers(-12_000, 12_000), st.integers(-12_000, 12_000)).filter(any),
)
def test_a_flat_square_has_its_centre_its_side_and_its_direction(
    x: int, y: int, side: int, direction: tuple[int, int]
) -> None:
    square = footprint_of(x, y, side, direction)
    assert centre(square) == (x, y)
    assert len(square) == 8
    ex, ey = direction_of(square)
    assert abs(hypot(ex, ey) - side) < 2
    # Parallel or at a right angle, up to a micrometre at the end of the edge.
    cross, dot = (
        f / hypot(*direction) for f in (ex * direction[1] - ey * direction[0], ex * direction[0] + ey * direction[1])
    )
    assert min(abs(cross), abs(dot)) < 2


def test_the_distance_between_corners_is_exact() -> None:
    assert distance(block(0, 0), block(8_060, 8_080)) == 100
    assert near(block(0, 0), block(8_060, 8_080), 100)
    assert not near(block(0, 0), block(8_060, 8_080), 99)
    assert not near(block(0, 0), block(8_061, 8_080), 100)
    assert distance(block(0, 0), block(8_061, 8_080)) == 101


@pytest.mark.parametrize("gap", [99, 100, 101])
def test_the_distance_between_edges_is_exact(gap: int) -> None:
    assert distance(block(0, 0), block(8_000 + gap, 3_000)) == gap
    assert near(block(0, 0), block(8_000 + gap, 3_000), 100) == (gap <= 100)


def test_a_distance_that_is_no_whole_number_is_not_rounded_down() -> None:
    """Its square is 10000.07: a little more than 100 from a slanting edge."""
    below, above = hull([(0, 0), (7_001, 3_000), (7_001, 0)]), hull([(3_648, 1_672), (3_000, 9_000), (4_000, 9_000)])
    assert not near(below, above, 100)
    assert distance(below, above) == 101
    assert near(below, moved(above, 0, -1), 100)


def test_touching_is_near_but_no_overlap() -> None:
    assert near(block(0, 0), block(8_000, 3_000), 0)
    assert not overlaps(block(0, 0), block(8_000, 3_000))
    assert overlaps(block(0, 0), block(7_999, 3_000))
    assert not overlaps(block(0, 0), block(8_000, 8_000))
    assert overlaps(block(0, 0), block(7_999, 7_999))
    assert overlaps(block(0, 0), block(0, 0))
    assert overlaps(block(0, 0, 12_000), block(2_000, 2_000))
    assert distance(block(0, 0, 12_000), block(2_000, 2_000)) == 0
    assert depth(block(0, 0, 12_000), block(2_000, 2_000)) == 10_000


@pytest.mark.rule("DD-131")
def test_a_leaning_cube_covers_the_hull_of_its_eight_corners() -> None:
    """On one edge it covers a longer rectangle, on one corner a hexagon."""
    on_edge = shadow(0, 0, 8_000, 0, 45, 0)
    assert on_edge == (-5_657, -4_000, 5_657, -4_000, 5_657, 4_000, -5_657, 4_000)
    on_corner = shadow(0, 0, 8_000, 0, 35, 45)
    assert len(on_corner) == 12
    assert covers(on_corner, *centre(on_corner))
    # A neighbour that a flat cube would leave alone is touched by the leaning one.
    flat, neighbour = shadow(0, 0, 8_000, 0, 0, 0), block(5_657 + 100, -4_000)
    assert near(on_edge, neighbour, 100)
    assert not near(flat, neighbour, 100)
