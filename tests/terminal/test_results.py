"""How a score is told in lines."""

from __future__ import annotations

import pytest

from souterrain.core.facts import SCORE
from souterrain.core.game import Line, Outcome
from souterrain.terminal.language import Language
from souterrain.terminal.results import results_of

pytestmark = pytest.mark.quick


def test_what_counts_for_nothing_is_told_by_its_number() -> None:
    lines = (Line("gold", 4, 4), Line("blue", 2, 6), Line("levels", 3, 0), Line("chest", 0, 0))
    told = results_of(Outcome((1,), "won", (lines,)), SCORE, {}, Language("en", "drop")).seats[0]
    assert told.lines == ("Gold: 4", "Blue gems (2): 6", "Levels: 3", "Opened chests: 0")
