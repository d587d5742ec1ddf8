"""Requests to the tray, and their validating parser.

A request is JSON. Lengths are whole µm from the table's centre, x to the right, y away; angles are tenths of a degree,
counter-clockwise from +x; speeds are mm/s.

    {"do": "open",  "seed", "walled", "lying", "falling", "height"?}
    {"do": "drop",  "seed", "walled", "lying", "falling", "at": [x, y], "height", "spread"?}
    {"do": "flick", "seed", "walled", "lying", "cube": id, "toward", "force", "spread"?}
    {"do": "push",  "seed", "walled", "lying", "speeds": [[id, vx, vy], …]}

`lying` is `[[id, kind, [x0, y0, … x3, y3]], …]` with corners counter-clockwise, `falling` is `[[id, kind], …]`, `force`
is per mille of 2.5 m/s, and `spread` is the standard deviation of an unsteady hand: of a drop's aim in 0.1 mm, of a
flick's direction in 0.1°.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from souterrain.physics.shapes import KINDS, SIDE, Kind, fits

LONGEST: Final = 200_000
"""The longest request, in characters."""
MOST: Final = 250
"""The most bodies of a request."""
REACH: Final = SIDE // 2 + 20_000
"""The greatest coordinate of a corner: cubes may hang over the edge."""
LOWEST: Final = 150_000
HIGHEST: Final = 300_000
FASTEST: Final = 5_000


class Lying(NamedTuple):
    id: int
    kind: Kind
    corners: tuple[int, ...]


class Falling(NamedTuple):
    id: int
    kind: Kind


class Open(NamedTuple):
    """A pour of all falling bodies above the centre; without a height each body gets its own."""

    seed: int
    falling: tuple[Falling, ...]
    height: int | None = None


class Drop(NamedTuple):
    """A drop of all falling bodies together above one point."""

    seed: int
    falling: tuple[Falling, ...]
    at: tuple[int, int]
    height: int
    spread: tuple[int, int] = (0, 0)


class Flick(NamedTuple):
    """A push of one cube by a finger."""

    seed: int
    cube: int
    toward: int
    force: int
    spread: tuple[int, int] = (0, 0)


class Push(NamedTuple):
    """A speed for each of several cubes, at once."""

    seed: int
    speeds: tuple[tuple[int, int, int], ...]


Act = Open | Drop | Flick | Push


class Request(NamedTuple):
    walled: bool
    lying: tuple[Lying, ...]
    act: Act


def read(text: str) -> Request:
    """Parse a request; raise ValueError if the text is none. `checked` compares it with the table."""
    if len(text) > LONGEST:
        raise ValueError("the request is too long")
    try:
        fields = json.loads(text)
    except RecursionError:
        raise ValueError("the request is nested too deeply") from None
    if not isinstance(fields, dict) or not isinstance(fields.get("do"), str) or fields["do"] not in _ACTS:
        raise ValueError("a request is an object with a known 'do'")
    walled = bool(_whole(_take(fields, "walled"), 0, 1))
    lying = tuple(_lying(body) for body in _list(_take(fields, "lying")))
    act = _ACTS[fields.pop("do")](fields)
    if fields:
        raise ValueError(f"unknown fields {sorted(fields)}")
    return Request(walled, lying, act)


def checked_lying(lying: tuple[Lying, ...]) -> tuple[Lying, ...]:
    """Return the bodies if each has the shape of its kind and a unique id; raise ValueError otherwise."""
    for body in lying:
        if not fits(body.kind, body.corners):
            raise ValueError(f"body {body.id} has not the shape of its kind")
    _distinct([body.id for body in lying])
    return lying


def checked(act: Act, lying: tuple[Lying, ...]) -> Act:
    """Return the act if it fits the bodies on the table; raise ValueError otherwise."""
    cubes = {body.id for body in lying if not body.kind.upright}
    match act:
        case Open() | Drop():
            if not act.falling:
                raise ValueError("nothing falls")
            _distinct([body.id for body in lying] + [body.id for body in act.falling])
        case Flick():
            if act.cube not in cubes:
                raise ValueError(f"no cube {act.cube} lies on the table")
        case Push():
            pushed = [id for id, _, _ in act.speeds]
            _distinct(pushed)
            if not pushed or not cubes.issuperset(pushed):
                raise ValueError("only cubes on the table can be pushed")
    return act


def _distinct(ids: list[int]) -> None:
    if len(ids) != len(set(ids)):
        raise ValueError("two bodies have one id")
    if len(ids) > MOST:
        raise ValueError("too many bodies")


def _take(fields: dict[str, Any], name: str) -> Any:
    if name not in fields:
        raise ValueError(f"the field {name} is missing")
    return fields.pop(name)


def _whole(value: Any, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"expected a whole number from {least} to {most}")
    return value


def _list(value: Any, length: int | None = None) -> list[Any]:
    if not isinstance(value, list) or len(value) > MOST or length not in (None, len(value)):
        raise ValueError("expected a list" if length is None else f"expected a list of {length}")
    return value


def _kind(value: Any) -> Kind:
    if not isinstance(value, str) or value not in KINDS:
        raise ValueError("unknown kind of body")
    return KINDS[value]


def _id(value: Any) -> int:
    return _whole(value, 0, 2**31 - 1)


def _lying(value: Any) -> Lying:
    id, kind, corners = _list(value, 3)
    for each in _list(corners, 8):
        _whole(each, -REACH, REACH)
    return Lying(_id(id), _kind(kind), tuple(corners))


def _falling(fields: dict[str, Any]) -> tuple[Falling, ...]:
    pairs = [_list(each, 2) for each in _list(_take(fields, "falling"))]
    return tuple(Falling(_id(id), _kind(kind)) for id, kind in pairs)


def _seed(fields: dict[str, Any]) -> int:
    return _whole(_take(fields, "seed"), 0, 2**32 - 1)


def _spread(fields: dict[str, Any]) -> tuple[int, int]:
    aim, direction = _list(fields.pop("spread", [0, 0]), 2)
    return _whole(aim, 0, 2_000), _whole(direction, 0, 1_800)


def _open(fields: dict[str, Any]) -> Open:
    height = fields.pop("height", None)
    return Open(_seed(fields), _falling(fields), None if height is None else _whole(height, LOWEST, HIGHEST))


def _drop(fields: dict[str, Any]) -> Drop:
    x, y = (_whole(each, -SIDE // 2, SIDE // 2) for each in _list(_take(fields, "at"), 2))
    height = _whole(_take(fields, "height"), LOWEST, HIGHEST)
    return Drop(_seed(fields), _falling(fields), (x, y), height, _spread(fields))


def _flick(fields: dict[str, Any]) -> Flick:
    toward = _whole(_take(fields, "toward"), 0, 3_599)
    force = _whole(_take(fields, "force"), 1, 1_000)
    return Flick(_seed(fields), _id(_take(fields, "cube")), toward, force, _spread(fields))


def _push(fields: dict[str, Any]) -> Push:
    speeds = [_list(each, 3) for each in _list(_take(fields, "speeds"))]
    return Push(
        _seed(fields),
        tuple((_id(id), _whole(x, -FASTEST, FASTEST), _whole(y, -FASTEST, FASTEST)) for id, x, y in speeds),
    )


_ACTS: Final[dict[str, Callable[[dict[str, Any]], Act]]] = {
    "open": _open,
    "drop": _drop,
    "flick": _flick,
    "push": _push,
}
