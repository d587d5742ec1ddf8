"""Tools of several parts: a server in a process of its own, a work folder, limits that a single driver never meets."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from signal import SIGKILL
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from souterrain.core.journal import Journal
from souterrain.server.settings import Limits
from souterrain.server.store.database import FILE
from tests.server.house import PLENTY

TOP: Final = Path(__file__).parents[1]
SECONDS: Final = 300.0
"""A limit for what hangs; no sound run comes near it."""
MANY: Final = msgspec.structs.replace(PLENTY, sockets=100_000, sockets_all=100_000)


@contextmanager
def workspace() -> Iterator[Path]:
    """Return a new folder on the disk of the repository: the system's may be in memory, where nothing is durable."""
    build = TOP / "build"
    build.mkdir(exist_ok=True)
    with TemporaryDirectory(prefix="chaos-", dir=build, ignore_cleanup_errors=True) as folder:
        yield Path(folder)


class Server:
    """A server in a process of its own, which can be killed and started again at the same address.

    `plant` names a module whose function of that name is called before the server starts.
    """

    def __init__(self, folder: Path, *, limits: Limits = MANY, plant: str = "", **settings: Any) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.log = folder.with_name(f"{folder.name}.log")
        self.base = ""
        self._plant = plant
        self._settings = {"data": str(folder), "port": 0, "workers": 1, "limits": msgspec.to_builtins(limits)}
        self._settings |= settings
        self._process: subprocess.Popen[str] | None = None

    def start(self, failpoint: str = "") -> None:
        """Start the process and return when it listens."""
        command = [sys.executable, "-m", "chaos.serve", msgspec.json.encode(self._settings).decode()]
        with self.log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                [*command, self._plant],
                cwd=TOP,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
                env={**os.environ, "SOUTERRAIN_FAILPOINT": failpoint},
            )
        assert self._process.stdout is not None
        self.base = self._process.stdout.readline().strip()
        if not self.base:
            self.wait()
            raise RuntimeError(f"the server did not start: {self.log.read_text('utf-8')[-2000:]}")
        self._settings["port"] = int(self.base.rpartition(":")[2])

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def send(self, number: int) -> None:
        if self.alive:
            os.kill(self.pid, number)

    def wait(self) -> int:
        """Return the exit status, once the process has ended."""
        assert self._process is not None
        code = self._process.wait(SECONDS)
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()
        self._process = None
        return code

    def end(self, number: int = SIGKILL) -> int:
        if self._process is None:
            return 0
        self.send(number)
        return self.wait()

    def memory(self) -> float:
        """Return the resident megabytes of the process, without its workers."""
        status = Path(f"/proc/{self.pid}/status").read_text("ascii")
        return next(int(line.split()[1]) / 1000 for line in status.splitlines() if line.startswith("VmRSS:"))

    def tracebacks(self) -> int:
        return self.log.read_text("utf-8").count("Traceback") if self.log.exists() else 0


def copied(folder: Path, target: Path) -> Path:
    """Copy the database with its log as a killed process left them, so that reading the copy changes nothing."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for name in (FILE, f"{FILE}-wal"):
        if (folder / name).exists():
            shutil.copyfile(folder / name, target / name)
    return target / FILE


def journals(path: Path, tables: list[str] | None = None) -> dict[str, Journal]:
    """Return the journals in a database file, of all tables or of those named."""
    with closing(sqlite3.connect(path)) as db:
        headers = db.execute("select id, header from board where header is not null").fetchall()
        found = {}
        for id_, header in headers:
            if tables is None or id_ in tables:
                lines = [body for (body,) in db.execute("select body from entry where board = ? order by n", (id_,))]
                found[id_] = Journal.loads("".join([line + "\n" for line in [header, *lines]]))
    return found


class Watch:
    """A stopwatch that tells the progress of a part now and then."""

    def __init__(self, every: float = 15.0) -> None:
        self._every = every
        self.begin = self._last = time.monotonic()

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.begin

    @property
    def due(self) -> bool:
        """True when it is time to tell again."""
        if time.monotonic() - self._last < self._every:
            return False
        self._last = time.monotonic()
        return True
