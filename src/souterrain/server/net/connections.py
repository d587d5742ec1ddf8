"""Limits for connections, counted before their first byte: each of them is an open file.

Sockets and requests are counted later (guard.py), and only once they are complete.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Final

from souterrain.server.net.proxies import visitor_at

if sys.platform != "win32":
    import resource

RESERVE: Final = 128
"""Open files kept for everything else: the database, pages, worker processes, the log."""
FEWEST: Final = 16
WITHOUT_HARD_LIMIT: Final = 65536


def raise_file_limit() -> None:
    """Raise the soft limit of open files to the hard limit."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = WITHOUT_HARD_LIMIT if hard == resource.RLIM_INFINITY else hard
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def file_room() -> int:
    """Return the number of connections that the limit of open files leaves room for."""
    if sys.platform == "win32":
        return WITHOUT_HARD_LIMIT
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WITHOUT_HARD_LIMIT if soft == resource.RLIM_INFINITY else max(FEWEST, soft - RESERVE)


class Connections:
    """Open connections by address: at most `each` from one (not for `exempt` ones, the proxies), `total` in all.

    When all places are taken, a new connection takes that of the oldest idle one, which waits for a complete request.
    """

    def __init__(self, each: int, total: int, exempt: Callable[[str], bool]) -> None:
        self._each = each
        self._total = total
        self._exempt = exempt
        self._visitors: dict[asyncio.BaseTransport, str] = {}
        """By connection; "" for those of proxies, which carry many visitors."""
        self._numbers: dict[str, int] = {}
        self._idle: dict[asyncio.Transport, None] = {}
        """In the order in which they became idle; without those of proxies."""

    def __len__(self) -> int:
        return len(self._visitors)

    def enter(self, transport: asyncio.Transport, address: str) -> bool:
        """Count a connection; return False if it is one too many."""
        visitor = "" if self._exempt(address) else visitor_at(address)
        if visitor and self._numbers.get(visitor, 0) >= self._each:
            return False
        if len(self._visitors) >= self._total and not self._evict():
            return False
        self._visitors[transport] = visitor
        self._numbers[visitor] = self._numbers.get(visitor, 0) + 1
        self.idle(transport)
        return True

    def _evict(self) -> bool:
        if not self._idle:
            return False
        oldest = next(iter(self._idle))
        self.leave(oldest)
        oldest.abort()
        return True

    def idle(self, transport: asyncio.Transport) -> None:
        if self._visitors.get(transport):
            self._idle[transport] = None

    def busy(self, transport: asyncio.BaseTransport) -> None:
        """Keep a connection: its request is complete, or it is a socket."""
        self._idle.pop(transport, None)  # type: ignore[call-overload]

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Forget a connection; one that is not counted is ignored."""
        visitor = self._visitors.pop(transport, None)
        if visitor is None:
            return
        self.busy(transport)
        self._numbers[visitor] -= 1
        if not self._numbers[visitor]:
            del self._numbers[visitor]
