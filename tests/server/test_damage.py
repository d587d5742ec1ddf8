"""P44: a damaged table harms no other; what was lost is told, with the table's id."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from souterrain.client import Api, Client, Gone
from souterrain.server.protocol.http import TableLinks
from souterrain.server.store.chain import Head
from souterrain.server.store.database import FILE, Store, backup, migrations, restore
from souterrain.server.store.names import skeleton
from souterrain.server.store.tails import TAILS, Tails
from souterrain.terminal.language import Language
from souterrain.terminal.presence import News
from tests.server.house import SECONDS, Away, Home, ask_each_time, at_home, until
from tests.server.test_people import call

pytestmark = pytest.mark.promise("P44")


async def moves(home: Home, api: Api, links: TableLinks, number: int) -> None:
    async with home.client(api, links) as client:
        for _ in range(number):
            await move(client)


def change(folder: Path, statement: str, *values: Any) -> None:
    db = sqlite3.connect(folder / FILE)
    with db:
        assert db.execute(statement, values).rowcount == 1
    db.close()


DAMAGE: dict[str, tuple[str, int]] = {
    "a byte of an entry": ("update entry set body = replace(body, '\"n\":2', '\"n\": 2') where board = ? and n = 2", 2),
    "no text": ("update entry set body = cast(x'ff80fe' as text) where board = ? and n = 2", 2),
    "no entry": ("update entry set body = 7 where board = ? and n = 2", 2),
    "a hash": ("update entry set chain = zeroblob(16) where board = ? and n = 2", 2),
    "no hash": ("update entry set chain = null where board = ? and n = 3", 3),
    "a lost row": ("delete from entry where board = ? and n = 2", 2),
    "the first row": ("delete from entry where board = ? and n = 1", 1),
    "the rows of another": ("update entry set n = n + 100 where board = ? and n = 2", 2),
    "a header": ("update board set header = replace(header, '\"rules\":', '\"rules\": ') where id = ?", 1),
    "the seed": ("update board set seed = zeroblob(32) where id = ?", 0),
    "the record": ("update board set info = replace(info, '\"tempo\":0', '\"tempo\":9') where id = ?", 0),
    "no record": ("update board set info = '{' where id = ?", 0),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_table_is_closed_and_others_play_on(
    name: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    statement, row = DAMAGE[name]

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            bad, good = [await home.table(api, "roll", ["me"] * 4, start=True) for _ in range(2)]
            for links in (bad, good):
                await moves(home, api, links, 3)
        change(tmp_path, statement, bad.table)
        caplog.clear()
        async with at_home(tmp_path) as home:
            for link in (bad.join, bad.watch):
                with pytest.raises(Gone, match="damaged"):
                    await Client(home.base + link, api.token).open()
            for path in ("", "/links", "/qr"):
                status, problem = await call(home, "GET", f"/api/tables/{bad.table}{path}", api.token)
                assert (status, problem["code"]) == (409, "table-damaged")
            told = [record for record in caplog.records if record.message == "table damaged"]
            assert [(vars(record)["table"], vars(record)["row"]) for record in told] == [(bad.table, row)]
            mine = {table.id: table.damaged for table in await Api(home.base, api.token).tables()}
            assert mine.pop(bad.table, True)
            assert mine == {good.table: False}
            await moves(home, api, good, 3)
            assert (await call(home, "DELETE", "/api/me", api.token))[0] == 200

    asyncio.run(run())


def test_a_damaged_page_harms_no_other_table(tmp_path: Path) -> None:
    """A job that meets it is refused; the rest of its group is saved."""

    async def run() -> None:
        store = Store(tmp_path)
        store.open()

        def corrupt(db: sqlite3.Connection) -> None:
            fault = sqlite3.DatabaseError("database disk image is malformed")
            fault.sqlite_errorname = "SQLITE_CORRUPT"
            raise fault

        answers = await asyncio.gather(
            store.change("meta-set", "key-1", "1"),
            store.write(corrupt),
            store.change("meta-set", "key-2", "1"),
            return_exceptions=True,
        )
        assert [type(answer).__name__ for answer in answers] == ["NoneType", "NotSaved", "NoneType"]
        await store.close()

    asyncio.run(run())


VALUES = ("x'ff00fe'", "'{\"a\":[}'", "-9e99")
BESIDE = [
    ("board", "info"),
    ("board", "changed"),
    ("board", "due"),
    ("result", "titles"),
    ("result", "collected"),
    ("result", "at"),
    ("daily", "day"),
]


@pytest.mark.promise("P44", "P43")
def test_damage_beside_the_journal_costs_nobody_a_list(tmp_path: Path) -> None:
    """One damaged value, and the lists of all tables and games were answered with 500."""
    paths = ["/api/tables", "/api/daily", "/api/profile", "/api/history", "/api/history?opponent=bots", "/api/export"]

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            links = await home.table(api, "roll", ["me", "bot:random"], start=True)
            _, me = await call(home, "GET", "/api/me", api.token)
            row = (links.table, 0, me["id"], "roll", 1, 5, "", "[]", 1.0, "{}")
            await home.house.store.change("result-new", *row)
            await home.house.store.change("daily-new", links.table, "roll", "2026-01-01", me["id"], True, 1.0, None)
            await home.house.store.change("daily-end", 2.0, 5, "", links.table)
            paths.append(f"/api/tables/{links.table}")
            for table, column in BESIDE:
                kept = all_rows(tmp_path, table)
                for value in VALUES:
                    change(tmp_path, f"update {table} set {column} = {value} where ? != ''", "all")
                    for path in paths:
                        status, _ = await call(home, "GET", path, api.token)
                        assert status < 500, (table, column, value, path)
                restore_rows(tmp_path, table, kept)

    asyncio.run(run())


def all_rows(folder: Path, table: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(folder / FILE)) as db:
        return db.execute(f"select * from {table}").fetchall()


def restore_rows(folder: Path, table: str, rows: list[tuple[Any, ...]]) -> None:
    with closing(sqlite3.connect(folder / FILE)) as db, db:
        db.execute(f"delete from {table}")
        db.executemany(f"insert into {table} values ({', '.join('?' * len(rows[0]))})", rows)


def test_a_finished_game_that_is_damaged_has_no_replay(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            links = await home.table(api, "roll", ["me"] * 4, start=True)
            async with home.client(api, links) as client:
                await client.host("close")
                await client.until(lambda: client.table.over)
        change(
            tmp_path,
            "update entry set body = replace(body, 'closed', 'claimed') where board = ? and body like '%closed%'",
            links.table,
        )
        async with at_home(tmp_path) as home:
            status, problem = await call(home, "GET", f"/api/replays/{links.table}", api.token)
            assert (status, problem["code"]) == (409, "table-damaged")
            assert (await call(home, "GET", "/api/profile", api.token))[0] == 200

    asyncio.run(run())


def test_rows_from_before_the_check_are_taken(tmp_path: Path) -> None:
    """A game of an older version goes on; the next row covers the old ones."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            links = await home.table(api, "roll", ["me"] * 4, start=True)
            await moves(home, api, links, 3)
        db = sqlite3.connect(tmp_path / FILE)
        with db:
            db.execute("update entry set chain = null")
            db.execute("update board set chain = null, seal = null, entries = 0")
        db.close()
        async with at_home(tmp_path) as home:
            await moves(home, api, links, 2)
        change(tmp_path, "update entry set at = at where board = ? and n = 2", links.table)
        async with at_home(tmp_path) as home:
            await moves(home, api, links, 1)
        change(tmp_path, "update entry set body = body || ' ' where board = ? and n = 2", links.table)
        async with at_home(tmp_path) as home:
            with pytest.raises(Gone, match="damaged"):
                await Client(home.base + links.join, api.token).open()

    asyncio.run(run())


