"""The clock of the server: the time of day as it was at the start, and from then on the true time.

The clocks of players are stored as a time of day. If that was read anew each time, they would be charged for every
correction of the computer's clock (NTP, a wrong time zone, a person); so it is read once.
"""

from __future__ import annotations

import time

_offset = time.time() - time.monotonic()


def start() -> None:
    """Read the time of day, when the server starts."""
    global _offset
    _offset = time.time() - time.monotonic()


def now() -> float:
    return _offset + time.monotonic()


def to_wall(at: float) -> float:
    """Return a time of this clock as people see it on theirs."""
    return at - now() + time.time()
