"""Bots that raise, stall, die, lie or say nothing: the table goes on with the default, and the log says why (P27)."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

from chaos.harness import SECONDS, Watch, workspace
from chaos.result import Plan, Result, progress
from souterrain.client.bot import serve
from souterrain.core import registry
from souterrain.core.asks import Ask
from souterrain.core.legal import Legal
from souterrain.core.match import Match
from tests.server.bad import BAD
from tests.server.bad.bot import BOTS
from tests.server.house import Home, at_home

SHORT: Final = 0.02
PAIR: Final = True
GAMES: Final = 60
AT_ONCE: Final = 10
THINK: Final = 1.0
"""Seconds that a bot has."""
SILENT: Final = "silent"
"""A bot that waives: that is no fault, so the log says nothing."""


class Reasons(logging.Handler):
    """The reasons in the log, by table."""

    def __init__(self) -> None:
        super().__init__()
        self.told: Counter[str] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        if "bot" in record.getMessage():
            self.told[str(record.__dict__.get("table"))] += 1


@contextmanager
def bad_bots() -> Iterator[Reasons]:
    """Register the game Lantern with bad bots, and listen to the log."""
    reasons, log = Reasons(), logging.getLogger("souterrain")
    before, registry._ENTRIES = registry._ENTRIES, {**registry.entries(), "lantern": BAD}
    log.addHandler(reasons)
    try:
        yield reasons
    finally:
        registry._ENTRIES = before
        log.removeHandler(reasons)


async def _game(home: Home, name: str, seed: int, reasons: Reasons, result: Result) -> None:
    """Play a whole game with two bots of a kind; nobody waits for ever."""
    rng, api = Random(seed), await home.person()

    async def choose(view: dict[str, Any], ask: Ask, legal: Legal) -> Any:
        return legal.sample(rng)

    seats = ["me", f"bot:{name}", f"bot:{name}"]
    links = await home.table(api, "lantern", seats, options={"nights": "1"}, start=True)
    async with home.client(api, links) as client:
        await client.host("set", settings={"pause": "0"})
        try:
            async with asyncio.timeout(SECONDS):
                await serve(client, choose)
        except TimeoutError:
            result.check(False, f"the game with bot:{name} did not end")
            return
        result.check(client.table.outcome is not None, f"the game with bot:{name} has no outcome")
    match = home.house.tables.open[links.table].match
    assert match is not None
    Match.replay(match.journal)
    said = name == SILENT or reasons.told[links.table] > 0
    result.check(said, f"nobody is told why bot:{name} did not play")


async def _run(folder: Path, plan: Plan, reasons: Reasons, result: Result) -> None:
    names, watch = [*BOTS], Watch()
    games = [(names[number % len(names)], plan.seed + number) for number in range(plan.number(GAMES, len(names)))]
    async with at_home(folder, limit=None, bot_seconds=THINK, workers=2) as home:
        for begin in range(0, len(games), AT_ONCE):
            batch = games[begin : begin + AT_ONCE]
            await asyncio.gather(*[_game(home, name, seed, reasons, result) for name, seed in batch])
            if watch.due:
                progress(f"bots: {begin + len(batch)} games")


def run(plan: Plan) -> list[Result]:
    result = Result("P27", "checks of games with bad bots")
    with workspace() as folder, bad_bots() as reasons:
        asyncio.run(_run(folder, plan, reasons, result))
    result.figures = {"answers of bots that were replaced": f"{reasons.told.total():,}"}
    return [result]
