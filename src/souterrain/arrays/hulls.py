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

    def __init__(self, corners: tuple[int, ...], touching: Words, crossed: Words, left: Words) -> None:
        self._corners = corners
        self._touching, self._crossed, self._left = touching, crossed, left
        self._inside, self._core = self._triples()

    def pairs(self) -> Iterable[tuple[int, int, int]]:
        """Return for each pair of corners the bodies that touch its hull, those that meet the segment of the centres,
        and those whose centre is strictly to the left."""
        return zip(*[_masks(words) for words in (self._touching, self._crossed, self._left)], strict=True)

    def rooms(self, blocking: int, most: int | None, edge: bool) -> Iterable[tuple[tuple[int, ...], int, int]]:
        """Return three corners each, all bodies in their hull, and those that only touch its edge. With `most` only
        hulls that hold at most so many of the blocking bodies; `edge` tells if these block from the edge, too."""
        triples, inside, core = _triples_of(self._corners), self._inside, self._core
        if most is not None:
            shut = (inside if edge else core) & _words(blocking, inside.shape[1])
            kept = np.flatnonzero(np.bitwise_count(shut).sum(axis=1) <= most)
            triples, inside, core = [triples[index] for index in kept.tolist()], inside[kept], core[kept]
        return zip(triples, _masks(inside), _masks(inside & ~core), strict=True)

    def _triples(self) -> tuple[Words, Words]:
        first, second, third, words, bits, own = _table(self._corners, self._touching.shape[1])
        left, crossed, touching = self._left, self._crossed, self._touching
        one, two, three = left[first], left[second], left[third]
        turns_left = (one[np.arange(len(first)), words] & bits) != 0
        core = np.where(turns_left[:, None], one & two & ~three, ~one & ~two & three)
        core |= crossed[first] | crossed[second] | crossed[third]
        core &= own
        return core | ((touching[first] | touching[second] | touching[third]) & own), core


@lru_cache(256)
def _triples_of(corners: tuple[int, ...]) -> list[tuple[int, ...]]:
    return list(combinations(corners, 3))


