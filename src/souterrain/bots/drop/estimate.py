"""Vectorised estimates of room values after cubes are moved, dropped or lifted.

The content of cubes at rest is exact, from the rules. Moved cubes are discs, compared with the triangle of a room's
Pillars.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from souterrain.bots.drop.aim import Point
from souterrain.bots.drop.worth import BLUE, CHESTS, COUNTED, DEAR, GOBLIN, KEY, NEVER, SAFE, Taste
from souterrain.games.drop.content.cubes import CUBES, FIRST_TOKEN, GEMS, LARGE, PILLARS, SIDES, SMALL, TOKENS
from souterrain.games.drop.geometry import Footprint, centre
from souterrain.games.drop.rules.rooms import Room
from souterrain.games.drop.rules.worth import CHEST
from souterrain.games.drop.state import State

Floats = npt.NDArray[np.float32]
Bools = npt.NDArray[np.bool_]

Later = Callable[[Bools, Floats, Bools], Floats]
"""The worth of what follows some Loots: rooms by bodies, bodies by kinds, and the bodies that each Loot takes."""
FEW: Final = 8
"""The number of rooms of which it is asked."""
SLICE: Final = 160
"""The number of rooms in one product."""
ROUND: Final = 1.2
"""The radius of the disc that replaces a square, in halves of its side."""
SHIELD: Final = COUNTED.index("shield")


class Judge:
    """The worth of rooms to a hero with a taste and a number of Shields."""

    def __init__(self, likes: Taste, shields: int) -> None:
        self.likes = likes
        self.shields = shields

    def values(self, counts: Floats) -> Floats:
        """Return `Taste.value` of many rooms at once, including their damage and the Shields spent."""
        likes, held = self.likes, self.likes.held
        found = counts @ np.array(likes.each, np.float32)
        keys, chests = counts[..., KEY] + held[KEY], counts[..., CHESTS] + held[CHESTS]
        found += CHEST * np.minimum(keys, chests) + likes.hope * np.minimum(2, np.abs(keys - chests))
        found -= likes.paired(held[KEY], held[CHESTS])
        if likes.trio:
            gems = counts[..., BLUE : BLUE + 3] + np.array(held[BLUE : BLUE + 3], np.float32)
            found += likes.trio * (gems.min(axis=-1) - min(held[BLUE : BLUE + 3]))
        goblins, trolls, dragons = (counts[..., GOBLIN + index] for index in range(3))
        harm = goblins + 2 * trolls
        over = np.maximum(0.0, harm - likes.life)
        used = dragons + np.ceil(over / 2)
        harm = harm - np.minimum(2 * np.ceil(over / 2), harm)
        found -= likes.each[SHIELD] * used
        dear = _dear(likes, likes.life - harm) - _dear(likes, np.float32(likes.life))
        return np.where(used <= self.shields, found - dear, NEVER).astype(np.float32)


class RoomEstimate(Judge):
    """The values of the rooms that a hero may name, now or after a change of the table."""

    def __init__(
        self, state: State, seat: int, likes: Taste, rooms: Sequence[Room], pairs: Sequence[tuple[int, int]] = ()
    ) -> None:
        """Prepare the arrays. `pairs` are pairs of Pillars that form a room with a further one."""
        super().__init__(likes, len(state.held(seat, "shield")))
        spots = {body: spot for body, spot in state.layout().spots.items() if body < len(CUBES) or body >= FIRST_TOKEN}
        self._ids = {body: index for index, body in enumerate(spots)}
        self._at = centres(spots.values())
        self._reach = np.array([reach_of(body) for body in spots], np.float32)
        self._kinds = np.array([kinds_of(body) for body in spots], np.float32).reshape(-1, len(COUNTED))
        self._pillar = np.array([_is_pillar(body) for body in spots], np.bool_)
        self._pairs = [(self._ids[one], self._ids[other]) for one, other in pairs]
        self._corners = np.array([[self._ids[body] for body in room.pillars] for room in rooms], np.intp).reshape(-1, 3)
        self._members = bit_rows([room.inside for room in rooms], list(spots))
        self._counts = content(self._members, self._kinds)
        self._blocked = self._members[:, self._pillar].sum(axis=1)

    def dropped(
        self, lifted: Iterable[int], points: Floats, falling: Sequence[int] | npt.NDArray[np.intp], most: int
    ) -> Floats:
        """Return the best room's value in each of many drops. `points` are in mm, by drop and cube; `falling` are the
        cubes, common or by drop. Only the `most` best rooms are considered."""
        _, corners, counts, blocked = self._without(lifted)
        if not len(corners):
            return np.zeros(len(points), np.float32)
        base = np.where(blocked == 0, self.values(counts), NEVER)
        top = np.argsort(-base, kind="stable")[:most]
        corners, counts, blocked = corners[top], counts[top], blocked[top]
        drops, cubes = points.shape[:2]
        ids = np.asarray(falling)
        reach = np.broadcast_to(CUBE_REACH[ids], (drops, cubes)).reshape(-1)
        there = inside(self._at[corners], points.reshape(-1, 2), reach, self._reach[corners].mean(axis=1))
        there = there.reshape(len(top), drops, cubes)
        fallen = np.broadcast_to(CUBE_PILLARS[ids], (drops, cubes))
        kinds = CUBE_KINDS[ids]
        how = "rbc,ck->brk" if ids.ndim == 1 else "rbc,bck->brk"
        now = counts[None] + np.einsum(how, there.astype(np.float32), kinds)
        shut = (there & fallen[None]).any(axis=2).T | (blocked > 0)[None]
        found: Floats = np.where(shut, 0.0, np.maximum(0.0, self.values(now))).max(axis=1)
        return found

    def after(self, moved: Mapping[int, Footprint], later: Later | None = None) -> float:
        """Return the best room's value after a trial moved these bodies; () means removed. `later` adds the worth of
        what follows to the best few rooms."""
        known = [body for body in moved if body in self._ids]
        rows, corners, counts, blocked = self._without(known)
        # What a trial lays on the table opens no room of Pillars that lie as before.
        open_ = np.flatnonzero(blocked == 0)
        corners, counts = corners[open_], counts[open_]
        laid = [body for body, spot in moved.items() if spot and body < len(CUBES)]
        at = centres([moved[body] for body in laid])
        ids = np.array(laid, np.intp)
        there = np.zeros((len(corners), len(laid)), np.bool_)
        shut = np.zeros(len(corners), np.bool_)
        values = np.zeros(0, np.float32)
        if len(corners):
            there = inside(self._at[corners], at, CUBE_REACH[ids], self._reach[corners].mean(axis=1))
            counts = counts + there.astype(np.float32) @ CUBE_KINDS[ids]
            shut = there @ CUBE_PILLARS[ids]
            values = np.where(shut, NEVER, self.values(counts)).astype(np.float32)
        gone = {self._ids[body] for body in known}
        stay = [index for index in range(len(self._at)) if index not in gone]
        everything = np.concatenate([self._at[stay], at])
        raised = []
        for number, body in enumerate(laid):
            if CUBE_PILLARS[body]:
                worth, rooms = self._raised(body, at[number : number + 1], gone, stay, laid, everything)
                raised.append((worth[0], rooms[0]))
        if later is None:
            return max(0.0, *[float(worth.max(initial=NEVER)) for worth in (values, *[worth for worth, _ in raised])])
        table = np.concatenate([self._members[rows][open_][:, stay], there], axis=1)
        kinds = np.concatenate([self._kinds[stay], CUBE_KINDS[ids]])
        found = [(values, table), *raised]
        tops = [np.argsort(-worth, kind="stable")[:FEW] for worth, _ in found]
        lost = np.concatenate([rooms[top] for top, (_, rooms) in zip(tops, found, strict=True)])
        own = np.concatenate([worth[top] for top, (worth, _) in zip(tops, found, strict=True)])
        return float((np.maximum(0.0, own) + later(table[~shut], kinds, lost)).max(initial=0.0))

    def _raised(
        self,
        pillar: int,
        at: Floats,
        gone: set[int],
        stay: Sequence[int],
        laid: Sequence[int] = (),
        everything: Floats | None = None,
    ) -> tuple[Floats, Bools]:
        """Return the rooms that a Pillar forms at each of these places with any two others: values and content."""
        pairs = [pair for pair in self._pairs if pair[0] not in gone and pair[1] not in gone]
        places, cubes = len(at), self._at[stay] if everything is None else everything
        if not pairs:
            return np.full((places, 1), NEVER, np.float32), np.zeros((places, 1, len(cubes)), np.bool_)
        others = np.array(pairs, np.intp)
        corners = np.empty((places, len(pairs), 3, 2), np.float32)
        corners[:, :, :2] = self._at[others][None]
        corners[:, :, 2] = at[:, None]
        ids = np.array(laid, np.intp)
        reach = np.concatenate([self._reach[stay], CUBE_REACH[ids]])
        wide = np.tile((self._reach[others].sum(axis=1) + CUBE_REACH[pillar]) / 3, places)
        there = inside(corners.reshape(-1, 3, 2), cubes, reach, wide).reshape(places, len(pairs), len(cubes))
        column = {index: number for number, index in enumerate(stay)}
        rows = np.arange(len(pairs))
        for side in range(2):
            there[:, rows, [column[pair[side]] for pair in pairs]] = False
        if pillar in laid:
            there[:, :, len(stay) + list(laid).index(pillar)] = False
        kinds = np.concatenate([self._kinds[stay], CUBE_KINDS[ids]])
        walls = np.concatenate([self._pillar[stay], CUBE_PILLARS[ids]])
        shut = there[:, :, walls].any(axis=2)
        values: Floats = np.where(shut, NEVER, self.values(there.astype(np.float32) @ kinds))
        return values, there

    def shifted(self, pillar: int, points: Floats) -> Floats:
        """Return the best room's value with a Pillar at each of these places in turn."""
        index = self._ids[pillar]
        _, corners, counts, blocked = self._without([pillar])
        found = np.zeros(len(points), np.float32)
        if len(corners):
            worth = self.values(counts)
            open_ = np.flatnonzero(blocked == 0)
            top = open_[np.argsort(-worth[open_], kind="stable")[:40]]
            reach = np.full(len(points), self._reach[index], np.float32)
            there = inside(self._at[corners[top]], points, reach, self._reach[corners[top]].mean(axis=1))
            found = np.where(there, 0.0, worth[top][:, None]).max(axis=0, initial=0.0).astype(np.float32)
        stay = [other for other in range(len(self._at)) if other != index]
        raised, _ = self._raised(pillar, points, {index}, stay)
        return np.asarray(np.maximum(found, raised.max(axis=1)), np.float32)

    def _without(self, lifted: Iterable[int]) -> tuple[Bools, npt.NDArray[np.intp], Floats, npt.NDArray[np.int64]]:
        """Return the rooms without some bodies: which rooms, corners, content, and the number of blocking Pillars."""
        gone = [self._ids[body] for body in lifted if body in self._ids]
        if not gone:
            return np.ones(len(self._corners), np.bool_), self._corners, self._counts, self._blocked
        lost_ones = np.zeros(len(self._at), np.bool_)
        lost_ones[gone] = True
        rows = np.asarray(~lost_ones[self._corners].any(axis=1), np.bool_)
        lost = self._members[rows][:, gone]
        counts = self._counts[rows] - content(lost, self._kinds[gone])
        return rows, self._corners[rows], counts, self._blocked[rows] - lost[:, self._pillar[gone]].sum(axis=1)


