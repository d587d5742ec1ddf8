"""The search for an answer: the imagined table, the values of rooms, and the trials of candidates within a budget."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import combinations
from math import inf
from typing import Any, Final, NamedTuple

import numpy as np

from souterrain.bots.base import Character
from souterrain.bots.drop.aim import Hand, Point
from souterrain.bots.drop.estimate import Floats, RoomEstimate, middle
from souterrain.bots.drop.outlook import Outlook
from souterrain.bots.drop.trial import Budget, Trial
from souterrain.bots.drop.worth import PLAIN, Find, Taste, Weights, finds, standing, taste
from souterrain.core.actions import Action, Item
from souterrain.core.forms import Items, Random
from souterrain.core.game import Game
from souterrain.games.drop.content.cubes import COLLECTABLE, CUBES, FIRST_TOKEN, TOKENS, bodies
from souterrain.games.drop.frames import FlickAgain, Volley
from souterrain.games.drop.geometry import Footprint
from souterrain.games.drop.rules import looting
from souterrain.games.drop.rules.aims import LOWEST
from souterrain.games.drop.rules.looting import Offer
from souterrain.games.drop.rules.rooms import Room
from souterrain.games.drop.rules.solo import entering, moving
from souterrain.games.drop.state import ENTER, State
from souterrain.physics.sampler import Sampler

LOOKED_AT: Final = 6
"""The number of best rooms to compare."""
AGAIN: Final = {FlickAgain: 0.8, Volley: 2.0}
"""The worth of a further flick, measured in 30 games of adepts: 0.5 for each Clean Shot, 2.3 for each Volley."""
ALONE: Final = 2
"""The number of rounds to come that sets the worth of life in a solo game."""


class Level(NamedTuple):
    """The strength of a bot. `drops` are sampled for each aim and compared on `rooms` rooms; `tries` candidates are
    tried on the tray in `repeats` rounds. With `doubts` sampled candidates are tried too. `ahead` rooms are compared by
    the turns that follow, with `weights`, and `explores` drops at each aim of an Explore.
    `wide` throws by chance are looked at. `nodes` limits the trials and
    estimates. `sampled` trials use the tray of mass play."""

    hand: Hand
    drops: int = 0
    rooms: int = 0
    tries: int = 0
    repeats: int = 0
    doubts: bool = False
    ahead: int = 0
    explores: int = 0
    wide: int = 0
    weights: Weights = PLAIN
    nodes: int = 400
    character: Character = Character()
    sampled: bool = False


SURE: Final = inf
SAMPLED: Final = 12.0
GLIMPSED: Final = 4.0
HUNCH: Final = 1.0
EXACT: Final = 0.0
"""The weight of an estimate, in trials: nothing to try; drops were sampled; trials on the sampled tray; a rule of
thumb; one trial is exact."""


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
        self.budget = Budget(level.nodes, stop)
        self.likes = self.taste_of(state)
        self.trial = Trial(level.sampled)
        self._glimpse = Trial(sampled=True)

    def taste_of(self, state: State) -> Taste:
        if state.solo is not None:
            return taste(state, state.seat, ALONE)
        return taste(state, state.seat, weights=self.level.weights)

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

    @cached_property
    def outlook(self) -> Outlook | None:
        """Return the turns after this one; None for levels that do not look ahead, and alone."""
        return Outlook(self.state) if self.level.ahead and self.state.solo is None else None

    def ahead(self, finds: Sequence[Find]) -> list[float]:
        """Return the worth of the turns after each of these rooms; 0 for levels that do not look ahead."""
        return [0.0] * len(finds) if self.outlook is None else self.outlook.after(finds)

    def without(self, masks: Sequence[int]) -> list[float]:
        """Return the worth of the turns after each of these masks of cubes is taken, beyond that after the best room; 0
        for levels that do not look ahead."""
        if self.outlook is None:
            return [0.0] * len(masks)
        return [later - self.extra for later in self.outlook.without(masks)]

    @cached_property
    def foreseen(self) -> list[tuple[float, Find]]:
        """Return the best rooms with their value beyond `extra`, the best first."""
        looked_at = self.finds[: max(LOOKED_AT, self.level.ahead)]
        found = [(find.value + later, find) for find, later in zip(looked_at, self.ahead(looked_at), strict=True)]
        return sorted(found, key=lambda entry: -entry[0])

    @cached_property
    def extra(self) -> float:
        """Return the worth of the turns after the best room, beyond its own value. Values of candidates count without
        it, so that they can be compared with `base`."""
        return self.foreseen[0][0] - self.best if self.outlook is not None and self.finds else 0.0

    def middles(self, number: int) -> list[Point]:
        """Return the middles of the best rooms."""
        return [middle(self.state, find.offer.room) for find in self.finds[:number]]

    # Estimates and trials

    def guess(self, falling: tuple[int, ...], at: Point) -> float:
        """Return the estimated value after dropping these cubes at a point, by sampled drops."""
        self.budget.spend()
        points = self.drops(at, [CUBES[cube].size for cube in falling])
        found = self.estimate.dropped(falling, points, falling, self.level.rooms)
        return self.base - self.best + float(found.mean())

    def drops(self, at: Point, sizes: Sequence[str], count: int = 0) -> Floats:
        """Return sampled resting places in mm, for drops from the lowest height, which scatters least."""
        seed = int(self.rng.random() * 2**32)
        count = count or self.level.drops
        found: Floats = Sampler.drop(seed, (int(at[0]), int(at[1])), 1000 * LOWEST, sizes, count).centers
        return found / np.float32(1000)

    def tried(self, action: Action, seed: int = 0) -> float:
        """Return the value after one trial, with the error of the aim."""
        self.budget.spend()
        after, moved = self._carried_out(action, seed, self.trial)
        later = None if self.outlook is None else self.outlook.later
        return self._standing(after) + self.estimate.after(moved, later) - self.extra

    def glimpsed(self, action: Action, seed: int) -> float:
        """Return the value after one trial on the sampled tray, without the turns that follow."""
        after, moved = self._carried_out(action, seed, self._glimpse)
        return self._standing(after) + self.estimate.after(moved)

    def _standing(self, after: State) -> float:
        """Return the worth of what the hero has after a trial, and of a further flick for levels that look ahead."""
        worth = standing(after, self.seat, self.likes)
        if self.outlook is not None and after.frames and not self.state.frames:
            worth += AGAIN.get(type(after.frames[-1]), 0.0)
        return worth

    def _carried_out(self, action: Action, seed: int, trial: Trial) -> tuple[State, dict[int, Footprint]]:
        """Return the table after one trial, and the cubes that moved."""
        trial.begin(seed)
        done = self.level.hand.shaken(self.state, action, trial)
        after: State = self.game.apply(self.state, self.seat, done, trial)
        before = self.state.spots
        return after, {cube: spot for cube, spot in enumerate(after.spots) if spot != before[cube]}

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
            if not self.budget.over():
                sure.append(Candidate(self.tried(candidate.action), candidate.action, SURE))
        open_ = [candidate for candidate in rest if candidate.trust != EXACT][: self.level.tries]
        for turn in range(self.level.repeats if open_ else 0):
            seeds = [int(self.rng.random() * 2**32) for _ in range(1 << turn)]
            found = []
            for candidate in open_:
                if self.budget.over():
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
