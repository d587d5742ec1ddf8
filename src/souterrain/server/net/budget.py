"""The cost of a socket's messages to others, charged to its person and to its address.

One unit is about the work of one small message that is only answered. A message is charged for being read, for being
saved, and for what it makes the server send to everybody. Whoever is in debt is read more slowly; nothing is dropped.
"""

from __future__ import annotations

from typing import Final

from souterrain.server.net.guard import Credits, Guard
from souterrain.server.refusal import Refused

MESSAGE: Final = 1.0
HELLO: Final = 4.0
SAVED: Final = 4.0
FILMED: Final = 16.0
"""A slow draw, which keeps a worker busy, and the film of it, which is saved."""
CONTROL: Final = 0.5
"""A ping, a pong, or one piece of a message in pieces."""
RECEIVER: Final = 0.05
"""Each client that is told something."""
BYTES: Final = 16384
"""Bytes sent that cost one unit."""


def fan_out(receivers: int, size: int) -> float:
    """Return the cost of sending so many bytes in all to so many clients."""
    return receivers * RECEIVER + size / BYTES


class Budget:
    """The budget of one socket, shared with all others of the same person or the same address."""

    __slots__ = ("_address", "_guard", "_person")

    def __init__(self, guard: Guard, person: str, address: str) -> None:
        """`person` is "" for a spectator without a name."""
        self._guard = guard
        self._person = person
        self._address = address

    def charge(self, cost: float) -> float:
        """Spend credits, also those that are not there yet; return the seconds until the debt is paid."""
        guard = self._guard
        wait = guard.addresses.charge(self._address, cost)
        return max(wait, guard.persons.charge(self._person, cost)) if self._person else wait

    def chat(self) -> None:
        """Count a chat message; refuse it above the rate of a person, or above those of all persons at the address."""
        guard = self._guard
        limits: list[tuple[Credits, str]] = [
            (guard.chats, self._person),
            (guard.chats_address, self._address),
            (guard.chats_day, self._address),
        ]
        wait = max(credit.missing(who) for credit, who in limits)
        if wait > 0:
            raise Refused("too-fast", 429, data={"seconds": round(wait, 1)})
        for credit, who in limits:
            credit.charge(who, 1.0)
