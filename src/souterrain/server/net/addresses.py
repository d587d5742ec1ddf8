"""The addresses of this server: this computer only until somebody is invited, then the network too."""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable
from io import BytesIO
from ipaddress import ip_address
from typing import Final

import segno

from souterrain.server.protocol.http import ReachInfo
from souterrain.server.settings import Settings

COMPUTER, NETWORK, INTERNET = "computer", "network", "internet"
ELSEWHERE: Final = "192.0.2.1"
"""A documentation address (RFC 5737): a datagram socket connected to it tells our own address and sends nothing."""

Listen = Callable[[str], Awaitable[bool]]


class Addresses:
    """`listen` opens a further address on the server's port; run.py sets it, since it knows the server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._network = not is_loopback(settings.host)
        self.listen: Listen | None = None
        self.port = settings.port

    def info(self) -> ReachInfo:
        if self._settings.public_url:
            return ReachInfo(INTERNET, self._settings.public_url.rstrip("/"))
        if self._network:
            return ReachInfo(NETWORK, f"http://{_written(self._lan())}:{self.port}")
        return ReachInfo(COMPUTER, f"http://{_written(self._settings.host)}:{self.port}")

    async def invite(self) -> ReachInfo:
        """Listen on the network address from now on."""
        if not self._network and not self._settings.public_url and self.listen is not None:
            self._network = await self.listen(self._lan())
        return self.info()

    def _lan(self) -> str:
        return self._settings.lan or own_address()


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _written(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def own_address() -> str:
    """Return the address of this computer in its network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ELSEWHERE, 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return address


def qr(text: str) -> str:
    """Return a text as QR code in scalable SVG."""
    code = segno.make(text, error="m", micro=False)
    drawn = BytesIO()
    code.save(drawn, kind="svg", xmldecl=False, nl=False, scale=4, border=4, omitsize=True, dark="#000", light="#fff")
    return drawn.getvalue().decode()
