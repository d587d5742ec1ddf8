"""A WebSocket connection to a server in this process: the real protocol over a transport that only keeps bytes."""

from __future__ import annotations

import asyncio
import base64
from typing import Any, Final

from chaos.hostile import TEXT, frame
from souterrain.server.run import Server

HELLO: Final = b'{"t":"hello","protocol":1}'
PATIENCE: Final = 60.0
_ANSWERS: Final = (b'{"t":"nack"', b'{"t":"ack"')


class Bytes(asyncio.Transport):
    """Keeps what is written; reads are calls of the protocol."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 50_000), "sockname": ("127.0.0.1", 80)})
        self.written = bytearray()
        self.closed = False
        self.change = asyncio.Event()

    def write(self, data: Any) -> None:
        self.written += data
        self.change.set()

    def close(self) -> None:
        self.closed = True
        self.change.set()

    abort = close

    def is_closing(self) -> bool:
        return self.closed

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """Nothing is buffered."""

    def pause_reading(self) -> None:
        """Nothing is read by itself."""

    def resume_reading(self) -> None:
        """Nothing is read by itself."""


class Connection:
    def __init__(self, server: Server, path: str, token: str) -> None:
        self._wire = Bytes()
        made: Any = server.config.ws_protocol_class
        self._protocol = made(server.config, server.server_state, server.lifespan.state)
        self._protocol.connection_made(self._wire)
        key = base64.b64encode(bytes(16)).decode()
        head = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n"
        )
        self._protocol.data_received(head.encode())

    async def greet(self) -> None:
        """Say hello and wait for the table."""
        await self._until(b"\r\n\r\n")
        self._wire.written.clear()
        self._protocol.data_received(frame(TEXT, HELLO))
        await self._until(b'"t":"table"')
        await self._until(b'"t":"update"')

    async def say(self, texts: list[str]) -> int:
        """Send messages one by one; return how many were answered."""
        answered = 0
        for text in texts:
            self._wire.written.clear()
            self._protocol.data_received(frame(TEXT, text.encode()))
            async with asyncio.timeout(PATIENCE):
                while not any(word in self._wire.written for word in _ANSWERS) and not self._wire.closed:
                    self._wire.change.clear()
                    await self._wire.change.wait()
            answered += any(word in self._wire.written for word in _ANSWERS)
        return answered

    async def attack(self, data: bytes) -> int:
        """Send bytes and return the code that the server closes with."""
        self._wire.written.clear()
        self._protocol.data_received(data)
        async with asyncio.timeout(PATIENCE):
            while not self._wire.closed:
                self._wire.change.clear()
                await self._wire.change.wait()
        code = self.code
        await self.end()
        return code

    async def end(self) -> None:
        self._wire.closed = True
        self._protocol.connection_lost(None)
        await asyncio.sleep(0)

    @property
    def code(self) -> int:
        """The code of the close frame that was written last; 0 if there is none."""
        at = self._wire.written.rfind(b"\x88")
        return int.from_bytes(self._wire.written[at + 2 : at + 4], "big") if at >= 0 else 0

    async def _until(self, word: bytes) -> None:
        async with asyncio.timeout(PATIENCE):
            while word not in self._wire.written:
                self._wire.change.clear()
                await self._wire.change.wait()
