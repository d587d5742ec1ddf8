"""Settling: bodies that are stacked, leaning or jammed are kicked by the same physics, and dropped again if
necessary."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, NamedTuple

from souterrain.physics.draws import Draws
from souterrain.physics.hand import CM, again
from souterrain.physics.shapes import Kind, Point, corners_of, gap
from souterrain.physics.world import HALF, Motion, Pose

TILT: Final = math.cos(math.radians(1.5))
LIFTED: Final = 0.15
"""Limits of a flat body: a tilt of 1.5°, and 1.5 mm between its lowest corner and the table."""
TOUCHING: Final = 100
"""The distance of touching footprints, in µm."""
OVERLAP: Final = 50
"""The permitted overlap of footprints in µm; the engine lets bodies sink into each other a little."""
PAIRS: Final = 2
"""The number of pairs of one drop that may touch."""
ROUNDS: Final = 6
"""Rounds of kicks before a body is lifted."""
LAST: Final = 40
"""The limit of rounds; no table ever needed so many."""
KICK: Final = 30.0
HOP: Final = 25.0
TUMBLE: Final = 6.0
NUDGE: Final = 14.0
GROWTH: Final = 1.5
"""Speeds in cm/s; each round is rougher than the one before."""

Footprint = tuple[int, ...]


class Pair(NamedTuple):
    one: int
    other: int
    gap: float
    toward: Point


def settle(motion: Motion, asleep: Mapping[int, Footprint], fell: set[int], draws: Draws, walled: bool) -> None:
    """Kick bodies until all are flat, none overlap, and at most two pairs of the falling ones touch. `asleep` has the
    footprint of every body that lay at the start."""
    for round in range(LAST):
        footprints = dict(asleep)
        uneven = []
        for index in sorted(motion.woken | motion.gone):
            footprints.pop(index, None)
            if index in motion.gone:
                continue
            pose = motion.pose(index)
            footprints[index] = footprint(motion.bodies.kinds[index], pose)
            if not is_flat(motion.bodies.kinds[index], pose):
                uneven.append(index)
        near = pairs(footprints, motion.woken)
        tight = [pair for pair in near if pair.gap < -OVERLAP and not {pair.one, pair.other} & {*uneven}]
        touching = [pair for pair in near if pair.one in fell and pair.other in fell]
        if len(touching) > PAIRS:
            tight += [pair for pair in touching if pair not in tight]
        if not uneven and not tight:
            return
        if round < ROUNDS:
            for index in uneven:
                _kick(motion, index, footprints, GROWTH**round, draws)
            for pair in tight:
                _nudge(motion, pair, GROWTH ** (round / 2), draws)
        else:
            for index in sorted({*uneven, *(max({pair.one, pair.other} & motion.woken) for pair in tight)}):
                _lift(motion, index, draws, walled)
        motion.run()
    raise RuntimeError(f"bodies are not at rest after {LAST} rounds")


def is_flat(kind: Kind, pose: Pose) -> bool:
    x, y, z, w = pose.turned
    upward = abs(2 * (x * z - w * y)), abs(2 * (y * z + w * x)), abs(1 - 2 * (x * x + y * y))
    lowest = pose.at[2] - sum(share * length / 2 / CM for share, length in zip(upward, kind.size, strict=True))
    return (upward[2] if kind.upright else max(upward)) > TILT and lowest < LIFTED


def yaw_of(kind: Kind, pose: Pose) -> float:
    """Return the yaw of a body, whichever face is up."""
    x, y, z, w = pose.turned
    if kind.upright:
        return 2 * math.atan2(z, w)
    axes = (
        (1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
        (2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
        (2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)),
    )
    up = max(range(3), key=lambda axis: abs(axes[axis][2]))
    along = axes[(up + 1) % 3]
    return math.atan2(along[1], along[0]) % (math.pi / 2)


def footprint(kind: Kind, pose: Pose) -> Footprint:
    """Return the corners of a body laid flat at its place."""
    return corners_of(kind, (pose.at[0] * CM, pose.at[1] * CM), yaw_of(kind, pose))


def pairs(footprints: Mapping[int, Footprint], moved: set[int]) -> list[Pair]:
    """Return the pairs of footprints that touch or overlap, of which at least one has moved."""
    found = []
    centers = {index: (corners[0] + corners[4], corners[1] + corners[5]) for index, corners in footprints.items()}
    for one in sorted(moved & footprints.keys()):
        x, y = centers[one]
        for other, (to_x, to_y) in centers.items():
            # Doubled centres: no two bodies touch that are farther apart than two pawns can be.
            if abs(to_x - x) > 34_000 or abs(to_y - y) > 34_000 or other == one or (other < one and other in moved):
                continue
            distance, toward = gap(footprints[one], footprints[other])
            if distance <= TOUCHING:
                found.append(Pair(one, other, distance, toward))
    return found


def _kick(motion: Motion, index: int, footprints: Mapping[int, Footprint], rougher: float, draws: Draws) -> None:
    """Kick a body away from its nearest neighbour."""
    x, y, _ = motion.pose(index).at
    angle, nearest = draws.angle(), math.inf
    for other, corners in footprints.items():
        away = (x - (corners[0] + corners[4]) / 2 / CM, y - (corners[1] + corners[5]) / 2 / CM)
        if other != index and math.hypot(*away) < nearest:
            nearest, angle = math.hypot(*away), math.atan2(away[1], away[0])
    speed = KICK * rougher
    spin = (draws.gauss(TUMBLE), draws.gauss(TUMBLE), draws.gauss(TUMBLE))
    motion.move(index, (speed * math.cos(angle), speed * math.sin(angle), HOP), spin)


def _nudge(motion: Motion, pair: Pair, rougher: float, draws: Draws) -> None:
    """Slide two bodies apart; one that has not moved so far stays."""
    angle = math.atan2(pair.toward[1], pair.toward[0]) + draws.gauss(0.2)
    speed = NUDGE * rougher
    for index, sign in ((pair.one, -1.0), (pair.other, 1.0)):
        if index in motion.woken:
            motion.move(index, (sign * speed * math.cos(angle), sign * speed * math.sin(angle), 0.0), (0.0, 0.0, 0.0))


def _lift(motion: Motion, index: int, draws: Draws, walled: bool) -> None:
    kind = motion.bodies.kinds[index]
    inside = HALF - 8.0
    x, y = (max(-inside, min(inside, each + draws.gauss(3.0))) for each in motion.pose(index).at[:2])
    motion.lift(index, again(kind, (x, y), draws, walled))
