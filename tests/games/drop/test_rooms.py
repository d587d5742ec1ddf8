"""Rooms beside a library that builds each of them by itself, and at the last micrometre."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import MultiPoint

from souterrain.games.drop.content.cubes import bodies, mask
from souterrain.games.drop.geometry import Footprint, centre, distance, moved, points
from souterrain.games.drop.rules import rooms
from souterrain.games.drop.rules.rooms import TOUCH, Layout, Room
from tests.games.drop.shapes import HALF, block, cubes, polygon, polygon_about, shadow

HAIR = 1e-3
"""The margin of floating point, in micrometres: the other library's verdict is not asked for this near to a limit."""


@st.composite
def tables(draw: st.DrawFn) -> Layout:
    """Spread, crowded or nearly in one line; ids with gaps, as on a table that was looted."""
    wide, high = draw(
        st.sampled_from([(HALF, HALF), (200_000, 200_000), (45_000, 45_000), (120_000, 6_000), (80_000, 0)])
    )
    lying = draw(st.lists(cubes(wide, high), min_size=12, max_size=18))
    spots = {3 * number + 1: footprint for number, footprint in enumerate(lying)}
    return Layout(spots, tuple(draw(st.permutations(sorted(spots)))[: draw(st.integers(4, 7))]))


def compare(layout: Layout, room: Room) -> None:
    """Every body of the table against the outline and the centres of the room's Pillars."""
    outline = polygon_about(*(layout.spots[pillar] for pillar in room.pillars))
    core = MultiPoint([centre(layout.spots[pillar]) for pillar in room.pillars]).convex_hull
    assert polygon(layout.hull_of(room)).normalize().equals(outline.normalize())
    assert room.inside & mask(room.pillars) == 0
    assert room.edge & ~room.inside == 0
    for body in layout.spots.keys() - set(room.pillars):
        shape = polygon(layout.spots[body])
        away, off = shape.distance(outline), shape.distance(core)
        if abs(away - TOUCH) > HAIR:
            assert room.inside >> body & 1 == (away < TOUCH), (room, body)
        if room.inside >> body & 1 and (off == 0 or off > HAIR):
            assert room.edge >> body & 1 == (off > 0), (room, body)


@pytest.mark.rule("DD-27")
@given(tables())
def test_a_room_holds_what_touches_its_hull(layout: Layout) -> None:
    every = layout.rooms()
    assert [room.pillars for room in every] == list(combinations(layout.pillars, 3))
    for room in every:
        compare(layout, room)
        assert layout.room(*reversed(room.pillars)) == room


@given(tables())
def test_a_room_of_four_pillars_in_convex_position_holds_what_touches_its_hull(layout: Layout) -> None:
    for pillars in combinations(layout.pillars, 4):
        room = layout.room4(*pillars)
        corners = MultiPoint([centre(layout.spots[pillar]) for pillar in pillars]).convex_hull
        convex = corners.geom_type == "Polygon" and len(corners.exterior.coords) == 5
        assert (room is not None) == convex
        if room is not None:
            assert room.pillars == pillars
            compare(layout, room)


@pytest.mark.rule("DD-62")
@given(tables())
def test_outside_the_limits_is_what_no_room_without_a_further_pillar_holds(layout: Layout) -> None:
    possible = [room for room in layout.rooms() if not set(bodies(room.inside)) & set(layout.pillars)]
    within = {body for room in possible for body in (*bodies(room.inside), *room.pillars)}
    assert {body for body in layout.spots if not layout.outside_limits(body)} == within


@given(tables())
def test_a_margin_says_in_or_out(layout: Layout) -> None:
    for room in layout.rooms()[:8]:
        for body in layout.spots.keys() - set(room.pillars):
            margin = layout.margin(room, body)
            assert (margin <= TOUCH) == bool(room.inside >> body & 1)
            assert max(margin, 0) == distance(layout.hull_of(room), layout.spots[body])


A, B, C, D, X = 0, 1, 2, 3, 9
"""Three Pillars, a further one, and a cube."""

RIGHT_ANGLE = {A: block(0, 0), B: block(100_000, 0), C: block(0, 100_000)}
"""Its lower edge is y = 0 from 0 to 108000, its slanting edge leads from (108000, 8000) to (8000, 108000)."""


def room_with(spots: dict[int, Footprint], further: dict[int, Footprint], pillars: Sequence[int] = (A, B, C)) -> Layout:
    return Layout(spots | further, tuple(pillars))


@pytest.mark.quick
@pytest.mark.rule("DD-27")
@pytest.mark.parametrize(("gap", "inside"), [(0, True), (99, True), (100, True), (101, False)])
def test_a_cube_touches_an_edge_up_to_a_tenth_of_a_millimetre(gap: int, inside: bool) -> None:
    layout = room_with(RIGHT_ANGLE, {X: block(50_000, -8_000 - gap)})
    room = layout.room(A, B, C)
    assert room.inside == (mask([X]) if inside else 0)
    assert room.edge == room.inside
    assert layout.margin(room, X) == gap


