"""The bodies about every pair and every three of some corner bodies: the counterpart of the room finder.

Why the verdicts are exact
--------------------------
Coordinates are whole µm of at most 2**21, so a difference of two is a whole number of at most 2**22. A cross or dot
product of two differences is a whole number of at most 2**45, and so is every product and sum on the way to it. Such
numbers are doubles without rounding (they are below 2**53), so the side of a line on which a point lies, its place
along a line and the crossing of a segment and a polygon are found exactly, as with integers.

Rounding enters in two places only:

1. Lengths of at most 2**23 µm: a square root of an exact square has a relative error of 2**-53, and so has each of the
   few products and sums after it. Together they err by less than 2**-48 of a product of at most 2**46, which is less
   than 1/4 of a whole. Tests by discs therefore keep SLACK on the safe side: a body that they let pass or reject lies
   at least a µm from their limit. All others go on to the next test.
2. The comparison of a distance with the limit, `r > limit · |e|`, as `r² > limit² · e²`. Here r and e² are exact, and
   limit² is a whole number below 2**20: each side is an exact number rounded once (r²) or thrice (limit² · e², then the
   factor 1 ± CLOSE), so it is off by a relative 2**-51 at most. Sides that differ by less than a relative
   CLOSE = 2**-48 leave the pair open.

A pair that stays open, because it is that close or because none of the tests below decides it, is judged by the exact
function in integers, which the caller passes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from itertools import combinations
from typing import Final

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Bools = npt.NDArray[np.bool_]
Indices = npt.NDArray[np.intp]
Words = npt.NDArray[np.uint64]
Judge = Callable[[int, int, int], bool]
"""Tells if a body touches the hull of two others, in integers."""

LARGEST: Final = 2**21
"""The greatest coordinate for which the proof holds, in µm; a larger one is left to the pure function."""
SLACK: Final = 2.0
CLOSE: Final = 2.0**-48
WORD: Final = 64


class Hulls:
    """The bodies about all pairs and all triples of corners, as masks with a bit for each body's id."""

    def __init__(self, corners: tuple[int, ...], masks: Words) -> None:
        """`masks` are words by pair: the bodies that touch its hull, those that meet the segment of its centres, and
        those whose centre is strictly to the left."""
        self._corners = corners
        self._masks = masks
        self._inside, self._core = self._triples()

    def room(self, triple: tuple[int, ...]) -> tuple[int, int]:
        """Return all bodies in the hull of three ascending corners, and those that only touch its edge."""
        place = _places_of(self._corners)[triple]
        inside, core = _masks(np.stack([self._inside[place], self._core[place]]))
        return inside, inside & ~core

    def rooms(self, blocking: int, most: int | None, edge: bool) -> Iterable[tuple[tuple[int, ...], int, int]]:
        """Return three corners each, all bodies in their hull, and those that only touch its edge. With `most` only
        hulls that hold at most so many of the blocking bodies; `edge` tells if these block from the edge, too."""
        triples, inside, core = _triples_of(self._corners), self._inside, self._core
        if most is not None:
            shut = np.bitwise_count((inside if edge else core) & _words(blocking, inside.shape[1]))
            kept = np.flatnonzero(sum(shut.T) <= most)
            triples, inside, core = [triples[index] for index in kept.tolist()], inside[kept], core[kept]
        return zip(triples, _masks(inside), _masks(inside & ~core), strict=True)

    def _triples(self) -> tuple[Words, Words]:
        """Return for each triple the bodies in its hull, and those of them that meet the triangle of the centres."""
        width = self._masks.shape[1] // 3
        sides, words, bits, own = _table(self._corners, width)
        first, second, third = [self._masks.take(side, axis=0) for side in sides]
        near = first[:, : 2 * width] | second[:, : 2 * width] | third[:, : 2 * width]
        one, two, three = first[:, 2 * width :], second[:, 2 * width :], third[:, 2 * width :]
        turns_left = (first.ravel().take(words) & bits) != 0
        core = np.where(turns_left[:, None], one & two & ~three, ~(one | two) & three)
        core |= near[:, width:]
        core &= own
        return core | (near[:, :width] & own), core


@lru_cache(256)
def _triples_of(corners: tuple[int, ...]) -> list[tuple[int, ...]]:
    return list(combinations(corners, 3))


