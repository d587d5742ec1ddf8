"""The socket: a plain ASGI callable beside the HTTP application.

`/ws/{table}` for players, `/ws/w/{watchcode}` for spectators. Every message is answered, one after the other, and a
client that sends too much is read more slowly; nothing is dropped in silence.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any, Final

import msgspec

from souterrain.server.client import Client
from souterrain.server.guard import Credits, Visit
from souterrain.server.house import House
from souterrain.server.protocol import PROTOCOL
from souterrain.server.protocol.to_client import Chat, Nack, Welcome
from souterrain.server.protocol.to_server import Hello, ToServer
from souterrain.server.refusal import Refused
from souterrain.server.settings import VERSION
from souterrain.server.table import Table
from souterrain.server.wire import WIRE, Wire

log = logging.getLogger("souterrain.socket")

PATH: Final = "/ws/"
WATCH: Final = "w/"
CID: Final = 40
LAST: Final = 1.0
"""Seconds in which a client takes the last word."""

_decoder = msgspec.json.Decoder(ToServer)


class Frail(msgspec.Struct):
    """What can be read of a message that is none: its name, so that the answer finds its way."""

    cid: str = ""


_frail = msgspec.json.Decoder(Frail)


async def serve(house: House, visit: Visit, scope: Any, receive: Any, send: Any) -> None:
    """From the handshake to the end of one socket."""
    await receive()
    wire: Wire = scope["extensions"][WIRE]
    try:
        table, client = await _enter(house, visit, scope["path"], wire)
        house.guard.enter(visit.address)
    except Refused as refused:
        await refuse(send, refused)
        return
    hurry = asyncio.get_running_loop().call_later(house.settings.limits.arrive, _hurry, client)
    try:
        await send({"type": "websocket.accept"})
        if table is None:
            # A page cannot read why a handshake is refused: it is told on the socket.
            client.close("unknown")
        elif table.is_closed_to(client):
            client.close("daily")
        else:
            house.clients.add(client)
            wire.attach(Hearing(house, table, client, wire).hear, client.drained, client.ended.set)
        await client.ended.wait()
        if client.closing and not wire.disconnected:
            async with asyncio.timeout(LAST):
                await send(client.last)
    except TimeoutError:
        client.abort()
    finally:
        hurry.cancel()
        house.guard.leave(visit.address)
        house.clients.discard(client)
        if table is not None and client.greeted:
            table.post(lambda: table.part(client))


def _hurry(client: Client) -> None:
    if not client.greeted:
        client.close("silent")


async def _enter(house: House, visit: Visit, path: str, wire: Wire) -> tuple[Table | None, Client]:
    place = path.removeprefix(PATH)
    spectator = place.startswith(WATCH)
    person = await house.people.of(visit.token) if visit.token else None
    if person is None and (visit.token or not spectator):
        raise Refused("sign-in", 401)
    tables = house.tables
    table = await (tables.by_watch(place.removeprefix(WATCH)) if spectator else tables.get(place))
    most = house.settings.limits.outbox
    return table, Client(person.id if person else "", person.name if person else "", spectator, wire, most)


async def refuse(send: Any, refused: Refused) -> None:
    """A handshake that is refused gets an HTTP answer."""
    body = msgspec.json.encode({"code": refused.code, "data": refused.data})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "websocket.http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})


class Hearing:
    """What a client says, one message after the other: the next is looked at when the last was answered."""

    def __init__(self, house: House, table: Table, client: Client, wire: Wire) -> None:
        self._house = house
        self._table = table
        self._client = client
        self._wire = wire
        self._loop = asyncio.get_running_loop()
        self._credit = Credits(*house.settings.limits.moves)
        self._bad = 0
        self._busy = False
        self._waiting: deque[str] = deque()

    def hear(self, text: str) -> None:
        if self._busy:
            self._waiting.append(text)
            self._wire.deafen()
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
            self._wire.listen()

    def _read(self, text: str) -> None:
        client, table = self._client, self._table
        if client.closing:
            return
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
            self._bad += 1
            client.send(Nack(_cid(text), "bad-message", data={"fault": str(fault)[:200]}))
            if self._bad >= self._house.settings.limits.bad:
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
            client.send(Welcome(PROTOCOL, VERSION, client.person, old, table.seats_of(client)))
            for at, who, name, text, phrase in await self._house.store.rows("chat-last", table.id, client.room):
                client.send(Chat(who, table.names.get(who, name), client.room, text, phrase, at))
        await table.do(lambda: table.join(client, message.seen))


def _cid(raw: str) -> str:
    with suppress(msgspec.DecodeError, RecursionError, UnicodeError):
        return _frail.decode(raw).cid[:CID]
    return ""
