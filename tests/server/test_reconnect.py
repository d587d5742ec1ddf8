"""P7: whoever comes back is where the game is now, has missed nothing and heard nothing twice."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

from souterrain.client.bot import serve
from souterrain.core.asks import Ask
from souterrain.core.legal import Legal
from souterrain.server.protocol.http import TableLinks
from souterrain.server.protocol.to_client import Update
from souterrain.server.table.feed import GAP
from tests.server.house import Home, ask_each_time, asked, at_home


def test_a_hundred_broken_connections(tmp_path: Path) -> None:
    """Players and a spectator, cut off at random; events and views equal those of the match."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            drops = 0
            rng = Random(9)
            while drops < 100:
                drops += await play_one(home, rng)

    asyncio.run(run())


async def play_one(home: Home, rng: Random) -> int:
    ada, drops = await home.person("Ada"), 0
    links = await home.table(ada, "lantern", ["me", "me", "bot:random"], options={"nights": "3"})
    async with home.client(ada, links) as player, home.spectator(links) as eye:
        updates: dict[int, list[int]] = {0: [], 1: []}
        for number, client in enumerate((player, eye)):
            client.listener = lambda news, n=number: updates[n].append(news.seq) if isinstance(news, Update) else None

        async def bot(view: dict[str, Any], ask: Ask, legal: Legal) -> Any:
            nonlocal drops
            for client in (player, eye):
                if rng.random() < 0.5:
                    drops += 1
                    asyncio.get_running_loop().call_later(rng.random() / 100, client.connection.drop)
            return legal.sample(rng)

        await player.host("set", settings={"pause": "0"})
        await player.host("start")
        await asyncio.gather(serve(player, bot), eye.until(lambda: eye.table.over))
        match = home.house.tables.open[links.table].match
        assert match is not None
        for client, seats in ((player, (0, 1)), (eye, (-1,))):
            for seat in seats:
                eyes = seat if seat >= 0 else None
                seen = client.table.story[seat]
                whole = json.loads(json.dumps([event.seen_by(eyes) for _, event in match.events]))
                assert seen == whole
                assert client.table.view(seat) == json.loads(json.dumps(match.view(eyes)))
        assert updates[0] == sorted(updates[0])
    return drops


def test_the_gap_or_the_whole(tmp_path: Path) -> None:
    """Kept updates are sent as a gap; before that, after seats changed hands, or from the future, everything."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada = await home.person("Ada")
            links = await home.table(ada, "roll", ["me"], start=True)
            async with home.client(ada, links) as client:
                await ask_each_time(client)
                while client.table.seq < 3:
                    ask = await asked(client, 0)
                    await client.move(ask, ask.default or "")
                last = client.table.seq
                for seen, expected in ((last, [last]), (last - 2, [last - 1, last]), (-1, [last]), (last + 5, [last])):
                    got: list[Update] = []
                    async with home.client(ada, links) as back:
                        back.listener = lambda news, g=got: g.append(news) if isinstance(news, Update) else None
                        back.table.seq = seen
                        back.table.views = {0: dict(client.table.views[0])}
                        back.connection.drop()
                        while len(got) < len(expected) or got[-1].seq != last:
                            await asyncio.sleep(0.01)
                    whole = seen not in (last, last - 2)
                    told = [update for update in got if update.whole == whole]
                    assert [update.seq for update in told][-len(expected) :] == expected
                    assert all(update.late == (seen == last - 2) for update in told[-len(expected) :])

    asyncio.run(run())


async def back_after(home: Home, links: TableLinks, last: int, missed: int) -> list[Update]:
    """Return what a spectator is sent who comes back after so many updates."""
    got: list[Update] = []
    async with home.spectator(links) as back:
        back.table.seq = last - missed
        back.listener = lambda news: got.append(news) if isinstance(news, Update) else None
        back.connection.drop()
        await back.until(lambda: bool(got) and got[-1].seq == last)
    return got


def test_who_missed_more_than_is_kept_gets_the_whole(tmp_path: Path) -> None:
    """Never updates with a hole before them, after which the client would ask again for ever."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada = await home.person("Ada")
            links = await home.table(ada, "roll", ["bot:careful"] * 4)
            async with home.client(ada, links) as host, home.spectator(links) as eye:
                await host.host("start")
                await eye.until(lambda: eye.table.over)
                last = eye.table.seq
                assert last > GAP + 20
                assert [update.seq for update in await back_after(home, links, last, GAP)] == [
                    *range(last - GAP + 1, last + 1)
                ]
                for missed in (GAP + 1, GAP + 20):
                    (update,) = await back_after(home, links, last, missed)
                    assert (update.seq, update.whole) == (last, True)

    asyncio.run(run())
