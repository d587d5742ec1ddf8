"""Saved games: left and gone on with, watched forward and back, opened from the start screen."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import pytest

from souterrain.bots.chance import RandomBot
from souterrain.core import registry
from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.game import Game, View
from souterrain.terminal.replay import Replay
from souterrain.terminal.save import load
from souterrain.terminal.screen import leave
from souterrain.terminal.screen.page import PickPage
from souterrain.terminal.screen.panels import Picture, Story
from souterrain.terminal.screen.play import PlayScreen
from souterrain.terminal.screen.rowlist import RowList
from souterrain.terminal.screen.start import RESUME, WATCH, StartScreen
from souterrain.terminal.screen.watch import WatchScreen
from souterrain.terminal.session import Session
from tests.screen.driving import driven, session_of


def finished(path: Path, seed: int = 1, game: str = "lantern") -> Path:
    """A whole game in a file."""
    session = Session.new(game, ["bot:random", "bot:random"], seed=seed, path=path)
    while session.step():
        pass
    session.close()
    return path


def test_the_first_game_goes_where_it_was_asked_to_be_saved(games: Path, tmp_path: Path) -> None:
    async def run() -> None:
        async with driven(save=tmp_path / "mine.journal") as driver:
            await driver.press("enter", "enter")
            play = await driver.game()
            assert session_of(play).path == tmp_path / "mine.journal"

    asyncio.run(run())
    assert (tmp_path / "mine.journal").exists()


def test_a_game_is_left_and_gone_on_with(games: Path) -> None:
    async def run() -> None:
        async with driven() as driver:
            await driver.press("enter", "enter")
            play = await driver.game()
            await driver.play_on(Random(3), moves=5)
            await driver.game()
            before, journal = play.session.picture(), session_of(play).match.journal.dumps()
            await driver.press("f10")
            await driver.on(PickPage)
            [path] = games.iterdir()
            assert str(path).split("/")[-1] in driver.text(".text").replace("\n", "")
            await driver.choose(leave.HOME)
            start = await driver.on(StartScreen)
            await driver.until(lambda: RESUME in [row.key for row in start.query_one("#door-rows", RowList).rows])
            await driver.press("home", *["down"] * len(registry.names()), "enter", "enter")
            again = await driver.game()
            assert again is not play
            assert again.session.picture() == before
            assert session_of(again).match.journal.dumps() == journal

    asyncio.run(run())


def test_staying_loses_nothing() -> None:
    async def run() -> None:
        async with driven(session=Session.new("lantern", ["me", "bot:random"], seed=1)) as driver:
            play = await driver.game()
            await driver.press("ctrl+q")
            await driver.on(PickPage)
            assert "not saved" in driver.text(".text")
            await driver.choose(leave.STAY)
            assert await driver.game() is play

    asyncio.run(run())


def test_leaving_waits_for_the_move_that_is_being_made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    choose = RandomBot.choose
    chosen: list[Action | None] = []

    def slowly(bot: RandomBot, game: Game[Any], view: View, ask: Ask, rng: Random) -> Action | None:
        sleep(0.3)
        chosen.append(choose(bot, game, view, ask, rng))
        return chosen[-1]

    async def run() -> None:
        monkeypatch.setattr(RandomBot, "choose", slowly)
        path = tmp_path / "slow.journal"
        session = Session.new("lantern", ["bot:random", "bot:random"], seed=1, path=path)
        async with driven(session=session, pause=60) as driver:
            await driver.on(PlayScreen)
            await driver.press("f10")
            await driver.on(PickPage)
            await driver.choose(leave.QUIT)
            await driver.until(lambda: driver.app.return_code is not None)
            assert len(chosen) == 1, "the interface did not wait for the bot, leaving did"
            assert load(path).journal.dumps() == session.match.journal.dumps()
            assert driver.app.farewell()[0].endswith("slow.journal")

    asyncio.run(run())


def test_a_replay_goes_forward_and_back(tmp_path: Path) -> None:
    async def run() -> None:
        replay = Replay.load(finished(tmp_path / "game.journal"))
        async with driven(replay=replay) as driver:
            watch = await driver.on(WatchScreen)

            def shown() -> tuple[str, list[str], str]:
                picture = str(watch.query_one(Picture).query_one("Static").render())
                return picture, list(watch.query_one(Story).lines), driver.text("#place")

            begin = shown()
            seen = [begin]
            for _ in range(4):
                await driver.press("right")
                seen.append(shown())
            assert len({told for _, _, told in seen}) == 5
            assert [len(lines) for _, lines, _ in seen] == sorted({len(lines) for _, lines, _ in seen})
            await driver.press("left")
            assert shown() == seen[3]
            await driver.press("end")
            assert replay.move == replay.last
            results = replay.results()
            assert results is not None
            assert results.reason in driver.text("#place")
            await driver.press("right")
            assert replay.move == replay.last
            await driver.press("e")
            assert replay.eyes == 0
            await driver.press("f5")
            assert replay.words.code == "fr"
            await driver.press("f5", "f5", "e", "e", "home")
            assert replay.eyes is None
            assert shown() == begin
            await driver.press("escape")
            await driver.on(StartScreen)

    asyncio.run(run())


def test_the_moments_of_a_replay(tmp_path: Path) -> None:
    async def run() -> None:
        replay = Replay.load(finished(tmp_path / "game.journal", game="roll"))
        moves = sorted({one.move for one in replay.moments})
        async with driven(replay=replay) as driver:
            await driver.on(WatchScreen)
            await driver.press("m", "m")
            assert replay.move == moves[1]
            assert replay.marked()[0] in driver.text("#place")
            await driver.press("M")
            assert replay.move == moves[0]

    asyncio.run(run())


def test_games_are_watched_from_the_start_screen(games: Path) -> None:
    finished(games / "one.journal")
    (games / "broken.journal").write_text("nonsense\n", encoding="utf-8")

    async def run() -> None:
        async with driven() as driver:
            start = await driver.on(StartScreen)
            await driver.until(lambda: WATCH in [row.key for row in start.query_one("#door-rows", RowList).rows])
            keys = [row.key for row in driver.rows.rows]
            assert RESUME not in keys, "nothing to go on with"
            await driver.choose(WATCH)
            assert [Path(row.key).name for row in driver.rows.rows] == ["one.journal"]
            (games / "one.journal").write_text("gone\n", encoding="utf-8")
            await driver.press("enter")
            await driver.until(lambda: "one.journal" in driver.text("#room-hint").replace("\n", ""))
            finished_again = games / "one.journal"
            finished_again.unlink()
            finished(finished_again, seed=2)
            await driver.press("enter")
            await driver.on(WatchScreen)

    asyncio.run(run())
