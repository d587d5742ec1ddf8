"""Content of one's own over HTTP: a quest is checked, played and told to everybody, against limits of its own."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from souterrain.client import Client
from souterrain.server.settings import Limits
from tests.server.house import Home, at_home
from tests.server.test_people import call

BELL: Any = json.loads(Path("docs/quests/drowned-bell.json").read_text())
SCRIPT = "<script>alert(1)</script>"


async def create(home: Home, token: str, content: Any, game: str = "donjon") -> tuple[int, Any]:
    asked = {"game": game, "seats": ["me", "me"], "start": True, "content": content}
    return await call(home, "POST", "/api/tables", token, asked)


def test_a_quest_of_ones_own_is_played(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada = await home.person()
            status, made = await create(home, ada.token, BELL)
            assert status == 201
            async with Client(home.base + made["join"], ada.token) as client:
                await client.until(lambda: bool(client.table.asks))
                told = client.table.view(0)["quest"]["told"]
            assert told["title"] == BELL["quest"]["title"]
            assert told["text"] == BELL["quest"]["hook"]

    asyncio.run(run())


def test_a_fault_is_told_with_its_place(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada = await home.person()
            for content, path, code in (
                ({"schema": 1, "quest": {**BELL["quest"], "main": 10**6}}, "quest.main", "content-number"),
                ({"schema": 1, "quest": {**BELL["quest"], "win": "saved(3)"}}, "quest.win", "content-never"),
                ({"schema": 1, "quest": SCRIPT}, "quest", "content-record"),
                ([[[[[[[[[[]]]]]]]]]], "[0][0][0][0][0][0][0][0]", "content-depth"),
            ):
                status, refused = await create(home, ada.token, content)
                assert (status, refused["code"], refused["data"]["path"]) == (400, code, path)
            assert (await create(home, ada.token, BELL, "roll"))[1]["code"] == "no-content"
            assert await home.house.tables.of((await ada.me()).id) == []  # type: ignore[union-attr]  # she is there

    asyncio.run(run())


def test_content_has_its_own_size_and_credit(tmp_path: Path) -> None:
    """A large file is refused by its schema, not by its bytes; one that is larger still, and a flood, are not read."""

    async def run() -> None:
        async with at_home(tmp_path, limits=Limits(contents=(2, 0.001), slowed=0.0)) as home:
            ada = await home.person()
            long = {**BELL["quest"], "hook": "é" * 2000, "found": "é" * 2000, "rules": " " * 60_000}
            assert (await create(home, ada.token, {"schema": 1, "quest": long}))[1]["code"] == "content-text"
            assert (await create(home, ada.token, {"schema": 1, "story": "x" * 400_000}))[0] == 413
            assert (await create(home, ada.token, BELL))[0] == 201
            assert (await create(home, ada.token, BELL))[0] == 429

    asyncio.run(run())
