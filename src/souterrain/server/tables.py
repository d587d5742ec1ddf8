"""All tables of the house: made, found, read when they are first touched."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import sqlite3
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from souterrain.core.match import Match
from souterrain.server import hosting, lobby
from souterrain.server.draws import Draws
from souterrain.server.kept import LOBBY, OVER, PLAYING, Kept
from souterrain.server.protocol.http import MyTable, OpenTable
from souterrain.server.refusal import Refused
from souterrain.server.replays import Replay
from souterrain.server.shelf import insert, read_row
from souterrain.server.store import Work
from souterrain.server.table import Table

if TYPE_CHECKING:
    from souterrain.server.house import House

log = logging.getLogger("souterrain.tables")

SWEEP: Final = 20.0
MOST_PUBLIC: Final = 50


class Tables:
    def __init__(self, house: House) -> None:
        self._house = house
        self.open: dict[str, Table] = {}
        self._reading: dict[str, asyncio.Task[Table | None]] = {}

    def draft(
        self, kept: Kept, match: Match | None = None, seed: bytes | None = None
    ) -> tuple[str, Callable[[sqlite3.Connection], object]]:
        """A new table: its id, and the work that puts it into the file."""
        id_, now = secrets.token_urlsafe(12), time.time()
        board: dict[str, Any] = {
            "id": id_,
            "watch": secrets.token_urlsafe(12),
            "seed": seed or secrets.token_bytes(32),
        }
        return id_, lambda db: insert(db, board, kept, match, now)

    async def create(
        self, kept: Kept, start: bool, seed: bytes | None = None, also: Callable[[str], Work[object]] | None = None
    ) -> Table:
        """Starts at once if that is wanted and nobody has to come. With a seed of one's own nobody throws in a nonce.
        `also`: what else is saved with a table of that id."""
        nonces = () if seed else ("",) * len(kept.chairs)
        match, seed = None, seed or secrets.token_bytes(32)
        if start:
            if any(not chair.who for chair in kept.chairs):
                raise Refused("seats-open")
            draws = Draws(self._house.throwers)
            match = await draws.made(lambda: hosting.new_match(kept, seed, nonces, draws.resolve))
            kept.phase = PLAYING
        id_, work = self.draft(kept, match, seed)
        works = [work] if also is None else [work, also(id_)]
        await self._house.store.write(lambda db: [each(db) for each in works])
        table = await self.get(id_)
        assert table is not None
        return table

    async def play_on(self, replay: Replay, step: int, kept: Kept) -> Table:
        """A table that goes on from a step of a finished game."""
        match, seed = await asyncio.to_thread(replay.play_on, step, kept)
        id_, work = self.draft(kept, match, seed)
        await self._house.store.write(work)
        table = await self.get(id_)
        assert table is not None
        return table

    async def get(self, id_: str) -> Table | None:
        table = self.open.get(id_)
        if table is None:
            reading = self._reading.get(id_)
            if reading is None:
                reading = self._reading[id_] = asyncio.create_task(self._read(id_))
                reading.add_done_callback(lambda _: self._reading.pop(id_, None))
            table = await asyncio.shield(reading)
        if table is not None:
            table.touch()
        return table

    async def _read(self, id_: str) -> Table | None:
        row = await self._house.store.read(lambda db: read_row(db, id_))
        if row is None:
            return None
        table = self.open[id_] = Table(self._house, row)
        return table

    def forget(self, table: Table) -> None:
        if self.open.get(table.id) is table:
            del self.open[table.id]

    async def by_watch(self, watch: str) -> Table | None:
        rows = await self._house.store.rows("board-watch", watch)
        return await self.get(rows[0][0]) if rows else None

    async def by_code(self, code: str) -> Table | None:
        rows = await self._house.store.rows("board-code", code.upper())
        return await self.get(rows[0][0]) if rows else None

    async def of(self, person: str) -> list[MyTable]:
        """Those that wait for this person first, then the latest."""
        rows = await self._house.store.rows("boards-of", person)
        kept = [msgspec.json.decode(row[3], type=Kept) for row in rows]
        names = await self._house.people.names(sorted({chair.person for each in kept for chair in each.chairs} - {""}))
        tables: list[MyTable] = []
        for (id_, game, phase, _, waits, changed, due), each in zip(rows, kept, strict=True):
            seats = each.seats_of(person)
            if not seats and each.host != person:
                continue
            waiting = bool(set(seats) & set(json.loads(waits))) if phase == PLAYING else phase == LOBBY
            players = [names.get(chair.person, chair.who if chair.bot else "") for chair in each.chairs]
            table = self.open.get(id_)
            until = table.pace.due_clock() if table is not None else due
            tables.append(MyTable(id_, game, phase, waiting, players, changed, each.day, until or 0.0, each.lesson))
        return sorted(tables, key=lambda table: (not table.waits_for_me, -table.changed))

    def public(self, person: str) -> list[OpenTable]:
        """Tables of others that anybody may find, as long as somebody is there; those with a free seat first."""
        found: list[OpenTable] = []
        for table in self.open.values():
            kept = table.kept
            if kept.private or kept.phase == OVER or not table.clients or person in kept.persons:
                continue
            players = [table.names.get(chair.person, chair.who if chair.bot else "") for chair in kept.chairs]
            free = sum(not chair.who for chair in kept.chairs)
            found.append(OpenTable(table.id if free else "", table.watch, kept.game, kept.phase, players, free))
        return sorted(found, key=lambda each: not each.free)[:MOST_PUBLIC]

    async def sweep(self) -> None:
        """Reads tables whose clock runs out soon, and notes that the server lives."""
        house = self._house
        while True:
            now = time.time()
            try:
                for (id_,) in await house.store.rows("board-due", now + SWEEP):
                    await self.get(id_)
                await house.store.change("meta-set", "alive", str(now))
            except Exception:
                log.exception("a sweep failed")
            await asyncio.sleep(SWEEP)

    async def close(self) -> None:
        for table in list(self.open.values()):
            await table.stop()

    async def leave(self, person: str) -> None:
        """Somebody goes for good: at games that are not over the seats are free, and another is the host."""
        for id_, _, phase, *_ in await self._house.store.rows("boards-of", person):
            table = await self.get(id_) if phase != OVER else None
            if table is not None:
                await table.do(partial(self._leave, table, person))

    @staticmethod
    async def _leave(table: Table, person: str) -> None:
        if table.kept.phase != OVER and not table.kept.day:
            await table.carry_out(lobby.leave(table, person))
            await table.pace.drive()

    def renamed(self, person: str, name: str) -> None:
        for client in self._house.clients:
            if client.person == person:
                client.name = name
        for table in self.open.values():
            if person in table.names:
                table.call(person, name)
                table.tell()
