"""A game's lesson: always the same dice, taken up where it was left, and in nobody's records."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from souterrain.client import Client
from souterrain.core.match import Match
from souterrain.games.roll.facts import FACTS
from souterrain.server.protocol.http import TableLinks
from tests.games.donjon.test_lessons import path
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
                assert [(table.lesson, table.phase) for table in mine] == [("first", "playing")]
            (lesson,) = FACTS.lessons
            true = Match.new("roll", seats=1, seed=lesson.seed, options=lesson.options)
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


def test_a_window_of_a_lesson_waits_for_the_learner(tmp_path: Path) -> None:
    """With a pause of no length every other table would close it at once. The lesson of a master seats one."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person("Ada")
            _, made = await call(home, "POST", "/api/lessons/donjon?name=quest", token=api.token)
            async with home.client(api, msgspec.convert(made, TableLinks)) as client:
                await client.until(lambda: client.table.ask_of(0) is not None)
                await client.host("set", settings={"pause": "0"})
                for _, _, says in path():
                    await client.until(lambda: _awaits(client))
                    ask = await asked(client, 0)
                    if ask.about == "attack":
                        break
                    await client.move(ask, says)
                await client.move(await asked(client, 0), says)
                assert says.startswith("strain")
            _, made = await call(home, "POST", "/api/lessons/donjon?name=master", token=api.token)
            async with home.client(api, msgspec.convert(made, TableLinks)) as client:
                ask = await asked(client, 0)
                assert ask.about == "entrance"

    asyncio.run(run())


def _awaits(client: Client) -> bool:
    ask = client.table.ask_of(0)
    return ask is not None and ask.about != "free"
