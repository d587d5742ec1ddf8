"""Slow and dead readers (P9): one client never reads, the others play on."""

from __future__ import annotations

import asyncio
import select
import socket
import sys
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from urllib.parse import urlsplit

import uvloop

from benchmarks.load import SEATS, Figures, Table, close_all, drive, seat_all
from benchmarks.process import Process, raise_files
from chaos.frames import handshake, text_frame
from chaos.result import Plan, Result, unharmed

TOP: Final = Path(__file__).parents[1]
OTHERS: Final = 200
EVENTS: Final = 100
"""Events a second for the client that does not read."""
RATE: Final = 100
SECONDS: Final = 10.0
"""Within so many seconds it is dropped."""
GROWTH: Final = 20.0
"""Megabytes."""
WAIT: Final = 60.0
TEXT: Final = "I hear nothing. " * 18


def run(plan: Plan) -> list[Result]:
    raise_files()
    (TOP / "build").mkdir(exist_ok=True)
    with TemporaryDirectory(prefix="slow-", dir=TOP / "build") as folder:
        command = [sys.executable, "-m", "benchmarks.serve", str(Path(folder) / "data")]
        fast = asyncio.Runner(loop_factory=uvloop.new_event_loop)
        with Process(command, TOP, Path(folder) / "log") as server, fast as runner:
            return [runner.run(_run(plan, server))]


async def _run(plan: Plan, server: Process) -> Result:
    base = server.line()
    tables = await seat_all(base, plan.number(OTHERS // SEATS, 2))
    quiet = await drive(tables[1:], RATE, max(2.0, 20 * plan.size))
    memory = [server.memory()]
    deaf = await asyncio.to_thread(mute, base, tables[0])
    with deaf:
        playing = asyncio.create_task(drive(tables[1:], RATE, max(2.0, 20 * plan.size)))
        watching = asyncio.create_task(_watch(server, memory))
        said, took = await _until_dropped(tables[0], deaf)
        loud = await playing
        watching.cancel()
    await close_all(tables)
    return _judge(plan, quiet, loud, said, took, max(memory) - memory[0])


async def _watch(server: Process, memory: list[float]) -> None:
    while True:
        memory.append(server.memory())
        await asyncio.sleep(0.2)


def mute(base: str, table: Table) -> socket.socket:
    """Return a socket at a table that says hello and never reads, with little room in the kernel."""
    where = urlsplit(base)
    assert where.hostname is not None
    assert where.port is not None
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect((where.hostname, where.port))
    client = table.clients[0]
    deaf.sendall(handshake(where.netloc, client.link.socket.rpartition("/ws/")[2], client.connection.token))
    deaf.recv(1)
    deaf.sendall(text_frame(b'{"t":"hello","protocol":1}'))
    return deaf


async def _until_dropped(table: Table, deaf: socket.socket) -> tuple[int, float | None]:
    """Talk at the table of the deaf socket; return the lines said and the seconds until it was dropped."""
    poll = select.poll()
    poll.register(deaf, select.POLLHUP | select.POLLERR)  # a reset is seen without reading
    start, said = time.monotonic(), 0
    talking: set[asyncio.Task[object]] = set()
    while time.monotonic() - start < WAIT:
        if poll.poll(0):
            break
        while said < (time.monotonic() - start) * EVENTS:
            task: asyncio.Task[object] = asyncio.create_task(table.clients[said % SEATS].say(TEXT))
            talking.add(task)
            task.add_done_callback(talking.discard)
            said += 1
        await asyncio.sleep(0.01)
    took = time.monotonic() - start
    with suppress(Exception):
        await asyncio.gather(*talking)
    return said, took if took < WAIT else None


def _judge(plan: Plan, quiet: Figures, loud: Figures, said: int, took: float | None, growth: float) -> Result:
    result = Result("P9", "events to one that never reads", tried=said)
    if took is None:
        result.violations.append(f"a client that never reads was still connected after {WAIT:.0f} s")
    if growth >= GROWTH:
        result.violations.append(f"the server grew by {growth:.0f} MB")
    if quiet.undelivered + loud.undelivered:
        result.violations.append(f"{quiet.undelivered + loud.undelivered} updates of others were not delivered")
    if took is not None:
        result.measure(plan, "dropped after", f"{took:.1f} s", took <= SECONDS, f"{SECONDS:.0f} s")
    result.figures["memory of the server"] = f"{growth:+.1f} MB"
    before, meanwhile = _p99(quiet), _p99(loud)
    most = unharmed(before)
    told = f"{before:.1f} ms before, {meanwhile:.1f} ms meanwhile"
    result.measure(plan, "others' fan-out p99", told, meanwhile <= most, f"{most:.1f} ms")
    return result


def _p99(figures: Figures) -> float:
    times = sorted(figures.fan_out) or [float("inf")]
    return times[int(len(times) * 0.99)] * 1e3
