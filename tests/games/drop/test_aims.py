"""Aims in words: by a cube, by a square, by a cube and measures; a flick by a direction or by its target."""

from __future__ import annotations

import pytest

from souterrain.games.drop.content.cubes import ID_OF
from souterrain.games.drop.grid import COLUMN_WORDS, SQUARES, cell, middle
from souterrain.games.drop.state import EXPLORE
from tests.games.drop.tables import TRIANGLE, Hand, do, hero, refused, table


@pytest.mark.quick
def test_the_middle_of_a_square_lies_in_it() -> None:
    for column in range(len(COLUMN_WORDS)):
        for row in range(SQUARES):
            assert cell(*middle(column, row)) == (column, row)


@pytest.mark.rule("DD-21")
def test_a_drop_above_a_square() -> None:
    """The pillar at the origin is 35.4 mm from the middle of J9 and of J10; nothing is near the middle of A1."""
    chance = Hand()
    do(table(step=EXPLORE, box=["gold:13"]), "explore column:j row=9", chance)
    assert chance.requests[0]["at"] == [25_000, 25_000]
    answer = refused(table(step=EXPLORE), "explore column:a row=1")
    assert (answer.reason, answer.rule) == ("out-of-reach", "DD-21")


@pytest.mark.rule("DD-23")
def test_a_flick_at_a_cube() -> None:
    s = table({**TRIANGLE, "gold:1": (20, 20), "gold:2": (60, 60)}, heroes=[hero(card="ranger"), hero()])
    chance = Hand()
    do(s, "use ranger gold:1 at gold:2 force=300", chance)
    request = chance.requests[0]
    assert (request["cube"], request["toward"], request["force"]) == (ID_OF["gold:1"], 450, 300)
    answer = refused(s, "use ranger gold:1 at gold:1 force=300")
    assert (answer.reason, answer.rule) == ("at-itself", "DD-23")
