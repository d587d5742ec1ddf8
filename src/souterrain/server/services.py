"""The services of a running server: created together, opened and closed together."""

from __future__ import annotations

import asyncio
import logging

from souterrain.server import steady
from souterrain.server.daily.calendar import Calendar
from souterrain.server.daily.dailies import Dailies
from souterrain.server.net.addresses import Addresses
from souterrain.server.net.client import Client
from souterrain.server.net.guard import Guard
from souterrain.server.net.guesses import Guesses
from souterrain.server.settings import Settings
from souterrain.server.store.database import Store
from souterrain.server.store.failpoints import Failpoint
from souterrain.server.store.health import Probe
from souterrain.server.store.people import People
from souterrain.server.table.practice import PracticeTables
from souterrain.server.table.replays import Replays
from souterrain.server.table.table import Dependencies
from souterrain.server.table.tables import Tables
from souterrain.server.workers import Workers

log = logging.getLogger("souterrain.services")


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        failpoint = Failpoint.from_environment()
        self.store = Store(settings.data, failpoint)
        self.probe = Probe(self.store)
        self.guard = Guard(settings)
        self.guesses = Guesses(settings.limits)
        self.addresses = Addresses(settings)
        self.people = People(self.store)
        self.calendar = Calendar(settings.ahead)
        self.clients: set[Client] = set()
        """Open sockets."""
        self._bot_workers = Workers(settings.workers, settings.bot_seconds)
        self._draw_workers = Workers(settings.workers, settings.draw_seconds)
        """A pool of their own, so that slow draws do not queue behind the bots."""
        self.practice = PracticeTables(self._draw_workers)
        needs = Dependencies(
            self.store, self.calendar, self._bot_workers, self._draw_workers, failpoint, settings.idle,
            settings.limits.chat_kept,
        )  # fmt: skip
        self.tables = Tables(needs, self.people, self.clients)
        self.dailies = Dailies(self.store, self.calendar, self.tables)
        self.replays = Replays(self.store, self.dailies.need_open)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.store.open()
        steady.start()
        await self._postpone_clocks()
        await self.dailies.open()
        self._tasks = [asyncio.create_task(self.tables.sweep()), asyncio.create_task(self._drop_stuck())]
        log.info("open", extra={"data": str(self.settings.data)})

    async def _postpone_clocks(self) -> None:
        """Add the downtime to all stored clocks: they do not run while the server is down."""
        for (alive,) in await self.store.rows("meta-get", "alive"):
            try:
                down = max(0.0, steady.now() - float(alive))
            except (TypeError, ValueError) as fault:
                log.error("note damaged", extra={"key": "alive", "fault": str(fault)})
            else:
                await self.store.change("board-postpone", down)

    async def _drop_stuck(self) -> None:
        """Disconnect clients that have not read for too long; run until cancelled."""
        deadline = self.settings.limits.drop
        while True:
            await asyncio.sleep(deadline / 4)
            for client in [client for client in self.clients if client.stuck(deadline)]:
                log.warning("dropped a slow client", extra={"person": client.person})
                client.abort()

    async def close(self) -> None:
        """Finish and save everything in progress."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self.tables.close()
            await self._bot_workers.close()
            await self._draw_workers.close()
        finally:
            await self.store.close()
        log.info("closed")
