"""uvicorn's WebSocket protocol with a fast path for messages.

ASGI passes every message through a queue and a task per socket. At a table each move goes to everybody, so here one
ready-made frame is written to all clients that get the same, and incoming messages go to a callback at once. The
handshake, pings and closing stay uvicorn's.
"""

from __future__ import annotations

import struct
from asyncio import BaseTransport
from collections.abc import Callable
from random import uniform
from socket import SO_LINGER, SO_RCVBUF, SO_SNDBUF, SOL_SOCKET
from typing import Any, ClassVar, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from souterrain.server.net.budget import CONTROL
from souterrain.server.net.connections import Connections
from souterrain.server.net.headers import HEADERS

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was not compiled
    from websockets.utils import apply_mask

WIRE: Final = "souterrain.wire"
"""The key of this protocol among the extensions of the ASGI scope."""

_TEXT: Final = 0x81
SENDING: Final = 32768
"""The send buffers of a socket, in the kernel and here: beyond them we notice that a client does not read."""
_AT_ONCE: Final = struct.pack("ii", 1, 0)
"""SO_LINGER: what was not read is thrown away."""
RECEIVING: Final = 16384
"""The receive buffer of a socket in the kernel: it bounds what arrives at once."""
SLICE: Final = 128
"""Bytes that are read at a time where they may hold many small frames."""
LAST: Final = 1024
"""Bytes that are read after our close, for the peer's answer to it. Nobody is charged for them any more."""


def framed(message: bytes) -> bytes:
    """Return a text as one WebSocket frame (RFC 6455; frames of a server have no mask)."""
    size = len(message)
    if size < 126:
        return bytes((_TEXT, size)) + message
    if size < 65536:
        return bytes((_TEXT, 126, size >> 8, size & 255)) + message
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + message


class Handshake(ServerProtocol):
    """Refuses malformed handshakes with a code and the security headers, as everything else is refused."""

    def reject(self, status: int, text: str) -> Response:
        code = "bad-request" if status < 500 else "internal"
        response = super().reject(status, f'{{"code":"{code}","data":{{}}}}')
        del response.headers["Content-Type"]
        response.headers["Content-Type"] = "application/json"
        return response

    def send_response(self, response: Response) -> None:
        if response.status_code != 101:
            _head(response)
        super().send_response(response)

    def refusal(self) -> bytes:
        """Return the answer to what is no handshake: websockets has given the connection up without one."""
        response = self.reject(400, "")
        _head(response)
        return response.serialize()


def _head(response: Response) -> None:
    for name, value in HEADERS:
        response.headers.setdefault(name.decode(), value.decode())


