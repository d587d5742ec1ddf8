"""Hostile frames and messages: the right close code or a reason, no traceback, and the table does not notice (P10,
P11)."""

from __future__ import annotations

import asyncio
import base64
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Final, NamedTuple

from hypothesis import HealthCheck, Phase, given, seed, settings

from chaos import hostile
from chaos.harness import MANY, Server, Watch, workspace
from chaos.result import Plan, Result, progress
from chaos.wiring import Connection
from souterrain.client import Api, Client
from souterrain.core.records import digest
from souterrain.server.run import Server as Uvicorn
from souterrain.server.run import make
from souterrain.server.services import Services
from souterrain.server.settings import Settings

SHORT: Final = 0.002
PAIR: Final = True
MESSAGES, FRAMES, SOCKETS = 970_000, 30_000, 350
GROWTH: Final = 10.0
"""Megabytes that P11 allows for one attacker."""
BATCH: Final = 40
"""Frames of one example of hypothesis."""


class House(NamedTuple):
    """A server in this process, a table with a match, and a stranger at it."""

    server: Uvicorn
    services: Services
    table: str
    token: str

    @property
    def state(self) -> str:
        """Return the digest of the match, its journal and the seats."""
        table = self.services.tables.open[self.table]
        assert table.match is not None
        return digest(table.match.journal.dumps() + repr(table.record.chairs))

    def connect(self) -> Connection:
        return Connection(self.server, f"/ws/{self.table}", self.token)


@asynccontextmanager
async def at_house(folder: Path) -> AsyncIterator[House]:
    server, listener, services = make(Settings(folder, port=0, limits=MANY, workers=1))
    server.capture_signals = nullcontext  # type: ignore[method-assign,assignment]  # signals are the driver's
    task = asyncio.create_task(server.serve([listener]))
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        base = f"http://127.0.0.1:{services.addresses.port}"
        host, stranger = Api(base), Api(base)
        await host.guest()
        await stranger.guest()
        links = await host.create("roll", ["me", "me"], start=True)
        async with Client(base + links.join, host.token):
            yield House(server, services, links.table, stranger.token)
    finally:
        server.should_exit = True
        await task


