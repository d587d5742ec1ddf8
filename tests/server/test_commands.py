"""The commands of those who host."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from souterrain.server.store.database import FILE, Store, locked


def souterrain(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "souterrain", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


def test_a_copy_and_back(tmp_path: Path) -> None:
    here, there, copy = tmp_path / "here", tmp_path / "there", tmp_path / "copy"

    async def run() -> None:
        store = Store(here)
        store.open()
        await store.change("meta-set", "key", "value")
        made = await asyncio.to_thread(souterrain, "backup", str(copy), "--data", str(here))
        assert (made.returncode, made.stdout, made.stderr) == (0, "", "")
        await store.close()

    asyncio.run(run())
    assert souterrain("restore", str(copy), "--data", str(there)).returncode == 0
    assert (there / FILE).stat().st_size > 0


@pytest.mark.parametrize("arguments", [("restore", "copy"), ("serve", "--port", "0")])
def test_a_folder_that_is_served_already(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    lock = locked(tmp_path)
    told = souterrain(*arguments, "--data", str(tmp_path), "--language", "en")
    lock.close()
    assert told.returncode == 2
    assert told.stderr.count("\n") == 1
    assert str(tmp_path) in told.stderr


def test_a_folder_without_data(tmp_path: Path) -> None:
    told = souterrain("backup", str(tmp_path / "copy"), "--data", str(tmp_path / "nowhere"), "--language", "en")
    assert (told.returncode, told.stderr.count("\n")) == (2, 1)
    assert "nothing to copy" in told.stderr
    assert not (tmp_path / "copy").exists()
