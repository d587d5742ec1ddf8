"""uvicorn's socket with a short way in and out.

ASGI passes every message through a queue and a task of the socket's own. At a table each move goes to everybody, so
here frames are written as they are, ready for all who get the same, and what comes in is heard at once. The handshake,
pings and closing stay uvicorn's.
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
"""Where the application finds it among the extensions of its scope."""

_TEXT: Final = 0x81


def framed(message: bytes) -> bytes:
    """A text as one frame of the socket's protocol (RFC 6455, from the server: without a mask)."""
    size = len(message)
    if size < 126:
        return bytes((_TEXT, size)) + message
    if size < 65536:
        return bytes((_TEXT, 126, size >> 8, size & 255)) + message
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + message


class Wire(WebSocketsSansIOProtocol):
    """`full` while the other side does not read: what is written then only fills memory."""

    full = False
    _heard = False
    """Since the last time that it was time for a ping."""
    _hear: Callable[[str], None] | None = None
    _drained: Callable[[], None]
    _lost: Callable[[], None]

    def attach(self, hear: Callable[[str], None], drained: Callable[[], None], lost: Callable[[], None]) -> None:
        """From now on messages are heard here, and not received by the application."""
        self._hear, self._drained, self._lost = hear, drained, lost
        early = []
        while not self.queue.empty():
            early.append(self.queue.get_nowait())
        self.listen()
        for event in early:
            if event["type"] == "websocket.disconnect":
                lost()
            elif event["type"] == "websocket.receive":
                hear(event.get("text") or (event.get("bytes") or b"").decode(errors="replace"))

    def write(self, frame: bytes) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    def deafen(self) -> None:
        """Reads no more for a while: the system then holds the other side up."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def listen(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        self._heard = True
        if self._hear is None or self.close_sent or not self._hear_whole(data):
            super().data_received(data)

    def _hear_whole(self, data: bytes) -> bool:
        """The usual thing, read the short way: one whole text in one frame, and nothing half before it."""
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
        """Who speaks is there: only the silent are asked."""
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
