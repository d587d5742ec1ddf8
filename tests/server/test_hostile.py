"""Hostile requests: an answer below 500 with a code and the security headers, and nothing in the log."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chaos import http_fuzz
from chaos.result import Plan
from souterrain.core.numbers import is_number
from souterrain.server.http.pages import page
from souterrain.server.http.requests import FaultLog
from souterrain.server.net.headers import HEADERS, HSTS
from souterrain.server.run import NO_ERRORS
from souterrain.terminal.lines import number_in
from tests.server.house import PLENTY, Home, at_home
from tests.server.test_guard import handshake
from tests.server.test_people import call

LONG = "9" * 23
POST = "POST /api/name HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\nContent-Type: application/json\r\n"


def posted(body: bytes) -> bytes:
    return f"{POST}Content-Length: {len(body)}\r\n\r\n".encode() + body


def asked(path: str, *headers: str) -> bytes:
    lines = "".join([f"{line}\r\n" for line in headers])
    return f"GET {path} HTTP/1.1\r\nHost: {{host}}\r\nAuthorization: Bearer {{token}}\r\n{lines}\r\n".encode("latin-1")


UPGRADE = (
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)
CASES = {
    "invalid UTF-8": (posted(b'{"name":"\xff"}'), 400),
    "deep nesting": (posted(b"[" * 30_000), 400),
    "deep objects": (posted(b'{"a":' * 9_000), 400),
    "a lone surrogate": (posted(b'{"name":"\\ud800"}'), 400),
    "no JSON": (posted(b"{"), 400),
    "a number beyond the database": (asked(f"/api/tables/x/films/{LONG}"), 400),
    "Arabic digits in a path": (asked("/api/tables/x/films/%D9%A3"), 400),
    "Arabic digits in a step": (asked("/api/replays/x/%D9%A3"), 400),
    "a sign in a path": (asked("/api/replays/x/+1"), 400),
    "Arabic digits in a query": (asked("/api/replays/x/1?eyes=%D9%A1"), 400),
    "a path of 3,000 parts": (asked("/a" * 3000), 200),
    "a path with a long part": (asked("/" + "a" * 5000), 200),
    "the last day of all": (asked("/api/daily/roll?date=9999-12-31"), 404),
    "an origin that is none": (b"POST /api/guest HTTP/1.1\r\nHost: {host}\r\nOrigin: http://[\r\n\r\n", 403),
    "a host that is none": (b"GET / HTTP/1.1\r\nHost: [\r\n\r\n", 403),
    "two hosts": (b"GET / HTTP/1.1\r\nHost: {host}\r\nHost: {host}\r\n\r\n", 400),
    "a foreign host": (b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 403),
    "a foreign origin": (b"POST /api/guest HTTP/1.1\r\nHost: {host}\r\nOrigin: null\r\n\r\n", 403),
    "too large": (b"POST /api/guest HTTP/1.1\r\nHost: {host}\r\nContent-Length: 99999999\r\n\r\n", 413),
    "no request": (b"\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03", 400),
    "a path that is no ASCII": (b"GET /\xff HTTP/1.1\r\nHost: {host}\r\n\r\n", 400),
    "a tunnel": (b"CONNECT evil.example:80 HTTP/1.1\r\nHost: {host}\r\n\r\n", 400),
    "an unknown method": (b"BREW / HTTP/1.1\r\nHost: {host}\r\n\r\n", 400),
    "a handshake to nowhere that is no ASCII": (asked("/ws/\xff", *UPGRADE), 400),
    "a handshake with a bad key": (asked("/ws/x", *UPGRADE[:3], "Sec-WebSocket-Key: x"), 400),
    "a handshake without a version": (asked("/ws/x", *UPGRADE[:2], UPGRADE[3]), 400),
    "a handshake with a long path": (asked("/ws/" + "x" * 9000, *UPGRADE), 414),
    "a handshake with a long header": (asked("/ws/x", *UPGRADE, "X: " + "x" * 9000), 431),
    "a handshake with many headers": (asked("/ws/x", *UPGRADE, *["X: x"] * 200), 431),
    "a handshake by POST": (asked("/ws/x", *UPGRADE).replace(b"GET", b"POST"), 405),
    "a handshake with a body": (asked("/ws/x", *UPGRADE, "Content-Length: 5"), 400),
    "a handshake in pieces": (asked("/ws/x", *UPGRADE, "Transfer-Encoding: chunked"), 400),
    "a refused handshake": (asked("/ws/x", *UPGRADE, "Origin: http://evil.example"), 403),
    "headers without an end": (b"GET / HTTP/1.1\r\nA: " + b"a" * 70_000, 431),
}


def answered(home: Home, data: bytes, token: str, source: str = "127.0.0.1") -> tuple[int, dict[str, str], bytes]:
    """Send bytes; return status, headers and body of the answer."""
    place = home.house.addresses.port
    host = f"127.0.0.1:{place}".encode()
    answer = b""
    with socket.create_connection(("127.0.0.1", place), 300, (source, 0)) as wire:
        wire.sendall(data.replace(b"{host}", host).replace(b"{token}", token.encode()))
        while b"\r\n\r\n" not in answer:
            more = wire.recv(65536)
            assert more, answer
            answer += more
        head, _, body = answer.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        pairs = [line.partition(": ") for line in lines]
        headers = {name.lower(): value for name, _, value in pairs}
        while len(body) < int(headers.get("content-length", 0)):
            body += wire.recv(65536)
    return int(first.split()[1]), headers, body


@pytest.mark.promise("P43", "P10")
def test_hostile_requests_are_refused_with_a_code(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Each of them with the security headers too."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            for name, (data, wanted) in CASES.items():
                status, headers, body = await asyncio.to_thread(answered, home, data, api.token)
                assert status == wanted, (name, status, body)
                assert status < 400 or json.loads(body)["code"], name
                missing = [key for key, value in HEADERS if headers.get(key.decode()) != value.decode()]
                assert not missing, name
                assert HSTS[0].decode() not in headers, name

    asyncio.run(run())
    told = [record for record in caplog.records if not any(part in record.msg for part in NO_ERRORS)]
    assert not [record.msg for record in told if record.levelname in ("WARNING", "ERROR", "CRITICAL")]


@pytest.mark.promise("P43")
def test_whoever_is_refused_gets_the_headers_too(tmp_path: Path) -> None:
    """Too many requests, too many sockets, and a page over https."""

    async def run() -> None:
        limits = type(PLENTY)(requests=(4, 0.001), sockets=0)
        async with at_home(tmp_path, public_url="https://games.example", limits=limits) as home:
            api = await home.person()
            place = home.house.addresses.port
            public = b"GET /healthz HTTP/1.1\r\nHost: games.example\r\n\r\n"
            told = [
                await asyncio.to_thread(answered, home, data, api.token, f"127.0.0.{n}")
                for n, data in ((7, handshake(place, api.token, "x")), *[(8, public)] * 5)
            ]
            assert [status for status, _, _ in told] == [429, 200, 200, 200, 200, 429]
            assert json.loads(told[-1][2])["code"] == "too-fast"
            for _, headers, _ in told:
                assert all(headers[key.decode()] == value.decode() for key, value in HEADERS)
            secure = [HSTS[0].decode() in headers for _, headers, _ in told]
            assert secure == [False, True, True, True, True, True]

    asyncio.run(run())


@pytest.mark.promise("P43")
def test_fuzzed_requests() -> None:
    (result,) = http_fuzz.run(Plan(size=0.005))
    assert result.violations == []
    assert result.tried > 400


@pytest.mark.quick
@pytest.mark.promise("P43")
def test_long_paths_are_pages(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>hall")
    for path in ("/a" * 3000, "/" + "a" * 300, "/\0", "/" + "é" * 150):
        assert page(tmp_path, path, False).content == b"<p>hall"


@pytest.mark.quick
def test_the_same_fault_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    """Somebody who finds a fault of ours cannot fill the disk with it."""
    log = FaultLog()

    def fail(number: int) -> Exception:
        try:
            return Exception(1 // number)
        except ZeroDivisionError as fault:
            return fault

    for _ in range(50):
        log.tell(fail(0), "/x")
    log.tell(ValueError("another"), "/y")
    assert [record.path for record in caplog.records] == ["/x", "/y"]  # type: ignore[attr-defined]


@pytest.mark.quick
@settings(max_examples=300)
@given(st.text(alphabet="0123456789٣²Ⅷ１-+_ \n", max_size=12))
def test_numbers_are_ascii_digits(text: str) -> None:
    plain = text != "" and len(text) < 10 and all(sign in "0123456789" for sign in text)
    assert is_number(text) == plain
    assert (number_in(text) >= 0) == plain


def test_a_pace_in_other_digits_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            links = await home.table(api, "roll", ["me", ""])
            async with home.client(api, links) as client:
                with pytest.raises(Exception, match="no-such-value"):
                    await client.host("set", settings={"tempo": "٣"})
                await client.host("set", settings={"tempo": "3"})

    asyncio.run(run())


def test_a_day_that_is_none(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            for day in ("2026-13-01", "٢٠٢٦-٠١-٠١", "20260101"):
                found: Any = await call(home, "GET", f"/api/daily/roll?date={quoted(day)}")
                assert (found[0], found[1]["code"]) in ((400, "bad-date"), (400, "bad-request"))

    asyncio.run(run())


def quoted(text: str) -> str:
    return "".join([f"%{byte:02X}" for byte in text.encode()])
