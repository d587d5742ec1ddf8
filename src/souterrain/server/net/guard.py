"""Admission of requests and sockets: host names, origins, rate limits.

A page of another site can make a browser send requests with our cookie (CSRF), so every change and every socket must
come from our own page (`Origin`). The server answers only to its own names (`Host`), since a foreign name that points
here (DNS rebinding) would count as our own page. Programs have a bearer token and no `Origin`, and need no check.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Mapping
from ipaddress import ip_address
from socket import gethostname
from typing import Any, Final
from urllib.parse import urlsplit

from souterrain.core.numbers import is_number
from souterrain.server.net.connections import file_room
from souterrain.server.net.proxies import LOOPBACK, Proxies
from souterrain.server.refusal import Refused
from souterrain.server.settings import Settings

COOKIE: Final = "souterrain"
SECURE_COOKIE: Final = "__Host-souterrain"
DEVICE: Final = "-device"
"""Ends the name of the cookie that tells devices apart for the daily dungeon; it outlives the person's."""
DEVICE_NAME: Final = re.compile(r"[A-Za-z0-9_-]{22}")
DAY: Final = 86400
YEAR: Final = 365 * DAY
SAFE: Final = ("GET", "HEAD")
HEALTH: Final = "/healthz"
"""Answered under any name: whoever watches over a server knows it by a name of their own."""
API: Final = "/api/"
TABLES: Final = "/api/tables"
CONTENT: Final = 300 * 1024
"""Bytes of a request for a new table, which may bring content of its own (core/schema.py: 256 KB)."""
CALL: Final = 2.0
"""The cost of a call of the API, where a file of the page costs 1."""
PORTS: Final = {"http": 80, "https": 443}
TOO_MANY: Final = 429
DEBT: Final = 15.0
"""The longest debt, in seconds: a socket that is not read for longer would miss the pongs that keep it open."""
TRACKED: Final = 50_000
"""Addresses or persons whose credits are remembered."""


class Credits:
    """A token bucket per person or address: `most` at once, `back` per second."""

    def __init__(self, most: float, back: float) -> None:
        self._most = most
        self._back = back
        self._held: dict[str, tuple[float, float]] = {}

    def charge(self, who: str, cost: float) -> float:
        """Spend credits, at the worst into debt; return the seconds until the debt is paid. The debt is bounded."""
        now = time.monotonic()
        held, at = self._held.pop(who, (self._most, now))
        held = max(-DEBT * self._back, min(self._most, held + (now - at) * self._back) - cost)
        if len(self._held) >= TRACKED:
            self._held.pop(next(iter(self._held)))
        self._held[who] = held, now
        return -held / self._back if held < 0 else 0.0

    def missing(self, who: str, cost: float = 1.0) -> float:
        """Return the seconds until there are so many credits."""
        now = time.monotonic()
        held, at = self._held.get(who, (self._most, now))
        return max(0.0, cost - min(self._most, held + (now - at) * self._back)) / self._back

    def spend(self, who: str, cost: float = 1.0) -> None:
        """Spend credits, or refuse if there are not enough."""
        wait = self.missing(who, cost)
        if wait > 0:
            raise Refused("too-fast", 429, data={"seconds": round(wait, 1)})
        self.charge(who, cost)


class Visit:
    """An admitted request or handshake: its address and token."""

    def __init__(self, address: str, token: str, secure: bool, browser: bool, device: str = "") -> None:
        self.address = address
        self.token = token
        self.device = device
        """A random name of the browser, from a cookie of its own; "" for programs."""
        self.browser = browser
        """The token came as a cookie."""
        self.secure = secure

    def cookie(self, token: str) -> str:
        """Return the cookie that signs a browser in; an empty token signs it out."""
        return self._cookie("", token)

    def device_cookie(self) -> str:
        return self._cookie(DEVICE, self.device)

    def _cookie(self, kind: str, value: str) -> str:
        name = (SECURE_COOKIE if self.secure else COOKIE) + kind
        age = YEAR if value else 0
        parts = [f"{name}={value}", "Path=/", f"Max-Age={age}", "HttpOnly", "SameSite=Lax"]
        return "; ".join(parts + ["Secure"] * self.secure)


