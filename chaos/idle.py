"""Thousands of sockets that say nothing: little memory each, no growth, none lost (P25)."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

from benchmarks.process import raise_files
from chaos.harness import Server, workspace
from chaos.result import Plan, Result, progress
from souterrain.client import Api

SHORT: Final = 0.0005
ALONE: Final = 0.0
SOCKETS, MINUTES = 5000, 30.0
TABLES: Final = 100
KIBIBYTES: Final = 35.0
"""Memory that P25 allows for a socket."""
GROWTH: Final = 1.02
"""By how much the memory of the server may differ at the end: the collector runs when it likes."""
AT_ONCE: Final = 50
HELLO: Final = '{"t":"hello","protocol":1}'


async def _read(socket: ClientConnection) -> None:
    """Read whatever comes: a socket that is not read answers no ping."""
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass


async def _hold(server: Server, plan: Plan, result: Result) -> None:
    number, seconds = plan.number(SOCKETS, 10), 60 * MINUTES * plan.size
    api = Api(server.base)
    await api.guest()
    links = [await api.create("roll", ["me"], start=True) for _ in range(plan.number(TABLES))]
    empty, room = server.memory(), asyncio.Semaphore(AT_ONCE)

    async def one(at: int) -> ClientConnection:
        async with room:
            watch = links[at % len(links)].watch.removeprefix("/w/")
            socket = await connect(f"ws{server.base[4:]}/ws/w/{watch}", open_timeout=120, ping_interval=None)
            await socket.send(HELLO)
            await socket.recv()
            return socket

    sockets = await asyncio.gather(*[one(at) for at in range(number)])
    reading = [asyncio.create_task(_read(socket)) for socket in sockets]
    await asyncio.sleep(min(2.0, seconds))
    full, end = server.memory(), time.monotonic() + seconds
    each = (full - empty) * 1000 / 1.024 / number
    result.figures = {"memory of a socket": f"{each:.1f} KiB", "at first": f"{full:.0f} MB"}
    while time.monotonic() < end:
        await asyncio.sleep(min(60.0, max(0.1, end - time.monotonic())))
        progress(f"idle: {number:,} sockets, {server.memory():.0f} MB")
    lost = sum(socket.state is not State.OPEN for socket in sockets)
    result.tried = number
    result.figures["at the end"] = f"{server.memory():.0f} MB"
    result.violations += [f"{lost} sockets were lost"] * bool(lost)
    if plan.full and each > KIBIBYTES:
        result.violations.append(f"{each:.1f} KiB for a socket")
    if plan.full and server.memory() > full * GROWTH:
        result.violations.append(f"grew from {full:.0f} to {server.memory():.0f} MB")
    await asyncio.gather(*[socket.close() for socket in sockets])
    await asyncio.gather(*reading)


def _run(folder: Path, plan: Plan, result: Result) -> None:
    server = Server(folder / "data")
    server.start()
    try:
        asyncio.run(_hold(server, plan, result))
    finally:
        server.end()


def run(plan: Plan) -> list[Result]:
    result = Result("P25", "idle sockets")
    raise_files()
    with workspace() as folder:
        _run(folder, plan, result)
    return [result]
