"""Bytes of a client's WebSocket, written by hand: for attackers, who need no library."""

from __future__ import annotations

from typing import Final

PING: Final = bytes([0x89, 0x80, 0, 0, 0, 0])


def handshake(host: str, place: str, token: str) -> bytes:
    """Return the opening request for a table or, with `w/` before its code, for spectators."""
    lines = [
        f"GET /ws/{place} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", f"Authorization: Bearer {token}",
    ]  # fmt: skip
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def text_frame(text: bytes) -> bytes:
    """Return a text as a masked frame; the mask is zero, so the text stays as it is."""
    if len(text) < 126:
        return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
    return bytes([0x81, 0x80 | 126, len(text) >> 8, len(text) & 255, 0, 0, 0, 0]) + text
