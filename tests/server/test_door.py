"""The game behind a door: its seats and options, and bots that choose a hero after the people."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from souterrain.games.donjon.facts import FACTS
from tests.server.house import asked, at_home, until


def test_the_door_and_the_help_are_told(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada = await home.person()
            games = {game.name: game for game in await ada.games()}
            found, help_ = games["donjon"].door, games["donjon"].help
            assert FACTS.door is not None
            assert found is not None
            assert (tuple(found.seats), found.options) == (FACTS.door.seats, FACTS.door.options)
            assert help_ is not None
            assert (help_.below, help_.options, help_.rule) == (5, {"monster_die": "6"}, "DJ-197")
            assert (games["roll"].door, games["roll"].help) == (None, None)

    asyncio.run(run())


@pytest.mark.rule("DJ-012")
def test_companions_choose_after_the_people_and_take_the_classes_that_are_missing(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada = await home.person()
            links = await home.table(ada, "donjon", ["bot:adept", "me", "bot:adept", "bot:adept"], start=True)
            async with home.client(ada, links) as client:
                ask = await asked(client, 1)
                table = home.house.tables.open[links.table]
                await table.pace.drive()
                assert not table.pace.thinks, "bots wait for the person"
                await client.move(ask, "lead elowen")
                await until(client, lambda here: all(here.table.view(1)["roster"]["names"]))
                assert client.table.view(1)["roster"]["names"] == ["aldric", "elowen", "odile"]

    asyncio.run(run())
