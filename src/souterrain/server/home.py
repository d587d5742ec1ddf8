"""The house on one's own computer: a free port, one data folder, a browser that opens by itself."""

from __future__ import annotations

import gc
import socket
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Final

from souterrain.server.house import House
from souterrain.server.run import THRESHOLDS, Server, log_to, make
from souterrain.server.settings import Settings
from souterrain.server.store import InUse

PORTS: Final = (*range(8470, 8490), 0)
ADDRESS: Final = "address.txt"
LOG: Final = "server.log"
MOST_LOGGED: Final = 5_000_000


def open_house(data: Path, told: Callable[[str, str], None], browse: bool = True) -> None:
    """Serves until it is told to end. `told(message, address)` says where the house is: `open`, or `open-already` when
    another process serves this folder, whose address is opened instead."""
    data.mkdir(parents=True, exist_ok=True)
    log = data / LOG
    with log.open("w" if log.exists() and log.stat().st_size > MOST_LOGGED else "a", encoding="utf-8") as lines:
        log_to(lines)
        try:
            server, listener, house = _first_free(data)
        except InUse:
            address = (data / ADDRESS).read_text("utf-8")
            told("open-already", address)
            if browse:
                webbrowser.open(address)
            return
        address = house.reach.info().address
        (data / ADDRESS).write_text(address, "utf-8")
        gc.set_threshold(*THRESHOLDS)
        gc.freeze()
        told("open", address)
        if browse:
            threading.Timer(0.5, webbrowser.open, [address]).start()
        server.run(sockets=[listener])


def _first_free(data: Path) -> tuple[Server, socket.socket, House]:
    for port in PORTS:
        try:
            return make(Settings(data, port=port))
        except OSError:
            continue
    raise OSError("no port is free")