def content(members: Bools, kinds: Floats) -> Floats:
    """Return the number of cubes of each kind in each room. A product of a few rooms stays on one thread; several
    threads cost more than they bring."""
    parts = [members[at : at + SLICE].astype(np.float32) @ kinds for at in range(0, len(members), SLICE)]
    return np.concatenate(parts) if parts else np.zeros((0, kinds.shape[1]), np.float32)


def _dear(likes: Taste, left: Floats | np.float32) -> Floats:
    return np.asarray(likes.rounds * DEAR * np.maximum(0.0, SAFE - left) ** 2, np.float32)


def inside(corners: Floats, points: Floats, reach: Floats, wide: Floats) -> Bools:
    """Return which discs around the points meet which triangles; `wide` is the thickness of each triangle's border."""
    start, end = corners, np.roll(corners, -1, axis=1)
    edge = end - start
    x = points[None, None, :, 0] - start[:, :, None, 0]
    y = points[None, None, :, 1] - start[:, :, None, 1]
    ex, ey = edge[:, :, None, 0], edge[:, :, None, 1]
    side = ex * y - ey * x
    turn = np.sign(edge[:, 0, 0] * edge[:, 1, 1] - edge[:, 0, 1] * edge[:, 1, 0])[:, None, None]
    along = np.clip((x * ex + y * ey) / np.maximum(ex * ex + ey * ey, 1e-6), 0.0, 1.0)
    far = (x - along * ex) ** 2 + (y - along * ey) ** 2
    limit = (wide[:, None] + reach[None]) ** 2
    found: Bools = (side * turn >= 0).all(axis=1) | (far.min(axis=1) <= limit)
    return found