class Guard:
    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        name = gethostname().lower()
        self.public = public_place(settings.public_url) if settings.public_url else None
        self.proxies = Proxies(settings.proxies or (LOOPBACK if self.public else ()))
        self._public_scheme = urlsplit(settings.public_url).scheme
        self._names = {"localhost", name, f"{name}.local"} | ({self.public[0]} if self.public else set())
        self._body = limits.body
        self._slowed = limits.slowed
        self._requests = Credits(*limits.requests)
        self.guests = Credits(*limits.guests)
        self.codes = Credits(*limits.codes)
        self.tables = Credits(*limits.tables)
        self.practice = Credits(*limits.practice)
        self.contents = Credits(*limits.contents)
        most, back = limits.moves
        self.persons = Credits(most, back)
        self.addresses = Credits(*limits.address or (2 * most, 2 * back))
        self.chats = Credits(*limits.chat)
        self.chats_address = Credits(*limits.chat_address)
        self.chats_day = Credits(limits.chat_day, limits.chat_day / DAY)
        self._sockets: dict[str, int] = {}
        self._under_way: dict[str, int] = {}
        """Requests that are not answered yet, by address."""
        self._most, self._most_all = limits.sockets, min(limits.sockets_all, file_room() * 3 // 4)
        self._most_requests = limits.sockets + limits.connections

    def admit(self, scope: Mapping[str, Any]) -> Visit:
        """Return the visit of a request or handshake; raise `Refused` if it is not admitted."""
        headers = _headers(scope)
        peer = scope["client"][0] if scope.get("client") else ""
        address = self.proxies.visitor(peer, headers.get("x-forwarded-for", ""))
        scheme = self._scheme(scope, headers)
        place = _place(scheme, headers.get("host", ""))
        health = scope["path"] == HEALTH and scope["type"] == "http"
        if not health and (place is None or not self._knows(place[0])):
            raise Refused("unknown-host", 403)
        secure = scheme == "https" or self._is_public(headers)
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        bearer = headers.get("authorization", "").partition("Bearer ")[2].strip()
        cookies = _cookies(headers.get("cookie", ""))
        if changes:
            self._check_origin(headers.get("origin"), place, bearer, bool(cookies))
        self._requests.spend(address, CALL if scope.get("path", "").startswith(API) else 1.0)
        length = headers.get("content-length", "0")
        if not is_number(length) or int(length) > self.largest_body(scope["path"]):
            raise Refused("too-large", 413)
        name = SECURE_COOKIE if secure else COOKIE
        device = cookies.get(name + DEVICE, "")
        device = device if not bearer and DEVICE_NAME.fullmatch(device) else ""
        return Visit(address, bearer or cookies.get(name, ""), secure, browser=not bearer, device=device)

    def largest_body(self, path: str) -> int:
        """Return the most bytes of a request to this path."""
        return max(self._body, CONTENT) if path == TABLES else self._body

    def is_secure(self, scope: Mapping[str, Any]) -> bool:
        """Return True for a page over https: the request came so, or it names our public URL and that is https."""
        try:
            headers = _headers(scope)
        except Refused:
            return False
        return self._scheme(scope, headers) == "https" or self._is_public(headers)

    def _scheme(self, scope: Mapping[str, Any], headers: Mapping[str, str]) -> str:
        peer = scope["client"][0] if scope.get("client") else ""
        return self.proxies.scheme(peer, scope["scheme"], headers.get("x-forwarded-proto", ""))

    def _is_public(self, headers: Mapping[str, str]) -> bool:
        """Return True if the public URL is https and `Host` names it; many proxies leave out the port."""
        if self.public is None or self._public_scheme != "https":
            return False
        host = headers.get("host", "")
        return self.public in (_place("https", host), _place("https", f"{host}:{self.public[1]}"))

    def _check_origin(self, origin: str | None, place: tuple[str, int] | None, bearer: str, cookies: bool) -> None:
        if origin is None:
            if cookies and not bearer:
                raise Refused("missing-origin", 403)
            return
        from_ = _origin(origin)
        if from_ is None or (from_ not in (place, self.public) and not self._behind_proxy(from_, place)):
            raise Refused("foreign-origin", 403)

    @staticmethod
    def _behind_proxy(origin: tuple[str, int], place: tuple[str, int] | None) -> bool:
        """Return True for a page over https whose proxy speaks http to us and passes the name without a port."""
        return place is not None and origin == (place[0], 443) and place[1] == 80

    def _knows(self, name: str) -> bool:
        """Return True for our own names and all numeric addresses, which cannot be rebound."""
        try:
            ip_address(name.strip("[]"))
        except ValueError:
            return name in self._names
        return True

    def enter(self, address: str) -> None:
        """Count a socket; refuse it above the limits."""
        if self._sockets.get(address, 0) >= self._most or sum(self._sockets.values()) >= self._most_all:
            raise Refused("too-many", 429)
        self._sockets[address] = self._sockets.get(address, 0) + 1

    def leave(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    def begin(self, address: str) -> None:
        """Count a request until `end`: behind a proxy the connections of all visitors have one address."""
        if self._under_way.get(address, 0) >= self._most_requests:
            raise Refused("too-many", 429)
        self._under_way[address] = self._under_way.get(address, 0) + 1

    def end(self, address: str) -> None:
        self._under_way[address] -= 1
        if not self._under_way[address]:
            del self._under_way[address]

    async def slow_down(self, refused: Refused) -> None:
        """Let a visitor above the limits wait."""
        if refused.status == TOO_MANY:
            await asyncio.sleep(self._slowed)

    @property
    def sockets(self) -> int:
        return sum(self._sockets.values())


def _headers(scope: Mapping[str, Any]) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, value in scope["headers"]:
        key = name.decode("latin-1").lower()
        if key in ("host", "origin", "content-length") and key in found:
            raise Refused("bad-request", 400)
        text, joint = value.decode("latin-1"), ", " if key == "x-forwarded-for" else "; "
        found[key] = f"{found[key]}{joint}{text}" if key in found else text
    return found


def _cookies(header: str) -> dict[str, str]:
    pairs = [part.strip().partition("=") for part in header.split(";") if part.strip()]
    return {name: value for name, _, value in pairs if name.removesuffix(DEVICE) in (COOKIE, SECURE_COOKIE)}


def public_place(url: str) -> tuple[str, int]:
    """Return name and port of a public URL; raise `ValueError` if it is none of ours: http or https, and no path."""
    place = _origin(url.removesuffix("/"))
    if place is None:
        raise ValueError(url)
    return place


def _origin(text: str) -> tuple[str, int] | None:
    scheme, _, host = text.partition("://")
    return _place(scheme, host) if scheme in PORTS else None


def _place(scheme: str, host: str) -> tuple[str, int] | None:
    """Return name and port of a `Host` or `Origin`; None if it is malformed."""
    try:
        parts = urlsplit(f"//{host}")
        port = parts.port or PORTS[scheme]
    except ValueError:
        return None
    if not parts.hostname or parts.username is not None or parts.path or parts.query or parts.fragment:
        return None
    return parts.hostname.lower(), port