@lru_cache(64)
def _places_of(corners: tuple[int, ...]) -> dict[tuple[int, ...], int]:
    return {triple: place for place, triple in enumerate(_triples_of(corners))}


@lru_cache(64)
def _pairs_of(number: int) -> Indices:
    return np.array(list(combinations(range(number), 2)), np.intp).reshape(-1, 2).T.copy()


@lru_cache(64)
def _table(corners: tuple[int, ...], width: int) -> tuple[Indices, Indices, Words, Words]:
    """Return for each triple its three pairs, the word and the bit that tell if its last corner is to the left of the
    first pair, and the mask of all bodies but its own corners."""
    pair = {two: index for index, two in enumerate(combinations(corners, 2))}
    triples = list(combinations(corners, 3))
    rows = [(pair[i, j], pair[j, k], pair[i, k]) for i, j, k in triples]
    words = [3 * width * row + 2 * width + k // WORD for row, (_, _, k) in enumerate(triples)]
    own = [_words((1 << WORD * width) - 1 & ~(1 << i | 1 << j | 1 << k), width) for i, j, k in triples]
    return (
        np.array(rows, np.intp).reshape(-1, 3).T.copy(),
        np.array(words, np.intp),
        np.array([1 << k % WORD for _, _, k in triples], np.uint64),
        np.array(own, np.uint64).reshape(-1, width),
    )


def _words(mask: int, width: int) -> Words:
    return np.frombuffer(mask.to_bytes(8 * width, "little"), "<u8").astype(np.uint64)


def _masks(words: Words) -> list[int]:
    """Return rows of words as whole numbers, the lowest word first."""
    rows: list[int] = words[:, -1].tolist()
    for column in range(words.shape[1] - 2, -1, -1):
        rows = [high << WORD | low for high, low in zip(rows, words[:, column].tolist(), strict=True)]
    return rows


def hulls(spots: Mapping[int, tuple[int, ...]], corners: tuple[int, ...], limit: int, judge: Judge) -> Hulls | None:
    """Return the bodies about the corners, which ascend; None where the proof does not hold."""
    ids = list(spots)
    xs, ys = _shapes(list(spots.values()))
    if len(corners) < 2 or max(np.abs(xs).max(), np.abs(ys).max()) > LARGEST or limit * limit >= 2**20:
        return None
    place = {body: index for index, body in enumerate(ids)}
    one, other = np.array([place[corner] for corner in corners], np.intp)[_pairs_of(len(corners))]
    width = max(ids) // WORD + 1
    found = Scene(ids, xs, ys, limit).about(one, other, judge, WORD * width)
    masks = np.packbits(found, axis=2, bitorder="little").view("<u8").astype(np.uint64, copy=False)
    return Hulls(corners, masks.reshape(len(one), 3 * width))


def _shapes(footprints: list[tuple[int, ...]]) -> tuple[Floats, Floats]:
    """Return the corners of footprints, by corner and body; the last one is repeated up to the number of the largest,
    which has at least three."""
    most = max(map(len, footprints))
    if min(map(len, footprints)) < most:
        footprints = [spot + spot[-2:] * ((most - len(spot)) // 2) for spot in footprints]
    flat = np.array(footprints, np.float64).T
    return flat[::2].copy(), flat[1::2].copy()


def _next(corners: Floats) -> Floats:
    return np.concatenate([corners[1:], corners[:1]])


class Scene:
    """All bodies, as arrays by corner and body. What follows is by corner and case, a case being a pair and a body."""

    def __init__(self, ids: list[int], xs: Floats, ys: Floats, limit: int) -> None:
        self.ids, self.xs, self.ys, self.limit = ids, xs, ys, limit
        self.cx = np.floor((xs.min(axis=0) + xs.max(axis=0)) / 2)
        self.cy = np.floor((ys.min(axis=0) + ys.max(axis=0)) / 2)
        x, y = xs - self.cx, ys - self.cy
        self.ex, self.ey = _next(x) - x, _next(y) - y
        square = self.ex * self.ex + self.ey * self.ey
        depth = x * self.ey - y * self.ex
        # An edge without a length repeats a corner. Squares of others are at least 1.
        inner = np.where(square > 0, depth * depth / np.maximum(square, 1), np.inf)
        self.ways = self._ways(square > 0)
        self.inner = np.sqrt(inner.min(axis=0))
        self.outer = np.sqrt((x * x + y * y).max(axis=0))

    def _ways(self, real: Bools) -> tuple[Floats, Floats, Floats, Floats]:
        """Return the ways from each corner to the next one, and to it from the one before. The last corner may be
        repeated: the way from it is that from its last repetition, and those to repetitions are no numbers."""
        before = np.concatenate([real[-1:], real[:-1]])
        to, fro = [], []
        for edges in (self.ex, self.ey):
            to.append(np.where(real, edges, edges[-1]))
            fro.append(np.where(before, np.concatenate([edges[-1:], edges[:-1]]), np.nan))
        return to[0], to[1], fro[0], fro[1]

    def about(self, one: Indices, other: Indices, judge: Judge, width: int) -> Bools:
        """Return for each pair three rows, by the id of a body: it touches the hull, it meets the segment, its centre
        is to the left."""
        ax, ay = self.cx[one], self.cy[one]
        dx, dy = self.cx[other] - ax, self.cy[other] - ay
        square = dx * dx + dy * dy
        length = np.sqrt(square)
        columns = np.array(self.ids, np.intp)
        found = np.zeros((len(one), 3, width), np.bool_)
        touching, crossed = found[:, 0], found[:, 1]
        # Side and place along the line as products of matrices: sums of whole numbers, or of halves, below 2**46.
        places = np.array([self.cx, self.cy, np.ones(len(self.ids))])
        side = np.array([-dy, dx, dy * ax - dx * ay]).T @ places
        beyond = np.array([dx, dy, -(dx * ax + dy * ay) - square / 2]).T @ places
        left = side > 0
        found[:, 2, columns] = left
        # Discs about the centres of the body and of the wider corner decide what is near at all.
        near = self._within(side, 0.0, one, other, length) & self._within(beyond, square / 2, one, other, length)
        rows = np.arange(len(one))
        near[rows, one] = near[rows, other] = False
        pair, body = np.divmod(np.flatnonzero(near), len(self.ids))
        one, other, left = one[pair], other[pair], left[pair, body]
        dx, dy, square, length = dx[pair], dy[pair], square[pair], length[pair]
        x, y = self.cx[body] - ax[pair], self.cy[body] - ay[pair]
        far, along = np.abs(dx * y - dy * x), dx * x + dy * y
        meets = self._meets(one, other, body)
        narrow = np.minimum(self.inner[one], self.inner[other]) + self.inner[body] - SLACK
        sure = meets | ((along > 0) & (along < square) & (far <= np.maximum(narrow, 0.0) * (length - SLACK)))
        crossed[pair, columns[body]] = meets
        touching[pair, columns[body]] = sure
        rest = np.flatnonzero(~sure)
        pair, body, one, other = pair[rest], body[rest], one[rest], other[rest]
        yes, no = self._beside(one, other, body, left[rest])
        touching[pair[yes], columns[body[yes]]] = True
        rest = np.flatnonzero(~(yes | no))
        pair, body, one, other = pair[rest], body[rest], one[rest], other[rest]
        for index in np.flatnonzero(~self._parted(one, other, body)).tolist():
            bodies = [self.ids[each[index]] for each in (one, other, body)]
            touching[pair[index], bodies[2]] = judge(*bodies)
        return found

    def _within(self, far: Floats, less: Floats | float, one: Indices, other: Indices, length: Floats) -> Bools:
        """Tell by pair and body if a distance, times the pair's length, is at most that of two discs in contact. The
        array of distances is used up."""
        np.abs(far, out=far)
        far /= (length + SLACK)[:, None]
        far -= (np.maximum(self.outer[one], self.outer[other]) + less / (length + SLACK))[:, None]
        within: Bools = far <= self.outer + (self.limit + SLACK)
        return within

    def _of(self, bodies: Indices) -> tuple[Floats, Floats, Floats, Floats]:
        """Return corners and edges of some bodies."""
        return self.xs[:, bodies], self.ys[:, bodies], self.ex[:, bodies], self.ey[:, bodies]

    def _meets(self, one: Indices, other: Indices, body: Indices) -> Bools:
        """Tell exactly which bodies meet the segment of two centres: no side of either parts them."""
        x, y, ex, ey = self._of(body)
        ax, ay = self.cx[one], self.cy[one]
        dx, dy = self.cx[other] - ax, self.cy[other] - ay
        x -= ax
        y -= ay
        side = dx * y - dy * x
        # An edge has a point on its outer side if its start, seen from the point, turns right into the edge.
        turn = x * ey - y * ex
        out = np.maximum(turn, turn - (dx * ey - dy * ex)).min(axis=0) < 0
        meets: Bools = ~((side.min(axis=0) > 0) | (side.max(axis=0) < 0) | out)
        return meets

    def _beside(self, one: Indices, other: Indices, body: Indices, left: Bools) -> tuple[Bools, Bools]:
        """Judge bodies by the outer tangent of two corners on the body's side: those that certainly touch the hull, and
        those that certainly do not.

        All of the hull lies on the inner side of the tangent, so a body that is wholly farther from the tangent's line
        than the limit does not touch. A corner of the body that is beside the tangent's segment, outside and no farther
        than the limit, touches. If the corner is inside and the centre outside, both beside the segment, the way
        between them crosses the segment, which is part of the hull.
        """
        turn = np.where(left, 1.0, -1.0)
        px, py, dx, dy, known = self._tangents(one, other, turn)
        square = dx * dx + dy * dy
        # The centre comes last.
        x = np.concatenate([self.xs[:, body], self.cx[None, body]]) - px
        y = np.concatenate([self.ys[:, body], self.cy[None, body]]) - py
        outward = turn * (dx * y - dy * x)
        along = dx * x + dy * y
        beside = (along >= 0) & (along <= square)
        reach, allowed = outward * outward, self.limit * self.limit * square
        over = (outward > 0) & (reach > allowed * (1 + CLOSE))
        under = (outward >= 0) & (reach < allowed * (1 - CLOSE))
        into = (beside & (outward < 0))[:-1].any(axis=0) & beside[-1] & (outward[-1] >= 0)
        known &= square > 0
        return known & ((beside & under)[:-1].any(axis=0) | into), known & over[:-1].all(axis=0)

    def _tangents(self, one: Indices, other: Indices, turn: Floats) -> tuple[Floats, Floats, Floats, Floats, Bools]:
        """Return a corner of one body and the way from there to a corner of the other, with both bodies on the line or
        on its inner side; the last array tells if there is one.

        A convex shape lies on one side of a line through a corner if both neighbours of the corner do.
        """
        ax, ay, bx, by = self.xs[:, one], self.ys[:, one], self.xs[:, other], self.ys[:, other]
        dx, dy = bx - ax[:, None], by - ay[:, None]
        tx, ty = turn * dx, turn * dy
        valid = self._bounds(tx, ty, [each[:, None, one] for each in self.ways])
        valid &= self._bounds(tx, ty, [each[None, :, other] for each in self.ways])
        sides, cases = len(ax), np.arange(len(one))
        start, end = np.divmod(valid.reshape(sides * sides, -1).argmax(axis=0), sides)
        return (
            ax[start, cases],
            ay[start, cases],
            dx[start, end, cases],
            dy[start, end, cases],
            valid[start, end, cases],
        )

    @staticmethod
    def _bounds(dx: Floats, dy: Floats, ways: list[Floats]) -> Bools:
        """Tell at which corners the next one is on a line or to its right, and so is the one before."""
        to_x, to_y, from_x, from_y = ways
        bounds: Bools = (dx * to_y - dy * to_x <= 0) & (dx * from_y - dy * from_x >= 0)
        return bounds

    def _parted(self, one: Indices, other: Indices, body: Indices) -> Bools:
        """Tell which bodies are certainly farther than the limit from the hull: along the normal of an edge of one of
        the three shapes, the gap between the body and both corners is wider."""
        x, y, ex, ey = [np.concatenate(each) for each in zip(*map(self._of, (one, other, body)), strict=True)]
        across = ey[:, None] * x - ex[:, None] * y
        hull, there = np.split(across, [2 * len(self.xs)], axis=1)
        gap = np.maximum(there.min(axis=1) - hull.max(axis=1), hull.min(axis=1) - there.max(axis=1))
        square = ex * ex + ey * ey
        wide: Bools = ((gap > 0) & (gap * gap > self.limit * self.limit * square * (1 + CLOSE))).any(axis=0)
        return wide
