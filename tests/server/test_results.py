"""The stored results of a finished game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from souterrain.client import Api
from souterrain.client.bot import serve
from souterrain.client.people import People
from souterrain.core.asks import Ask
from souterrain.core.legal import Legal
from souterrain.core.match import Match
from souterrain.games.roll.content.heroes import HEROES
from souterrain.games.roll.titles import titles
from souterrain.parts import titles_won
from souterrain.terminal.remote import Remote
from tests.server.house import Home, at_home


@pytest.mark.quick
def test_titles_come_from_the_whole_story() -> None:
    """Also where a table was read from a snapshot and its match knows only what came after it."""
    unheard = 0
    for seed in range(12):
        match, rng = Match.new("roll", seats=2, seed=seed), Random(seed)
        while match.asks:
            seat = match.turn
            match.play(seat, match.legal(seat).sample(rng))
            if len(match.journal) == 16:
                match.snapshot()
        short = Match.shortcut(match.journal)
        assert titles_won(match) == titles_won(short) == titles(Match.replay(match.journal))
        unheard += titles(short) != titles(match)
    assert unheard


TEAM = [hero.novice.name for hero in HEROES]


async def default(view: dict[str, Any], ask: Ask, legal: Legal) -> Any:
    return ask.default


async def finished(home: Home, api: Api, hero: str) -> str:
    """Play a game with a hero to its end; return its table."""
    links = await home.table(api, "roll", ["me", "bot:random"], options={"hero": hero}, start=True)
    async with home.client(api, links) as client:
        await serve(client, default)
    return links.table


@pytest.mark.rule("DR-119")
def test_a_profile_says_how_far_a_team_captain_is(tmp_path: Path) -> None:
    """Also for games from before this was kept, and for nobody but whoever has played them."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada, bruno = await home.person("Ada"), await home.person("Bruno")
            assert (await ada.profile()).progress == []
            board = await finished(home, ada, "knight")
            await finished(home, ada, "minstrel")
            forget = "update result set collected = null where board = ?"
            await home.house.store.write(lambda db: db.execute(forget, (board,)))
            profile = await ada.profile()
            (captain,) = profile.progress
            assert (captain.game, captain.title, captain.wanted) == ("roll", "team-captain", TEAM)
            assert captain.found == [hero for hero in TEAM if hero in ("knight", "minstrel")]
            assert "team-captain" not in profile.titles
            assert (await bruno.profile()).progress == []

    asyncio.run(run())


@pytest.mark.rule("DR-119")
def test_a_team_captain_is_told_in_profile_and_terminal(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            people = People(tmp_path / "people.json")
            ada = await people.enter(home.base, "Ada")
            for hero in TEAM[:2]:
                board = await finished(home, ada, hero)
            link = f"{home.base}/t/{board}"
            remote = await asyncio.to_thread(Remote.join, link, people, name="Ada", aside=True)
            told = (await asyncio.to_thread(remote.results)).lines(remote.words)
            assert "Team captain: 2 of 26" in told
            assert "Team captain: 2 of 26" in await asyncio.to_thread(remote.titles)
            row = (
                "insert into result select board, seat + ?, person, game, place, score, standing, titles, at, ?"
                " from result where board = ? and seat = 0"
            )
            more = [(number, f'{{"team-captain": "{hero}"}}', board) for number, hero in enumerate(TEAM, 10)]
            await home.house.store.write(lambda db: db.executemany(row, more))
            assert "team-captain" in (await ada.profile()).titles
            told = (await asyncio.to_thread(remote.results)).lines(remote.words)
            assert "Title: Team captain" in told
            assert "Title: Team captain" in await asyncio.to_thread(remote.titles)
            await asyncio.to_thread(remote.close)

    asyncio.run(run())
