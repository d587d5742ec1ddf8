"""Presence: people who are here, away or gone for good, and the owners of names."""

from __future__ import annotations

import asyncio
import math
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from souterrain.client import Api, Gone, Refused
from souterrain.server.protocol.http import TableLinks
from souterrain.server.protocol.to_client import Ack, ToClient, Update, Welcome
from souterrain.server.store.proposals import proposals
from souterrain.server.table import pace
from souterrain.server.table.hosting import DAY
from souterrain.server.table.info import GONE
from souterrain.server.table.telling import SOON_EACH, Teller
from tests.server.house import Home, asked, at_home
from tests.server.test_people import call
from tests.server.test_table import info, lanterns

T = TypeVar("T")


async def left_memory(home: Home, links: TableLinks) -> None:
    while links.table in home.house.tables.open:
        await asyncio.sleep(0.02)


async def heard(socket: ClientConnection, kind: type[T]) -> T:
    """The next message of a kind."""
    while True:
        message: Any = msgspec.json.decode(await socket.recv(), type=ToClient)
        if isinstance(message, kind):
            return message


def test_a_hand_goes_down_with_its_owner(tmp_path: Path) -> None:
    """A raised hand holds the window for who is here; the others do not wait for somebody who went."""

    async def run() -> None:
        async with lanterns(tmp_path, pause="0") as table:
            await table.ada.host("set", settings={"pause": "600"})
            await table.both_lay()
            seat = await table.blow()
            owner, other = (table.ada, table.bruno)[seat], (table.ada, table.bruno)[1 - seat]
            await owner.hold(seat)
            await table.ada.host("set", settings={"pause": "0"})
            await other.say("Are you there?")
            assert not other.table.over
            await owner.close()
            await other.until(lambda: other.table.over)
            assert [act.text for act in table.match.journal.acts() if act.seat == -1] == ["close"]

    asyncio.run(run())


@pytest.mark.parametrize("absence", ["bot", "skip"])
def test_a_game_that_all_have_left_stays_as_it_is(tmp_path: Path, absence: str) -> None:
    """Nobody waits, so nobody is played for; who comes back first waits for the others again."""

    async def run() -> None:
        async with lanterns(tmp_path, absence=absence, patience="1") as table:
            await table.bruno.close()
            await table.ada.close()
            left = table.home.house.tables.open[table.links.table]
            while len(left.away) < 2:
                await asyncio.sleep(0.02)
            left.record.patience = 0
            await left.pace.drive()
            assert list(table.match.journal.acts()) == []
            assert not any(chair.lent for chair in left.record.chairs)
            async with table.home.client(table.apis[0], table.links) as back:
                await back.until(lambda: back.table.seq >= 1)
                (act, *_) = table.match.journal.acts()
                assert (act.seat, act.by) == (1, {"bot": "bot", "skip": "clock"}[absence])

    asyncio.run(run())


