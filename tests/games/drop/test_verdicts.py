"""The verdict on a cube: in, on the border or out, and by how much."""

from __future__ import annotations

import pytest

from souterrain.games.drop.content.cubes import BODY_OF, ID_OF
from souterrain.games.drop.rules.verdicts import EDGE, INSIDE, OUTSIDE, judge, narrow
from tests.games.drop.tables import TRIANGLE, refused, table

pytestmark = pytest.mark.quick

ROOM = tuple(BODY_OF[word] for word in TRIANGLE)


def verdict(x: float, y: float) -> tuple[str, tuple[int, int]]:
    """On a gold cube of 8 mm; the room reaches down to y = -4 mm."""
    layout = table({**TRIANGLE, "gold:1": (x, y)}).layout()
    found = judge(layout, layout.room(*ROOM), ID_OF["gold:1"])
    return found.where, found.length


@pytest.mark.rule("DD-27")
@pytest.mark.parametrize(
    ("y", "where", "length"),
    [
        (20, INSIDE, (28, 0)),
        (3.9, INSIDE, (11, 9)),
        (-4.05, EDGE, (3, 9)),
        (-8, EDGE, (0, 0)),
        (-8.1, EDGE, (0, 0)),
        (-8.101, OUTSIDE, (0, 2)),
        (-9.2, OUTSIDE, (1, 2)),
        (-20, OUTSIDE, (12, 0)),
    ],
)
def test_a_cube_below_the_room(y: float, where: str, length: tuple[int, int]) -> None:
    assert verdict(50, y) == (where, length)


def test_what_only_just_is_or_is_not_in_a_room() -> None:
    """Told from the border outwards; what lies deep in the border or far away is not close."""
    cubes = {"gold:1": (20.0, -8.0), "gold:2": (35.0, -9.2), "key:1": (50.0, -8.5), "gold:3": (65.0, -6.0)}
    layout = table({**TRIANGLE, **cubes, "red:1": (80.0, -14.0), "blue:1": (20.0, 20.0)}).layout()
    among = sum(1 << ID_OF[word] for word in (*cubes, "red:1", "blue:1", "clear:1"))
    found = narrow(layout, layout.room(*ROOM), among)
    assert [each.body for each in found] == [ID_OF["gold:1"], ID_OF["key:1"], ID_OF["gold:2"]]
    assert [each.where for each in found] == [EDGE, OUTSIDE, OUTSIDE]


@pytest.mark.rule("DD-27", "DD-65")
def test_it_can_be_asked_for() -> None:
    cubes = {**TRIANGLE, "gold:1": (20.0, 20.0), "gold:2": (50.0, -5.0), "gold:3": (50.0, -9.23)}
    said = "loot pillar:1 pillar:2 pillar:3 "
    told = [refused(table(cubes), said + word) for word in ("gold:1", "gold:2", "gold:3")]
    assert [(each.reason, each.rule) for each in told] == [
        ("cube-in-room", "DD-27"),
        ("cube-on-edge", "DD-27"),
        ("cube-outside", "DD-27"),
    ]
    assert told[2].data == {"cube": "gold:3", "whole": 1, "tenths": 3}
    alone = table({"pillar:5": (0.0, 100.0), "gold:1": (20.0, 20.0)}, seats=1, tokens=[(0, 0), (100, 0), (-60, 0)])
    assert refused(alone, "move token:1 token:2 pillar:5 gold:1").reason == "cube-in-room"


@pytest.mark.rule("DD-65")
def test_nobody_tells_those_who_judge_by_eye() -> None:
    state = table({**TRIANGLE, "gold:1": (20.0, 20.0)}, by_eye=1)
    assert refused(state, "loot pillar:1 pillar:2 pillar:3 gold:1").reason == "not-a-pillar"


def test_without_a_room_there_is_no_verdict() -> None:
    state = table({**TRIANGLE, "gold:1": (20.0, 20.0)})
    assert refused(state, "loot pillar:1 pillar:2 gold:1").reason == "not-a-pillar"
    assert refused(state, "loot pillar:1 pillar:2 pillar:2 gold:1").reason == "not-a-pillar"
    assert refused(state, "loot pillar:1 pillar:2 pillar:9 gold:1").reason == "not-on-table"
    assert refused(state, "loot pillar:1 pillar:2 pillar:3 gold:2").reason == "not-a-pillar"
