"""The aim of an Explore: many places meet the same sampled drops, the best few once more with the turns that follow.

A room is a convex shape of six half-planes: its sides, and its corners cut off.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from souterrain.bots.drop.aim import Point, places
from souterrain.bots.drop.estimate import (
    CUBE_KINDS,
    CUBE_PILLARS,
    CUBE_REACH,
    Bools,
    Floats,
    bit_rows,
    centres,
    content,
    kinds_of,
    reach_of,
)
from souterrain.bots.drop.outlook import Outlook
from souterrain.bots.drop.search import Search
from souterrain.bots.drop.worth import COUNTED, NEVER
from souterrain.games.drop.content.cubes import COLLECTABLE, CUBES, KIND_OF, bodies
from souterrain.games.drop.rules.aims import LOWEST, REACH
from souterrain.games.drop.rules.exploring import NUMBER
from souterrain.games.drop.state import BOX, FALLEN, State
from souterrain.physics.sampler import Sampler

GRID: Final = tuple([(float(x), float(y)) for x in range(-300, 301, 40) for y in range(-300, 301, 40)])
"""Places of the table in mm."""
MIDDLES: Final = 30
"""The number of best rooms whose middles are aims too."""
BESIDE: Final = ((0.0, 0.0), (18.0, 0.0), (-18.0, 0.0), (0.0, 18.0), (0.0, -18.0))
FEW: Final = 6
"""The number of aims that are kept after each look."""


class Fall(NamedTuple):
    """Sampled drops: the cubes, and their ways from the aim in mm."""

    cubes: npt.NDArray[np.intp]
    ways: Floats


def best_aim(search: Search, outlook: Outlook) -> Point:
    """Return the best place for an Explore in µm."""
    shapes, drops = Shapes(search), search.level.explores
    if not shapes.number:
        return 0.0, 0.0
    spots = _spots(search)
    spots = _best(spots, shapes.own(spots, _fall(search, 2 * drops)))
    spots = [(x + dx, y + dy) for x, y in spots for dx, dy in BESIDE]
    spots = _best(spots, shapes.own(spots, _fall(search, 4 * drops)))
    fall = _fall(search, drops)
    x, y = max(spots, key=lambda at: shapes.margin(at, fall, outlook))
    return 1000 * x, 1000 * y


def _spots(search: Search) -> list[Point]:
    """Return possible aims in mm: middles of rooms, and places within the reach of a cube."""
    middles = dict.fromkeys([(float(round(x / 1000)), float(round(y / 1000))) for x, y in search.middles(MIDDLES)])
    lying = np.array([(x, y) for _, x, y in places(search.state)], np.float32) / 1000
    far = np.hypot(*(np.array(GRID, np.float32)[:, None] - lying[None]).transpose(2, 0, 1)).min(axis=1)
    return [*middles, *[at for at, near in zip(GRID, far <= REACH / 10, strict=True) if near]]


def _best(spots: list[Point], worth: Floats) -> list[Point]:
    return [spots[index] for index in np.argsort(-worth, kind="stable")[:FEW]]


def _fall(search: Search, drops: int) -> Fall:
    """Sample drops of unknown cubes; the fallen ones are known."""
    state = search.state
    box, fallen = state.cubes(BOX), state.cubes(FALLEN)
    number = min(NUMBER[state.table.seats], len(box))
    drawn = np.random.PCG64(int(search.rng.random() * 2**32)).random_raw(drops * len(box)).reshape(drops, len(box))
    cubes = np.array(box, np.intp)[drawn.argsort(axis=1)[:, :number]]
    cubes = np.concatenate([cubes, np.tile(np.array(fallen, np.intp), (drops, 1))], axis=1)
    sizes = [CUBES[cube].size for cube in (*box[:number], *fallen)]
    seed = int(search.rng.random() * 2**32)
    return Fall(cubes, Sampler.drop(seed, (0, 0), 1000 * LOWEST, sizes, drops).centers / np.float32(1000))


class Shapes:
    """The open rooms of a table as shapes, with the worth of every cube that might fall into each."""

    def __init__(self, search: Search) -> None:
        self._judge = search.estimate
        rooms = search.state.layout().open_rooms()
        self.number = len(rooms)
        spots = search.state.layout().spots
        corners = np.array([centres([spots[body] for body in room.pillars]) for room in rooms], np.float32)
        reach = np.array([sum(map(reach_of, room.pillars)) / 3 for room in rooms], np.float32)
        self._sides, self._from = _half_planes(corners.reshape(-1, 3, 2), reach)
        cubes = list(bodies(search.state.lying() & COLLECTABLE))
        self._members = bit_rows([room.inside for room in rooms], cubes)
        self._kinds = np.array([kinds_of(cube) for cube in cubes], np.float32).reshape(-1, len(COUNTED))
        self._counts = content(self._members, self._kinds)
        self._values = self._judge.values(self._counts)
        self._more = self._marginal(search.state)

    def _marginal(self, state: State) -> Floats:
        """Return the worth of one more cube in each room, by room and cube."""
        found = np.zeros((self.number, len(CUBES)), np.float32)
        known: dict[int, Floats] = {}
        for cube in (*state.cubes(BOX), *state.cubes(FALLEN)):
            kind = KIND_OF[cube]
            if kind not in known:
                more = self._judge.values(self._counts + CUBE_KINDS[cube]) - self._values
                known[kind] = np.full_like(more, NEVER) if CUBE_PILLARS[cube] else more
            found[:, cube] = known[kind]
        return found

    def own(self, spots: list[Point], fall: Fall) -> Floats:
        """Return the mean of the best room's value after a drop at each place; cubes count one by one."""
        ways = np.einsum("rhx,nx->hrn", self._sides, fall.ways.reshape(-1, 2)) + CUBE_REACH[fall.cubes].reshape(-1)
        more = self._more[:, fall.cubes.reshape(-1)]
        found = []
        for at in spots:
            there = self._there(at, ways)
            gain = np.where(there, more, np.float32(0)).reshape(self.number, *fall.cubes.shape).sum(axis=2)
            found.append(np.maximum(0.0, (self._values[:, None] + gain).max(axis=0)).mean())
        return np.array(found, np.float32)

    def _there(self, at: Point, ways: Floats) -> Bools:
        """Return the rooms, by cube, in which the cubes of some drops come to rest."""
        limits = -(self._sides @ np.array(at, np.float32) + self._from)
        there: Bools = ways[0] >= limits[:, 0, None]
        for side in range(1, len(ways)):
            there &= ways[side] >= limits[:, side, None]
        return there

    def margin(self, at: Point, fall: Fall, outlook: Outlook) -> float:
        """Return the mean of the best room's value and of what follows it."""
        drops, number = fall.cubes.shape
        ways = np.einsum("rhx,nx->hrn", self._sides, fall.ways.reshape(-1, 2)) + CUBE_REACH[fall.cubes].reshape(-1)
        there = self._there(at, ways).reshape(self.number, drops, number).transpose(1, 0, 2)
        falling = CUBE_KINDS[fall.cubes]
        shut = np.asarray((there & CUBE_PILLARS[fall.cubes][:, None]).any(axis=2), np.bool_)
        values = np.where(shut, NEVER, self._judge.values(self._counts + there.astype(np.float32) @ falling))
        chosen = values.argmax(axis=1)
        rows = np.arange(drops)
        own = np.maximum(0.0, values[rows, chosen])
        lost = np.concatenate([self._members[chosen], there[rows, chosen]], axis=1) & (own > 0)[:, None]
        some = outlook.wanted(self._counts)
        members = np.broadcast_to(self._members[some], (drops, len(some), self._members.shape[1]))
        members = np.concatenate([members, there[:, some]], axis=2) & ~shut[:, some, None]
        kinds = np.concatenate([np.broadcast_to(self._kinds, (drops, *self._kinds.shape)), falling], axis=1)
        return float((own + outlook.later(members, kinds, lost)).mean())


def _half_planes(corners: Floats, wide: Floats) -> tuple[Floats, Floats]:
    """Return six normals for each room and their distances from the table's middle: a cube is in the room if none of
    them is farther off than its reach."""
    sides = np.roll(corners, -1, axis=1) - corners
    turn = sides[:, 0, 0] * sides[:, 1, 1] - sides[:, 0, 1] * sides[:, 1, 0]
    corners = np.where((turn < 0)[:, None, None], corners[:, ::-1], corners).astype(np.float32)
    sides = np.roll(corners, -1, axis=1) - corners
    inward = _unit(np.stack([-sides[..., 1], sides[..., 0]], axis=-1))
    cut = _unit(inward + np.roll(inward, 1, axis=1))
    normals = np.concatenate([inward, cut], axis=1)
    away = -(normals * np.concatenate([corners, corners], axis=1)).sum(axis=2) + wide[:, None]
    return normals.astype(np.float32), away.astype(np.float32)


def _unit(vectors: Floats) -> Floats:
    length = np.maximum(np.hypot(vectors[..., 0], vectors[..., 1]), 1e-3)
    return np.asarray(vectors / length[..., None], np.float32)