@pytest.mark.quick
@pytest.mark.rule("DD-27")
@pytest.mark.parametrize(
    ("away", "inside"), [((60, 80), True), ((59, 80), True), ((100, 0), True), ((61, 80), False), ((60, 81), False)]
)
def test_a_cube_touches_a_corner_up_to_a_tenth_of_a_millimetre(away: tuple[int, int], inside: bool) -> None:
    """Beyond the right end of the lower edge, to the right and below."""
    dx, dy = away
    layout = room_with(RIGHT_ANGLE, {X: block(108_000 + dx, -8_000 - dy)})
    assert layout.room(A, B, C).inside == (mask([X]) if inside else 0)


@pytest.mark.quick
@pytest.mark.rule("DD-27")
@pytest.mark.parametrize(
    ("away", "inside"), [((-60, 80), True), ((-59, 80), True), ((-60, 81), False), ((-61, 80), False)]
)
def test_a_cube_touches_a_slanting_edge_up_to_a_tenth_of_a_millimetre(away: tuple[int, int], inside: bool) -> None:
    """The upper edge climbs three for every four, so the way straight off it is minus three to four."""
    spots = {A: block(0, 0), B: block(80_000, 60_000), C: block(80_000, 0)}
    low = (40_000 + away[0], 8_000 + 30_000 + away[1])
    corner = shadow(0, 0, 8_000, 45, 0, 0)
    bottom = min(points(corner), key=lambda point: point[1])
    layout = room_with(spots, {X: moved(corner, low[0] - bottom[0], low[1] - bottom[1])})
    assert layout.room(A, B, C).inside == (mask([X]) if inside else 0)


@pytest.mark.quick
@pytest.mark.rule("DD-27")
@pytest.mark.parametrize(("gap", "inside"), [(99, True), (100, True), (101, False)])
def test_cubes_that_point_at_each_other_touch_up_to_a_tenth_of_a_millimetre(gap: int, inside: bool) -> None:
    """Corner to corner, beyond the end of a row of Pillars and beside it."""
    diamond = (-5_000, 0, 0, -5_000, 5_000, 0, 0, 5_000)
    spots = {pillar: moved(diamond, 30_000 * pillar, 0) for pillar in (A, B, C)}
    layout = room_with(spots, {X: moved(diamond, 70_000 + gap, 0), 10: moved(diamond, 30_000, -10_000 - gap)})
    assert layout.room(A, B, C).inside == (mask([X, 10]) if inside else 0)


@pytest.mark.quick
@pytest.mark.rule("DD-27")
def test_a_cube_well_inside_a_room_touches_no_pair_of_pillars() -> None:
    layout = room_with(RIGHT_ANGLE, {X: block(30_000, 30_000)})
    room = layout.room(C, A, B)
    assert (room.pillars, room.inside, room.edge) == ((A, B, C), mask([X]), 0)
    assert layout.margin(room, X) == -38_000


@pytest.mark.quick
@pytest.mark.rule("DD-27", "DD-130")
@pytest.mark.parametrize(("gap", "blocks"), [(100, True), (101, False)])
def test_a_fourth_pillar_that_only_touches_blocks(gap: int, blocks: bool) -> None:
    layout = room_with(RIGHT_ANGLE, {D: block(50_000, -8_000 - gap)}, (A, B, C, D))
    assert layout.blockers(layout.room(A, B, C)) == (mask([D]) if blocks else 0)


@pytest.mark.quick
@pytest.mark.rule("DD-130")
def test_one_constant_lets_pillars_on_the_edge_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "PILLAR_TOUCH_BLOCKS", False)
    layout = room_with(RIGHT_ANGLE, {D: block(50_000, -8_000), X: block(30_000, 30_000)}, (A, B, C, D, X))
    assert layout.blockers(layout.room(A, B, C)) == mask([X])


@pytest.mark.quick
@pytest.mark.rule("DD-132")
@pytest.mark.parametrize("bend", [0, 1, 300])
def test_pillars_in_one_line_are_a_room(bend: int) -> None:
    """It is as broad as they are, and what touches it is in it."""
    spots = {A: block(0, 0), B: block(60_000, bend), C: block(120_000, 0)}
    layout = room_with(spots, {X: block(30_000, -8_100), 10: block(90_000, -8_101), 11: block(90_000, 3_000)})
    room = layout.room(A, B, C)
    assert set(bodies(room.inside)) == {X, 11}
    assert set(bodies(room.edge)) == {X}
    assert layout.blockers(room) == 0
    assert not layout.outside_limits(X)
    assert layout.outside_limits(10)


@pytest.mark.quick
def test_pillars_in_one_line_in_any_order_of_their_ids() -> None:
    for order in ((0, 60_000, 120_000), (0, 120_000, 60_000), (60_000, 0, 120_000)):
        spots = {pillar: block(x, 0) for pillar, x in enumerate(order)}
        layout = room_with(spots, {X: block(30_000, 6_000), 10: block(30_000, 40_000), 11: block(30_000, -40_000)})
        assert layout.room(A, B, C).inside == mask([X])


