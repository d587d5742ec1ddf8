"""Survival: the process killed in the middle of a move, a full disk, an orderly end, a restart from a copy."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from souterrain.client import Api, Client, Refused
from souterrain.client.bot import serve
from souterrain.core.asks import Ask
from souterrain.core.journal import Journal
from souterrain.core.legal import Legal
from souterrain.core.match import Match
from souterrain.server.store.database import FILE, InUse, Store, backup, restore
from tests.server.house import SECONDS, Away, Home, ask_each_time, asked, at_home, until


def journal_in(folder: Path, table: str) -> Journal:
    """As it lies in the file."""
    db = sqlite3.connect(folder / FILE)
    (header,) = db.execute("select header from board where id = ?", (table,)).fetchone()
    lines = [body for (body,) in db.execute("select body from entry where board = ? order by n", (table,))]
    db.close()
    return Journal.loads("".join(line + "\n" for line in [header, *lines]))


@pytest.mark.parametrize("failpoint", ["before-append:4", "after-commit:9", "before-ack:4"])
def test_killed_in_the_middle_of_a_move(tmp_path: Path, failpoint: str) -> None:
    """P1: all seats go on at the same move; nothing is lost, nothing happened twice."""
    server = Away(tmp_path)
    server.start(failpoint)
    played: list[int] = []

    async def run() -> None:
        ada, bruno = Api(server.base), Api(server.base)
        await ada.guest("Ada")
        await bruno.guest("Bruno")
        links = await ada.create("roll", ["me", "me"], start=True)
        rng = Random(3)

        async def bot(view: dict[str, Any], ask: Ask, legal: Legal) -> Any:
            played.append(ask.number)
            return legal.sample(rng)

        async def bring_back() -> None:
            code = await asyncio.to_thread(server.wait)
            assert code == -9
            await asyncio.to_thread(server.start)

        async with Client(server.base + links.join, ada.token) as client, Client(server.base + links.watch) as watcher:
            await ask_each_time(client)
            back = asyncio.create_task(bring_back())
            await serve(client, bot)
            await back
            await watcher.until(lambda: watcher.table.over)
            assert watcher.table.seq == client.table.seq == len(played)
            assert watcher.table.outcome == client.table.outcome
        journal = journal_in(tmp_path, links.table)
        assert len(list(journal.acts())) == len(played)
        Match.replay(journal)

    async def timed() -> None:
        async with asyncio.timeout(SECONDS):
            await run()

    try:
        asyncio.run(timed())
    finally:
        server.end(kill=True)


def test_what_could_not_be_saved_is_refused(tmp_path: Path) -> None:
    """P34: the file is full; no move of the group is acknowledged, all can go on when there is room again."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            tables = [await home.table(api, "roll", ["me"], start=True) for _ in range(3)]
            clients = [home.client(api, links) for links in tables]
            for client in clients:
                await client.open()
                await ask_each_time(client)
                await until(client, lambda c: c.table.ask_of(0) is not None)

            def bounded(db: sqlite3.Connection) -> None:
                db.execute("create table filler (x)")
                (pages,) = db.execute("pragma page_count").fetchone()
                db.execute(f"pragma max_page_count = {pages}")

            await home.house.store.write(bounded)
            with pytest.raises(Exception, match="full"):
                await fill(home)
            refused = 0
            for _ in range(40):
                answers = await asyncio.gather(*(c.say("x" * 300) for c in clients), return_exceptions=True)
                codes = {answer.code for answer in answers if isinstance(answer, Refused)}
                assert codes <= {"not-saved"}
                refused += len(codes)
                if refused:
                    break
            assert refused
            saved = []
            for client, links in zip(clients, tables, strict=True):
                saved.append(await moves_until_refused(client))
                assert len(list(journal_in(tmp_path, links.table).acts())) == saved[-1]
                await until(client, lambda c: c.table.info is not None and c.table.info.saving)

            await home.house.store.write(lambda db: db.execute("pragma max_page_count = 1000000"))
            for client, links, before in zip(clients, tables, saved, strict=True):
                ack = await client.move(await asked(client, 0), client.table.legal(0).first())
                assert ack.seq == before + 1
                assert len(list(journal_in(tmp_path, links.table).acts())) == before + 1
                await until(client, lambda c: c.table.info is not None and not c.table.info.saving)
                await client.close()

    asyncio.run(run())


async def fill(home: Home) -> None:
    """Use up the pages that are free."""
    while True:
        await home.house.store.write(lambda db: db.execute("insert into filler values (zeroblob(2000))"))


async def moves_until_refused(client: Client) -> int:
    """The number there was room for still: a page that is begun takes a few."""
    for number in range(100):
        try:
            await client.move(await asked(client, 0), client.table.legal(0).first())
        except Refused as refused:
            if refused.code == "not-saved":
                return number
            raise
    raise AssertionError("the file is not full")


