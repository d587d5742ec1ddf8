"""The lines of a score."""

from __future__ import annotations

import pytest

from souterrain.core.facts import SCORE, TOGETHER
from souterrain.core.game import Line, Outcome
from souterrain.terminal.language import Language
from souterrain.terminal.results import results_of

pytestmark = pytest.mark.quick


def test_what_counts_for_nothing_is_told_by_its_number() -> None:
    lines = (Line("gold", 4, 4), Line("blue", 2, 6), Line("levels", 3, 0), Line("chest", 0, 0))
    told = results_of(Outcome((1,), "won", (lines,)), SCORE, {}, Language("en", "drop")).seats[0]
    assert told.lines == ("Gold: 4", "Blue gems (2): 6", "Levels: 3", "Opened chests: 0")


def test_who_plays_together_has_won_or_lost_and_no_points() -> None:
    lines = ((Line("kills", 0, 0),), (Line("gold", 40, 0),), (Line("gold", 15, 0),))
    told = results_of(Outcome((2, 1, 1), "heroes", lines), TOGETHER, {}, Language("en", "donjon")).lines(
        Language("en", "donjon")
    )
    heads = [line for line in told if line.endswith(("won", "lost", "points"))]
    assert heads == ["Seat 2: won", "Seat 3: won", "Seat 1: lost"]
