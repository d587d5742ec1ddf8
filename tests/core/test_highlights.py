"""Highlights of a finished game, as every game counts them."""

from __future__ import annotations

import pytest

from souterrain.core.highlights import Highlight, largest


@pytest.mark.quick
def test_the_largest_of_each_seat_is_kept_and_the_first_of_equals() -> None:
    found = [
        Highlight(entry, "feat", seat, {}, size) for entry, seat, size in ((1, 0, 5), (2, 1, 3), (3, 0, 5), (4, 1, 4))
    ]
    assert [(one.entry, one.seat) for one in largest(found)] == [(1, 0), (4, 1)]
