"""Admission of requests and sockets: host names, origins, rate limits.

A page of another site can make a browser send requests with our cookie (CSRF), so every change and every socket must
come from our own page (`Origin`). The server answers only to its own names (`Host`), since a foreign name that points
here (DNS rebinding) would count as our own page. Programs have a bearer token and no `Origin`, and need no check.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from ipaddress import ip_address
from socket import gethostname
from typing import Any, Final
from urllib.parse import urlsplit

from souterrain.server.refusal import Refused
from souterrain.server.settings import Settings

COOKIE: Final = "souterrain"
SECURE_COOKIE: Final = "__Host-souterrain"
YEAR: Final = 365 * 86400
SAFE: Final = ("GET", "HEAD")
PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}
TRACKED: Final = 50_000
"""Addresses whose credits are remembered."""


class Credits:
    """A token bucket per address: `most` at once, `back` per second."""

    def __init__(self, most: float, back: float) -> None:
        self._most = most
        self._back = back
        self._held: dict[str, tuple[float, float]] = {}

    def wait(self, who: str, cost: float = 1.0) -> float:
        """Spend credits and return 0, or return the seconds until there are enough."""
        now = time.monotonic()
        held, at = self._held.pop(who, (self._most, now))
        held = min(self._most, held + (now - at) * self._back)
        if held < cost:
            self._held[who] = held, now
            return (cost - held) / self._back
        if len(self._held) >= TRACKED:
            self._held.pop(next(iter(self._held)))
        self._held[who] = held - cost, now
        return 0.0

    def spend(self, who: str) -> None:
        wait = self.wait(who)
        if wait > 0:
            raise Refused("too-fast", 429, data={"seconds": round(wait, 1)})


class Visit:
    """An admitted request or handshake: its address and token."""

    def __init__(self, address: str, token: str, secure: bool, browser: bool) -> None:
        self.address = address
        self.token = token
        self.browser = browser
        """The token came as a cookie."""
        self.secure = secure

    def cookie(self, token: str) -> str:
        """Return the cookie that signs a browser in; an empty token signs it out."""
        name = SECURE_COOKIE if self.secure else COOKIE
        age = YEAR if token else 0
        parts = [f"{name}={token}", "Path=/", f"Max-Age={age}", "HttpOnly", "SameSite=Lax"]
        return "; ".join(parts + ["Secure"] * self.secure)


class Guard:
    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        public = urlsplit(settings.public_url)
        name = gethostname().lower()
        self._public = _place(public.scheme, public.netloc) if settings.public_url else None
        self._public_scheme = public.scheme
        self._names = {"localhost", name, f"{name}.local"} | ({self._public[0]} if self._public else set())
        self._body = limits.body
        self._requests = Credits(*limits.requests)
        self.guests = Credits(*limits.guests)
        self.codes = Credits(*limits.codes)
        self.tables = Credits(*limits.tables)
        self._sockets: dict[str, int] = {}
        self._most, self._most_all = limits.sockets, limits.sockets_all

    def admit(self, scope: Mapping[str, Any]) -> Visit:
        """Return the visit of a request or handshake; raise `Refused` if it is not admitted."""
        headers = _headers(scope)
        address = scope["client"][0] if scope.get("client") else ""
        scheme = scope["scheme"]
        place = _place(scheme, headers.get("host", ""))
        if place is None or not self._knows(place[0]):
            raise Refused("unknown-host", 403)
        secure = scheme in ("https", "wss") or (place == self._public and self._public_scheme == "https")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        bearer = headers.get("authorization", "").partition("Bearer ")[2].strip()
        cookies = _cookies(headers.get("cookie", ""))
        origin = headers.get("origin")
        if changes:
            self._check_origin(origin, place, bearer, bool(cookies))
        self._requests.spend(address)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self._body:
            raise Refused("too-large", 413)
        token = bearer or cookies.get(SECURE_COOKIE if secure else COOKIE, "")
        return Visit(address, token, secure, browser=not bearer)

    def _check_origin(self, origin: str | None, place: tuple[str, int], bearer: str, cookies: bool) -> None:
        if origin is None:
            if cookies and not bearer:
                raise Refused("missing-origin", 403)
            return
        parts = urlsplit(origin)
        from_ = _place(parts.scheme, parts.netloc) if parts.scheme in ("http", "https") else None
        if from_ is None or (from_ not in (place, self._public) and not self._behind_proxy(from_, place)):
            raise Refused("foreign-origin", 403)

    @staticmethod
    def _behind_proxy(origin: tuple[str, int], place: tuple[str, int]) -> bool:
        """Return True for a page over https whose proxy speaks http to us and passes the name without a port."""
        return origin == (place[0], 443) and place[1] == 80

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

    @property
    def sockets(self) -> int:
        return sum(self._sockets.values())


def _headers(scope: Mapping[str, Any]) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, value in scope["headers"]:
        key = name.decode("latin-1").lower()
        if key in ("host", "origin", "content-length") and key in found:
            raise Refused("bad-request", 400)
        found[key] = f"{found[key]}; {value.decode('latin-1')}" if key in found else value.decode("latin-1")
    return found


def _cookies(header: str) -> dict[str, str]:
    pairs = [part.strip().partition("=") for part in header.split(";") if part.strip()]
    return {name: value for name, _, value in pairs if name in (COOKIE, SECURE_COOKIE)}


def _place(scheme: str, host: str) -> tuple[str, int] | None:
    """Return name and port of a `Host` or `Origin`; None if it is malformed."""
    try:
        parts = urlsplit(f"//{host}")
        port = parts.port or PORTS.get(scheme, 80)
    except ValueError:
        return None
    if not parts.hostname or parts.username is not None or parts.path or parts.query or parts.fragment:
        return None
    return parts.hostname.lower(), port
