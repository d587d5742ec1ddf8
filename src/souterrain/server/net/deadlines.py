"""Deadlines for incoming requests, against clients that open connections and send slowly or nothing.

uvicorn waits forever for the end of a request; a few thousand half requests would then be a few thousand open files.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from souterrain.server.net.connections import Connections

HEAD: Final = 65536
"""Maximum bytes of a request before its headers are complete."""
BAD: Final = "bad-request"
SLICE: Final = 2048
"""Bytes that are read at a time; while a request waits for the answer to the one before it, none are."""


class RequestDeadline(HttpToolsProtocol):
    """Aborts a connection whose request is not complete within `seconds` of its first byte, or of the opening."""

    seconds: ClassVar[float]
    counted: ClassVar[Connections]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._head = 0
        self._unread = b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn does
        super().connection_made(transport)
        if self.counted.enter(transport, self.client[0] if self.client else ""):
            self._wait()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        self.counted.leave(self.transport)
        super().connection_lost(exc)
        self.cycle = None  # type: ignore[assignment]  # it refers to this protocol

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._read_on()

    def _read_on(self) -> None:
        """Read what has arrived, as far as the requests in it can be answered."""
        while self._unread and not self.pipeline and not self.transport.is_closing():
            data, self._unread = self._unread[:SLICE], self._unread[SLICE:]
            if self._deadline is not None and self._head >= 0:
                self._head += len(data)
                if self._head > HEAD:
                    self._unread = b""
                    self._refuse(431, "too-large")
                    return
            super().data_received(data)
            if self.transport.get_protocol() is not self:  # it is a WebSocket now
                self.parser = None  # type: ignore[assignment]  # it refers to this protocol
                return
        if self._unread:
            self.flow.pause_reading()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        self._head = -1
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._arrived()
        self.counted.busy(self.transport)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if not self.pipeline:
            self.counted.idle(self.transport)
        super().on_response_complete()
        self._read_on()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        if not self.url.isascii():
            self._refuse(400, BAD)
            return
        self.counted.busy(self.transport)
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        self._refuse(400, BAD)

    def _refuse(self, status: int, code: str) -> None:
        """Answer a request that cannot be read, as all others are answered, and close."""
        body = b'{"code":"%s","data":{}}' % code.encode()
        head = [*self.server_state.default_headers, (b"content-type", b"application/json"), (b"connection", b"close")]
        head.append((b"content-length", b"%d" % len(body)))
        lines = [b"%s: %s\r\n" % (name, value) for name, value in head]
        self.transport.write(b"".join([STATUS_LINE[status], *lines, b"\r\n", body]))
        self.transport.close()

    def _wait(self) -> None:
        self._head = 0
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.seconds, self.transport.abort)

    def _arrived(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
