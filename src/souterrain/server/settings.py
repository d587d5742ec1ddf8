"""How a server is set up: by its command line, and by its tests."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, Struct

VERSION: Final = version("souterrain")
Positive = Annotated[float, Meta(gt=0)]


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """Credits (how many at once, how many come back each second) and bounds. By address, except `moves`."""

    requests: tuple[Positive, Positive] = (400, 40)
    guests: tuple[Positive, Positive] = (100, 1)
    """New persons, and tries of a passphrase."""
    codes: tuple[Positive, Positive] = (20, 0.1)
    """Looking up a table by its short code."""
    tables: tuple[Positive, Positive] = (100, 1)
    moves: tuple[Positive, Positive] = (200, 20)
    """Messages of one socket; who sends more is read more slowly."""
    sockets: int = 400
    """Sockets from one address."""
    sockets_all: int = 6000
    outbox: int = 256
    """Messages that may wait for one client."""
    drop: float = 10.0
    """Seconds after which a client that does not read is dropped."""
    arrive: Positive = 15.0
    """Seconds within which a request is whole, and a socket has said hello."""
    body: int = 65536
    bad: int = 20
    """Messages that are none, before the socket is closed."""


class Settings(Struct, frozen=True):
    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    lan: str = ""
    """The address friends use; found out if empty."""
    metrics: bool = False
    workers: int = 0
    """Processes for the bots, and as many for slow draws; 0 = one less than there are cores."""
    bot_seconds: float = 10.0
    draw_seconds: float = 5.0
    idle: float = 600.0
    ahead: float = 0.0
    """Seconds that the calendar of the daily dungeons is before the clock: only tests want that."""
    limits: Limits = Limits()
