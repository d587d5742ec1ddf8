"""/healthz tells the truth: it fails while nothing can be saved, and recovers by itself."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import threading
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from souterrain.client import Api
from souterrain.server.store.database import Store
from souterrain.server.store.failpoints import SAVE, Failpoint
from souterrain.server.store.health import FRESH, GONE, SLOW, Probe
from tests.server.house import SECONDS, Away, at_home
from tests.server.test_people import call

if sys.platform != "win32":
    import resource


class Disk(Failpoint):
    """A disk that is full, or does not answer, for as long as it is wanted."""

    def __init__(self) -> None:
        super().__init__()
        self.full = False
        self.answers = threading.Event()
        self.answers.set()
        self.writes = 0

    def __call__(self, place: str) -> None:
        if place == SAVE:
            self.writes += 1
            self.answers.wait()
            if self.full:
                raise sqlite3.OperationalError("database or disk is full")


async def until(probe: Probe, reason: str) -> None:
    while await probe.reason() != reason:
        await asyncio.sleep(0.02)


@pytest.mark.promise("P45")
def test_who_waited_for_a_probe_is_told_of_that_one(tmp_path: Path) -> None:
    """Somebody asks again in the moment between the end of a probe and its answer."""

    async def run() -> None:
        store = Store(tmp_path)
        store.open()
        probe = Probe(store)
        first = asyncio.create_task(probe.reason())
        await asyncio.sleep(0)
        second = probe.reason()
        assert probe._task is not None
        probe._task.add_done_callback(lambda _: second.send(None))
        assert await first == ""
        second.close()
        await probe._task
        await store.close()

    asyncio.run(run())


@pytest.mark.promise("P45")
def test_a_probe_writes_and_shares_what_it_finds(tmp_path: Path) -> None:
    async def run() -> None:
        disk = Disk()
        store = Store(tmp_path, disk)
        store.open()
        probe = Probe(store, patience=0.2)
        await until(probe, "")
        disk.full = True
        await until(probe, "database or disk is full")
        disk.full = False
        await until(probe, "")
        disk.answers.clear()
        await until(probe, SLOW)
        disk.answers.set()
        await until(probe, "")
        before, at = disk.writes, time.monotonic()
        await asyncio.gather(*[probe.reason() for _ in range(100)])
        assert disk.writes - before <= 1 + (time.monotonic() - at) / FRESH
        for path in store.files():
            path.unlink()
        await until(probe, GONE)
        await store.close()

    async def timed() -> None:
        async with asyncio.timeout(SECONDS):
            await run()

    asyncio.run(timed())


@pytest.mark.promise("P45")
def test_a_service_knows_us_by_another_name(tmp_path: Path) -> None:
    """A health check comes from anywhere; everything else is refused under a foreign name."""

    async def run() -> None:
        async with at_home(tmp_path) as home:

            def ask(path: str) -> int:
                connection = HTTPConnection("127.0.0.1", home.house.addresses.port)
                connection.request("GET", path, headers={"Host": "souterrain.cluster.internal:8000"})
                return connection.getresponse().status

            assert await asyncio.to_thread(ask, "/healthz") == 200
            assert await asyncio.to_thread(ask, "/api/games") == 403
            disk = Disk()
            home.house.store._failpoint = disk
            disk.full = True
            status, told = await call(home, "GET", "/healthz")
            while status == 200:
                status, told = await call(home, "GET", "/healthz")
            assert (status, told) == (503, {"code": "not-saved", "data": {"reason": "database or disk is full"}})
            disk.full = False
            while status != 200:
                status, told = await call(home, "GET", "/healthz")

    asyncio.run(run())


@pytest.mark.skipif(not hasattr(sys.modules.get("resource"), "prlimit"), reason="only Linux limits another process")
@pytest.mark.promise("P45", "P34")
def test_a_file_that_cannot_grow(tmp_path: Path) -> None:
    """A real one: the system refuses every write behind the fourth kilobyte, as it does on a full disk."""
    server = Away(tmp_path)
    server.start()

    def health() -> tuple[int, Any]:
        connection = HTTPConnection("127.0.0.1", int(server.base.rpartition(":")[2]), timeout=SECONDS)
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())

    try:
        asyncio.run(Api(server.base).guest("Ada"))
        assert health()[0] == 200
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        while (found := health())[0] == 200:
            time.sleep(0.05)
        assert found[0] == 503
        assert found[1]["data"]["reason"]
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        while health()[0] != 200:
            time.sleep(0.05)
        asyncio.run(Api(server.base).guest("Bruno"))
    finally:
        server.end()
