"""Persons: guests, names, accounts, other devices, and what is left when they go."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from souterrain.client import Api, Client
from souterrain.client import Refused as Turned
from souterrain.client.bot import serve
from souterrain.core.asks import Ask
from souterrain.core.legal import Legal
from souterrain.server.net.guard import COOKIE
from souterrain.server.store.database import FILE
from souterrain.server.table.setup import default_bot
from tests.server.house import Home, at_home


async def call(home: Home, method: str, path: str, token: str = "", body: Any = None) -> tuple[int, Any]:
    def run() -> tuple[int, Any]:
        connection = HTTPConnection("127.0.0.1", home.house.addresses.port)
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        kind = answer.getheader("content-type") or ""
        return answer.status, json.loads(text) if text and "json" in kind else text.decode()

    return await asyncio.to_thread(run)


def test_an_account(tmp_path: Path) -> None:
    """P21: a guest claims a name, keeps the seats, comes back by passphrase, code and link; tokens end when told."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person("Ada")
            links = await home.table(api, "roll", ["me"], start=True)
            status, problem = await call(home, "POST", "/api/claim", api.token, {"passphrase": "short"})
            assert (status, problem["code"]) == (400, "bad-request")
            status, codes = await call(home, "POST", "/api/claim", api.token, {"passphrase": "correct horse"})
            assert (status, len(codes["codes"])) == (201, 8)
            assert (await call(home, "GET", "/api/me", api.token))[1]["guest"] is False

            other = await home.person("Bruno")
            with pytest.raises(Turned, match="name-taken"):
                await _claimed_name(other, home)
            wrong = {"name": "Ada", "passphrase": "wrong horse"}
            assert (await call(home, "POST", "/api/login", body=wrong))[0] == 401
            assert (await call(home, "POST", "/api/login", body={**wrong, "name": "Nobody"}))[0] == 401
            status, again = await call(home, "POST", "/api/login", body={"name": "ADA", "passphrase": "correct horse"})
            assert status == 201
            me = await api.me()
            assert me is not None
            assert again["id"] == me.id
            assert [table.id for table in await Api(home.base, again["token"]).tables()] == [links.table]

            status, device = await call(home, "POST", "/api/device", again["token"])
            assert device["qr"].startswith("<svg")
            link = device["path"].removeprefix("/link/")
            status, third = await call(home, "POST", "/api/login", body={"link": link})
            assert (status, third["id"]) == (201, again["id"])
            assert (await call(home, "POST", "/api/login", body={"link": link}))[0] == 401

            new = {"name": "ada", "code": codes["codes"][0], "passphrase": "battery staple"}
            status, fourth = await call(home, "POST", "/api/recover", body=new)
            assert status == 201
            assert (await call(home, "POST", "/api/recover", body=new))[0] == 401
            for token in (api.token, again["token"], third["token"]):
                assert await call(home, "GET", "/api/me", token) == (200, None)
            await call(home, "POST", "/api/signout", fourth["token"], {"everywhere": True})
            assert await call(home, "GET", "/api/me", fourth["token"]) == (200, None)

    asyncio.run(run())


async def _claimed_name(api: Api, home: Home) -> None:
    await api.rename("Ada")
    status, problem = await call(home, "POST", "/api/claim", api.token, {"passphrase": "another horse"})
    if status != 201:
        raise Turned(problem["code"])


def test_a_browser_gets_another_token_with_the_account(tmp_path: Path) -> None:
    """P21: the guest's opens nothing any more; the seats stay."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person("Ada")
            links = await home.table(api, "roll", ["me"], start=True)

            def claim() -> str:
                connection = HTTPConnection("127.0.0.1", home.house.addresses.port)
                headers = {"Content-Type": "application/json", "Cookie": f"{COOKIE}={api.token}", "Origin": home.base}
                connection.request("POST", "/api/claim", json.dumps({"passphrase": "correct horse"}), headers)
                answer = connection.getresponse()
                assert (answer.status, len(json.loads(answer.read())["codes"])) == (201, 8)
                connection.close()
                return answer.headers["set-cookie"].partition(";")[0].removeprefix(f"{COOKIE}=")

            fresh = await asyncio.to_thread(claim)
            assert await api.me() is None
            assert [table.id for table in await Api(home.base, fresh).tables()] == [links.table]

    asyncio.run(run())


def test_the_file_opens_no_seat(tmp_path: Path) -> None:
    """P21: no token, link, code or passphrase lies in the file as it is."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person("Ada")
            _, codes = await call(home, "POST", "/api/claim", api.token, {"passphrase": "correct horse"})
            _, device = await call(home, "POST", "/api/device", api.token)
            secrets = [api.token, "correct horse", device["path"].removeprefix("/link/"), *codes["codes"]]
            dump = "\n".join(sqlite3.connect(tmp_path / FILE).iterdump())
            raw = b"".join(path.read_bytes() for path in tmp_path.iterdir())
            assert not [secret for secret in secrets if secret in dump or secret.encode() in raw]

    asyncio.run(run())


def test_who_goes_leaves_the_games_and_takes_the_name(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada, bruno = await home.person("Ada"), await home.person("Bruno")
            links = await home.table(ada, "roll", ["me", ""])
            async with home.client(ada, links) as host:
                async with home.client(bruno, links) as guest:
                    await guest.take_seat()
                    await guest.say("Hello there")
                    await guest.ready()
                    await host.host("start")
                    _, export = await call(home, "GET", "/api/export", bruno.token)
                    assert export["person"]["name"] == "Bruno"
                    assert export["tables"][0]["id"] == links.table
                    assert export["chat"][0]["text"] == "Hello there"
                    assert (await call(home, "DELETE", "/api/me", bruno.token))[0] == 200
                await host.until(lambda: host.table.info is not None and host.table.info.seats[1].name == "")
                assert await call(home, "GET", "/api/me", bruno.token) == (200, None)
                await host.host("close")
                await host.until(lambda: host.table.over)
                replay = await ada.replay(links.table)
                assert replay.players == ["Ada", default_bot("roll")]
                _, journal = await call(home, "GET", f"/api/replays/{links.table}/journal")
                assert "Bruno" not in journal
                assert '"who":"Ada"' in journal
            assert "Bruno" not in "\n".join(sqlite3.connect(tmp_path / FILE).iterdump())

    asyncio.run(run())


async def default(view: dict[str, Any], ask: Ask, legal: Legal) -> Any:
    return ask.default


def test_a_profile(tmp_path: Path) -> None:
    """A game that went on from a position of another is in nobody's records: the best of many tries would count."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person("Ada")
            links = await home.table(api, "roll", ["me"], start=True)
            async with home.client(api, links) as client:
                await serve(client, default)
                outcome = client.table.outcome
            assert outcome is not None
            _, again = await call(home, "POST", f"/api/replays/{links.table}/1/play", api.token, {"seats": ["me"]})
            async with Client(home.base + again["join"], api.token) as client:
                await serve(client, default)
                assert client.table.outcome is not None
            assert (await api.replay(again["table"])).players == ["Ada"]
            status, profile = await call(home, "GET", "/api/profile", api.token)
            assert status == 200
            assert profile["results"][0]["score"] == outcome.total(0)
            record = profile["records"][0]
            assert record["last"] == profile["results"][0]
            told = {key: record[key] for key in ("game", "games", "contests", "wins", "best", "mean", "rank")}
            assert told == {
                "game": "roll", "games": 1, "contests": 0, "wins": 0, "best": outcome.total(0),
                "mean": outcome.total(0), "rank": outcome.ranks[0] if outcome.ranks else "",
            }  # fmt: skip

    asyncio.run(run())
