"""The cost of one visitor to others: credits by person and address, presence told once, bounds in file and memory."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from pathlib import Path
from weakref import ref

import pytest
from msgspec import structs

from souterrain.client import Client, Refused
from souterrain.server.net.budget import CONTROL, SAVED, Budget, fan_out
from souterrain.server.net.guard import DEBT, Credits, Guard
from souterrain.server.protocol.to_client import Ack, Table, ToClient
from souterrain.server.protocol.to_server import Ready, Say
from souterrain.server.settings import Limits, Settings
from souterrain.server.table import table as tables
from souterrain.server.table.receipts import KEPT, PERSONS, Receipts
from tests.server.house import PLENTY, Away, Home, asked, at_home
from tests.server.test_guard import frame, handshake
from tests.server.test_moves import Wire

NEVER = 1e-9
"""A refill that adds nothing during a test."""


async def so(done: Callable[[], bool]) -> None:
    """Wait for a state; the limit of the whole test ends a wait for ever."""
    while not done():
        await asyncio.sleep(0.005)


def tables_told(client: Client) -> list[Table]:
    heard: list[Table] = []

    def hear(news: ToClient | str) -> None:
        if isinstance(news, Table):
            heard.append(news)

    client.listener = hear
    return heard


@pytest.mark.quick
@pytest.mark.promise("P12")
def test_a_debt_is_waited_for_in_turn_and_bounded() -> None:
    credits = Credits(10, 2)
    assert [credits.charge("a", 5) for _ in range(2)] == [0, pytest.approx(0, abs=0.1)]
    assert [credits.charge("a", 2) for _ in range(2)] == [pytest.approx(1, abs=0.2), pytest.approx(2, abs=0.2)]
    assert credits.charge("a", 1e9) == pytest.approx(DEBT)
    assert credits.missing("a") > 0 == credits.missing("b")


@pytest.mark.quick
@pytest.mark.promise("P12")
def test_sockets_of_a_person_and_of_an_address_share_a_budget(tmp_path: Path) -> None:
    guard = Guard(Settings(tmp_path, limits=Limits(moves=(10, NEVER), address=(25, NEVER))))
    first, second = Budget(guard, "ada", "1.1.1.1"), Budget(guard, "ada", "1.1.1.1")
    other, spectator = Budget(guard, "bea", "1.1.1.1"), Budget(guard, "", "1.1.1.1")
    elsewhere = Budget(guard, "cem", "2.2.2.2")
    assert [first.charge(6), second.charge(4)] == [0, 0]
    assert second.charge(1) > 0
    assert other.charge(10) == 0
    assert spectator.charge(5) > 0, "an address has its own limit"
    assert elsewhere.charge(5) == 0


@pytest.mark.promise("P12")
def test_a_move_is_charged_for_everybody_who_is_told(tmp_path: Path) -> None:
    limits = structs.replace(PLENTY, moves=(1e6, NEVER), address=(1e6, NEVER))

    async def run() -> None:
        async with at_home(tmp_path, limits=limits) as home:
            persons = home.house.guard.persons

            def spent(person: str) -> float:
                return 1e6 - persons._held.get(person, (1e6, 0.0))[0]

            async def cost(watchers: int) -> float:
                api = await home.person()
                links = await home.table(api, "roll", ["me"], start=True)
                crowd = [home.spectator(links) for _ in range(watchers)]
                async with home.client(api, links) as client:
                    (me,) = home.house.tables.open[links.table].record.persons
                    await asyncio.gather(*(each.open() for each in crowd))
                    ask = await asked(client, 0)
                    before = spent(me)
                    await client.move(ask, client.table.legal(0).first())
                    for each in crowd:
                        await each.close()
                    return spent(me) - before

            alone, watched = await cost(0), await cost(20)
            assert alone > SAVED
            assert watched >= alone + fan_out(20, 20 * 100)

    asyncio.run(run())


@pytest.mark.promise("P12")
def test_a_greeting_is_not_told_to_the_whole_table(tmp_path: Path) -> None:
    """Nor is another socket of somebody who is here."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada, bea = await home.person("Ada"), await home.person("Bea")
            links = await home.table(ada, "lantern", ["me", ""])
            async with home.client(ada, links) as client, home.client(bea, links) as other:
                await other.take_seat(1)
                await client.until(lambda: client.table.info is not None and client.table.info.seats[1].name == "Bea")
                await so(lambda: home.house.tables.open[links.table]._teller._timer is None)
                heard = tables_told(client)
                wires = [await Wire.open(home, bea, links) for _ in range(3)]
                for _ in range(20):
                    for wire in wires:
                        await wire.send({"t": "hello", "protocol": 1})
                for number, wire in enumerate(wires):
                    assert isinstance(await wire.ask({"t": "say", "cid": f"c{number}", "text": "Hello."}), Ack)
                    await wire.socket.close()
                await client.say("Nobody came and nobody went.")
                assert not heard

    asyncio.run(run())


