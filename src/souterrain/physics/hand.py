"""The hand: start positions and speeds of falling bodies, in cm and seconds.

The figures were tuned on the tray: the pour spreads the dungeon evenly over the table, the drop scatters six cubes over
a hand's breadth or two.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from souterrain.physics.draws import Draws, Quaternion
from souterrain.physics.request import HIGHEST, LOWEST, Drop, Flick, Open
from souterrain.physics.shapes import SIDE, Kind

CM: Final = 10_000
"""µm of a centimetre, the engine's unit."""
Triple = tuple[float, float, float]


class Start(NamedTuple):
    """The pose and motion of a body at its release."""

    at: Triple
    turned: Quaternion
    speed: Triple
    spin: Triple


class Grip(NamedTuple):
    """The grip: radius, outward speed at the rim, growth of that speed, and its variation."""

    radius: float
    holds: int
    outward: float
    power: float
    jitter: float


POUR: Final = Grip(radius=8.0, holds=54, outward=85.0, power=0.6, jitter=8.0)
DROP: Final = Grip(radius=2.0, holds=6, outward=25.0, power=1.0, jitter=15.0)
DOWN: Final = -40.0
UP: Final = 30.0
SPIN: Final = 15.0
"""Vertical speeds at the start, and the deviation of spin about each axis."""
GOLDEN: Final = math.pi * (3 - math.sqrt(5))
SWAY: Final = 2.5
"""The vertical spread of the bodies of one drop."""
HARDEST: Final = 250.0
UNSTEADY: Final = 0.03
UNEVEN: Final = 0.05
"""The error of every finger: deviations of direction (radians) and speed (share)."""
ABOVE: Final = 0.06
"""The point of contact above the centre, as a share of the edge: the cube then rolls a little. A fast cube jumps over
its neighbours if it is much higher, and trips if it is at the very centre."""


def release(act: Open | Drop, draws: Draws, walled: bool) -> list[Start]:
    """Return the starts of all falling bodies."""
    kinds = [body.kind for body in act.falling]
    between = (LOWEST / CM, HIGHEST / CM)
    if act.height is not None:
        between = (act.height / CM - SWAY, act.height / CM + SWAY)
    if isinstance(act, Open):
        return _release(kinds, (0.0, 0.0), between, POUR, draws, walled)
    x, y = (each / CM + draws.gauss(act.spread[0] / 100) for each in act.at)
    return _release(kinds, (x, y), between, DROP, draws, walled)


def again(kind: Kind, at: tuple[float, float], draws: Draws, walled: bool) -> Start:
    """Return the start of a body that is lifted and dropped again."""
    (start,) = _release([kind], at, (LOWEST / CM, LOWEST / CM + SWAY), DROP, draws, walled)
    return start


def flick(act: Flick, kind: Kind, draws: Draws) -> tuple[Triple, Triple]:
    """Return speed and spin of a flicked cube."""
    toward = math.radians(act.toward / 10) + draws.gauss(UNSTEADY) + draws.gauss(math.radians(act.spread[1] / 10))
    speed = HARDEST * act.force / 1000 * max(0.0, 1.0 + draws.gauss(UNEVEN))
    x, y = speed * math.cos(toward), speed * math.sin(toward)
    roll = 6 * ABOVE / (kind.size[2] / CM)
    return (x, y, 0.0), (-y * roll, x * roll, 0.0)


def _release(
    kinds: Sequence[Kind],
    center: tuple[float, float],
    between: tuple[float, float],
    grip: Grip,
    draws: Draws,
    walled: bool,
) -> list[Start]:
    """Place bodies on a disc like sunflower seeds, each at a height where it touches no other."""
    count = len(kinds)
    radius = grip.radius * math.sqrt(max(1.0, count / grip.holds))
    cell = radius * math.sqrt(math.pi / count)
    first = draws.angle()
    inside = SIDE / 2 / CM - 1.1
    starts: list[Start] = []
    held: list[tuple[Triple, float]] = []
    for kind, seed in zip(kinds, draws.order(count), strict=True):
        out, angle = radius * math.sqrt((seed + 0.5) / count), first + seed * GOLDEN
        x = out * math.cos(angle) + draws.between(-0.35, 0.35) * cell
        y = out * math.sin(angle) + draws.between(-0.35, 0.35) * cell
        speed = grip.outward * (math.hypot(x, y) / radius) ** grip.power
        toward = math.atan2(y, x)
        x, y = center[0] + x, center[1] + y
        if walled:
            x, y = max(-inside, min(inside, x)), max(-inside, min(inside, y))
        reach = math.hypot(*kind.size) / 2 / CM
        place = (x, y, _free_height(x, y, reach, held, between, draws))
        held.append((place, reach))
        going = (
            speed * math.cos(toward) + draws.gauss(grip.jitter),
            speed * math.sin(toward) + draws.gauss(grip.jitter),
            draws.between(DOWN, UP),
        )
        spin = (draws.gauss(SPIN), draws.gauss(SPIN), draws.gauss(SPIN))
        turned = draws.turn()
        if kind.upright:
            # A pawn falls upright: it rotates about the vertical axis only.
            half = draws.angle() / 2
            turned, spin = (math.cos(half), 0.0, 0.0, math.sin(half)), (0.0, 0.0, spin[2])
        starts.append(Start(place, turned, going, spin))
    return starts


def _free_height(
    x: float, y: float, reach: float, held: list[tuple[Triple, float]], between: tuple[float, float], draws: Draws
) -> float:
    """Return a height at which no sphere around another body is touched; the hand stretches upward until there is
    one."""
    least, most = between
    while True:
        z = draws.between(least, most)
        if all(math.dist((x, y, z), other) > reach + radius for other, radius in held):
            return z
        most += 0.1
