"""The lone spelunker's way: moves swap tokens with Pillars, so the places of Pillars stay, and the rooms are a map.

A way is a row of rooms, each sharing two corners with the one before. It is worth what leaving at its end would bring,
or how near it comes to that.
"""

from __future__ import annotations

from collections import deque
from itertools import combinations
from math import sqrt
from typing import NamedTuple

from souterrain.games.drop.bot import GOBLIN, Find, counted
from souterrain.games.drop.content.cubes import COLLECTABLE, MASK_OF, mask
from souterrain.games.drop.rules.exploring import NUMBER
from souterrain.games.drop.rules.looting import CORNERS, holds_stairs
from souterrain.games.drop.rules.rooms import Room
from souterrain.games.drop.rules.solo.levels import required
from souterrain.games.drop.rules.worth import worth
from souterrain.games.drop.state import BOX, State

AHEAD = 6
"""How many moves are looked ahead."""
WIDE = 48
"""How many ways are followed at a time."""
LEVEL, FRAGMENT = 10.0, 5.0
"""What a finished level is worth, and a Relic brought home from it."""
DOUBT = 0.96
"""What a way loses with each step: cubes still to fall may shut it."""
SLACK = (0.45, 0.7, 0.85, 0.95, 1.0)
"""What is left of all hope if so many moves can be spared on the way to the Stairs."""
FOUND = 1.2
"""Points that a turn finds besides: cubes still to fall."""
LOST = -8.0

Corners = frozenset[int]


class Way(NamedTuple):
    first: int
    """Which of the first rooms it began with."""
    corners: Corners
    taken: int
    life: int
    steps: int
    here: bool
    """Whether the Stairs are in its last room."""


class Map:
    """The rooms of a level as they lie now."""

    def __init__(self, s: State) -> None:
        self._s = s
        self._hero = s.hero
        self._held = mask(s.cubes(s.seat))
        self._needs = required(s)
        layout = s.layout()
        self._rooms: dict[Corners, Room] = {}
        for room in layout.rooms():
            if not room.inside & CORNERS:
                self._rooms[frozenset(room.pillars)] = room
        self._pillars = layout.pillars
        self._next: dict[Corners, list[Corners]] = {}
        self._far = self._distances()

    def neighbours(self, corners: Corners) -> list[Corners]:
        found = self._next.get(corners)
        if found is None:
            wanted = [
                frozenset((*pair, pillar))
                for pair in combinations(sorted(corners), 2)
                for pillar in self._pillars
                if pillar not in corners
            ]
            found = self._next[corners] = [room for room in wanted if room in self._rooms]
        return found

    def _distances(self) -> dict[Corners, int]:
        """How many moves it is from each room to one with the Stairs."""
        far = {corners: 0 for corners, room in self._rooms.items() if holds_stairs(room)}
        queue = deque(far)
        while queue:
            corners = queue.popleft()
            for other in self.neighbours(corners):
                if other not in far:
                    far[other] = far[corners] + 1
                    queue.append(other)
        return far

    def best(self, first: list[Find], moves: int) -> tuple[float, int]:
        """What the best way is worth, and with which of these rooms it begins; so many moves are left after it."""
        ways = [self._begin(index, find) for index, find in enumerate(first)]
        best, chosen = LOST, 0
        for step in range(AHEAD):
            ranked = []
            for way in ways:
                leaving = self.leaving(way.taken) * DOUBT**way.steps if way.here else LOST
                going_on = self._hopes(way, moves - step)
                ranked.append((going_on, way))
                for value in (leaving, going_on if step in (AHEAD - 1, moves) else LOST):
                    if value > best:
                        best, chosen = value, way.first
            if step in (AHEAD - 1, moves):
                break
            ranked.sort(key=lambda entry: (-entry[0], entry[1].first, sorted(entry[1].corners)))
            ways = [further for _, way in ranked[:WIDE] for further in self._further(way)]
            if not ways:
                break
        return best, chosen

    def _begin(self, index: int, find: Find) -> Way:
        room = find.offer.room
        inside = room.inside & COLLECTABLE & ~find.left
        return Way(index, frozenset(find.offer.said), inside, self._life(inside, self._spare()), 1, holds_stairs(room))

    def _spare(self) -> int:
        return self._hero.life - 1 - self._hero.covered

    @staticmethod
    def _life(inside: int, life: int) -> int:
        goblins, trolls, dragons = counted(inside)[GOBLIN : GOBLIN + 3]
        return life - goblins - 2 * trolls - 8 * dragons

    def _further(self, way: Way) -> list[Way]:
        found = []
        for corners in self.neighbours(way.corners):
            room = self._rooms[corners]
            fresh = room.inside & COLLECTABLE & ~way.taken
            life = self._life(fresh, way.life)
            if life >= 0:
                found.append(Way(way.first, corners, way.taken | fresh, life, way.steps + 1, holds_stairs(room)))
        return found

    def leaving(self, taken: int = 0) -> float:
        """What it is worth to leave the level with these cubes besides."""
        return self._success(taken, 0.0) * (LEVEL + FRAGMENT * self._relics(taken))

    def _success(self, taken: int, more: float) -> float:
        held = self._held | taken
        points = worth(self._hero, held) + self._hero.marks + more
        opened = min((held & MASK_OF["key"]).bit_count(), (held & MASK_OF["chest"]).bit_count())
        doubt = 0.5 + 1.7 * sqrt(opened)
        return min(1.0, max(0.0, 0.5 + (points - self._needs + 0.5) / (2 * doubt)))

    def _relics(self, taken: int) -> int:
        return ((self._held | taken) & MASK_OF["relic"]).bit_count()

    def _hopes(self, way: Way, moves: int) -> float:
        """How near it comes: points, relics, and whether the Stairs can still be reached."""
        far = self._far.get(way.corners)
        if far is None or far > moves:
            return LOST + 0.1 * way.life
        points = worth(self._hero, self._held | way.taken) + self._hero.marks + FOUND * (moves - far) * 2
        share = min(1.0, points / self._needs)
        share *= SLACK[min(moves - far, len(SLACK) - 1)]
        return DOUBT**moves * share * (LEVEL * share + FRAGMENT * self._relics(way.taken)) + 0.15 * min(way.life, 5)


def turns_left(s: State) -> int:
    """How often Explore is still possible."""
    return -(-len(s.cubes(BOX)) // NUMBER[1])