def test_an_orderly_end_says_that_it_comes_back(tmp_path: Path) -> None:
    """P8: sockets are closed with 1012; everything that was acknowledged is there afterwards."""
    server = Away(tmp_path)
    server.start()

    async def run() -> None:
        api = Api(server.base)
        await api.guest("Ada")
        links = await api.create("roll", ["me", "bot:random"], start=True)
        headers = {"Authorization": f"Bearer {api.token}"}
        async with connect(f"ws{server.base[4:]}/ws/{links.table}", additional_headers=headers) as socket:
            await socket.send('{"t":"hello","protocol":1}')
            await socket.recv()
            await asyncio.to_thread(server.end)
            with suppress(ConnectionClosed):
                async for _ in socket:
                    pass
            assert socket.close_code == 1012
        Match.replay(journal_in(tmp_path, links.table))

    asyncio.run(run())
    assert '"event": "closed"' in server.log.read_text()


def test_a_copy_while_running_goes_on_elsewhere(tmp_path: Path) -> None:
    """P30: backup during play, restored in another folder: the table continues at the copied move."""

    async def run() -> None:
        there = tmp_path / "there"
        async with at_home(tmp_path / "here") as home:
            api = await home.person()
            links = await home.table(api, "roll", ["me"], start=True)
            async with home.client(api, links) as client:
                await ask_each_time(client)
                await client.move(await asked(client, 0), client.table.legal(0).first())
                await asyncio.to_thread(backup, tmp_path / "here", tmp_path / "copy")
                seen = client.table.view(0)
            with pytest.raises(InUse):
                restore(tmp_path / "here", tmp_path / "copy")
        restore(there, tmp_path / "copy")
        async with at_home(there) as home, Client(home.base + links.join, api.token) as client:
            await client.until(lambda: client.table.seq == 1)
            assert client.table.view(0) == seen

    asyncio.run(run())


def test_a_file_that_is_no_copy_is_not_restored(tmp_path: Path) -> None:
    (tmp_path / "empty").write_bytes(b"")
    with pytest.raises(ValueError, match="no data of ours"):
        restore(tmp_path / "data", tmp_path / "empty")


@pytest.mark.quick
def test_one_faulty_job_does_not_harm_its_group(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(tmp_path)
        store.open()
        with pytest.raises(InUse):
            Store(tmp_path)

        def bad(db: sqlite3.Connection) -> None:
            db.execute("insert into meta values ('x', 'y')")
            raise LookupError("its own fault")

        answers = await asyncio.gather(
            *(store.change("meta-set", f"key-{number}", "1") for number in range(20)),
            store.write(bad),
            store.write(lambda db: db.execute("insert into meta values ('key-1', 'again')")),
            return_exceptions=True,
        )
        faults = [type(answer) for answer in answers if isinstance(answer, Exception)]
        assert faults == [LookupError, sqlite3.IntegrityError]
        made = await store.read(lambda db: db.execute("select * from meta where key like 'key-%'").fetchall())
        assert len(made) == 20
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            await store.read(lambda db: db.execute("delete from meta"))
        assert store.groups < 22
        await store.close()

    asyncio.run(run())


def test_a_table_that_nobody_touches_leaves_memory(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path, idle=0.2) as home:
            api = await home.person()
            links = await home.table(api, "roll", ["me"], start=True)
            async with home.client(api, links) as client:
                await ask_each_time(client)
                ask = await asked(client, 0)
                await asyncio.sleep(0.5)
                assert links.table in home.house.tables.open
                await client.move(ask, ask.default or "")
            while links.table in home.house.tables.open:
                await asyncio.sleep(0.05)
            async with home.client(api, links) as client:
                await client.until(lambda: client.table.seq == 1)

    asyncio.run(run())


def test_snapshots_and_leaving_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game read again and again from its last snapshot goes on as if nothing had been."""
    monkeypatch.setattr("souterrain.server.table.saving.SNAPSHOT", 8)

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            links = await home.table(api, "roll", ["me", "me", "me", "me"], start=True)
            rng = Random(5)

            async def bot(view: dict[str, Any], ask: Ask, legal: Legal) -> Any:
                if rng.random() < 0.15:
                    await home.house.tables.open[links.table].stop()
                    client.connection.drop()
                return legal.sample(rng)

            async with home.client(api, links) as client:
                await serve(client, bot)
                assert client.table.outcome is not None
        journal = journal_in(tmp_path, links.table)
        assert sum(entry.kind == "snapshot" for entry in journal.entries) >= 3
        Match.replay(journal)

    asyncio.run(run())
