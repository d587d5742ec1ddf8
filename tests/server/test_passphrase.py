"""P41: one stolen session does not take an account over."""

from __future__ import annotations

import asyncio
import json
from http.client import HTTPConnection
from pathlib import Path

import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.exceptions import VerifyMismatchError

from souterrain.client import Api, Client, Gone
from souterrain.server.net.guard import COOKIE
from souterrain.server.store import people
from tests.server.house import Home, at_home
from tests.server.test_people import call

pytestmark = pytest.mark.promise("P41")

FIRST, SECOND, THIRD = "correct horse", "battery staple", "another staple"


@pytest.mark.quick
def test_a_name_that_nobody_has_takes_as_long_as_any_other() -> None:
    """The hash that stands in for it costs as much as those that are made, and no passphrase is right for it."""
    usual = PasswordHasher()
    assert not usual.check_needs_rehash(people._NOBODY)
    assert extract_parameters(people._NOBODY) == extract_parameters(usual.hash(FIRST))
    with pytest.raises(VerifyMismatchError):
        usual.verify(people._NOBODY, FIRST)


async def account(home: Home) -> tuple[Api, list[str]]:
    api = await home.person("Ada")
    status, answer = await call(home, "POST", "/api/claim", api.token, {"passphrase": FIRST})
    assert status == 201
    return api, answer["codes"]


async def signed_in(home: Home, passphrase: str) -> str:
    status, answer = await call(home, "POST", "/api/login", body={"name": "Ada", "passphrase": passphrase})
    return answer["token"] if status == 201 else ""


def test_a_change_needs_the_old_passphrase_or_a_code(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            api, codes = await account(home)
            other = await home.person("Bruno")
            _, theirs = await call(home, "POST", "/api/claim", other.token, {"passphrase": THIRD})
            for old in ({}, {"old": ""}, {"old": "wrong horse"}, {"old": SECOND}, {"old": theirs["codes"][0]}):
                wish = {"passphrase": SECOND, **old}
                status, problem = await call(home, "POST", "/api/claim", api.token, wish)
                assert (status, problem["code"]) == (403, "old-passphrase"), old
            assert await signed_in(home, FIRST)

            wish = {"passphrase": SECOND, "old": FIRST}
            status, fresh = await call(home, "POST", "/api/claim", api.token, wish)
            assert status == 201
            assert not await signed_in(home, FIRST)
            assert await signed_in(home, SECOND)
            for code, allowed in ((codes[0], 403), (f" {fresh['codes'][0].upper()} ", 201)):
                wish = {"passphrase": THIRD, "old": code}
                assert (await call(home, "POST", "/api/claim", api.token, wish))[0] == allowed
            assert await signed_in(home, THIRD)

    asyncio.run(run())


def test_two_claims_at_once_by_a_guest(tmp_path: Path) -> None:
    """The second one finds a passphrase that it did not see, and is refused."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person("Ada")
            wishes = [call(home, "POST", "/api/claim", api.token, {"passphrase": word}) for word in (FIRST, SECOND)]
            answers = await asyncio.gather(*wishes)
            assert sorted(status for status, _ in answers) in ([201, 401], [201, 403])

    asyncio.run(run())


def test_a_change_signs_out_the_other_devices(tmp_path: Path) -> None:
    """Their tokens and links open nothing, their sockets are closed; this device plays on."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api, _ = await account(home)
            thief = await signed_in(home, FIRST)
            _, device = await call(home, "POST", "/api/device", thief)
            links = await home.table(api, "roll", ["me"], start=True)
            async with home.client(api, links) as mine, Client(home.base + links.join, thief) as theirs:
                status, _ = await call(home, "POST", "/api/claim", api.token, {"passphrase": SECOND, "old": FIRST})
                assert status == 201
                with pytest.raises(Gone, match="elsewhere"):
                    await theirs.until(lambda: False)
                await mine.say("still here")
            for method, path in (("GET", "/api/tables"), ("GET", "/api/profile"), ("POST", "/api/device")):
                assert (await call(home, method, path, thief))[0] == 401
            assert await call(home, "GET", "/api/me", thief) == (200, None)
            link = device["path"].removeprefix("/link/")
            assert (await call(home, "POST", "/api/login", body={"link": link}))[0] == 401
            assert len(await api.tables()) == 1

    asyncio.run(run())


def test_a_browser_changes_it(tmp_path: Path) -> None:
    """The cookie is replaced, the sockets of that browser stay, also at the next change."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api, _ = await account(home)
            links = await home.table(api, "roll", ["me"], start=True)

            def change(token: str, old: str, new: str) -> str:
                connection = HTTPConnection("127.0.0.1", home.house.addresses.port)
                headers = {"Content-Type": "application/json", "Cookie": f"{COOKIE}={token}", "Origin": home.base}
                connection.request("POST", "/api/claim", json.dumps({"passphrase": new, "old": old}), headers)
                answer = connection.getresponse()
                assert answer.status == 201, answer.read()
                connection.close()
                return answer.headers["set-cookie"].partition(";")[0].removeprefix(f"{COOKIE}=")

            async with home.client(api, links) as client:
                token = api.token
                for old, new in ((FIRST, SECOND), (SECOND, THIRD)):
                    before, token = token, await asyncio.to_thread(change, token, old, new)
                    assert await call(home, "GET", "/api/me", before) == (200, None)
                await client.say("still here")
            assert len(await Api(home.base, token).tables()) == 1

    asyncio.run(run())
