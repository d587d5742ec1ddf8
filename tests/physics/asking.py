"""Requests to the tray, and what their answers say."""

from __future__ import annotations

import json
import math
from typing import Any

from souterrain.physics import answer
from souterrain.physics.request import Falling, Lying
from souterrain.physics.shapes import KINDS, corners_of, gap

Corners = tuple[int, ...]
DUNGEON = [Falling(number, KINDS["small"]) for number in range(53)] + [Falling(53, KINDS["huge"])]


def body(id: int, kind: str, x: float, y: float, degrees: float = 0.0) -> Lying:
    """One that lies with its centre there, in mm."""
    return Lying(id, KINDS[kind], corners_of(KINDS[kind], (1000 * x, 1000 * y), math.radians(degrees)))


def asked(do: str, lying: list[Lying] | None = None, **fields: Any) -> str:
    """A request as text; `falling` may be given as bodies."""
    if "falling" in fields:
        fields["falling"] = [[each.id, each.kind.name] for each in fields["falling"]]
    bodies = [[each.id, each.kind.name, list(each.corners)] for each in lying or []]
    return json.dumps({"do": do, "seed": 1, "walled": 0, "lying": bodies, **fields})


def numbers(do: str, lying: list[Lying] | None = None, **fields: Any) -> tuple[int, ...]:
    return answer(asked(do, lying, **fields)).numbers


def resting(numbers: tuple[int, ...]) -> dict[int, Corners]:
    """The corners of each body that fell or moved; none if it left the table."""
    return _read(numbers)[0]


def contacts(numbers: tuple[int, ...]) -> list[tuple[int, ...]]:
    return _read(numbers)[1]


def _read(numbers: tuple[int, ...]) -> tuple[dict[int, Corners], list[tuple[int, ...]]]:
    found = {}
    place = 1
    for _ in range(numbers[0]):
        id, count = numbers[place : place + 2]
        found[id] = numbers[place + 2 : place + 2 + 2 * count]
        place += 2 + 2 * count
    assert len(numbers) == place + 1 + 4 * numbers[place]
    return found, [numbers[first : first + 4] for first in range(place + 1, len(numbers), 4)]


def after(lying: list[Lying], falling: list[Falling], answered: tuple[int, ...]) -> list[Lying]:
    """Return the cubes on the table."""
    now = resting(answered)
    bodies = {each.id: (each.kind, each.corners) for each in lying} | {each.id: (each.kind, ()) for each in falling}
    return [Lying(id, kind, now.get(id, old)) for id, (kind, old) in bodies.items() if now.get(id, old)]


def center(corners: Corners) -> tuple[float, float]:
    return sum(corners[::2]) / 4, sum(corners[1::2]) / 4


def gaps(footprints: list[Corners]) -> list[float]:
    """Between all pairs that are near."""
    near = 40_000
    return [
        gap(one, other)[0]
        for number, one in enumerate(footprints)
        for other in footprints[:number]
        if abs(one[0] - other[0]) < near and abs(one[1] - other[1]) < near
    ]
