"""The server on one's own computer: a free port, one data folder, and a browser that opens by itself."""

from __future__ import annotations

import socket
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Final, TextIO

from souterrain.server.net.connections import raise_file_limit
from souterrain.server.run import CannotKeep, CannotListen, Server, log_to, make
from souterrain.server.services import Services
from souterrain.server.settings import Settings
from souterrain.server.store.database import InUse

PORTS: Final = (*range(8470, 8490), 0)
ADDRESS: Final = "address.txt"
LOG: Final = "server.log"
MOST_LOGGED: Final = 5_000_000


def serve_locally(data: Path, told: Callable[[str, str], None], browse: bool = True) -> None:
    """Serve until a signal ends the process. `told(message, address)` is called with `open`, or with `open-already` if
    another process serves this folder; then its address is opened instead."""
    with _log(data) as lines:
        log_to(lines)
        raise_file_limit()
        try:
            server, listener, services = _first_free(data)
        except InUse:
            address = (data / ADDRESS).read_text("utf-8")
            told("open-already", address)
            if browse:
                webbrowser.open(address)
            return
        address = services.addresses.info().address
        (data / ADDRESS).write_text(address, "utf-8")

        def opened() -> None:
            told("open", address)
            if browse:
                threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

        server.opened = opened
        server.run(sockets=[listener])


def _log(data: Path) -> TextIO:
    """Open the log; an old one that is too long is begun anew."""
    log = data / LOG
    try:
        data.mkdir(parents=True, exist_ok=True)
        return log.open("w" if log.exists() and log.stat().st_size > MOST_LOGGED else "a", encoding="utf-8")
    except OSError as fault:
        raise CannotKeep(fault.strerror) from fault


def _first_free(data: Path) -> tuple[Server, socket.socket, Services]:
    last = CannotListen()
    for port in PORTS:
        try:
            return make(Settings(data, port=port))
        except CannotListen as fault:
            last = fault
    raise last
