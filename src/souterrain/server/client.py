"""One open socket, as its table sees it: messages go into a bounded outbox and never wait."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any, Final

import msgspec

from souterrain.server.protocol import Bye

encode = msgspec.json.Encoder().encode

CLOSE_CODES: Final = {"restart": 1012, "kicked": 4001, "slow": 1013, "elsewhere": 4002, "unknown": 4004, "bad": 1008}


class Client:
    """`person` is "" for a spectator without a name."""

    def __init__(self, person: str, name: str, spectator: bool, most: int) -> None:
        self.person = person
        self.name = name
        self.spectator = spectator
        self.eyes: tuple[int, ...] = ()
        self.greeted = False
        self.closing = ""
        self.sending_since = 0.0
        self._outbox: deque[bytes] = deque()
        self._most = most
        self._waiting = asyncio.Event()

    @property
    def room(self) -> str:
        return "spectators" if self.spectator else "players"

    def send(self, message: Any) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        if self.closing:
            return
        if len(self._outbox) >= self._most:
            self.close("slow")
            return
        self._outbox.append(message)
        self._waiting.set()

    def close(self, code: str) -> None:
        """The last word, after what waits; a slow client does not get the rest."""
        if self.closing:
            return
        if code == "slow":
            self._outbox.clear()
        self._outbox.append(encode(Bye(code)))
        self.closing = code
        self._waiting.set()

    async def pump(self, send: Any) -> None:
        """Sends until the socket is to be closed."""
        while True:
            while self._outbox:
                text = self._outbox.popleft().decode()
                self.sending_since = time.monotonic()
                await send({"type": "websocket.send", "text": text})
                self.sending_since = 0.0
            if self.closing:
                await send({"type": "websocket.close", "code": CLOSE_CODES[self.closing], "reason": self.closing})
                return
            self._waiting.clear()
            await self._waiting.wait()

    def stuck(self, deadline: float) -> bool:
        return self.sending_since > 0 and time.monotonic() - self.sending_since > deadline
