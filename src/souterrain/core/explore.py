"""All that chance may bring: runs a pure function again and again until every outcome was met."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Generic, TypeVar

from souterrain.core.chance import Chance
from souterrain.core.fast import Fast, multisets

T = TypeVar("T")


class Explored(Generic[T]):
    """Outcomes with their probabilities, and whether they are all there are."""

    def __init__(self, outcomes: list[tuple[float, T]], exact: bool) -> None:
        self.outcomes = outcomes
        self.exact = exact

    def mean(self, worth: Callable[[T], float]) -> float:
        return sum(probability * worth(outcome) for probability, outcome in self.outcomes)


class Explore(Chance):
    """Takes one path through the tree of draws: the given turns first, then the first branch of each new node."""

    blind = True

    def __init__(self, path: list[int]) -> None:
        self.path = path
        self.sizes: list[int] = []
        self.probability = 1.0

    def _branch(self, weights: tuple[int, ...]) -> int:
        """Return the index of the outcome that this path takes, among those with a weight."""
        depth = len(self.sizes)
        branches = [index for index, weight in enumerate(weights) if weight]
        if depth == len(self.path):
            self.path.append(0)
        self.sizes.append(len(branches))
        index = branches[self.path[depth]]
        self.probability *= weights[index] / sum(weights)
        return index

    def dice(self, address: str, count: int, sides: int) -> tuple[int, ...]:
        marks, rolls = multisets(count, sides)
        return rolls[self._branch(tuple([mark - before for mark, before in zip(marks, (0, *marks), strict=False)]))]

    def number(self, address: str, below: int) -> int:
        return self._branch((1,) * below)

    def weighted(self, address: str, weights: tuple[int, ...]) -> int:
        return self._branch(weights)

    def draw(self, address: str, kind: str, bounds: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([self._branch((1,) * bound) for bound in bounds])


def explore(run: Callable[[Chance], T], budget: int = 10_000, seed: int = 0) -> Explored[T]:
    """Return every outcome of `run` within a budget of runs; where there are more, as many samples instead."""
    outcomes: list[tuple[float, T]] = []
    path: list[int] = []
    while len(outcomes) < budget:
        chance = Explore(path)
        outcome = run(chance)
        outcomes.append((chance.probability, outcome))
        if max(chance.sizes, default=0) > budget:
            break
        del path[len(chance.sizes) :]
        while path and path[-1] == chance.sizes[len(path) - 1] - 1:
            path.pop()
        if not path:
            return Explored(outcomes, exact=True)
        path[-1] += 1
    return sample(run, budget, seed)


def sample(run: Callable[[Chance], T], count: int, seed: int) -> Explored[T]:
    rng = Random(seed)
    return Explored([(1 / count, run(Fast(rng.getrandbits(32)))) for _ in range(count)], exact=False)
