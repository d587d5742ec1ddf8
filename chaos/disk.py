"""A disk that is full, a file that cannot grow, a lock that another process holds: nothing unsaved is acknowledged (P4,
P34, P45)."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Final, NamedTuple
from urllib.error import HTTPError
from urllib.request import urlopen

from chaos.harness import SECONDS, Server, Watch, journals, workspace
from chaos.result import Plan, Result, progress
from souterrain.client import Api, Client, Refused
from souterrain.core.journal import ORDER
from souterrain.server.store.database import FILE

SHORT: Final = 0.04
ROUNDS: Final = 24
TABLES: Final = 3
MOVES: Final = 12
"""Moves of a table between two faults."""
ENOUGH: Final = 2000
"""Moves for which there may still be room in pages that are begun."""
MEGABYTES: Final = 24
STALL: Final = 5.0
"""Seconds that P4 and P45 allow after the fault is over, and until the health check tells it."""
FULL, BOUND, LOCK = "full disk", "file that cannot grow", "lock"


class Results(NamedTuple):
    faults: Result
    unsaved: Result
    health: Result


class Seat:
    """A person alone at a table of four seats, and the number of moves that were acknowledged."""

    def __init__(self, api: Api, client: Client, table: str, rng: Random) -> None:
        self.api, self.client, self.table, self.acked = api, client, table, 0
        self._rng = rng

    async def move(self) -> str:
        """Make a move; return the code of the refusal, "" if it was acknowledged."""
        view = self.client.table
        await self.client.until(lambda: view.over or bool(view.asks))
        if view.over:
            return ""
        ask = view.asks[0]
        try:
            await self.client.move(ask, view.legal(ask.seat).sample(self._rng))
        except Refused as refused:
            return refused.code
        self.acked += 1
        return ""


@contextmanager
def full(server: Server) -> Iterator[None]:
    """Fill the disk to the last byte."""
    filler = server.folder / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        for size in (65536, 512, 1):
            with suppress(OSError):
                while file.write(bytes(size)) == size:
                    pass
    try:
        yield
    finally:
        filler.unlink()


@contextmanager
def bound(server: Server) -> Iterator[None]:
    """Allow the process no byte behind the end of any file."""
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def lock(server: Server) -> Iterator[None]:
    """Hold the write lock of the database, as a copying tool or a second program does."""
    with closing(sqlite3.connect(server.folder / FILE, isolation_level=None)) as db:
        db.execute("pragma busy_timeout = 60000")
        db.execute("begin immediate")
        yield
        db.execute("rollback")


FAULTS: Final[dict[str, Callable[[Server], object]]] = {FULL: full, BOUND: bound, LOCK: lock}


@contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """Mount a small file system in memory; yield False where that is not allowed."""
    folder.mkdir()
    options = f"size={MEGABYTES}m"
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", folder], capture_output=True)
    try:
        yield mounted.returncode == 0
    finally:
        if mounted.returncode == 0:
            subprocess.run(["umount", "-l", folder], check=True)


def run(plan: Plan) -> list[Result]:
    results = Results(Result("P4", "faults"), Result("P34", "refused moves"), Result("P45", "health checks"))
    with workspace() as folder, ExitStack() as stack:
        small = os.geteuid() == 0 and stack.enter_context(small_disk(folder / "disk"))
        server = Server(folder / "disk")
        if not small:
            results.faults.figures["full disk"] = "not tried: no right to mount"
        server.start()
        try:
            asyncio.run(_rounds(server, plan, [*FAULTS] if small else [BOUND, LOCK], results))
        finally:
            server.end()
    return [result for result in results if result.tried]


async def _rounds(server: Server, plan: Plan, kinds: list[str], results: Results) -> None:
    stalls: dict[str, list[float]] = {kind: [] for kind in kinds}
    watch = Watch()
    for number in range(plan.number(ROUNDS, len(kinds))):
        kind = kinds[number % len(kinds)]
        async with asyncio.timeout(SECONDS):
            stalls[kind].append(await _round(server, kind, Random(plan.seed + number), results))
        if watch.due:
            progress(f"disk: {number + 1} faults")
    for kind, times in stalls.items():
        results.faults.figures[f"first acknowledgement after {kind}"] = f"{max(times) * 1000:.0f} ms"
        if plan.full and max(times) > STALL:
            results.faults.violations.append(f"{max(times):.1f} s from the end of {kind} to an acknowledgement")


async def _seat(server: Server, rng: Random) -> Seat:
    api = Api(server.base)
    await api.guest()
    links = await api.create("roll", ["me"] * 4, start=True)
    client = Client(server.base + links.join, api.token)
    await client.open()
    return Seat(api, client, links.table, rng)


async def _round(server: Server, kind: str, rng: Random, results: Results) -> float:
    """Play, fail, look into the file, play on; return the seconds to the first acknowledgement afterwards."""
    seats = [await _seat(server, rng) for _ in range(TABLES)]
    try:
        for _ in range(rng.randrange(MOVES)):
            await asyncio.gather(*[seat.move() for seat in seats])
        with FAULTS[kind](server):  # type: ignore[attr-defined]
            refused = await asyncio.gather(*[_until_refused(seat, results) for seat in seats])
            if kind == FULL:
                await _health(server, False, results.health)
            _compare(server, seats, kind, results)
        end = time.monotonic()
        results.unsaved.tried += sum(refused)
        while codes := [code for code in [await seat.move() for seat in seats] if code]:
            if set(codes) != {"not-saved"} or time.monotonic() - end > SECONDS / 2:
                results.faults.violations.append(f"refused with {codes[0]} after {kind}")
                break
        stall = time.monotonic() - end
        if kind == FULL:
            await _health(server, True, results.health)
        for _ in range(MOVES):
            await asyncio.gather(*[seat.move() for seat in seats])
        _compare(server, seats, f"after {kind}", results)
        results.faults.tried += 1
        return stall
    finally:
        for seat in seats:
            await seat.client.close()


async def _until_refused(seat: Seat, results: Results) -> int:
    """Move until it is refused; then the table must say that it cannot save."""
    for _ in range(ENOUGH):
        code = await seat.move()
        if code == "not-saved":
            await seat.client.until(lambda: seat.client.table.info is not None and seat.client.table.info.saving)
            return 1
        if code:
            results.unsaved.violations.append(f"a move that could not be saved was refused with {code}")
            return 1
        if seat.client.table.over:
            return 0
    results.faults.violations.append("the fault did not stop anything")
    return 0


def _compare(server: Server, seats: list[Seat], when: str, results: Results) -> None:
    """Compare the file with what was acknowledged. What the table answered for a seat is acknowledged to nobody."""
    held = journals(server.folder / FILE, [seat.table for seat in seats])
    for seat in seats:
        acts = len([act for act in held[seat.table].acts() if act.by != ORDER]) if seat.table in held else 0
        if acts != seat.acked:
            results.unsaved.violations.append(f"{seat.acked} moves acknowledged, {acts} in the file ({when})")


async def _health(server: Server, well: bool, result: Result) -> None:
    """Ask for the health until it is as it should be, or for too long."""
    begin = time.monotonic()
    while (await asyncio.to_thread(_status, server.base) == 200) != well:
        if time.monotonic() - begin > 6 * STALL:
            break
        await asyncio.sleep(0.1)
    result.check(time.monotonic() - begin < 6 * STALL, "healthy on a full disk" if not well else "ill for ever")


def _status(base: str) -> int:
    try:
        with urlopen(f"{base}/healthz", timeout=60) as reply:
            return int(reply.status)
    except HTTPError as fault:
        return fault.code
