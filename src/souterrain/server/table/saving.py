"""Saves the changes of one table: new entries of the journal, the record, results of finished games."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec

from souterrain.core.journal import Journal, Snapshot
from souterrain.core.match import Match
from souterrain.server.daily.calendar import Calendar
from souterrain.server.store.chain import Head, start
from souterrain.server.store.database import NotSaved, Store, Work
from souterrain.server.store.record import OVER, PLAYING
from souterrain.server.store.results import daily_result, results_of, score_of
from souterrain.server.store.sql import SQL
from souterrain.server.store.table_rows import Answered, Entries, done, films, new_entries, save, sealed, sitting, text
from souterrain.server.table.change import Change
from souterrain.server.table.receipts import Receipts
from souterrain.server.table.state import TableState

SNAPSHOT: Final = 64
"""Entries between two snapshots."""


class Saver:
    """Knows which part of the table the database has, and writes the rest."""

    def __init__(self, state: TableState, store: Store, calendar: Calendar) -> None:
        self._state = state
        self._store = store
        self._calendar = calendar

    def reset(self, journal: Journal | None, head: Head) -> None:
        """Start from the journal that the database has, and the end of its chain."""
        self._head = head
        self._snapshot = 0
        self._board: dict[str, Any] = {}
        """The last row written beside the entries; empty if unknown."""
        if journal is not None:
            snapshots = [n for n, entry in enumerate(journal.entries, 1) if isinstance(entry, Snapshot)]
            self._snapshot = snapshots[-1] if snapshots else 0

    async def save(
        self, change: Change, answered: Answered | None, receipts: Receipts, due: Callable[[], float | None]
    ) -> None:
        """Return when the change is on the disk; nothing is written for a message that changed nothing. `due` tells the
        end of the next clock, for the row."""
        match, record, table, now = self._state.match, self._state.record, self._state.id, time.time()
        writes = list(change.writes)
        header, head = None, self._head
        entries: Entries = []
        if match is not None:
            if match.over and record.phase == PLAYING:
                record.phase, record.held = OVER, {}
                writes += await self._ended(match, now)
            elif change.snapshot or (change.step is not None and self._wants_snapshot(match)):
                match.snapshot()
                self._snapshot = len(match.journal)
            if not head.entries:
                header = text(match.journal.header.plain())
                head = Head(0, start(table, header), 0)
            entries, head = new_entries(table, match, head, now, answered)
        board = {"phase": record.phase, "info": text(record), "due": due(), "header": header}
        if match is not None and match.films:
            writes.append(films(table, match.films))
            match.films = {}
        changed = None if board == self._board else self._sealed({**board, "at": now}, head)
        if changed is None and not entries and not writes:
            return
        if change.table:
            writes.append(sitting(table, record))
        if answered is not None and not entries:
            writes.append(done(table, answered, receipts.replace_row(answered.person, answered.cid)))
        await self._store.write(save(changed, entries, writes), (table, head) if entries else None)
        self._head = head
        self._board = {**board, "header": None}

    async def _ended(self, match: Match, now: float) -> list[Work[object]]:
        """Return the writes for the end of a match, and reveal its seed. The first attempt at a daily dungeon counts
        if it ends within its day; its seed stays secret until then."""
        record, table = self._state.record, self._state.id
        secret = self._calendar.is_on(record.day)
        if not secret:
            match.reveal()
        writes: list[Work[object]] = []
        if not record.day or (secret and not record.retry):
            writes.append(await asyncio.to_thread(results_of, match, record, table, now))
        if secret:
            writes.append(daily_result(table, self._calendar.now(), *score_of(match, record)))
        return writes

    def _wants_snapshot(self, match: Match) -> bool:
        """Return False while an act can still be undone: a match that begins at a snapshot cannot go back past it."""
        due = len(match.journal) - self._snapshot >= SNAPSHOT
        return due and not any(map(match.can_undo, range(len(self._state.record.chairs))))

    async def note_absences(self) -> None:
        """Write who is absent, before the table leaves memory; losing this note is harmless."""
        noted = msgspec.structs.replace(self._state.record, away=self._state.away)
        row = self._sealed({"info": text(noted)}, self._head)
        with suppress(NotSaved):
            await self._store.write(lambda db: db.execute(SQL["board-note"], row))

    def _sealed(self, board: dict[str, Any], head: Head) -> dict[str, Any]:
        state = self._state
        return sealed({**board, "id": state.id, "watch": state.watch, "code": state.code, "seed": state.seed}, head)
