"""The search for an answer: the imagined table, the values of rooms, and the trials of candidates within a time
limit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import combinations
from math import inf
from typing import Any, Final, NamedTuple

import numpy as np

from souterrain.bots.drop.aim import Hand, Point
from souterrain.bots.drop.estimate import Floats, RoomEstimate, middle
from souterrain.bots.drop.trial import TimeLimit, Trial
from souterrain.bots.drop.worth import Find, Taste, finds, standing, taste
from souterrain.core.actions import Action, Item
from souterrain.core.forms import Items, Random
from souterrain.core.game import Game
from souterrain.games.drop.content.cubes import COLLECTABLE, CUBES, FIRST_TOKEN, TOKENS, bodies
from souterrain.games.drop.rules import looting
from souterrain.games.drop.rules.aims import LOWEST
from souterrain.games.drop.rules.looting import Offer
from souterrain.games.drop.rules.rooms import Room
from souterrain.games.drop.rules.rounds import ROUNDS
from souterrain.games.drop.rules.solo import entering, moving
from souterrain.games.drop.state import ENTER, State
from souterrain.physics.sampler import Sampler

ALONE: Final = 2
"""The number of rounds to come that sets the worth of life in a solo game."""


class Level(NamedTuple):
    """The strength of a bot. `drops` are sampled for each aim and compared on `rooms` rooms; `tries` candidates are
    tried on the tray in `repeats` rounds. With `doubts` sampled candidates are tried too and the next hero's gain
    counts. `seconds` limits the time."""

    hand: Hand
    drops: int = 0
    rooms: int = 0
    tries: int = 0
    repeats: int = 0
    doubts: bool = False
    seconds: float = 0.4


ENVY: Final = 0.6
"""The cost of a point of the next hero at a table of two."""
SURE: Final = inf
SAMPLED: Final = 12.0
HUNCH: Final = 1.0
EXACT: Final = 0.0
"""The weight of an estimate, in trials: nothing to try; drops were sampled; a rule of thumb; one trial is exact."""


class Candidate(NamedTuple):
    """A sentence with its estimated worth and the weight of that estimate."""

    worth: float
    action: Action
    trust: float


class Search:
    def __init__(self, game: Game[Any], state: State, level: Level, rng: Random, stop: Callable[[], bool]) -> None:
        self.game = game
        self.state = state
        self.seat = state.seat
        self.level = level
        self.rng = rng
        self.time_limit = TimeLimit(level.seconds, stop)
        self.likes = self.taste_of(state)
        self.trial = Trial()

    def taste_of(self, state: State) -> Taste:
        return taste(state, state.seat, None if state.solo is None else ALONE)

    @cached_property
    def finds(self) -> list[Find]:
        """Return the rooms that may be looted, the best first."""
        return self.finds_of(self.state, self.likes)

    def finds_of(self, state: State, likes: Taste) -> list[Find]:
        return finds(state, likes, offers(state))

    @cached_property
    def base(self) -> float:
        """Return the expected value without an ability."""
        return standing(self.state, self.seat, self.likes) + self.best

    @property
    def best(self) -> float:
        return self.finds[0].value if self.finds else 0.0

    @cached_property
    def rooms(self) -> Sequence[Room]:
        """Return every room that could be named if no Pillar blocked it."""
        layout = self.state.layout()
        if self.state.solo is None or not self.state.solo.tokens:
            return layout.rooms()
        cubes = [body for body in layout.pillars if body < FIRST_TOKEN]
        return [layout.room(*kept, cube) for kept in combinations(TOKENS, 2) for cube in cubes]

    @cached_property
    def open_rooms(self) -> list[tuple[float, Room]]:
        """Return unblocked rooms by worth, including those with too many monsters."""
        return self._by_worth([room for room in self.rooms if not room.inside & looting.CORNERS])

    @cached_property
    def shut_rooms(self) -> list[tuple[float, Room, int]]:
        """Return rooms blocked by one Pillar cube: worth without it, room, Pillar. A blocking token cannot be moved."""
        blocking = [(room, bodies(room.inside & looting.CORNERS)) for room in self.rooms]
        shut = {room: found[0] for room, found in blocking if len(found) == 1 and found[0] < FIRST_TOKEN}
        return [(worth, room, shut[room]) for worth, room in self._by_worth(list(shut))]

    def _by_worth(self, rooms: Sequence[Room]) -> list[tuple[float, Room]]:
        found = [(self.likes.taken(room.inside & COLLECTABLE), room) for room in rooms]
        return sorted(found, key=lambda entry: (-entry[0], entry[1].pillars))

    @cached_property
    def estimate(self) -> RoomEstimate:
        pillars = self.state.layout().pillars
        alone = self.state.solo is not None and self.state.solo.tokens
        return RoomEstimate(
            self.state, self.seat, self.likes, self.rooms, list(combinations(TOKENS if alone else pillars, 2))
        )

    def rivals(self, find: Find) -> float:
        """Return the worth of taking these cubes away from the next hero; 0 for levels without `doubts`. The hero's
        quest is imagined."""
        state = self.state
        last = state.at == state.table.seats - 1
        if not self.level.doubts or state.solo is not None or (last and state.round == ROUNDS):
            return 0.0
        other = state.order[0 if last else state.at + 1]
        if other == self.seat:
            return 0.0
        estimate = RoomEstimate(state, other, taste(state, other), self.rooms)
        taken = find.offer.room.inside & COLLECTABLE & ~find.left
        return -ENVY / (state.table.seats - 1) * estimate.after(dict.fromkeys(bodies(taken), ()))

    def middles(self, number: int) -> list[Point]:
        """Return the middles of the best rooms."""
        return [middle(self.state, find.offer.room) for find in self.finds[:number]]

    # Estimates and trials

    def guess(self, falling: tuple[int, ...], at: Point) -> float:
        """Return the estimated value after dropping these cubes at a point, by sampled drops."""
        points = self.drops(at, [CUBES[cube].size for cube in falling])
        found = self.estimate.dropped(falling, points, falling, self.level.rooms)
        return self.base - self.best + float(found.mean())

    def drops(self, at: Point, sizes: Sequence[str]) -> Floats:
        """Return sampled resting places in mm, for drops from the lowest height, which scatters least."""
        seed = int(self.rng.random() * 2**32)
        found: Floats = Sampler.drop(seed, (int(at[0]), int(at[1])), 1000 * LOWEST, sizes, self.level.drops).centers
        return found / np.float32(1000)

    def tried(self, action: Action, seed: int = 0) -> float:
        """Return the value after one trial, with the error of the aim."""
        self.trial.begin(seed)
        done = self.level.hand.shaken(self.state, action, self.trial)
        after: State = self.game.apply(self.state, self.seat, done, self.trial)
        before = self.state.spots
        moved = {cube: spot for cube, spot in enumerate(after.spots) if spot != before[cube]}
        return standing(after, self.seat, self.likes) + self.estimate.after(moved)

    def sampled(self, worth: float, action: Action) -> Candidate:
        """Return a candidate whose worth was sampled."""
        return Candidate(worth, action, SAMPLED if self.level.doubts else SURE)

    def allows(self, action: Action) -> bool:
        return self.game.legal(self.state, self.seat).why_not(action) is None

    def best_of(self, candidates: Sequence[Candidate]) -> Candidate | None:
        """Return the best candidate after trials. Each round keeps the better half and doubles the trials; all
        candidates meet the same random numbers. The result of the round that selected a candidate is discarded."""
        sure = [candidate for candidate in candidates if candidate.trust == SURE]
        rest = sorted(
            [candidate for candidate in candidates if candidate.trust != SURE], key=lambda candidate: -candidate.worth
        )
        for candidate in [candidate for candidate in rest if candidate.trust == EXACT][: self.level.tries]:
            if not self.time_limit.over():
                sure.append(Candidate(self.tried(candidate.action), candidate.action, SURE))
        open_ = [candidate for candidate in rest if candidate.trust != EXACT][: self.level.tries]
        for turn in range(self.level.repeats if open_ else 0):
            seeds = [int(self.rng.random() * 2**32) for _ in range(1 << turn)]
            found = []
            for candidate in open_:
                if self.time_limit.over():
                    return max(
                        [*sure, *[candidate for candidate in open_ if candidate.trust >= SAMPLED]],
                        key=_worth,
                        default=None,
                    )
                worth = [self.tried(candidate.action, seed) for seed in seeds]
                found.append(
                    Candidate(
                        (sum(worth) + candidate.trust * candidate.worth) / (len(worth) + candidate.trust),
                        *candidate[1:],
                    )
                )
            last = turn == self.level.repeats - 1
            ranked = sorted(zip(found, open_, strict=True), key=lambda pair: -pair[0].worth)
            open_ = (
                [candidate for candidate, _ in ranked]
                if last
                else [candidate for _, candidate in ranked[: (len(ranked) + 1) // 2]]
            )
        return max([*sure, *open_], key=_worth, default=None)


def _worth(candidate: Candidate) -> float:
    return candidate.worth


def offers(state: State) -> tuple[Offer, ...]:
    """Return the rooms that may be named now."""
    if state.solo is None:
        return looting.offers(state)
    return entering.rooms(state) if state.step == ENTER else moving.offers(state)


def said(words: Items, *rest: Item) -> Action:
    """Return a sentence that uses a card."""
    items = (*words, *rest)
    return ("use", *items)
