"""Questions that change nothing are answered by the server, unless a seat wishes to be asked each time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from souterrain.bots.roll.careful import CarefulBot
from souterrain.client import Client
from souterrain.core import registry
from souterrain.core.asks import Ask
from souterrain.core.journal import ORDER, Act, Journal
from souterrain.core.match import Match
from tests.server.house import Home, asked, at_home

GAMES = 40


@pytest.mark.parametrize("each", [False, True])
def test_a_seat_is_asked_only_where_its_answer_matters(tmp_path: Path, each: bool) -> None:
    found = asyncio.run(_found(tmp_path, each))
    assert {by for by, idle in found if idle} == {"seat" if each else ORDER}
    assert {by for by, idle in found if not idle} == {"seat"}


async def _found(folder: Path, each: bool) -> list[tuple[str, bool]]:
    """Return who gave each answer, and if it changed nothing. Another game is played if it had none of these."""
    async with at_home(folder) as home:
        for _ in range(GAMES):
            found = _answers(await _played(home, each))
            if any(idle for _, idle in found):
                return found
    raise AssertionError("no question changes nothing")


def _answers(journal: Journal) -> list[tuple[str, bool]]:
    return [
        (entry.by, Match.replay(journal, number).idle(entry.seat) is not None)
        for number, entry in enumerate(journal.entries)
        if isinstance(entry, Act)
    ]


def _answered(client: Client, ask: Ask) -> Callable[[], bool]:
    return lambda: client.table.ask_of(0) != ask


async def _played(home: Home, each: bool) -> Journal:
    game, bot = registry.game("roll"), CarefulBot()
    api = await home.person("Ada")
    links = await home.table(api, "roll", ["me"], options={"hero": "knight"}, start=True)
    async with home.client(api, links) as client:
        await client.orders(0, None, each=each)
        await client.until(lambda: client.table.each == {0: each})
        while not client.table.over:
            ask = await asked(client, 0)
            said = bot.choose(game, dict(client.table.view(0)), ask, Random(1))
            assert said is not None
            await client.move(ask, game.say(said))
            await client.until(_answered(client, ask))
        match = home.house.tables.open[links.table].match
        assert match is not None
        return match.journal
