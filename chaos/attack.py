"""The attacker of `chaos.flood`: a process of its own, many sockets from one address.

`python -m chaos.attack KIND BASE SOCKETS SECONDS` reads a line of JSON, the tokens and tables of its persons, says
`ready`, attacks, and says how much it sent.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from random import Random
from typing import Final
from urllib.parse import urlsplit

import uvloop

from benchmarks.process import raise_files
from chaos.frames import PING, handshake, text_frame

ADDRESS: Final = "127.0.0.9"
CROWD: Final = 100
"""Sockets at one table."""
BATCH: Final = 50
PAUSE: Final = 0.02


class Attack:
    def __init__(self, base: str, sockets: int, seconds: float, persons: list[tuple[str, str]]) -> None:
        """`persons`: the token of each and the id of its table."""
        where = urlsplit(base)
        assert where.hostname is not None
        assert where.port is not None
        self.base, self.host, self.place = base, where.netloc, (where.hostname, where.port)
        self.sockets = sockets
        self.end = 0.0
        self.seconds = seconds
        self.sent = 0
        self.persons = persons

    def going(self) -> bool:
        return time.monotonic() < self.end

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        reader, writer = await asyncio.open_connection(*self.place, local_addr=(ADDRESS, 0))
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    @asynccontextmanager
    async def socket(self, number: int, own: bool = False) -> AsyncIterator[asyncio.StreamWriter]:
        """Open a socket that says hello at its person's own table or in a crowd; what it is told is thrown away."""
        token, table = (
            self.persons[number % len(self.persons)][0],
            self.persons[(number if own else number // CROWD) % len(self.persons)][1],
        )
        async with self.connection() as (reader, writer):
            writer.write(handshake(self.host, table, token))
            head = await reader.readuntil(b"\r\n\r\n")
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise ConnectionError("refused")
            writer.write(text_frame(b'{"t":"hello","protocol":1}'))
            draining = asyncio.create_task(_drain(reader))
            try:
                yield writer
            finally:
                draining.cancel()

    async def flood(self, number: int, batch: Callable[[], bytes], own: bool = False) -> None:
        """Send batch after batch as fast as the socket takes them."""
        async with self.socket(number, own) as writer:
            while self.going():
                writer.write(batch())
                await writer.drain()
                self.sent += BATCH
                await asyncio.sleep(PAUSE)

    async def hello(self, number: int) -> None:
        await self.flood(number, lambda: text_frame(b'{"t":"hello","protocol":1}') * BATCH)

    async def say(self, number: int) -> None:
        numbers = count()
        await self.flood(number, lambda: _many(f"s{number}-", numbers, '"t":"say","text":"%s"' % ("spam " * 50)))

    async def ping(self, number: int) -> None:
        await self.flood(number, lambda: PING * BATCH)

    async def why(self, number: int) -> None:
        numbers = count()
        await self.flood(number, lambda: _many(f"y{number}-", numbers, '"t":"why","seat":0,"text":"flee"'), own=True)

    async def saved(self, number: int) -> None:
        """Messages that are written each time: settings, standing orders, bots that take a seat and give it back."""
        numbers = count()
        orders = '"t":"orders","seat":0,"wake":["%s"]'
        await self.flood(number, lambda: _many(f"o{number}-", numbers, orders % next(numbers)), own=True)

    async def codes(self, number: int) -> None:
        rng = Random(number)
        token = self.persons[number % len(self.persons)][0]
        async with self.connection() as (reader, writer):
            draining = asyncio.create_task(_drain(reader))
            while self.going():
                code = "".join(rng.choices("ABCDEFGHJKLMNPQRSTUVWXYZ", k=6))
                head = f"GET /api/tables/{code} HTTP/1.1\r\nHost: {self.host}\r\nAuthorization: Bearer {token}\r\n\r\n"
                writer.write(head.encode())
                await writer.drain()
                self.sent += 1
                await asyncio.sleep(PAUSE)
            draining.cancel()

    async def idle(self, number: int) -> None:
        await self._open(b"")

    async def half(self, number: int) -> None:
        await self._open(handshake(self.host, "x", "y")[:-2])

    async def _open(self, data: bytes) -> None:
        async with self.connection() as (reader, writer):
            self.sent += 1
            writer.write(data)
            async with asyncio.timeout(max(0.0, self.end - time.monotonic())):
                await reader.read()

    async def one(self, kind: Callable[[int], Awaitable[None]], number: int) -> None:
        """Attack with one socket, again and again when it is closed."""
        while self.going():
            with suppress(OSError, EOFError, TimeoutError, RuntimeError, asyncio.LimitOverrunError):  # it was closed
                await kind(number)
            await asyncio.sleep(0.1)

    async def run(self, kind: str) -> None:
        print("ready", flush=True)
        self.end = time.monotonic() + self.seconds
        await asyncio.gather(*(self.one(getattr(self, kind), number) for number in range(self.sockets)))
        print(self.sent, flush=True)


async def _drain(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(65536):
            pass


def _many(name: str, numbers: count[int], body: str) -> bytes:
    return b"".join([text_frame(f'{{"cid":"{name}{next(numbers)}",{body}}}'.encode()) for _ in range(BATCH)])


if __name__ == "__main__":
    raise_files()
    kind, base, sockets, seconds = sys.argv[1:]
    persons = [(token, table) for token, table in json.loads(sys.stdin.readline())]
    uvloop.run(Attack(base, int(sockets), float(seconds), persons).run(kind))
