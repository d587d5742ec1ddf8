"""Replays over HTTP: every step as it was, and the chat of a table for those who sat there alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.request import urlopen

from souterrain.client import Api
from souterrain.client.bot import serve
from souterrain.core.journal import Journal
from souterrain.core.match import Match
from souterrain.server.protocol.http import TableLinks
from souterrain.terminal.replay import Replay as Watched
from tests.server.house import Home, at_home
from tests.server.test_results import default

SAID = "Nobody else may read this"


async def answer(home: Home, path: str) -> str:
    """Return what somebody without a session is answered."""

    def ask() -> str:
        with urlopen(home.base + path) as reply:
            read: bytes = reply.read()
            return read.decode()

    return await asyncio.to_thread(ask)


async def played(home: Home, api: Api, game: str) -> TableLinks:
    """Play a game to its end, with words before and after it."""
    links = await home.table(api, game, ["me", "bot:random"], start=True)
    async with home.client(api, links) as client:
        await client.say(SAID)
        await serve(client, default)
        await client.say(f"{SAID} either")
    return links


def test_chat_is_for_those_who_sat_there(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada, bruno = await home.person("Ada"), await home.person("Bruno")
            links = await played(home, ada, "lantern")
            table = links.table
            info = await ada.replay(table)
            steps = info.steps
            assert (info.day, info.at > 0) == ("", True)
            said = await ada.replay_chat(table)
            assert [(line.name, line.text) for line in said] == [("Ada", SAID), ("Ada", f"{SAID} either")]
            assert said[0].step < said[1].step == steps
            assert await ada.replay_chat(links.watch.removeprefix("/w/")) == said, "by the spectators' code as well"
            assert await bruno.replay_chat(table) == []
            assert await answer(home, f"/api/replays/{table}/chat") == "[]"
            for path in ("", "/story?eyes=-2", "/0?eyes=-2", f"/{steps}?eyes=-2", "/journal"):
                assert SAID not in await answer(home, f"/api/replays/{table}{path}"), path
            async with home.client(bruno, links) as stranger, home.client(ada, links) as player:
                assert not stranger.table.chat
                await player.say("Again?")
                await player.until(lambda: len(player.table.chat) == 3)
                assert not stranger.table.chat

    asyncio.run(run())


def test_every_step_is_the_position_of_the_journal(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada = await home.person("Ada")
            table = (await played(home, ada, "roll")).table
            replay = await home.house.replays.find(table)
            journal = Journal.loads(await answer(home, f"/api/replays/{table}/journal"))
            told = [(one.step, one.key) for one in replay.info().highlights]
            assert told == [(one.move, one.told["key"]) for one in Watched(journal).moments], (
                "as the terminal tells them"
            )
            for step, frame in enumerate(replay.frames):
                match = Match.replay(journal, frame.number)
                assert replay.step(step, -1).sections == match.view(None)
                assert replay.step(step, 0).sections == match.view(0)

    asyncio.run(run())
