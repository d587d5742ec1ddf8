"""The commands of those who host."""

from __future__ import annotations

import asyncio
import ctypes
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from souterrain.server.store.database import FILE, Store, backup, locked, migrations
from tests.server.house import Away


def souterrain(*arguments: str, **how: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "souterrain", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, **how)


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


def told_once(told: subprocess.CompletedProcess[str], *words: str) -> None:
    """One sentence and an exit status; no traceback, nothing on standard output."""
    assert (told.returncode, told.stdout, told.stderr.count("\n")) == (2, "", 1), told.stderr
    for word in words:
        assert word in told.stderr


def folder_of_another(folder: Path) -> Path:
    if os.getuid() != 0:
        pytest.skip("only root can give a folder to somebody else")
    folder.chmod(0o555)
    os.chown(folder, 65534, 65534)
    return folder


def missing_below_closed_folder(folder: Path) -> Path:
    folder.chmod(0o500)
    return folder / "data"


def file_instead(folder: Path) -> Path:
    (folder / "file").touch()
    return folder / "file"


def garbage(folder: Path) -> Path:
    (folder / FILE).write_bytes(b"garbage" * 1000)
    return folder


def other_database(folder: Path) -> Path:
    with closing(sqlite3.connect(folder / FILE)) as db:
        db.execute("create table person (x)")
        db.commit()
    return folder


def newer(folder: Path) -> Path:
    with closing(sqlite3.connect(folder / FILE)) as db:
        db.execute(f"pragma user_version = {len(migrations()) + 1}")
    return folder


def obey_modes() -> None:
    """Give up the privilege of root to write everywhere (CAP_DAC_OVERRIDE), once the program begins."""
    if os.getuid() == 0:
        assert ctypes.CDLL(None).prctl(24, 1, 0, 0, 0) == 0


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (folder_of_another, "Nothing can be kept in"),
        (missing_below_closed_folder, "Permission denied"),
        (file_instead, "File exists"),
        (garbage, "file is not a database"),
        (other_database, "already exists"),
        (newer, "newer version"),
    ],
)
def test_data_that_cannot_be_used(tmp_path: Path, spoil: Callable[[Path], Path], words: str) -> None:
    data = spoil(tmp_path)
    arguments = ("serve", "--port", "0", "--data", str(data), "--language", "en")
    told_once(souterrain(*arguments, preexec_fn=obey_modes), str(data), words)
    tmp_path.chmod(0o700)


@pytest.mark.promise("P44")
@pytest.mark.parametrize("note", ["x'ff00fe'", "'{\"a\":[}'", "-9e99", "''"])
def test_damaged_notes_of_the_server_do_not_stop_it(tmp_path: Path, note: str) -> None:
    """Losses, the epoch, the time of the last sweep: what cannot be read is logged and forgotten."""
    server = Away(tmp_path)
    server.start()
    assert server.end() == 0
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.execute(f"insert or replace into meta select key, {note} from meta union select 'lost', {note}")
        db.commit()
    server.start()
    assert server.end() == 0
    assert "note damaged" in server.log.read_text("utf-8")


def test_a_disk_that_is_full_at_the_start(tmp_path: Path) -> None:
    server = Away(tmp_path)
    server.start()
    assert server.end() == 0
    full = {**os.environ, "SOUTERRAIN_FAILPOINT": "save:1"}
    arguments = ("serve", "--port", "0", "--data", str(tmp_path), "--language", "en")
    told_once(souterrain(*arguments, env=full), "disk is full")


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        told = souterrain("serve", "--port", address[10:], "--data", str(tmp_path), "--language", "en")
    told_once(told, address, "in use")


@pytest.mark.parametrize("host", ["", "а" * 70, "192.0.2.1", "nowhere.invalid", "x" * 70, "[::1]"])
def test_an_address_that_is_not_ours(tmp_path: Path, host: str) -> None:
    told_once(souterrain("serve", "--host", host, "--data", str(tmp_path), "--language", "en"), "cannot listen on")


