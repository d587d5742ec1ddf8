"""The daily dungeon: the same dice for everybody on one day, one attempt that counts, a leaderboard.

The seed of a day is derived from a secret of this server. Until the day is over the server reveals nothing that would
tell the dice: no seed, no journal, no replay, no spectators.
"""

from __future__ import annotations

import asyncio
import hmac
import sqlite3
from collections.abc import Awaitable, Callable
from datetime import date
from typing import Any, Final, Protocol
from weakref import WeakValueDictionary

from souterrain.core import registry
from souterrain.core.facts import Daily
from souterrain.core.rejection import SetupError
from souterrain.server.daily.calendar import Calendar, after, ends, runs
from souterrain.server.protocol.daily import DailyBoard, DailyGame, DailyLine, DailyTry
from souterrain.server.refusal import Refused
from souterrain.server.store.database import SECRET, Store, Work
from souterrain.server.store.record import BOT, ME, Chair, TableRecord
from souterrain.server.store.sql import SQL

MOST: Final = 100
"""Lines of a leaderboard."""
Job = Callable[[], Awaitable[None]]

PLAYING, OVER, GIVEN_UP = "playing", "over", "given-up"


def daily_of(game: str) -> Daily:
    if game not in registry.names():
        raise Refused("no-such-game", 404, data={"game": game})
    daily = registry.game(game).facts.daily
    if daily is None:
        raise Refused("no-daily", 404)
    return daily


class Table(Protocol):
    """The part of a table that daily dungeons use."""

    @property
    def id(self) -> str: ...

    @property
    def record(self) -> TableRecord: ...

    async def do(self, job: Job) -> None: ...

    async def reveal_seed(self) -> None: ...


class Tables(Protocol):
    async def get(self, id_: str) -> Table | None: ...

    async def create(
        self, record: TableRecord, start: bool, seed: bytes | None, also: Callable[[str], Work[object]] | None
    ) -> Table: ...


