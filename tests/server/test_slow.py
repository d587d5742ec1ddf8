"""Slow draws at a table: made in workers that may stall, die or go wrong; nothing waits for them but the move."""

from __future__ import annotations

import asyncio
import base64
import os
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from souterrain.client import Api, Client, Refused
from souterrain.client.bot import serve
from souterrain.core import registry, slow
from souterrain.core.asks import Ask
from souterrain.core.legal import Legal
from souterrain.core.match import Match
from souterrain.core.verify import verify
from souterrain.server.protocol.http import TableLinks
from souterrain.server.protocol.to_client import ToClient, Update
from tests.lantern.slow import MET, TROUBLE
from tests.server.house import SECONDS, Away, Home, asked, at_home
from tests.server.test_crash import journal_in
from tests.server.test_moves import Wire
from tests.server.test_people import call


class Trouble:
    """The fault of the next throw, wherever it is made."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._met = Path(f"{file}{MET}")

    def make(self, word: str) -> None:
        self._met.unlink(missing_ok=True)
        self.file.write_text(word)

    async def met(self) -> int:
        """The number of the process that met it."""
        while not self._met.exists():
            await asyncio.sleep(0.01)
        return int(self._met.read_text())


@pytest.fixture
def trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Trouble:
    monkeypatch.setitem(registry._ENTRIES, "slow", registry.Entry("tests.lantern.slow:GAME"))
    monkeypatch.setitem(slow._PLACES, "throw", "tests.lantern.slow:throw")
    monkeypatch.setenv(TROUBLE, str(tmp_path / "trouble"))
    return Trouble(tmp_path / "trouble")


def sampler(seed: int) -> Any:
    rng = Random(seed)

    async def bot(view: dict[str, Any], ask: Ask, legal: Legal) -> Any:
        return legal.sample(rng)

    return bot


async def first_gust(client: Client) -> tuple[Ask, Any]:
    """Both seats lay; the answer that throws, and nobody has said it yet."""
    for seat in (0, 1):
        ask = await asked(client, seat)
        assert ask.default is not None
        await client.move(ask, ask.default)
    await client.until(lambda: any(ask.about == "blow" for ask in client.table.asks))
    ask = client.table.asks[0]
    return ask, ask.default


def acts(folder: Path, links: TableLinks) -> int:
    return len(list(journal_in(folder, links.table).acts()))


def test_a_whole_game_with_films(tmp_path: Path, trouble: Trouble) -> None:
    """Set-up, people and bots throw; films are told of, given to whoever has a link, and may be deleted."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            links = await home.table(api, "slow", ["me", "bot:random"], options={"nights": "2"}, start=True)
            wire = await Wire.open(home, api, links)
            async with home.client(api, links) as client:
                await client.host("set", settings={"pause": "0"})
                await serve(client, sampler(1))
            told = await updates(wire)
            assert told[0].whole
            assert told[0].films == [0]
            assert not any(update.late for update in told)
            filmed = [update.film for update in told if update.film >= 0]
            assert filmed[0] == 0, "the set-up"
            journal = journal_in(tmp_path, links.table)
            thrown = [n for n, entry in enumerate(journal.entries, 1) if " throw=" in str(entry.plain(n).get("draws"))]
            assert filmed[1:] == thrown
            status, lines = await call(home, "GET", f"/api/replays/{links.table}/story?eyes=-1")
            assert [line["film"] for line in lines] == [update.film for update in told]
            steps = [await call(home, "GET", f"/api/replays/{links.table}/{step}") for step in range(len(told))]
            assert [step["film"] for _, step in steps] == [update.film for update in told]
            for place in (links.table, links.watch.removeprefix("/w/")):
                status, films = await call(home, "GET", f"/api/tables/{place}/films/0")
                assert (status, len(films["films"])) == (200, 6)
                assert len(base64.b64decode(films["films"][0])) == 32
            unknown = [f"{links.table}/films/{max(thrown) + 1}", f"{links.code}/films/0", "none/films/0"]
            for path in unknown:
                assert await call(home, "GET", f"/api/tables/{path}") == (404, {"code": "no-such-film", "data": {}})
            assert (await call(home, "GET", f"/api/tables/{links.table}/films/-1"))[0] == 400
            await home.house.store.write(lambda db: db.execute("delete from film"))
            home.house.replays.forget()
            status, step = await call(home, "GET", f"/api/replays/{links.table}/{len(told) - 1}")
            assert (status, step["film"]) == (200, -1)
            verdict = verify(journal)
            assert verdict.difference is None
            assert verdict.draws == verdict.outside > 6

    asyncio.run(run())


async def updates(wire: Wire) -> list[Update]:
    """All that were told until the game was over."""
    told: list[Update] = []
    while not told or not told[-1].over:
        message = msgspec.json.decode(await wire.socket.recv(), type=ToClient)
        told += [message] if isinstance(message, Update) else []
    await wire.socket.close()
    return told


