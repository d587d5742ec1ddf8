"""Passphrases cannot be guessed, and nobody waits behind those who try."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from souterrain.server.net.guesses import EACH, TOTAL, Guesses, Turns
from souterrain.server.refusal import Refused
from souterrain.server.settings import Limits
from tests.server.house import PLENTY, Home, at_home
from tests.server.test_people import call

SLOW = 1e-6
"""Credits that come back so slowly that no test sees it."""


async def guess(guesses: Guesses, address: str, account: str, right: bool = False) -> str:
    """Return the code of the answer."""
    try:
        async with guesses.attempt(address, account):
            if not right:
                raise Refused("wrong-passphrase", 401)
    except Refused as refused:
        return refused.code
    return "right"


@pytest.mark.quick
@pytest.mark.promise("P41")
def test_wrong_guesses_are_limited_by_account() -> None:
    """From however many addresses; but an address that has signed in before still can."""

    async def run() -> None:
        guesses = Guesses(Limits(guesses=(100, SLOW), account_guesses=(3, SLOW)))
        assert await guess(guesses, "home", "ada", right=True) == "right"
        told = [await guess(guesses, f"10.0.0.{n}", "ada") for n in range(5)]
        assert told == ["wrong-passphrase"] * 3 + ["too-many-guesses"] * 2
        assert await guess(guesses, "elsewhere", "ada", right=True) == "too-many-guesses"
        assert await guess(guesses, "10.0.0.1", "bruno") == "wrong-passphrase"
        assert await guess(guesses, "home", "ada") == "wrong-passphrase"
        assert [await guess(guesses, "home", "ada", right=True) for _ in range(20)] == ["right"] * 20
        told = [await guess(guesses, "home", "ada") for _ in range(3)]
        assert told == ["wrong-passphrase"] * 2 + ["too-many-guesses"], "but not for ever"
        assert await guess(guesses, "elsewhere", "", right=True) == "right", "codes and links are not counted by name"

    asyncio.run(run())


@pytest.mark.quick
@pytest.mark.promise("P41")
def test_wrong_guesses_are_limited_by_address() -> None:
    """For however many accounts; right ones cost nothing."""

    async def run() -> None:
        guesses = Guesses(Limits(guesses=(3, SLOW), account_guesses=(100, SLOW)))
        assert [await guess(guesses, "home", f"n{n}", right=True) for n in range(9)] == ["right"] * 9
        assert await guess(guesses, "home", "ada") == "wrong-passphrase"
        told = [await guess(guesses, "home", f"name{n}") for n in range(4)]
        assert told == ["wrong-passphrase"] * 2 + ["too-fast"] * 2
        assert await guess(guesses, "home", "") == "too-fast", "codes are counted by address"
        assert await guess(guesses, "elsewhere", "ada", right=True) == "right"

    asyncio.run(run())


class Flood:
    """Attempts that end when they are told to; `order` tells who came when."""

    def __init__(self, turns: Turns) -> None:
        self._turns = turns
        self._end = asyncio.Event()
        self.order: list[str] = []
        self.tasks: list[asyncio.Task[str]] = []

    async def _attempt(self, address: str) -> str:
        try:
            async with self._turns.take(address):
                self.order.append(address)
                await self._end.wait()
                await asyncio.sleep(0)
        except Refused as refused:
            return f"{refused.status} {refused.data['seconds']}"
        return "let in"

    async def begin(self, *addresses: str) -> None:
        self.tasks += [asyncio.create_task(self._attempt(address)) for address in addresses]
        for _ in range(5):
            await asyncio.sleep(0)

    async def end(self) -> list[str]:
        self._end.set()
        return await asyncio.gather(*self.tasks)


@pytest.mark.quick
@pytest.mark.promise("P41", "P12")
def test_a_flood_from_one_address_waits_behind_itself() -> None:
    async def run() -> None:
        flood = Flood(Turns(at_once=2))
        await flood.begin(*["flood"] * 100, "ada", "bruno")
        told = await flood.end()
        assert flood.order[:5] == ["flood"] * 3 + ["ada", "bruno"]
        assert told[: 2 + EACH] == ["let in"] * (2 + EACH)
        assert set(told[2 + EACH : 100]) == {"429 1.0"}
        assert told[100:] == ["let in"] * 2

    asyncio.run(run())


@pytest.mark.quick
@pytest.mark.promise("P41", "P12")
def test_a_flood_from_many_addresses_leaves_a_place() -> None:
    """The line is short. Whoever has several places in it loses one to whoever has none."""

    async def run() -> None:
        flood = Flood(Turns(at_once=1, each=4, total=8))
        await flood.begin("a", *["a"] * 4, *["b"] * 4)
        await flood.begin("ada")
        assert (await flood.end()).count("let in") == 9
        assert "ada" in flood.order

        full = Flood(Turns(at_once=1, each=4, total=3))
        await full.begin("a", "a", "b", "c", "ada")
        assert await full.end() == ["let in"] * 4 + ["429 1.0"]
        assert TOTAL < 40, "the longest wait, at a tenth of a second each and two at once, is less than two seconds"

    asyncio.run(run())


@pytest.mark.quick
def test_whoever_goes_away_passes_the_turn_on() -> None:
    async def run() -> None:
        flood = Flood(Turns(at_once=1))
        await flood.begin("a", "b", "c")
        flood.tasks.pop(1).cancel()
        assert await flood.end() == ["let in"] * 2
        assert flood.order == ["a", "c"]
        again = Flood(flood._turns)
        await again.begin("d")
        assert await again.end() == ["let in"]

    asyncio.run(run())


async def login(home: Home, passphrase: str, name: str = "Ada") -> tuple[int, str, Any]:
    status, told = await call(home, "POST", "/api/login", body={"name": name, "passphrase": passphrase})
    return status, told.get("code", ""), told.get("data", {})


@pytest.mark.promise("P41")
def test_guessing_over_http(tmp_path: Path) -> None:
    """Unknown names are limited in the same way; a recovery code opens the account all the time."""

    async def run() -> None:
        limits = structs.replace(PLENTY, guesses=(100, SLOW), account_guesses=(2, SLOW))
        async with at_home(tmp_path, limits=limits) as home:
            api = await home.person("Ada")
            await call(home, "POST", "/api/claim", api.token, {"passphrase": "correct horse"})
            _, codes = await call(
                home, "POST", "/api/claim", api.token, {"passphrase": "battery staple", "old": "correct horse"}
            )
            home.house.guesses._known.clear()
            for name in ("Ada", "ADA", "Nobody", "Nobody"):
                assert (await login(home, "wrong horse", name))[:2] == (401, "wrong-passphrase")
            for name in ("Ada", "Nobody"):
                status, code, data = await login(home, "battery staple", name)
                assert (status, code) == (429, "too-many-guesses")
                assert data["seconds"] > 0
            recovery = {"name": "Ada", "code": codes["codes"][0], "passphrase": "tired of this"}
            assert (await call(home, "POST", "/api/recover", body=recovery))[0] == 201
            assert (await login(home, "tired of this"))[0] == 429

    asyncio.run(run())
