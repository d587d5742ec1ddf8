"""Kill the server again and again while people play: nothing acknowledged is lost, nothing happens twice (P1, P2, P7,
P8)."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path
from random import Random
from typing import Final

from chaos.autopsy import autopsy
from chaos.harness import SECONDS, Server, Watch, copied, workspace
from chaos.players import Crew, Ledger, Player
from chaos.result import Plan, Result, progress
from souterrain.server.store.failpoints import AFTER_COMMIT, BEFORE_ACK, BEFORE_APPEND

SHORT: Final = 0.005
PAIR: Final = True
TABLES, KILLS, TERMS, ACKS = 60, 100, 10, 30_000
FAILPOINTS: Final = {BEFORE_APPEND: 1.0, AFTER_COMMIT: 0.2, BEFORE_ACK: 1.0}
"""Places where the process dies, and how often each is passed for an acknowledgement."""
RANDOM, TERM = "random moment", "SIGTERM"


class Storm:
    """Kills of one server, one after the other."""

    def __init__(self, server: Server, plan: Plan, ledger: Ledger) -> None:
        self.server, self.plan, self.ledger = server, plan, ledger
        self.rng = Random(plan.seed)
        self.ways: dict[str, int] = {}
        self.polite = False
        self.most = 0
        """Acknowledgements from one kill to the next at most."""
        self.players: list[Player] = []

    async def blow(self, crew: Crew, folder: Path) -> None:
        """Kill and start, until both the kills and the acknowledgements are enough, or a move is lost: whoever waits
        for that one moves no more."""
        least, watch = self.plan.number(ACKS), Watch()
        ways = self._ways(self.plan.number(KILLS, 4), self.plan.number(TERMS))
        self.most = 2 * least // len(ways)
        while ways and not self.ledger.lost:
            way = ways.pop()
            await self._die(way, least if not ways else 0)
            self.ways[way] = self.ways.get(way, 0) + 1
            dead, acked = copied(self.server.folder, folder / "dead"), dict(self.ledger.acked)
            touched, self.ledger.touched = self.ledger.touched, set()
            following = self._failpoint(ways[-1]) if ways else ""
            await asyncio.gather(
                asyncio.to_thread(self.server.start, following),
                asyncio.to_thread(autopsy, dead, self.ledger, acked, touched),
            )
            if watch.due:
                progress(f"crash: {sum(self.ways.values())} kills, {len(self.ledger.acked):,} acknowledgements")
        crew.stop.set()

    def _ways(self, kills: int, terms: int) -> list[str]:
        """Return the ways to die in random order; the last is the first. These two need no failpoint."""
        ways = [[*FAILPOINTS, RANDOM][number % 4] for number in range(kills)] + [TERM] * (terms - 1)
        self.rng.shuffle(ways)
        ways.remove(RANDOM)
        return [TERM, *ways, RANDOM]

    def _failpoint(self, way: str) -> str:
        most = round(FAILPOINTS.get(way, 0.0) * self.most)
        return f"{way}:{self.rng.randint(1, most)}" if most else ""

    async def _die(self, way: str, least: int) -> None:
        """Wait until the process is dead by its failpoint, or end it at a random moment, and not before there are
        `least` acknowledgements."""
        if way in (RANDOM, TERM):
            enough = max(least, len(self.ledger.acked) + self.rng.randrange(self.most))
            limit = time.monotonic() + SECONDS
            while len(self.ledger.acked) < enough and time.monotonic() < limit:
                await asyncio.sleep(0.005)
            await asyncio.sleep(self.rng.random() / 50)
            self.polite = way == TERM
            self.server.send(signal.SIGTERM if self.polite else signal.SIGKILL)
        await asyncio.to_thread(self.server.wait)
        while any(player.up for player in self.players):
            await asyncio.sleep(0.005)
        self.polite = False


async def _storm(storm: Storm, folder: Path) -> None:
    crew = Crew(storm.ledger, lambda: storm.server.base, lambda: storm.polite, asyncio.Event())
    storm.players = [Player(crew, n, storm.plan.seed) for n in range(storm.plan.number(TABLES, 8))]
    playing = [asyncio.create_task(player.run()) for player in storm.players]
    blowing = asyncio.create_task(storm.blow(crew, folder))
    try:
        waiting = {*playing, blowing}
        while waiting and not (blowing.done() and storm.ledger.lost):
            done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
    finally:
        for task in (*playing, blowing):
            task.cancel()
        await asyncio.gather(*playing, blowing, return_exceptions=True)


def run(plan: Plan) -> list[Result]:
    with workspace() as folder:
        return storms(plan, folder)


def storms(plan: Plan, folder: Path, plant: str = "") -> list[Result]:
    """Play and kill; `plant` names a module with a fault for the server."""
    server, ledger = Server(folder / "data", plant=plant), Ledger()
    storm = Storm(server, plan, ledger)
    server.start()
    try:
        asyncio.run(_storm(storm, folder))
    finally:
        server.end()
    autopsy(server.folder / "souterrain.sqlite", ledger, ledger.acked, {table for table, _ in ledger.acked})
    tables = len({table for table, _ in ledger.acked})
    deaths = {f"kills at {way}" if way != TERM else way: str(number) for way, number in sorted(storm.ways.items())}
    kept = Result("P1", "acknowledgements", len(ledger.acked), ledger.lost, {"tables": str(tables), **deaths})
    once = Result("P2", "messages sent again", ledger.repeats, ledger.doubled)
    once.figures = {"changed content": str(ledger.conflicts)}
    same = Result("P7", "updates", ledger.updates, ledger.astray, {"reconnects": f"{ledger.reconnects:,}"})
    polite = Result("P8", "orderly ends", storm.ways.get(TERM, 0), ledger.rude)
    polite.figures = {"sockets closed with 1012": f"{ledger.restarts:,}"}
    return [kept, once, same, polite]
