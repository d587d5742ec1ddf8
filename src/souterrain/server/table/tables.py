"""All tables of the server: created, found, and read from the database on first access."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec

from souterrain.server import steady
from souterrain.server.net.client import Client
from souterrain.server.protocol.http import MyTable, OpenTable
from souterrain.server.refusal import Refused
from souterrain.server.store.chain import Damaged
from souterrain.server.store.database import Work
from souterrain.server.store.forgetting import boards_with, replace_person
from souterrain.server.store.people import People
from souterrain.server.store.record import LOBBY, OVER, PLAYING, TableRecord, read_record
from souterrain.server.store.table_rows import draft, read_table
from souterrain.server.table.draws import Draws
from souterrain.server.table.handlers import HANDLERS
from souterrain.server.table.hosting import new_match
from souterrain.server.table.replays import Replay
from souterrain.server.table.seats import leave
from souterrain.server.table.table import Dependencies, Table

log = logging.getLogger("souterrain.tables")

SWEEP: Final = 20.0
MOST_PUBLIC: Final = 50
GONE: Final = "gone-"
ROUNDS: Final = 5
MOST_DAMAGED: Final = 10_000
DAMAGED: Final = "table-damaged"


class Tables:
    def __init__(self, needs: Dependencies, people: People, clients: set[Client]) -> None:
        """`clients`: all open sockets, at whatever table."""
        self._needs = needs
        self._store = needs.store
        self._people = people
        self._clients = clients
        self.open: dict[str, Table] = {}
        self._reading: dict[str, asyncio.Task[Table | None]] = {}
        self._changing: dict[str, asyncio.Event] = {}
        """Tables whose rows are being rewritten."""
        self.damaged: set[str] = set()
        """Tables whose rows are not what was written."""

    async def create(
        self,
        record: TableRecord,
        start: bool,
        seed: bytes | None = None,
        also: Callable[[str], Work[object]] | None = None,
    ) -> Table:
        """Create a table, and start its match at once if `start`. With a given seed there are no nonces. `also` returns
        a further write of the same transaction for the id of the table."""
        nonces = () if seed else ("",) * len(record.chairs)
        match, seed = None, seed or secrets.token_bytes(32)
        if start:
            if any(not chair.who for chair in record.chairs):
                raise Refused("seats-open")
            draws = Draws(self._needs.draw_workers)
            match = await draws.made(lambda: new_match(record, seed, nonces, draws.resolve))
            record.begin()
        id_, _, write = draft(record, match, seed)
        writes = [write] if also is None else [write, also(id_)]
        await self._store.write(lambda db: [each(db) for each in writes])
        table = await self.get(id_)
        assert table is not None
        return table

    async def play_on(self, replay: Replay, step: int, record: TableRecord) -> Table:
        """Create a table that continues from a step of a finished game."""
        match, seed = await asyncio.to_thread(replay.play_on, step, record)
        id_, _, write = draft(record, match, seed)
        await self._store.write(write)
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
        """Read a table. One that is damaged is closed until the next start, and harms no other."""
        if id_ in self.damaged:
            raise Refused(DAMAGED)
        while id_ in self._changing:
            await self._changing[id_].wait()
        try:
            row = await self._store.read(lambda db: read_table(db, id_, self._store.history.rewound))
            if row is None:
                return None
            table = Table(row, self._needs, HANDLERS, self._forget)
        except (ImportError, MemoryError, OSError, sqlite3.Error):
            raise
        except Exception as fault:
            where = fault.row if isinstance(fault, Damaged) else 0
            log.error("table damaged", extra={"table": id_, "row": where, "fault": str(fault)})
            if len(self.damaged) < MOST_DAMAGED:
                self.damaged.add(id_)
            raise Refused(DAMAGED) from fault
        self.open[id_] = table
        return table

    def _forget(self, table: Table) -> None:
        if self.open.get(table.id) is table:
            del self.open[table.id]

    async def by_watch(self, watch: str) -> Table | None:
        rows = await self._store.rows("board-watch", watch)
        return await self.get(rows[0][0]) if rows else None

    async def by_code(self, code: str) -> Table | None:
        rows = await self._store.rows("board-code", code.upper())
        return await self.get(rows[0][0]) if rows else None

    async def of(self, person: str) -> list[MyTable]:
        """Return the tables of a person: first those that wait for them, then the latest."""
        rows, records = [], []
        for row in await self._store.rows("boards-of", person):
            with suppress(msgspec.MsgspecError):
                records.append(read_record(row[3]))
                rows.append(row)
        names = await self._people.names(sorted({chair.person for each in records for chair in each.chairs} - {""}))
        tables: list[MyTable] = []
        for (id_, game, phase, _, waits, changed, due), each in zip(rows, records, strict=True):
            seats = each.seats_of(person)
            if not seats and each.host != person:
                continue
            damaged = id_ in self.damaged
            waiting = not damaged and _waits(phase, seats, waits)
            players = [names.get(chair.person, chair.who if chair.bot else "") for chair in each.chairs]
            table = self.open.get(id_)
            until = table.pace.due_clock() if table is not None else due
            until = steady.to_wall(until) if until else 0.0
            tables.append(MyTable(id_, game, phase, waiting, players, changed, each.day, until, each.taught, damaged))
        return sorted(tables, key=lambda table: (not table.waits_for_me, -table.changed))

    def public(self, person: str) -> list[OpenTable]:
        """Return the public tables of others at which somebody is connected, those with a free seat first."""
        found: list[OpenTable] = []
        for table in self.open.values():
            record, names = table.record, table.state.names
            if record.private or record.phase == OVER or not table.clients or person in record.persons:
                continue
            players = [names.get(chair.person, chair.who if chair.bot else "") for chair in record.chairs]
            free = sum(not chair.who for chair in record.chairs) if record.phase == LOBBY else 0
            found.append(OpenTable(table.id if free else "", table.watch, record.game, record.phase, players, free))
        return sorted(found, key=lambda each: not each.free)[:MOST_PUBLIC]

    async def sweep(self) -> None:
        """Load tables whose clock runs out soon, and record that the server is alive; run until cancelled."""
        while True:
            now = steady.now()
            try:
                for (id_,) in await self._store.rows("board-due", now + SWEEP):
                    with suppress(Refused):
                        await self.get(id_)
                await self._store.change("meta-set", "alive", str(now))
            except Exception:
                log.exception("a sweep failed")
            await asyncio.sleep(SWEEP)

    async def close(self) -> None:
        for table in list(self.open.values()):
            await table.stop()

    async def leave(self, person: str) -> None:
        """Free the seats of a person at all unfinished games; another person becomes the host."""
        for id_, _, phase, *_ in await self._store.rows("boards-of", person):
            with suppress(Refused):
                table = await self.get(id_) if phase != OVER else None
                if table is not None:
                    await table.do(partial(self._leave, table, person))

    async def forget(self, person: str) -> None:
        """Write a pseudonym in place of a person who leaves for ever, into all rows of all tables. What was under way
        may have written the old id meanwhile, so it is searched once more."""
        other = GONE + secrets.token_urlsafe(9)
        for _ in range(ROUNDS):
            boards = await self._store.read(lambda db: boards_with(db, person))
            for board in boards:
                await self._rewrite(board, partial(replace_person, board=board, person=person, other=other))
            if not boards:
                return
        log.error("a deleted person is still named", extra={"tables": boards})

    async def _rewrite(self, id_: str, work: Work[None]) -> None:
        """Change the rows of a table, in the turn of its actor if it is in memory, else before anybody reads it."""
        if id_ in self._reading:
            with suppress(Refused):
                await asyncio.shield(self._reading[id_])
        table = self.open.get(id_)
        if table is not None:
            await table.do(partial(self._rewrite_open, table, work))
            return
        changed = self._changing[id_] = asyncio.Event()
        try:
            await self._store.write(work)
        finally:
            del self._changing[id_]
            changed.set()

    async def _rewrite_open(self, table: Table, work: Work[None]) -> None:
        await self._store.write(work)
        await table.reload()
        table.tell()

    @staticmethod
    async def _leave(table: Table, person: str) -> None:
        if table.record.phase != OVER and not table.record.day:
            await table.carry_out(leave(table.state, person))
            await table.pace.drive()

    def renamed(self, person: str, name: str) -> None:
        for client in self._clients:
            if client.person == person:
                client.name = name
        for table in self.open.values():
            if person in table.state.names:
                table.state.rename(person, name)
                table.tell_soon()


def _waits(phase: str, seats: list[int], waits: str) -> bool:
    """Return True if a table waits for one of these seats."""
    try:
        return bool(set(seats) & set(json.loads(waits))) if phase == PLAYING else phase == LOBBY
    except (TypeError, ValueError):
        return False
