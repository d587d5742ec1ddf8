"""Requests that the tray refuses."""

from __future__ import annotations

import json
from typing import Any

import pytest

from souterrain.physics import answer, request
from souterrain.physics.request import Drop, Flick, Open, Push
from souterrain.physics.shapes import KINDS, corners_of, gap
from tests.physics.asking import body

GOOD: dict[str, dict[str, Any]] = {
    "open": {"falling": [[1, "small"], [2, "huge"]]},
    "drop": {"falling": [[1, "small"]], "at": [0, -5], "height": 200_000, "spread": [30, 0]},
    "flick": {"cube": 7, "toward": 3599, "force": 1000},
    "push": {"speeds": [[7, -20, 30]]},
}
LYING: list[list[Any]] = [
    [7, "small", list(body(7, "small", 10, 10, 33).corners)],
    [8, "pawn", list(body(8, "pawn", 90, 10, 70).corners)],
]


def good(do: str) -> dict[str, Any]:
    return {"do": do, "seed": 2**32 - 1, "walled": 0, "lying": LYING, **GOOD[do]}


@pytest.mark.quick
def test_what_may_be_asked_is_read() -> None:
    acts = {do: request.read(json.dumps(good(do))).act for do in GOOD}
    assert acts["open"] == Open(
        2**32 - 1, tuple(request.Falling(id, KINDS[kind]) for id, kind in GOOD["open"]["falling"])
    )
    assert acts["drop"] == Drop(2**32 - 1, (request.Falling(1, KINDS["small"]),), (0, -5), 200_000, (30, 0))
    assert acts["flick"] == Flick(2**32 - 1, 7, 3599, 1000)
    assert acts["push"] == Push(2**32 - 1, ((7, -20, 30),))
    for do in GOOD:
        assert answer(json.dumps(good(do))).numbers[0] >= 1


@pytest.mark.quick
@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '"open"',
        "{",
        '{"do": ["open"]}',
        '{"do": "sweep"}',
        "[" * 100_000,
        " " * 300_000,
        "1" * 5000,
    ],
)
def test_what_is_no_request_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        answer(text)


@pytest.mark.quick
@pytest.mark.parametrize(
    ("do", "changes"),
    [
        ("open", {"seed": 2**32}),
        ("open", {"seed": -1}),
        ("open", {"seed": 1.0}),
        ("open", {"seed": True}),
        ("open", {"seed": "1"}),
        ("open", {"seed": None}),
        ("open", {"walled": 2}),
        ("open", {"walled": True}),
        ("open", {"falling": []}),
        ("open", {"falling": [[1]]}),
        ("open", {"falling": [[1, "small", 3]]}),
        ("open", {"falling": {"1": "small"}}),
        ("open", {"falling": [[1, "small"], [1, "small"]]}),
        ("open", {"falling": [[7, "small"]]}),
        ("open", {"falling": [[1, "tiny"]]}),
        ("open", {"falling": [[1, ["small"]]]}),
        ("open", {"falling": [[-1, "small"]]}),
        ("open", {"falling": [[number, "small"] for number in range(300)]}),
        ("open", {"falling": [[100 + number, "small"] for number in range(249)]}),
        ("open", {"height": 149_999}),
        ("open", {"extra": 1}),
        ("open", {"at": [0, 0]}),
        ("drop", {"at": [0]}),
        ("drop", {"at": [450_001, 0]}),
        ("drop", {"at": [0, float("nan")]}),
        ("drop", {"at": "00"}),
        ("drop", {"height": 300_001}),
        ("drop", {"height": None}),
        ("drop", {"spread": [1]}),
        ("drop", {"spread": [-1, 0]}),
        ("drop", {"spread": [10**9, 0]}),
        ("flick", {"cube": 99}),
        ("flick", {"cube": 8}),
        ("flick", {"toward": 3600}),
        ("flick", {"force": 0}),
        ("flick", {"force": 1001}),
        ("push", {"speeds": []}),
        ("push", {"speeds": [[7, 0, 0], [7, 0, 0]]}),
        ("push", {"speeds": [[8, 0, 0]]}),
        ("push", {"speeds": [[99, 0, 0]]}),
        ("push", {"speeds": [[7, 10**6, 0]]}),
        ("push", {"lying": [[7, "small", [0] * 8]]}),
        ("push", {"lying": [[7, "small", [0, 0, 8000, 0, 8000, 8000, 0]]]}),
        ("push", {"lying": [[7, "small", [0, 0, 0, 8000, 8000, 8000, 8000, 0]]]}),
        ("push", {"lying": [[7, "small", [0, 0, 10_000, 0, 10_000, 10_000, 0, 10_000]]]}),
        ("push", {"lying": [[7, "small", [0, 0, 8000, 0, 9000, 7937, 1000, 7937]]]}),
        ("push", {"lying": [[7, "small", [0, 0, 8000, 0, 8000, 8000, 0, 8500]]]}),
        ("push", {"lying": [[7, "small", [500_000, 0, 508_000, 0, 508_000, 8000, 500_000, 8000]]]}),
        ("push", {"lying": [LYING[0], LYING[0]]}),
        ("push", {"lying": [LYING[0], [8, "pawn", [0, 0, 14_000, 0, 14_000, 14_000, 0, 14_000]]]}),
    ],
)
def test_an_ill_formed_request_is_refused(do: str, changes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        answer(json.dumps({**good(do), **changes}))


@pytest.mark.quick
@pytest.mark.parametrize("do", sorted(GOOD))
def test_no_field_may_be_missing(do: str) -> None:
    for name in set(good(do)) - {"spread"}:
        with pytest.raises(ValueError, match=r"."):
            answer(json.dumps({key: value for key, value in good(do).items() if key != name}))


@pytest.mark.quick
def test_corners_may_be_counted_from_any_of_them() -> None:
    for first in range(0, 8, 2):
        lying = []
        for id, kind, corners in LYING:
            lying.append([id, kind, corners[first:] + corners[:first]])
        assert answer(json.dumps({**good("flick"), "lying": lying})).numbers[1] == 7


@pytest.mark.quick
def test_gaps_between_footprints() -> None:
    small = KINDS["small"]
    square = corners_of(small, (0, 0), 0.0)
    assert gap(square, corners_of(small, (9_000, 3_000), 0.0)) == (1000, (1, 0))
    assert gap(square, corners_of(small, (-7_500, 3_000), 0.0)) == (-500, (-1, 0))
    distance, toward = gap(square, corners_of(small, (11_000, 12_000), 0.0))
    assert (round(distance), round(toward[0], 3), round(toward[1], 3)) == (5000, 0.6, 0.8)
