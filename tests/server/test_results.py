"""What is kept of a finished game."""

from __future__ import annotations

from random import Random

import pytest

from souterrain.core.match import Match
from souterrain.games.roll.titles import titles
from souterrain.parts import titles_won


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
        assert titles_won(match) == titles_won(short) == titles(Match.replay(match.journal))
        unheard += titles(short) != titles(match)
    assert unheard
