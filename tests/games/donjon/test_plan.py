"""The plan that clients draw: every square under the name that sentences have for it, every door in its wall."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.games.donjon.board.figures import NOWHERE
from souterrain.games.donjon.board.ground import LEVEL
from souterrain.games.donjon.board.plan import COLUMNS, DELTAS, cells
from souterrain.games.donjon.rules.questions.ground import plan_of, square_items
from souterrain.games.donjon.rules.questions.walls import SIDES
from souterrain.games.donjon.state import State
from souterrain.games.donjon.view.map import figures_section, plan_sections
from souterrain.games.donjon.view.sections import foes
from tests.games.donjon.boards import at, board, closed, dungeons, hero, monster, thing

Place = tuple[int, int]


def put(section: dict[str, Any], place: list[int]) -> list[int]:
    """The position of a place on the sheet; a third number is its level."""
    level = place[2] if len(place) == 3 else 0
    east, south = section["levels"][level]
    return [place[0] + east, place[1] + south]


def plan(s: State) -> dict[str, Any]:
    """The sheet with all zones on it, as a client draws them."""
    sections = plan_sections(s)
    sheet = sections["plan"]
    zones = [sections[f"plan-{number}"] for number in range(1, len(s.zones) + 1)]

    def laid(blocks: list[list[int]], level: int) -> list[list[int]]:
        return [[*put(sheet, [*block[:2], level]), *block[2:]] for block in blocks]

    return {
        **sheet,
        "zones": [
            {
                **zone,
                "corner": put(sheet, [*zone["corner"], zone.get("level", 0)]),
                "blocks": laid(zone["blocks"], zone.get("level", 0)),
            }
            for zone in zones
        ],
        "stairs": laid(sheet["stairs"], 0),
        "doors": sorted([door for zone in zones for door in zone["doors"]], key=lambda door: int(door["number"])),
        "things": [thing for zone in zones for thing in zone["things"]],
    }


def squares(block: list[int]) -> list[Place]:
    x, y, width, depth = block
    return [(x + column, y + row) for row in range(depth) for column in range(width)]


def names(section: dict[str, Any]) -> dict[Place, tuple[int, str, int]]:
    """Zone, column and row of every square, as a client reads them from the plan alone."""
    found = {}
    for number, zone in enumerate(section["zones"], 1):
        west, north = zone["corner"]
        blocks = [*zone["blocks"], *(section["stairs"] if number == 1 else [])]
        for x, y in [place for block in blocks for place in squares(block)]:
            assert (x, y) not in found
            assert 0 <= x < section["width"]
            assert 0 <= y < section["height"]
            found[x, y] = (number, COLUMNS[x - west], y - north + 1)
    return found


def named(s: State, square: int) -> tuple[int, str, int]:
    (_, zone), (column, _), (_, row) = square_items(s, square)
    return zone, column, row


def seen(s: State, square: int) -> Place:
    """The position of a square on the plan: a hero who stands there is drawn there."""
    who = hero(s, square)
    x, y = put(plan_sections(s)["plan"], figures_section(s)["figures"][-1]["at"])
    s.heroes = s.heroes[:who]
    return x, y


def test_every_square_has_the_name_that_sentences_use() -> None:
    levels = set()
    for s in dungeons(range(8)):
        known = names(plan(s))
        assert len(known) == len(plan_of(s).floor)
        for square in plan_of(s).floor:
            assert known[seen(s, square)] == named(s, square)
        levels.add(max(zone.level for zone in s.zones))
    assert levels >= {0, 1}


def test_every_door_is_in_its_wall() -> None:
    below = 0
    for s in dungeons(range(8)):
        for door, drawn in zip(s.doors, plan(s)["doors"], strict=True):
            first = min(door.edges[::2])
            assert (door.number, seen(s, first)) == (drawn["number"], tuple(put(plan(s), drawn["at"])))
            out = DELTAS[SIDES.index(drawn["toward"])]
            down = door.edges[1] // LEVEL - door.edges[0] // LEVEL
            assert door.edges[1] - door.edges[0] == out + down * LEVEL
            assert ("below" in drawn) == (down > 0 and door.beyond >= 0)
            if "below" in drawn:
                assert tuple(put(plan(s), drawn["below"])) == seen(s, min(door.edges[1::2]))
                below += 1
    assert below


@pytest.mark.quick
def test_what_is_not_so_is_left_out() -> None:
    s = board("square-room", "square-room")
    assert "dark" not in plan(s)["zones"][1]
    s.own_zone(1).dark = 1
    door = closed(s, 1)[0]
    s.own_door(door.number).locked = 1
    chest = thing(s, "chest", at(s, 0, 0, 0))
    plain = plan(s)
    assert plain["zones"][1]["dark"] == 1
    assert "dark" not in plain["zones"][0]
    assert plain["doors"][door.number - 1] | {"state": "closed", "locked": 1} == plain["doors"][door.number - 1]
    assert set(plain["things"][0]) == {"word", "number", "sign", "blocks"}
    s.own_furniture(0).opened = 1
    assert plan(s)["things"][0] == {**plain["things"][0], "opened": 1}
    assert chest.opened == 0


@pytest.mark.quick
def test_a_thing_that_is_opened_changes_its_zone_alone() -> None:
    s = board("square-room", "square-room")
    thing(s, "chest", at(s, 0, 0, 0))
    before = plan_sections(s)
    s.own_furniture(0).opened = 1
    assert [name for name, section in plan_sections(s).items() if section != before[name]] == ["plan-1"]


@pytest.mark.quick
def test_figures_are_sections_of_their_own() -> None:
    s = board("square-room")
    here, there = cells(s.zones[0])[:2]
    hero(s, here)
    hero(s, NOWHERE)
    monster(s, there, "captive")
    before = plan_sections(s)
    s.own_hero(0).square = there
    s.own_monster(10).square = here
    s.markers = (("web", here, "quest", 0), ("web", here, "phase", 1))
    found, captive = figures_section(s), foes(s)["foe-10"]
    assert [(figure["word"], figure["side"]) for figure in found["figures"]] == [("hero:1", "hero")]
    assert (captive["word"], captive["side"]) == ("captive", "ally")
    assert found["markers"] == [{"word": "web", "at": captive["at"]}]
    assert found["figures"][0]["at"] != captive["at"]
    assert plan_sections(s) is before
    s.own_monster(10).square = NOWHERE
    assert "at" not in foes(s)["foe-10"]
