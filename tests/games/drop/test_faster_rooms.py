"""The room finder in arrays beside the one in whole numbers: every verdict is the same.

`ROOMS=1000000 pytest tests/games/drop/test_faster_rooms.py` compares so many rooms; by default a few thousand.
"""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import combinations, count
from pathlib import Path

import pytest

from souterrain.core import faster
from souterrain.games.drop.content.cubes import bodies
from souterrain.games.drop.geometry import Footprint, moved
from souterrain.games.drop.rules import rooms
from souterrain.games.drop.rules.rooms import FASTER, Layout, Room
from tests.games.drop.hard_tables import hard_table
from tests.games.drop.shapes import block

ROOMS = int(os.environ.get("ROOMS", "8000"))
JOURNALS = sorted((Path(__file__).parents[2] / "golden" / "drop").glob("*.journal"))

WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
from souterrain.core import faster
from souterrain.core.journal import Journal
from souterrain.core.match import Match
journal = Journal.loads(open(sys.argv[1], encoding="utf-8").read())
assert Match.replay(journal).journal.dumps() == journal.dumps()
assert faster.find("rooms") is None
"""


@pytest.fixture
def exact(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Switches between the two: `setitem` of None is the pure function alone."""
    assert faster.find(FASTER) is not None
    return monkeypatch


def judged(layout: Layout) -> tuple[tuple[Room, ...], ...]:
    """Everything a layout tells about its rooms, each way of asking on its own."""
    spots, pillars = layout.spots, layout.pillars
    singles = Layout(spots, pillars)
    fours = Layout(spots, pillars)
    return (
        layout.rooms(),
        tuple([singles.room(*triple) for triple in combinations(pillars[:5], 3)]),
        tuple([room for four in combinations(pillars[:5], 4) if (room := fours.room4(*four)) is not None]),
        *[Layout(spots, pillars).open_rooms(most, edge) for most in (0, 1) for edge in (True, False)],
    )


def test_arrays_judge_as_whole_numbers_do(exact: pytest.MonkeyPatch) -> None:
    compared = asked = 0

    def counted(self: Layout, i: int, j: int, body: int) -> bool:
        nonlocal asked
        asked += 1
        return judge(self, i, j, body)

    judge = Layout._touches
    exact.setattr(Layout, "_touches", counted)
    for seed in count():
        spots, pillars = hard_table(seed, 18 if seed % 5 == 0 else 9)
        quick = judged(Layout(spots, pillars))
        with exact.context() as patch:
            patch.setitem(faster._FOUND, FASTER, None)
            assert judged(Layout(spots, pillars)) == quick, seed
        compared += len(quick[0])
        if compared >= ROOMS:
            break
    assert asked > 0, "no pair was borderline: the tables are not hard"


@pytest.mark.quick
def test_most_pairs_need_no_whole_numbers(exact: pytest.MonkeyPatch) -> None:
    """A table as it is played: at most one pair of Pillars and a body in a hundred is judged again."""
    asked: list[int] = []

    def noted(self: Layout, i: int, j: int, body: int) -> bool:
        asked.append(body)
        return False

    exact.setattr(Layout, "_touches", noted)
    spots, pillars = hard_table(0, 18)
    Layout(spots, pillars).rooms()
    assert len(asked) <= len(spots) * len(pillars) ** 2 / 200


@pytest.mark.quick
@pytest.mark.parametrize("far", [2_000_000, 3_000_000, 1 << 40])
def test_places_beyond_the_proof_are_left_to_whole_numbers(exact: pytest.MonkeyPatch, far: int) -> None:
    spots: dict[int, Footprint] = {number: block(30_000 * number, 20_000 * (number % 3)) for number in range(7)}
    spots[9] = moved(block(0, 0), far, -far)
    pillars = (0, 2, 4, 9)
    quick = judged(Layout(spots, pillars))
    exact.setitem(faster._FOUND, FASTER, None)
    assert judged(Layout(spots, pillars)) == quick


@pytest.mark.quick
def test_a_pillar_on_the_edge_may_be_let_be(exact: pytest.MonkeyPatch) -> None:
    """Both finders, and by the named constant, too (DD-130)."""
    spots = {
        0: block(0, 0),
        1: block(100_000, 0),
        2: block(0, 100_000),
        3: block(50_000, -8_000),
        4: block(20_000, 20_000),
    }
    for quick in (True, False):
        with exact.context() as patch:
            if not quick:
                patch.setitem(faster._FOUND, FASTER, None)
            opened = [room.pillars for room in Layout(spots, (0, 1, 2, 3)).open_rooms()]
            assert (0, 1, 2) not in opened
            assert (0, 1, 2) in [room.pillars for room in Layout(spots, (0, 1, 2, 3)).open_rooms(edge=False)]
            assert (0, 1, 2) in [room.pillars for room in Layout(spots, (0, 1, 2, 3)).open_rooms(most=1)]
            patch.setattr(rooms, "PILLAR_TOUCH_BLOCKS", False)
            assert (0, 1, 2) in [room.pillars for room in Layout(spots, (0, 1, 2, 3)).open_rooms()]
    inside = Layout(spots, (0, 1, 2)).room(0, 1, 2).inside
    assert bodies(inside) == (3, 4)


def test_without_numpy_whole_numbers_work_alone() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_NUMPY, str(JOURNALS[0])], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
