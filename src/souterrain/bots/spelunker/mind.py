"""What a bot has in mind while it answers: the imagined table, what it likes, the rooms at hand, and what it may spend
on thinking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import combinations
from math import inf
from typing import Any, Final, NamedTuple

import numpy as np

from souterrain.bots.spelunker.hand import Hand, Point
from souterrain.bots.spelunker.sketch import Floats, Sketch, middle
from souterrain.bots.spelunker.trial import Patience, Trial
from souterrain.core.actions import Action, Item
from souterrain.core.forms import Items, Random
from souterrain.core.game import Game
from souterrain.games.drop.bot import Find, Taste, finds, standing, taste
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
"""The lone spelunker's life is as dear as with so many rounds to come."""


class Level(NamedTuple):
    """How well a bot plays: its hand, how many drops it samples for an aim, how many rooms it looks at then, how many
    ideas it tries out and in how many rounds, whether it tries those too that were sampled and looks at what it leaves
    to others; and for how long at most, in seconds."""

    hand: Hand
    drops: int = 0
    rooms: int = 0
    tries: int = 0
    repeats: int = 0
    doubts: bool = False
    seconds: float = 0.4


ENVY: Final = 0.6
"""What a point of the next hero costs at a table of two."""
SURE: Final = inf
SAMPLED: Final = 12.0
HUNCH: Final = 1.0
EXACT: Final = 0.0
"""How far a guess is trusted, in trials: there is nothing to try; drops were sampled; it is a rule of thumb; one trial
tells all."""


class Idea(NamedTuple):
    """Something to say, and what it is guessed to be worth."""

    worth: float
    action: Action
    trust: float


