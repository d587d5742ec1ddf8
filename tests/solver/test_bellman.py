"""Bellman's equation on the real rules: in every sampled state the best legal sentence, carried out by the rules with
all outcomes of its draws, is worth what the solver says."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

import pytest

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.explore import explore
from souterrain.core.fast import Fast
from souterrain.games.roll.content.heroes import MONSTER_PHASE, REGROUP_PHASE, Side
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
SAMPLE, ROLLING = 60, 3
WALKS = 60
WHOLE = (
    (9, (2, 1, 1, 1, 2, 0), (3, 2, 1, 1, 0), 0),
    (9, (0, 2, 1, 1, 0, 0), (0, 0, 0, 2, 1), 3),
    (9, (1, 0, 0, 1, 0, 1), (1, 1, 0, 0, 1), 2),
)
"""States with all seven dice of both kinds: level, party, dungeon, lair."""


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
    party, faces = [0] * 6, rng.sample(range(6), 2)
    for _ in range(rng.randint(1, DICE)):
        party[rng.choice(faces)] += 1
    state = at_regroup(model.side, options, FIRST - 1, tuple(party), DICE, model.dungeon)
    state.exhausted, state.berserk = rng.choice([*tables(model)[FIRST].below])
    state.lair = rng.randrange(model.retreats)
    state.supply -= state.lair
    while state.phase != END:
        if state.level >= FIRST:
            yield state
        sentences = [action for action in GAME.legal(state, 0).actions if action[0] not in ("flee", "retire")]
        action = rng.choice(sentences) if sentences else ("flee",)
        state, _ = stripped(GAME.apply(state, 0, action, Fast(rng.randrange(1 << 30))), 0.0)


def worth(model: Model, state: State, action: Action, solved: dict[int, Table]) -> float:
    """Return the mean points of a sentence, with the solver's value of every state after it."""

    def played(chance: Chance) -> float:
        after, points = stripped(GAME.apply(state, 0, action, chance), model.treasure)
        return points + (value_of(solved[after.level], after) if after.phase != END else 0.0)

    outcomes = explore(played, budget=100_000)
    assert outcomes.exact
    return outcomes.mean(float)


def sampled(model: Model, options: Options, rng: Random) -> list[State]:
    """Return different states, of each kind in turn; few of those with a re-roll, which has many outcomes."""
    found: dict[State, None] = {}
    for _ in range(WALKS):
        found.update(dict.fromkeys(walk(model, options, rng)))
    kinds: dict[object, list[State]] = {}
    for state in found:
        verbs = frozenset([verb.word for verb in GAME.legal(state, 0).verbs])
        size = (sum(state.party), sum(state.dungeon[:3]))
        kinds.setdefault((state.phase, state.exhausted, state.berserk, verbs, size), []).append(state)
    rows = [rng.sample(states, len(states)) for states in kinds.values()]
    rng.shuffle(rows)
    order = [states[place] for place in range(SAMPLE) for states in rows if place < len(states)]
    rolling = [state for state in order if any(verb.word == "reroll" for verb in GAME.legal(state, 0).verbs)]
    still = [state for state in order if state not in rolling]
    return still[:SAMPLE] + rolling[:ROLLING]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", SOLVED)
def test_the_best_sentence_is_worth_what_the_solver_says(name: str, edition: str) -> None:
    options = EDITIONS[edition]
    model = small(SIDES[name], options)
    states = sampled(model, options, Random(f"{name}/{edition}"))
    assert {REGROUP_PHASE} < {state.phase for state in states}
    for state in states:
        best = max(worth(model, state, action, tables(model)) for action in GAME.legal(state, 0).actions)
        assert value_of(tables(model)[state.level], state) == pytest.approx(best, abs=1e-12), state


def test_the_whole_party_before_all_dungeon_dice() -> None:
    """The last two levels of a delve with all dice, without a hero."""
    options = EDITIONS["published"]
    model = model_of(SIDES["nobody"], options)
    (last, _), (table, _) = islice(levels(model), 2)
    solved = {last.level: last, table.level: table}
    for level, party, dungeon, lair in WHOLE:
        state = at_regroup(model.side, options, level, party, model.dice, 0)
        state.phase, state.dungeon, state.lair = MONSTER_PHASE, dungeon, lair
        state.supply = model.dungeon - sum(dungeon) - lair
        best = max(worth(model, state, action, solved) for action in GAME.legal(state, 0).actions)
        assert value_of(table, state) == pytest.approx(best, abs=1e-12)
