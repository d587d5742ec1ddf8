"""The pages of the built browser client, served for every path that is no route."""

from __future__ import annotations

import asyncio
import mimetypes
import os
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import Final

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from souterrain.server.http.compression import compressed_file, takes_gzip
from souterrain.server.http.requests import Call
from souterrain.server.refusal import Refused

YEAR: Final = "public, max-age=31536000, immutable"
ABSENT: Final = "absent.html"
LONGEST: Final = 200
"""Bytes of a path that may be a file of the client; the system raises for names that are too long."""
COMPRESSED: Final = {"text/html", "text/css", "text/javascript", "application/manifest+json", "image/svg+xml"}
"""Media types of files that are sent compressed."""


def static_folder() -> Path:
    """Return the folder of the built client; it may be missing in a checkout. `SOUTERRAIN_STATIC` names another."""
    own = os.environ.get("SOUTERRAIN_STATIC")
    return Path(own) if own else Path(str(files("souterrain"))) / "web" / "static"


def page(folder: Path, path: str, gzipped: bool) -> Response[bytes]:
    """Return a file of the client, or its index for every other path."""
    parts = PurePosixPath(path.lstrip("/")).parts
    known = len(path.encode()) <= LONGEST and parts and ".." not in parts
    wanted = folder.joinpath(*parts) if known else folder / "index.html"
    if not wanted.is_file():
        wanted = folder / "index.html"
    if not wanted.is_file():
        wanted = Path(__file__).parent / ABSENT
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    hashed = "assets" in parts and wanted.name != "index.html"
    headers = {"cache-control": YEAR if hashed else "no-cache", "vary": "accept-encoding"}
    if gzipped and kind in COMPRESSED:
        headers["content-encoding"] = "gzip"
        return Response(compressed_file(wanted, wanted.stat().st_mtime_ns), media_type=kind, headers=headers)
    return Response(wanted.read_bytes(), media_type=kind, headers=headers)


@get("/", include_in_schema=False)
async def index(request: Call, state: State) -> Response[bytes]:
    return await asyncio.to_thread(page, state.static, "", takes_gzip(request))


@get("/{path:path}", include_in_schema=False)
async def client(request: Call, state: State, path: FromPath[str]) -> Response[bytes]:
    if path.startswith(("/api/", "/ws/")):
        raise Refused("not-found", 404)
    return await asyncio.to_thread(page, state.static, path, takes_gzip(request))


ROUTES = [index, client]
