"""Runs the server: one process, until it is told to end."""

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
from souterrain.server.house import House
from souterrain.server.listening import Listening
from souterrain.server.settings import Settings
from souterrain.server.wire import Wire

log = logging.getLogger("souterrain.run")

THRESHOLDS: Final = (50_000, 50, 1000)
"""Measured: with the defaults full collections take the tail of every latency."""
HANDSHAKE: Final = "handshake."
"""uvicorn says so of every handshake that was refused with an answer, which is no error."""
OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class Lines(logging.Formatter):
    """A line of JSON for each record."""

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
    """Can listen on a further address while it runs."""

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


def make(settings: Settings) -> tuple[Server, socket.socket, House]:
    """The server, its socket (already bound: port 0 has become a real one) and its house."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((settings.host, settings.port))
    listener.listen(2048)
    house = House(settings)
    house.reach.port = listener.getsockname()[1]
    config = uvicorn.Config(
        App(house),
        http=type("Listening", (Listening,), {"seconds": settings.limits.arrive}),
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
    house.reach.listen = server.listen
    return server, listener, house


def run(settings: Settings) -> None:
    """The first line on standard output says where it is."""
    log_to(sys.stderr)
    server, listener, house = make(settings)
    gc.set_threshold(*THRESHOLDS)
    gc.collect()
    gc.freeze()
    print(house.reach.info().address, flush=True)
    server.run(sockets=[listener])
