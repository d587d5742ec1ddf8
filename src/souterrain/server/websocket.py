"""The WebSocket endpoint: a plain ASGI callable beside the HTTP application.

`/ws/{table}` for players, `/ws/w/{watchcode}` for spectators. Messages are answered one by one; a client that sends too
many is read more slowly, and none is dropped.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any, Final

import msgspec

from souterrain.server.net.client import Client
from souterrain.server.net.guard import Credits, Visit
from souterrain.server.net.wire import WIRE, Wire
from souterrain.server.protocol import PROTOCOL
from souterrain.server.protocol.to_client import Chat, Nack, Welcome
from souterrain.server.protocol.to_server import Hello, ToServer
from souterrain.server.refusal import Refused
from souterrain.server.services import Services
from souterrain.server.settings import VERSION
from souterrain.server.table.table import Table

log = logging.getLogger("souterrain.socket")

PATH: Final = "/ws/"
WATCH: Final = "w/"
CID: Final = 40
CLOSING: Final = 1.0
"""Seconds for the closing handshake."""

_decoder = msgspec.json.Decoder(ToServer)


class Malformed(msgspec.Struct):
    """The readable part of a malformed message: its cid, for the answer."""

    cid: str = ""


_malformed = msgspec.json.Decoder(Malformed)


async def serve(services: Services, visit: Visit, scope: Any, receive: Any, send: Any) -> None:
    """Serve one socket from the handshake to its end."""
    await receive()
    wire: Wire = scope["extensions"][WIRE]
    try:
        table, client = await _enter(services, visit, scope["path"], wire)
        services.guard.enter(visit.address)
    except Refused as refused:
        await refuse(send, refused)
        return
    greeting = asyncio.get_running_loop().call_later(services.settings.limits.arrive, _close_silent, client)
    try:
        await send({"type": "websocket.accept"})
        if table is None:
            # A page cannot read the response of a refused handshake, so the reason is sent on the socket.
            client.close("unknown")
        elif table.is_closed_to(client):
            client.close("daily")
        else:
            services.clients.add(client)
            wire.attach(Receiver(services, table, client, wire).hear, client.drained, client.ended.set)
        await client.ended.wait()
        if client.closing and not wire.disconnected:
            async with asyncio.timeout(CLOSING):
                await send(client.last)
    except TimeoutError:
        client.abort()
    finally:
        greeting.cancel()
        services.guard.leave(visit.address)
        services.clients.discard(client)
        if table is not None and client.greeted:
            table.post(lambda: table.part(client))


def _close_silent(client: Client) -> None:
    if not client.greeted:
        client.close("silent")


async def _enter(services: Services, visit: Visit, path: str, wire: Wire) -> tuple[Table | None, Client]:
    place = path.removeprefix(PATH)
    spectator = place.startswith(WATCH)
    person = await services.people.of(visit.token) if visit.token else None
    if person is None and (visit.token or not spectator):
        raise Refused("sign-in", 401)
    tables = services.tables
    table = await (tables.by_watch(place.removeprefix(WATCH)) if spectator else tables.get(place))
    most = services.settings.limits.outbox
    return table, Client(person.id if person else "", person.name if person else "", spectator, wire, most)


async def refuse(send: Any, refused: Refused) -> None:
    """Refuse a handshake with an HTTP response."""
    body = msgspec.json.encode({"code": refused.code, "data": refused.data})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "websocket.http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})


class Receiver:
    """Reads the messages of a client one by one: the next when the last was answered."""

    def __init__(self, services: Services, table: Table, client: Client, wire: Wire) -> None:
        self._services = services
        self._table = table
        self._client = client
        self._wire = wire
        self._loop = asyncio.get_running_loop()
        self._credit = Credits(*services.settings.limits.moves)
        self._bad = 0
        self._busy = False
        self._waiting: deque[str] = deque()

    def hear(self, text: str) -> None:
        if self._busy:
            self._waiting.append(text)
            self._wire.pause()
            return
        self._busy = True
        wait = self._credit.wait("")
        if wait > 0:
            self._loop.call_later(wait, self._late, text)
        else:
            self._read(text)

    def _late(self, text: str) -> None:
        self._credit.wait("")
        self._read(text)

    def _done(self) -> None:
        self._busy = False
        if self._waiting and not self._client.ended.is_set():
            self._loop.call_soon(self.hear, self._waiting.popleft())
        else:
            self._wire.resume()

    def _read(self, text: str) -> None:
        client, table = self._client, self._table
        if client.closing:
            return
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
            self._bad += 1
            client.send(Nack(_cid(text), "bad-message", data={"fault": str(fault)[:200]}))
            if self._bad >= self._services.settings.limits.bad:
                client.close("bad")
            self._done()
            return
        if isinstance(message, Hello):
            self._greeting = asyncio.create_task(self._greet(message))
        elif not client.greeted:
            client.send(Nack(message.cid, "hello-first"))
            self._done()
        elif table.closed:
            client.close("restart")
        else:
            table.touch()
            table.post(lambda: table.answer(client, message), self._done)

    async def _greet(self, message: Hello) -> None:
        try:
            await self._welcome(message)
        except Exception:
            log.exception("a greeting failed", extra={"table": self._table.id})
            self._client.close("restart")
        self._done()

    async def _welcome(self, message: Hello) -> None:
        client, table = self._client, self._table
        if not client.greeted:
            client.greeted = True
            old = message.protocol != PROTOCOL
            client.send(Welcome(PROTOCOL, VERSION, client.person, old, table.state.seats_of(client)))
            for at, who, name, text, phrase in await self._services.store.rows("chat-last", table.id, client.room):
                client.send(Chat(who, table.state.names.get(who, name), client.room, text, phrase, at))
        await table.do(lambda: table.join(client, message.seen))


def _cid(raw: str) -> str:
    with suppress(msgspec.DecodeError, RecursionError, UnicodeError):
        return _malformed.decode(raw).cid[:CID]
    return ""
