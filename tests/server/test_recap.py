"""The story so far over HTTP: for a seat of one's own, and for others the public story."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from souterrain.client.bot import serve
from souterrain.client.faults import Refused
from souterrain.server.table.info import legacy_of
from tests.server.house import at_home
from tests.server.test_results import default

SEATS = ["me", "bot:novice", "bot:novice"]


def test_the_story_so_far(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada, bruno = await home.person("Ada"), await home.person("Bruno")
            links = await home.table(ada, "donjon", SEATS, start=True, options={"round_limit": "30"})
            fresh = await ada.recap(links.table)
            assert fresh.lines == []
            assert fresh.ends == ["quest-over"]
            async with home.client(ada, links) as client:
                await serve(client, default)
            whole = await ada.recap(links.table)
            assert whole.lines[0] == {"key": "began", "quest": "watcher-blade"}
            assert whole.lines[-1]["key"] in ("won", "lost")
            assert 0 <= whole.pause < 600
            assert (await bruno.recap(links.table)).lines == whole.lines, "nothing in it is secret"

    asyncio.run(run())


def test_a_game_without_a_recap_has_none(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada = await home.person("Ada")
            links = await home.table(ada, "lantern", ["me", "bot:random"], start=True)
            assert (await ada.recap(links.table)).lines == []

    asyncio.run(run())


def test_a_campaign_is_told_from_its_first_table_on(tmp_path: Path) -> None:
    """The heroes go on to a second table: the chronicle has both, from either; a stranger hears of finished games."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada, bruno = await home.person("Ada"), await home.person("Bruno")
            ack = None
            while ack is None:  # a party that has fallen does not go on
                links = await home.table(ada, "donjon", SEATS, start=True, options={"round_limit": "30"})
                with pytest.raises(Refused, match="not-over"):
                    await bruno.campaign(links.table)
                assert [each.chapters for each in (await ada.campaign(links.table)).tables] == [[]]
                async with home.client(ada, links) as client:
                    await serve(client, default)
                    [only] = (await bruno.campaign(links.table)).tables
                    assert [chapter.title for chapter in only.chapters] == ["text-quest-watcher-blade"]
                    assert only.chapters[0].ended in ("won", "lost")
                    assert only.chapters[0].seats, "somebody did something"
                    match = home.house.tables.open[links.table].match
                    assert match is not None
                    ack = await client.rematch(carry=True) if legacy_of(match) is not None else None
            again = (ack.answer or {})["table"]
            first = await ada.campaign(links.table)
            second = await ada.campaign(again)
            assert [each.table for each in first.tables] == [each.table for each in second.tables]
            assert [each.table for each in first.tables] == [links.table, again]
            assert len((await bruno.campaign(links.table)).tables) == 1, "the next game is no stranger's business"

    asyncio.run(run())
