"""Load for our server, by our own client: tables of four sockets, and bots that move at their own times."""

from __future__ import annotations

import asyncio
import os
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from souterrain.client import Api, Client, Link
from souterrain.client.bot import LATE, begin
from souterrain.client.faults import Refused
from souterrain.core import registry
from souterrain.parts import bots
from souterrain.server.protocol.to_client import ToClient, Update

GAME: Final = "roll"
SEATS: Final = 4
AT_ONCE: Final = 32
LAST: Final = 5.0
"""Seconds in which the last updates must arrive."""
now = time.perf_counter


class Figures:
    """Results of a drive; times in seconds."""

    def __init__(self) -> None:
        self.sent = self.refused = 0
        self.undelivered = 0
        self.fan_out: list[float] = []
        """Of each move that reached everybody: from its sending to the last socket's update."""
        self.took = 0.0


class Flight:
    """A move that not everybody has seen yet."""

    def __init__(self, seq: int, begin: float, figures: Figures) -> None:
        self.seq, self.begin, self.figures = seq, begin, figures
        self.missing = set(range(SEATS))


class Table:
    """Four persons with a socket each; the client of number n holds seat n."""

    def __init__(self, clients: list[Client], seed: int) -> None:
        self.clients = clients
        self._rng = Random(seed)
        self._bot, self._game = bots(GAME)["random"], registry.game(GAME)
        self._flight: Flight | None = None
        self._late: deque[tuple[float, Figures]] = deque()
        self._moving: asyncio.Task[None] | None = None
        for number, client in enumerate(clients):
            client.listener = partial(self._hear, number)

    @property
    def over(self) -> bool:
        return self.clients[0].table.over

    @property
    def busy(self) -> bool:
        return self._flight is not None

    def move(self, figures: Figures) -> None:
        """A move is due; while the last one is still under way it waits, and its time runs."""
        if self.busy:
            self._late.append((now(), figures))
        else:
            self._send(None, figures)

    def _send(self, due: float | None, figures: Figures) -> None:
        asks = self.clients[0].table.asks
        if not asks:  # the game is over
            self._late.clear()
            return
        ask = asks[0]
        client = self.clients[ask.seat]
        action = self._bot.choose(self._game, client.table.view(ask.seat), ask, self._rng)
        assert action is not None
        figures.sent += 1
        self._flight = Flight(client.table.seq + 1, due or now(), figures)
        self._moving = asyncio.create_task(self._tell(client.move(ask, action), figures))

    async def _tell(self, wish: Awaitable[object], figures: Figures) -> None:
        try:
            await wish
        except Refused as refused:
            # Where an answer changes nothing the table gives it, so a question may be gone before it is answered.
            if refused.code not in LATE:
                figures.refused += 1
        except Exception:
            figures.refused += 1

    def _hear(self, number: int, news: ToClient | str) -> None:
        flight = self._flight
        if flight is None or not isinstance(news, Update) or news.seq < flight.seq:
            return
        flight.missing.discard(number)
        if flight.missing:
            return
        flight.figures.fan_out.append(now() - flight.begin)
        self._flight = None
        if self._late:
            self._send(*self._late.popleft())

    def give_up(self) -> int:
        """The number of updates that never came."""
        lost = (len(self._flight.missing) if self._flight is not None else 0) + SEATS * len(self._late)
        self._flight = None
        self._late.clear()
        return lost


async def drive(tables: list[Table], rate: float, seconds: float, again: bool = False) -> Figures:
    """Send a number of moves a second in all, each at its time even if the server is slow, table after table. A table
    whose game is over is passed over; where games begin `again`, its turn is lost instead, so that each table keeps its
    pace."""
    figures, start, at, done = Figures(), now(), 0, 0
    most = round(rate * seconds)
    while done < most and (again or not all(table.over for table in tables)):
        due = min(most, int((now() - start) * rate) + 1)
        while done < due:
            table = tables[at % len(tables)]
            at += 1
            if not table.over:
                table.move(figures)
                done += 1
            elif again:
                done += 1
            elif all(table.over for table in tables):
                break
        await asyncio.sleep(max(0.0, start + done / rate - now()))
    end = now() + LAST
    while now() < end and any(table.busy for table in tables):
        await asyncio.sleep(0.001)
    figures.took = now() - start
    figures.undelivered = sum(table.give_up() for table in tables)
    return figures


async def seat_all(base: str, tables: int) -> list[Table]:
    """Every table with four persons of its own, its game begun."""
    room = asyncio.Semaphore(AT_ONCE)

    async def seat(number: int) -> Table:
        async with room:
            return await _table(base, number)

    return await asyncio.gather(*map(seat, range(tables)))


async def _table(base: str, number: int) -> Table:
    persons = [Api(base) for _ in range(SEATS)]
    for person in persons:
        await person.guest()
    made = await persons[0].create(GAME, ["me"] + [""] * (SEATS - 1))
    clients = [Client(Link.to_table(base, made.table), person.token) for person in persons]
    for seat, client in enumerate(clients):
        await client.open()
        await client.take_seat(seat)
    await asyncio.gather(*(begin(client, start=client is clients[0]) for client in clients))
    return Table(clients, number)


async def close_all(tables: Iterable[Table]) -> None:
    await asyncio.gather(*(client.close() for table in tables for client in table.clients))


async def round_trips(base: str, folder: Path, times: int) -> tuple[list[float], list[float]]:
    """One person alone at a table, one move at a time; after each move one write of the same size to the same disk."""
    api, rng = Api(base), Random(0)
    bot, game = bots(GAME)["random"], registry.game(GAME)
    await api.guest()
    trips: list[float] = []
    syncs: list[float] = []
    with closing(Disk(folder / "sync")) as disk:
        while len(trips) < times:
            made = await api.create(GAME, ["me"], start=True)
            async with Client(Link.to_table(base, made.table), api.token) as client:
                while not client.table.over and len(trips) < times:
                    ask = client.table.asks[0]
                    action = bot.choose(game, client.table.view(0), ask, rng)
                    assert action is not None
                    start = now()
                    await client.move(ask, action)
                    trips.append(now() - start)
                    syncs.append(_spent(disk.write))
    return trips, syncs


def _spent(work: Callable[[], None]) -> float:
    start = now()
    work()
    return now() - start


class Disk:
    """A file that grows by two pages and is on the disk afterwards, as the journal's log at a commit."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT)

    def write(self) -> None:
        os.write(self._file, bytes(8192))
        os.fsync(self._file)

    def close(self) -> None:
        os.close(self._file)
