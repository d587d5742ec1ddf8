"""Run the server: one process, until a signal ends it."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import socket
import sys
import time
from typing import Any, Final

import uvicorn

from souterrain.server.app import App
from souterrain.server.net.deadlines import RequestDeadline
from souterrain.server.net.wire import Wire
from souterrain.server.services import Services
from souterrain.server.settings import Settings

log = logging.getLogger("souterrain.run")

THRESHOLDS: Final = (50_000, 50, 1000)
"""Thresholds of the garbage collector. Measured: with the defaults, full collections dominate the slowest moves."""
HANDSHAKE: Final = "handshake."
"""Part of a uvicorn message about refused handshakes, which are no errors."""
OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class Lines(logging.Formatter):
    """A log formatter that writes one line of JSON per record."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in OWN}
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def log_to(stream: Any) -> None:
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    uvicorns = logging.getLogger("uvicorn.error")
    uvicorns.setLevel(logging.WARNING)
    uvicorns.addFilter(lambda record: HANDSHAKE not in record.msg)


class Server(uvicorn.Server):
    """A uvicorn server that can listen on a further address while it runs."""

    async def listen(self, address: str) -> bool:
        def protocol() -> asyncio.Protocol:
            made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return made

        port = self.servers[0].sockets[0].getsockname()[1]
        try:
            more = await asyncio.get_running_loop().create_server(protocol, host=address, port=port)
        except OSError as fault:
            log.warning("cannot listen", extra={"address": address, "fault": str(fault)})
            return False
        self.servers.append(more)
        return True


def make(settings: Settings) -> tuple[Server, socket.socket, Services]:
    """Return the server, its bound socket (port 0 is a real one by now) and its services."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((settings.host, settings.port))
    listener.listen(2048)
    services = Services(settings)
    services.addresses.port = listener.getsockname()[1]
    config = uvicorn.Config(
        App(services),
        http=type("RequestDeadline", (RequestDeadline,), {"seconds": settings.limits.arrive}),
        ws=Wire,
        ws_max_size=65536,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=10,
    )
    server = Server(config)
    services.addresses.listen = server.listen
    return server, listener, services


def run(settings: Settings) -> None:
    """Run until the end; the first line on standard output is the address."""
    log_to(sys.stderr)
    server, listener, services = make(settings)
    gc.set_threshold(*THRESHOLDS)
    gc.collect()
    gc.freeze()
    print(services.addresses.info().address, flush=True)
    server.run(sockets=[listener])
