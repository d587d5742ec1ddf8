"""In these tests a missing message is a failure, and nothing is saved in the player's own folder."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from souterrain.terminal.language import Language
from souterrain.terminal.lines import Console
from souterrain.terminal.plain import Plain
from souterrain.terminal.session import Session

TOP = Path(__file__).parents[2]
START = """
from souterrain.core import registry
from tests.lantern import LANTERN
registry.add("lantern", *LANTERN)
from souterrain.cli import main
main()
"""

ENGLISH = {"LANG": "C.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "SOUTERRAIN_LANGUAGE": ""}

Run = Callable[..., "subprocess.CompletedProcess[str]"]
Play = Callable[[Session, str], str]


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Language, "strict", True)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's home of its own."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name, value in ENGLISH.items():
        monkeypatch.setenv(name, value)
    return tmp_path


@pytest.fixture
def souterrain(home: Path) -> Run:
    """The command as a process: arguments, and what is typed."""

    def run(*arguments: str | Path, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", START, *map(str, arguments)],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            cwd=TOP,
            env={**os.environ, **environment},
            timeout=300,
        )

    return run


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Plays a session in the line client; answers what was printed."""

    def run(session: Session, typed: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        Plain(session, Console()).run()
        return capsys.readouterr().out

    return run
