"""The HTTP interface keeps to its own description; the client's pages are served beside it."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error, response_schema_conformance, status_code_conformance
from schemathesis.core.result import Ok

from souterrain.client import Api
from souterrain.server.http.pages import page
from souterrain.server.run import Lines, log_to
from tests.server.house import Away, Home, at_home
from tests.server.test_people import call

CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]


def test_any_request_is_answered_as_described(tmp_path: Path) -> None:
    """Schemathesis over the OpenAPI document: no fault inside, and every answer is one of those described."""
    server = Away(tmp_path, limits={name: [1e6, 1e6] for name in ("requests", "guests", "codes", "tables")})
    server.start()
    try:
        api = Api(server.base)
        asyncio.run(api.guest("Ada"))
        schema = schemathesis.openapi.from_url(f"{server.base}/api/schema/openapi.json")
        operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
        assert len(operations) > 25
        for operation in operations:
            check(operation, {} if operation.method == "delete" else {"Authorization": f"Bearer {api.token}"})
    finally:
        server.end(kill=True)
    assert '"level": "error"' not in server.log.read_text()


def check(operation: Any, headers: dict[str, str]) -> None:
    @settings(max_examples=5, suppress_health_check=list(HealthCheck))
    @given(operation.as_strategy())
    def run(case: Any) -> None:
        case.call_and_validate(headers=headers, checks=CHECKS)

    run()


@pytest.mark.quick
def test_every_other_path_is_a_page_of_the_client(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>hall")
    (tmp_path / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path.parent / "secret").write_text("x")
    assert page(tmp_path, "", False).content == b"<p>hall"
    assert page(tmp_path, "/t/abc", False).content == b"<p>hall"
    assert page(tmp_path, "/../secret", False).content == b"<p>hall"
    script = page(tmp_path, "/assets/app-1a2b.js", False)
    assert script.content == b"1"
    assert "immutable" in script.headers["cache-control"]
    packed = page(tmp_path, "/assets/app-1a2b.js", True)
    assert gzip.decompress(packed.content) == b"1"
    assert packed.headers["content-encoding"] == "gzip"
    assert page(tmp_path / "nowhere", "/t/abc", False).content.startswith(b"<!doctype html>")


def test_what_clients_show(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path, metrics=True) as home:
            _, games = await call(home, "GET", "/api/games")
            lantern = next(game for game in games if game["name"] == "lantern")
            assert lantern["hidden"] is True
            assert lantern["presets"]["length"]["short"] == {"nights": "1"}
            for path in ("/api/locale/fr", "/api/locale/it/roll", "/api/rulebook/en/roll"):
                status, text = await call(home, "GET", path)
                assert (status, bool(text)) == (200, True)
            doors = (await call(home, "GET", "/api/locale/fr"))[1]
            for game in games:
                assert f"\ndoor-{game['name']}-name = " in doors
            for path in (
                "/api/locale/xx",
                "/api/locale/en/nothing",
                "/api/rulebook/en/lantern",
                "/api/nothing",
                "/ws/x",
            ):
                assert (await call(home, "GET", path))[0] in (400, 404)
            assert "souterrain_tables 0" in (await call(home, "GET", "/metrics"))[1]
            api = await home.person("Ada")
            links = await home.table(api, "roll", ["me", ""])
            assert (await call(home, "GET", f"/api/tables/{links.table}"))[0] == 401
            assert (await call(home, "GET", f"/api/tables/{links.table}", api.token))[1]["phase"] == "lobby"
            assert (await call(home, "GET", f"/api/tables/{links.table}/qr", api.token))[1].startswith("<svg")
            (mine,) = await api.tables()
            assert (mine.waits_for_me, mine.players) == (True, ["Ada", ""])

    asyncio.run(run())


def test_long_answers_travel_packed(tmp_path: Path) -> None:
    def ask(home: Home, path: str, takes: str) -> tuple[str | None, bytes]:
        connection = HTTPConnection("127.0.0.1", home.house.addresses.port)
        connection.request("GET", path, headers={"Accept-Encoding": takes})
        answer = connection.getresponse()
        return answer.getheader("content-encoding"), answer.read()

    async def run() -> None:
        async with at_home(tmp_path) as home:
            for path in ("/api/games", "/api/locale/fr", "/api/locale/it/roll", "/api/rulebook/en/roll"):
                (none, plain), (kind, packed) = [
                    await asyncio.to_thread(ask, home, path, takes) for takes in ("identity", "gzip, br")
                ]
                assert (none, kind) == (None, "gzip")
                assert len(packed) < len(plain) / 2
                assert gzip.decompress(packed) == plain

    asyncio.run(run())


@pytest.mark.quick
def test_logs_are_lines_of_json() -> None:
    record = logging.LogRecord("souterrain.x", logging.INFO, "f", 1, "a %s", ("word",), None)
    record.table = "abc"
    line = json.loads(Lines().format(record))
    assert (line["event"], line["level"], line["table"]) == ("a word", "info", "abc")


@pytest.mark.quick
@pytest.mark.parametrize(("fault", "told"), [(asyncio.CancelledError(), 0), (ValueError("no idea"), 1)])
def test_who_is_cut_off_when_the_server_ends_is_no_fault(fault: BaseException, told: int) -> None:
    """P43: uvicorn logs each request that it cancels with a traceback."""
    stream = StringIO()
    with kept_logging():
        log_to(stream)
        logging.getLogger("uvicorn.error").error("Exception in ASGI application\n", exc_info=fault)
    assert stream.getvalue().count("\n") == told


@contextmanager
def kept_logging() -> Iterator[None]:
    """Leave the logs as they were."""
    root, uvicorns = logging.getLogger(), logging.getLogger("uvicorn.error")
    handlers, level, filters, threshold = root.handlers[:], root.level, uvicorns.filters[:], uvicorns.level
    try:
        yield
    finally:
        root.handlers[:], uvicorns.filters[:] = handlers, filters
        root.setLevel(level)
        uvicorns.setLevel(threshold)


def test_a_new_table_may_name_its_roles(tmp_path: Path) -> None:
    """The master of a quest is known before anybody comes; a role that the game does not have is refused."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            wish = {"game": "donjon", "seats": ["me", ""], "roles": ["master", "adventurer"]}
            status, made = await call(home, "POST", "/api/tables", api.token, wish)
            assert status == 201
            _, table = await call(home, "GET", f"/api/tables/{made['table']}", api.token)
            assert [seat["role"] for seat in table["seats"]] == ["master", "adventurer"]
            for roles in (["master", "jester"], ["master", "adventurer", "adventurer"]):
                status, problem = await call(home, "POST", "/api/tables", api.token, {**wish, "roles": roles})
                assert (status, problem["code"]) == (400, "no-such-role")

    asyncio.run(run())