@pytest.mark.quick
def test_pillars_that_lie_on_each_other_are_a_room() -> None:
    spots = {A: block(0, 0), B: block(0, 0), C: block(100_000, 0)}
    layout = room_with(spots, {X: block(50_000, 7_000), 10: block(50_000, 20_000), 11: block(-8_050, 0)})
    room = layout.room(A, B, C)
    assert set(bodies(room.inside)) == {X, 11}
    compare(layout, room)


@pytest.mark.quick
@pytest.mark.rule("DD-131")
def test_leaning_and_stacked_cubes_count_by_what_they_cover() -> None:
    """A cube on an edge reaches 1657 µm farther; one that lies on another is as much inside as that one."""
    x, y = 50_000, -5_657 - 50
    leaning, flat = shadow(x, y, 8_000, 90, 45, 0), shadow(x, y, 8_000, 90, 0, 0)
    assert len(shadow(x, y, 8_000, 30, 35, 45)) == 12
    stacked = {X: block(30_000, 30_000), 10: shadow(33_000, 33_000, 8_000, 20, 10, 25)}
    layout = room_with(RIGHT_ANGLE, {11: leaning, 12: flat, **stacked})
    assert set(bodies(layout.room(A, B, C).inside)) == {X, 10, 11}


@pytest.mark.quick
@pytest.mark.rule("DD-62")
def test_a_blocked_room_does_not_make_the_limits_wider() -> None:
    """The fourth Pillar lies in the large room, so the limits are those of the three small ones, which cover it."""
    spots = RIGHT_ANGLE | {D: block(30_000, 30_000)}
    layout = room_with(
        spots, {X: block(20_000, 40_000), 10: block(50_000, -8_100), 11: block(50_000, -8_101)}, (A, B, C, D)
    )
    assert layout.blockers(layout.room(A, B, C)) == mask([D])
    assert [body for body in layout.spots if layout.outside_limits(body)] == [11]


@pytest.mark.quick
@pytest.mark.rule("DD-62")
def test_what_only_blocked_rooms_hold_is_outside_the_limits() -> None:
    """Two Pillars side by side block each other's large room; each may still be a corner of a small one."""
    spots = RIGHT_ANGLE | {D: block(8_000, 0)}
    layout = room_with(spots, {X: block(30_000, 30_000), 10: block(50_000, 0)}, (A, B, C, D))
    assert [room.pillars for room in layout.rooms() if not layout.blockers(room)] == [(A, B, D), (A, C, D)]
    assert layout.room(A, B, C).inside == mask([D, X, 10])
    assert [body for body in layout.spots if layout.outside_limits(body)] == [X]


@pytest.mark.quick
@pytest.mark.rule("DD-62")
def test_without_three_pillars_everything_is_outside_the_limits() -> None:
    layout = Layout({A: block(0, 0), B: block(60_000, 0), X: block(30_000, 0)}, (A, B))
    assert layout.rooms() == ()
    assert all(layout.outside_limits(body) for body in layout.spots)


@pytest.mark.quick
def test_four_pillars_one_of_them_within_or_on_a_line_are_no_room() -> None:
    within = RIGHT_ANGLE | {D: block(30_000, 30_000)}
    assert Layout(within, (A, B, C, D)).room4(A, B, C, D) is None
    in_line = RIGHT_ANGLE | {D: block(50_000, 0)}
    assert Layout(in_line, (A, B, C, D)).room4(A, B, C, D) is None
    square = RIGHT_ANGLE | {D: block(100_000, 100_000), X: block(50_000, 108_100)}
    room = Layout(square, (A, B, C, D)).room4(D, A, C, B)
    assert room == Room((A, B, C, D), mask([X]), mask([X]))


@pytest.mark.quick
@pytest.mark.parametrize(("gap", "touching"), [(100, [0]), (101, [])])
def test_the_first_body_is_in_a_room_of_four_pillars_only_if_it_touches_it(gap: int, touching: list[int]) -> None:
    corners = ((0, 0), (100_000, 0), (0, 100_000), (100_000, 100_000))
    spots = {pillar: block(*corner) for pillar, corner in enumerate(corners, 1)}
    room = room_with(spots, {0: block(50_000, 108_000 + gap)}, tuple(spots)).room4(*spots)
    assert room == Room((1, 2, 3, 4), mask(touching), mask(touching))


@pytest.mark.quick
def test_the_ids_of_pawns_and_tokens_are_bodies_like_others() -> None:
    spots = {110: block(0, 0), 111: block(100_000, 0), 7: block(0, 100_000), 100: block(20_000, 20_000)}
    layout = Layout(spots, (110, 7, 111))
    assert layout.pillars == (7, 110, 111)
    assert [list(bodies(room.inside)) for room in layout.rooms()] == [[100]]
