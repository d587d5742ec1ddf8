"""The ASGI application: the guard first, then the socket or the HTTP routes."""

from __future__ import annotations

import logging
from typing import Any, Final

from souterrain.server import websocket
from souterrain.server.http.requests import tell_refused
from souterrain.server.http.site import http_app
from souterrain.server.refusal import Refused
from souterrain.server.services import Services

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


class App:
    """The callable that uvicorn runs."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._http = http_app(services)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        try:
            visit = self.services.guard.admit(scope)
        except Refused as refused:
            await _refuse(scope, receive, send, refused)
            return
        if scope["type"] == "websocket":
            await websocket.serve(self.services, visit, scope, receive, send)
            return
        scope.setdefault("state", {})["visit"] = visit
        await self._http(scope, receive, _with_headers(send))

    async def _live(self, receive: Any, send: Any) -> None:
        await receive()
        await self.services.open()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        try:
            await self.services.close()
        except Exception:
            log.exception("not closed in order")
        await send({"type": "lifespan.shutdown.complete"})


def _with_headers(send: Any) -> Any:
    """Wrap `send` so that every response carries the security headers."""
    more = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def wrapped(event: Any) -> None:
        if event["type"] == "http.response.start":
            event = {**event, "headers": [*event.get("headers", ()), *more]}
        await send(event)

    return wrapped


async def _refuse(scope: Any, receive: Any, send: Any, refused: Refused) -> None:
    if scope["type"] == "websocket":
        await receive()
        await websocket.refuse(send, refused)
        return
    answer = tell_refused(None, refused)  # type: ignore[arg-type]  # it does not look at the request
    body = answer.render(answer.content, "application/json")
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
