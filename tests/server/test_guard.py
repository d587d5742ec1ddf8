"""Admission: hosts, origins, seats, frames; and how often."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import struct
import time
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from souterrain.client import Client, Refused
from souterrain.client.bot import serve
from souterrain.core.asks import Ask
from souterrain.core.legal import Legal
from souterrain.server.net.addresses import Addresses, is_loopback, qr
from souterrain.server.net.guard import COOKIE, SECURE_COOKIE, Guard
from souterrain.server.net.wire import framed
from souterrain.server.refusal import Refused as Turned
from souterrain.server.settings import Limits, Settings
from tests.server.house import PLENTY, Home, at_home
from tests.server.test_people import call

HOST = "127.0.0.1:8000"


@pytest.mark.quick
@pytest.mark.parametrize(
    ("host", "loopback"),
    [("localhost", True), ("127.0.0.1", True), ("::1", True), ("example.org", False), ("192.168.0.7", False)],
)
def test_only_this_computer_is_a_loopback(tmp_path: Path, host: str, loopback: bool) -> None:
    """A server there can be reached from this computer alone, and says so."""
    assert is_loopback(host) == loopback
    assert Addresses(Settings(tmp_path, host=host, lan="192.168.0.7")).info().reach == (
        "computer" if loopback else "network"
    )


def scope(kind: str = "http", method: str = "POST", scheme: str = "http", **headers: str) -> dict[str, Any]:
    given = {"host": HOST, **{name.replace("_", "-"): value for name, value in headers.items()}}
    return {
        "type": kind,
        "method": method,
        "scheme": scheme,
        "path": "/",
        "client": ("10.0.0.9", 1),
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in given.items() if value != "-"],
    }


CASES = [
    ({"origin": "http://127.0.0.1:8000"}, ""),
    ({"origin": "http://127.0.0.1:8000", "cookie": f"{COOKIE}=abc"}, ""),
    ({}, ""),
    ({"authorization": "Bearer abc"}, ""),
    ({"authorization": "Bearer abc", "cookie": f"{COOKIE}=abc"}, ""),
    ({"cookie": f"{COOKIE}=abc"}, "missing-origin"),
    ({"origin": "null"}, "foreign-origin"),
    ({"origin": "null", "authorization": "Bearer abc"}, "foreign-origin"),
    ({"origin": "http://evil.example"}, "foreign-origin"),
    ({"origin": "http://127.0.0.1:8001"}, "foreign-origin"),
    ({"origin": "http://127.0.0.1.evil.example:8000"}, "foreign-origin"),
    ({"origin": "http://127.0.0.1:8000@evil.example"}, "foreign-origin"),
    ({"origin": "file://"}, "foreign-origin"),
    ({"host": "evil.example"}, "unknown-host"),
    ({"host": "localhost.evil.example:8000"}, "unknown-host"),
    ({"host": "127.0.0.1:8000/@evil"}, "unknown-host"),
    ({"host": "-"}, "unknown-host"),
    ({"host": "games.example", "origin": "https://games.example", "cookie": f"{COOKIE}=abc"}, ""),
    ({"host": "localhost:8000", "origin": "http://localhost:8000"}, ""),
    ({"host": "192.168.1.7:8000", "origin": "http://192.168.1.7:8000"}, ""),
    ({"content_length": "99999999"}, "too-large"),
]


@pytest.mark.quick
@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize(("headers", "code"), CASES)
def test_pages_of_others_are_turned_away(tmp_path: Path, kind: str, headers: dict[str, str], code: str) -> None:
    """P20"""
    guard = Guard(Settings(tmp_path, public_url="https://games.example"))
    if not code:
        guard.admit(scope(kind, scheme="http" if kind == "http" else "ws", **headers))
        return
    with pytest.raises(Turned) as turned:
        guard.admit(scope(kind, scheme="http" if kind == "http" else "ws", **headers))
    assert turned.value.code == code
    assert turned.value.status in (403, 413)


@pytest.mark.quick
def test_the_cookie_is_secure_exactly_where_the_page_is(tmp_path: Path) -> None:
    guard = Guard(Settings(tmp_path, public_url="https://games.example"))
    plain = guard.admit(scope(method="GET"))
    assert plain.cookie("t") == f"{COOKIE}=t; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
    for safe in (
        guard.admit(scope(method="GET", host="games.example", scheme="https")),
        guard.admit(scope(method="GET", host="games.example:443", scheme="https")),
    ):
        assert safe.cookie("t") == f"{SECURE_COOKIE}=t; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure"
    mixed = guard.admit(scope(method="GET", host="games.example", scheme="https", cookie=f"{COOKIE}=old"))
    assert mixed.token == ""


def test_a_foreign_page_gets_no_socket(tmp_path: Path) -> None:
    """P20 with real handshakes; the cookie of a browser, not a token."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            links = await home.table(api, "roll", ["me"], start=True)
            address = f"ws{home.base[4:]}/ws/{links.table}"
            cookie = {"Cookie": f"{COOKIE}={api.token}"}
            async with connect(address, additional_headers=cookie, origin=home.base) as wire:  # type: ignore[arg-type]
                await wire.send('{"t":"hello","protocol":1}')
                assert json.loads(await wire.recv())["t"] == "welcome"
            for origin in (None, "null", "http://evil.example"):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(address, additional_headers=cookie, origin=origin)  # type: ignore[arg-type]
                assert refused.value.response.status_code == 403

    asyncio.run(run())


