"""Settings of a server, from the command line or a test."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, Struct

VERSION: Final = version("souterrain")
Positive = Annotated[float, Meta(gt=0)]


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """Rate limits (burst, refill per second) and bounds; per address, unless they name something else."""

    requests: tuple[Positive, Positive] = (400, 40)
    guests: tuple[Positive, Positive] = (100, 1)
    """New persons, names and links for other devices, and sign-ins."""
    codes: tuple[Positive, Positive] = (20, 0.1)
    """Lookups of a table by its short code."""
    tables: tuple[Positive, Positive] = (100, 1)
    moves: tuple[Positive, Positive] = (1000, 50)
    """Cost of a person's messages on all sockets (net/budget.py: a move is about 5); above this they are read more
    slowly."""
    address: tuple[Positive, Positive] | None = None
    """The same for all sockets of an address; None: twice a person's."""
    chat: tuple[Positive, Positive] = (5, 0.5)
    """Chat messages of a person."""
    chat_address: tuple[Positive, Positive] = (30, 3)
    chat_day: Positive = 5000
    """Chat messages in a day."""
    chat_kept: int = 250
    """Chat messages kept of each room of a table, the latest."""
    sockets: int = 400
    """Sockets from one address."""
    sockets_all: int = 6000
    connections: int = 100
    """Connections from one address beside its sockets."""
    outbox: int = 256
    """Messages queued for one client."""
    drop: float = 5.0
    """Seconds after which a client that does not read is disconnected."""
    arrive: Positive = 15.0
    """Seconds for a complete request, and for the hello of a socket."""
    body: int = 65536
    contents: tuple[Positive, Positive] = (20, 0.1)
    """New tables with content of their own."""
    slowed: float = 2.0
    """Seconds that a visitor above the limits waits for the refusal: otherwise refusals alone would keep us busy."""
    bad: int = 20
    """Malformed messages before the socket is closed."""
    guesses: tuple[Positive, Positive] = (30, 0.1)
    """Wrong passphrases and recovery codes."""
    account_guesses: tuple[Positive, Positive] = (10, 1 / 60)
    """Wrong passphrases for one name, from all addresses that have not signed in with it."""
    practice: tuple[Positive, Positive] = (30, 0.5)
    """Acts on a practice table, each of which keeps a worker busy like a throw of a game."""


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
    proxies: tuple[str, ...] = ()
    """Networks of trusted proxies. Empty: this computer if there is a public URL, else none."""