def test_a_stalled_worker_holds_up_nobody_else(tmp_path: Path, trouble: Trouble) -> None:
    """The move is refused and nothing changed; meanwhile other tables throw, and afterwards so does this one."""

    async def run() -> None:
        async with at_home(tmp_path, workers=2, draw_seconds=2.0) as home:
            api = await home.person()
            one, two, dice = [
                await home.table(api, game, ["me"] * seats, start=True)
                for game, seats in (("slow", 2), ("slow", 2), ("lantern", 2))
            ]
            async with home.client(api, one) as here, home.client(api, two) as there, home.client(api, dice) as other:
                ask, action = await first_gust(here)
                elsewhere = await first_gust(there)
                trouble.make("stall")
                stuck = asyncio.create_task(here.move(ask, action))
                await trouble.met()
                await there.move(*elsewhere)
                lay = await asked(other, 0)
                assert lay.default is not None
                await other.move(lay, lay.default)
                said = asyncio.create_task(here.say("They roll and roll."))
                assert not stuck.done()
                with pytest.raises(Refused, match="draw-failed"):
                    await stuck
                await said
                assert (acts(tmp_path, one), acts(tmp_path, two)) == (2, 3)
                assert here.table.ask_of(ask.seat) == ask
                await here.move(ask, action)
                assert acts(tmp_path, one) == 3

    asyncio.run(run())


@pytest.mark.parametrize("word", ["die", "raise"])
def test_a_worker_that_dies_or_raises(tmp_path: Path, trouble: Trouble, word: str) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            trouble.make(word)
            with pytest.raises(Refused, match="draw-failed"):
                await home.table(api, "slow", ["me", "me"], start=True)
            links = await home.table(api, "slow", ["me", "me"])
            async with home.client(api, links) as client:
                trouble.make(word)
                with pytest.raises(Refused, match="draw-failed"):
                    await client.host("start")
                assert client.table.phase == "lobby"
                await client.host("start")
                ask, action = await first_gust(client)
                trouble.make(word)
                with pytest.raises(Refused, match="draw-failed"):
                    await client.move(ask, action)
                assert acts(tmp_path, links) == 2
                await client.move(ask, action)
                before = journal_in(tmp_path, links.table).entries[-1].plain(0)["draws"]
                await client.take_back(ask.seat)
                ask = await asked(client, ask.seat)
                await client.move(ask, action)
                assert journal_in(tmp_path, links.table).entries[-1].plain(0)["draws"] == before, "the same fall again"

    asyncio.run(run())


def test_a_bot_whose_throw_failed_tries_again(tmp_path: Path, trouble: Trouble) -> None:
    """Nobody at the table does anything."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            links = await home.table(api, "slow", ["bot:random", "bot:random"], options={"nights": "1"})
            async with home.client(api, links) as client:
                await client.host("set", settings={"pause": "0"})
                await client.host("start")
                trouble.make("die")
                await trouble.met()
                await client.until(lambda: client.table.over)

    asyncio.run(run())


def test_killed_while_the_cubes_roll(tmp_path: Path, trouble: Trouble) -> None:
    """The move was not there yet; the client asks again by itself, and it is carried out once. The worker ends too."""
    server = Away(tmp_path, draw_seconds=60)
    server.start()

    async def run() -> None:
        api = Api(server.base)
        await api.guest("Ada")
        links = await api.create("slow", ["me", "me"], start=True)
        async with Client(server.base + links.join, api.token) as client, Client(server.base + links.watch) as watcher:
            ask, action = await first_gust(client)
            trouble.make("stall")
            move = asyncio.create_task(client.move(ask, action))
            worker = await trouble.met()
            await asyncio.to_thread(server.end, kill=True)
            while runs(worker):
                await asyncio.sleep(0.02)
            await asyncio.to_thread(server.start)
            assert (await move).seq == 3
            await watcher.until(lambda: watcher.table.seq == 3)
            journal = journal_in(tmp_path, links.table)
            assert len(list(journal.acts())) == 3
            assert watcher.table.view(-1) == msgspec.to_builtins(Match.replay(journal).view(None))

    async def timed() -> None:
        async with asyncio.timeout(SECONDS):
            await run()

    try:
        asyncio.run(timed())
    finally:
        server.end(kill=True)


def runs(process: int) -> bool:
    """Also where nobody buries the dead."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def test_a_table_that_goes_on_throws_anew(tmp_path: Path, trouble: Trouble) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            links = await home.table(api, "slow", ["me", "bot:random"], options={"nights": "1"}, start=True)
            await finished(home, api, links)
            body = {"seats": ["me", "bot:random"]}
            status, further = await call(home, "POST", f"/api/replays/{links.table}/1/play", api.token, body)
            assert status == 201
            again = msgspec.convert(further, TableLinks)
            await finished(home, api, again)
            thrown = [
                [draw for act in journal_in(tmp_path, table.table).acts() for draw in act.draws]
                for table in (links, again)
            ]
            assert all(thrown)
            assert thrown[0] != thrown[1]
            verdict = verify(journal_in(tmp_path, again.table))
            assert verdict.difference is None
            assert len(verdict.forks) == 1

    asyncio.run(run())


async def finished(home: Home, api: Api, links: TableLinks) -> None:
    async with home.client(api, links) as client:
        await client.host("set", settings={"pause": "0"})
        await serve(client, sampler(1))