class Wire(WebSocketsSansIOProtocol):
    """`full` while the peer does not read: writing then only fills memory."""

    counted: ClassVar[Connections]
    conn: Handshake
    full = False
    _heard = False
    """Data arrived since the last ping was due."""
    _hear: Callable[[str], None] | None = None
    _drained: Callable[[], None]
    _lost: Callable[[], None]
    _charge: Callable[[float], float]
    _held = False
    """Nothing is read until control frames are paid for."""
    _wanted = True
    """The receiver wants to read."""
    _unread = b""
    """Data that arrived before reading was paused, or before messages were wanted."""
    _last = 0
    """Bytes that were read since our close."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=self.logger)

    def attach(
        self,
        hear: Callable[[str], None],
        drained: Callable[[], None],
        lost: Callable[[], None],
        charge: Callable[[float], float],
    ) -> None:
        """Pass messages to these callbacks from now on, instead of the ASGI queue. `charge` takes the cost of frames
        that are no message and returns the seconds to wait for the next."""
        self._hear, self._drained, self._lost, self._charge = hear, drained, lost, charge
        if self.disconnected:
            lost()
        else:
            self.resume()

    def detach(self) -> None:
        """Drop the callbacks: the socket has ended. They refer to each other and to this protocol, and would stay in
        memory until a full garbage collection, which a server avoids."""
        self._hear = None
        self._unread = b""
        self._drained = self._lost = _nothing
        self._charge = _free

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._set_option(SO_SNDBUF, SENDING)
        self._set_option(SO_RCVBUF, RECEIVING)
        self.transport.set_write_buffer_limits(SENDING)

    def _set_option(self, option: int, value: int | bytes) -> None:
        carrier = self.transport.get_extra_info("socket")
        if carrier is not None:
            carrier.setsockopt(SOL_SOCKET, option, value)

    def abort(self) -> None:
        """Reset the connection: the kernel keeps nothing for a peer that does not read."""
        self._set_option(SO_LINGER, _AT_ONCE)
        self.transport.abort()

    def write(self, frame: bytes) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    def pause(self) -> None:
        """Stop reading for a while: TCP then slows the peer down."""
        self._wanted = False
        self._set_reading()

    def resume(self) -> None:
        self._wanted = True
        self._read_on()

    def _set_reading(self) -> None:
        paused = self._held or not self._wanted
        if paused != self.read_paused:
            self.read_paused = paused
            if paused:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def _read_on(self) -> None:
        """Read what arrived before the pause, then from the socket again."""
        if self._unread and not self._held and not self.transport.is_closing():
            unread, self._unread = self._unread, b""
            self._read_slices(unread)
        self._set_reading()

    def data_received(self, data: bytes) -> None:
        self._heard = True
        if not self.handshake_initiated:
            super().data_received(data)
            if not self.handshake_initiated:
                self._refuse_unreadable()
        elif self.close_sent:
            self._read_last(data)
        elif self._hear is None:
            self._unread += data
            self.pause()
        elif self._held or not self._wanted or self._unread:
            self._unread += data
        elif not self._hear_whole(data):
            if len(data) > SLICE and self._charge(0.0) > 0:
                self._pay(CONTROL)
            self._read_slices(data)

    def _read_last(self, data: bytes) -> None:
        """Read the peer's answer to our close; whoever goes on sending is cut off."""
        data, self._unread = self._unread + data, b""
        self._last += len(data)
        if self._last > LAST:
            self.abort()
        else:
            super().data_received(data)

    def _read_slices(self, data: bytes) -> None:
        """Read frames piece by piece, until all are read or reading is paused."""
        while data and self._wanted and not self._held and not self.transport.is_closing():
            super().data_received(data[:SLICE])
            data = data[SLICE:]
        self._unread = data

    def _pay(self, cost: float) -> None:
        """Charge frames that are no message; hold the socket while it is in debt."""
        if self._hear is None:
            return
        wait = self._charge(cost)
        if wait > 0 and not self._held:
            self._held = True
            self._set_reading()
            # Many sockets of one debtor are not to be released at once.
            self.loop.call_later(wait * uniform(0.5, 1.0), self._release)

    def _release(self) -> None:
        self._held = False
        self._read_on()

    def handle_ping(self) -> None:
        super().handle_ping()
        self._pay(CONTROL)

    def handle_pong(self, event: Frame) -> None:
        asked = self.pending_ping_payload is not None and bytes(event.data) == self.pending_ping_payload
        super().handle_pong(event)
        if not asked:
            self._pay(CONTROL)

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        self._pay(CONTROL)

    def _refuse_unreadable(self) -> None:
        """Answer a handshake of which websockets makes no request: it comes whole, so nothing more is waited for."""
        self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()) or self.conn.refusal())
        self.transport.close()

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
        self.counted.leave(self.transport)
        super().connection_lost(exc)
        self.conn.parser = None  # type: ignore[assignment]  # a generator that holds the connection
        if self._hear is not None:
            self._lost()


def _nothing() -> None:
    """Stand for a callback of a socket that has ended."""


def _free(cost: float) -> float:
    """Charge nobody."""
    return 0.0
