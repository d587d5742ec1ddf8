"""Gzip for files of the client, catalogues and rulebooks, compressed once and cached."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from litestar import Response

from souterrain.server.http.requests import Call

T = TypeVar("T")


def takes_gzip(request: Call) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


@lru_cache(maxsize=256)
def compressed_file(path: Path, changed: int) -> bytes:
    """Return a file compressed; `changed`, its modification time, invalidates the cache."""
    return gzip.compress(path.read_bytes(), mtime=0)


@lru_cache(maxsize=64)
def _compressed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)


class Compressed(Response[T]):
    """A response whose body is compressed once for everybody."""

    def render(self, *content: Any) -> bytes:
        return _compressed(super().render(*content))


def compressed(request: Call, content: T) -> Response[T]:
    headers = {"vary": "accept-encoding", "cache-control": "no-cache"}
    if takes_gzip(request):
        return Compressed(content, headers=headers | {"content-encoding": "gzip"})
    return Response(content, headers=headers)