def test_old_versions_of_the_file(tmp_path: Path) -> None:
    for version in range(1, len(migrations())):
        folder = tmp_path / str(version)
        folder.mkdir()
        db = sqlite3.connect(folder / FILE)
        db.create_function("skeleton", 1, skeleton, deterministic=True)
        for step in migrations()[:version]:
            db.executescript(step)
        db.close()
        lock = Store(folder)
        lock._db.close()
        lock._lock.close()


async def move(client: Client) -> None:
    await until(client, lambda c: bool(c.table.asks))
    ask = client.table.asks[0]
    await client.move(ask, client.table.legal(ask.seat).first())


def lines(log: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]


def cut(wal: bytes) -> bytes:
    return wal[: 32 + (len(wal) - 32) // (24 + 4096) // 2 * (24 + 4096)]


def flipped(wal: bytes) -> bytes:
    middle = len(wal) // 2
    return wal[:middle] + bytes([wal[middle] ^ 1]) + wal[middle + 1 :]


@pytest.mark.parametrize("spoil", [cut, flipped, lambda wal: b""], ids=["cut", "flipped", "gone"])
def test_a_damaged_wal_is_noticed_at_the_next_start(tmp_path: Path, spoil: Callable[[bytes], bytes]) -> None:
    """The log names the tables, clients hear how many moves are gone, and both tables play on."""
    server = Away(tmp_path)
    server.start()

    async def timed() -> None:
        async with asyncio.timeout(SECONDS):
            await run()

    async def run() -> None:
        api = Api(server.base)
        await api.guest("Ada")
        tables = [await api.create("roll", ["me"] * 4, start=True) for _ in range(2)]
        db = sqlite3.connect(tmp_path / FILE)
        assert db.execute("pragma wal_checkpoint(truncate)").fetchone()[0] == 0
        db.close()
        clients = [Client(server.base + links.join, api.token) for links in tables]
        for client in clients:
            await client.open()
            await ask_each_time(client)
        for _ in range(12):
            for client in clients:
                await move(client)
        assert [client.table.seq for client in clients] == [12, 12]
        await asyncio.to_thread(server.end, True)
        wal = tmp_path / f"{FILE}-wal"
        wal.write_bytes(spoil(wal.read_bytes()))
        await asyncio.to_thread(server.start)
        told = {line["table"]: line for line in lines(server.log) if line["event"] == "moves lost"}
        assert set(told) == {links.table for links in tables}, "noticed in the log"
        for client, links in zip(clients, tables, strict=True):
            await until(client, lambda c: c.table.lost > 0 and c.table.seq < 12)
            assert client.table.lost == 12 - client.table.seq
            assert not client.table.restored
            async with Client(server.base + links.join, api.token) as fresh:
                assert fresh.table.lost == told[links.table]["moves"] == client.table.lost
            await move(client)
            await client.close()

    try:
        asyncio.run(timed())
    finally:
        server.end(kill=True)


def test_an_older_state_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """P30: after a restore every client hears what is gone, also those that come when the game has gone on."""

    async def run() -> None:
        server = Away(tmp_path / "data")
        (tmp_path / "data").mkdir()
        server.start()
        try:
            async with asyncio.timeout(SECONDS):
                api = Api(server.base)
                await api.guest("Ada")
                links = await api.create("roll", ["me"] * 4, start=True)
                one, other = [Client(server.base + links.join, api.token) for _ in range(2)]
                heard: list[Any] = []
                one.listener = heard.append

                for client in (one, other):
                    await client.open()
                await ask_each_time(one)
                for _ in range(3):
                    await move(one)
                await asyncio.to_thread(backup, tmp_path / "data", tmp_path / "copy")
                for _ in range(4):
                    await move(one)
                await other.until(lambda: other.table.seq == 7)
                await other.close()
                await asyncio.to_thread(server.end)
                await asyncio.to_thread(restore, tmp_path / "data", tmp_path / "copy")
                await asyncio.to_thread(server.start)
                await one.until(lambda: one.table.lost == 4)
                assert one.table.restored
                assert one.table.info is not None
                news = News(one.table.info, one.table.person, server.base)
                told = [line for each in heard for line in news.told(each, Language("en"))]
                assert "The host restored an older state: 4 moves of this game are gone." in told
                await one.until(lambda: one.table.seq == 3)
                for _ in range(6):
                    await move(one)
                other.connection.gone = None
                await other.open()
                await other.until(lambda: other.table.seq == 9)
                assert other.table.lost == 4
                for client in (one, other):
                    await client.close()
                async with Client(server.base + links.join, api.token) as fresh:
                    assert (fresh.table.lost, fresh.table.restored) == (4, True)
        finally:
            server.end(kill=True)

    asyncio.run(run())


@pytest.mark.quick
def test_tails_take_turns_and_skip_torn_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("souterrain.server.store.tails.LARGEST", 200)
    tails = Tails(tmp_path)
    tails.begin()
    for number in range(1, 20):
        tails.note([("one", Head(number, b"x" * 16, number)), ("two", Head(1, b"y" * 16, 1))])
    tails.close()
    assert tails.read() == {"one": Head(19, b"x" * 16, 19), "two": Head(1, b"y" * 16, 1)}
    assert (tmp_path / TAILS).stat().st_size <= 400
    with (tmp_path / TAILS).open("ab") as file:
        file.write(b"one 99 99 " + b"00" * 16 + b" 0000\n\xff\xfe\ntwo 7")
    assert tails.read()["one"].entries == 19
    tails.begin()
    assert tails.read() == {}
    tails.close()


@pytest.mark.quick
def test_ends_are_passed_over_without_a_file(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / TAILS).mkdir()
    tails = Tails(tmp_path)
    tails.begin()
    tails.note([("one", Head(1, b"x" * 16, 1))])
    tails.close()
    assert [record.message for record in caplog.records] == ["tails not written"]
    assert tails.read() == {}


def test_a_file_of_tails_that_cannot_be_written(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It is logged; moves are saved all the same."""
    (tmp_path / TAILS).mkdir()

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            links = await home.table(api, "roll", ["me"] * 4, start=True)
            with caplog.at_level(logging.WARNING):
                await moves(home, api, links, 2)

    asyncio.run(run())
