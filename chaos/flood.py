"""Floods (P12, P39): an attacker in another process on one address, and a player at another table on another one."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import uvloop

from benchmarks.process import Process, raise_files
from chaos.result import Plan, Result, unharmed
from souterrain.client import Api, Client, Gone, Refused
from souterrain.core import registry
from souterrain.parts import bots
from souterrain.server.store.database import FILE

TOP: Final = Path(__file__).parents[1]
KINDS: Final = ("hello", "say", "ping", "why", "saved", "codes", "idle", "half")
SOCKETS: Final = 400
SECONDS: Final = 60
PERSONS: Final = 24
"""The attacker's, each with a table."""
MOVE: Final = 0.25
WHY: Final = 0.1
PRAGMAS: Final = ("page_count", "freelist_count", "page_size")
MEGABYTE: Final = 1e6


class Felt(NamedTuple):
    """The times of a victim's moves and questions, in milliseconds, and the growth of the file in bytes."""

    moves: list[float]
    questions: list[float]
    grown: int

    def told(self) -> str:
        return f"moves {_spread(self.moves)}, questions {_spread(self.questions)}"


class Victim:
    """Plays alone, game after game, and asks why between its moves."""

    def __init__(self, base: str, seed: int) -> None:
        self._api = Api(base)
        self._rng = Random(seed)
        self._client: Client | None = None
        self.faults: list[str] = []
        self.lost = 0

    async def open(self) -> None:
        await self._api.guest("Victim")

    async def close(self) -> None:
        if self._client is not None:
            self._client.listener = None
            await self._client.close()

    async def feel(self, path: Path, seconds: float) -> Felt:
        before, end = _size(path), time.monotonic() + seconds
        felt = Felt([], [], 0)
        while time.monotonic() < end:
            try:
                client = await self._at_table()
                await self._play(client, felt, min(end, time.monotonic() + MOVE))
            except (Refused, Gone) as fault:
                self.faults.append(f"the victim was refused: {fault!r}")
                await asyncio.sleep(MOVE)
        return felt._replace(grown=_size(path) - before)

    async def _at_table(self) -> Client:
        """Return the client at a table that waits for it."""
        while True:
            if self._client is None or self._client.table.over:
                await self.close()
                links = await self._api.create("roll", ["me"], start=True)
                self._client = Client(self._api.base + links.join, self._api.token)
                self._client.listener = self._hear
                await self._client.open()
            table = self._client.table
            await self._client.until(lambda table=table: table.over or bool(table.asks))  # type: ignore[misc]
            if not table.over:
                return self._client

    def _hear(self, news: object) -> None:
        self.lost += news == "lost"

    async def _play(self, client: Client, felt: Felt, until: float) -> None:
        """Make a move, then ask until the next is due."""
        bot, game, ask = bots("roll")["random"], registry.game("roll"), client.table.asks[0]
        action = bot.choose(game, client.table.view(0), ask, self._rng)
        assert action is not None
        start = time.perf_counter()
        await client.move(ask, action)
        felt.moves.append((time.perf_counter() - start) * 1e3)
        while time.monotonic() < until:
            if client.table.asks:
                start = time.perf_counter()
                await client.why(0, "flee")
                felt.questions.append((time.perf_counter() - start) * 1e3)
            await asyncio.sleep(WHY)


def run(plan: Plan) -> list[Result]:
    raise_files()
    (TOP / "build").mkdir(exist_ok=True)
    with TemporaryDirectory(prefix="flood-", dir=TOP / "build") as folder:
        data = Path(folder) / "data"
        command = [sys.executable, "-m", "benchmarks.serve", str(data), "limited"]
        fast = asyncio.Runner(loop_factory=uvloop.new_event_loop)
        with Process(command, TOP, Path(folder) / "log") as server, fast as runner:
            return runner.run(_run(plan, server, data / FILE))


async def _run(plan: Plan, server: Process, path: Path) -> list[Result]:
    base, seconds, sockets = server.line(), max(0.6, SECONDS * plan.size), plan.number(SOCKETS, 12)
    stalls, growth = Result("P12", "floods"), Result("P39", "floods")
    victim = Victim(base, plan.seed)
    await victim.open()
    persons = json.dumps(await _persons(base, min(PERSONS, sockets)))
    quiet = await victim.feel(path, seconds)
    stalls.figures["quiet"] = quiet.told()
    for kind in KINDS:
        command = [sys.executable, "-m", "chaos.attack", kind, base, str(sockets), str(seconds)]
        with Process(command, TOP, path.parent / "attack.log") as attacker:
            attacker.say(persons)
            await asyncio.to_thread(attacker.line)
            cpu, start = server.cpu(), time.monotonic()
            felt = await victim.feel(path, seconds)
            busy = (server.cpu() - cpu) / (time.monotonic() - start)
            sent = await asyncio.to_thread(attacker.line)
        for result in (stalls, growth):
            result.tried += 1
        told = f"{felt.told()}; {int(sent):,} sent, server {busy:.0%} of a core"
        most = unharmed(_p99(quiet.moves))
        stalls.measure(plan, kind, told, _p99(felt.moves) <= most, f"p99 of moves {most:.1f} ms")
        more = felt.grown - quiet.grown
        growth.figures[kind] = f"{more / MEGABYTE / (seconds / 60):+.2f} MB a minute"
        if more > MEGABYTE * max(1.0, seconds / 60):
            growth.violations.append(f"{kind}: the file grew by {more / MEGABYTE:.2f} MB in {seconds:.0f} s")
    stalls.violations += victim.faults
    if victim.lost:
        stalls.violations.append(f"the victim lost its connection {victim.lost} times")
    await victim.close()
    return [stalls, growth]


async def _persons(base: str, number: int) -> list[tuple[str, str]]:
    """Make the attacker's persons before its address is out of credit; return a token and a table for each."""
    made = []
    for _ in range(number):
        api = Api(base)
        await api.guest()
        made.append((api.token, (await api.create("roll", ["me"], start=True)).table))
    return made


def _size(path: Path) -> int:
    """Return the bytes of the pages in use, those in the log included."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as db:
        pages, free, size = (
            db.execute(f"pragma {name}").fetchone()[0] for name in ("page_count", "freelist_count", "page_size")
        )
        return int((pages - free) * size)


def _spread(times: list[float]) -> str:
    ordered = sorted(times) or [float("inf")]
    return f"p50 {ordered[len(ordered) // 2]:.1f}, p99 {_p99(times):.1f}, max {ordered[-1]:.0f} ms"


def _p99(times: list[float]) -> float:
    ordered = sorted(times) or [float("inf")]
    return ordered[int(len(ordered) * 0.99)]
