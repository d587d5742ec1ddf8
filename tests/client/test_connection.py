"""The connection: whatever the network does, each request is answered once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection

from souterrain.client import Api, Client, Gone, Link, Refused
from souterrain.client.connection import MOST_WAITING, Patience
from souterrain.core.asks import Ask
from souterrain.server.protocol.to_client import Ack, Bye, Chat, Nack
from souterrain.server.protocol.to_server import Hello
from tests.client.fake import Fake, acknowledge, send, served

QUICK = Patience(first=0.01, longest=0.05, opening=120, in_all=3)
ASK = Ask(0, 7, "must", "lay")

Scene = Callable[[Fake, Client], Awaitable[None]]


def play(scene: Scene, fake: Fake | None = None) -> Fake:
    """A client at a fake server."""
    server = fake or Fake()

    async def run() -> None:
        async with asyncio.timeout(300), served(server) as link, Client(link, "token", patience=QUICK) as client:
            await client.until(lambda: client.table.seq >= 0)
            await scene(server, client)

    asyncio.run(run())
    return server


async def dropped_at_first(fake: Fake, socket: ServerConnection, message: Any) -> None:
    """Carries out a move, and the socket breaks before the answer."""
    if message.cid not in fake.applied:
        fake.applied.append(message.cid)
        socket.transport.abort()
    else:
        await send(socket, Ack(message.cid))


@pytest.mark.quick
def test_hello_says_who_and_how_far() -> None:
    async def scene(fake: Fake, client: Client) -> None:
        await client.say("hello")

    fake = play(scene)
    assert fake.headers == ["Bearer token"]
    assert fake.hellos == [Hello(1, "souterrain", -1)]
    assert [type(message).__name__ for message in fake.messages] == ["Say"]


def test_what_was_not_answered_is_sent_again_under_the_same_name() -> None:
    notices: list[object] = []

    async def scene(fake: Fake, client: Client) -> None:
        client.listener = lambda news: notices.append(news) if isinstance(news, str) else None
        fake.act = dropped_at_first
        await client.move(ASK, "lay amber")

    fake = play(scene)
    first, again = fake.messages
    assert first == again
    assert fake.applied == [first.cid]
    assert [hello.seen for hello in fake.hellos] == [-1, 0]
    assert notices[:2] == ["lost", "back"]


def test_many_requests_over_many_drops_each_once_and_in_order() -> None:
    async def scene(fake: Fake, client: Client) -> None:
        fake.act = dropped_at_first
        await asyncio.gather(*(client.say(str(number)) for number in range(20)))

    fake = play(scene)
    assert len(fake.applied) == len(set(fake.applied)) == 20


def test_a_refusal_is_raised() -> None:
    async def refuse(fake: Fake, socket: ServerConnection, message: Any) -> None:
        await send(socket, Nack(message.cid, "too-bright", "L-1", {"most": 4}))

    async def scene(fake: Fake, client: Client) -> None:
        fake.act = refuse
        with pytest.raises(Refused) as raised:
            await client.move(ASK, "lay crimson*2")
        assert (raised.value.code, raised.value.rule, raised.value.data) == ("too-bright", "L-1", {"most": 4})

    play(scene)


def test_no_more_requests_than_allowed_wait_at_a_time() -> None:
    async def never(fake: Fake, socket: ServerConnection, message: Any) -> None:
        return

    async def scene(fake: Fake, client: Client) -> None:
        fake.act = never
        wishes = [asyncio.create_task(client.say("x")) for _ in range(MOST_WAITING + 10)]
        while len(fake.messages) < MOST_WAITING:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)
        assert len(fake.messages) == MOST_WAITING
        fake.act = acknowledge
        for message in list(fake.messages):
            await send(fake.sockets[0], Ack(message.cid))
        await asyncio.gather(*wishes)
        assert len(fake.messages) == MOST_WAITING + 10

    play(scene)


@pytest.mark.parametrize("fault", ["gap", "wrong", "again"])
def test_who_lost_the_thread_asks_for_everything(fault: str) -> None:
    async def scene(fake: Fake, client: Client) -> None:
        fake.seq += 2 if fault == "gap" else 0 if fault == "again" else 1
        await send(fake.sockets[0], fake.update(wrong=fault == "wrong", table={"night": 2}))
        await client.until(lambda: client.table.view(0).get("table") == {"night": 2})
        if fault != "again":
            await client.until(lambda: len(fake.hellos) == 2)

    fake = play(scene)
    assert [hello.seen for hello in fake.hellos] == ([-1] if fault == "again" else [-1, -1])


def test_everything_that_is_wrong_too_ends_it() -> None:
    async def wrong(fake: Fake, socket: ServerConnection, hello: Hello) -> None:
        await send(socket, fake.update(whole=True, wrong=len(fake.hellos) > 1))

    fake = Fake()
    fake.greet = wrong

    async def scene(fake: Fake, client: Client) -> None:
        fake.seq = 5
        await send(fake.sockets[0], fake.update())
        with pytest.raises(Gone, match="bad"):
            await client.until(lambda: False)

    play(scene, fake)


def test_sections_are_merged() -> None:
    async def scene(fake: Fake, client: Client) -> None:
        fake.seq += 1
        await send(fake.sockets[0], fake.update(table={"night": 2}))
        await client.until(lambda: client.table.seq == 1)
        assert client.table.view(0) == {"table": {"night": 2}, "mine": {"hand": [1, 2, 0]}}
        ask = client.table.ask_of(0)
        assert ask is not None
        assert ask.default == ("lay", ("amber", 1))

    assert len(play(scene).hellos) == 1


@pytest.mark.parametrize(("code", "again"), [("restart", True), ("slow", True), ("kicked", False), ("unknown", False)])
def test_a_farewell(code: str, again: bool) -> None:
    async def scene(fake: Fake, client: Client) -> None:
        await send(fake.sockets[0], Bye(code))
        await fake.sockets[0].close()
        if again:
            await client.until(lambda: len(fake.hellos) == 2)
            await client.say("back")
        else:
            with pytest.raises(Gone) as raised:
                await client.until(lambda: False)
            assert raised.value.code == code
            with pytest.raises(Gone):
                await client.say("anybody?")

    play(scene)


def test_chat_is_kept() -> None:
    async def scene(fake: Fake, client: Client) -> None:
        await send(fake.sockets[0], Chat("bob", "Bob", "players", "hello"))
        await client.until(lambda: bool(client.table.chat))
        assert client.table.chat[0].text == "hello"

    play(scene)


@pytest.mark.parametrize(("status", "code"), [(HTTPStatus.FORBIDDEN, "refused"), (HTTPStatus.BAD_GATEWAY, "lost")])
def test_a_closed_door(status: HTTPStatus, code: str) -> None:
    async def run() -> None:
        fake = Fake()
        fake.status = status
        async with asyncio.timeout(300), served(fake) as link:
            with pytest.raises(Gone) as raised:
                await Client(link, patience=QUICK).open()
        assert raised.value.code == code
        assert len(fake.headers) == 1 if code == "refused" else len(fake.headers) > 1

    asyncio.run(run())


def test_an_old_client_is_told() -> None:
    async def run() -> None:
        fake = Fake()
        fake.reload = True
        async with asyncio.timeout(300), served(fake) as link:
            with pytest.raises(Gone) as raised:
                await Client(link, patience=QUICK).open()
        assert raised.value.code == "outdated"

    asyncio.run(run())


def test_nobody_there() -> None:
    async def run() -> None:
        async with served(Fake()) as link:
            pass
        with pytest.raises(Gone, match="lost"):
            await Client(link, patience=QUICK).open()

    asyncio.run(run())


def test_it_closes_also_in_the_moment_of_coming_back() -> None:
    """A pause before a reconnect that ends in the same moment does not swallow the end."""

    async def run() -> None:
        fake, lost = Fake(), asyncio.Event()
        slow = Patience(first=1000, longest=1000, in_all=10_000)
        async with served(fake) as link:
            client = Client(link, "token", patience=slow)
            client.listener = lambda news: lost.set() if news == "lost" else None
            await client.open()
            fake.sockets[0].transport.abort()
            await lost.wait()
            client.connection.drop()
            async with asyncio.timeout(60):
                await client.close()
            assert not client.connection.up

    asyncio.run(run())


def test_whoever_waits_is_told_when_it_is_closed() -> None:
    async def never(fake: Fake, socket: ServerConnection, message: Any) -> None:
        return

    async def scene(fake: Fake, client: Client) -> None:
        fake.act = never
        wish = asyncio.create_task(client.say("x"))
        await asyncio.sleep(0.05)
        await client.close()
        with pytest.raises(Gone, match="closed"):
            await wish

    play(scene)


@pytest.mark.quick
@pytest.mark.parametrize(
    ("text", "socket"),
    [
        ("http://host:8000/t/abc", "ws://host:8000/ws/abc"),
        ("https://host/w/code/", "wss://host/ws/w/code"),
        ("192.168.1.4:8000/t/abc", "ws://192.168.1.4:8000/ws/abc"),
        ("http://[::1]:8000/t/abc?x=1#y", "ws://[::1]:8000/ws/abc"),
    ],
)
def test_links(text: str, socket: str) -> None:
    assert Link.read(text).socket == socket


@pytest.mark.parametrize("text", ["", "http://host", "ftp://host/t/a", "http://host/x/a", "http://host/t/a/b", "/t/a"])
def test_what_is_no_link(text: str) -> None:
    with pytest.raises(ValueError, match="no link"):
        Link.read(text)


@pytest.mark.parametrize("status", ["200 OK", "409 Conflict"])
def test_an_answer_that_breaks_off_is_a_lost_server(status: str) -> None:
    """A server that is killed while it answers."""

    async def half(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 176\r\n\r\n[".encode())
        writer.close()

    async def run() -> None:
        async with await asyncio.start_server(half, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(Gone, match="lost"):
                await Api(f"http://127.0.0.1:{port}").games()

    asyncio.run(run())
