"""The HTTP interface for players: guests, names, tables, replays and the daily dungeon."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Mapping, Sequence
from http.client import HTTPException
from typing import TypeVar
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

import msgspec

from souterrain.client.faults import Gone, Refused
from souterrain.server.protocol.daily import DailyBoard, DailyGame, DailyStart
from souterrain.server.protocol.http import (
    CampaignInfo,
    GameInfo,
    MyTable,
    NewName,
    NewPerson,
    NewTable,
    OpenTable,
    Person,
    Problem,
    RecapInfo,
    ReplayChat,
    ReplayInfo,
    ReplayLine,
    TableLinks,
)
from souterrain.server.protocol.profile import History, Profile

T = TypeVar("T")
SECONDS = 20.0
_PROBLEM = msgspec.json.Decoder(Problem)
"""Made at import: threads read it, and msgspec crashes if several of them are the first to read a type."""


class Api:
    """The API as one person. `token` identifies the person; without one, `guest` makes a new person."""

    def __init__(self, base: str, token: str = "") -> None:
        self.base = base.rstrip("/")
        self.token = token
        self.was = ""
        """The name of this person until somebody claimed it, as `me` told last."""

    async def guest(self, name: str = "", language: str = "en") -> NewPerson:
        """Create a guest and use its token from now on. Without a name one is proposed in that language."""
        person = await self._call("POST", f"/api/guest?language={language}", NewPerson)
        self.token = person.token
        if name:
            person.name = (await self.rename(name)).name
        return person

    async def me(self) -> Person | None:
        """Return this person; None if the server does not know the token."""
        answer = await to_thread(self._exchange, "GET", "/api/me", None)
        me: Person | None = msgspec.json.decode(answer, type=Person | None)
        self.was = me.was if me is not None else ""
        return me

    async def rename(self, name: str) -> Person:
        return await self._call("POST", "/api/name", Person, NewName(name))

    async def profile(self) -> Profile:
        """Return this person's statistics, titles, progress towards titles, and latest games."""
        return await self._call("GET", "/api/profile", Profile)

    async def history(self, *, game: str = "", opponent: str = "", result: str = "", offset: int = 0) -> History:
        """Return a page of this person's finished games. `opponent` is a person's id, "bots" or "alone"; `result` is
        "won" or "lost"."""
        wish = {"game": game, "opponent": opponent, "result": result, "offset": offset}
        return await self._call("GET", f"/api/history?{urlencode(wish)}", History)

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

    async def recap(self, table: str) -> RecapInfo:
        """Return the story of a game so far."""
        return await self._call("GET", f"/api/tables/{quote(table)}/recap", RecapInfo)

    async def campaign(self, table: str) -> CampaignInfo:
        """Return the chronicle of the campaign that a table belongs to."""
        return await self._call("GET", f"/api/campaigns/{quote(table)}", CampaignInfo)

    async def replay_story(self, table: str, eyes: int = -1) -> list[ReplayLine]:
        """Return what happened in each step of a finished game, as those eyes were told it."""
        return await self._call("GET", f"/api/replays/{quote(table)}/story?eyes={eyes}", list[ReplayLine])

    async def replay_chat(self, table: str) -> list[ReplayChat]:
        """Return the players' chat of a finished game; nothing to somebody who did not sit there."""
        return await self._call("GET", f"/api/replays/{quote(table)}/chat", list[ReplayChat])

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
            return _answer(Request(self.base + path, data, headers, method=method))
        except (OSError, HTTPException) as fault:
            raise Gone("lost") from fault


def _answer(request: Request) -> bytes:
    try:
        with urlopen(request, timeout=SECONDS) as reply:
            read: bytes = reply.read()
            return read
    except HTTPError as fault:
        with fault:
            raise _refused(fault) from None


def _refused(fault: HTTPError) -> Refused:
    try:
        problem = _PROBLEM.decode(fault.read())
    except msgspec.MsgspecError:
        return Refused(f"http-{fault.code}")
    return Refused(problem.code, data=problem.data)
