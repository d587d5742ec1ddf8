"""A tray for mass play: it answers every request from measured distributions, without the engine.

Drops fall as `scatter.json` tells, the pour of an opening has a table of its own, cubes that lie near a drop are
knocked aside as often and as far as measured, and pushed cubes slide and strike each other like coins. The answers have
the form of the tray's, without films. They are right on average, not for any one table: measure with them, play on the
tray. A test compares both.
"""

from __future__ import annotations

import json
import math
from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from random import Random
from typing import Any, Final, NamedTuple

from souterrain.physics.answers import Answer
from souterrain.physics.hand import UNEVEN, UNSTEADY
from souterrain.physics.sampler import TABLE
from souterrain.physics.shapes import KINDS, SIDE, Kind, corners_of, pose_of

SLIDE: Final = 9.8e-6
"""The square of the speed (m/s) that carries a cube one µm."""
HARDEST: Final = 2.5
POUR: Final = (
    16_000, 106_000, 134_000, 166_000, 192_000, 220_000, 246_000, 272_000, 302_000, 325_000, 349_000, 374_000, 480_000,
)  # fmt: skip
POURED: Final = (0.0, 0.05, 0.1, 0.175, 0.25, 0.375, 0.5, 0.625, 0.75, 0.825, 0.9, 0.95, 1.0)
"""Distances from the middle, and the share of an opening's cubes that stay below each."""
KNOCKED: Final = (0.24, 0.27, 0.19, 0.16, 0.09, 0.05, 0.02, 0.02)
"""The share of lying cubes that a drop of six moves, by their distance from the aim in steps of 2 cm."""
EQUALLY: Final = 512
"""The number of equally likely distances of a drop."""
RING: Final = 20_000
SIX: Final = 6
KNOCK, KNOCK_SPREAD = 2_600, 1.2
"""The median and the logarithmic deviation of the way of a knocked cube, in µm."""
LEAST: Final = 500
CONTACT: Final = 0.56
"""The distance of the centres of two cubes in contact, as a share of the sum of their sides: between that of squares
face to face and corner to corner."""
BOUNCE: Final = 0.3
"""The restitution of two cubes."""
TRIES: Final = 8
STRIKES: Final = 60


class Body:
    """A body; one that lies has its `corners`, and its yaw is `turned` from theirs."""

    __slots__ = ("corners", "id", "kind", "side", "turned", "x", "y")

    def __init__(self, id: int, kind: Kind, x: float, y: float, corners: tuple[int, ...] = ()) -> None:
        self.id, self.kind, self.x, self.y, self.corners = id, kind, x, y, corners
        self.side, self.turned = kind.size[0], 0.0

    def rest(self) -> tuple[int, ...]:
        """Return the corners where it is now."""
        yaw = pose_of(self.kind, self.corners)[1] if self.corners else 0.0
        return corners_of(self.kind, (self.x, self.y), yaw + self.turned)


class Moving(NamedTuple):
    """A sliding cube with its speed in m/s."""

    body: Body
    vx: float
    vy: float


def answer(request: str) -> Answer:
    """Answer a request of the rules (see `request`); equal requests have equal answers."""
    fields = json.loads(request)
    return Answer(tuple(Table(fields).carry_out(fields)), b"")


