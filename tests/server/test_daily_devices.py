"""The daily dungeon counts one try of each person and on each device, and shows guests apart."""

from __future__ import annotations

import asyncio
import json
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from souterrain.client import Api
from souterrain.server.net.guard import COOKIE, DEVICE
from souterrain.server.protocol.daily import DailyStart
from tests.server.house import Home
from tests.server.test_daily import mine, noon, play_out, run
from tests.server.test_people import call

pytestmark = pytest.mark.promise("P35")


class Browser:
    """Cookies of one device; whoever signs out keeps that of the device."""

    def __init__(self, home: Home) -> None:
        self._home = home
        self.cookies: dict[str, str] = {}
        self.set: list[str] = []

    def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        connection = HTTPConnection("127.0.0.1", self._home.house.addresses.port)
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = {"Content-Type": "application/json", "Origin": self._home.base, "Cookie": cookies}
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        for cookie in answer.headers.get_all("set-cookie") or ():
            self.set.append(cookie)
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
        return answer.status, json.loads(text or b"null")

    async def guest(self) -> Api:
        """A fresh person in the same browser."""
        self.cookies.pop(COOKIE, None)
        status, person = await asyncio.to_thread(self.call, "POST", "/api/guest")
        assert status == 201
        return Api(self._home.base, person["token"])

    async def play(self, game: str = "roll") -> DailyStart:
        status, start = await asyncio.to_thread(self.call, "POST", f"/api/daily/{game}")
        assert status == 201
        return DailyStart(**start)

    async def daily(self, game: str = "roll") -> Any:
        _, games = await asyncio.to_thread(self.call, "GET", "/api/daily")
        return next(each for each in games if each["game"] == game)


def test_a_fresh_guest_on_the_same_device_has_no_other_counted_try(tmp_path: Path) -> None:
    async def test(home: Home) -> None:
        one, other = Browser(home), Browser(home)
        await one.guest()
        assert not (await one.daily())["used"]
        start = await one.play()
        assert not start.retry
        assert await one.play() == start, "the try goes on"
        for _ in range(2):
            await one.guest()
            assert (await one.daily())["used"]
            assert (await one.play()).retry
        assert not (await one.play("lantern")).retry, "each game has its own"
        await other.guest()
        assert not (await other.play()).retry, "and so has each device"
        assert (await other.daily())["players"] == 2

        home.house.calendar.ahead = noon(1)
        await one.guest()
        assert not (await one.daily())["used"]
        assert not (await one.play()).retry
        marks = await home.house.store.read(
            lambda db: db.execute("select day from daily where device is not null").fetchall()
        )
        assert len({day for (day,) in marks}) == 1, "marks of days that are over are deleted"

    run(test, tmp_path)


def test_two_guests_at_once_on_one_device(tmp_path: Path) -> None:
    async def test(home: Home) -> None:
        browser = Browser(home)
        await browser.guest()
        await browser.play("lantern")
        device = browser.cookies[COOKIE + DEVICE]
        people = [await home.person() for _ in range(4)]
        ids = [person.id for each in people if (person := await each.me()) is not None]
        tables = await asyncio.gather(*(home.house.dailies.play("roll", id_, device) for id_ in ids))
        assert sorted(table.record.retry for table in tables) == [False, True, True, True]

    run(test, tmp_path)


def test_the_cookie_of_a_device(tmp_path: Path) -> None:
    """No script reads it, the file holds no trace of it, and nobody gets it who does not play the daily dungeon."""

    async def test(home: Home) -> None:
        browser = Browser(home)
        await browser.guest()
        assert COOKIE + DEVICE not in browser.cookies
        await browser.play()
        device = browser.cookies[COOKIE + DEVICE]
        assert len(device) == 22
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(browser.set[-1].split("; "))
        raw = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert device.encode() not in raw
        for bad in ("x", "é" * 22, "a" * 5000, '"' * 22):
            browser.cookies[COOKIE + DEVICE] = bad
            await browser.play()
            assert browser.cookies[COOKIE + DEVICE] != bad

    run(test, tmp_path)


def test_guests_are_shown_apart(tmp_path: Path) -> None:
    """Accounts come first, and have places of their own."""

    async def test(home: Home) -> None:
        ada, bruno, clara = [await home.person(name) for name in ("Ada", "Bruno", "Clara")]
        assert (await call(home, "POST", "/api/claim", bruno.token, {"passphrase": "correct horse"}))[0] == 201
        for api, bot in ((ada, "careful"), (bruno, "random"), (clara, "random")):
            await play_out(home.base, api, await api.play_daily("roll"), bot=bot)
        board = await ada.daily_board("roll")
        first = board.lines[0]
        assert (first.name, first.guest, first.place) == ("Bruno", False, 1)
        assert {(line.name, line.guest) for line in board.lines} == {("Ada", True), ("Bruno", False), ("Clara", True)}
        guests = [line for line in board.lines if line.guest]
        assert [line.score for line in guests] == sorted([line.score or 0 for line in guests], reverse=True)
        assert guests[0].place == 1
        now = await mine(bruno)
        assert now.mine is not None
        assert (now.mine.place, now.mine.among, now.players) == (1, 1, 3)
        theirs = await mine(ada)
        assert theirs.mine is not None
        assert theirs.mine.among == 2

    run(test, tmp_path)
