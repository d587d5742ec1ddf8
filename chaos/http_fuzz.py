"""P43: hostile HTTP requests, made by Hypothesis from the server's own description of its interface.

Well-formed requests with hostile paths, queries, headers and bodies, and bytes that are hardly a request. Every answer
is below 500, carries the security headers, and a refusal has a code; the log holds no traceback.
"""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from chaos.result import Plan, Result
from souterrain.server.net.headers import HEADERS
from tests.server.house import Away

PAIR: Final = True
REQUESTS: Final = 100_000
BATCH: Final = 10
"""Requests of one example: most of the time goes into making examples."""
MOST_TOLD: Final = 20
RATES: Final = ("requests", "guests", "codes", "tables", "moves")
METHODS: Final = ("GET", "POST", "DELETE", "HEAD", "PUT", "PATCH", "OPTIONS", "TRACE")
PARTS: Final = (
    "roll", "drop", "donjon", "en", "fr", "xx", "x", "0", "1", "-1", "+1", "1_0", "01", "%D9%A3", "%C2%B2", "%20",
    "%00", "%FF", "%ED%A0%80", "..", "%2e%2e", "%2F", "%5c", "a" * 300, "9" * 23, "9" * 5000, "1e9", "NaN", "%0A1",
    "2026-01-01", "9999-12-31", "0000-00-00", "%D9%A2026-01-01", ";", ":", "@", "*", "", "~", "$", "null", "{x:int}",
)  # fmt: skip
VALUES: Final = (
    "", "0", "-2", "15", "16", "x", "%00", "%FF", "%D9%A3", "9" * 40, "9" * 5000, "1_0", "1.0", "true", "[]",
    "2026-01-01", "9999-12-31", "0001-01-01", "%D9%A2026-01-01",
)  # fmt: skip
SCALARS: Final[tuple[Any, ...]] = (
    None, True, False, 0, -1, 15, 2**31, 2**53, 2**63, 2**64, 10**400, 1.5, 1e308, "", "me", "bot:random", "roll",
    "\0", "٣", "x" * 1000, "🎲" * 30, "\u202e", "Ada", "correct horse", "open", "guest",
)  # fmt: skip
BODIES: Final = (
    b"", b"\xff\xfe", b"[" * 30_000, b'{"a":' * 9_000, b"null", b"[]", b"{}", b"1", b'"x"', b"NaN", b"{", b"1e999",
    b'{"name":"\\ud800"}', b"\xed\xa0\x80", b'"\xff"', b"-" * 100, b"0" * 9000, b'{"name":"x","name":"y"}', b"\0" * 64,
    b"[1" + b",1" * 20_000 + b"]", b'{"name":' + b"9" * 5000 + b"}",
)  # fmt: skip
NAMED: Final = (
    "accept", "accept-encoding", "accept-language", "authorization", "connection", "content-encoding", "content-length",
    "content-type", "cookie", "expect", "forwarded", "host", "if-none-match", "origin", "range", "referer",
    "sec-websocket-key", "sec-websocket-version", "transfer-encoding", "upgrade", "x-forwarded-for",
    "x-forwarded-proto", "x-http-method-override",
)  # fmt: skip
TOLD: Final = (
    "", "x", "*/*;q=x", "gzip;q=", "Bearer", "Bearer \xff", "Basic eDp4", "souterrain=;;=\xff", "a=b; =; ;", "h2c",
    "Upgrade", "application/msgpack", "multipart/form-data", "multipart/form-data; boundary=", "https", "chunked",
    "text/plain; charset=utf-99", "application/json; charset=utf-16", "application/x-www-form-urlencoded", "http://[",
    "http://a:b", "//", "[::1]", "1.2.3.4, x", "100-continue", "bytes=0-9999999999", "websocket", "13", "-1", "5",
    "a" * 9000, "\xe9\xff", "http://127.0.0.1", "http://\u00b2:80", "127.0.0.1:99999", "[::1", "a" * 300 + ".example",
)  # fmt: skip
UPGRADE: Final = (
    ("upgrade", "websocket"), ("connection", "Upgrade"), ("sec-websocket-version", "13"),
    ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
)  # fmt: skip
TOKEN: Final = "TOKEN"
"""Stands in a request for a token that is still valid when it is sent."""


class Request(NamedTuple):
    method: str
    target: str
    headers: tuple[tuple[str, str], ...]
    body: bytes

    def raw(self, token: str) -> bytes:
        given = [("Host", "127.0.0.1"), *self.headers, ("Content-Length", str(len(self.body)))]
        lines = "".join([f"{name}: {value}\r\n" for name, value in given])
        head = f"{self.method} {self.target} HTTP/1.1\r\n{lines}\r\n".replace(TOKEN, token)
        return head.encode("latin-1") + self.body


