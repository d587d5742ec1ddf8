"""The client at a real server: whole games, broken connections, spectators."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from souterrain.client import Api, Client, Gone, Link, Refused, play
from souterrain.client.bot import serve
from souterrain.client.table import PUBLIC
from souterrain.core.actions import Action
from souterrain.core.asks import MAY, Ask
from souterrain.core.legal import Legal
from tests.client.conftest import Served
from tests.server.house import ask_each_time, asked

SECONDS = 300


class Chooser:
    """Plays at random, and remembers what it saw."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self.views: list[dict[str, Any]] = []
        self.asked = 0

    async def __call__(self, view: dict[str, Any], ask: Ask, legal: Legal) -> Action | None:
        self.views.append(view)
        self.asked += 1
        if ask.kind == MAY and self._rng.random() < 0.5:
            return None
        return legal.sample(self._rng)


async def made(server: Served, game: str, seats: list[str], **wish: Any) -> tuple[Api, str, str]:
    """A table, by a new person; the links for players and for spectators."""
    api = Api(server.base)
    await api.guest("Ada")
    links = await api.create(game, seats, **wish)
    return api, f"{server.base}{links.join}", f"{server.base}{links.watch}"


@pytest.mark.parametrize(("game", "options"), [("roll", {}), ("lantern", {"length": "short"})])
def test_two_clients_finish_a_game(server: Served, game: str, options: dict[str, str]) -> None:
    async def run() -> None:
        api, link, _ = await made(server, game, ["me", ""], options=options)
        ada, bruno = Chooser(1), Chooser(2)
        async with asyncio.timeout(SECONDS):
            first, second = await asyncio.gather(
                play(link, ada, token=api.token, start=True), play(link, bruno, name="Bruno")
            )
        assert first is not None
        assert first == second
        assert ada.asked
        assert bruno.asked
        (mine,) = await api.tables()
        assert mine.phase == "over"

    asyncio.run(run())


def test_a_spectator_sees_only_what_is_public(server: Served) -> None:
    async def run() -> None:
        api, link, watch = await made(server, "lantern", ["me", ""], options={"nights": "3"})
        seen: list[dict[int, dict[str, Any]]] = []
        async with asyncio.timeout(SECONDS), Client(watch) as spectator:
            spectator.listener = lambda _: seen.append(dict(spectator.table.views))
            await asyncio.gather(
                play(link, Chooser(3), token=api.token, start=True),
                play(link, Chooser(4), name="Bruno"),
                spectator.until(lambda: spectator.table.over),
            )
            assert spectator.table.mine == ()
            assert all(set(views) <= {PUBLIC} for views in seen)
            assert all(views[PUBLIC]["mine"] == {} for views in seen if views)
            keys = {event["key"] for event in spectator.table.story[PUBLIC]}
            assert "shown" in keys
            assert not any(key.endswith("-secret") for key in keys)
            with pytest.raises(Refused):
                await spectator.sit(0)

    asyncio.run(run())


def test_connections_that_break_in_the_middle_of_a_turn(server: Served) -> None:
    """Every move breaks the connection before its answer is read; the game goes on, and nothing happens twice."""

    async def run() -> None:
        api, link, _ = await made(server, "roll", ["me"], start=True)
        chooser = Chooser(5)
        async with asyncio.timeout(SECONDS), Client(link, api.token) as client:

            async def choose(view: dict[str, Any], ask: Ask, legal: Legal) -> Action | None:
                asyncio.get_running_loop().call_soon(client.connection.drop)
                return await chooser(view, ask, legal)

            told: list[int] = []
            back: list[object] = []

            def listen(news: object) -> None:
                told.append(client.table.seq)
                if news == "back":
                    back.append(news)

            client.listener = listen
            await ask_each_time(client)
            await serve(client, choose)
            assert back, "a game may be short, but it has a turn"
            assert client.table.outcome is not None
            assert client.table.seq == chooser.asked
            assert told == sorted(told)

    asyncio.run(run())


def test_a_request_that_is_sent_again_is_carried_out_once(server: Served) -> None:
    async def run() -> None:
        api, link, _ = await made(server, "roll", ["me"], start=True)
        async with asyncio.timeout(SECONDS), Client(link, api.token) as client:
            await ask_each_time(client)
            ask = await asked(client, 0)
            connection = client.connection
            cid = connection.cid()
            connection.cid = lambda: cid  # type: ignore[method-assign]
            sentence = client.table.legal(0).first()
            first = await client.move(ask, sentence)
            connection.drop()
            again = await client.move(ask, sentence)
            assert first == again
            assert client.table.seq == first.seq
            with pytest.raises(Refused, match="cid-conflict"):
                await client.say("something else")

    asyncio.run(run())


