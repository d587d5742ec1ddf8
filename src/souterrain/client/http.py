"""The HTTP interface for players: guests, names, tables, replays and the daily dungeon."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Mapping, Sequence
from typing import TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec

from souterrain.client.faults import Gone, Refused
from souterrain.server.protocol.http import (
    DailyBoard,
    DailyGame,
    DailyStart,
    GameInfo,
    MyTable,
    NewName,
    NewPerson,
    NewTable,
    OpenTable,
    Person,
    Problem,
    Profile,
    ReplayInfo,
    TableLinks,
)

T = TypeVar("T")
SECONDS = 20.0


class Api:
    """The API as one person. `token` identifies the person; without one, `guest` makes a new person."""

    def __init__(self, base: str, token: str = "") -> None:
        self.base = base.rstrip("/")
        self.token = token

    async def guest(self, name: str = "") -> NewPerson:
        """Create a guest and use its token from now on."""
        person = await self._call("POST", "/api/guest", NewPerson)
        self.token = person.token
        if name:
            person.name = (await self.rename(name)).name
        return person

    async def me(self) -> Person | None:
        """Return this person; None if the server does not know the token."""
        answer = await to_thread(self._exchange, "GET", "/api/me", None)
        me: Person | None = msgspec.json.decode(answer, type=Person | None)
        return me

    async def rename(self, name: str) -> Person:
        return await self._call("POST", "/api/name", Person, NewName(name))

    async def profile(self) -> Profile:
        """Return this person's results, records, titles, and progress towards titles."""
        return await self._call("GET", "/api/profile", Profile)

    async def games(self) -> list[GameInfo]:
        return await self._call("GET", "/api/games", list[GameInfo])

    async def tables(self) -> list[MyTable]:
        return await self._call("GET", "/api/tables", list[MyTable])

    async def open_tables(self) -> list[OpenTable]:
        """Return the public tables."""
        return await self._call("GET", "/api/open", list[OpenTable])

    async def replay(self, table: str) -> ReplayInfo:
        """Return the replay of a finished game."""
        return await self._call("GET", f"/api/replays/{quote(table)}", ReplayInfo)

    async def create(
        self,
        game: str,
        seats: Sequence[str],
        *,
        options: Mapping[str, str] | None = None,
        private: bool = True,
        tempo: int = 0,
        absence: str = "wait",
        start: bool = False,
    ) -> TableLinks:
        """Create a table. `seats` lists the players: "me", "bot:<name>", or "" for a free seat."""
        wish = NewTable(game, list(seats), dict(options or {}), private, tempo, absence, start)
        return await self._call("POST", "/api/tables", TableLinks, wish)

    async def dailies(self) -> list[DailyGame]:
        """Return today's dungeon of each game that has one, and this person's result."""
        return await self._call("GET", "/api/daily", list[DailyGame])

    async def daily_board(self, game: str, date: str = "") -> DailyBoard:
        """Return the results of a day; today's without a date."""
        when = f"?date={quote(date)}" if date else ""
        return await self._call("GET", f"/api/daily/{quote(game)}{when}", DailyBoard)

    async def play_daily(self, game: str) -> DailyStart:
        """Return this person's attempt of today, or start one; the first of a day counts."""
        return await self._call("POST", f"/api/daily/{quote(game)}", DailyStart)

    async def _call(self, method: str, path: str, answer: type[T], body: msgspec.Struct | None = None) -> T:
        """Send a request. Raise `Refused` with the server's reason, or `Gone` when there is no server."""
        return msgspec.json.decode(await to_thread(self._exchange, method, path, body), type=answer)

    def _exchange(self, method: str, path: str, body: msgspec.Struct | None) -> bytes:
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = msgspec.json.encode(body) if body is not None else b"" if method == "POST" else None
        try:
            with urlopen(Request(self.base + path, data, headers, method=method), timeout=SECONDS) as reply:
                read: bytes = reply.read()
                return read
        except HTTPError as fault:
            with fault:
                raise _refused(fault) from None
        except (URLError, OSError) as fault:
            raise Gone("lost") from fault


def _refused(fault: HTTPError) -> Refused:
    try:
        problem = msgspec.json.decode(fault.read(), type=Problem)
    except msgspec.MsgspecError:
        return Refused(f"http-{fault.code}")
    return Refused(problem.code, data=problem.data)