def test_who_stays_away_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who wait are told so, although nothing else happens at the table."""
    for module in ("table.info", "table.table"):
        monkeypatch.setattr(f"souterrain.server.{module}.GONE", 0.5)

    async def run() -> None:
        async with lanterns(tmp_path) as table:
            told: list[str] = []
            table.ada.listener = lambda _: told.append(info(table.ada).seats[1].presence)
            await table.bruno.close()
            await table.ada.until(lambda: info(table.ada).seats[1].presence == "gone")
            assert [each for each in dict.fromkeys(told) if each != "here"] == ["away", "gone"]
            since = info(table.ada).seats[1].away_since
            async with table.home.spectator(table.links, table.apis[1].token):
                await table.ada.until(lambda: info(table.ada).watchers == 1)
                assert info(table.ada).seats[1].presence == "gone", "who watches is not at the seat"
            await table.ada.until(lambda: info(table.ada).watchers == 0)
            assert info(table.ada).seats[1].away_since == since
            for _ in range(2):
                async with table.home.client(table.apis[1], table.links):
                    await table.ada.until(lambda: info(table.ada).seats[1].presence == "here")
                await table.ada.until(lambda: info(table.ada).seats[1].presence == "gone")

    asyncio.run(run())


def test_a_table_waits_until_somebody_is_gone(tmp_path: Path) -> None:
    """It is woken at that time, not again and again before it."""

    async def run() -> None:
        async with lanterns(tmp_path) as table:
            actor = table.home.house.tables.open[table.links.table]
            assert actor._gone_due() == math.inf
            await table.bruno.close()
            await table.ada.until(lambda: info(table.ada).seats[1].presence == "away")
            assert 0 < actor._gone_due() - time.monotonic() <= GONE

    asyncio.run(run())


@pytest.mark.quick
def test_presence_is_told_later_where_many_watch() -> None:
    async def due(clients: int) -> float:
        state: Any = SimpleNamespace(clients=[None] * clients)
        teller = Teller(state, info=lambda _: pytest.fail("not yet"), post=lambda _: None)
        teller.tell_soon()
        assert teller._timer is not None
        return teller._timer.when()

    async def run() -> None:
        few, many = await due(1), await due(100)
        assert many - few >= 99 * SOON_EACH

    asyncio.run(run())


def test_since_when_somebody_is_away_outlives_memory(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path, idle=0.3) as home:
            ada, bruno = await home.person("Ada"), await home.person("Bruno")
            links = await home.table(ada, "lantern", ["me", ""])
            async with home.client(ada, links) as host:
                async with home.client(bruno, links) as guest:
                    await guest.take_seat()
                await host.until(lambda: info(host).seats[1].presence == "away")
                since = info(host).seats[1].away_since
            changed = [table.changed for table in await ada.tables()]
            await left_memory(home, links)
            async with home.client(ada, links) as host:
                assert info(host).seats[1].away_since == since
                assert info(host).seats[0].presence == "here"
            assert [table.changed for table in await ada.tables()] == changed, "it is no change of the table"

    asyncio.run(run())


def test_a_slow_table_has_a_clock_before_the_first_move(tmp_path: Path) -> None:
    """Also when nobody has looked at it yet and it has left memory."""

    async def run() -> None:
        async with at_home(tmp_path, idle=0.2) as home:
            ada = await home.person("Ada")
            slow = await home.table(ada, "lantern", ["me", "me"], start=True, tempo=DAY)
            free = await home.table(ada, "lantern", ["me", "me"], start=True)
            for links in (slow, free):
                await left_memory(home, links)
            ends = {table.id: table.until for table in await ada.tables()}
            assert DAY - 60 < ends[slow.table] - time.time() <= DAY
            assert ends[free.table] == 0.0
            async with home.client(ada, slow) as player:
                assert DAY - 60 < info(player).seats[0].clock <= DAY

    asyncio.run(run())


def test_names_stay_unique_at_a_table(tmp_path: Path) -> None:
    """A new name holds in the middle of a game, and after the table is read again."""

    async def run() -> None:
        async with at_home(tmp_path, idle=0.3) as home:
            ada, bruno = await home.person("Ada"), await home.person("Bruno")
            links = await home.table(ada, "lantern", ["me", ""])
            async with home.client(ada, links) as host, home.client(bruno, links) as guest:
                await guest.say("before I sit")
                await bruno.rename("Ada")
                await guest.say("and after")
                await host.until(lambda: len(host.table.chat) == 2)
                assert [line.name for line in host.table.chat] == ["Bruno", "Ada"]
                await guest.take_seat()
                await host.until(lambda: [seat.name for seat in info(host).seats] == ["Ada", "Ada 2"])
                await bruno.rename("Clara")
                await host.until(lambda: [seat.name for seat in info(host).seats] == ["Ada", "Clara"])
                await bruno.rename("Ada")
                await host.until(lambda: [seat.name for seat in info(host).seats] == ["Ada", "Ada 2"])
            await left_memory(home, links)
            async with home.client(ada, links) as host:
                assert [seat.name for seat in info(host).seats] == ["Ada", "Ada 2"]

    asyncio.run(run())


def test_a_claimed_name_is_nobody_elses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No guest can take it, and none is called so at first; its owner may write it otherwise."""
    monkeypatch.setattr("souterrain.server.store.people.proposals", lambda language: ("Agate",))

    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada = await home.person("Agate")
            await call(home, "POST", "/api/claim", ada.token, {"passphrase": "correct horse"})
            guest = Api(home.base)
            assert (await guest.guest()).name.startswith("Agate ")
            with pytest.raises(Refused, match="name-taken"):
                await guest.rename("AGATE")
            assert (await ada.rename("AGATE")).name == "AGATE"
            await ada.rename("Ada")
            assert (await guest.rename("Agate")).name == "Agate", "a name that was given up is free"

    asyncio.run(run())


