"""`souterrain` by itself: one command, and the house is open."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

PROGRAM = Path(sys.executable).with_name("souterrain")


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    return {
        **os.environ,
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path),
        "LANG": "C",
        "SOUTERRAIN_LANGUAGE": "en",
    }


def start(home: dict[str, str]) -> subprocess.Popen[str]:
    return subprocess.Popen([PROGRAM, "--no-browser"], env=home, stdout=subprocess.PIPE, text=True)


def line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_the_house_opens_says_where_it_is_and_ends_when_told(home: dict[str, str]) -> None:
    process = start(home)
    try:
        said = line(process)
        address = said.rpartition(" ")[2]
        assert said.startswith("The house is open at http://127.0.0.1:")
        with urllib.request.urlopen(f"{address}/healthz", timeout=300) as answer:
            assert answer.status == 200
        with urllib.request.urlopen(address, timeout=300) as page:
            assert b"<title>" in page.read()
        other = start(home)
        assert line(other) == f"The house is open already, at {address}"
        assert other.wait(timeout=300) == 0
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=300) in (0, 130)
