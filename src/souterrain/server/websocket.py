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

from souterrain.server.net.budget import HELLO, MESSAGE, Budget, fan_out
from souterrain.server.net.client import Client
from souterrain.server.net.guard import Guard, Visit
from souterrain.server.net.wire import WIRE, Wire
from souterrain.server.protocol import PROTOCOL
from souterrain.server.protocol.to_client import Chat, Nack, Notes, Telling, Welcome
from souterrain.server.protocol.to_server import Hello, ToServer
from souterrain.server.refusal import Refused
from souterrain.server.services import Services
from souterrain.server.settings import VERSION
from souterrain.server.store.people import hashed
from souterrain.server.table.table import Table
from souterrain.server.table.tables import DAMAGED

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
_telling = msgspec.json.Decoder(Telling)


async def serve(services: Services, visit: Visit, scope: Any, receive: Any, send: Any) -> None:
    """Serve one socket from the handshake to its end."""
    await receive()
    wire: Wire = scope["extensions"].pop(WIRE)
    try:
        table, client = await _enter(services, visit, scope["path"], wire)
        services.guard.enter(visit.address)
    except Refused as refused:
        await refuse(services.guard, send, refused)
        return
    greeting = asyncio.get_running_loop().call_later(services.settings.limits.arrive, _close_silent, client)
    try:
        await send({"type": "websocket.accept"})
        if isinstance(table, str):
            # A page cannot read the response of a refused handshake, so the reason is sent on the socket.
            client.close(table)
        elif table.is_closed_to(client):
            client.close("daily")
        else:
            services.clients.add(client)
            if visit.token and await services.people.of(visit.token) is None:
                client.close("elsewhere")  # signed out during the handshake
            receiver = Receiver(services, table, client, wire)
            wire.attach(receiver.hear, client.drained, client.ended.set, client.budget.charge)
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
        wire.detach()
        if isinstance(table, Table) and client.greeted:
            table.post(lambda: table.part(client))


def _close_silent(client: Client) -> None:
    if not client.greeted:
        client.close("silent")


async def _enter(services: Services, visit: Visit, path: str, wire: Wire) -> tuple[Table | str, Client]:
    """Return the table, or the reason why it cannot be entered, and the client."""
    place = path.removeprefix(PATH)
    spectator = place.startswith(WATCH)
    person = await services.people.of(visit.token) if visit.token else None
    if person is None and (visit.token or not spectator):
        raise Refused("sign-in", 401)
    tables = services.tables
    table: Table | str | None
    try:
        table = await (tables.by_watch(place.removeprefix(WATCH)) if spectator else tables.get(place))
    except Refused as refused:
        if refused.code != DAMAGED:
            raise
        table = "damaged"
    most = services.settings.limits.outbox
    id_, name = (person.id, person.name) if person else ("", "")
    client = Client(id_, name, spectator, wire, most, Budget(services.guard, id_, visit.address))
    client.device = hashed(visit.token)
    return table or "unknown", client


async def refuse(guard: Guard, send: Any, refused: Refused) -> None:
    """Refuse a handshake with an HTTP response."""
    await guard.slow_down(refused)
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
        self._bad = 0
        self._busy = False
        self._waiting: deque[str] = deque()

    def hear(self, text: str) -> None:
        if self._busy:
            self._waiting.append(text)
            self._wire.pause()
            return
        self._busy = True
        wait = self._client.budget.charge(MESSAGE)
        if wait > 0:
            self._loop.call_later(wait, self._read, text)
        else:
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
        client, table, seen = self._client, self._table, message.seen
        told = client.told
        if not client.greeted:
            client.greeted = True
            old = message.protocol != PROTOCOL
            history = self._services.store.history
            lost = table.lost(seen, message.epoch)
            seen = -1 if lost else seen
            seats, restored = table.state.seats_of(client), bool(lost) and history.restored
            client.send(Welcome(PROTOCOL, VERSION, client.person, old, seats, history.epoch, lost, restored))
            hears = client.spectator or table.record.hears(client.person)
            if hears:
                await self._tell_again()
        await table.do(lambda: table.join(client, seen))
        client.budget.charge(HELLO + fan_out(1, client.told - told))

    async def _tell_again(self) -> None:
        """Send the last words of the room; to a player also the last whispers from and to them, and their notes."""
        client, table, store = self._client, self._table, self._services.store
        rows, player = await store.rows("chat-last", table.id, client.room), client.person and not client.spectator
        if player:
            rows = sorted([*rows, *await store.rows("chat-whispers", table.id, client.person)])
        names = table.state.names
        for at, who, name, text, phrase, hearer, heard, kept in rows:
            telling = _telling.decode(kept) if kept else None
            if telling is not None and hearer:
                telling.to, telling.name = hearer, names.get(hearer, heard)
            client.send(Chat(who, names.get(who, name), client.room, text, phrase, at, telling))
        if player and table.state.notes.get(client.person):
            client.send(Notes(table.state.notes[client.person]))


def _cid(raw: str) -> str:
    with suppress(msgspec.DecodeError, RecursionError, UnicodeError):
        return _malformed.decode(raw).cid[:CID]
    return ""
