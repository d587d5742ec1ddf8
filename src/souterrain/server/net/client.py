"""One open socket, as its table sees it: messages are written at once or queued in a bounded outbox, never awaited."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any, Final

import msgspec

from souterrain.server.net.budget import Budget
from souterrain.server.net.wire import Wire, framed
from souterrain.server.protocol.to_client import Bye

encode = msgspec.json.Encoder().encode

CLOSE_CODES: Final = {
    "restart": 1012,
    "slow": 1013,
    "bad": 1008,
    "silent": 1008,
    "kicked": 4001,
    "elsewhere": 4002,
    "unknown": 4004,
    "daily": 4005,
    "damaged": 4006,
}


class Client:
    """`person` is "" for a spectator without a name."""

    def __init__(self, person: str, name: str, spectator: bool, wire: Wire, most: int, budget: Budget) -> None:
        self.person = person
        self.name = name
        self.spectator = spectator
        self.budget = budget
        self.device = b""
        """The hash of the token that opened this socket."""
        self.eyes: tuple[int, ...] = ()
        self.greeted = False
        self.closing = ""
        self.ended = asyncio.Event()
        """Set when nothing more is sent or received."""
        self._wire = wire
        self._most = most
        self._outbox: deque[bytes] = deque()
        self._full_since = 0.0
        self.told = 0
        """Bytes sent or queued."""

    @property
    def room(self) -> str:
        return "spectators" if self.spectator else "players"

    def send(self, message: Any) -> None:
        self.send_frame(framed(encode(message)))

    def send_frame(self, frame: bytes) -> None:
        """Send a ready-made frame; the same frame may go to many clients."""
        if self.closing:
            return
        self.told += len(frame)
        if not self._outbox and not self._wire.full:
            self._wire.write(frame)
            return
        if len(self._outbox) >= self._most:
            self.close("slow")
            return
        if not self._outbox:
            self._full_since = time.monotonic()
        self._outbox.append(frame)

    def drained(self) -> None:
        """Write queued frames: the transport has room again."""
        while self._outbox and not self._wire.full:
            self._wire.write(self._outbox.popleft())
        self._full_since = time.monotonic()
        if self.closing and not self._outbox:
            self.ended.set()

    def close(self, code: str) -> None:
        """Send a `bye` after the queued messages and close; a slow client loses the queue."""
        if self.closing:
            return
        if code == "slow":
            self._outbox.clear()
        self.closing = code
        self._outbox.append(framed(encode(Bye(code))))
        if not self._wire.full:
            self.drained()

    @property
    def last(self) -> dict[str, Any]:
        """The ASGI event that closes the socket."""
        return {"type": "websocket.close", "code": CLOSE_CODES[self.closing], "reason": self.closing}

    def stuck(self, deadline: float) -> bool:
        return bool(self._outbox) and time.monotonic() - self._full_since > deadline

    def abort(self) -> None:
        self._wire.abort()
