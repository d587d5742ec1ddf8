"""The lone bots after a level: they go on while a greater legacy is worth the risk."""

from __future__ import annotations

import pytest

from souterrain import Match
from souterrain.bots.drop.solo import CAREFUL, HASTY, goes_deeper
from souterrain.bots.playing import play_next
from souterrain.parts import bots


@pytest.mark.rule("DD-112", "DD-115")
@pytest.mark.parametrize(
    ("risk", "ends"),
    [(HASTY, {6, 9}), (CAREFUL, {9}), (0.25, {4, 5, 6, 7, 8, 9})],
)
def test_how_far_it_goes(risk: float, ends: set[int]) -> None:
    """Short of four fragments always; the hasty one is content with a kingdom, unless the world is near."""
    assert {fragments for fragments in range(10) if not goes_deeper(fragments, risk)} == ends


@pytest.mark.parametrize(("name", "seed", "least"), [("novice", 3, 6), ("adept", 5, 9)])
def test_the_third_level_is_reached_and_more(name: str, seed: int, least: int) -> None:
    match = Match.new("drop", seats=1, seed=seed)
    while match.asks:
        play_next(match, [bots("drop")[name]], seed)
    assert match.outcome is not None
    assert match.outcome.reason == "won"
    assert match.outcome.total(0) >= least
    assert match.state.solo.level >= 3  # type: ignore[attr-defined]