def test_seats_cannot_be_stolen(tmp_path: Path) -> None:
    """P19: no token, a wrong one, that of a seat that was left, somebody else's seat; nothing is pushed to any."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada, bruno = await home.person(), await home.person("Bruno")
            links = await home.table(ada, "lantern", ["me", ""])
            address = f"ws{home.base[4:]}/ws/{links.table}"
            for headers in ({}, {"Authorization": "Bearer nonsense"}):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(address, additional_headers=headers)
                assert refused.value.response.status_code == 401
            headers = {"Authorization": f"Bearer {ada.token}"}
            for nowhere in (f"{address}x", f"ws{home.base[4:]}/ws/w/{links.table}", f"ws{home.base[4:]}/ws/"):
                async with connect(nowhere, additional_headers=headers) as wire:
                    assert json.loads(await wire.recv()) == {"t": "bye", "code": "unknown"}
                    await wire.wait_closed()
                    assert wire.close_code == 4004
            async with home.client(ada, links) as host, home.client(bruno, links) as guest:
                with pytest.raises(Refused, match="seat-taken"):
                    await guest.sit(0)
                await guest.take_seat()
                await guest.sit(1, "")
                with pytest.raises(Refused, match="not-your-seat"):
                    await guest.ready()
                await host.sit(1, "bot:random")
                with pytest.raises(Refused, match="seat-taken"):
                    await guest.sit(1)
                await host.host("start")
                await guest.until(lambda: guest.table.seq >= 0)
                assert set(guest.table.views) == {-1}
                assert guest.table.view(-1)["mine"] == {}
                await host.until(lambda: host.table.ask_of(0) is not None)
                ask = host.table.ask_of(0)
                assert ask is not None
                with pytest.raises(Refused, match="not-your-seat"):
                    await guest.move(ask, "lay amber")

    asyncio.run(run())


def frame(opcode: int, body: bytes, mask: bool = True, final: bool = True, reserved: int = 0) -> bytes:
    head = bytes([(128 if final else 0) | reserved << 4 | opcode])
    size = len(body)
    bit = 128 if mask else 0
    if size < 126:
        head += bytes([bit | size])
    elif size < 65536:
        head += bytes([bit | 126]) + struct.pack(">H", size)
    else:
        head += bytes([bit | 127]) + struct.pack(">Q", size)
    if not mask:
        return head + body
    key = os.urandom(4)
    return head + key + bytes([byte ^ key[at % 4] for at, byte in enumerate(body)])


HOSTILE = [
    (frame(1, b"{}", mask=False), 1002),
    (frame(1, b"{}", reserved=4), 1002),
    (frame(3, b"{}"), 1002),
    (frame(9, b"x" * 200), 1002),
    (frame(9, b"x", final=False), 1002),
    (frame(1, b"\xff\xfe"), 1007),
    (bytes([129, 128 | 127]) + struct.pack(">Q", 20_000_000) + b"aaaa", 1009),
    (bytes([129, 128 | 127]) + struct.pack(">Q", 1 << 62) + b"aaaa", 1009),
    (bytes([129, 128 | 127]) + struct.pack(">Q", 65537) + b"aaaa", 1009),
]


def handshake(port: int, token: str, table: str) -> bytes:
    lines = [
        f"GET /ws/{table} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", f"Authorization: Bearer {token}",
    ]  # fmt: skip
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def hostile(home: Home, token: str, table: str, data: bytes) -> int:
    """Sends bytes after the handshake and answers the close code."""
    port = home.house.addresses.port
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(handshake(port, token, table))
    await reader.readuntil(b"\r\n\r\n")
    writer.write(data)
    await reader.readuntil(b"\x88")
    answer = await reader.readexactly(3)
    writer.close()
    return int.from_bytes(answer[1:], "big")


def test_malformed_frames_are_answered_with_the_right_code(tmp_path: Path) -> None:
    """P10: and the table does not notice."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            links = await home.table(api, "roll", ["me"], start=True)
            async with home.client(api, links) as client:
                for data, code in HOSTILE:
                    assert await hostile(home, api.token, links.table, data) == code
                await client.until(lambda: client.table.ask_of(0) is not None)
                ask = client.table.ask_of(0)
                assert ask is not None
                assert (await client.move(ask, client.table.legal(0).first())).seq == 1

    asyncio.run(run())


