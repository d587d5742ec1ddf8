"""`souterrain join` as a process at a real server: typed through a pipe, and at a terminal."""

from __future__ import annotations

import asyncio
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from souterrain.client import Client, play
from souterrain.client.bot import begin
from tests.client.conftest import TOP, Served
from tests.client.test_server import Chooser, made
from tests.terminal.conftest import ENGLISH, START

ALWAYS_FIRST = "1\ny\n" * 600
SECONDS = 300

Join = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def join(tmp_path: Path) -> Iterator[Join]:
    """Starts the command in a home of its own; whatever still runs at the end is ended."""
    started: list[subprocess.Popen[str]] = []

    def run(
        *arguments: str, stdin: int = subprocess.PIPE, stdout: int = subprocess.PIPE, plain: bool = True
    ) -> subprocess.Popen[str]:
        home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
        process = subprocess.Popen(
            [sys.executable, "-c", START, "join", *["--plain"] * plain, *arguments],
            stdin=stdin,
            stdout=stdout,
            stderr=subprocess.STDOUT,
            cwd=TOP,
            encoding="utf-8",
            env={**os.environ, **ENGLISH, **home},
        )
        started.append(process)
        return process

    yield run
    for process in started:
        process.kill()
        process.communicate()


@pytest.mark.parametrize(
    ("game", "code", "told"),
    [
        ("roll", "en", ["Level 1 holds", "Bruno says: well met", "3  Pyrite: plays whatever comes to mind"]),
        (
            "lantern",
            "fr",
            ["Bruno dit : well met", "Vous pouvez dire :", "3  Pyrite : joue ce qui lui passe par la tête"],
        ),
    ],
)
def test_a_whole_game_line_by_line(server: Served, join: Join, game: str, code: str, told: list[str]) -> None:
    async def run() -> str:
        api, link, _ = await made(server, game, ["me", "", "bot:random"])
        process = join(link, "--name", "Bruno", "--language", code)
        talk = asyncio.create_task(asyncio.to_thread(process.communicate, f"who\nsay well met\n{ALWAYS_FIRST}"))
        async with asyncio.timeout(SECONDS):
            assert await play(link, Chooser(7), token=api.token, start=True) is not None
            printed, _ = await talk
        assert process.returncode == 0, printed
        return printed

    printed = asyncio.run(run())
    assert [text for text in told if text not in printed] == []
    assert "Traceback" not in printed


def test_a_spectator_watches_to_the_end(server: Served, join: Join) -> None:
    async def run() -> str:
        api, link, watch = await made(server, "lantern", ["me", "bot:random"], options={"length": "short"})
        process = join(watch)
        talk = asyncio.create_task(asyncio.to_thread(process.communicate, ""))
        async with asyncio.timeout(SECONDS), Client(link, api.token) as client:
            await client.until(lambda: client.table.info is not None and client.table.info.watchers > 0)
            await play(link, Chooser(8), token=api.token, start=True)
            printed, _ = await talk
        assert process.returncode == 0
        return printed

    printed = asyncio.run(run())
    assert "The brightest lanterns win." in printed
    assert "You hold" not in printed
    assert re.search(r"Ada takes \d from the box", printed)
    assert not re.search(r"Ada takes \d (amber|blue|crimson)", printed)


@pytest.mark.parametrize(
    ("link", "told"),
    [
        ("nonsense", "“nonsense” is no link to a table"),
        ("{base}/t/nonsense", "The table cannot be reached: there is no such table."),
        ("http://127.0.0.1:1/t/x", "The table cannot be reached: nobody answers there."),
    ],
)
def test_trouble_is_one_line(server: Served, join: Join, link: str, told: str) -> None:
    process = join(link.format(base=server.base))
    printed, _ = process.communicate("", timeout=SECONDS)
    assert process.returncode == 2
    assert told in printed
    assert len(printed.splitlines()) == 1


def test_a_guest_who_is_sent_away(server: Served, join: Join) -> None:
    async def run() -> str:
        api, link, _ = await made(server, "roll", ["me", ""])
        process = join(link)
        async with asyncio.timeout(SECONDS), Client(link, api.token) as host:
            await host.until(lambda: host.table.info is not None and host.table.info.seats[1].ready)
            await host.host("kick", 1)
            printed, _ = await asyncio.to_thread(process.communicate)
        assert process.returncode == 2
        return printed

    assert "The table cannot be reached: the host has sent you away." in asyncio.run(run())


