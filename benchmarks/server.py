"""The server under load, beside boardgame.io in the same run.

TABLES (1000), RATE (moves a second, 500) and LOAD_SECONDS (20) make it smaller; SKIP_SERVER=1 leaves it out,
SKIP_PEER=1 only boardgame.io.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import uvloop

from benchmarks import boardgameio
from benchmarks.lines import at_least, at_most, head, none, note
from benchmarks.load import SEATS, Figures, close_all, drive, round_trips, seat_all
from benchmarks.process import PROC, Process, raise_files

TOP = Path(__file__).parents[1]
TABLES = int(os.environ.get("TABLES", "1000"))
RATE = float(os.environ.get("RATE", str(min(500, 4 * TABLES))))
SECONDS = float(os.environ.get("LOAD_SECONDS", "20"))
WARM: Final = 2.0
TRIPS: Final = 200
SPARE: Final = 200
"""Open files that are no sockets of players."""
TIMES: Final = 5.0
"""The factor to boardgame.io's moves for the same CPU."""


class Ours(NamedTuple):
    """Times in seconds, memory in megabytes."""

    figures: Figures
    trips: list[float]
    syncs: list[float]
    cpu: float
    client_cpu: float
    memory: float
    peak: float


def run() -> None:
    if os.environ.get("SKIP_SERVER"):
        return
    if not (PROC / "self/stat").exists():
        head("server")
        note("left out", "needs /proc")
        return
    tables = max(1, min(TABLES, (raise_files() - SPARE) // SEATS))
    head(f"server: {tables:,} tables, {tables * SEATS:,} sockets, {RATE:g} moves/s")
    if tables < TABLES:
        note("fewer tables than wanted", "the system allows no more open files")
    note("what else this computer does", f"{os.getloadavg()[0]:.1f} processes before, on {os.cpu_count()} cores")
    # Beside the repository and not in the system's folder, which may be in memory: there nothing is durable.
    (TOP / "build").mkdir(exist_ok=True)
    with TemporaryDirectory(prefix="bench-", dir=TOP / "build") as folder:
        ours = measure(Path(folder), tables)
        tell(ours)
        try:
            if os.environ.get("SKIP_PEER"):
                raise boardgameio.Missing("left out")
            peer = boardgameio.measure(Path(folder), tables, RATE, WARM, SECONDS)
        except boardgameio.Missing as missing:
            note("moves a second of the server's CPU", f"{per_cpu(ours):,.0f}")
            note("… beside boardgame.io", str(missing))
        else:
            tell_beside(ours, peer)


def measure(folder: Path, tables: int) -> Ours:
    command = [sys.executable, "-m", "benchmarks.serve", str(folder / "data")]
    fast = asyncio.Runner(loop_factory=uvloop.new_event_loop)
    with Process(command, TOP, folder / "log") as server, fast as runner:
        return runner.run(_measure(server, folder, tables))


async def _measure(server: Process, folder: Path, tables: int) -> Ours:
    base = server.line()
    seated = await seat_all(base, tables)
    gc.collect()
    gc.freeze()
    gc.disable()  # the tail is to be the server's, not the load's
    try:
        trips, syncs = await round_trips(base, folder, TRIPS)
        await drive(seated, RATE, WARM)
        before, own = server.cpu(), time.process_time()
        figures = await drive(seated, RATE, SECONDS)
        spent, own = server.cpu() - before, time.process_time() - own
        ours = Ours(figures, trips, syncs, spent, own, server.memory(), server.memory("VmHWM"))
    finally:
        gc.enable()
        gc.unfreeze()
    await close_all(seated)
    return ours


def per_cpu(ours: Ours) -> float:
    return len(ours.figures.fan_out) / ours.cpu


def tell(ours: Ours) -> None:
    figures, fsync = ours.figures, median(ours.syncs) * 1e3
    times = sorted(figures.fan_out) or [float("inf")]
    p50, p99 = (times[int(len(times) * share)] * 1e3 for share in (0.5, 0.99))
    at_most("fan-out to four sockets, p99", 50, p99, f"ms (p50 {p50:.1f}, max {times[-1] * 1e3:.0f})")
    at_least("moves a second that reached everybody", 0.98 * RATE, len(figures.fan_out) / figures.took, "1/s")
    none("updates undelivered", figures.undelivered, f"of {figures.sent * SEATS:,}")
    none("moves refused", figures.refused, f"of {figures.sent:,}")
    at_most("memory of the server", 400, ours.memory, f"MB (peak {ours.peak:.0f})")
    trip = median(ours.trips) * 1e3
    at_most("round trip on an idle table, p50", 2 + fsync, trip, f"ms (2 and one fsync of {fsync:.2f})")
    shares = f"server {ours.cpu / figures.took:.0%}, load {ours.client_cpu / figures.took:.0%}"
    note("of one core each", shares)


def tell_beside(ours: Ours, peer: boardgameio.Peer) -> None:
    theirs = peer.done / peer.cpu
    at_least("moves a second of the server's CPU", TIMES * theirs, per_cpu(ours), f"1/s (boardgame.io {theirs:,.0f})")
    fan_out = f"p50 {peer.p50:.1f}, p99 {peer.p99:.1f}, max {peer.max:.0f} ms"
    note("boardgame.io, in memory", f"fan-out {fan_out}, {peer.done:,} of {peer.moves:,} moves, {peer.memory:.0f} MB")
