"""Examples of docs/bots.md and docs/library.md that need a server."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from os import environ
from textwrap import indent
from typing import Any

import pytest

from souterrain.client import Api, play
from tests.client.conftest import TOP, Served
from tests.client.test_server import Chooser

SECONDS = 300
PAGE = (TOP / "docs" / "bots.md").read_text(encoding="utf-8")
TEN_LINES, MORE = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
REFERENCE = (TOP / "docs" / "library.md").read_text(encoding="utf-8")


def test_ten_lines(server: Served) -> None:
    """The bot of the page finishes a game with another."""
    assert len([line for line in TEN_LINES.splitlines() if line]) <= 10

    async def run() -> None:
        host, bot = Api(server.base), Api(server.base)
        await host.guest("Ada")
        await bot.guest("Ten Lines")
        links = await host.create("roll", ["me", ""])
        link = f"{server.base}{links.join}"
        process = subprocess.Popen([sys.executable, "-c", TEN_LINES], env={**environ, "LINK": link, "TOKEN": bot.token})
        async with asyncio.timeout(SECONDS):
            assert await play(link, Chooser(9), token=host.token, start=True) is not None
        assert await asyncio.to_thread(process.wait, SECONDS) == 0

    asyncio.run(run())


def test_more_than_a_function(server: Served) -> None:
    code = MORE.replace("http://localhost:8000", server.base)
    head, body = code.split("\n\n", 1)
    found: dict[str, Any] = {}
    exec(f"{head}\nasync def run():\n{indent(body, '    ')}\n    return client.table.seq", found)
    assert asyncio.run(found["run"]()) >= 1


def test_the_example_of_the_reference(server: Served, capsys: pytest.CaptureFixture[str]) -> None:
    code = re.findall(r"```python\n(.*?)```", REFERENCE, re.DOTALL)[-1]
    exec(code.replace("http://localhost:8000", server.base), {})
    assert "Outcome(places=(1,)" in capsys.readouterr().out
