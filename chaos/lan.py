"""A friend on the local network plays whole games over plain http, from another address (P36)."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.request import Request, urlopen

from chaos.harness import SECONDS, Server, Watch, workspace
from chaos.result import Plan, Result, progress
from souterrain.client import Api, Client
from souterrain.client.bot import begin, serve
from souterrain.core.asks import Ask
from souterrain.core.legal import Legal

SHORT: Final = 0.02
PAIR: Final = True
GAMES: Final = 40
THERE: Final = "127.0.0.2"
"""A second loopback address stands for this computer's address in its network."""


def _invite(base: str, token: str) -> dict[str, str]:
    """Open the server to the network, as the page does when a link is copied for a friend."""
    asked = Request(f"{base}/api/invite", b"", {"Authorization": f"Bearer {token}"}, method="POST")
    with urlopen(asked, timeout=SECONDS) as reply:
        answer: dict[str, str] = json.loads(reply.read())
        return answer


async def _reached(address: str) -> bool:
    host, _, port = address.removeprefix("http://").partition(":")
    try:
        _, writer = await asyncio.open_connection(host, int(port))
    except OSError:
        return False
    writer.close()
    return True


async def _game(base: str, there: str, seed: int, result: Result) -> None:
    host, friend, rng = Api(base), Api(there), Random(seed)
    await host.guest()
    await friend.guest()
    links = await host.create("roll", ["me", ""])

    async def choose(view: dict[str, Any], ask: Ask, legal: Legal) -> Any:
        return legal.sample(rng)

    async with Client(base + links.join, host.token) as here, Client(there + links.join, friend.token) as other:
        await other.take_seat()
        await asyncio.gather(begin(here, True), begin(other))
        async with asyncio.timeout(SECONDS):
            await asyncio.gather(serve(here, choose), serve(other, choose))
        same = here.table.outcome is not None and here.table.outcome == other.table.outcome
        result.check(same, "a game with a friend in the network did not end alike for both")


async def _run(server: Server, plan: Plan, result: Result) -> None:
    api, watch = Api(server.base), Watch()
    await api.guest()
    there = server.base.replace("127.0.0.1", THERE)
    result.check(not await _reached(there), "the network was reachable before anybody was invited")
    told = await asyncio.to_thread(_invite, server.base, api.token)
    result.check(told["address"] == there, f"invited to {told['address']}")
    for number in range(plan.number(GAMES)):
        await _game(server.base, there, plan.seed + number, result)
        if watch.due:
            progress(f"lan: {number + 1} games")


def _serve(folder: Path, plan: Plan, result: Result) -> None:
    server = Server(folder / "data", lan=THERE)
    server.start()
    try:
        asyncio.run(_run(server, plan, result))
    finally:
        server.end()


def run(plan: Plan) -> list[Result]:
    result = Result("P36", "games with a friend, over plain http")
    with workspace() as folder:
        _serve(folder, plan, result)
    return [result]
