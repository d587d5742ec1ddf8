"""Behind real proxies on another address: https outside, http inside. Skipped without nginx and Caddy, but not where
CI=true."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from souterrain.server.net.guard import COOKIE, SECURE_COOKIE, Guard
from souterrain.server.net.headers import HEADERS, HSTS
from souterrain.server.net.proxies import Proxies
from souterrain.server.settings import Settings
from tests.server.house import SECONDS
from tests.server.test_guard import scope

NAME = "games.example"
PROXY = "127.0.0.2"
ADA, BRUNO = "127.0.0.3", "127.0.0.4"
"""Addresses of visitors."""
DEPLOY = Path(__file__).parents[2] / "deploy"


class Site(NamedTuple):
    """A server behind a proxy, as visitors see it."""

    secure: int
    plain: int

    @property
    def origin(self) -> str:
        return f"https://{NAME}:{self.secure}"

    def ask(self, who: str, method: str, path: str, body: Any = None, **headers: str) -> tuple[HTTPResponse, Any]:
        """Ask over https from an address."""
        connection = HTTPConnection(NAME, self.secure)
        wire = socket.create_connection((PROXY, self.secure), SECONDS, (who, 0))
        connection.sock = trusting().wrap_socket(wire, server_hostname=NAME)
        sent = json.dumps(body) if body is not None else None
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, sent, {"Content-Type": "application/json", **named})
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        return answer, json.loads(text) if "json" in (answer.getheader("content-type") or "") else text


def trusting() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def free(address: str) -> int:
    with socket.socket() as probe:
        probe.bind((address, 0))
        port: int = probe.getsockname()[1]
        return port


def until_open(address: str, port: int, process: subprocess.Popen[bytes]) -> None:
    while True:
        assert process.poll() is None, "the proxy has ended"
        with suppress(OSError), socket.create_connection((address, port)):
            return
        time.sleep(0.02)


@contextmanager
def running(*command: str, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env={**os.environ, **environment})
    try:
        yield process
    finally:
        process.terminate()
        process.communicate(timeout=SECONDS)


@contextmanager
def nginx(folder: Path, site: Site, port: int) -> Iterator[None]:
    key, chain = folder / "key.pem", folder / "chain.pem"
    make = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
    subprocess.run(
        [*make.split(), "-subj", f"/CN={NAME}", "-keyout", key, "-out", chain], check=True, capture_output=True
    )
    changes = {
        "listen 80;": f"listen {PROXY}:{site.plain};",
        "listen 443 ": f"listen {PROXY}:{site.secure} ",
        "server 127.0.0.1:8000;": f"server 127.0.0.1:{port};",
        f"/etc/ssl/{NAME}/fullchain.pem": str(chain),
        f"/etc/ssl/{NAME}/privkey.pem": str(key),
        "proxy_pass ": f"proxy_bind {PROXY}; proxy_pass ",
    }
    paths = [f"{name}_temp_path {folder / name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    around = f"daemon off; master_process off; pid {folder / 'pid'}; error_log stderr error; events {{}}\n"
    inside = changed((DEPLOY / "nginx.conf").read_text(), changes)
    (folder / "nginx.conf").write_text(f"{around}http {{ access_log off; {' '.join(paths)}\n{inside} }}")
    with running("nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")) as process:
        until_open(PROXY, site.secure, process)
        yield


@contextmanager
def caddy(folder: Path, site: Site, port: int) -> Iterator[None]:
    """Caddy cannot choose the address that it calls from, so a relay does."""
    middle = free("127.0.0.1")
    changes = {
        f"{NAME} {{": f"{NAME} {{\nbind {PROXY}\n",
        "reverse_proxy 127.0.0.1:8000": f"reverse_proxy 127.0.0.1:{middle}",
    }
    around = f"{{\nadmin off\nlocal_certs\nskip_install_trust\nhttp_port {site.plain}\nhttps_port {site.secure}\n}}\n"
    (folder / "Caddyfile").write_text(around + changed((DEPLOY / "Caddyfile").read_text(), changes))
    relay = [sys.executable, "-m", "tests.server.relay", str(middle), PROXY, str(port)]
    homes = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (
        running(*relay) as between,
        running("caddy", "run", "--config", str(folder / "Caddyfile"), **homes) as process,
    ):
        until_open("127.0.0.1", middle, between)
        until_open(PROXY, site.secure, process)
        yield


def changed(text: str, changes: Mapping[str, str]) -> str:
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


PROXIES = {"nginx": nginx, "caddy": caddy}


@pytest.fixture(params=PROXIES)
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Site]:
    missing = [name for name in (request.param, "openssl") if shutil.which(name) is None]
    if missing and os.environ.get("CI") == "true":
        pytest.fail(f"{missing} missing: scripts/proxies.sh installs them")
    if missing:
        pytest.skip(f"{missing} missing")
    found = Site(free(PROXY), free(PROXY))
    port = free("127.0.0.1")
    command = [sys.executable, "-m", "souterrain", "serve", "--port", str(port), "--data", str(tmp_path / "data")]
    with ExitStack() as stack:
        server = stack.enter_context(running(*command, "--public-url", found.origin, "--proxy", f"{PROXY}/32"))
        assert server.stdout is not None
        assert server.stdout.readline().decode().strip() == found.origin
        (tmp_path / "proxy").mkdir()
        stack.enter_context(PROXIES[request.param](tmp_path / "proxy", found, port))
        yield found


def protected(answer: HTTPResponse) -> None:
    told = {name.lower(): value for name, value in answer.getheaders()}
    for name, value in (*HEADERS, HSTS):
        assert told[name.decode()] == value.decode()


@pytest.mark.promise("P20", "P40")
def test_a_page_behind_a_proxy_on_another_address(site: Site) -> None:
    """https, the cookie, HSTS, a WebSocket, and visitors told apart."""
    plain = HTTPConnection(PROXY, site.plain)
    plain.request("GET", "/t/abc", headers={"Host": NAME})
    away = plain.getresponse()
    assert away.status == 308
    assert (away.getheader("location") or "").startswith(f"https://{NAME}")
    page, _ = site.ask(ADA, "GET", "/")
    assert page.status == 200
    protected(page)

    made, ada = site.ask(ADA, "POST", "/api/guest", Origin=site.origin)
    assert made.status == 201
    protected(made)
    cookie = made.getheader("set-cookie") or ""
    assert cookie == f"{SECURE_COOKIE}={ada['token']}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure"
    mine = {"Cookie": cookie.partition(";")[0]}
    assert site.ask(ADA, "GET", "/api/me", **mine)[1]["id"] == ada["id"]
    refused, problem = site.ask(ADA, "POST", "/api/tables", Origin="https://evil.example", **mine)
    assert (refused.status, problem["code"]) == (403, "foreign-origin")
    protected(refused)
    wish = {"game": "roll", "seats": ["me"], "start": True}
    _, links = site.ask(ADA, "POST", "/api/tables", wish, Origin=site.origin, **mine)
    assert links["address"] == site.origin + links["join"]

    asyncio.run(sockets(site, links["table"], mine))

    codes = [
        site.ask(ADA, "GET", "/api/tables/QQQQQQ", X_Forwarded_For=f"10.0.0.{n}", **mine)[0].status for n in range(60)
    ]
    assert set(codes) == {404, 429}, "whoever guesses codes is slowed down, whatever address they claim to have"
    assert site.ask(BRUNO, "GET", "/api/tables/QQQQQQ", **mine)[0].status == 404


async def sockets(site: Site, table: str, cookie: dict[str, str]) -> None:
    address = f"wss{site.origin[5:]}/ws/{table}"
    places: dict[str, Any] = {"host": PROXY, "port": site.secure, "local_addr": (ADA, 0), "ssl": trusting()}
    async with asyncio.timeout(SECONDS):
        async with connect(address, additional_headers=cookie, origin=site.origin, **places) as wire:  # type: ignore[arg-type]
            await wire.send('{"t":"hello","protocol":1}')
            assert json.loads(await wire.recv())["t"] == "welcome"
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, additional_headers=cookie, origin="https://evil.example", **places)  # type: ignore[arg-type]
    answer = refused.value.response
    assert answer.status_code == 403
    for name, value in (*HEADERS, HSTS):
        assert answer.headers[name.decode()] == value.decode()


CHAINS = [
    ((), "10.0.0.2", "1.2.3.4", "10.0.0.2"),
    (("10.0.0.0/8",), "9.9.9.9", "1.2.3.4", "9.9.9.9"),
    (("10.0.0.0/8",), "10.0.0.2", "", "10.0.0.2"),
    (("10.0.0.0/8",), "10.0.0.2", "1.2.3.4", "1.2.3.4"),
    (("10.0.0.0/8",), "10.0.0.2", "6.6.6.6, 1.2.3.4", "1.2.3.4"),
    (("10.0.0.0/8",), "10.0.0.2", "6.6.6.6, 1.2.3.4, 10.7.7.7", "1.2.3.4"),
    (("10.0.0.0/8", "1.2.3.4"), "10.0.0.2", "6.6.6.6, 1.2.3.4, 10.7.7.7", "6.6.6.6"),
    (("10.0.0.0/8",), "10.0.0.2", "10.0.0.3, 10.0.0.4", "10.0.0.3"),
    (("10.0.0.0/8",), "10.0.0.2", "1.2.3.4:5678", "1.2.3.4"),
    (("10.0.0.0/8",), "10.0.0.2", "1.2.3.4, unknown", "10.0.0.2"),
    (("10.0.0.0/8",), "10.0.0.2", "1.2.3.4, ١.٢.٣.٤", "10.0.0.2"),
    (("10.0.0.0/8",), "10.0.0.2", "nonsense, 10.0.0.3", "10.0.0.3"),
    (("10.0.0.0/8",), "10.0.0.2", ",,", "10.0.0.2"),
    (("10.0.0.0/8",), "::ffff:10.0.0.2", "::ffff:1.2.3.4", "1.2.3.4"),
    (("fd00::/8",), "fd00::1", "[2a00::1:2:3:4]:99", "2a00::/64"),
    (("fd00::/8",), "fd00::1", "2a00::9:9:9:9", "2a00::/64"),
    (("fd00::/8",), "fd00::1", "fe80::7", "fe80::7"),
    (("10.0.0.0/8",), "testclient", "1.2.3.4", "testclient"),
]


@pytest.mark.quick
@pytest.mark.promise("P40")
@pytest.mark.parametrize(("trusted", "peer", "chain", "address"), CHAINS)
def test_the_address_of_a_visitor(trusted: tuple[str, ...], peer: str, chain: str, address: str) -> None:
    assert Proxies(trusted).visitor(peer, chain) == address


@pytest.mark.quick
@pytest.mark.parametrize("network", ["", "10.0.0.0/33", "proxy.example", "10.0.0", "*"])
def test_what_is_no_network(network: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        Proxies([network])


def visit(guard: Guard, peer: str, **headers: str) -> tuple[str, bool]:
    found = guard.admit({**scope(method="GET", **headers), "client": (peer, 1)})
    return found.address, found.secure


@pytest.mark.quick
@pytest.mark.promise("P20", "P40")
def test_who_is_trusted(tmp_path: Path) -> None:
    """Those who are named; if nobody is, this computer where there is a public URL, and nobody where there is none."""
    told = {"x_forwarded_for": "1.2.3.4", "x_forwarded_proto": "https"}
    public = "https://games.example"
    alone = Guard(Settings(tmp_path))
    assert visit(alone, "127.0.0.1", **told) == ("127.0.0.1", False)
    local = Guard(Settings(tmp_path, public_url=public))
    assert visit(local, "127.0.0.1", **told) == ("1.2.3.4", True)
    assert visit(local, "::1", **told) == ("1.2.3.4", True)
    assert visit(local, "10.0.0.2", **told) == ("10.0.0.2", False)
    named = Guard(Settings(tmp_path, public_url=public, proxies=("10.0.0.0/8",)))
    assert visit(named, "10.0.0.2", **told) == ("1.2.3.4", True)
    assert visit(named, "127.0.0.1", **told) == ("127.0.0.1", False)
    for proto in ("gopher", "", "http", "h\xe9"):
        assert visit(named, "10.0.0.2", x_forwarded_proto=proto) == ("10.0.0.2", False)


@pytest.mark.quick
@pytest.mark.promise("P20", "P40")
@pytest.mark.parametrize(
    ("url", "host", "secure"),
    [
        ("https://games.example", "games.example", True),
        ("https://games.example", "GAMES.example:443", True),
        ("https://games.example/", "games.example", True),
        ("https://games.example", "games.example:8000", False),
        ("https://games.example", "127.0.0.1:8000", False),
        ("https://games.example:8443", "games.example", True),
        ("https://games.example:8443", "games.example:8443", True),
        ("http://games.example", "games.example", False),
    ],
)
def test_the_public_url_is_enough(tmp_path: Path, url: str, host: str, secure: bool) -> None:
    """A proxy that tells nothing, on an address that nobody trusts: the cookie follows the name of the page."""
    guard = Guard(Settings(tmp_path, public_url=url))
    found = guard.admit({**scope(method="GET", host=host), "client": ("10.0.0.2", 1)})
    assert found.secure == secure
    assert found.cookie("t").startswith(f"{SECURE_COOKIE if secure else COOKIE}=t;")
    assert guard.is_secure({**scope(method="GET", host=host), "client": ("10.0.0.2", 1)}) == secure
