"""The calendar of the daily dungeons: days of UTC, the same for everybody."""

from __future__ import annotations

import re
import time
from datetime import UTC, date, datetime, timedelta
from typing import Final

from souterrain.server.refusal import Refused

DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class Calendar:
    """`ahead`: seconds by which the calendar is ahead of the clock, for tests of later days."""

    def __init__(self, ahead: float = 0.0) -> None:
        self.ahead = ahead

    def now(self) -> float:
        return time.time() + self.ahead

    def today(self) -> str:
        return datetime.fromtimestamp(self.now(), UTC).date().isoformat()

    def is_on(self, day: str) -> bool:
        """Return True until the day is over; "" is no day."""
        return bool(day) and self.now() < ends(day)


def ends(day: str) -> float:
    return datetime.combine(after(day), datetime.min.time(), UTC).timestamp()


def after(day: str) -> date:
    return date.fromisoformat(day) + timedelta(days=1)


def read_day(text: str) -> str:
    """Return a date of a request in normal form."""
    try:
        if not DAY.fullmatch(text):
            raise ValueError(text)
        return date.fromisoformat(text).isoformat()
    except ValueError as fault:
        raise Refused("bad-date", 400) from fault


def runs(days: list[str]) -> list[tuple[str, int]]:
    """Return the runs of consecutive days: the last day and the length of each."""
    found: list[tuple[str, int]] = []
    for day in sorted(days):
        follows = bool(found) and after(found[-1][0]).isoformat() == day
        if follows:
            found[-1] = day, found[-1][1] + 1
        else:
            found.append((day, 1))
    return found
