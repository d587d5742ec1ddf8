"""The turns after a Loot: what it leaves to the next heroes, and the place in the next round's order.

Looting moves no Pillar, so the rooms stay and only lose their cubes: each hero in turn takes the best room that is
left, once around the table. Many Loots are followed at once, in arrays.

The weights were fitted to 1,964 games of two adepts who looted one of the twelve best rooms by chance. A point of the
best room left to the other hero cost 0.56 to 0.69 points of the final margin, in every round. To begin the second
round brought 0.5 ± 1.1 points, to begin the third cost 1.7 ± 0.9: the last hero finds most cubes and leaves nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import erf, sqrt
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from souterrain.bots.drop.estimate import Bools, Floats, Judge, bit_rows, content, kinds_of
from souterrain.bots.drop.worth import COUNTED, MOST, Find, Taste, taste
from souterrain.games.drop.content.cards import QUESTS
from souterrain.games.drop.content.cubes import COLLECTABLE, MONSTERS, TREASURES, bodies
from souterrain.games.drop.rules import scoring
from souterrain.games.drop.rules.rounds import ROUNDS
from souterrain.games.drop.state import State

ENVY: Final = 0.6
"""The cost of a point left to the other hero at a table of two; at larger tables they share it."""
OWN: Final = 0.35
"""The worth of a point left to oneself."""
PLACE: Final = {1: 0.5, 2: -1.6}
"""The worth of being first in the next round rather than last, by the round that ends."""
SHOWN: Final = 1.0
"""The part of it that the moves show as soon as the order is known."""
SCOUT: Final = 5.0
"""The additional worth under the Scout's Specialty (DD-243)."""
LOADED: Final = {2: 6.5, 3: 5.0, 4: 4.0}
UNSURE: Final = 2.5
"""The weight that a hero adds in one turn, by the number of heroes, and its deviation."""
CHOSEN_FROM: Final = 120
"""The number of rooms among which heroes choose."""
HEAVY: Final = np.array([kind in TREASURES for kind in COUNTED], np.float32)
WILD: Final = np.array([kind in MONSTERS for kind in COUNTED], np.float32)
"""The kinds that weigh, and those that do not."""


class Rival(NamedTuple):
    """A quest that pays for having most of something: points, points for a tie, what a hero adds in one turn, its
    deviation, and the flat worth of one in the taste."""

    most: int
    tied: int
    each: float
    spread: float
    flat: float


RIVALS: Final = {"heros-help": Rival(6, 3, 1.8, 1.4, 2 * MOST), "hoarders-hunt": Rival(7, 3, 6.5, 2.5, MOST)}