@lru_cache(64)
def _table(corners: tuple[int, ...], width: int) -> tuple[Indices, Indices, Indices, Indices, Words, Words]:
    """Return for each triple its three pairs, word and bit of its last corner, and the mask of all bodies but its own
    corners."""
    pair = {two: index for index, two in enumerate(combinations(corners, 2))}
    rows = [(pair[i, j], pair[j, k], pair[i, k]) for i, j, k in combinations(corners, 3)]
    sides = np.array(rows, np.intp).reshape(-1, 3)
    last = [k for _, _, k in combinations(corners, 3)]
    own = [_words((1 << WORD * width) - 1 & ~(1 << i | 1 << j | 1 << k), width) for i, j, k in combinations(corners, 3)]
    return (
        sides[:, 0],
        sides[:, 1],
        sides[:, 2],
        np.array([k // WORD for k in last], np.intp),
        np.array([1 << k % WORD for k in last], np.uint64),
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
    shapes = _shapes(list(spots.values()))
    if len(corners) < 2 or np.abs(shapes).max() > LARGEST or limit * limit >= 2**20:
        return None
    low, high = shapes.min(axis=1), shapes.max(axis=1)
    scene = Scene(ids, shapes, np.floor((low + high) / 2), limit)
    place = {body: index for index, body in enumerate(ids)}
    two = np.array(list(combinations([place[corner] for corner in corners], 2)), np.intp)
    touching, crossed, left = scene.about(two[:, 0], two[:, 1], judge)
    width = max(ids) // WORD + 1
    columns = np.array(ids, np.intp)
    return Hulls(corners, *[_packed(table, columns, width) for table in (touching, crossed, left)])


def _shapes(footprints: list[tuple[int, ...]]) -> Floats:
    """Return the corners of each footprint; the last one is repeated up to the number of the largest."""
    most = max(map(len, footprints))
    if min(map(len, footprints)) < most:
        footprints = [spot + spot[-2:] * ((most - len(spot)) // 2) for spot in footprints]
    return np.array(footprints, np.float64).reshape(len(footprints), -1, 2)


def _packed(table: Bools, columns: Indices, width: int) -> Words:
    spread = np.zeros((len(table), WORD * width), np.bool_)
    spread[:, columns] = table
    return np.packbits(spread, axis=1, bitorder="little").view("<u8").astype(np.uint64, copy=False)


class Scene:
    def __init__(self, ids: list[int], shapes: Floats, centres: Floats, limit: int) -> None:
        self.ids, self.shapes, self.centres, self.limit = ids, shapes, centres, limit
        about = shapes - centres[:, None]
        edges = np.roll(about, -1, axis=1) - about
        self.edges = edges
        square = (edges * edges).sum(axis=2)
        depth = about[..., 0] * edges[..., 1] - about[..., 1] * edges[..., 0]
        with np.errstate(divide="ignore", invalid="ignore"):
            inner = np.where(square > 0, depth * depth / square, np.inf)
        self.inner = np.sqrt(inner.min(axis=1))
        self.outer = np.sqrt((about * about).sum(axis=2).max(axis=1))

    def about(self, one: Indices, other: Indices, judge: Judge) -> tuple[Bools, Bools, Bools]:
        """Return for each pair and body: it touches the hull, it meets the segment, its centre is to the left."""
        a, way = self.centres[one], self.centres[other] - self.centres[one]
        dx, dy = way[:, 0], way[:, 1]
        square = dx * dx + dy * dy
        length = np.sqrt(square)[:, None]
        # Side and place along the line as products of matrices: sums of whole numbers, or of halves, below 2**46.
        across = np.stack([-dy, dx, dy * a[:, 0] - dx * a[:, 1]], axis=1)
        forth = np.stack([dx, dy, -(dx * a[:, 0] + dy * a[:, 1]) - square / 2], axis=1)
        places = np.concatenate([self.centres.T, np.ones((1, len(self.centres)))])
        side, beyond = across @ places, forth @ places
        np.abs(beyond, out=beyond)
        beyond -= square[:, None] / 2
        wide = np.maximum(self.outer[one], self.outer[other])[:, None] + (self.outer + (self.limit + SLACK))
        wide *= length + SLACK
        left = side > 0
        far = np.abs(side, out=side)
        near = np.maximum(far, beyond) <= wide
        rows = np.arange(len(one))
        near[rows, one] = near[rows, other] = False
        pair, body = np.nonzero(near)
        touching, crossed = np.zeros_like(near), np.zeros_like(near)
        far, beyond, length = far[pair, body], beyond[pair, body], length[pair, 0]
        meets = self._meets(one[pair], other[pair], body)
        narrow = np.minimum(self.inner[one], self.inner[other])[pair] + self.inner[body] - SLACK
        sure = meets | ((beyond < 0) & (far <= np.maximum(narrow, 0.0) * (length - SLACK)))
        crossed[pair, body] = meets
        touching[pair, body] = sure
        rest = np.flatnonzero(~sure)
        pair, body = pair[rest], body[rest]
        yes, no = self._beside(one[pair], other[pair], body, left[pair, body])
        touching[pair[yes], body[yes]] = True
        rest = np.flatnonzero(~yes & ~no)
        pair, body = pair[rest], body[rest]
        for index in np.flatnonzero(~self._parted(one[pair], other[pair], body)).tolist():
            p, c = pair[index], body[index]
            touching[p, c] = judge(self.ids[one[p]], self.ids[other[p]], self.ids[c])
        return touching, crossed, left

    def _meets(self, one: Indices, other: Indices, body: Indices) -> Bools:
        """Tell exactly which bodies meet the segment of two centres: no side of either parts them."""
        shape, edge = self.shapes[body], self.edges[body]
        from_a, from_b = shape - self.centres[one][:, None], shape - self.centres[other][:, None]
        way = (self.centres[other] - self.centres[one])[:, None]
        side = way[..., 0] * from_a[..., 1] - way[..., 1] * from_a[..., 0]
        # An edge has a point on its outer side if its start, seen from the point, turns right into the edge.
        out_a = from_a[..., 0] * edge[..., 1] - from_a[..., 1] * edge[..., 0] < 0
        out_b = from_b[..., 0] * edge[..., 1] - from_b[..., 1] * edge[..., 0] < 0
        meets: Bools = ~(np.all(side > 0, axis=1) | np.all(side < 0, axis=1) | np.any(out_a & out_b, axis=1))
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
        p, q, known = self._tangents(one, other, turn)
        way = q - p
        square = way[:, 0] ** 2 + way[:, 1] ** 2
        points = np.concatenate([self.shapes[body], self.centres[body][:, None]], axis=1) - p[:, None]
        outward = turn[:, None] * (way[:, None, 0] * points[..., 1] - way[:, None, 1] * points[..., 0])
        along = way[:, None, 0] * points[..., 0] + way[:, None, 1] * points[..., 1]
        beside = (along >= 0) & (along <= square[:, None])
        reach = outward * outward
        allowed = (self.limit * self.limit * square)[:, None]
        over = (outward > 0) & (reach > allowed * (1 + CLOSE))
        under = (outward >= 0) & (reach < allowed * (1 - CLOSE))
        into = (beside & (outward < 0))[:, :-1].any(axis=1) & beside[:, -1] & (outward[:, -1] >= 0)
        known &= square > 0
        return known & ((beside & under)[:, :-1].any(axis=1) | into), known & over[:, :-1].all(axis=1)

    def _parted(self, one: Indices, other: Indices, body: Indices) -> Bools:
        """Tell which bodies are certainly farther than the limit from the hull: along the normal of an edge of one of
        the three shapes, the gap between the body and both corners is wider."""
        a, b, c = self.shapes[one], self.shapes[other], self.shapes[body]
        edges = np.concatenate([self.edges[one], self.edges[other], self.edges[body]], axis=1)
        points = np.concatenate([a, b, c], axis=1)
        across = edges[:, :, None, 1] * points[:, None, :, 0] - edges[:, :, None, 0] * points[:, None, :, 1]
        sides = a.shape[1]
        hull, there = across[..., : 2 * sides], across[..., 2 * sides :]
        gap = np.maximum(there.min(axis=2) - hull.max(axis=2), hull.min(axis=2) - there.max(axis=2))
        square = (edges * edges).sum(axis=2)
        wide: Bools = ((gap > 0) & (gap * gap > self.limit * self.limit * square * (1 + CLOSE))).any(axis=1)
        return wide

    def _tangents(self, one: Indices, other: Indices, turn: Floats) -> tuple[Floats, Floats, Bools]:
        """Return a line from a corner of one body to a corner of the other with both bodies on it or on its inner side;
        the last array tells if there is one."""
        a, b = self.shapes[one], self.shapes[other]
        count, sides = a.shape[:2]
        way = b[:, None] - a[:, :, None]
        points = np.concatenate([a, b], axis=1)
        offset = way[..., 0] * a[:, :, None, 1] - way[..., 1] * a[:, :, None, 0]
        reach = way[..., None, 0] * points[:, None, None, :, 1] - way[..., None, 1] * points[:, None, None, :, 0]
        valid = (turn[:, None, None, None] * (reach - offset[..., None]) <= 0).all(axis=3).reshape(count, sides * sides)
        chosen = valid.argmax(axis=1)
        rows = np.arange(count)
        return a[rows, chosen // sides], b[rows, chosen % sides], valid[rows, chosen]
