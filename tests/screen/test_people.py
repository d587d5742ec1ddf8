"""Several people at one keyboard: the curtain, secrets, taking back; and bots between them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from souterrain.core import registry
from souterrain.terminal.save import Save
from souterrain.terminal.screen.asking import Asking
from souterrain.terminal.screen.curtain import Curtain
from souterrain.terminal.screen.panels import Picture, Story
from souterrain.terminal.screen.plan import BEGIN
from souterrain.terminal.screen.play import PlayScreen
from souterrain.terminal.session import Session
from souterrain.terminal.trouble import Trouble
from tests.screen.driving import Driver, driven, session_of


def shown(play: PlayScreen) -> str:
    """All that can be read on the game screen."""
    picture = str(play.query_one(Picture).query_one("Static").render())
    return "\n".join([picture, *play.query_one(Story).lines, *(row.text for row in play.query_one(Asking).rows.rows)])


async def seat_two_people(driver: Driver) -> None:
    """From the start screen: the last game, Ada and a second person instead of a bot, and a short game."""
    await driver.press(*["down"] * (len(registry.names()) - 1), "enter", "down", "down", "enter")
    await driver.write("Ada")
    await driver.press("enter", "down", "down", "left", "down", "down", "right")
    await driver.choose(BEGIN)


def test_a_curtain_between_two_people_and_a_whole_game() -> None:
    async def run() -> None:
        async with driven() as driver:
            await seat_two_people(driver)
            curtain = await driver.on(Curtain)
            play = driver.app.screen_stack[-2]
            assert isinstance(play, PlayScreen)
            assert session_of(play).seats == ("Ada", "me")
            assert session_of(play).match.journal.header.options == {"length": "short", "nights": "1"}
            assert "Ada" in driver.text("#curtain-text")
            assert "candle" not in shown(play)
            assert set(driver.footer()) == {"enter", "f5", "f6", "f10"}
            await driver.press("enter")
            assert await driver.game() is play
            hand = session_of(play).match.view(0)["mine"]["hand"]
            assert hand != session_of(play).match.view(1)["mine"]["hand"], "otherwise the test shows nothing"
            assert "Ada takes 3 from" not in shown(play)
            assert "Player 2 takes 3 from the box" in shown(play)
            await driver.press("enter", "enter")
            assert await driver.on(Curtain) is not curtain
            assert "Player 2" in driver.text("#curtain-text")
            assert shown(play).strip() == ""
            await driver.press("enter")
            await driver.game()
            assert "Ada takes 3 from the box" in shown(play)
            assert "Ada has laid candles." in shown(play)
            assert await driver.play_on(Random(1))

    asyncio.run(run())


def test_the_last_move_is_taken_back_from_behind_the_curtain() -> None:
    async def run() -> None:
        async with driven(session=Session.new("lantern", ["Ada", "Bruno"], seed=1)) as driver:
            await driver.on(Curtain)
            await driver.press("enter")
            play = await driver.game()
            assert "f3" not in driver.footer()
            await driver.press("enter", "enter")
            await driver.on(Curtain)
            assert driver.footer()["f3"] == "Undo"
            await driver.press("f3")
            assert await driver.game() is play
            assert play.session.eyes == 0
            assert "Ada undoes the last move" in shown(play)

    asyncio.run(run())


def test_bots_wait_for_nobody_who_is_in_a_hurry() -> None:
    async def run() -> None:
        session = Session.new("lantern", ["bot:random", "bot:random", "Ada"], seed=3)
        async with driven(session=session, pause=60) as driver:
            play = await driver.on(PlayScreen)
            await driver.until(lambda: len(session_of(play).match.journal) > len(session.seats))
            assert not play.asked
            assert driver.footer()["enter"] == "Do not wait"
            assert "is thinking" in driver.text("#question")
            await driver.press("enter")
            await driver.game()
            assert "enter" not in driver.footer()

    asyncio.run(run())


def test_passing() -> None:
    async def run() -> None:
        session = Session.new("lantern", ["Ada", "bot:random"], seed=1)
        async with driven(session=session) as driver:
            play = await driver.game()
            rng = Random(1)
            while not play.session.may_pass:
                assert not await driver.play_on(rng, moves=1)
                await driver.game()
            rows = play.query_one(Asking).rows
            assert rows.rows[-1].key == "/pass"
            entries = len(session_of(play).match.journal)
            await driver.press("end", "enter")
            await driver.until(lambda: len(session_of(play).match.journal) > entries or play.session.over)
            assert all("pass" not in getattr(e, "text", "") for e in session_of(play).match.journal.entries)

    asyncio.run(run())


def test_a_game_that_cannot_be_saved_goes_on_and_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(save: Save) -> None:
        raise Trouble("trouble-unwritable", file=str(save.path), detail="no space left")

    async def run() -> None:
        session = Session.new("lantern", ["Ada", "bot:random"], seed=1, path=tmp_path / "full.journal")
        async with driven(session=session) as driver:
            play = await driver.game()
            monkeypatch.setattr(Save, "write", full)
            await driver.press("enter", "enter")
            await driver.game()
            assert "no space left" in driver.text("#notice")
            assert any(entry.seat == 0 for entry in session_of(play).match.journal.acts())

    asyncio.run(run())
