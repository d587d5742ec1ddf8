"""Bodies of the HTTP interface: the daily dungeon."""

from __future__ import annotations

from msgspec import Struct


class DailyTry(Struct):
    """A person's try that counts. `state`: playing, over, given-up. `place` on the board so far, 0 while it is
    played, and `among` how many: accounts and guests have places of their own; `rank` as in a result."""

    table: str
    state: str
    score: int | None = None
    rank: str = ""
    place: int = 0
    among: int = 0


class DailyGame(Struct):
    """GET /api/daily: today's dungeon of each game that has one, the same for everybody. Days are those of UTC."""

    game: str
    date: str
    ends_at: float
    left: float
    """Seconds until then, for those whose clock is wrong."""
    players: int
    """Persons who have begun it."""
    mine: DailyTry | None = None
    begun: str = ""
    """The table of the try that this person can go on with, counted or not; "" if there is none."""
    retries: int = 0
    streak: int = 0
    """Days in a row, up to today or yesterday, on which this person's counted try was played to its end."""
    best_streak: int = 0
    used: bool = False
    """Somebody else's try on this device has been counted today: one of this person would not count."""


class DailyStart(Struct):
    """POST /api/daily/{game}: the table of the try that was begun, else a new one. The first of a day counts, of each
    person and on each device; a browser gets a cookie for that."""

    table: str
    join: str
    retry: bool


class DailyLine(Struct):
    """`score` is null for a try that was given up. `replay` is the code of its replay once the day is over, else ""."""

    place: int
    name: str
    score: int | None
    rank: str
    mine: bool
    replay: str
    guest: bool = False
    """Somebody without an account, whose other tries nobody can count."""


class DailyBoard(Struct):
    """GET /api/daily/{game}?date=: counted tries that ended on that day, those of accounts first, then those of guests,
    each with places of their own, best first; equal scores share a place."""

    game: str
    date: str
    ends_at: float
    over: bool
    players: int
    lines: list[DailyLine]
    """At most 100 of accounts, and as many of guests."""
    mine: DailyLine | None
    """Also when it is not among them."""
    before: str
    """The last day before this one that has results, and the first after it; "" if there is none."""
    after: str