NO_PORTS = """
import socket, sys
class Socket(socket.socket):
    def bind(self, address):
        raise PermissionError(13, "Permission denied")
socket.socket = Socket
from souterrain.cli import main
main()
"""


def test_a_port_that_needs_a_privilege(tmp_path: Path) -> None:
    """Not every system has ports that need one, so the refusal of the system is played."""
    command = [sys.executable, "-c", NO_PORTS, "serve", "--port", "80", "--data", str(tmp_path), "--language", "en"]
    told = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    told_once(told, "127.0.0.1:80", "Permission denied")


@pytest.mark.parametrize(
    "url",
    ["games.example", "ftp://games.example", "https://", "https://a/b", "https://a:x", "https://u@a", "https://["],
)
def test_a_public_url_that_is_none(tmp_path: Path, url: str) -> None:
    told = souterrain("serve", "--port", "0", "--public-url", url, "--data", str(tmp_path), "--language", "en")
    told_once(told, url, "--public-url https://games.example")


@pytest.mark.parametrize("proxy", ["proxy.example", "10.0.0.0/33", "*", ""])
def test_a_proxy_that_is_none(tmp_path: Path, proxy: str) -> None:
    arguments = ("serve", "--port", "0", "--proxy", "10.0.0.1", "--proxy", proxy, "--data", str(tmp_path))
    told_once(souterrain(*arguments, "--language", "en"), proxy, "--proxy 10.0.0.0/8")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("local", [False, True])
def test_a_signal_ends_a_server_in_order(tmp_path: Path, number: signal.Signals, local: bool) -> None:
    """Exit status 0: whoever watches over it does not take it for a fault."""
    arguments = ["--no-browser"] if local else ["serve", "--port", "0", "--data", str(tmp_path)]
    server = subprocess.Popen(
        [sys.executable, "-m", "souterrain", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
    )
    assert server.stdout is not None
    assert "http://127.0.0.1:" in server.stdout.readline()
    server.send_signal(number)
    _, errors = server.communicate(timeout=300)
    assert server.returncode == 0
    assert "Traceback" not in errors


def damaged(folder: Path, kind: str) -> Path:
    """A file that is no backup of ours, or one that cannot be used."""
    path = folder / kind
    if kind == "folder":
        path.mkdir()
    elif kind == "junk":
        path.write_bytes(b"\xff\x00junk" * 1000)
    elif kind in ("cut", "newer", "flipped"):
        store = Store(folder / "made")
        backup(folder / "made", path)
        store._db.close()
        store._lock.close()
        if kind == "newer":
            db = sqlite3.connect(path)
            db.execute("pragma user_version = 99")
            db.close()
        else:
            data = path.read_bytes()
            path.write_bytes(data[: len(data) // 2] if kind == "cut" else data[:4096] + b"\xff" * 100 + data[4196:])
    return path


@pytest.mark.promise("P30")
@pytest.mark.parametrize("kind", ["missing", "folder", "junk", "cut", "newer", "flipped"])
def test_what_cannot_be_restored_is_one_sentence(tmp_path: Path, kind: str) -> None:
    """And what was there before stays."""
    here, path = tmp_path / "here", damaged(tmp_path, kind)
    store = Store(here)
    store._db.close()
    store._lock.close()
    before = (here / FILE).read_bytes()
    told = souterrain("restore", str(path), "--data", str(here), "--language", "en")
    assert (told.returncode, told.stdout, told.stderr.count("\n")) == (2, "", 1)
    assert str(path) in told.stderr
    assert (here / FILE).read_bytes() == before


@pytest.mark.promise("P30")
@pytest.mark.parametrize("kind", ["folder", "nowhere/copy", "junk"])
def test_where_no_copy_can_be_written_is_one_sentence(tmp_path: Path, kind: str) -> None:
    here, path = tmp_path / "here", damaged(tmp_path, kind)
    store = Store(here)
    store._db.close()
    store._lock.close()
    told = souterrain("backup", str(path), "--data", str(here), "--language", "en")
    if told.returncode:
        assert (told.returncode, told.stdout, told.stderr.count("\n")) == (2, "", 1)
        assert str(path) in told.stderr
