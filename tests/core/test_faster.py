"""The registry of faster counterparts."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from souterrain.core import faster, registry

pytestmark = pytest.mark.quick


@pytest.fixture
def counterpart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module of its own, with room for one function."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "quicker", raising=False)
    monkeypatch.setattr(faster, "_PLACES", {})
    monkeypatch.setattr(faster, "_FOUND", {})
    faster.add("sum", "quicker:total")
    return tmp_path / "quicker.py"


def test_a_counterpart_is_loaded_when_first_asked_for(counterpart: Path) -> None:
    counterpart.write_text("def total(numbers): return sum(numbers)\n", encoding="utf-8")
    assert "quicker" not in sys.modules
    assert faster.find("sum")([1, 2]) == 3


def test_there_is_none_without_its_packages(counterpart: Path) -> None:
    counterpart.write_text("import a_package_that_nobody_has\n", encoding="utf-8")
    assert faster.find("sum") is None
    assert faster.find("something else") is None


def test_a_misspelt_place_is_an_error(counterpart: Path) -> None:
    counterpart.write_text("import souterrain.nothing_there\n", encoding="utf-8")
    with pytest.raises(registry.PlaceError):
        faster.find("sum")
