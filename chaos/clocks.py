"""The server owns the clock: jumps of the time of day, false times, lag and restarts never charge more than the true
time, and a flag falls once (P22; P8: not for downtime)."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from chaos.harness import Watch, workspace
from chaos.result import Plan, Result, progress
from souterrain.client import Api, Client, Gone, Refused
from souterrain.core.actions import say
from souterrain.server.protocol.http import TableLinks
from tests.server.house import Home, asked, at_home

SHORT: Final = 0.03
PAIR: Final = True
ROUNDS: Final = 16
TABLES: Final = 4
"""Tables of each kind in a round, all at once."""
TEMPO: Final = 3
SLOW: Final = 86_400
IDLE: Final = 0.3
ROUNDING: Final = 1.0
"""Seconds by which a clock that is told may be off: it is rounded, and a message takes its time."""
JUMPS: Final = (3600.0, 86_400.0, 10_000_000.0)


class WallClock:
    """The time of day, as a computer shows it whose clock is set again and again. The true time is monotonic."""

    def __init__(self, rng: Random) -> None:
        self._rng, self._true = rng, time.time
        self.offset = 0.0
        self.jumps = 0

    def jump(self) -> None:
        self.offset += self._rng.choice(JUMPS) * self._rng.choice((-1, 1)) * self._rng.random()
        self.jumps += 1

    @contextmanager
    def in_use(self) -> Iterator[None]:
        time.time = lambda: self._true() + self.offset
        try:
            yield
        finally:
            time.time = self._true


class Trial(NamedTuple):
    """A table with a clock, one person at both seats; `begin` is a moment before its first clock began to run."""

    home: Home
    api: Api
    links: TableLinks
    begin: float
    rng: Random
    result: Result

    @classmethod
    async def at(cls, home: Home, tempo: int, rng: Random, result: Result) -> Trial:
        api, begin = await home.person(), time.monotonic()
        links = await home.table(api, "roll", ["me", "me"], tempo=tempo, start=True)
        return cls(home, api, links, begin, rng, result)

    def client(self) -> Client:
        return self.home.client(self.api, self.links)

    @property
    def true(self) -> float:
        """The true seconds since the beginning."""
        return time.monotonic() - self.begin

    def first(self) -> list[str]:
        """Return who answered the first ask."""
        match = self.home.house.tables.open[self.links.table].match
        assert match is not None
        acts = list(match.journal.acts())
        return [act.by for act in acts if act.ask == acts[0].ask]

    def check(self, holds: bool, violation: str) -> None:
        self.result.check(holds, violation)


def clock(client: Client) -> float:
    """Return the seconds left as the table tells them; -1 if no clock runs."""
    seats = client.table.info.seats if client.table.info is not None else []
    return max([seat.clock for seat in seats], default=-1.0)


async def flag(trial: Trial) -> None:
    """Nobody moves: the flag falls once, and not before its time."""
    async with trial.client() as client:
        await client.until(lambda: client.table.seq > 0)
        trial.check(trial.true >= TEMPO, f"the flag fell after {trial.true:.2f} s of {TEMPO}")
        trial.check(trial.first() == ["clock"], "the flag did not fall exactly once")


async def move(trial: Trial) -> None:
    """A move in time counts, with whatever times the client claims; its next clock is no longer than allowed."""
    async with trial.client() as client:
        await asyncio.sleep(trial.rng.random() * TEMPO / 4)
        view, socket = client.table, client.connection._socket
        if view.seq == 0 and socket is not None:
            ask = view.asks[0]
            said = {"t": "move", "cid": "now", "seat": ask.seat, "ask": ask.number}
            false = {"at": time.time() - 1e6, "clock": 1e9, "lag": 1e6}
            await socket.send(json.dumps({**said, **false, "text": say(view.legal(ask.seat).first())}))
        await client.until(lambda: view.seq > 0)
        in_time = trial.true < TEMPO
        trial.check(trial.first() == ["seat"] or not in_time, "a move in time was not counted")
        trial.check(clock(client) <= TEMPO, f"a false time gave {clock(client)} s")


async def race(trial: Trial) -> None:
    """A move at the moment of the flag: either counts, never both."""
    async with trial.client() as client:
        view = client.table
        ask = view.asks[0]
        text, moved = view.legal(ask.seat).first(), view.seq == 0
        await asyncio.sleep(max(0.0, clock(client) + trial.rng.uniform(-0.15, 0.05)))
        try:
            await client.move(ask, text)
        except Refused:
            moved = False
        await client.until(lambda: view.seq > 0)
        trial.check(trial.first() == (["seat"] if moved else ["clock"]), "a move and a flag for one ask")


async def memory(trial: Trial, wall: WallClock) -> None:
    """A table that has left memory while the time of day jumped has charged no more than the true time."""
    async with trial.client() as client:
        await asked(client, client.table.asks[0].seat)
    while trial.links.table in trial.home.house.tables.open:
        await asyncio.sleep(0.05)
    wall.jump()
    async with trial.client() as client:
        await client.until(lambda: clock(client) >= 0)
        charged = SLOW - clock(client)
        trial.check(charged < trial.true + ROUNDING, f"{charged:.0f} s charged after {trial.true:.1f} s and a jump")


async def _round(folder: Path, wall: WallClock, rng: Random, result: Result, down: Result) -> None:
    slow: list[Trial] = []
    async with at_home(folder, limit=None, idle=IDLE) as home:
        jumping = asyncio.create_task(_jump_about(wall, rng))
        kinds: list[tuple[int, Callable[[Trial], Awaitable[None]]]]
        kinds = [(TEMPO, flag), (TEMPO, move), (TEMPO, race), (SLOW, partial(memory, wall=wall))]
        trials = [(await Trial.at(home, tempo, rng, result), run) for tempo, run in kinds for _ in range(TABLES)]
        slow = [await Trial.at(home, SLOW, rng, down) for _ in range(TABLES)]
        await asyncio.gather(*[run(trial) for trial, run in trials])
        jumping.cancel()
    stopped = time.monotonic()
    wall.jump()
    await asyncio.sleep(2 * ROUNDING * rng.random())
    async with at_home(folder, limit=None) as home:
        for trial in slow:
            async with Client(home.base + trial.links.join, trial.api.token) as client:
                with suppress(Gone):
                    await client.until(lambda client=client: clock(client) >= 0)  # type: ignore[misc]
                charged, true = SLOW - clock(client), stopped - trial.begin
                trial.check(charged < true + ROUNDING, f"{charged:.0f} s charged over a restart, {true:.1f} s played")


async def _jump_about(wall: WallClock, rng: Random) -> None:
    while True:
        await asyncio.sleep(rng.random() / 2)
        wall.jump()


def run(plan: Plan) -> list[Result]:
    result, down = Result("P22", "clocks"), Result("P8", "clocks over a restart")
    rng, watch = Random(plan.seed), Watch()
    wall = WallClock(rng)
    with workspace() as folder, wall.in_use():
        for number in range(plan.number(ROUNDS)):
            asyncio.run(_round(folder / str(number), wall, rng, result, down))
            if watch.due:
                progress(f"clocks: {number + 1} rounds, {wall.jumps} jumps")
    result.figures = {"jumps of the time of day": f"{wall.jumps:,}"}
    return [result, down]
