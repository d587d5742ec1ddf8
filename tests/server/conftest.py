"""Passphrases are hashed at once: what a hash costs is proved where it is chosen (test_passphrase.py)."""

from __future__ import annotations

import pytest
from argon2 import PasswordHasher

from souterrain.server.store import people


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
