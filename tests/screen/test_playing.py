"""Whole games by keyboard alone, from the start screen to the results."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from souterrain.terminal.save import load
from souterrain.terminal.screen.ending import AGAIN, HOME, EndingPage
from souterrain.terminal.screen.play import PlayScreen
from souterrain.terminal.screen.start import StartScreen
from tests.screen.driving import driven


@pytest.mark.quick
def test_enter_enter_begins_a_game_alone_and_it_ends_with_results(games: Path) -> None:
    async def run() -> None:
        async with driven() as driver:
            await driver.press("enter", "enter")
            play = await driver.game()
            assert play.session.seats == ("me",)
            assert await driver.play_on(Random(2))
            ending = await driver.on(EndingPage)
            result = play.session.results().seats[0]
            assert result.total in driver.text("#ending")
            assert result.rank in driver.text("#ending")
            assert all(line in driver.text("#ending") for line in result.lines)
            [path] = games.iterdir()
            assert str(path) in driver.text("#ending-saved")
            assert load(path).finished
            assert ending.query_one("RowList") is driver.app.focused
            await driver.choose(AGAIN)
            again = await driver.game()
            assert again.session is not play.session
            assert again.session.seats == play.session.seats

    asyncio.run(run())


def test_first_words_only() -> None:
    async def run() -> None:
        async with driven(size=(120, 40)) as driver:
            await driver.press("enter", "enter")
            await driver.game()
            assert await driver.play_on()
            await driver.on(EndingPage)
            await driver.choose(HOME)
            await driver.on(StartScreen)

    asyncio.run(run())


def test_a_closed_results_page_can_be_opened_again() -> None:
    async def run() -> None:
        async with driven() as driver:
            await driver.press("enter", "enter")
            await driver.game()
            await driver.play_on(Random(5))
            await driver.press("escape")
            play = await driver.on(PlayScreen)
            assert play.query_one("#question").render() is not None
            assert [row.key for row in driver.rows.rows] == [AGAIN, "watch", HOME]
            await driver.press("f4")
            await driver.on(EndingPage)

    asyncio.run(run())
