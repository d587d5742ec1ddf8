"""Kill the server with many unfinished games in its file, and measure until play goes on (P3)."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from statistics import median
from typing import Final

from chaos.harness import Server, workspace
from chaos.result import Plan, Result, progress
from souterrain.client import Api, Client

SHORT: Final = 0.005
RESTARTS, IN_FILE = 10, 1000
QUICK: Final = 3.0
"""Seconds that P3 allows from the kill to the first acknowledgement."""


def run(plan: Plan) -> list[Result]:
    with workspace() as folder:
        return [recovery(plan, folder)]


def recovery(plan: Plan, folder: Path) -> Result:
    """Measure from the kill to the first acknowledgement, with many unfinished games in the file (P3)."""
    server = Server(folder / "recovery")
    server.start()
    try:
        times = asyncio.run(_recover(server, plan))
    finally:
        server.end()
    result = Result("P3", "restarts", len(times))
    name, told = f"kill to first acknowledgement, {plan.number(IN_FILE):,} tables", f"{median(times):.2f} s, at most"
    result.measure(plan, name, f"{told} {max(times):.2f} s", max(times) <= QUICK, f"{QUICK:.0f} s")
    return result


async def _recover(server: Server, plan: Plan) -> list[float]:
    api, times = Api(server.base), []
    await api.guest()
    for number in range(plan.number(IN_FILE)):
        links = await api.create("roll", ["me"], start=True)
        if number % 100 == 99:
            progress(f"recovery: {number + 1} tables in the file")
    async with Client(server.base + links.join, api.token) as client:
        for _ in range(plan.number(RESTARTS)):
            await client.until(lambda: client.table.over or bool(client.table.asks))
            if client.table.over:
                break
            begin = time.monotonic()
            await asyncio.to_thread(server.end)
            starting = asyncio.create_task(asyncio.to_thread(server.start))
            ask = client.table.asks[0]
            moving = asyncio.create_task(client.move(ask, client.table.legal(0).first()))
            await starting
            client.connection.drop()
            await moving
            times.append(time.monotonic() - begin)
    return times
