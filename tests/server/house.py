"""A server in the test's own process, behind real sockets; and one in a process of its own that can be killed."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, NamedTuple

from souterrain.client import Api, Client
from souterrain.core.asks import Ask
from souterrain.server.protocol.http import TableLinks
from souterrain.server.run import make
from souterrain.server.services import Services as House
from souterrain.server.settings import Limits, Settings

SECONDS = 300
"""A limit for tests that hang; no sound test comes near it, however busy the machine is."""
UNHURRIED = {"workers": 1, "bot_seconds": SECONDS, "draw_seconds": SECONDS}
"""Settings of a server on a busy machine: no bot and no draw counts as stalled because others keep the processor."""
MANY = (1e6, 1e6)
PLENTY = Limits(MANY, MANY, MANY, MANY, MANY, MANY, MANY, MANY, 1e6, bad=10**6)


async def asked(client: Client, seat: int) -> Ask:
    """Return the question of a seat, once it is asked."""
    await client.until(lambda: client.table.ask_of(seat) is not None)
    ask = client.table.ask_of(seat)
    assert ask is not None
    return ask


async def ask_each_time(client: Client) -> None:
    """Have every seat of a client asked also where its answer changes nothing: what is sent is all that is played."""
    for seat in client.table.mine:
        await client.orders(seat, None, each=True)


async def until(client: Client, so: Callable[[Client], bool]) -> None:
    await client.until(lambda: so(client))


class Home(NamedTuple):
    house: House
    base: str

    async def person(self, name: str = "Ada") -> Api:
        api = Api(self.base)
        await api.guest(name)
        return api

    async def table(self, api: Api, game: str, seats: list[str], **wish: Any) -> TableLinks:
        return await api.create(game, seats, **wish)

    def client(self, api: Api, links: TableLinks) -> Client:
        return Client(self.base + links.join, api.token)

    def spectator(self, links: TableLinks, token: str = "") -> Client:
        return Client(self.base + links.watch, token)


@asynccontextmanager
async def at_home(folder: Path, *, limit: float | None = SECONDS, **settings: Any) -> AsyncIterator[Home]:
    """A server, and a limit in seconds for everything that is done with it."""
    server, listener, house = make(Settings(folder, port=0, **{"limits": PLENTY, **UNHURRIED, **settings}))
    server.capture_signals = nullcontext  # type: ignore[method-assign,assignment]  # signals are the test runner's
    task = asyncio.create_task(server.serve([listener]))
    try:
        async with asyncio.timeout(limit):
            while not server.started:
                await asyncio.sleep(0.01)
            yield Home(house, f"http://127.0.0.1:{house.addresses.port}")
    finally:
        server.should_exit = True
        await task


class Away:
    """A server in a process of its own."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self._settings = {"data": str(folder), "port": 0, **UNHURRIED, **settings}
        self.log = folder / "log"
        self.base = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self, failpoint: str = "", prefix: tuple[str, ...] = ()) -> None:
        """Start the process, by way of the command `prefix`."""
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [*prefix, sys.executable, "-m", "tests.server.serve", json.dumps(self._settings)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "SOUTERRAIN_FAILPOINT": failpoint},
            )
        assert self._process.stdout is not None
        self.base = self._process.stdout.readline().strip()
        assert self.base, self.log.read_text()
        self._settings["port"] = int(self.base.rpartition(":")[2])

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def wait(self) -> int:
        """Until it has ended by itself."""
        assert self._process is not None
        assert self._process.stdout is not None
        code = self._process.wait(SECONDS)
        self._process.stdout.close()
        self._process = None
        return code

    def end(self, kill: bool = False) -> int:
        if self._process is None:
            return 0
        self._process.kill() if kill else self._process.terminate()
        return self.wait()
