"""Modes of the data: no other user of the computer may read seeds, chat and backups."""

from __future__ import annotations

import asyncio
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from souterrain.server.store.database import FILE, LOCK, Store, backup, restore
from souterrain.terminal.session import Session
from tests.server.house import at_home

pytestmark = [
    pytest.mark.promise("P42"),
    pytest.mark.skipif(sys.platform == "win32", reason="modes are those of POSIX"),
]


@pytest.fixture(autouse=True, params=[0o022, 0o000])
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: mode(path) for path in folder.iterdir()}


def test_a_new_folder(tmp_path: Path) -> None:
    folder = tmp_path / "data"

    async def run() -> None:
        async with at_home(folder) as home:
            api = await home.person()
            await home.table(api, "roll", ["me"], start=True)
            assert mode(folder) == 0o700
            found = modes(folder)
            assert {FILE, FILE + "-wal", FILE + "-shm", LOCK} <= set(found)
            assert set(found.values()) == {0o600}
            await asyncio.to_thread(backup, folder, tmp_path / "copy")
            assert mode(tmp_path / "copy") == 0o600

    asyncio.run(run())
    restore(tmp_path / "there", tmp_path / "copy")
    assert mode(tmp_path / "there") == 0o700
    assert set(modes(tmp_path / "there").values()) == {0o600}


def test_an_existing_folder_is_mended(tmp_path: Path) -> None:
    """Killed servers leave a write-ahead log behind: its mode is mended too."""
    folder = tmp_path / "data"

    async def run() -> None:
        store = Store(folder)
        store.open()
        await store.close()
        (folder / f"{FILE}-wal").touch()
        for path in folder.iterdir():
            path.chmod(0o644)
        folder.chmod(0o755)
        (tmp_path / "copy").touch(0o644)
        store = Store(folder)
        store.open()
        await store.change("meta-set", "key", "value")
        assert mode(folder) == 0o700
        assert set(modes(folder).values()) == {0o600}
        backup(folder, tmp_path / "copy")
        assert mode(tmp_path / "copy") == 0o600
        await store.close()

    asyncio.run(run())


def test_a_saved_game_holds_its_seed(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session = Session.new("roll", ["me"], code="en", seed=1, path=path)
    assert mode(path) == 0o600
    session.close()