class Interface(NamedTuple):
    """The interface as its OpenAPI document tells it, and what hostile requests are made of beside it."""

    operations: list[tuple[str, str]]
    words: list[str]
    """Names of queries and of the members of bodies."""
    places: tuple[str, ...]
    """Ids and codes of tables."""

    @classmethod
    def read(cls, document: Any, places: tuple[str, ...]) -> Interface:
        operations = [(method.upper(), path) for path, found in document["paths"].items() for method in found]
        schemas = document["components"]["schemas"].values()
        words = {word for schema in schemas for word in schema.get("properties", {})}
        return cls([*operations, ("GET", "/metrics"), ("GET", "/ws/{x}")], sorted(words | {"eyes", "date"}), places)

    def requests(self) -> st.SearchStrategy[Request]:
        part = st.sampled_from([*PARTS, *self.places])
        value = st.recursive(
            st.sampled_from(SCALARS),
            lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(self.words), inner, max_size=4),
            max_leaves=6,
        )
        object_ = st.dictionaries(st.sampled_from(self.words), value, max_size=5)
        body = st.sampled_from(BODIES) | object_.map(lambda found: json.dumps(found).encode()) | st.binary(max_size=60)
        query = st.lists(st.tuples(st.sampled_from(self.words), st.sampled_from(VALUES)), max_size=2)
        extra = st.lists(st.tuples(st.sampled_from(NAMED), st.sampled_from(TOLD)), max_size=2)
        signed = (("Authorization", f"Bearer {TOKEN}"), ("Content-Type", "application/json"))

        @st.composite
        def request(draw: st.DrawFn) -> Request:
            method, path = draw(st.sampled_from(self.operations))
            while "{" in path:
                before, _, rest = path.partition("{")
                path = before + draw(part) + rest.partition("}")[2]
            shape = draw(st.integers(0, 19))
            if shape == 0:
                method = draw(st.sampled_from(METHODS))
            elif shape == 1:
                path = "/" + "/".join([draw(part)] * draw(st.sampled_from((1, 30, 3000))))
            asked = "&".join([f"{name}={told}" for name, told in draw(query)])
            headers = (*(signed if shape % 4 else ()), *(UPGRADE if shape == 2 else ()), *draw(extra))
            return Request(
                method, f"{path}?{asked}" if asked else path, headers, draw(body) if method != "GET" else b""
            )

        return request()


class Driver:
    """Sends requests as a person who is signed in, and judges the answers."""

    def __init__(self, base: str, result: Result) -> None:
        self._place = ("127.0.0.1", int(base.rpartition(":")[2]))
        self._result = result
        self.token = self.call("POST", "/api/guest")["token"]

    def call(self, method: str, path: str, token: str = "", body: Any = None) -> Any:
        connection = HTTPConnection(*self._place, timeout=300)
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        found = json.loads(connection.getresponse().read())
        connection.close()
        return found

    def stay(self) -> None:
        """Sign in again if a request has signed us out."""
        if self.call("GET", "/api/me", self.token) is None:
            self.token = self.call("POST", "/api/guest")["token"]

    def send(self, data: bytes) -> None:
        """Send bytes and half close, so that an incomplete request comes to an end too."""
        answer = b""
        with socket.create_connection(self._place, 300) as wire, suppress(OSError):
            with suppress(OSError):
                wire.sendall(data)
                wire.shutdown(socket.SHUT_WR)
            while more := wire.recv(65536):
                answer += more
        self._result.tried += 1
        while answer:
            answer = self._judge(data, answer)

    def _judge(self, data: bytes, answer: bytes) -> bytes:
        """Judge the first of several answers; return the others."""
        head, _, rest = answer.partition(b"\r\n\r\n")
        first, *lines = head.split(b"\r\n")
        status = int(first.split()[1])
        pairs = [line.partition(b":") for line in lines]
        headers = {name.strip().lower(): value.strip() for name, _, value in pairs}
        size = int(headers.get(b"content-length", b"0"))
        if status == 100:
            return rest
        if status >= 500:
            self._tell(f"{status} for {data[:300]!r}")
        if status != 101 and any(headers.get(name) != value for name, value in HEADERS):
            self._tell(f"an answer {status} without security headers for {data[:300]!r}")
        if 400 <= status < 500 and not data.startswith(b"HEAD") and not _code(rest[:size]):
            self._tell(f"{status} without a code for {data[:300]!r}: {rest[:100]!r}")
        return b"" if data.startswith(b"HEAD") or status == 101 else rest[size:]

    def _tell(self, violation: str) -> None:
        if len(self._result.violations) < MOST_TOLD:
            self._result.violations.append(violation)


def _code(body: bytes) -> bool:
    with suppress(ValueError, TypeError, KeyError):
        return bool(json.loads(body)["code"])
    return False


@contextmanager
def served(result: Result) -> Iterator[tuple[Driver, Interface]]:
    """Run a server that refuses nobody for coming too often; at the end its log is searched."""
    with TemporaryDirectory() as folder:
        server = Away(Path(folder), limits={name: [1e9, 1e9] for name in RATES})
        server.start()
        try:
            driver = Driver(server.base, result)
            links = driver.call("POST", "/api/tables", driver.token, {"game": "roll", "seats": ["me"], "start": True})
            places = (links["table"], links["code"], links["watch"].rpartition("/")[2])
            yield driver, Interface.read(driver.call("GET", "/api/schema/openapi.json"), places)
            if driver.call("GET", "/healthz").get("version") is None:
                result.violations.append("the server is not well afterwards")
        finally:
            code = server.end()
        if code:
            result.violations.append(f"the server ended with {code}")
        log = server.log.read_text("utf-8")
        faults = log.count("Traceback") + log.count('"level": "error"')
        if faults:
            result.violations.append(f"the log holds {faults} tracebacks or errors: {log[-3000:]}")


def run(plan: Plan) -> list[Result]:
    result = Result("P43", "hostile HTTP requests")
    with served(result) as (driver, interface):

        @seed(plan.seed)
        @settings(
            max_examples=plan.number(REQUESTS // BATCH),
            phases=[Phase.generate],
            deadline=None,
            database=None,
            derandomize=False,
            suppress_health_check=list(HealthCheck),
        )
        @given(st.lists(interface.requests(), min_size=BATCH, max_size=BATCH), st.data())
        def fuzz(requests: list[Request], more: st.DataObject) -> None:
            driver.stay()
            hardly, *others = requests
            for request in others:
                driver.send(request.raw(driver.token))
            raw = hardly.raw(driver.token)
            at, length = more.draw(st.integers(0, 400)), more.draw(st.integers(0, 8))
            driver.send(raw[:at] + more.draw(st.binary(max_size=8)) + raw[at + length :])

        fuzz()
    return [result]
