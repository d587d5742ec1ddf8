"""All that chance may bring: exact probabilities against brute force, and samples when there are too many."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations, product
from typing import Any

import pytest

from souterrain.core.chance import Chance, Needs
from souterrain.core.explore import explore


def probabilities(run: Callable[[Chance], Any], budget: int = 10_000) -> dict[Any, float]:
    found = explore(run, budget)
    assert found.exact
    summed: dict[Any, float] = {}
    for probability, outcome in found.outcomes:
        summed[outcome] = summed.get(outcome, 0.0) + probability
    return summed


@pytest.mark.quick
def test_dice() -> None:
    expected: dict[tuple[int, ...], float] = {}
    for faces in product(range(4), repeat=3):
        counts = tuple([faces.count(face) for face in range(4)])
        expected[counts] = expected.get(counts, 0) + 1 / 64
    assert probabilities(lambda chance: chance.dice("a", 3, 4)) == pytest.approx(expected)
    assert len(explore(lambda chance: chance.dice("a", 3, 4)).outcomes) == len(expected), "one run for each multiset"


def test_weights_numbers_and_orders() -> None:
    assert probabilities(lambda chance: chance.weighted("a", (3, 0, 1))) == pytest.approx({0: 0.75, 2: 0.25})
    assert probabilities(lambda chance: chance.number("a", 5)) == pytest.approx(dict.fromkeys(range(5), 0.2))
    assert probabilities(lambda chance: chance.order("a", 3)) == pytest.approx(
        dict.fromkeys(permutations(range(3)), 1 / 6)
    )


def test_what_is_drawn_may_depend_on_what_was_drawn() -> None:
    """A six is rolled again, once."""

    def run(chance: Chance) -> tuple[int, ...]:
        first = chance.number("a", 6)
        return (first, chance.number("b", 6)) if first == 5 else (first,)

    expected: dict[tuple[int, ...], float] = {(face,): 1 / 6 for face in range(5)}
    expected |= {(5, face): 1 / 36 for face in range(6)}
    assert probabilities(run) == pytest.approx(expected)


def test_nothing_drawn_is_one_outcome() -> None:
    found = explore(lambda chance: "sure")
    assert (found.outcomes, found.exact) == ([(1.0, "sure")], True)


def test_a_budget_that_just_suffices() -> None:
    assert explore(lambda chance: chance.number("a", 6), budget=6).exact


def test_over_budget_it_samples_and_says_so() -> None:
    def run(chance: Chance) -> int:
        return sum(chance.draw("a", "9d6", (6,) * 9))

    found = explore(run, budget=400)
    assert not found.exact
    assert len(found.outcomes) == 400
    assert sum(probability for probability, _ in found.outcomes) == pytest.approx(1)
    assert found.mean(float) == pytest.approx(22.5, abs=1)
    assert found.outcomes == explore(run, budget=400).outcomes, "the same seed, the same samples"


def test_the_mean_of_what_outcomes_are_worth() -> None:
    assert explore(lambda chance: chance.number("a", 6)).mean(lambda face: face + 1.0) == pytest.approx(3.5)


def test_a_slow_draw_cannot_be_explored() -> None:
    with pytest.raises(Needs):
        explore(lambda chance: chance.slow("a", "tray", "six cubes"))
