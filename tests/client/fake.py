"""A server in miniature, for what a real one seldom does: it drops sockets, leaves gaps, shows something wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any

import msgspec
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.http11 import Request, Response

from souterrain.client import Link
from souterrain.client.views import hash_of
from souterrain.server.protocol.parts import AskInfo, SeatInfo, TableInfo
from souterrain.server.protocol.to_client import Ack, SeatUpdate, Table, Update, Welcome
from souterrain.server.protocol.to_server import Hello, ToServer

READER = msgspec.json.Decoder(ToServer)


class Fake:
    """Keeps what it was told. `act` answers each message after hello; on its own, everything is acknowledged."""

    def __init__(self) -> None:
        self.hellos: list[Hello] = []
        self.headers: list[str] = []
        self.messages: list[Any] = []
        self.applied: list[str] = []
        self.status: HTTPStatus | None = None
        self.reload = False
        self.sockets: list[ServerConnection] = []
        self.act: Callable[[Fake, ServerConnection, Any], Awaitable[None]] = acknowledge
        self.greet: Callable[[Fake, ServerConnection, Hello], Awaitable[None]] = show_whole
        self.view: dict[str, Any] = {"table": {"night": 1}, "mine": {"hand": [1, 2, 0]}}
        self.seq = 0

    async def talk(self, socket: ServerConnection) -> None:
        self.sockets.append(socket)
        async for text in socket:
            message = READER.decode(text)
            if isinstance(message, Hello):
                self.hellos.append(message)
                await send(socket, Welcome(1, "0", "ada", self.reload, [0]))
                await send(socket, Table(self.info(), [0]))
                await self.greet(self, socket, message)
            else:
                self.messages.append(message)
                await self.act(self, socket, message)

    def info(self) -> TableInfo:
        return TableInfo("t1", "lantern", {}, [SeatInfo("ada", "Ada"), SeatInfo()], "playing", "ada")

    def update(self, *, whole: bool = False, wrong: bool = False, **sections: Any) -> Update:
        """Return the changed part of the view, or all of it."""
        self.view = {**self.view, **sections}
        shown = SeatUpdate(0, self.view if whole else sections, hash="0" * 16 if wrong else hash_of(self.view))
        return Update(self.seq, [shown], [AskInfo(0, 7, "must", "lay", "lay amber")], whole)

    def gate(self, socket: ServerConnection, request: Request) -> Response | None:
        self.headers.append(request.headers.get("Authorization", ""))
        return socket.respond(self.status, "") if self.status is not None else None


async def send(socket: ServerConnection, message: msgspec.Struct) -> None:
    await socket.send(msgspec.json.encode(message), text=True)


async def acknowledge(fake: Fake, socket: ServerConnection, message: Any) -> None:
    if message.cid not in fake.applied:
        fake.applied.append(message.cid)
    await send(socket, Ack(message.cid))


async def show_whole(fake: Fake, socket: ServerConnection, hello: Hello) -> None:
    await send(socket, fake.update(whole=True))


@asynccontextmanager
async def served(fake: Fake) -> AsyncIterator[Link]:
    async with serve(fake.talk, "127.0.0.1", 0, process_request=fake.gate) as server:
        yield Link(f"http://127.0.0.1:{port_of(server)}", "t", "t1")


def port_of(server: Server) -> int:
    port: int = next(iter(server.sockets)).getsockname()[1]
    return port