class Mind:
    def __init__(self, game: Game[Any], s: State, level: Level, rng: Random, stop: Callable[[], bool]) -> None:
        self.game = game
        self.s = s
        self.seat = s.seat
        self.level = level
        self.rng = rng
        self.patience = Patience(level.seconds, stop)
        self.likes = self.taste_of(s)
        self.trial = Trial()

    def taste_of(self, s: State) -> Taste:
        return taste(s, s.seat, None if s.solo is None else ALONE)

    @cached_property
    def finds(self) -> list[Find]:
        """The rooms that may be looted, the best first."""
        return self.finds_of(self.s, self.likes)

    def finds_of(self, s: State, likes: Taste) -> list[Find]:
        return finds(s, likes, offers(s))

    @cached_property
    def base(self) -> float:
        """What it comes to without an ability."""
        return standing(self.s, self.seat, self.likes) + self.best

    @property
    def best(self) -> float:
        return self.finds[0].value if self.finds else 0.0

    @cached_property
    def rooms(self) -> Sequence[Room]:
        """Every room that might be named if nothing were in the way."""
        layout = self.s.layout()
        if self.s.solo is None or not self.s.solo.tokens:
            return layout.rooms()
        cubes = [body for body in layout.pillars if body < FIRST_TOKEN]
        return [layout.room(*kept, cube) for kept in combinations(TOKENS, 2) for cube in cubes]

    @cached_property
    def open_rooms(self) -> list[tuple[float, Room]]:
        """Rooms without a Pillar in the way, also those with too many monsters, by what they are worth."""
        return self._by_worth([room for room in self.rooms if not room.inside & looting.CORNERS])

    @cached_property
    def shut_rooms(self) -> list[tuple[float, Room, int]]:
        """Rooms with one Pillar cube in the way, which comes last, by what they would be worth without it. A token in
        the way stays there."""
        blocking = [(room, bodies(room.inside & looting.CORNERS)) for room in self.rooms]
        shut = {room: found[0] for room, found in blocking if len(found) == 1 and found[0] < FIRST_TOKEN}
        return [(worth, room, shut[room]) for worth, room in self._by_worth(list(shut))]

    def _by_worth(self, rooms: Sequence[Room]) -> list[tuple[float, Room]]:
        found = [(self.likes.taken(room.inside & COLLECTABLE), room) for room in rooms]
        return sorted(found, key=lambda entry: (-entry[0], entry[1].pillars))

    @cached_property
    def sketch(self) -> Sketch:
        pillars = self.s.layout().pillars
        alone = self.s.solo is not None and self.s.solo.tokens
        return Sketch(self.s, self.seat, self.likes, self.rooms, list(combinations(TOKENS if alone else pillars, 2)))

    def rivals(self, find: Find) -> float:
        """What it is worth that the next hero does not find these cubes: less is left for them, if that is looked at.
        Their quest is imagined."""
        s = self.s
        last = s.at == s.table.seats - 1
        if not self.level.doubts or s.solo is not None or (last and s.round == ROUNDS):
            return 0.0
        other = s.order[0 if last else s.at + 1]
        if other == self.seat:
            return 0.0
        sketch = Sketch(s, other, taste(s, other), self.rooms)
        taken = find.offer.room.inside & COLLECTABLE & ~find.left
        return -ENVY / (s.table.seats - 1) * sketch.after(dict.fromkeys(bodies(taken), ()))

    def middles(self, number: int) -> list[Point]:
        """The middles of the best rooms."""
        return [middle(self.s, find.offer.room) for find in self.finds[:number]]

    # --- guesses and trials ---

    def guess(self, falling: tuple[int, ...], at: Point) -> float:
        """What it would come to if these cubes, lifted if they lie there, were dropped at a point: by sampled drops."""
        points = self.drops(at, [CUBES[cube].size for cube in falling])
        found = self.sketch.dropped(falling, points, falling, self.level.rooms)
        return self.base - self.best + float(found.mean())

    def drops(self, at: Point, sizes: Sequence[str]) -> Floats:
        """Sampled resting places in mm, from the lowest height: it scatters least."""
        seed = int(self.rng.random() * 2**32)
        found: Floats = Sampler.drop(seed, (int(at[0]), int(at[1])), 1000 * LOWEST, sizes, self.level.drops).centers
        return found / np.float32(1000)

    def tried(self, action: Action, seed: int = 0) -> float:
        """What it came to in one try, by this hand."""
        self.trial.begin(seed)
        done = self.level.hand.shaken(self.s, action, self.trial)
        after: State = self.game.apply(self.s, self.seat, done, self.trial)
        before = self.s.spots
        moved = {cube: spot for cube, spot in enumerate(after.spots) if spot != before[cube]}
        return standing(after, self.seat, self.likes) + self.sketch.after(moved)

    def sampled(self, worth: float, action: Action) -> Idea:
        """An idea whose worth was sampled."""
        return Idea(worth, action, SAMPLED if self.level.doubts else SURE)

    def allows(self, action: Action) -> bool:
        return self.game.legal(self.s, self.seat).why_not(action) is None

    def best_of(self, ideas: Sequence[Idea]) -> Idea | None:
        """The best idea once the most promising have been tried. Each round goes on with the better half and tries it
        twice as often; all meet the same chance in it. What an idea came to in the round that chose it is forgotten."""
        sure = [idea for idea in ideas if idea.trust == SURE]
        rest = sorted([idea for idea in ideas if idea.trust != SURE], key=lambda idea: -idea.worth)
        for idea in [idea for idea in rest if idea.trust == EXACT][: self.level.tries]:
            if not self.patience.over():
                sure.append(Idea(self.tried(idea.action), idea.action, SURE))
        open_ = [idea for idea in rest if idea.trust != EXACT][: self.level.tries]
        for turn in range(self.level.repeats if open_ else 0):
            seeds = [int(self.rng.random() * 2**32) for _ in range(1 << turn)]
            found = []
            for idea in open_:
                if self.patience.over():
                    return max([*sure, *[idea for idea in open_ if idea.trust >= SAMPLED]], key=_worth, default=None)
                worth = [self.tried(idea.action, seed) for seed in seeds]
                found.append(Idea((sum(worth) + idea.trust * idea.worth) / (len(worth) + idea.trust), *idea[1:]))
            last = turn == self.level.repeats - 1
            ranked = sorted(zip(found, open_, strict=True), key=lambda pair: -pair[0].worth)
            open_ = [idea for idea, _ in ranked] if last else [idea for _, idea in ranked[: (len(ranked) + 1) // 2]]
        return max([*sure, *open_], key=_worth, default=None)


def _worth(idea: Idea) -> float:
    return idea.worth


def offers(s: State) -> tuple[Offer, ...]:
    """The rooms that may be named now."""
    if s.solo is None:
        return looting.offers(s)
    return entering.rooms(s) if s.step == ENTER else moving.offers(s)


def said(words: Items, *rest: Item) -> Action:
    """A sentence that uses a card."""
    items = (*words, *rest)
    return ("use", *items)
