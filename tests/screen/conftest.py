"""Saved games go to a folder of the test's own, dice are the same each time, and a missing message is a failure."""

from __future__ import annotations

from pathlib import Path

import pytest

from souterrain.terminal import save
from souterrain.terminal.language import Language


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    monkeypatch.setattr(save, "folder", lambda: folder)
    monkeypatch.setattr("souterrain.terminal.screen.shelf.folder", lambda: folder)
    return folder


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("souterrain.terminal.session.token_bytes", lambda size: bytes(range(size)))


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Language, "strict", True)
