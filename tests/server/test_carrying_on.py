"""A campaign that is over is carried on at another table, with the heroes who live, each at the same seat."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

from souterrain.client import Api, Client
from souterrain.client.faults import Refused
from souterrain.core.asks import MAY
from souterrain.core.seeded import seed_bytes
from souterrain.games.donjon.board.figures import INSIDE
from souterrain.games.donjon.state import TOWN, State
from souterrain.server.protocol.http import NewTable
from souterrain.server.protocol.parts import TableInfo
from souterrain.server.table.setup import new_record as new_kept
from tests.server.house import Home, asked, at_home

LEAVE = ("leave",)
SEED = 1


def info(client: Client) -> TableInfo:
    assert client.table.info is not None
    return client.table.info


def state_of(home: Home, table: str) -> State:
    match = home.house.tables.open[table].match
    assert match is not None
    assert isinstance(match.state, State)
    return match.state


async def play_out(client: Client) -> None:
    """The hero goes home as soon as it can; all else as the game itself would say."""
    table = client.table
    while not table.over:
        await client.until(lambda: table.over or any(seat in (0, 1) for seat in [ask.seat for ask in table.asks]))
        asks = [ask for ask in table.asks if ask.seat in (0, 1)]
        must = [ask for ask in asks if ask.kind != MAY]
        leaving = [ask for ask in must if table.legal(ask.seat).why_not(LEAVE) is None]
        if leaving:
            await client.move(leaving[0], LEAVE)
        elif must:
            await client.move(must[0], must[0].default or "")
        elif asks:
            # The table may close the window at the same moment.
            with suppress(Refused):
                await client.waive(asks[0])


async def begun(home: Home, person: Api) -> Client:
    """A table on dice with which the hero comes home."""
    me = await person.me()
    assert me is not None
    kept = new_kept(NewTable("donjon", ["me", "me"]), me.id)
    table = await home.house.tables.create(kept, True, seed_bytes(SEED))
    return Client(f"{home.base}/t/{table.id}", person.token)


async def first_campaign(client: Client) -> None:
    for sentence in ("create human warrior power-blow parry", "buy long-sword", "equip long-sword"):
        await client.move(await asked(client, 0), sentence)
    await play_out(client)


def test_heroes_go_on_where_they_live(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada = await home.person("Ada")
            async with await begun(home, ada) as client:
                assert not info(client).carries
                await first_campaign(client)
                await client.until(lambda: info(client).carries)
                ack = await client.rematch(carry=True)
            assert ack.answer is not None
            before, next_ = state_of(home, info(client).id).heroes[0], ack.answer["table"]
            async with Client(f"{home.base}/t/{next_}", ada.token) as again:
                await again.host("start")
                await asked(again, 0)
                s = state_of(home, next_)
            hero = s.heroes[0]
            assert (s.step, hero.out, hero.weapon, hero.skills) == (TOWN, INSIDE, "long-sword", ("power-blow", "parry"))
            assert (hero.gold, hero.xp, hero.pack) == (before.gold, before.xp, before.pack)

    asyncio.run(run())


def test_a_rematch_without_them_begins_anew(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada = await home.person("Ada")
            async with await begun(home, ada) as client:
                await first_campaign(client)
                ack = await client.rematch()
            assert ack.answer is not None
            async with Client(f"{home.base}/t/{ack.answer['table']}", ada.token) as again:
                await again.host("start")
                assert (await asked(again, 0)).about == "create"

    asyncio.run(run())