class Dailies:
    def __init__(self, store: Store, calendar: Calendar, tables: Tables) -> None:
        self._store = store
        self._calendar = calendar
        self._tables = tables
        self._secret = b""
        self._making: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()

    async def open(self) -> None:
        ((self._secret,),) = await self._store.rows("secret-get", SECRET)

    def seed(self, game: str, day: str) -> bytes:
        return hmac.digest(self._secret, f"{game} {day}".encode(), "sha256")

    # --- secrecy ---

    def need_over(self, day: str) -> None:
        """Refuse while that day lasts; "" is no day."""
        if self._calendar.is_on(day):
            raise Refused("daily-closed", 403, data={"opens": after(day).isoformat()})

    async def need_player(self, table: str, person: str) -> None:
        """Refuse everybody but the player until the day is over."""
        for _, day, player in await self._store.rows("daily-day", table):
            if player != person:
                self.need_over(day)

    async def need_open(self, table: str) -> None:
        """Refuse an attempt whose day is not over; after it, reveal the seed. `table`: its id or spectators' code."""
        for board, day, _ in await self._store.rows("daily-day", table):
            self.need_over(day)
            found = await self._tables.get(board)
            if found is not None:
                await found.do(found.reveal_seed)

    # --- attempts ---

    async def play(self, game: str, person: str, device: str = "") -> Table:
        """Return the attempt that this person has begun today, else a new one. The first of the day counts, of each
        person and on each device (`device`: its name, "" if unknown)."""
        daily, day = daily_of(game), self._calendar.today()
        mark = self._mark(day, device)
        async with self._lock(game, person), self._lock(game, device or person + " "):
            tries = await self._store.rows("daily-tries", person, game, day)
            begun = [board for board, _, ended, _, _ in tries if ended is None]
            table = await self._tables.get(begun[0]) if begun else None
            if table is not None:
                return table
            used = bool(await self._store.rows("daily-device", game, day, mark))
            return await self._begin(game, daily, day, person, mark, counted=not tries and not used)

    def _lock(self, game: str, name: str) -> asyncio.Lock:
        return self._making.setdefault((game, name), asyncio.Lock())

    def _mark(self, day: str, device: str) -> bytes | None:
        """Return the hash of a device for one day: the marks of two days have nothing in common."""
        return hmac.digest(self._secret, f"device {day} {device}".encode(), "sha256")[:16] if device else None

    async def _begin(self, game: str, daily: Daily, day: str, person: str, mark: bytes | None, counted: bool) -> Table:
        """Create the table of an attempt; without nonces, which would change the dice. Marks of devices are deleted
        when their day is over."""
        asked = daily.options_of(date.fromisoformat(day).toordinal())
        options = registry.game(game).facts.resolve(asked)
        chairs = [Chair(person if who == ME else who, ready=who.startswith(BOT)) for who in daily.seats]
        record = TableRecord(game, options, chairs, person, day=day, retry=not counted)

        def noted(board: str) -> Work[object]:
            row = (board, game, day, person, counted, self._calendar.now(), mark)
            return lambda db: (db.execute(SQL["daily-new"], row), db.execute(SQL["daily-forget-devices"], (day,)))

        try:
            return await self._tables.create(record, True, self.seed(game, day), noted)
        except SetupError as fault:
            raise Refused.by(fault.rejected) from fault

    # --- overview ---

    async def games(self, person: str, device: str = "") -> list[DailyGame]:
        day, now = self._calendar.today(), self._calendar.now()
        mark = self._mark(day, device)
        names = [name for name in registry.names() if registry.game(name).facts.daily is not None]
        return await self._store.read(lambda db: [_game(db, name, day, now, person, mark) for name in names])

    async def board(self, game: str, day: str, person: str) -> DailyBoard:
        daily_of(game)
        if day > self._calendar.today():
            raise Refused("no-such-day", 404)
        over = not self._calendar.is_on(day)

        def work(db: sqlite3.Connection) -> DailyBoard:
            rows = db.execute(SQL["daily-board"], (game, day)).fetchall()
            lines = [
                DailyLine(place, name, score, rank, who == person, watch if over else "", bool(guest))
                for place, who, name, score, rank, watch, guest in rows
            ]
            shown = [line for kind in (False, True) for line in [one for one in lines if one.guest is kind][:MOST]]
            mine = next((line for line in lines if line.mine), None)
            (before,) = db.execute(SQL["daily-before"], (game, day)).fetchone()
            (later,) = db.execute(SQL["daily-after"], (game, day)).fetchone()
            return DailyBoard(
                game, day, ends(day), over, _players(db, game, day), shown, mine, before or "", later or ""
            )

        return await self._store.read(work)


def _game(db: sqlite3.Connection, game: str, day: str, now: float, person: str, mark: bytes | None) -> DailyGame:
    tries = db.execute(SQL["daily-tries"], (person, game, day)).fetchall()
    begun = [board for board, _, ended, _, _ in tries if ended is None]
    days = [each for (each,) in db.execute(SQL["daily-finished"], (person, game))]
    lengths = runs(days)
    # Today's attempt may still come: a streak that ended yesterday is not broken yet.
    standing = [length for last, length in lengths if last == day or after(last).isoformat() == day]
    mine = [_try(db, game, day, person, row) for row in tries if row[1]]
    used = not mine and db.execute(SQL["daily-device"], (game, day, mark)).fetchone() is not None
    return DailyGame(
        game,
        day,
        ends(day),
        max(0.0, ends(day) - now),
        _players(db, game, day),
        mine[0] if mine else None,
        begun[0] if begun else "",
        len(tries) - len(mine),
        standing[-1] if standing else 0,
        max((length for _, length in lengths), default=0),
        used,
    )


def _try(db: sqlite3.Connection, game: str, day: str, person: str, row: Any) -> DailyTry:
    board, _, ended, score, rank = row
    if ended is None:
        return DailyTry(board, PLAYING)
    better, among = db.execute(SQL["daily-better"], (game, day, score, person)).fetchone()
    return DailyTry(board, OVER if score is not None else GIVEN_UP, score, rank, better + 1, among)


def _players(db: sqlite3.Connection, game: str, day: str) -> int:
    (players,) = db.execute(SQL["daily-players"], (game, day)).fetchone()
    return int(players)