def test_a_seat_is_lent_and_taken_back(server: Served, join: Join) -> None:
    """Commands of the table, in the order of a pipe: a bot plays until the seat is taken back."""

    async def run() -> str:
        api, link, _ = await made(server, "roll", ["me", ""])
        process = join(link, "--name", "Bruno")
        talk = asyncio.create_task(asyncio.to_thread(process.communicate, f"lend\nwho\nsit\nhold\n{ALWAYS_FIRST}"))
        async with asyncio.timeout(SECONDS):
            await play(link, Chooser(10), token=api.token, start=True)
            printed, _ = await talk
        return printed

    printed = asyncio.run(run())
    assert "2  Bruno: here, played by a bot for now and ready" in printed
    assert "There is no offer to keep open." in printed


def test_two_people_at_one_distant_keyboard(server: Served, join: Join) -> None:
    """One person holds both seats of a game with secrets: a curtain between them."""

    async def run() -> str:
        return (await made(server, "lantern", ["", ""], options={"length": "short"}))[1]

    process = join(asyncio.run(run()), "--name", "Bruno")
    printed, _ = process.communicate("sit 2\nready\nstart\n" + "\n1\n1\n" * 40, timeout=SECONDS)
    assert process.returncode == 0
    assert printed.count("press Enter when nobody else is looking.") >= 2
    assert "The brightest lanterns win." in printed
    first, second = printed.split("Pass the keyboard to Bruno (")[1:3]
    assert first.startswith("1)")
    assert second.startswith("2)")
    for number, part in ((2, first), (1, second)):
        assert f"Bruno ({number}) takes 3 from the box." in part
        assert not re.search(rf"Bruno \({number}\) takes \d (amber|blue|crimson)", part)


def test_who_leaves_finds_the_seat_again(server: Served, join: Join, tmp_path: Path) -> None:
    async def run() -> str:
        return (await made(server, "roll", ["", "bot:random"]))[1]

    link = asyncio.run(run())
    first, _ = join(link, "--name", "Bruno").communicate("quit\n", timeout=SECONDS)
    assert f"To come back: souterrain join {link}" in first
    assert "At the table: Bruno and Pyrite." in first
    again, _ = join(link, "--name", "Bruno").communicate("start\nquit\n", timeout=SECONDS)
    assert "At the table: Bruno and Pyrite." in again
    kept = tmp_path / "data" / "souterrain" / "people.json"
    assert list(json.loads(kept.read_text(encoding="utf-8"))[server.base]) == ["Bruno"]
    assert kept.stat().st_mode & 0o077 == 0


class Terminal:
    """Input and output of a person at a terminal."""

    def __init__(self, join: Join, *arguments: str, plain: bool = True) -> None:
        self._master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (30, 100))
        self.process = join(*arguments, stdin=slave, stdout=slave, plain=plain)
        os.close(slave)
        self.printed = ""

    def until(self, text: str) -> None:
        """Reads on until that is printed."""
        end = time.monotonic() + SECONDS / 2
        while text not in self.printed:
            assert time.monotonic() < end, self.printed
            if select.select([self._master], [], [], 0.2)[0]:
                try:
                    self.printed += os.read(self._master, 4096).decode(errors="replace")
                except OSError:
                    assert text in self.printed, self.printed
        self.printed = self.printed.partition(text)[2]

    def type(self, line: str) -> None:
        self.press(f"{line}\n")

    def press(self, keys: str) -> None:
        os.write(self._master, keys.encode())


def test_at_a_terminal_the_table_goes_on_while_a_line_is_typed(server: Served, join: Join) -> None:
    async def run() -> None:
        api, link, _ = await made(server, "lantern", ["me", ""], options={"length": "short"})
        async with asyncio.timeout(SECONDS), Client(link, api.token) as ada:
            terminal = Terminal(join, link, "--name", "Bruno")
            await asyncio.to_thread(terminal.until, "The game has not begun yet.")
            await ada.say("shall we?")
            await asyncio.to_thread(terminal.until, "Ada says: shall we?")
            await ada.say(phrase="good-luck")
            await asyncio.to_thread(terminal.until, "Ada says: Good luck!")
            await ada.say(phrase="applause")
            await asyncio.to_thread(terminal.until, "Ada applauds.")
            terminal.type("mute nobody")
            await asyncio.to_thread(terminal.until, "Name somebody who sits here or has said something.")
            terminal.type("mute ada")
            await asyncio.to_thread(terminal.until, "ada is not heard any more.")
            terminal.type("unmute Ada")
            await asyncio.to_thread(terminal.until, "Ada is heard again.")
            terminal.type("say yes")
            await ada.until(lambda: any(chat.text == "yes" for chat in ada.table.chat))
            await begin(ada, start=True)
            await asyncio.to_thread(terminal.until, "1  lay …\r\n> ")
            ask = ada.table.ask_of(0)
            assert ask is not None
            await ada.move(ask, ask.default or "")
            await asyncio.to_thread(terminal.until, "Ada has laid candles.\r\n> ")
            await ada.say("your turn")
            await asyncio.to_thread(terminal.until, "Ada says: your turn\r\n> ")
            terminal.type("lay xyzzy")
            await asyncio.to_thread(terminal.until, "I do not know: xyzzy.")
            await ada.close()
            await asyncio.to_thread(terminal.until, "Ada is away.\r\n> ")
            terminal.process.send_signal(signal.SIGINT)
            await asyncio.to_thread(terminal.until, "Your seat stays yours.")
            await asyncio.to_thread(terminal.process.wait, SECONDS)
            assert terminal.process.returncode == 0

    asyncio.run(run())


