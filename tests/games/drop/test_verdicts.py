"""The verdict on a cube: in, on the border or out, and by how much."""

from __future__ import annotations

from random import Random

import pytest

from souterrain.games.drop.content.cubes import BODY_OF, CUBES, ID_OF, WORD_OF
from souterrain.games.drop.game import GAME
from souterrain.games.drop.geometry import Footprint, footprint_of
from souterrain.games.drop.rules.borders import Borders
from souterrain.games.drop.rules.verdicts import EDGE, INSIDE, NARROWLY, OUTSIDE, judge, narrow
from souterrain.games.drop.state import State
from tests.games.drop.tables import TRIANGLE, footprint, refused, table

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


# --- the borders of many rooms ---


def crowd(seed: int, wide: float) -> State:
    """A table with all cubes of a game, some of them turned, on so much of it."""
    rng = Random(seed)
    state = table({})
    for cube, each in enumerate(CUBES):
        if each.type not in ("stairs", "relic"):
            x, y = [round(1000 * rng.gauss(0, wide)) for _ in range(2)]
            turn = (1 + rng.randrange(50), rng.randrange(50))
            state.lay(
                cube,
                footprint_of(x, y, each.side, turn) if rng.random() < 0.8 else footprint(each.word, x / 1000, y / 1000),
            )
    return state


@pytest.mark.rule("DD-27")
@pytest.mark.parametrize("wide", [30, 80, 150])
def test_the_borders_of_all_rooms_are_judged_as_one_by_one(wide: float) -> None:
    """Crowded tables have flat rooms, Pillars that overlap, and cubes near two borders."""
    layout = crowd(round(wide), wide).layout()
    borders, seen = Borders(layout), set()
    for room in layout.rooms()[::29]:
        others = [judge(layout, room, body) for body in layout.spots if body not in room.pillars]
        close = [verdict for verdict in others if abs(verdict.margin) <= NARROWLY]
        assert borders.close(room) == tuple(sorted(close, key=lambda each: (abs(each.margin), each.body)))
        seen |= {verdict.where for verdict in close}
    assert seen >= {EDGE, OUTSIDE}


@pytest.mark.rule("DD-27")
@pytest.mark.parametrize(
    "third", [footprint_of(50_000, 1_000, CUBES[ROOM[2]].side, (1, 1)), footprint("pillar:3", 0.0, 0.0)]
)
def test_a_room_whose_outline_is_not_that_of_pairs_is_judged_exactly(third: Footprint) -> None:
    """A third Pillar reaches over the line between the others with a corner, or lies over one of them."""
    state = table({"pillar:1": (0.0, 0.0), "pillar:2": (100.0, 0.0)})
    state.lay(ROOM[2], third)
    for number in range(1, 9):
        state.lay(ID_OF[f"gold:{number}"], footprint(f"gold:{number}", 12.0 * number - 4, -12.0))
        state.lay(ID_OF[f"gold:{number + 12}"], footprint(f"gold:{number + 12}", 12.0 * number - 2, 13.0))
    layout = state.layout()
    room = layout.room(*ROOM)
    others = [judge(layout, room, body) for body in layout.spots if body not in ROOM]
    close = sorted(
        [verdict for verdict in others if abs(verdict.margin) <= NARROWLY],
        key=lambda each: (abs(each.margin), each.body),
    )
    assert len(close) > 8
    assert Borders(layout).close(room) == tuple(close)


@pytest.mark.rule("DD-27")
def test_the_view_judges_every_room_that_can_be_named() -> None:
    state = crowd(80, 80)
    layout, listed = state.layout(), GAME.view(state, 0)["rooms"]
    assert len(listed) > 24
    for room in listed:
        found = Borders(layout).close(layout.room(*[ID_OF[word] for word in room["corners"]]))
        assert [[WORD_OF[body], where, margin] for body, where, margin in found] == room["border"]
    assert all(any(room["border"] for room in part) for part in (listed[:24], listed[24:]))


@pytest.mark.rule("DD-27", "DD-65")
def test_the_view_lists_what_lies_near_the_border_of_a_room() -> None:
    cubes = {"gold:1": (20.0, -8.05), "gold:2": (35.0, -9.2), "key:1": (50.0, -4.5), "red:1": (80.0, -20.0)}
    state = table({**TRIANGLE, **cubes, "pillar:4": (300.0, -12.0), "blue:1": (20.0, 20.0)})
    room = next(
        room for room in GAME.view(state, 0)["rooms"] if room["corners"] == ["pillar:1", "pillar:2", "pillar:3"]
    )
    assert room["border"] == [["gold:1", "edge", 50], ["gold:2", "out", 1200], ["key:1", "edge", -3500]]
    assert GAME.view(state, 1)["rooms"] == GAME.view(state, None)["rooms"] == []
    hidden = GAME.view(table({**TRIANGLE, **cubes}, by_eye=1), 0)
    assert hidden["rooms"] == hidden["best"] == []


def test_a_pawn_and_a_pillar_near_the_border_are_judged_too() -> None:
    state = table({**TRIANGLE, "pawn:2": (50.0, -9.0), "pillar:4": (20.0, -10.0)}, teamwork=1, sent=(0, 1))
    room = next(
        room for room in GAME.view(state, 0)["rooms"] if room["corners"] == ["pillar:1", "pillar:2", "pillar:3"]
    )
    assert room["border"] == [["pawn:2", "out", 1000], ["pillar:4", "out", 2000]]