BAD = [
    "", "{", "[]", "null", "1", '{"t":"move"}', '{"t":"hello","protocol":NaN}', '{"t":"hello","protocol":1e999}',
    '{"t":"hello","protocol":"1"}', "[" * 50_000, '{"t":"say","cid":"x","text":"\\ud800"}', '{"cid":7}',
    '{"t":"move","cid":"a","seat":0,"ask":1,"text":"' + "x" * 2000 + '"}', '{"t":"move","cid":"a b","seat":0}',
]  # fmt: skip


def test_what_is_no_message_is_told_so_until_it_is_enough(tmp_path: Path) -> None:
    """P10: bad JSON, deep nesting, NaN, lone surrogates, wrong types."""

    async def run() -> None:
        limits = Limits(bad=len(BAD))
        async with at_home(tmp_path, limits=limits) as home:
            api = await home.person()
            links = await home.table(api, "roll", ["me"], start=True)
            headers = {"Authorization": f"Bearer {api.token}"}
            async with connect(f"ws{home.base[4:]}/ws/{links.table}", additional_headers=headers) as wire:
                for text in BAD:
                    await wire.send(text)
                    answer = json.loads(await wire.recv())
                    assert (answer["t"], answer["code"]) == ("nack", "bad-message")
                assert json.loads(await wire.recv())["t"] == "bye"
                await wire.wait_closed()
                assert wire.close_code == 1008

    asyncio.run(run())


def test_limits(tmp_path: Path) -> None:
    """P12: credits by address; sockets by address; codes cannot be tried out."""

    async def run() -> None:
        limits = Limits(requests=(60, 0.01), codes=(2, 0.01), sockets=2, slowed=0.01)
        async with at_home(tmp_path, limits=limits) as home:
            api = await home.person()
            links = await home.table(api, "roll", ["me"], start=True)

            def get(path: str) -> tuple[int, Any]:
                connection = HTTPConnection("127.0.0.1", home.house.addresses.port)
                connection.request("GET", path, headers={"Authorization": f"Bearer {api.token}"})
                answer = connection.getresponse()
                body = json.loads(answer.read())
                connection.close()
                return answer.status, body

            found = await asyncio.to_thread(get, f"/api/tables/{links.code}")
            assert found[1]["id"] == links.table
            assert (await asyncio.to_thread(get, "/api/tables/QQQQQQ"))[0] == 404
            status, problem = await asyncio.to_thread(get, f"/api/tables/{links.code}")
            assert (status, problem["code"]) == (429, "too-fast")
            async with home.client(api, links), home.client(api, links):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(
                        f"ws{home.base[4:]}/ws/{links.table}",
                        additional_headers={"Authorization": f"Bearer {api.token}"},
                    )
                assert refused.value.response.status_code == 429
            statuses = [(await asyncio.to_thread(get, "/healthz"))[0] for _ in range(60)]
            assert statuses[0] == 200
            assert statuses[-1] == 429

    asyncio.run(run())


