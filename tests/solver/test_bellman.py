"""Bellman's equation on the real rules: in every sampled state the best legal sentence, carried out by the rules with
all outcomes of its draws, is worth what the solver says."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.explore import explore
from souterrain.core.fast import Fast
from souterrain.games.roll.content.heroes import REGROUP_PHASE, Side
from souterrain.games.roll.facts import Options
from souterrain.games.roll.state import END, State
from souterrain.solver.roll.delve import levels
from souterrain.solver.roll.model import SOLVED, Model, model_of
from souterrain.solver.roll.states import value_of
from souterrain.solver.roll.tables import Table
from tests.solver.brute import GAME, SIDES, at_regroup, stripped
from tests.solver.editions import EDITIONS

FIRST = 8
"""The first level that is solved."""
DICE = 3
SAMPLE = 5


def small(side: Side, options: Options) -> Model:
    """Return a delve with few dice: as many dungeon dice as a dragon needs."""
    return model_of(side, options)._replace(dice=DICE, dungeon=side.dragon_at)


@cache
def tables(model: Model) -> dict[int, Table]:
    solved = {}
    for table, _ in levels(model):
        solved[table.level] = table
        if table.level == FIRST:
            break
    return solved


def walk(model: Model, options: Options, rng: Random) -> Iterator[State]:
    """Return states of random play that begins at Regroup above the first level."""
    party = [0] * 6
    for _ in range(rng.randint(1, DICE)):
        party[rng.randrange(6)] += 1
    state = at_regroup(model.side, options, FIRST - 1, tuple(party), DICE, model.dungeon)
    state.exhausted = rng.choice(sorted({layer.exhausted for layer in tables(model)[FIRST].layers}))
    state.lair = rng.randrange(model.retreats)
    state.supply -= state.lair
    while state.phase != END:
        if state.level >= FIRST:
            yield state
        sentences = [action for action in GAME.legal(state, 0).actions if action[0] not in ("flee", "retire")]
        action = rng.choice(sentences) if sentences else ("flee",)
        state, _ = stripped(GAME.apply(state, 0, action, Fast(rng.randrange(1 << 30))), 0.0)


def worth(model: Model, state: State, action: Action) -> float:
    """Return the mean points of a sentence, with the solver's value of every state after it."""

    def played(chance: Chance) -> float:
        after, points = stripped(GAME.apply(state, 0, action, chance), model.treasure)
        return points + (value_of(tables(model)[after.level], after) if after.phase != END else 0.0)

    outcomes = explore(played, budget=100_000)
    assert outcomes.exact
    return outcomes.mean(float)


def sampled(model: Model, options: Options, rng: Random, number: int) -> list[State]:
    """Return different states, as many of each phase as there are."""
    found: dict[State, None] = {}
    for _ in range(4 * number):
        found.update(dict.fromkeys(walk(model, options, rng)))
    phases: dict[int, list[State]] = {}
    for state in found:
        phases.setdefault(state.phase, []).append(state)
    rows = [rng.sample(states, min(number, len(states))) for states in phases.values()]
    return [states[place] for place in range(number) for states in rows if place < len(states)][:number]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", SOLVED)
def test_the_best_sentence_is_worth_what_the_solver_says(name: str, edition: str) -> None:
    options = EDITIONS[edition]
    model = small(SIDES[name], options)
    states = sampled(model, options, Random(f"{name}/{edition}"), SAMPLE)
    assert {REGROUP_PHASE} < {state.phase for state in states}
    for state in states:
        best = max(worth(model, state, action) for action in GAME.legal(state, 0).actions)
        assert value_of(tables(model)[state.level], state) == pytest.approx(best, abs=1e-12), state
