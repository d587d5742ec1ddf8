"""A game's lesson: always the same dice, taken up where it was left, and in nobody's records."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from souterrain.core.match import Match
from souterrain.games.roll.facts import FACTS
from souterrain.server.protocol.http import TableLinks
from tests.server.house import asked, at_home
from tests.server.test_people import call


def test_a_lesson_is_the_same_for_everybody_and_in_no_record(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            for name in ("Ada", "Bea"):
                api = await home.person(name)
                status, links = await call(home, "POST", "/api/lessons/roll", token=api.token)
                assert status == 201
                _, again = await call(home, "POST", "/api/lessons/roll", token=api.token)
                assert again["table"] == links["table"], "the one that was begun"
                mine = await api.tables()
                assert [(table.lesson, table.phase) for table in mine] == [(True, "playing")]
            assert FACTS.lesson is not None
            true = Match.new("roll", seats=1, seed=FACTS.lesson.seed, options=FACTS.lesson.options)
            async with home.client(api, msgspec.convert(links, TableLinks)) as client:
                await asked(client, 0)
                assert client.table.view(0)["delve"] == true.view(0)["delve"]
                while not client.table.over:
                    ask = await asked(client, 0)
                    await client.move(ask, ask.default or "")
            status, profile = await call(home, "GET", "/api/profile", token=api.token)
            assert (status, profile["results"]) == (200, [])

    asyncio.run(run())


def test_a_game_without_one(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            for game, code in (("lantern", "no-lesson"), ("chess", "no-such-game")):
                status, problem = await call(home, "POST", f"/api/lessons/{game}", token=api.token)
                assert (status, problem["code"]) == (404, code)
            assert (await call(home, "POST", "/api/lessons/roll"))[0] == 401

    asyncio.run(run())
