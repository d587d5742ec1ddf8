"""uvicorn's WebSocket protocol with a fast path for messages.

ASGI passes every message through a queue and a task per socket. At a table each move goes to everybody, so here one
ready-made frame is written to all clients that get the same, and incoming messages go to a callback at once. The
handshake, pings and closing stay uvicorn's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was not compiled
    from websockets.utils import apply_mask

WIRE: Final = "souterrain.wire"
"""The key of this protocol among the extensions of the ASGI scope."""

_TEXT: Final = 0x81


def framed(message: bytes) -> bytes:
    """Return a text as one WebSocket frame (RFC 6455; frames of a server have no mask)."""
    size = len(message)
    if size < 126:
        return bytes((_TEXT, size)) + message
    if size < 65536:
        return bytes((_TEXT, 126, size >> 8, size & 255)) + message
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + message


class Wire(WebSocketsSansIOProtocol):
    """`full` while the peer does not read: writing then only fills memory."""

    full = False
    _heard = False
    """Data arrived since the last ping was due."""
    _hear: Callable[[str], None] | None = None
    _drained: Callable[[], None]
    _lost: Callable[[], None]

    def attach(self, hear: Callable[[str], None], drained: Callable[[], None], lost: Callable[[], None]) -> None:
        """Pass messages to these callbacks from now on, instead of the ASGI queue."""
        self._hear, self._drained, self._lost = hear, drained, lost
        early = []
        while not self.queue.empty():
            early.append(self.queue.get_nowait())
        self.resume()
        for event in early:
            if event["type"] == "websocket.disconnect":
                lost()
            elif event["type"] == "websocket.receive":
                hear(event.get("text") or (event.get("bytes") or b"").decode(errors="replace"))

    def write(self, frame: bytes) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    def pause(self) -> None:
        """Stop reading for a while: TCP then slows the peer down."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        self._heard = True
        if self._hear is None or self.close_sent or not self._hear_whole(data):
            super().data_received(data)

    def _hear_whole(self, data: bytes) -> bool:
        """Handle the common case, one complete text frame and nothing buffered; return False for all others."""
        conn = self.conn
        if len(data) < 6 or data[0] != _TEXT or data[1] < 0x80 or conn.current_size is not None or conn.reader.buffer:
            return False
        size, start = data[1] & 127, 6
        if size == 126:
            size, start = data[2] << 8 | data[3], 8
        if len(data) != start + size or conn.state is not State.OPEN:
            return False
        try:
            text = str(apply_mask(data[start:], data[start - 4 : start]), "utf-8")
        except UnicodeDecodeError:
            return False
        self._hear(text)  # type: ignore[misc]  # it was looked at
        return True

    def send_keepalive_ping(self) -> None:
        """Send a ping only if no data arrived since the last one was due."""
        if self._heard:
            self._heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][WIRE] = self  # type: ignore[assignment]  # ours, not of the specification

    def send_receive_event_to_app(self) -> None:
        if self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        try:
            text = str(data, "utf-8", "strict" if self.curr_msg_data_type == "text" else "replace")
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        self._hear(text)

    def pause_writing(self) -> None:
        self.full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.full = False
        super().resume_writing()
        if self._hear is not None:
            self._drained()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._hear is not None:
            self._lost()
