"""A lone spelunker's life of three levels, with the server killed in the middle, on the real tray."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from souterrain.client import Api, Client
from souterrain.client.bot import serve
from souterrain.core import registry, slow
from souterrain.core.asks import Ask
from souterrain.core.journal import Journal
from souterrain.core.legal import Legal
from souterrain.core.match import Match
from souterrain.parts import bots
from souterrain.server.store import table_rows as shelf
from tests.server.house import Away, at_home
from tests.server.test_crash import journal_in

LEVELS = 3
MOVES = {1: 4, 2: 2}
"""After how many moves of a level the server is killed."""


def no_tray(kind: str, request: str) -> Any:
    raise AssertionError("a replay asks for the tray")


async def life(server: Away, seed: int) -> tuple[str, int, int]:
    """One game alone, played by a bot from what the server tells; its table, the deepest level, and how many moves."""
    api, rng, bot, game = Api(server.base), Random(seed), bots("drop")["novice"], registry.game("drop")
    await api.guest("Ada")
    links = await api.create("drop", ["me"], start=True)
    levels: list[int] = []
    killed: set[int] = set()

    async def choose(view: dict[str, Any], ask: Ask, legal: Legal) -> Any:
        level = view["solo"]["level"]
        levels.append(level)
        if level not in killed and levels.count(level) == MOVES.get(level):
            killed.add(level)
            await asyncio.to_thread(server.end, True)
            await asyncio.to_thread(server.start)
        if view["turn"]["step"] == "deeper" and level >= LEVELS:
            return ("retire",)
        return bot.choose(game, view, ask, rng) or ask.default

    async with Client(server.base + links.join, api.token) as client:
        await serve(client, choose)
    level = max(levels)
    assert level < LEVELS or killed == set(MOVES), "the server was not killed"
    return links.table, level, len(levels)


def test_three_levels_and_two_kills(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hero who does not live so long is followed by another: few do not."""
    server = Away(tmp_path)
    server.start()

    async def run() -> tuple[str, int]:
        async with asyncio.timeout(600):
            for seed in range(5):
                table, level, moves = await life(server, seed)
                if level >= LEVELS:
                    return table, moves
        raise AssertionError("no hero came so deep")

    try:
        table, moves = asyncio.run(run())
    finally:
        server.end(kill=True)
    journal: Journal = journal_in(tmp_path, table)
    assert len(list(journal.acts())) == moves, "a move was lost, or happened twice"
    monkeypatch.setattr(slow, "answer", no_tray)
    match = Match.replay(journal)
    assert match.outcome is not None
    assert match.state.solo.level >= LEVELS  # type: ignore[attr-defined]  # a state of this game


def test_a_slow_table_asks_each_seat_once_for_its_pawn(tmp_path: Path) -> None:
    """At a table whose moves may take days nobody races for a place (DD-81)."""

    async def pawns(tempo: int) -> int:
        async with at_home(tmp_path / str(tempo)) as home:
            api = await home.person()
            options = {"teamwork": "on", "pawns": "race"}
            links = await home.table(api, "drop", ["me", "me"], start=True, tempo=tempo, options=options)
            async with home.client(api, links) as client:
                return int(client.table.view(0)["table"]["turn_pawns"])

    assert asyncio.run(pawns(60)) == 0
    assert asyncio.run(pawns(86_400)) == 1


def test_no_two_tables_have_one_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With three codes to be had, three tables have one each."""
    monkeypatch.setattr(shelf, "LETTERS", "ABC")
    monkeypatch.setattr(shelf, "CODE", 1)

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            made = [await home.table(api, "lantern", ["me", ""]) for _ in range(3)]
            assert {links.code for links in made} == {"A", "B", "C"}

    asyncio.run(run())
