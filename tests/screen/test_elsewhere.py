"""The full-screen client at a table of a real server: `souterrain join`."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

from souterrain.client import Api, Client, play
from souterrain.client.bot import begin
from souterrain.client.people import People
from souterrain.terminal.commands import Command
from souterrain.terminal.remote import Remote
from souterrain.terminal.screen.asking import Asking
from souterrain.terminal.screen.ending import AGAIN, HOME, EndingPage
from souterrain.terminal.screen.page import PickPage
from souterrain.terminal.screen.panels import Story
from souterrain.terminal.screen.play import PlayScreen
from souterrain.terminal.screen.start import StartScreen
from tests.client.conftest import Served
from tests.client.test_server import Chooser, made
from tests.screen.driving import Driver, driven
from tests.server.house import asked

SECONDS = 300


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("server"))
    yield served
    served.end()


async def joined(link: str, folder: Path) -> Remote:
    return await asyncio.to_thread(Remote.join, link, People(folder / "people.json"), name="Bruno", aside=True)


def story(driver: Driver) -> str:
    """The log as it is read, whatever the width."""
    lines = driver.app.screen_stack[-1].query_one(Story).lines
    return " ".join(" ".join(lines).split())


async def says(driver: Driver, text: str) -> None:
    await driver.until(lambda: text in story(driver), SECONDS)


@pytest.mark.parametrize("game", ["roll", "lantern"])
def test_a_whole_game_and_one_more(server: Served, tmp_path: Path, game: str) -> None:
    async def run() -> None:
        api, link, _ = await made(server, game, ["me", "", "bot:random"])
        remote = await joined(link, tmp_path)
        async with driven(session=remote) as driver, asyncio.timeout(SECONDS):
            screen = await driver.on(PlayScreen)
            assert "The game has not begun yet." in driver.text("#question")
            assert [row.key for row in screen.query_one(Asking).rows.rows] == ["/ready", "/start", "/who"]
            async with asyncio.TaskGroup() as group:
                host = group.create_task(play(link, Chooser(7), token=api.token, start=True))
                assert await driver.play_on(Random(3))
            assert host.result() is not None
            page = await driver.on(EndingPage)
            assert "Bruno" in driver.text("#ending")
            assert [row.key for row in driver.rows.rows] == [AGAIN, HOME]
            assert len(story_of(page)) > 10
            await driver.choose(AGAIN)
            await driver.until(lambda: another(driver, remote), SECONDS)
            again = await driver.on(PlayScreen)
            assert "Bruno" in again.session.company()
            assert "The game has not begun yet." in driver.text("#question")
            await driver.press("f10")
            await driver.on(PickPage)
            await driver.choose("home")
            await driver.on(StartScreen)

    asyncio.run(run())


def another(driver: Driver, remote: Remote) -> bool:
    screen = driver.app.screen
    return isinstance(screen, PlayScreen) and screen.session is not remote


def story_of(page: EndingPage) -> list[str]:
    below = page.app.screen_stack[-2]
    assert isinstance(below, PlayScreen)
    return list(below.query_one(Story).lines)


def moved(screen: PlayScreen, moves: int) -> bool:
    return screen.session.moves > moves and screen.asked


def test_a_doubt_and_a_burst_at_a_remote_table(server: Served, tmp_path: Path) -> None:
    """Keys and lines that come while a move is on its way wait for it."""

    async def run() -> None:
        api, link, _ = await made(server, "roll", ["me", ""], options={"heroes": "none", "tempo": "together"})
        remote = await joined(link, tmp_path)
        async with (
            driven(session=remote, size=(120, 40)) as driver,
            asyncio.timeout(SECONDS),
            Client(link, api.token) as ada,
        ):
            await begin(ada, start=True)
            screen = await driver.game()
            asking = screen.query_one(Asking)
            while "flee" not in (verbs := [verb.word for verb in remote.legal.verbs]):
                before = remote.moves
                driver.burst("descend\r" if "descend" in verbs else "go on\r")
                await driver.until(partial(moved, screen, before), SECONDS)
            moves = remote.moves
            driver.burst("flee\r")
            await driver.until(lambda: bool(asking.doubted), SECONDS)
            assert "never used" in driver.text("#question")
            driver.burst("\r")
            await driver.until(lambda: not asking.doubted, SECONDS)
            assert remote.moves == moves
            driver.burst("flee\ryes\r")
            await driver.until(lambda: remote.moves > moves, SECONDS)

    asyncio.run(run())


def test_the_table_goes_on_while_somebody_looks(server: Served, tmp_path: Path) -> None:
    """Chat and presence, commands typed into the line, and a question that is answered somewhere else."""

    async def run() -> None:
        api, link, _ = await made(server, "lantern", ["me", ""], options={"length": "short"})
        remote = await joined(link, tmp_path)
        people = People(tmp_path / "people.json")
        async with driven(session=remote, size=(120, 40)) as driver, asyncio.timeout(SECONDS):
            await driver.on(PlayScreen)
            async with Client(link, api.token) as ada:
                await ada.say("shall we?")
                await says(driver, "Ada says: shall we?")
                await driver.press("tab")
                await driver.write("say yes")
                await driver.press("enter")
                await ada.until(lambda: any(chat.text == "yes" for chat in ada.table.chat))
                await begin(ada, start=True)
                screen = await driver.game()
                bruno = await people.enter(server.base, "Bruno")
                async with Client(link, bruno.token) as self_elsewhere:
                    ask = self_elsewhere.table.ask_of(1)
                    assert ask is not None
                    await self_elsewhere.move(ask, ask.default or "")
                await driver.until(lambda: "Waiting for Ada" in driver.text("#question"), SECONDS)
                assert not screen.asked
                await says(driver, "Bruno has laid")
            await says(driver, "Ada is away.")
            await driver.press("f10")
            page = await driver.on(PickPage)
            assert "your seat stays yours" in str(page.query_one(".text").render())
            await driver.choose("quit")
        assert driver.app.farewell() == [f"Your seat stays yours. To come back: souterrain join {link}"]

    asyncio.run(run())


def test_a_guest_who_is_sent_away(server: Served, tmp_path: Path) -> None:
    async def run() -> None:
        api, link, _ = await made(server, "roll", ["me", ""])
        remote = await joined(link, tmp_path)
        async with driven(session=remote) as driver, asyncio.timeout(SECONDS):
            screen = await driver.on(PlayScreen)
            async with Client(link, api.token) as host:
                await host.host("kick", 1)
                await driver.until(lambda: [row.key for row in screen.query_one(Asking).rows.rows] == [HOME], SECONDS)
            assert "the host has sent you away" in driver.text("#notice")
            await driver.choose(HOME)
            await driver.on(StartScreen)

    asyncio.run(run())


def test_a_latecomer_asks_for_a_seat_and_answers_wishes(server: Served, tmp_path: Path) -> None:
    """Somebody who comes to a running game watches; a seat is theirs when all agree, and then they are asked too."""

    async def run() -> None:
        api, link, _ = await made(server, "lantern", ["me", "", ""])
        clara, dora = Api(server.base), Api(server.base)
        await clara.guest("Clara")
        await dora.guest("Dora")
        async with (
            asyncio.timeout(SECONDS),
            Client(link, api.token) as host,
            Client(link, clara.token) as guest,
            Client(link, dora.token) as third,
        ):
            for client in (guest, third):
                await client.take_seat()
                await client.ready()
            await host.host("start")
            await guest.until(lambda: guest.table.seq >= 0)
            await guest.sit(1, "")
            remote = await joined(link, tmp_path)
            assert not remote.people
            await asyncio.to_thread(remote.obey, Command("sit", ""))
            await host.until(lambda: host.table.info is not None and host.table.info.wish is not None)
            await host.consent()
            await third.until(lambda: third.table.info is not None and third.table.info.wish is not None)
            await third.consent()
            await host.until(lambda: host.table.info is not None and host.table.info.seats[1].name == "Bruno")
            ask = await asked(host, 0)
            await host.move(ask, ask.default or "")
            await host.take_back(0)
            while remote.info.wish is None:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(remote.obey, Command("agree", ""))
            await third.consent()
            await host.until(lambda: host.table.info is not None and host.table.info.wish is None)
            assert remote.people == (1,)
            await asyncio.to_thread(remote.close)

    asyncio.run(run())
