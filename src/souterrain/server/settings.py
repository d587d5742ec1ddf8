"""Settings of a server, from the command line or a test."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, Struct

VERSION: Final = version("souterrain")
Positive = Annotated[float, Meta(gt=0)]


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """Rate limits (burst, refill per second) and bounds; per address, except `moves`."""

    requests: tuple[Positive, Positive] = (400, 40)
    guests: tuple[Positive, Positive] = (100, 1)
    """New persons, and attempts at a passphrase."""
    codes: tuple[Positive, Positive] = (20, 0.1)
    """Lookups of a table by its short code."""
    tables: tuple[Positive, Positive] = (100, 1)
    moves: tuple[Positive, Positive] = (200, 20)
    """Messages of one socket; above this it is read more slowly."""
    sockets: int = 400
    """Sockets from one address."""
    sockets_all: int = 6000
    outbox: int = 256
    """Messages queued for one client."""
    drop: float = 10.0
    """Seconds after which a client that does not read is disconnected."""
    arrive: Positive = 15.0
    """Seconds for a complete request, and for the hello of a socket."""
    body: int = 65536
    bad: int = 20
    """Malformed messages before the socket is closed."""


class Settings(Struct, frozen=True):
    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    lan: str = ""
    """The address of this computer in its network; detected if empty."""
    metrics: bool = False
    workers: int = 0
    """Processes for bots, and as many for slow draws; 0: one less than there are cores."""
    bot_seconds: float = 10.0
    draw_seconds: float = 5.0
    idle: float = 600.0
    ahead: float = 0.0
    """Seconds by which the calendar of the daily dungeons is ahead of the clock; for tests."""
    limits: Limits = Limits()
