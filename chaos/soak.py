"""Soak (P24): many tables play at a steady rate, their games end and begin again, and the server's memory stays."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import uvloop

from benchmarks.load import SEATS, Figures, Table, close_all, drive, seat_all
from benchmarks.process import Process, raise_files
from chaos.result import Plan, Result
from souterrain.client import Client, Link
from souterrain.client.bot import begin

TOP: Final = Path(__file__).parents[1]
MINUTES: Final = 10
TABLES: Final = 1000
RATE: Final = 500
AT_ONCE: Final = 8
"""Games that begin at the same time: the driver is not to make a storm of its own."""
P99, LONGEST = 50, 250
"""Milliseconds from a move to the last of those who are told."""
MOST: Final = 400.0
"""Megabytes."""
SETTLED: Final = 3
"""Minutes after which memory no longer grows."""
SLOPE: Final = 1.0
"""Megabytes a minute after that."""


class Soak:
    """Tables whose games begin again, and the memory of their server once a second."""

    def __init__(self, server: Process, base: str, tables: list[Table]) -> None:
        self.server = server
        self.tables = tables
        self.memory: list[tuple[float, float]] = []
        """Seconds since the start and megabytes."""
        self.games = self.undelivered = 0
        self.faults: list[str] = []
        self._base = base
        self._again: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._ended: set[int] = set()

    async def watch(self) -> None:
        """Measure, and begin finished games again; run until cancelled."""
        start = time.monotonic()
        while True:
            self.memory.append((time.monotonic() - start, self.server.memory()))
            for at, table in enumerate(self.tables):
                if table.over and not table.busy and at not in self._ended:
                    self._ended.add(at)
                    task = asyncio.create_task(self._rematch(at))
                    self._again.add(task)
                    task.add_done_callback(self._again.discard)
            await asyncio.sleep(1.0)

    async def _rematch(self, at: int) -> None:
        """Play the next game at the same table; everybody moves on by one seat."""
        async with self._room:
            await self._play_again(at, self.tables[at])

    async def _play_again(self, at: int, old: Table) -> None:
        self.undelivered += old.give_up()
        try:
            answer = (await old.clients[0].rematch()).answer or {}
            link = Link.to_table(self._base, str(answer["table"]))
            clients = [Client(link, each.connection.token) for each in [*old.clients[1:], old.clients[0]]]
            await close_all([old])
            for client in clients:
                await client.open()
            await asyncio.gather(*(begin(client, start=client is clients[-1]) for client in clients))
            self.tables[at] = Table(clients, at + self.games)
            self.games += 1
        except Exception as fault:
            self.faults.append(f"table {at} has no further game: {fault!r}")
        else:
            self._ended.discard(at)

    async def settle(self) -> None:
        """Wait for games that are about to begin."""
        while self._again:
            await asyncio.wait(set(self._again))


def run(plan: Plan) -> list[Result]:
    raise_files()
    (TOP / "build").mkdir(exist_ok=True)
    with TemporaryDirectory(prefix="soak-", dir=TOP / "build") as folder:
        command = [sys.executable, "-m", "benchmarks.serve", str(Path(folder) / "data")]
        fast = asyncio.Runner(loop_factory=uvloop.new_event_loop)
        with Process(command, TOP, Path(folder) / "log") as server, fast as runner:
            return [runner.run(_run(plan, server))]


async def _run(plan: Plan, server: Process) -> Result:
    tables, rate = plan.number(TABLES, 8), plan.number(RATE, 80)
    seconds = max(3.0, MINUTES * 60 * plan.size)
    base = server.line()
    soak = Soak(server, base, await seat_all(base, tables))
    watching = asyncio.create_task(soak.watch())
    with _uncollected():
        before, own = server.cpu(), time.process_time()
        try:
            figures = await drive(soak.tables, rate, seconds, again=True)
            spent, own = server.cpu() - before, time.process_time() - own
        finally:
            watching.cancel()
            with suppress(asyncio.CancelledError):
                await watching
            await soak.settle()
    await close_all(soak.tables)
    result = _judge(plan, soak, figures, rate)
    result.figures |= {
        "server, of a core": f"{spent / figures.took:.0%}",
        "driver, of a core": f"{own / figures.took:.0%}",
    }
    return result


@contextmanager
def _uncollected() -> Iterator[None]:
    """Keep the garbage collector from stopping the driver, whose pauses would count as the server's: with 1,600 sockets
    a full collection took 0.8 s. What closed sockets leave behind, 54 kB each, stays until the end."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


def _judge(plan: Plan, soak: Soak, figures: Figures, rate: float) -> Result:
    result = Result("P24", "moves", tried=figures.sent, violations=list(soak.faults))
    lost = figures.undelivered + soak.undelivered
    peak = max(megabytes for _, megabytes in soak.memory)
    slope = slope_of([each for each in soak.memory if each[0] >= 60 * SETTLED])
    if lost:
        result.violations.append(f"{lost} updates were not delivered")
    if figures.refused:
        result.violations.append(f"{figures.refused} moves were refused")
    if peak >= MOST:
        result.violations.append(f"the server held {peak:.0f} MB")
    if slope is not None and slope > SLOPE:
        result.violations.append(f"memory grew by {slope:.2f} MB a minute")
    times = sorted(figures.fan_out) or [float("inf")]
    p50, p99 = (times[int(len(times) * share)] * 1e3 for share in (0.5, 0.99))
    result.figures = {
        "tables": f"{len(soak.tables):,}",
        "sockets": f"{len(soak.tables) * SEATS:,}",
        "games played to the end": f"{soak.games:,}",
        "moves a second": f"{len(figures.fan_out) / figures.took:.0f} of {rate:g}",
        "fan-out p50": f"{p50:.1f} ms",
        "undelivered": str(lost),
        "memory by minute": " ".join(f"{megabytes:.0f}" for megabytes in _by_minute(soak.memory)) + " MB",
        "memory, most": f"{peak:.0f} MB",
        "slope after minute 3": "too short" if slope is None else f"{slope:.2f} MB a minute",
    }
    result.measure(plan, "fan-out p99", f"{p99:.1f} ms", p99 <= P99, f"{P99} ms")
    result.measure(plan, "fan-out max", f"{times[-1] * 1e3:.0f} ms", times[-1] * 1e3 <= LONGEST, f"{LONGEST} ms")
    return result


def _by_minute(memory: list[tuple[float, float]]) -> list[float]:
    found = [next(megabytes for at, megabytes in memory if at >= 60 * m) for m in range(int(memory[-1][0] // 60) + 1)]
    return [*found, memory[-1][1]]


def slope_of(memory: list[tuple[float, float]]) -> float | None:
    """Return megabytes a minute by least squares; None for less than a minute."""
    if not memory or memory[-1][0] - memory[0][0] < 60:
        return None
    mean_at = sum(at for at, _ in memory) / len(memory)
    mean = sum(megabytes for _, megabytes in memory) / len(memory)
    above = sum((at - mean_at) * (megabytes - mean) for at, megabytes in memory)
    return 60 * above / sum((at - mean_at) ** 2 for at, _ in memory)