def test_a_server_that_goes_and_comes_back(join: Join, tmp_path_factory: pytest.TempPathFactory) -> None:
    """The terminal says so, and the move that is typed after that is played."""
    own = Served(tmp_path_factory.mktemp("restarted"))
    try:
        api, link, _ = asyncio.run(made(own, "lantern", ["me", ""], options={"length": "short"}))
        terminal = Terminal(join, link, "--name", "Bruno")
        terminal.until("The game has not begun yet.")

        async def start() -> None:
            async with Client(link, api.token) as ada:
                await begin(ada, start=True)

        asyncio.run(start())
        terminal.until("1  lay …\r\n> ")
        own.end()
        terminal.until("The connection is lost. Trying again…\r\n> ")
        own.start()
        terminal.until("The connection is back.\r\n> ")
        terminal.type("1")
        terminal.until("what comes next?")
        terminal.type("1")
        terminal.until("Bruno has laid")
        terminal.type("quit")
        terminal.until("Goodbye.")
    finally:
        own.end()


def test_a_question_that_is_asked_no_more(server: Served, join: Join, tmp_path: Path) -> None:
    """The same person answers elsewhere: the terminal sees it, and asks what is asked now."""

    async def run() -> None:
        _, link, _ = await made(server, "roll", ["", "bot:random"])
        terminal = Terminal(join, link, "--name", "Bruno")
        async with asyncio.timeout(SECONDS):
            await asyncio.to_thread(terminal.until, "The game has not begun yet.")
            kept = (tmp_path / "data" / "souterrain" / "people.json").read_text(encoding="utf-8")
            async with Client(link, json.loads(kept)[server.base]["Bruno"]) as bruno:
                await begin(bruno, start=True)
                await bruno.until(lambda: bruno.table.ask_of(0) is not None)
                await asyncio.to_thread(terminal.until, "You may say:")
                await asyncio.to_thread(terminal.until, "\r\n> ")
                ask = bruno.table.ask_of(0)
                assert ask is not None
                await bruno.move(ask, bruno.table.legal(0).first())
                await asyncio.to_thread(terminal.until, "You may say:")
                terminal.type("quit")
                await asyncio.to_thread(terminal.until, "Goodbye.")

    asyncio.run(run())


def test_the_full_screen_at_a_terminal(server: Served, join: Join) -> None:
    """Without `--plain`: drawn, played by keys, and left with a word about the seat."""

    async def run() -> None:
        api, link, _ = await made(server, "lantern", ["me", ""], options={"length": "short"})
        async with asyncio.timeout(SECONDS), Client(link, api.token) as ada:
            terminal = Terminal(join, link, "--name", "Bruno", plain=False)
            await asyncio.to_thread(terminal.until, "The game has not")
            await begin(ada, start=True)
            await asyncio.to_thread(terminal.until, "Which candles do you lay?")
            terminal.press("\x1b[D\r")
            await asyncio.to_thread(terminal.until, "Confirm:")
            terminal.press("\r")
            await ada.until(lambda: ada.table.ask_of(1) is None)
            terminal.press("\x1b[21~")
            await asyncio.to_thread(terminal.until, "Leave the game?")
            terminal.press("\x1b[F\r")
            await asyncio.to_thread(terminal.until, "Your seat stays yours.")
            await asyncio.to_thread(terminal.process.wait, SECONDS)
            assert terminal.process.returncode == 0

    asyncio.run(run())


def test_a_pipe_is_no_screen(server: Served, join: Join) -> None:
    process = join(f"{server.base}/t/anything", plain=False)
    printed, _ = process.communicate("", timeout=SECONDS)
    assert process.returncode == 2
    assert "--plain" in printed
