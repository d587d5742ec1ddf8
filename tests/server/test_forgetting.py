"""P46: deleted is deleted. No byte of name, chat and id is left in the file, its log or a later backup."""

from __future__ import annotations

import asyncio
import base64
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from souterrain.client import Client
from souterrain.client.bot import serve
from souterrain.core.match import Match
from souterrain.server.protocol.http import Person
from souterrain.server.store.database import FILE, Store, backup, migrations
from souterrain.server.store.forgetting import has_traces
from tests.server.house import at_home
from tests.server.test_crash import journal_in
from tests.server.test_damage import move
from tests.server.test_people import call, default

pytestmark = pytest.mark.promise("P46")

NAME = "Zéphyrine Quill"
SAID = "the owl hoots at midnight under the rowan"


def found(folder: Path, *secrets: str) -> list[tuple[str, str]]:
    """Every form of the texts that is in any file of a folder."""
    forms = {
        form
        for secret in secrets
        for raw in (secret.encode(), secret.casefold().encode(), secret.encode("utf-16-le"))
        for form in (raw, raw.hex().encode(), base64.b64encode(raw)[: len(raw) * 8 // 6 - 2])
    }
    files = {path.name: path.read_bytes() for path in folder.iterdir()}
    return [(name, repr(form)) for name, data in files.items() for form in forms if form in data and len(form) > 5]


def test_nothing_is_left_of_a_person(tmp_path: Path) -> None:
    """Seats in games that run and are over, chat, a daily dungeon, tables in memory and not: all of it goes, and every
    game stays whole."""
    data, copies = tmp_path / "data", tmp_path / "copies"
    copies.mkdir()

    async def run() -> None:
        async with at_home(data) as home:
            host, gone = await home.person("Ada"), await home.person(NAME)
            me = await gone.me()
            assert me is not None
            await call(home, "POST", "/api/claim", gone.token, {"passphrase": "correct horse"})
            over = await home.table(gone, "roll", ["me"], start=True)
            async with home.client(gone, over) as client:
                await serve(client, default)
            running = await home.table(host, "roll", ["me", "", ""])
            resting = await home.table(gone, "roll", ["me"] * 4, start=True)
            async with home.client(gone, resting) as client:
                await client.say(SAID)
                for _ in range(3):
                    await move(client)
            await home.house.tables.open[resting.table].stop()
            daily = await gone.play_daily("roll")
            async with Client(home.base + daily.join, gone.token) as client:
                await move(client)
            async with home.client(host, running) as seated:
                async with home.client(gone, running) as client, home.spectator(running, gone.token) as eye:
                    await client.take_seat()
                    await seated.sit(2, "bot:random")
                    await client.say(SAID)
                    await eye.say(SAID + " again")
                    await client.ready()
                    await seated.host("start")
                    assert {name for name, _ in found(data, NAME)} & {FILE, f"{FILE}-wal"}
                    assert (await call(home, "DELETE", "/api/me", gone.token))[0] == 200
                assert found(data, NAME, SAID, me.id) == []
                await seated.until(lambda: seated.table.info is not None and seated.table.info.seats[1].name == "")
                await seated.say("still here")
                await seated.host("close")
                await seated.until(lambda: seated.table.over)
            await asyncio.to_thread(backup, data, copies / "copy")
            assert found(copies, NAME, SAID, me.id) == []
            assert found(data, NAME, SAID, me.id) == []
            assert (await host.replay(running.table)).players[0] == "Ada"
            assert (await host.replay(over.table)).players == [""]
        assert found(data, NAME, SAID, me.id) == []
        async with at_home(data) as home:
            for links in (running, resting, over):
                Match.replay(journal_in(data, links.table))
                assert await home.house.tables.get(links.table) is not None, "its chain holds"
            assert found(data, NAME, SAID, me.id) == []

    asyncio.run(run())


def test_moves_go_on_while_somebody_is_deleted(tmp_path: Path) -> None:
    """The rows of a table are rewritten in the turn of its actor, so its chain holds."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            host = await home.person("Ada")
            links = await home.table(host, "roll", ["me", "me", "me", ""])
            people = [await home.person(f"Somebody {number}") for number in range(6)]
            async with home.client(host, links) as seated:
                await seated.sit(3, "bot:random")
                await seated.ready()
                await seated.host("start")
                for api in people:
                    async with home.client(api, links) as client:
                        await client.say("hello")

                async def play() -> None:
                    for _ in range(12):
                        await seated.until(lambda: any(ask.seat < 3 for ask in seated.table.asks) or seated.table.over)
                        if seated.table.over:
                            return
                        ask = next(ask for ask in seated.table.asks if ask.seat < 3)
                        await seated.move(ask, seated.table.legal(ask.seat).first())

                deleted = [call(home, "DELETE", "/api/me", api.token) for api in people]
                answers = await asyncio.gather(play(), *deleted)
                assert [status for status, _ in answers[1:]] == [200] * 6
        async with at_home(tmp_path) as home:
            assert await home.house.tables.get(links.table) is not None

    asyncio.run(run())


def churned(store: Store, text: str) -> Any:
    """A deletion as older versions made it: the text stays in a free page."""

    def work(db: sqlite3.Connection) -> None:
        db.execute("insert into chat values ('t', 0, 'p', 'players', ?, '', '', '')", (text * 400,))

    return store.write(work)


@pytest.mark.quick
def test_what_is_left_in_a_page_is_found_and_written_over(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(tmp_path)
        store.open()
        await store.write(lambda db: db.execute("pragma secure_delete = off").fetchall())
        await churned(store, SAID)
        await store.write(lambda db: db.execute("delete from chat"))
        await store.write(lambda db: db.execute("pragma secure_delete = on").fetchall())
        traces = [SAID.encode()]
        await store.wipe([b"no such text"])
        assert has_traces(store.path, traces)
        await store.wipe(traces)
        assert not has_traces(store.path, traces)
        assert found(tmp_path, SAID) == []
        await store.close()

    asyncio.run(run())


@pytest.mark.quick
def test_a_file_of_an_older_version_is_cleaned(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / FILE)
    for step in migrations()[:5]:
        db.executescript(step)
    db.execute("pragma secure_delete = off")
    db.execute("insert into person values ('p', 'Ada', 'ada', null, 0)")
    db.execute("insert into chat values ('t', 0, 'p', 'players', ?, '')", (SAID * 400,))
    db.commit()
    db.execute("delete from chat")
    db.commit()
    db.close()
    assert found(tmp_path, SAID)

    async def run() -> None:
        store = Store(tmp_path)
        store.open()
        await store.close()

    asyncio.run(run())
    assert found(tmp_path, SAID) == []


def test_nobody_acts_for_a_person_who_is_being_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All their devices are signed out before anything else is deleted."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            gone = await home.person(NAME)
            known: list[object] = []
            delete = home.house.people.delete

            async def watched(person: Person) -> None:
                known.append(await home.house.people.of(gone.token))
                await delete(person)

            monkeypatch.setattr(home.house.people, "delete", watched)
            assert (await call(home, "DELETE", "/api/me", gone.token))[0] == 200
            assert known == [None]

    asyncio.run(run())
