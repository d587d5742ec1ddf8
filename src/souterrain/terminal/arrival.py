"""The way to a remote table: connect, sit down, or one sentence about why not."""

from __future__ import annotations

from souterrain.client import Api, Client, Gone, Link, Refused
from souterrain.client.people import People
from souterrain.client.table import LOBBY
from souterrain.server.protocol.parts import TableInfo
from souterrain.terminal.language import Language
from souterrain.terminal.trouble import Trouble


async def arrive(link: Link, people: People, name: str, language: str) -> tuple[Api, Client]:
    return await enter(link, await people.enter(link.base, name, language))


async def enter(link: Link, api: Api) -> tuple[Api, Client]:
    client = Client(link, api.token)
    await client.open()
    info = info_of(client)
    room = bool(client.table.mine) or any(not seat.who for seat in info.seats)
    if info.phase == LOBBY and room and not link.watching:
        await client.take_seat()
        if not client.table.ready:
            await client.ready()
    return api, client


def info_of(client: Client) -> TableInfo:
    assert client.table.info is not None, "a client that was opened knows its table"
    return client.table.info


def trouble_of(fault: Gone | Refused, code: str) -> Trouble:
    words = Language(code)
    message = f"gone-{fault.code}" if isinstance(fault, Gone) else f"refusal-{fault.code}"
    known = words.has(message)
    return Trouble("trouble-table", reason=words(message) if known else words("refused-code", code=fault.code))