def test_a_server_that_is_killed_and_comes_back(server: Served, tmp_path_factory: pytest.TempPathFactory) -> None:
    """A server of its own, killed in the middle: the client waits, and goes on where it was."""
    own = Served(tmp_path_factory.mktemp("killed"))

    async def run() -> None:
        api, link, _ = await made(own, "roll", ["me"], start=True)
        chooser = Chooser(6)
        async with asyncio.timeout(SECONDS), Client(link, api.token) as client:

            async def choose(view: dict[str, Any], ask: Ask, legal: Legal) -> Action | None:
                if chooser.asked == 3:
                    await asyncio.to_thread(own.end, kill=True)
                    await asyncio.to_thread(own.start)
                return await chooser(view, ask, legal)

            await ask_each_time(client)
            await serve(client, choose)
            assert client.table.seq == chooser.asked

    try:
        asyncio.run(run())
    finally:
        own.end()


def test_chat_and_who_is_here(server: Served) -> None:
    async def run() -> None:
        api, link, _ = await made(server, "lantern", ["me", ""])
        bruno = Api(server.base)
        await bruno.guest("Bruno")
        async with asyncio.timeout(SECONDS), Client(link, api.token) as ada:
            async with Client(link, bruno.token) as other:
                await other.take_seat()
                await other.say("hello")
                await ada.until(lambda: any(chat.text == "hello" for chat in ada.table.chat))
                other.connection.drop()
                await other.until(lambda: not other.connection.up)
                await other.until(lambda: other.connection.up)
                await other.say("again")
                await other.until(lambda: len(other.table.chat) > 1)
                assert [chat.text for chat in other.table.chat] == ["hello", "again"]
            await ada.until(lambda: ada.table.info is not None and ada.table.info.seats[1].presence == "away")

    asyncio.run(run())


def test_a_table_that_is_closed_before_it_began(server: Served) -> None:
    async def run() -> None:
        api, link, _ = await made(server, "roll", ["me", ""])
        async with asyncio.timeout(SECONDS), Client(link, api.token) as host:
            guest = asyncio.create_task(play(link, Chooser(11), name="Bruno"))
            await host.until(lambda: host.table.info is not None and host.table.info.seats[1].ready)
            await host.host("close")
            assert await guest is None

    asyncio.run(run())


def test_a_match_that_is_given_up(server: Served) -> None:
    async def run() -> None:
        api, link, _ = await made(server, "lantern", ["me", "bot:random"], start=True)
        async with asyncio.timeout(SECONDS), Client(link, api.token) as client:
            await client.resign(0)
            await client.until(lambda: client.table.over)
            assert (client.table.ended, client.table.outcome) == ("resigned", None)
            with pytest.raises(Refused, match="match-over"):
                await client.resign(0)

    asyncio.run(run())


def test_why_not(server: Served) -> None:
    async def run() -> None:
        api, link, _ = await made(server, "roll", ["me"], start=True)
        async with asyncio.timeout(SECONDS), Client(link, api.token) as client:
            await client.until(lambda: client.table.ask_of(0) is not None)
            ask = client.table.ask_of(0)
            assert ask is not None
            with pytest.raises(Refused) as raised:
                await client.move(ask, "use ring")
            told = await client.why(0, "use ring")
            assert (told["code"], told["rule"]) == (raised.value.code, raised.value.rule)

    asyncio.run(run())


def test_a_wrong_token_or_table(server: Served) -> None:
    async def run() -> None:
        api, link, _ = await made(server, "roll", ["me"], start=True)
        nowhere = str(Link.to_table(server.base, "nonsense"))
        for where, token, code in ((link, "nonsense", "refused"), (nowhere, api.token, "unknown")):
            with pytest.raises(Gone, match=code):
                await Client(where, token).open()
        with pytest.raises(Refused):
            await api.create("chess", ["me", ""])

    asyncio.run(run())


def test_tables_that_anybody_may_find(server: Served) -> None:
    """A table is found while it is public, somebody is there and it is not one's own; a seat only while one is free."""

    async def run() -> None:
        api, link, watch = await made(server, "lantern", ["me", ""], private=False)
        other = Api(server.base)
        await other.guest("Bruno")

        async def found() -> list[tuple[str, int, str]]:
            return [(table.id, table.free, table.phase) for table in await other.open_tables() if table.watch in watch]

        assert await found() == []
        async with asyncio.timeout(SECONDS), Client(link, api.token) as host:
            assert await found() == [(link.rpartition("/")[2], 1, "lobby")]
            assert all(table.watch not in watch for table in await api.open_tables())
            await host.host("set", settings={"private": "true"})
            assert await found() == []
            await host.host("set", settings={"private": "false"})
            await host.sit(1, "bot:random")
            await host.host("start")
            assert await found() == [("", 0, "playing")]

    asyncio.run(run())


def test_standing_orders_are_told_to_their_seat_alone(server: Served) -> None:
    async def run() -> None:
        api, link, watch = await made(server, "lantern", ["me", ""])
        async with asyncio.timeout(SECONDS), Client(link, api.token) as ada, Client(watch) as spectator:
            assert ada.table.orders == {0: None}
            await ada.orders(0, ["shield"])
            await ada.until(lambda: ada.table.orders == {0: ["shield"]})
            await spectator.until(lambda: spectator.table.info is not None)
            assert spectator.table.orders == {}

    asyncio.run(run())