@pytest.mark.promise("P12")
def test_who_comes_and_goes_is_told_together(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada = await home.person("Ada")
            links = await home.table(ada, "lantern", ["me", ""])
            async with home.client(ada, links) as client:
                heard = tables_told(client)
                table = home.house.tables.open[links.table]
                await so(lambda: table._teller._timer is None)
                heard.clear()
                for _ in range(50):
                    table.tell_soon()
                await client.until(lambda: bool(heard))
                await client.say("Once.")
                assert len(heard) == 1
                async with home.spectator(links), home.spectator(links):
                    await client.until(lambda: heard[-1].table.watchers == 2)
                await client.until(lambda: heard[-1].table.watchers == 0)

    asyncio.run(run())


@pytest.mark.promise("P12")
def test_pings_cost_credits(tmp_path: Path) -> None:
    """A socket that floods us with them is not read for a while; the rest is kept unread, not answered."""
    most = 20
    limits = structs.replace(PLENTY, address=(most, NEVER))

    async def run() -> None:
        async with at_home(tmp_path, limits=limits) as home:
            api = await home.person()
            links = await home.table(api, "lantern", ["me", ""])
            port = home.house.addresses.port
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(handshake(port, api.token, links.table))
            await reader.readuntil(b"\r\n\r\n")
            await so(lambda: bool(home.house.clients))
            (client,) = home.house.clients
            writer.write(frame(9, b"") * 5000)
            await so(lambda: client._wire._held)
            pongs = await reader.readexactly(2 * int(most / CONTROL))
            assert pongs[:2] == bytes([138, 0])
            assert client._wire._unread, "all were read"
            writer.close()

    asyncio.run(run())


@pytest.mark.promise("P39")
def test_chat_has_the_rate_of_people(tmp_path: Path) -> None:
    """By person, by address, and by day."""
    for name, few in (("chat", (3, NEVER)), ("chat_address", (3, NEVER)), ("chat_day", 3)):
        limits = structs.replace(PLENTY, **{name: few})

        async def run(name: str, limits: Limits) -> None:
            async with at_home(tmp_path / name, limits=limits) as home:
                ada, bea = await home.person("Ada"), await home.person("Bea")
                links = await home.table(ada, "lantern", ["me", ""])
                async with home.client(ada, links) as client, home.client(bea, links) as other:
                    for _ in range(3):
                        await client.say("One.")
                    with pytest.raises(Refused, match="too-fast"):
                        await client.say("Too many.")
                    if name == "chat":
                        await other.say("Somebody else may.")
                    else:
                        with pytest.raises(Refused, match="too-fast"):
                            await other.say("Too many.")

        asyncio.run(run(name, limits))


@pytest.mark.promise("P39")
def test_only_the_latest_chat_is_kept(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path, limits=structs.replace(PLENTY, chat_kept=5)) as home:
            api = await home.person()
            links = await home.table(api, "lantern", ["me", ""])
            async with home.client(api, links) as client, home.spectator(links, api.token) as watcher:
                for number in range(12):
                    await client.say(f"Number {number}.")
                await watcher.say("Another room.")
                rows = await home.house.store.rows("chat-last", links.table, "players")
                assert [row[3] for row in rows] == [f"Number {number}." for number in range(7, 12)]
                assert len(await home.house.store.rows("chat-last", links.table, "spectators")) == 1

    asyncio.run(run())


@pytest.mark.quick
@pytest.mark.promise("P39")
def test_receipts_are_bounded() -> None:
    receipts = Receipts([("ada", f"c{n}", bytes(32), b"old", True) for n in range(KEPT + 10)])
    assert receipts.replace_row("ada", "new") == tuple([("ada", f"c{n}") for n in range(11)])
    for number in range(10 * KEPT):
        receipts.add("ada", f"m{number}", bytes(32), b"ack")
    assert receipts.find("ada", f"m{10 * KEPT - 1}", bytes(32)) == b"ack"
    assert receipts.find("ada", f"m{10 * KEPT - 1}", b"x" * 32) == b""
    assert receipts.find("ada", "m0", bytes(32)) is None
    for number in range(2 * PERSONS):
        receipts.add(f"p{number}", "c", bytes(32), b"ack")
        receipts.replace_row(f"p{number}", "c")
    assert sum(len(kept) for kept in receipts._kept.values()) <= PERSONS
    assert len(receipts._rows) <= PERSONS


@pytest.mark.promise("P39")
def test_receipts_in_the_file_are_bounded_and_a_repeat_after_a_crash_is_known(tmp_path: Path) -> None:
    async def run() -> None:
        server = Away(tmp_path, limits=structs.asdict(PLENTY))
        server.start()
        home = Home(None, server.base)  # type: ignore[arg-type]  # it is elsewhere
        try:
            api = await home.person()
            links = await home.table(api, "lantern", ["me", ""])
            async with home.client(api, links) as client:
                for number in range(KEPT + 30):
                    await client.ready(number % 2 == 0, "nonce")
                last = Ready("last", True, "other")
                once = await client.connection.request(last)
                await client.connection.request(Say("word", "Said once."))
                server.end(kill=True)
                server.start()
                assert await client.connection.request(last) == once
                assert (await client.connection.request(Say("word", "Said once."))).cid == "word"
        finally:
            server.end()
        async with at_home(tmp_path) as there:
            rows = await there.house.store.read(lambda db: db.execute("select count(*) from done").fetchone())
            assert rows == (KEPT,)
            assert len(await there.house.store.rows("chat-last", links.table, "players")) == 1

    asyncio.run(run())


@pytest.mark.promise("P39")
def test_a_message_that_changes_nothing_is_not_written(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            links = await home.table(api, "lantern", ["me", ""])
            async with home.client(api, links) as client:
                await client.ready(True, "nonce")
                before = home.house.store.jobs
                for _ in range(10):
                    await client.ready(True, "nonce")
                    await client.host("set", settings={"pause": "3"})
                assert home.house.store.jobs <= before + 1, "the first setting writes 3 for 3.0"

    asyncio.run(run())


@pytest.mark.promise("P24")
def test_a_table_that_is_over_and_empty_leaves_memory_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others stay as long as the setting says; whoever returns finds the end of the game."""
    monkeypatch.setattr(tables, "OVER_IDLE", 0.1, raising=False)

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            links = await home.table(api, "roll", ["me"], start=True)
            other = await home.table(api, "roll", ["me"], start=True)
            async with home.client(api, links) as client, home.client(api, other):
                await client.host("close")
            await so(lambda: links.table not in home.house.tables.open)
            assert other.table in home.house.tables.open
            async with home.client(api, links) as client:
                assert client.table.over

    asyncio.run(run())


@pytest.mark.promise("P24")
def test_an_empty_table_holds_no_caches(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            links = await home.table(api, "roll", ["me"], start=True)
            table = home.house.tables.open[links.table]
            match = table.match
            assert match is not None
            async with home.client(api, links) as client:
                await client.move(await asked(client, 0), client.table.legal(0).first())
                await so(lambda: not match.events._fresh)
                match.legal(0)
                assert match._legal
            await so(lambda: not table.clients)
            assert not match._legal

    asyncio.run(run())


def test_names_and_links_for_devices_are_rationed(tmp_path: Path) -> None:
    limits = structs.replace(PLENTY, guests=(4, NEVER))

    async def run() -> None:
        async with at_home(tmp_path, limits=limits) as home:
            api = await home.person()
            await api.rename("Bea")
            await api.rename("Cem")
            with pytest.raises(Refused, match="too-fast"):
                await api.rename("Dora")

    asyncio.run(run())


@pytest.mark.promise("P12")
def test_many_requests_at_once_are_answered_one_by_one(tmp_path: Path) -> None:
    """However many arrive together, few are read ahead of the answers."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            reader, writer = await asyncio.open_connection("127.0.0.1", home.house.addresses.port)
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 500)
            for _ in range(500):
                head = await reader.readuntil(b"\r\n\r\n")
                assert head.startswith(b"HTTP/1.1 200")
                size = next(line for line in head.split(b"\r\n") if line.lower().startswith(b"content-length"))
                await reader.readexactly(int(size.split(b":")[1]))
            writer.close()

    asyncio.run(run())


@pytest.mark.promise("P24")
def test_what_has_ended_leaves_nothing_for_the_garbage_collector(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full collection would stall everybody, so that the server makes none: tables and sockets hold no cycles."""
    monkeypatch.setattr(tables, "OVER_IDLE", 0.1, raising=False)

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            links = await home.table(api, "roll", ["me"], start=True)
            async with home.client(api, links) as client:
                await client.move(await asked(client, 0), client.table.legal(0).first())
                (one,) = home.house.clients
                table = home.house.tables.open[links.table]
                kept = [ref(each) for each in (table, table.match, table.feed, one, one._wire, one._wire.conn)]
                del table, one
                await client.host("close")
            await so(lambda: links.table not in home.house.tables.open)
            await so(lambda: not any(each() for each in kept))

    gc.collect()
    gc.disable()
    try:
        asyncio.run(run())
    finally:
        gc.enable()
