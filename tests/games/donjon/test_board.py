"""Squares, walls, steps and lines, beside drawings made by hand and a second way to reckon them."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import floor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souterrain.games.donjon.board.figures import NOWHERE
from souterrain.games.donjon.board.ground import CLOSED, LEVEL, OPEN, ORIGIN, ROW
from souterrain.games.donjon.board.plan import COLUMNS, DELTAS, FAR, cells, doorways, entry_edges, frame, place
from souterrain.games.donjon.content.places import DUNGEON, DUNGEON_NAMES
from souterrain.games.donjon.rules.questions import ground
from souterrain.games.donjon.rules.questions.ground import plan_of, read_square, square_items
from souterrain.games.donjon.state import State
from tests.games.donjon.boards import at, board, dungeons, xy

SIZES = {"corridor": (12, 16, 20), "stairs": (12,), "square": (16,), "rectangular": (32,)}
PLACES = [(card, turned, flipped) for card in range(len(DUNGEON)) for turned in range(4) for flipped in (0, 1)]


def drawing(card: str, turned: int, flipped: int) -> str:
    """A zone from above: its squares, those before its exits as `d`, those at its entrance as `e`."""
    zone = place(DUNGEON_NAMES.index(card), 0, 128, 128, turned, flipped)
    inside, exits = cells(zone), {square for edges in doorways(zone) for square in edges[::2]}
    letters = dict.fromkeys(inside, ".") | dict.fromkeys(exits, "d") | dict.fromkeys(entry_edges(zone)[::2], "e")
    columns, rows = [xy(square)[0] for square in inside], [xy(square)[1] for square in inside]
    return "\n".join(
        "".join(letters.get(y * ROW + x, " ") for x in range(min(columns), max(columns) + 1)).rstrip()
        for y in range(min(rows), max(rows) + 1)
    )


@pytest.mark.quick
@pytest.mark.rule("DJ-076")
@pytest.mark.parametrize(
    ("card", "turned", "flipped", "drawn"),
    [
        ("corner", 0, 0, "...d\n...d\n..\nee"),
        ("corner", 0, 1, "d...\nd...\n  ..\n  ee"),
        ("corner", 1, 0, "e...\ne...\n  ..\n  dd"),
        ("corner", 2, 1, "ee\n..\n...d\n...d"),
        ("corner", 3, 0, "dd\n..\n...e\n...e"),
        ("corridor-with-side-door", 0, 0, "dd\nd.\n..\n..\n..\nee"),
        ("corridor-with-side-door", 1, 1, "e....d\ne...dd"),
        ("t-junction", 0, 0, "d....d\nd....d\n  ..\n  ee"),
        ("crossroads", 2, 0, "  ee\n  ..\nd....d\nd....d\n  ..\n  dd"),
        ("square-room-three-exits", 1, 0, ".dd.\ne..d\ne..d\n.dd."),
    ],
)
def test_zones_lie_as_they_are_drawn(card: str, turned: int, flipped: int, drawn: str) -> None:
    assert drawing(card, turned, flipped) == drawn


@pytest.mark.parametrize(("card", "turned", "flipped"), PLACES)
def test_every_card_in_every_position(card: int, turned: int, flipped: int) -> None:
    """Its number of squares, in reading order; every doorway two wide and through a wall."""
    zone = place(card, 2, 100, 90, turned, flipped)
    inside = cells(zone)
    assert len(inside) in SIZES[DUNGEON[card].kind]
    assert list(inside) == sorted(set(inside))
    assert all(square // LEVEL == 2 for square in inside)
    down = LEVEL if DUNGEON[card].kind == "stairs" else 0
    for edges, below in [(entry_edges(zone), 0), *[(edges, down) for edges in doorways(zone)]]:
        inner, outer, other_inner, other_outer = edges
        assert {inner, other_inner} <= set(inside)
        assert {outer - below, other_outer - below}.isdisjoint(inside)
        assert outer - inner == other_outer - other_inner
        assert (outer - below - inner) in DELTAS
        assert abs(other_inner - inner) in {1, ROW}
    assert frame(zone, 0, 0) == 2 * LEVEL + 90 * ROW + 100


@pytest.mark.quick
def test_a_card_goes_north_and_its_turns_to_the_right() -> None:
    zones = [place(0, 0, 128, 128, turned, 0) for turned in range(4)]
    assert [frame(zone, 0, 1) - ORIGIN for zone in zones] == list(DELTAS)
    assert [frame(zone, 1, 0) - ORIGIN for zone in zones] == [DELTAS[(turned + 1) % 4] for turned in range(4)]


@pytest.mark.quick
@pytest.mark.rule("A-51")
def test_behind_stairs_is_the_level_below() -> None:
    s = board("stairs", "square-room")
    assert [zone.level for zone in s.zones] == [0, 1]
    above, below = at(s, 0, 0, 5), at(s, 1, 1, 0)
    assert plan_of(s).adjacent(above, below)
    assert plan_of(s).line(at(s, 0, 0, 1), at(s, 1, 1, 3)) is not None
    assert plan_of(s).distance(above, below) == FAR


@pytest.mark.quick
@pytest.mark.rule("DJ-058", "A-26")
def test_diagonals_need_both_neighbours_free_of_wall() -> None:
    s = board("corner", "square-room")
    steps = {square: {step[0]: step[1:] for step in found} for square, found in plan_of(s).steps.items()}
    corner = at(s, 0, 1, 1)
    assert at(s, 0, 2, 2) not in steps[corner], "past the inner corner"
    assert steps[corner][at(s, 0, 0, 2)] in {
        (at(s, 0, 0, 1), at(s, 0, 1, 2)),
        (at(s, 0, 1, 2), at(s, 0, 0, 1)),
    }
    assert steps[corner][at(s, 0, 1, 2)] == (0, 0)
    # The doorway: the two squares before it, the two behind it, and those beside these.
    here, there = [at(s, 0, 3, 3), at(s, 0, 3, 2)], [at(s, 1, 1, 0), at(s, 1, 2, 0)]
    for one, other in product(here, there):
        assert plan_of(s).adjacent(one, other)
        assert plan_of(s).adjacent(other, one)
    for beside in (at(s, 1, 0, 0), at(s, 1, 3, 0)):
        assert not any(plan_of(s).adjacent(one, beside) for one in here)


@pytest.mark.quick
@pytest.mark.rule("DJ-116")
def test_nobody_is_adjacent_through_a_wall_or_a_closed_door() -> None:
    s = board("square-room", "square-room")
    there, here = at(s, 1, 1, 0), at(s, 0, 1, 3)
    assert plan_of(s).adjacent(here, there)
    assert not plan_of(s).adjacent(at(s, 0, 0, 3), at(s, 1, 0, 0))
    s.own_door(1).state = CLOSED
    assert not plan_of(s).adjacent(here, there)
    assert plan_of(s).line(here, there) is None


@pytest.mark.quick
@pytest.mark.rule("A-28")
def test_a_portcullis_stops_steps_and_not_sight() -> None:
    s = board("square-room", "square-room")
    here, there = at(s, 0, 1, 3), at(s, 1, 1, 0)
    s.own_door(1).barred = 1
    plan = plan_of(s)
    assert not plan.adjacent(here, there)
    assert all(there not in step for step in plan.steps[here])
    assert plan.line(here, there) == ()
    through = [at(s, 0, 1, 1), at(s, 0, 1, 2), at(s, 0, 1, 3), at(s, 1, 1, 0), at(s, 1, 1, 1), at(s, 1, 1, 2)]
    assert plan.line(at(s, 0, 1, 0), at(s, 1, 1, 3)) == tuple(through)
    assert there in plan.within(here, 1)


@pytest.mark.quick
def test_within_counts_diagonals_as_one_and_goes_round_walls() -> None:
    s = board("corner", "corridor")
    plan = plan_of(s)
    middle = at(s, 0, 0, 0)
    assert plan.within(middle, 0) == {middle}
    assert plan.within(at(s, 0, 1, 2), 1) == {at(s, 0, x, y) for x in range(3) for y in (1, 2, 3)} - {at(s, 0, 2, 1)}
    inner, over = at(s, 0, 1, 1), at(s, 0, 2, 2)
    assert plan.distance(inner, over) == 1
    assert over not in plan.within(inner, 1)
    assert over in plan.within(inner, 2)
    beyond = at(s, 1, 0, 0)
    assert beyond in plan.within(at(s, 0, 3, 2), 1)
    s.own_door(1).state = CLOSED
    assert beyond not in plan_of(s).within(at(s, 0, 3, 2), 9)


@pytest.mark.quick
@pytest.mark.rule("A-87")
@pytest.mark.parametrize("side", ["north", "east", "south", "west"])
def test_stairs_belong_to_the_first_zone_and_open_into_it_by_one_doorway(side: str) -> None:
    s = board("corner", side=side)
    plan = plan_of(s)
    assert {plan.zone_at[square] for square in s.stairs} == {0}
    door = s.doors[-1]
    assert len(s.stairs) == 4
    ways = {(one, other) for one in s.stairs for other, _, _ in plan.steps[one] if other not in s.stairs}
    assert ways == set(product(door.edges[1::2], door.edges[::2]))


def test_a_plan_is_made_once_and_made_anew_when_a_door_changes() -> None:
    s = board("square-room", "corridor")
    plan = plan_of(s)
    other = s.copy()
    other.own_zone(1).dark = 1
    assert plan_of(other) is plan_of(s) is plan
    door = other.own_door(1)
    assert plan_of(other) is plan
    door.barred = 1
    assert plan_of(other) is not plan, "written after it was asked for"
    other.own_door(1).barred = 0
    assert plan_of(other) is plan


def test_many_boards_at_once_do_not_mix() -> None:
    boards = list(dungeons(range(ground.PLANS + 8)))
    for _ in range(2):
        for s in boards:
            squares = {square for zone in s.zones for square in cells(zone)}
            assert plan_of(s).floor == squares | set(s.stairs)


# Words


@pytest.mark.quick
def test_a_square_is_said_by_zone_column_and_row() -> None:
    s = board("square-room", "corridor", side="west")
    assert square_items(s, at(s, 0, 0, 3)) == (("zone=", 1), ("column:c", 1), ("row=", 1))
    assert square_items(s, min(s.stairs)) == (("zone=", 1), ("column:a", 1), ("row=", 2))
    assert square_items(s, at(s, 1, 1, 0)) == (("zone=", 2), ("column:b", 1), ("row=", 6))
    assert read_square(s, (("zone=", 2), ("column:a", 1), ("row=", 1))) == at(s, 1, 0, 5)
    for words in [
        (("zone=", 2), ("column:c", 1), ("row=", 1)),
        (("zone=", 2), ("column:a", 1), ("row=", 7)),
        (("zone=", 2), ("column:a", 1), ("row=", 0)),
        (("zone=", 3), ("column:a", 1), ("row=", 1)),
        (("zone=", 0), ("column:a", 1), ("row=", 1)),
        (("zone=", 1), ("column:a", 1), ("row=", 1)),
    ]:
        assert read_square(s, words) == NOWHERE


def test_every_square_has_words_of_its_own() -> None:
    for s in dungeons(range(60)):
        said = {square: square_items(s, square) for square in plan_of(s).floor}
        assert len(set(said.values())) == len(said)
        assert all(read_square(s, words) == square for square, words in said.items())
        assert all(words[1][0] in COLUMNS for words in said.values())


# Lines


def walls_of(s: State, level: int) -> set[tuple[int, int, bool]]:
    """The walls of a level as unit segments: where they begin, and whether they go down (else to the right). A wall is
    where the two squares beside it are not the same zone, nor joined by an open door."""
    inside: dict[tuple[int, int], int] = {}
    for index, zone in enumerate(s.zones):
        inside.update({xy(square)[:2]: index for square in cells(zone) if square // LEVEL == level})
    inside.update({xy(square)[:2]: -2 for square in s.stairs if level == 0})
    open_ways = {
        frozenset((xy(door.edges[place])[:2], xy(door.edges[place + 1])[:2]))
        for door in s.doors
        for place in (0, 2)
        if door.state == OPEN and {square // LEVEL for square in door.edges} == {level}
    }
    walls = set()
    for (x, y), index in inside.items():
        for other, wall in [
            ((x - 1, y), (x, y, True)),
            ((x + 1, y), (x + 1, y, True)),
            ((x, y - 1), (x, y, False)),
            ((x, y + 1), (x, y + 1, False)),
        ]:
            if inside.get(other, -1) != index and frozenset(((x, y), other)) not in open_ways:
                walls.add(wall)
    return walls


def crosses(walls: set[tuple[int, int, bool]], one: int, other: int) -> bool:
    """Tell if the line of two centres meets a wall, in fractions: through its inside, or at a corner both of whose
    sides are walled."""
    half = Fraction(1, 2)
    (ax, ay, _), (bx, by, _) = xy(one), xy(other)
    east, south = bx - ax, by - ay
    for x in range(min(ax, bx) + 1, max(ax, bx) + 1):
        y = ay + half + (x - ax - half) * Fraction(south, east)
        if y.denominator > 1 and (x, floor(y), True) in walls:
            return True
        if y.denominator == 1:
            j = int(y)
            up, down, left, right = (x, j - 1, True), (x, j, True), (x - 1, j, False), (x, j, False)
            # A line to the south-east has the upper and the right stub on one side, the other two on the other.
            sides = ((up, right), (down, left)) if (east > 0) == (south > 0) else ((up, left), (down, right))
            if all(walls.intersection(side) for side in sides):
                return True
    for row in range(min(ay, by) + 1, max(ay, by) + 1):
        across = ax + half + (row - ay - half) * Fraction(east, south)
        if across.denominator > 1 and (floor(across), row, False) in walls:
            return True
    return False


@pytest.mark.rule("DJ-117", "A-28")
def test_lines_are_those_of_a_second_reckoning() -> None:
    """Every pair of squares of one level that are not too far apart, on several boards."""
    compared = {True: 0, False: 0}
    for s in dungeons(range(6)):
        plan = plan_of(s)
        for level in {zone.level for zone in s.zones}:
            walls = walls_of(s, level)
            squares = [square for square in sorted(plan.floor) if square // LEVEL == level][::2]
            for one, other in product(squares, squares):
                line = plan.line(one, other)
                seen = not crosses(walls, one, other)
                compared[seen] += 1
                assert (line is not None) == seen, (xy(one), xy(other))
    assert min(compared.values()) > 1000


@given(st.integers(0, 40), st.data())
def test_lines_are_the_same_both_ways(seed: int, data: st.DataObject) -> None:
    s = next(dungeons(range(seed, seed + 1)))
    plan = plan_of(s)
    squares = st.sampled_from(sorted(plan.floor))
    for _ in range(40):
        one, other = data.draw(squares), data.draw(squares)
        there, back = plan.line(one, other), plan.line(other, one)
        assert (there is None) == (back is None)
        if there is not None and back is not None:
            assert there == back[::-1]
            assert {one, other}.isdisjoint(there)


@pytest.mark.quick
@pytest.mark.rule("A-28")
def test_a_corner_that_is_only_touched_is_open_unless_both_ways_round_are_walled() -> None:
    s = board("corner", "square-room")
    plan = plan_of(s)
    assert plan.line(at(s, 0, 1, 1), at(s, 0, 2, 2)) == (), "the end of a wall is touched"
    assert plan.line(at(s, 0, 0, 1), at(s, 0, 1, 2)) == (), "squares touched at a corner are not between"
    assert plan.line(at(s, 0, 0, 0), at(s, 0, 2, 2)) == (at(s, 0, 1, 1),)
    assert plan.line(at(s, 0, 1, 0), at(s, 0, 2, 3)) == (at(s, 0, 1, 1), at(s, 0, 2, 2))
    assert plan.line(at(s, 0, 1, 0), at(s, 0, 2, 2)) is None, "through the wall beside that corner"
    # Beside the doorway: the wall goes on past the corner on both sides of the line.
    assert plan.line(at(s, 0, 2, 2), at(s, 1, 3, 0)) is None
    rooms = board("square-room", "square-room")
    wall = plan_of(rooms).line(at(rooms, 0, 0, 3), at(rooms, 1, 1, 0))
    assert wall == (), "the wall ends at the doorway's post, which is only touched"
    assert plan_of(rooms).line(at(rooms, 0, 0, 3), at(rooms, 1, 0, 0)) is None


@pytest.mark.quick
def test_a_long_line_names_what_is_between() -> None:
    s = board("royal-crypt")
    plan = plan_of(s)
    # One column aside over eight rows: the line changes columns in the middle of its way.
    through = [at(s, 0, 0, y) for y in range(1, 4)] + [at(s, 0, 1, y) for y in range(4, 7)]
    assert plan.line(at(s, 0, 0, 0), at(s, 0, 1, 7)) == tuple(through)
    # Three columns over one row: it changes rows in the middle, at a corner that it only touches.
    assert plan.line(at(s, 0, 0, 0), at(s, 0, 3, 1)) == (at(s, 0, 1, 0), at(s, 0, 2, 1))


def test_zones_side_by_side_have_a_wall_between() -> None:
    """Between tiles that abut without a doorway there is neither a step nor a line of one step."""
    found = 0
    for s in dungeons(range(40)):
        plan = plan_of(s)
        joined = {
            frozenset(door.edges[place : place + 2]) for door in s.doors for place in (0, 2) if door.state == OPEN
        }
        for square in plan.floor:
            for delta in DELTAS:
                other = square + delta
                if plan.zone_at.get(other, plan.zone_at[square]) != plan.zone_at[square]:
                    is_joined = frozenset((square, other)) in joined
                    assert plan.adjacent(square, other) == is_joined
                    assert (plan.line(square, other) is not None) == is_joined
                    found += not is_joined
    assert found > 50
