"""Heroes of no renown, for tests that count points; renown has tests of its own."""

from __future__ import annotations

import pytest

from souterrain.games.drop.rules import scoring
from souterrain.games.drop.state import Hero


@pytest.fixture(autouse=True)
def unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(hero: Hero) -> int:
        return 0

    monkeypatch.setattr(scoring, "renown", nothing)