def centres(spots: Iterable[Footprint]) -> Floats:
    """Return the centres of footprints in mm."""
    return np.array([centre(spot) for spot in spots], np.float32).reshape(-1, 2) / np.float32(1000)


def middle(state: State, room: Room) -> Point:
    """Return the mean of the corners' centres."""
    corners = [centre(state.layout().spots[body]) for body in room.pillars]
    return sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)


def reach_of(body: int) -> float:
    """Return the radius of a body in mm. A token has the mean size of a small and a large Pillar."""
    side = CUBES[body].side if body < len(CUBES) else (SIDES[SMALL] + SIDES[LARGE]) / 2
    return ROUND * side / 2000


def _is_pillar(body: int) -> bool:
    return body >= FIRST_TOKEN or bool(1 << body & PILLARS)


def kinds_of(body: int) -> list[float]:
    row = [0.0] * len(COUNTED)
    if body < len(CUBES) and CUBES[body].type in COUNTED:
        row[COUNTED.index(CUBES[body].type)] = 1.0
        row[-1] = float(CUBES[body].type in GEMS and CUBES[body].size == SMALL)
    return row


def bit_rows(masks: Sequence[int], ids: Sequence[int]) -> Bools:
    """Return bit masks as a matrix: a row for each mask, a column for each body."""
    size = TOKENS[-1] // 8 + 1
    raw = np.frombuffer(b"".join([bits.to_bytes(size, "little") for bits in masks]), np.uint8).reshape(-1, size)
    return np.unpackbits(raw, axis=1, bitorder="little")[:, ids].astype(np.bool_)


CUBE_REACH: Final = np.array([reach_of(cube) for cube in range(len(CUBES))], np.float32)
CUBE_KINDS: Final = np.array([kinds_of(cube) for cube in range(len(CUBES))], np.float32)
CUBE_PILLARS: Final = np.array([_is_pillar(cube) for cube in range(len(CUBES))], np.bool_)