def test_a_guest_is_named_in_the_visitors_language(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            for language in ("en", "fr", "it"):
                assert (await Api(home.base).guest(language=language)).name in proposals(language)
            status, _ = await call(home, "POST", "/api/guest?language=xx")
            assert status == 400

    asyncio.run(run())


@pytest.mark.parametrize("way", ["recover", "signout"])
def test_open_sockets_end_where_somebody_is_signed_out(tmp_path: Path, way: str) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada = await home.person("Ada")
            _, codes = await call(home, "POST", "/api/claim", ada.token, {"passphrase": "correct horse"})
            links = await home.table(ada, "lantern", ["me", ""])
            bodies = {
                "recover": {"name": "Ada", "code": codes["codes"][0], "passphrase": "battery staple"},
                "signout": {"everywhere": True},
            }
            async with home.client(ada, links) as old:
                assert (await call(home, "POST", f"/api/{way}", ada.token, bodies[way]))[0] in (200, 201)
                with pytest.raises(Gone, match="elsewhere"):
                    await old.until(lambda: False)

    asyncio.run(run())


def test_who_goes_for_good_leaves_seats_and_tools_to_others(tmp_path: Path) -> None:
    """The host of a game that is on deletes everything: a bot plays the seat, another person has the host's tools."""

    async def run() -> None:
        async with lanterns(tmp_path) as table:
            ada, bruno = table.apis
            done = await table.home.table(ada, "lantern", ["me", "me"], start=True)
            async with table.home.client(ada, done) as alone:
                await alone.resign(0)
            assert (await call(table.home, "DELETE", "/api/me", ada.token))[0] == 200
            with pytest.raises(Gone, match="elsewhere"):
                await table.ada.until(lambda: False)
            await table.bruno.until(lambda: info(table.bruno).seats[0].who == "bot:random")
            assert info(table.bruno).host == table.bruno.table.person
            (hand,) = info(table.bruno).handed
            assert (hand.kind, hand.was, hand.name) == ("bot", "", "")
            ask = await asked(table.bruno, 1)
            await table.bruno.move(ask, ask.default or "")
            assert (await bruno.replay(done.table)).players == ["", ""], "what is over stays as it was"

    asyncio.run(run())


def test_an_older_client_is_told_to_reload_and_keeps_its_place(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada = await home.person("Ada")
            links = await home.table(ada, "lantern", ["me", "me"], start=True)
            address = home.base.replace("http", "ws", 1) + "/ws/" + links.table
            async with connect(address, additional_headers={"Authorization": f"Bearer {ada.token}"}) as socket:
                await socket.send('{"t":"hello","protocol":0,"client":"0.0"}')
                welcome = await heard(socket, Welcome)
                assert (welcome.reload, welcome.seats) == (True, [0, 1])
                await heard(socket, Update)
                await socket.send('{"t":"say","cid":"a","text":"I am still here"}')
                await heard(socket, Ack)
            async with home.client(ada, links) as fresh:
                assert fresh.table.mine == (0, 1)
                assert [line.text for line in fresh.table.chat] == ["I am still here"]

    asyncio.run(run())


def test_open_tables_are_those_of_others(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada, bruno = await home.person("Ada"), await home.person("Bruno")
            links = await home.table(ada, "lantern", ["me", ""], private=False)
            async with home.client(ada, links):
                tables = home.house.tables
                mine, other = await ada.me(), await bruno.me()
                assert mine is not None
                assert other is not None
                assert tables.public(mine.id) == []
                assert [(table.id, table.free) for table in tables.public(other.id)] == [(links.table, 1)]


def test_a_window_waits_for_a_silent_hand_as_long_as_for_somebody_absent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with lanterns(tmp_path, pause="0") as table:
            await table.ada.host("set", settings={"pause": "600"})
            await table.both_lay()
            seat = await table.blow()
            owner = (table.ada, table.bruno)[seat]
            await owner.hold(seat)
            assert owner.table.info is not None
            assert [held for held, _ in owner.table.info.held] == [seat]
            await table.ada.host("set", settings={"pause": "0"})
            assert not owner.table.over
            monkeypatch.setattr(pace, "MINUTE", 0.0)
            await owner.say("Still here")
            await owner.until(lambda: owner.table.over)

    asyncio.run(run())
