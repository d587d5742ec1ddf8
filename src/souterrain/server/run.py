"""Run the server: one process, until a signal ends it."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import uvicorn

from souterrain import parts
from souterrain.core import registry
from souterrain.server.app import App
from souterrain.server.collector import Collector
from souterrain.server.net.connections import Connections, file_room, raise_file_limit
from souterrain.server.net.deadlines import RequestDeadline
from souterrain.server.net.headers import HEADERS
from souterrain.server.net.wire import Wire
from souterrain.server.services import Services
from souterrain.server.settings import Settings

log = logging.getLogger("souterrain.run")

NO_ERRORS: Final = ("handshake.", "Invalid", "upgrade", "startup")
"""Words of uvicorn's messages about refused requests, which are no errors and would fill the log, and about faults at
the start, which the command tells."""
BACKLOG: Final = 2048
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
    uvicorns.addFilter(_is_told)


def _is_told(record: logging.LogRecord) -> bool:
    """Return False for what uvicorn logs of refused requests, and of those that were cut off when the server ended."""
    cut_off = record.exc_info is not None and isinstance(record.exc_info[1], asyncio.CancelledError)
    return not cut_off and not any(part in record.msg for part in NO_ERRORS)


class CannotListen(Exception):  # noqa: N818 - an answer
    """The address or port cannot be had; the message says why."""


class CannotKeep(Exception):  # noqa: N818 - an answer
    """The data folder cannot be used; the message says why."""


class Server(uvicorn.Server):
    """A uvicorn server that can listen on a further address while it runs; a signal ends it with exit status 0.

    `opened` is called when it listens, and from then on signals end it in order.
    """

    opened: Callable[[], None] | None = None

    def __init__(self, app: App, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._app = app
        self._collector = Collector()
        self.server_state.default_headers = list(HEADERS)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except SystemExit as fault:
            raise CannotKeep(str(self._app.fault)) from fault
        self._collector.start()
        if self.opened is not None:
            self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._collector.stop()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        with super().capture_signals():
            try:
                yield
            finally:
                self._captured_signals.clear()

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
    """Return the server, its bound socket (port 0 is a real one by now) and its services.

    Raise `CannotListen`, `CannotKeep`, or an exception of the store that names the fault of the data.
    """
    listener = _bound(settings)
    try:
        _import_games()
        listener.listen(BACKLOG)
        services = _services(settings)
    except OSError as fault:
        listener.close()
        raise CannotListen(_reason(fault)) from fault
    except Exception:
        listener.close()
        raise
    services.addresses.port = listener.getsockname()[1]
    limits = settings.limits
    counted = Connections(limits.sockets + limits.connections, file_room(), services.guard.proxies.trusts)
    app = App(services)
    config = uvicorn.Config(
        app,
        http=type("RequestDeadline", (RequestDeadline,), {"seconds": limits.arrive, "counted": counted}),
        ws=type("Wire", (Wire,), {"counted": counted}),
        ws_max_size=65536,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        headers=[(name.decode(), value.decode()) for name, value in HEADERS],
        proxy_headers=False,
        timeout_graceful_shutdown=10,
    )
    server = Server(app, config)
    services.addresses.listen = server.listen
    return server, listener, services


def _bound(settings: Settings) -> socket.socket:
    """Return a socket that is bound and does not listen yet."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    if not settings.host:
        raise CannotListen("no address")  # the system would take all of this computer's
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except (OSError, UnicodeError, TypeError) as fault:  # the last for a name that cannot be encoded
        listener.close()
        raise CannotListen(_reason(fault)) from fault
    return listener


def _services(settings: Settings) -> Services:
    try:
        return Services(settings)
    except (OSError, sqlite3.Error) as fault:
        raise CannotKeep(_reason(fault)) from fault


def _reason(fault: Exception) -> str:
    return (isinstance(fault, OSError) and fault.strerror) or str(fault)


def _import_games() -> None:
    """Import all games with what the server uses of them: an import opens files, and later there may be none left."""
    for name in registry.names():
        registry.game(name)
        parts.bots_to_offer(name)
        parts.titles(name)


def run(settings: Settings) -> None:
    """Run until the end; the first line on standard output is the address."""
    log_to(sys.stderr)
    raise_file_limit()
    server, listener, services = make(settings)
    server.opened = lambda: print(services.addresses.info().address, flush=True)
    server.run(sockets=[listener])