def test_a_client_that_never_reads_is_dropped(tmp_path: Path) -> None:
    """P9: its outbox is bounded; the others play on."""

    async def run() -> None:
        limits = structs.replace(PLENTY, outbox=8, drop=0.5)
        async with at_home(tmp_path, limits=limits) as home:
            api = await home.person()
            links = await home.table(api, "roll", ["me"], start=True)
            loop = asyncio.get_running_loop()
            mute = socket.socket()
            mute.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            mute.setblocking(False)
            await loop.sock_connect(mute, ("127.0.0.1", home.house.addresses.port))
            await loop.sock_sendall(mute, handshake(home.house.addresses.port, api.token, links.table))
            await loop.sock_recv(mute, 4096)
            await loop.sock_sendall(mute, frame(1, b'{"t":"hello","protocol":1}'))
            while not home.house.tables.open[links.table].clients:
                await asyncio.sleep(0.01)
            (slow,) = home.house.clients
            async with home.client(api, links) as client:
                while slow in home.house.clients:
                    slow.send_frame(framed(b" " * 50_000))
                    await asyncio.sleep(0.005)
                assert (await client.say("still here")).cid
                await client.until(lambda: len(home.house.tables.open[links.table].clients) == 1)
            mute.close()

    asyncio.run(run())


async def default(view: dict[str, Any], ask: Ask, legal: Legal) -> Any:
    return ask.default


def test_friends_in_the_network_play_over_plain_http(tmp_path: Path) -> None:
    """P36: this computer only until somebody is invited; then by another address, without TLS."""

    async def run() -> None:
        async with at_home(tmp_path, lan="127.0.0.2") as home:
            api = await home.person()
            links = await home.table(api, "roll", ["me", ""], start=False)
            there = home.base.replace("127.0.0.1", "127.0.0.2")
            assert (links.reach, links.address) == ("computer", home.base + links.join)
            with pytest.raises(OSError, match="failed"):
                await asyncio.open_connection("127.0.0.2", home.house.addresses.port)

            def invite() -> dict[str, str]:
                connection = HTTPConnection("127.0.0.1", home.house.addresses.port)
                connection.request("POST", "/api/invite", headers={"Authorization": f"Bearer {api.token}"})
                answer: dict[str, str] = json.loads(connection.getresponse().read())
                connection.close()
                return answer

            assert await asyncio.to_thread(invite) == {"reach": "network", "address": there}
            friend = type(api)(there)
            await friend.guest("Bruno")
            async with home.client(api, links) as ada, Client(there + links.join, friend.token) as bruno:
                await bruno.take_seat()
                await bruno.ready()
                await ada.host("start")
                await asyncio.gather(serve(ada, default), serve(bruno, default))
                assert ada.table.outcome == bruno.table.outcome is not None

    asyncio.run(run())


def test_a_public_address_wins(tmp_path: Path) -> None:
    """In links, pictures and for other devices; nothing else is opened for it."""

    async def run() -> None:
        async with at_home(tmp_path, lan="127.0.0.2", public_url="https://games.example/") as home:
            api = await home.person()
            links = await home.table(api, "roll", ["me", ""])
            assert (links.reach, links.address) == ("internet", f"https://games.example{links.join}")
            assert (await call(home, "GET", f"/api/tables/{links.table}/qr", api.token))[1] == qr(links.address)
            _, device = await call(home, "POST", "/api/device", api.token)
            assert device["address"] == f"https://games.example{device['path']}"
            assert device["qr"] == qr(device["address"])
            told = {"reach": "internet", "address": "https://games.example"}
            assert await call(home, "POST", "/api/invite", api.token) == (200, told)
            with pytest.raises(OSError, match="failed"):
                await asyncio.open_connection("127.0.0.2", home.house.addresses.port)

    asyncio.run(run())


