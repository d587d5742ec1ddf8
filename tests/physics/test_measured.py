"""The tables that clients and documents show are those of the tray."""

from __future__ import annotations

import json
import math

import pytest

from tools.flicks import CLIENT, FLICKS, README, beyond, client_table, measure, to_edge, with_tables


@pytest.mark.quick
def test_tables_are_current() -> None:
    """`python -m tools.flicks --tables` writes them."""
    text = README.read_text(encoding="utf-8")
    assert CLIENT.read_text(encoding="utf-8") == client_table()
    assert with_tables(text) == text


@pytest.mark.quick
def test_a_cube_that_left_the_table_counts_up_to_the_edge() -> None:
    """Two come to rest after 60 and 120 mm, one falls off after 80: nobody knows how far it would have gone."""
    assert beyond([60_000, 120_000], [80_000])[:3] == pytest.approx([1, 2 / 3, 0])
    assert to_edge(-100_000, 0, 0) == pytest.approx(550_000)
    assert to_edge(0, 400_000, math.pi / 2) == pytest.approx(50_000)


def test_the_tray_still_flicks_so_far() -> None:
    """One force, measured anew; `python -m tools.flicks` measures all."""
    (now,) = measure((400,))["flicks"]
    kept = json.loads(FLICKS.read_text(encoding="utf-8"))["flicks"]
    (row,) = [row for row in kept if row["force"] == 400]
    for name in ("p10", "p50", "p90"):
        assert now[name] == pytest.approx(row[name], rel=0.1), name
