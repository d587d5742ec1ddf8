"""The ASGI application: the guard first, then the socket or the HTTP routes."""

from __future__ import annotations

import logging
from typing import Any

from souterrain.server import websocket
from souterrain.server.http.requests import tell_refused
from souterrain.server.http.site import http_app
from souterrain.server.net.guard import Guard
from souterrain.server.net.headers import HSTS
from souterrain.server.refusal import Refused
from souterrain.server.services import Services

log = logging.getLogger("souterrain.app")


class App:
    """The callable that uvicorn runs."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.fault: Exception | None = None
        """The reason why the services could not be opened."""
        self._http = http_app(services)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        guard = self.services.guard
        if guard.is_secure(scope):
            send = _with_hsts(send)
        try:
            visit = guard.admit(scope)
            if scope["type"] == "http":
                guard.begin(visit.address)
        except Refused as refused:
            await _refuse(guard, scope, receive, send, refused)
            return
        if scope["type"] == "websocket":
            await websocket.serve(self.services, visit, scope, receive, send)
            return
        scope.setdefault("state", {})["visit"] = visit
        try:
            await self._http(scope, receive, send)
        finally:
            guard.end(visit.address)

    async def _live(self, receive: Any, send: Any) -> None:
        await receive()
        try:
            await self.services.open()
        except Exception as fault:
            self.fault = fault
            await send({"type": "lifespan.startup.failed"})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        try:
            await self.services.close()
        except Exception:
            log.exception("not closed in order")
        await send({"type": "lifespan.shutdown.complete"})


def _with_hsts(send: Any) -> Any:
    """Wrap `send` so that every answer tells the browser to come by https only."""

    async def wrapped(event: Any) -> None:
        if event["type"] in ("http.response.start", "websocket.http.response.start"):
            event = {**event, "headers": [*event.get("headers", ()), HSTS]}
        await send(event)

    return wrapped


async def _refuse(guard: Guard, scope: Any, receive: Any, send: Any, refused: Refused) -> None:
    if scope["type"] == "websocket":
        await receive()
        await websocket.refuse(guard, send, refused)
        return
    await guard.slow_down(refused)
    answer = tell_refused(None, refused)  # type: ignore[arg-type]  # it does not look at the request
    body = answer.render(answer.content, "application/json")
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
