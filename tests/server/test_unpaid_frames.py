"""Frames that nobody is charged for, before a socket belongs to a table and after it was closed, are not read."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from souterrain.server import websocket
from souterrain.server.net.budget import CONTROL
from souterrain.server.net.client import Client
from souterrain.server.net.guard import Visit
from souterrain.server.net.wire import LAST, Wire
from souterrain.server.services import Services
from tests.server.house import PLENTY, at_home
from tests.server.test_guard import frame, handshake
from tests.server.test_load import NEVER, so

PINGS = frame(9, b"") * 5000


@pytest.mark.promise("P12")
def test_what_comes_before_the_table_is_found_is_paid_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the server looks for the table nothing is read; before, all of it was answered for nothing."""
    most, wires = 20, list[Wire]()
    limits = structs.replace(PLENTY, address=(most, NEVER))
    enter = websocket._enter

    async def run() -> None:
        looking, found = asyncio.Event(), asyncio.Event()

        async def slowly(services: Services, visit: Visit, path: str, wire: Wire) -> tuple[Any, Client]:
            wires.append(wire)
            looking.set()
            await found.wait()
            return await enter(services, visit, path, wire)

        monkeypatch.setattr(websocket, "_enter", slowly)
        async with at_home(tmp_path, limits=limits) as home:
            api = await home.person()
            links = await home.table(api, "lantern", ["me", ""])
            port = home.house.addresses.port
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(handshake(port, api.token, links.table))
            await looking.wait()
            (wire,) = wires
            writer.write(PINGS)
            await so(lambda: bool(wire._unread))
            found.set()
            await reader.readuntil(b"\r\n\r\n")
            await so(lambda: wire._held)
            await reader.readexactly(2 * int(most / CONTROL))
            assert wire._unread, "all were read"
            writer.close()

    asyncio.run(run())


@pytest.mark.promise("P12")
def test_nobody_goes_on_sending_after_our_close(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The socket is cut off; before, everything was read for ten seconds."""
    pings: list[Wire] = []
    monkeypatch.setattr(Wire, "handle_ping", lambda wire: pings.append(wire))

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api, port = await home.person(), home.house.addresses.port
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(handshake(port, api.token, "no-such-table"))
            await reader.readuntil(b'"code":"unknown"}')
            await reader.readuntil(b"unknown")  # the reason of the close
            with suppress(ConnectionError):
                writer.write(PINGS)
                await reader.read()
            writer.close()

    asyncio.run(run())
    assert len(pings) < LAST


def test_the_answer_to_our_close_is_read(tmp_path: Path) -> None:
    """Whoever answers is not cut off, also with a message under way."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api, port = await home.person(), home.house.addresses.port
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(handshake(port, api.token, "no-such-table"))
            await reader.readuntil(b'unknown"}')
            writer.write(frame(1, b'{"t":"say","cid":"a","text":"hello"}') + frame(8, (4004).to_bytes(2, "big")))
            assert (await reader.read()).endswith(b"unknown")
            writer.close()

    asyncio.run(run())