def test_whoever_opens_a_connection_comes_to_the_point(tmp_path: Path) -> None:
    """P12: half requests and sockets without a word are closed; whole ones, however slow their answers, are not."""

    async def run() -> None:
        async with at_home(tmp_path, limits=structs.replace(PLENTY, arrive=2)) as home:
            port = home.house.addresses.port
            api = await home.person()
            links = await home.table(api, "lantern", ["me", ""])
            address, headers = f"ws{home.base[4:]}/ws/{links.table}", {"Authorization": f"Bearer {api.token}"}
            halves = [
                b"",
                b"GET / HT",
                b"GET / HTTP/1.1\r\nHost: x\r\n",
                b"POST /api/guest HTTP/1.1\r\nContent-Length: 9\r\n\r\n{",
            ]

            async def says_nothing() -> None:
                async with connect(address, additional_headers=headers) as wire:
                    assert json.loads(await wire.recv()) == {"t": "bye", "code": "silent"}
                    await wire.wait_closed()
                    assert wire.close_code == 1008

            async def says_hello() -> None:
                async with connect(address, additional_headers=headers) as wire:
                    await wire.send('{"t":"hello","protocol":1}')
                    await asyncio.sleep(2.5)
                    await wire.send('{"t":"say","cid":"one","text":"Still here."}')
                    while json.loads(await wire.recv())["t"] != "ack":
                        pass

            def asks_again() -> None:
                kept = HTTPConnection("127.0.0.1", port)
                for wait in (2.5, 0.0):
                    kept.request("GET", "/healthz")
                    assert kept.getresponse().read()
                    time.sleep(wait)
                kept.close()

            async with asyncio.TaskGroup() as group:
                group.create_task(says_nothing())
                group.create_task(says_hello())
                group.create_task(asyncio.to_thread(asks_again))
                closed = [group.create_task(drips(port, half)) for half in halves]
            assert [task.result() for task in closed] == [True] * len(halves)
            assert await drips(port, b"GET / HTTP/1.1\r\nA: " + b"a" * 70000), "too much before the point"

    asyncio.run(run())


async def drips(port: int, half: bytes, wait: float = 120.0) -> bool:
    """Tell if the server ends a connection on which no more than this comes, a byte now and then."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        async with asyncio.timeout(wait):
            writer.write(half)
            while not reader.at_eof():
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.1):
                        await reader.read()
                if half:
                    writer.write(b"a")
        return True
    except ConnectionError:
        return True
    finally:
        writer.close()


@pytest.mark.quick
@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_a_text_is_framed_as_others_read_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == frame(1, text, mask=False)


@pytest.mark.parametrize("pieces", [1, 2, 7, 50])
def test_messages_are_answered_in_order_however_they_come(tmp_path: Path, pieces: int) -> None:
    """Many at once, cut anywhere, in several frames, with a ping between, short and long."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            links = await home.table(api, "lantern", ["me", ""])
            port = home.house.addresses.port
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(handshake(port, api.token, links.table))
            await reader.readuntil(b"\r\n\r\n")
            said = [f'{{"t":"say","cid":"c{n}","text":"{"é" * (n * 20)}."}}'.encode() for n in range(12)]
            frames = [frame(1, b'{"t":"hello","protocol":1}')]
            for number, each in enumerate(said):
                frames.append(frame(9, b"ping"))
                if number % 3:
                    frames.append(frame(1 if number % 2 else 2, each))
                else:
                    frames += [frame(1, each[:9], final=False), frame(0, each[9:])]
            data = b"".join(frames)
            for at in range(0, len(data), len(data) // pieces + 1):
                writer.write(data[at : at + len(data) // pieces + 1])
                await asyncio.sleep(0.01 if pieces > 1 else 0)
            acked: list[str] = []
            while len(acked) < len(said):
                opcode, body = await read_frame(reader)
                message = json.loads(body) if opcode == 1 else {"t": ""}
                assert message["t"] != "nack"
                acked += [message["cid"]] if message["t"] == "ack" else []
            assert acked == [f"c{n}" for n in range(12)]
            writer.close()

    asyncio.run(run())


async def read_frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    first, size = await reader.readexactly(2)
    if size >= 126:
        size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
    return first & 15, await reader.readexactly(size)
