"""The socket: a plain ASGI callable beside the HTTP application.

`/ws/{table}` for players, `/ws/w/{watchcode}` for spectators. Every message is answered, and a client that sends too
much is read more slowly; nothing is dropped in silence.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import msgspec

from souterrain.server.client import Client
from souterrain.server.guard import Credits, Visit
from souterrain.server.house import House
from souterrain.server.protocol import PROTOCOL, Chat, Hello, Nack, ToServer, Welcome
from souterrain.server.refusal import Refused
from souterrain.server.settings import VERSION
from souterrain.server.table import Table

log = logging.getLogger("souterrain.socket")

PATH: Final = "/ws/"
WATCH: Final = "w/"
CID: Final = 40

_decoder = msgspec.json.Decoder(ToServer)


class Frail(msgspec.Struct):
    """What can be read of a message that is none: its name, so that the answer finds its way."""

    cid: str = ""


_frail = msgspec.json.Decoder(Frail)


async def serve(house: House, visit: Visit, scope: Any, receive: Any, send: Any) -> None:
    """From the handshake to the end of one socket."""
    await receive()
    try:
        table, client = await _enter(house, visit, scope["path"])
        house.guard.enter(visit.address)
    except Refused as refused:
        await refuse(send, refused)
        return
    pump: asyncio.Task[None] | None = None
    try:
        await send({"type": "websocket.accept"})
        pump = asyncio.create_task(client.pump(send))
        house.clients[client] = pump
        reading = asyncio.create_task(_read(house, table, client, receive))
        await asyncio.wait({pump, reading}, return_when=asyncio.FIRST_COMPLETED)
        reading.cancel()
        with suppress(asyncio.CancelledError):
            await reading
        if client.closing and not pump.done():
            await asyncio.wait({pump}, timeout=1)
    finally:
        house.guard.leave(visit.address)
        house.clients.pop(client, None)
        if pump is not None:
            pump.cancel()
            await asyncio.gather(pump, return_exceptions=True)
        if client.greeted:
            table.post(lambda: table.part(client))


async def _enter(house: House, visit: Visit, path: str) -> tuple[Table, Client]:
    place = path.removeprefix(PATH)
    spectator = place.startswith(WATCH)
    person = await house.people.of(visit.token) if visit.token else None
    if person is None and (visit.token or not spectator):
        raise Refused("sign-in", 401)
    tables = house.tables
    table = await (tables.by_watch(place.removeprefix(WATCH)) if spectator else tables.get(place))
    if table is None:
        raise Refused("no-such-table", 404)
    most = house.settings.limits.outbox
    return table, Client(person.id if person else "", person.name if person else "", spectator, most)


async def refuse(send: Any, refused: Refused) -> None:
    """A handshake that is refused gets an HTTP answer."""
    body = msgspec.json.encode({"code": refused.code, "data": refused.data})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "websocket.http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})


async def _read(house: House, table: Table, client: Client, receive: Any) -> None:
    limits = house.settings.limits
    credit = Credits(*limits.moves)
    bad = 0
    while not client.closing:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return
        wait = credit.wait("")
        if wait > 0:
            await asyncio.sleep(wait)
            credit.wait("")
        raw = event.get("text") or event.get("bytes") or b""
        try:
            message = _decoder.decode(raw)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
            bad += 1
            client.send(Nack(_cid(raw), "bad-message", data={"fault": str(fault)[:200]}))
            if bad >= limits.bad:
                client.close("bad")
            continue
        await _take(house, table, client, message)


def _cid(raw: str | bytes) -> str:
    try:
        return _frail.decode(raw).cid[:CID]
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return ""


async def _take(house: House, table: Table, client: Client, message: Any) -> None:
    if isinstance(message, Hello):
        if client.greeted:
            await table.do(lambda: table.join(client, message.seen))
            return
        client.greeted = True
        old = message.protocol != PROTOCOL
        client.send(Welcome(PROTOCOL, VERSION, client.person, old, table.seats_of(client)))
        await _tell_chat(house, table, client)
        await table.do(lambda: table.join(client, message.seen))
    elif not client.greeted:
        client.send(Nack(message.cid, "hello-first"))
    elif table.closed:
        client.close("restart")
    else:
        await table.do(lambda: table.answer(client, message))


async def _tell_chat(house: House, table: Table, client: Client) -> None:
    for at, who, name, text, phrase in await house.store.rows("chat-last", table.id, client.room):
        client.send(Chat(who, table.names.get(who, name), client.room, text, phrase, at))
