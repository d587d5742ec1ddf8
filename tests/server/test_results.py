"""What is kept of a finished game."""

from __future__ import annotations

from random import Random

import pytest

from souterrain.core.match import Match
from souterrain.games.roll import titles
from souterrain.server.results import titles_of


@pytest.mark.quick
def test_titles_come_from_the_whole_story() -> None:
    """Also where a table was read from a snapshot and its match knows only what came after it."""
    unheard = 0
    for seed in range(12):
        match, rng = Match.new("roll", seats=2, seed=seed), Random(seed)
        while match.asks:
            seat = match.turn
            match.play(seat, match.legal(seat).sample(rng))
            if len(match.journal) == 16:
                match.snapshot()
        short = Match.shortcut(match.journal)
        assert titles_of(match) == titles_of(short) == titles.titles(match.journal)
        unheard += titles.titles_of(short) != titles.titles_of(match)
    assert unheard
