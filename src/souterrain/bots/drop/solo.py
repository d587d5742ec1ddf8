"""Path planning in the solo game: moves swap tokens with Pillars, so the Pillars' places stay and the rooms form a
graph.

A path is a sequence of rooms, each sharing two corners with the one before. Its worth is the value of leaving at its
end, or an estimate of it.
"""

from __future__ import annotations

from collections import deque
from itertools import combinations
from math import ceil, sqrt
from typing import NamedTuple

from souterrain.bots.drop.worth import GOBLIN, Find, counted
from souterrain.games.drop.content.cubes import COLLECTABLE, MASK_OF, mask
from souterrain.games.drop.rules.exploring import NUMBER
from souterrain.games.drop.rules.looting import CORNERS, holds_stairs
from souterrain.games.drop.rules.rooms import Room
from souterrain.games.drop.rules.solo.levels import FULL, WON, required
from souterrain.games.drop.rules.worth import worth
from souterrain.games.drop.state import BOX, State

AHEAD = 6
"""The depth of the search, in moves."""
WIDE = 48
"""The width of the beam search."""
LEVEL, FRAGMENT = 10.0, 5.0
"""The worth of a finished level, and of a Relic brought home from it."""
DOUBT = 0.96
"""The discount for each step: falling cubes may block the path."""
SLACK = (0.45, 0.7, 0.85, 0.95, 1.0)
"""The discount by the number of moves to spare on the path to the Stairs."""
FOUND = 1.2
"""The points that a turn gains from cubes that fall later."""
LOST = -8.0

LEGACIES = ((WON, 1.0), (6, 1.25), (FULL, 1.35))
"""The worth of each legacy that counts as a win, by its fragments (DD-115); a lost game is worth nothing."""
RELICS = 1.1
"""The Relics that a level brings on average."""
HASTY, CAREFUL = 0.03, 0.005
"""The share of levels below the fourth fragment in which a bot is lost: one that takes what it sees, and one that
imagines drops. Measured: 9 of 280 and 0 of 179 levels."""

Corners = frozenset[int]


class Way(NamedTuple):
    first: int
    """The index of its first room."""
    corners: Corners
    taken: int
    life: int
    steps: int
    here: bool
    """True if the Stairs are in its last room."""


class SoloMap:
    """The graph of a level's rooms."""

    def __init__(self, state: State) -> None:
        self._hero = state.hero
        self._held = mask(state.cubes(state.seat))
        self._needs = required(state)
        layout = state.layout()
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
        """Return the number of moves from each room to one with the Stairs."""
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
        """Return the worth of the best path and the index of its first room; `moves` are left after that room."""
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
        """Return the worth of leaving the level with these further cubes."""
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
        """Return the estimated worth of a path that does not end yet: points, relics and the distance to the Stairs."""
        far = self._far.get(way.corners)
        if far is None or far > moves:
            return LOST + 0.1 * way.life
        points = worth(self._hero, self._held | way.taken) + self._hero.marks + FOUND * (moves - far) * 2
        share = min(1.0, points / self._needs)
        share *= SLACK[min(moves - far, len(SLACK) - 1)]
        return DOUBT**moves * share * (LEVEL * share + FRAGMENT * self._relics(way.taken)) + 0.15 * min(way.life, 5)


def goes_deeper(fragments: int, risk: float) -> bool:
    """Tell if the next level is worth its risk. Before the fourth fragment there is nothing to lose (DD-116); after it
    a greater legacy must outweigh the chance to be lost on the levels that it takes."""
    reached = [worth for least, worth in LEGACIES if fragments >= least]
    if not reached:
        return True
    hoped = [(1 - risk) ** ceil((least - fragments) / RELICS) * worth for least, worth in LEGACIES if fragments < least]
    return max(hoped, default=0.0) > reached[-1]


def turns_left(state: State) -> int:
    """Return the number of times Explore is still possible."""
    return -(-len(state.cubes(BOX)) // NUMBER[1])
