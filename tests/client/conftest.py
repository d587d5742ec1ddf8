"""A real server as a process of its own, with Lantern among its games."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.request import urlopen

import pytest

from souterrain.terminal.language import Language
from tests.server.house import UNHURRIED

TOP = Path(__file__).parents[2]


class Served:
    """A server process that can be ended and started again on the same data and the same port."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._process: subprocess.Popen[str] | None = None
        self.base = "http://127.0.0.1:0"
        self.start()

    def start(self) -> None:
        settings = {"data": str(self._data), "port": int(self.base.rpartition(":")[2]), **UNHURRIED}
        with open(self._data / "log", "a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.serve", json.dumps(settings)],
                stdout=subprocess.PIPE,
                stderr=log,
                cwd=TOP,
                encoding="utf-8",
            )
        assert self._process.stdout is not None
        self.base = self._process.stdout.readline().strip().rstrip("/")
        assert self.base, (self._data / "log").read_text(encoding="utf-8")
        self._wait()

    def _wait(self) -> None:
        """Until it answers: the address is told a moment before."""
        for _ in range(1200):
            with suppress(OSError), urlopen(f"{self.base}/healthz", timeout=60):
                return
            time.sleep(0.05)
        raise AssertionError((self._data / "log").read_text(encoding="utf-8"))

    def end(self, *, kill: bool = False) -> None:
        assert self._process is not None
        (self._process.kill if kill else self._process.terminate)()
        self._process.communicate(timeout=300)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("server"))
    yield served
    served.end()


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing message is a failure."""
    monkeypatch.setattr(Language, "strict", True)