class Outlook:
    """The heroes who play after a Loot of the hero whose turn it is."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._rest = state.order[state.at + 1 :]
        seats = range(state.table.seats)
        likes = [taste(state, seat) if seat == state.seat else unknown(state, seat) for seat in seats]
        self._judges = [Judge(likes[seat], len(state.held(seat, "shield"))) for seat in seats]
        self._cubes = list(bodies(state.lying() & COLLECTABLE))
        self._kinds = np.array([kinds_of(cube) for cube in self._cubes], np.float32).reshape(-1, len(COUNTED))
        members = bit_rows([room.inside for room in state.layout().open_rooms()], self._cubes)
        self._members = members[self.wanted(content(members, self._kinds))]

    def wanted(self, counts: Floats) -> npt.NDArray[np.intp]:
        """Return the rooms of this content that some hero might take: the best ones for each."""
        if len(counts) <= CHOSEN_FROM:
            return np.arange(len(counts))
        best = [np.argsort(-judge.values(counts), kind="stable") for judge in self._judges]
        return np.unique(np.concatenate([order[: CHOSEN_FROM // len(best)] for order in best]))

    def after(self, finds: Sequence[Find]) -> list[float]:
        """Return the worth of what follows each way to loot a room on the table as it lies."""
        return self.without([taken(find) for find in finds])

    def without(self, masks: Sequence[int]) -> list[float]:
        """Return the worth of what follows if the hero takes these cubes from the table as it lies."""
        rows = bit_rows(masks, self._cubes)
        return [float(worth) for worth in self.later(self._members, self._kinds, rows)]

    def later(self, members: Bools, kinds: Floats, lost: Bools) -> Floats:
        """Return the worth of what follows each Loot. `members` are rooms by cubes, and `kinds` cubes by kinds, common
        or by Loot; `lost` are the cubes that each Loot takes."""
        if members.ndim == 2 and len(members) > CHOSEN_FROM:
            members = members[self.wanted(content(members, kinds))]
        weights = (lost * (kinds @ HEAVY)).sum(axis=-1)
        found = self._most(weights, (lost * (kinds @ WILD)).sum(axis=-1))
        envy = ENVY / (self._state.table.seats - 1)
        for order, place, rows in self._orders(weights):
            left = ~lost[rows]
            rooms = members[rows] if members.ndim == 3 else members
            by = kinds[rows] if kinds.ndim == 3 else kinds
            worth = np.full(len(rows), place, np.float32)
            for number, seat in enumerate(order):
                gain, gone = _best(self._judges[seat], rooms, left, by)
                worth += OWN * gain if seat == self._state.seat else -envy * gain
                if number < len(order) - 1:
                    left &= ~gone
            found[rows] += worth
        return found

    def _most(self, weights: Floats, monsters: Floats) -> Floats:
        """Return the expected bonus of a quest that pays for having most (DD-241, DD-242), beyond the flat worth of
        such cubes in the taste."""
        state, name = self._state, self._state.hero.task.name
        if name not in RIVALS:
            return np.zeros(len(weights), np.float32)
        rival, adds = RIVALS[name], state.table.seats - 1
        number = state.weight if name == "hoarders-hunt" else lambda seat: scoring.monsters(state, seat)
        theirs = max(number(seat) for seat in range(state.table.seats) if seat != state.seat)
        turns = ROUNDS - state.round
        ahead = number(state.seat) - theirs - rival.each * bool(self._rest)
        spread = rival.spread * sqrt(turns + (turns + bool(self._rest)) * adds)
        taken = weights if name == "hoarders-hunt" else monsters
        worth = {
            more: rival.most * _above(ahead + more - 0.5, spread)
            + rival.tied * (_above(ahead + more + 0.5, spread) - _above(ahead + more - 0.5, spread))
            - rival.flat * more
            for more in {round(float(number)) for number in taken}
        }
        return np.array([worth[round(float(number))] for number in taken], np.float32)

    def _orders(self, weights: Floats) -> Iterator[tuple[tuple[int, ...], float, list[int]]]:
        """Yield the heroes in the order of their next turns, the worth of the own place, and the Loots after which it
        is so, by the weight that each adds."""
        groups: dict[int, list[int]] = {}
        for row, weight in enumerate(weights):
            groups.setdefault(round(float(weight)), []).append(row)
        for weight, rows in groups.items():
            yield *self._order(self._state.weight(self._state.seat) + weight), rows

    def _order(self, mine: int) -> tuple[tuple[int, ...], float]:
        state = self._state
        if state.round == ROUNDS:
            return self._rest, 0.0
        worth = PLACE[state.round] + (SCOUT if state.hero.task.name == "scouts-specialty" else 0.0)
        if self._rest:
            return (*self._rest, state.seat), worth * self._behind(mine)
        heavy = [mine if seat == state.seat else state.weight(seat) for seat in range(state.table.seats)]
        order = sorted(state.order, key=lambda seat: (heavy[seat], state.heroes[seat].card.initiative))
        behind = (len(order) - 1 - order.index(state.seat)) / (len(order) - 1)
        return tuple(order), (worth - SHOWN) * behind

    def _behind(self, mine: int) -> float:
        """Return the expected share of the other heroes that play after this one in the next round."""
        state, behind = self._state, 0.0
        for other in range(state.table.seats):
            if other != state.seat:
                lower = state.hero.card.initiative < state.heroes[other].card.initiative
                more = state.weight(other) - mine + (0.5 if lower else -0.5)
                if other in self._rest:
                    behind += (1 + erf((more + LOADED[state.table.seats]) / (UNSURE * sqrt(2)))) / 2
                else:
                    behind += more > 0
        return behind / (state.table.seats - 1)


def _above(more: float, spread: float) -> float:
    """Return the probability that a normal deviate makes up for less than this lead."""
    return float(more > 0) if not spread else (1 + erf(more / (spread * sqrt(2)))) / 2


def taken(find: Find) -> int:
    """Return the cubes that a way to loot a room collects."""
    return find.offer.room.inside & COLLECTABLE & ~find.left


def unknown(state: State, seat: int) -> Taste:
    """Return the taste of a hero whose quest is hidden: the mean over all quests but the own."""
    found = []
    for quest in range(len(QUESTS)):
        if quest != state.hero.quest:
            imagined = state.copy()
            imagined.own(seat).quest = quest
            found.append(taste(imagined, seat))
    each = tuple([sum(column) / len(found) for column in zip(*[one.each for one in found], strict=True)])
    return found[0]._replace(each=each, trio=sum(one.trio for one in found) / len(found))


def _best(judge: Judge, members: Bools, left: Bools, kinds: Floats) -> tuple[Floats, Bools]:
    """Return the value of the best room on each table, and the cubes that it takes."""
    there = members & left[:, None]
    values = judge.values(there.astype(np.float32) @ kinds)
    if not values.shape[1]:
        return np.zeros(len(left), np.float32), np.zeros_like(left)
    chosen = values.argmax(axis=1)
    rows = np.arange(len(left))
    value = np.maximum(0.0, values[rows, chosen])
    return value, there[rows, chosen] & (value > 0)[:, None]
