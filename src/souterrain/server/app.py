"""The application: guard first, then the socket or the HTTP routes, and the built client for every other path."""

from __future__ import annotations

import asyncio
import logging
import mimetypes
import os
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import Any, Final

from litestar import Litestar, Response, get
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

from souterrain.server import api_content, api_daily, api_people, api_tables, socket
from souterrain.server.door import Call, tell_fault, tell_http, tell_not_saved, tell_refused
from souterrain.server.house import House
from souterrain.server.packing import packed_file, takes_gzip
from souterrain.server.refusal import Refused
from souterrain.server.settings import VERSION
from souterrain.server.store import NotSaved

log = logging.getLogger("souterrain.app")

POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}
YEAR: Final = "public, max-age=31536000, immutable"
ABSENT: Final = "absent.html"
PACKED: Final = {"text/html", "text/css", "text/javascript", "application/manifest+json", "image/svg+xml"}
"""Kinds of files that become smaller by it."""


def static_folder() -> Path:
    """Where the built client lies; it may be absent in a checkout. A developer may name another."""
    own = os.environ.get("SOUTERRAIN_STATIC")
    return Path(own) if own else Path(str(files("souterrain"))) / "web" / "static"


def page(folder: Path, path: str, gzipped: bool) -> Response[bytes]:
    """A file of the client; every other path is one of its pages."""
    parts = PurePosixPath(path.lstrip("/")).parts
    wanted = folder.joinpath(*parts) if parts and ".." not in parts else folder / "index.html"
    if not wanted.is_file():
        wanted = folder / "index.html"
    if not wanted.is_file():
        wanted = Path(__file__).parent / ABSENT
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    hashed = "assets" in parts and wanted.name != "index.html"
    headers = {"cache-control": YEAR if hashed else "no-cache", "vary": "accept-encoding"}
    if gzipped and kind in PACKED:
        headers["content-encoding"] = "gzip"
        return Response(packed_file(wanted, wanted.stat().st_mtime_ns), media_type=kind, headers=headers)
    return Response(wanted.read_bytes(), media_type=kind, headers=headers)


@get("/", include_in_schema=False)
async def hall(request: Call, state: State) -> Response[bytes]:
    return await asyncio.to_thread(page, state.static, "", takes_gzip(request))


@get("/{path:path}", include_in_schema=False)
async def client(request: Call, state: State, path: FromPath[str]) -> Response[bytes]:
    if path.startswith(("/api/", "/ws/")):
        raise Refused("not-found", 404)
    return await asyncio.to_thread(page, state.static, path, takes_gzip(request))


def http_app(house: House) -> Litestar:
    def set_up(config: AppConfig) -> AppConfig:
        config.state.update({"house": house, "static": static_folder()})
        return config

    return Litestar(
        [*api_people.ROUTES, *api_tables.ROUTES, *api_daily.ROUTES, *api_content.ROUTES, hall, client],
        on_app_init=[set_up],
        exception_handlers={
            Refused: tell_refused,
            HTTPException: tell_http,
            NotSaved: tell_not_saved,
            Exception: tell_fault,
        },
        openapi_config=OpenAPIConfig("Souterrain", VERSION, path="/api/schema", render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=house.settings.limits.body,
        logging_config=None,
        response_headers=[],
    )


class App:
    """What uvicorn runs."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._http = http_app(house)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        try:
            visit = self.house.guard.admit(scope)
        except Refused as refused:
            await _refuse(scope, receive, send, refused)
            return
        if scope["type"] == "websocket":
            await socket.serve(self.house, visit, scope, receive, send)
            return
        scope.setdefault("state", {})["visit"] = visit
        await self._http(scope, receive, _with_headers(send))

    async def _live(self, receive: Any, send: Any) -> None:
        await receive()
        await self.house.open()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        try:
            await self.house.close()
        except Exception:
            log.exception("not closed in order")
        await send({"type": "lifespan.shutdown.complete"})


def _with_headers(send: Any) -> Any:
    """Every answer carries the same few headers."""
    more = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def wrapped(event: Any) -> None:
        if event["type"] == "http.response.start":
            event = {**event, "headers": [*event.get("headers", ()), *more]}
        await send(event)

    return wrapped


async def _refuse(scope: Any, receive: Any, send: Any, refused: Refused) -> None:
    if scope["type"] == "websocket":
        await receive()
        await socket.refuse(send, refused)
        return
    answer = tell_refused(None, refused)  # type: ignore[arg-type]  # it does not look at the request
    body = answer.render(answer.content, "application/json")
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
