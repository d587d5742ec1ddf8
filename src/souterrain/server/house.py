"""The running server: everything that lives as long as it does."""

from __future__ import annotations

import asyncio
import logging
import time

from souterrain.server.calendar import Calendar
from souterrain.server.client import Client
from souterrain.server.daily import Dailies
from souterrain.server.failpoints import Failpoint
from souterrain.server.guard import Guard
from souterrain.server.people import People
from souterrain.server.reach import Reach
from souterrain.server.replays import Replays
from souterrain.server.settings import Settings
from souterrain.server.store import Store
from souterrain.server.tables import Tables
from souterrain.server.workers import Workers

log = logging.getLogger("souterrain.house")


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.failpoint = Failpoint.from_environment()
        self.store = Store(settings.data, self.failpoint)
        self.guard = Guard(settings)
        self.people = People(self.store)
        self.workers = Workers(settings.workers, settings.bot_seconds)
        self.throwers = Workers(settings.workers, settings.draw_seconds)
        """Slow draws do not queue behind the bots' thoughts."""
        self.calendar = Calendar(settings.ahead)
        self.dailies = Dailies(self)
        self.replays = Replays(self)
        self.reach = Reach(settings)
        self.tables = Tables(self)
        self.clients: set[Client] = set()
        """Open sockets."""
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.store.open()
        await self._forgive()
        await self.dailies.open()
        self._tasks = [asyncio.create_task(self.tables.sweep()), asyncio.create_task(self._drop_stuck())]
        log.info("open", extra={"data": str(self.settings.data)})

    async def _forgive(self) -> None:
        """Clocks do not run while the server is down."""
        for (alive,) in await self.store.rows("meta-get", "alive"):
            await self.store.change("board-postpone", max(0.0, time.time() - float(alive)))

    async def _drop_stuck(self) -> None:
        """A client that does not read holds up nobody; it is not waited for for ever."""
        deadline = self.settings.limits.drop
        while True:
            await asyncio.sleep(deadline / 4)
            for client in [client for client in self.clients if client.stuck(deadline)]:
                log.warning("dropped a slow client", extra={"person": client.person})
                client.abort()

    async def close(self) -> None:
        """Everything in hand is finished and saved."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self.tables.close()
            await self.workers.close()
            await self.throwers.close()
        finally:
            await self.store.close()
        log.info("closed")
