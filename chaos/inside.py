"""Parts of a server in this process without sockets: what a client is sent, bots and slow draws that cost nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from souterrain.core import slow
from souterrain.server.workers import Workers


class Tap:
    """The place of a socket: everything that is written to it is kept."""

    full = False

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def write(self, frame: bytes) -> None:
        self.frames.append(frame)


def messages(written: bytes) -> list[bytes]:
    """Return the texts of the frames in some bytes that the server wrote."""
    texts: list[bytes] = []
    at = 0
    while at < len(written):
        size, start = written[at + 1], at + 2
        if size >= 126:
            wide = 2 if size == 126 else 8
            size, start = int.from_bytes(written[start : start + wide], "big"), start + wide
        texts.append(written[start : start + size])
        at = start + size
    return texts


class Silent(Workers):
    """Bots that never answer."""

    async def do(self, work: Callable[..., Any], *arguments: Any) -> Any:
        await asyncio.get_running_loop().create_future()


class Remembering(Workers):
    """Slow draws in this process, each made once."""

    async def do(self, work: Callable[..., Any], *arguments: Any) -> Any:
        return _drawn(*arguments)


@lru_cache(maxsize=4096)
def _drawn(kind: str, request: str) -> Any:
    return slow.answer(kind, request)
