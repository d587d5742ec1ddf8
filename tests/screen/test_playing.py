"""Whole games by keyboard alone, from the start screen to the results."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from souterrain.terminal.save import load
from souterrain.terminal.screen.ending import AGAIN, HOME, WATCH, EndingPage
from souterrain.terminal.screen.play import PlayScreen
from souterrain.terminal.screen.start import StartScreen
from souterrain.terminal.screen.watch import WatchScreen
from souterrain.terminal.session import Session
from tests.screen.driving import driven, session_of


@pytest.mark.quick
def test_enter_enter_begins_a_game_alone_and_it_ends_with_results(games: Path) -> None:
    async def run() -> None:
        async with driven() as driver:
            await driver.press("enter", "enter")
            play = await driver.game()
            assert session_of(play).seats == ("me",)
            assert await driver.play_on(Random(2))
            await driver.on(EndingPage)
            result = play.session.results().seats[0]
            assert result.total in driver.text("#ending")
            assert result.rank in driver.text("#ending")
            assert all(line in driver.text("#ending") for line in result.lines)
            [path] = games.iterdir()
            assert str(path) in driver.text("#ending-saved")
            assert load(path).finished
            await driver.press("escape")
            assert await driver.on(PlayScreen) is play
            assert [row.key for row in driver.rows.rows] == [AGAIN, WATCH, HOME]
            await driver.press("f4")
            await driver.on(EndingPage)
            await driver.choose(AGAIN)
            again = await driver.game()
            assert again.session is not play.session
            assert session_of(again).seats == session_of(play).seats

    asyncio.run(run())


@pytest.mark.parametrize("code", ["fr", "it"])
def test_first_words_only(code: str) -> None:
    async def run() -> None:
        session = Session.new("lantern", ["me", "bot:random"], seed=1, code=code, options={"length": "short"})
        async with driven(code, session, size=(120, 40)) as driver:
            await driver.game()
            assert await driver.play_on()
            await driver.on(EndingPage)
            await driver.choose(WATCH)
            await driver.on(WatchScreen)
            await driver.press("escape")
            await driver.on(StartScreen)

    asyncio.run(run())