class Faults(logging.Handler):
    """Counts errors in the log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(f"{record.getMessage()} {record.exc_info[1] if record.exc_info else ''}")


def batches(strategy: Any, number: int, seeded: int, each: Any) -> None:
    """Give `each` values of a strategy until it has had enough examples."""

    @seed(seeded)
    @settings(
        max_examples=number, database=None, deadline=None, phases=[Phase.generate], suppress_health_check=[*HealthCheck]
    )
    @given(strategy)
    def drawn(value: Any) -> None:
        each(value)

    drawn()


def _fuzz(plan: Plan, folder: Path, result: Result) -> None:
    """Send messages and frames to a server in this process, by the real protocol without a network."""
    faults, watch = Faults(), Watch()
    logging.getLogger().addHandler(faults)
    with asyncio.Runner() as runner:
        loop = runner.get_loop()
        context = at_house(folder)
        house = loop.run_until_complete(context.__aenter__())
        before, connection = house.state, house.connect()
        loop.run_until_complete(connection.greet())

        def messages(recipes: bytes) -> None:
            if result.tried < plan.number(MESSAGES):
                loop.run_until_complete(_messages(connection, recipes, result))
            if watch.due:
                progress(f"socket_fuzz: {result.tried:,} messages")

        def frames(drawn: list[tuple[bytes, int]]) -> None:
            loop.run_until_complete(_frames(house, drawn, result))
            if watch.due:
                progress(f"socket_fuzz: {result.tried:,} messages and frames")

        while (missing := plan.number(MESSAGES) - result.tried) > 0:
            batches(hostile.RECIPES, min(1000, missing // 100 + 1), plan.seed + result.tried, messages)
        batches(hostile.BATCHES, plan.number(FRAMES) // BATCH + 1, plan.seed, frames)
        if house.state != before:
            result.violations.append("the table changed")
        loop.run_until_complete(connection.end())
        loop.run_until_complete(context.__aexit__(None, None, None))
    logging.getLogger().removeHandler(faults)
    result.violations += [f"a fault in the log: {text}" for text in faults.texts]


async def _messages(connection: Connection, recipes: bytes, result: Result) -> None:
    """Send a batch on one socket and wait until each message is answered."""
    texts = hostile.messages(recipes, result.tried * hostile.SIZE)
    answered = await connection.say(texts)
    result.tried += len(texts)
    if answered != len(texts):
        result.violations.append(f"{len(texts)} messages, {answered} answers (closed with {connection.code})")


async def _frames(house: House, drawn: list[tuple[bytes, int]], result: Result) -> None:
    """Send each on a socket of its own and compare the close code."""
    for data, code in drawn:
        connection = house.connect()
        await connection.greet()
        got = await connection.attack(data)
        result.check(got == code, f"{data[:40].hex()} was closed with {got} instead of {code}")


def _attackers(plan: Plan, folder: Path, result: Result) -> None:
    """Send huge frames, fragments and pings over real sockets to a real server, and watch its memory."""
    server = Server(folder / "data")
    server.start()
    try:
        asyncio.run(_attack(server, plan, result))
        if server.tracebacks():
            result.violations.append("a traceback in the log")
    finally:
        server.end()


HUGE: Final[dict[str, tuple[bytes, int]]] = {
    "a header of 20 MB": (hostile.frame(1, b"x", size=20_000_000), hostile.TOO_BIG),
    "65,537 bytes": (hostile.frame(1, bytes(65_537)), hostile.TOO_BIG),
    "2^62 bytes": (hostile.frame(1, b"", size=2**62), hostile.TOO_BIG),
    "10,000 fragments": (hostile.frame(1, b"[", fin=False) + hostile.frame(0, b"[", fin=False) * 10_000, 0),
    "70,000 fragments": (
        hostile.frame(1, b"[", fin=False) + hostile.frame(0, b"[", fin=False) * 70_000,
        hostile.TOO_BIG,
    ),
    "10,000 pings": (hostile.frame(9, b"ping") * 10_000, 0),
    "a compression bomb": (hostile.frame(1, bytes(1000), rsv=4), hostile.BROKEN),
}
"""Attacks over a real socket, with the close code; 0 if the socket may stay open."""


async def _attack(server: Server, plan: Plan, result: Result) -> None:
    api = Api(server.base)
    await api.guest()
    links = await api.create("roll", ["me", "me", "me", "me"], start=True)
    worst = 0.0
    async with Client(server.base + links.join, api.token) as client:
        for number in range(plan.number(SOCKETS, len(HUGE))):
            name = [*HUGE][number % len(HUGE)]
            data, code = HUGE[name]
            before = server.memory()
            got = await _over_tcp(server, links.table, api.token, data, wait=bool(code))
            grown = server.memory() - before if number >= len(HUGE) else 0.0
            worst = max(worst, grown)
            result.check(not code or got in (code, -1), f"{name}: closed with {got} instead of {code}")
            result.check(grown < GROWTH or not plan.full, f"{name}: {grown:.1f} MB more")
            await client.until(lambda: client.table.over or bool(client.table.asks))
            if client.table.over:
                continue
            ask = client.table.asks[0]
            await client.move(ask, client.table.legal(ask.seat).first())
    result.figures = {"most memory of one attack": f"{worst:.1f} MB"}


async def _over_tcp(server: Server, table: str, token: str, data: bytes, wait: bool) -> int:
    """Return the close code, -1 for a reset; 0 if the server is not waited for."""
    host, _, port = server.base.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    key = base64.b64encode(bytes(16)).decode()
    head = (
        f"GET /ws/{table} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n"
        "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
    )
    try:
        writer.write(head.encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(data)
        await writer.drain()
        if not wait:
            return 0
        told = await reader.readuntil(b"\x88")
        told = await reader.readexactly(3)
        return int.from_bytes(told[1:], "big")
    except (ConnectionError, asyncio.IncompleteReadError):
        return -1
    finally:
        writer.close()


def run(plan: Plan) -> list[Result]:
    fuzz, huge = Result("P10", "hostile messages and frames"), Result("P11", "checks of huge frames and floods")
    with workspace() as folder:
        _fuzz(plan, folder / "fuzz", fuzz)
        _attackers(plan, folder, huge)
    return [fuzz, huge]
