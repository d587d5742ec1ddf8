"""What the heroes see now, and where a hero can walk: sections for clients that draw the board."""

from __future__ import annotations

import pytest

from souterrain.games.donjon.board.ground import CLOSED, OPEN
from souterrain.games.donjon.rules.questions.movement import points_left, reach
from souterrain.games.donjon.state import State
from souterrain.games.donjon.view.planning import MUST_END, PASSES, START, planning_sections, sight_section
from souterrain.games.donjon.view.view import view
from tests.games.donjon import boards
from tests.games.donjon.tables import MASTER, at, foe, hero, stand, table


def two_zones() -> State:
    """A hero in the first of two rooms, with an open door between them."""
    s = boards.board("square-room", "square-room")
    boards.hero(s, boards.at(s, 0, 0, 0))
    return s


@pytest.mark.quick
def test_a_zone_behind_an_open_door_is_seen_and_behind_a_closed_one_it_is_not() -> None:
    s = two_zones()
    door = next(door for door in s.doors if door.beyond >= 0)
    inner = door.edges[0]
    s.heroes[0].square = inner
    door.state = OPEN
    assert sight_section(s)["zones"] == [1, 2]
    s = s.copy()
    s.doors = tuple([each.copy() for each in s.doors])
    next(each for each in s.doors if each.beyond >= 0).state = CLOSED
    assert sight_section(s)["zones"] == [1]


@pytest.mark.quick
def test_nobody_who_is_down_sees() -> None:
    s = two_zones()
    s.heroes[0].life = 0
    assert sight_section(s)["zones"] == []


@pytest.mark.quick
@pytest.mark.rule("DJ-105")
def test_a_dark_zone_with_a_torch_in_it_is_not_dark() -> None:
    s = stand(table(hero(lit="torch"), hero()), 0, "b2")
    s.zones[0].dark = 1
    assert sight_section(s)["dark"] == []
    s.heroes[0].lit = ""
    assert sight_section(s)["dark"] == [1]


def ways(s: State) -> dict[tuple[int, int], tuple[int, int]]:
    """Cost and kind of every square, as a client reads them from the rows."""
    rows = planning_sections(s, 0)["reach"]["rows"]

    def cost(row: list[int]) -> int:
        return 1 if row[3] == START else 1 + cost(rows[row[3]])

    return {(row[0], row[1]): (cost(row), row[4]) for row in rows}


@pytest.mark.quick
@pytest.mark.rule("DJ-055")
def test_the_rows_are_the_ways_with_their_costs() -> None:
    s = stand(table(hero(), hero()), 0, "a1")
    stand(s, 1, "b1")
    offered = reach(s, 0, points_left(s, 0))
    found = ways(s)
    ends = {place: cost for place, (cost, kind) in found.items() if kind != PASSES}
    assert ends == {(square & 255, square >> 8 & 255): len(way) for square, way in offered.items()}


@pytest.mark.quick
@pytest.mark.rule("DJ-061")
def test_a_square_beside_an_enemy_ends_the_move() -> None:
    s = stand(table(hero(), hero()), 0, "a1")
    foe(s, "orc", "d4")
    found = ways(s)
    near = at(s, "c3")
    assert found[near & 255, near >> 8 & 255][1] == MUST_END
    free = at(s, "b2")
    assert found[free & 255, free >> 8 & 255][1] != MUST_END


@pytest.mark.quick
def test_only_the_seat_that_may_walk_is_told_where() -> None:
    s = stand(table(hero(), hero()), 0, "a1")
    assert view(s, 0)["reach"]["hero"] == 1
    assert "reach" not in view(s, MASTER)
    assert "reach" not in view(s, None)
    s.heroes[0].ended = 1
    assert "reach" not in view(s, 0)
    assert view(s, MASTER)["sight"] == view(s, 0)["sight"]


@pytest.mark.quick
@pytest.mark.rule("A-28")
def test_lines_of_sight_name_what_blocks_them() -> None:
    s = stand(table(hero(), hero(), combat=1), 0, "a1")
    foe(s, "orc", "c1")
    foe(s, "orc", "d1")
    near, far = planning_sections(s, 0)["lines"]["foes"]
    assert near == {"word": "orc", "number": near["number"]}
    blocker = at(s, "c1")
    assert far["by"] == [[blocker & 255, blocker >> 8 & 255]]
