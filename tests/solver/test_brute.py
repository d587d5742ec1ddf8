"""The solver equals an independent solution of small delves, for every side that it knows."""

from __future__ import annotations

import pytest

from souterrain.solver.roll.delve import levels
from souterrain.solver.roll.model import SOLVED, UnsolvedError, model_of
from souterrain.solver.roll.spaces import parties
from tests.solver.brute import SIDES, at_regroup, worth
from tests.solver.editions import EDITIONS

LEVEL, DICE, LAIR = 10, 3, 2
"""A small delve: its one level, as many party dice as dungeon dice, and those of them in the lair. For two levels, more
dice and more parties `worth` takes minutes; they gave the same values."""
PARTIES = {"seed": (1, 0, 0, 1, 0, 1), "published": (0, 0, 1, 0, 1, 1)}
BROAD = ("commander", "guild-leader", "guild-master")
"""Sides whose ultimates have so many sentences that they get a smaller party."""


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", SOLVED)
def test_small_delves_have_the_value_of_all_sentences_and_draws(name: str, edition: str) -> None:
    side, options = SIDES[name], EDITIONS[edition]
    model = model_of(side, options)._replace(dice=DICE, dungeon=DICE)
    _, below = next(levels(model))
    party = (0, 0, 0, 1, 1, 0) if name in BROAD else PARTIES[edition]
    for mark in below:
        state = at_regroup(side, options, LEVEL - 1, party, DICE, DICE)
        state.lair, state.supply = LAIR, DICE - LAIR
        state.exhausted, state.berserk = mark
        found = below[mark][parties(DICE).of[party], LAIR, 0]
        assert found == pytest.approx(worth(state, ("descend",), model.treasure), abs=1e-12)


def test_a_side_with_an_unknown_skill_is_refused() -> None:
    for name in ("paladin", "scout", "lancer", "thornsinger"):
        with pytest.raises(UnsolvedError):
            model_of(SIDES[name], EDITIONS["seed"])
