"""What travels smaller: files of the client, catalogues and rulebooks, packed once and kept."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from litestar import Response

from souterrain.server.door import Call

T = TypeVar("T")


def takes_gzip(request: Call) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


@lru_cache(maxsize=256)
def packed_file(path: Path, changed: int) -> bytes:
    """A file as it travels, made once as long as it stays as it is."""
    return gzip.compress(path.read_bytes(), mtime=0)


@lru_cache(maxsize=64)
def _packed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)


class Packed(Response[T]):
    """The same for everybody who asks."""

    def render(self, *content: Any) -> bytes:
        return _packed(super().render(*content))


def packed(request: Call, content: T) -> Response[T]:
    headers = {"vary": "accept-encoding", "cache-control": "no-cache"}
    if takes_gzip(request):
        return Packed(content, headers=headers | {"content-encoding": "gzip"})
    return Response(content, headers=headers)