class Table:
    """The bodies of one request."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self._random = Random(fields["seed"]).random
        self._walled = bool(fields["walled"])
        self._bodies: dict[int, Body] = {}
        for id, name, corners in fields["lying"]:
            x, y = (corners[0] + corners[4]) / 2, (corners[1] + corners[5]) / 2
            self._bodies[id] = Body(id, KINDS[name], x, y, corners)
        self._moved: dict[int, Body] = {}
        self._touches: list[tuple[int, int, int, int]] = []

    def carry_out(self, fields: dict[str, Any]) -> Iterator[int]:
        do = fields["do"]
        if do == "open":
            self._drop(fields["falling"], (0, 0), None)
        elif do == "drop":
            self._knock(fields["at"], len(fields["falling"]))
            self._drop(fields["falling"], fields["at"], fields["height"])
        elif do == "flick":
            speed = HARDEST * fields["force"] / 1000 * max(0.0, 1 + self._gauss(UNEVEN))
            toward = math.radians(fields["toward"] / 10) + self._gauss(UNSTEADY)
            body = self._bodies[fields["cube"]]
            self._slide([Moving(body, speed * math.cos(toward), speed * math.sin(toward))])
        else:
            self._slide([Moving(self._bodies[id], x / 1000, y / 1000) for id, x, y in fields["speeds"]])
        return self._numbers()

    def _numbers(self) -> Iterator[int]:
        yield len(self._moved)
        for id, body in sorted(self._moved.items()):
            if max(abs(body.x), abs(body.y)) > SIDE / 2:
                yield from (id, 0)
            else:
                yield from (id, 4, *body.rest())
        yield len(self._touches)
        for touch in self._touches:
            yield from touch

    def _gauss(self, deviation: float) -> float:
        return deviation * math.sqrt(-2 * math.log(1 - self._random())) * math.cos(math.tau * self._random())

    # Falling

    def _drop(self, falling: list[list[Any]], at: tuple[int, int], height: int | None) -> None:
        for id, name in falling:
            kind = KINDS[name]
            distances = _poured().__getitem__ if height is None else _scattered(kind.name, height)
            body = Body(id, kind, 0.0, 0.0)
            body.turned = math.tau * self._random()
            for _ in range(TRIES):
                far, toward = distances(int(self._random() * EQUALLY)), math.tau * self._random()
                body.x, body.y = at[0] + far * math.cos(toward), at[1] + far * math.sin(toward)
                if self._walled:
                    self._hold(body)
                if self._free(body):
                    break
            self._bodies[id] = self._moved[id] = body

    def _hold(self, body: Body) -> None:
        most = (SIDE - body.side) / 2
        body.x, body.y = max(-most, min(most, body.x)), max(-most, min(most, body.y))

    def _free(self, body: Body) -> bool:
        x, y, side = body.x, body.y, body.side
        for other in self._bodies.values():
            dx, dy, reach = other.x - x, other.y - y, CONTACT * (side + other.side)
            if -reach < dx < reach and dx * dx + dy * dy < reach * reach and other is not body:
                return False
        return True

    def _knock(self, at: tuple[int, int], count: int) -> None:
        """Move some of the cubes that lie near a drop."""
        widest = RING * len(KNOCKED)
        for body in list(self._bodies.values()):
            dx, dy = body.x - at[0], body.y - at[1]
            if abs(dx) >= widest or abs(dy) >= widest:
                continue
            ring = int(math.hypot(dx, dy) / RING)
            if ring >= len(KNOCKED) or self._random() >= KNOCKED[ring] * count / SIX:
                continue
            start = body.x, body.y
            for _ in range(TRIES):
                far = max(LEAST, KNOCK * math.exp(self._gauss(KNOCK_SPREAD)))
                toward = math.tau * self._random()
                body.x, body.y = start[0] + far * math.cos(toward), start[1] + far * math.sin(toward)
                if self._walled:
                    self._hold(body)
                if self._free(body):
                    body.turned += self._gauss(0.5)
                    self._moved[body.id] = body
                    break
            else:
                body.x, body.y = start

    # Sliding

    def _slide(self, moving: list[Moving]) -> None:
        pushed = {each.body.id for each in moving}
        met: set[frozenset[int]] = set()
        for _ in range(STRIKES):
            if not moving:
                return
            body, vx, vy = moving.pop()
            square = vx * vx + vy * vy
            if square < SLIDE * LEAST:
                continue
            speed = math.sqrt(square)
            ux, uy = vx / speed, vy / speed
            far, other = self._first(body, ux, uy, square / SLIDE, met)
            body.x += far * ux
            body.y += far * uy
            self._moved[body.id] = body
            if self._walled:
                self._hold(body)
            if other is None or max(abs(body.x), abs(body.y)) > SIDE / 2:
                body.turned += self._gauss(0.1)
                continue
            moving += self._strike(body, other, ux, uy, math.sqrt(max(0.0, square - SLIDE * far)), pushed, met)

    def _first(
        self, body: Body, ux: float, uy: float, travel: float, met: set[frozenset[int]]
    ) -> tuple[float, Body | None]:
        """Return how far a cube slides, and the body that it strikes there, if any."""
        found: Body | None = None
        for other in self._bodies.values():
            dx, dy = other.x - body.x, other.y - body.y
            along = dx * ux + dy * uy
            reach = CONTACT * (body.side + other.side)
            if along <= 0 or along - reach > travel or other is body:
                continue
            across = dx * uy - dy * ux
            if abs(across) >= reach or max(abs(other.x), abs(other.y)) > SIDE / 2:
                continue
            if frozenset((body.id, other.id)) in met:
                continue
            far = max(0.0, along - math.sqrt(reach * reach - across * across))
            if far < travel:
                travel, found = far, other
        return travel, found

    def _strike(
        self, body: Body, other: Body, ux: float, uy: float, speed: float, pushed: set[int], met: set[frozenset[int]]
    ) -> list[Moving]:
        met.add(frozenset((body.id, other.id)))
        if {body.id, other.id} & pushed:
            one, two = (body, other) if body.id in pushed else (other, body)
            self._touches.append((one.id, two.id, 10 * len(self._touches), round(1000 * speed)))
        dx, dy = other.x - body.x, other.y - body.y
        apart = math.hypot(dx, dy) or 1.0
        nx, ny = dx / apart, dy / apart
        mass, hit = body.side**3, other.side**3
        share = (1 + BOUNCE) * speed * max(0.0, ux * nx + uy * ny) / (mass + hit)
        body.turned += self._gauss(0.6)
        if other.kind.upright:
            return []
        other.turned += self._gauss(0.6)
        return [
            Moving(body, speed * ux - share * hit * nx, speed * uy - share * hit * ny),
            Moving(other, share * mass * nx, share * mass * ny),
        ]


@cache
def _poured() -> tuple[float, ...]:
    return tuple([_equally_likely(POURED, POUR, number) for number in range(EQUALLY)])


@cache
def _scattered(size: str, height: int) -> Callable[[int], float]:
    """Return a function to one of the equally likely distances of a body dropped from this height; a pawn falls as a
    large cube. Heights are many and drops from each few, so no table is made."""
    table = _scatter()
    rows = table["distances"]["large" if size == "pawn" else size]
    heights = table["heights"]
    low = max(0, min(len(heights) - 2, bisect(heights, height) - 1))
    part = (height - heights[low]) / (heights[low + 1] - heights[low])
    row = [one + (other - one) * part for one, other in zip(rows[low], rows[low + 1], strict=True)]
    return partial(_equally_likely, [index / (len(row) - 1) for index in range(len(row))], row)


@cache
def _scatter() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(TABLE.read_text(encoding="utf-8"))
    return found


def _equally_likely(shares: Sequence[float], values: Sequence[float], number: int) -> float:
    """Return one of the equally likely values of a distribution."""
    wanted = (number + 0.5) / EQUALLY
    index = max(0, min(len(shares) - 2, bisect(shares, wanted) - 1))
    part = (wanted - shares[index]) / (shares[index + 1] - shares[index])
    return values[index] + (values[index + 1] - values[index]) * part
