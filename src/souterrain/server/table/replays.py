"""Replays of finished games, step by step. Games in progress are refused."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

import msgspec

from souterrain.core.events import Event, told
from souterrain.core.game import View
from souterrain.core.journal import Act, End, Entry, Fork, Journal, Reveal, Seat, Undo
from souterrain.core.match import Match
from souterrain.parts import titles_won
from souterrain.server.protocol.http import ReplayInfo, ReplayLine, ReplayStep
from souterrain.server.protocol.parts import NO_FILM
from souterrain.server.refusal import Refused
from souterrain.server.store.database import SQL, Store
from souterrain.server.store.record import OVER, PLAYING, TableRecord
from souterrain.server.store.table_rows import read_journal, text
from souterrain.server.table.views import outcome_of

CACHED: Final = 16
"""Replays record in memory."""
EVERYTHING: Final = -2


class Frame(NamedTuple):
    """One step of a replay: the number of journal entries up to it, and the last of them."""

    number: int
    entry: Entry | None


class Replay:
    """A finished game. Each step is replayed from the beginning on request."""

    def __init__(self, record: TableRecord, journal: Journal, names: dict[str, str], filmed: set[int]) -> None:
        """`filmed`: the numbers of entries that have films."""
        self.record = record
        self.journal = journal
        self.names = names
        self.filmed = filmed
        self.match = Match.replay(journal)
        self.titles = titles_won(self.match)
        told = [Frame(n, entry) for n, entry in enumerate(journal.entries, 1) if isinstance(entry, Act | Undo | End)]
        self.frames = [Frame(0, None), *told]
        self._happened: dict[int, list[Event]] = {frame.number: [] for frame in self.frames}
        numbers = list(self._happened)
        for number, event in self.match.events:
            self._happened[numbers[bisect_left(numbers, number, hi=len(numbers) - 1)]].append(event)

    def info(self) -> ReplayInfo:
        header = self.journal.header
        players = [self.names.get(chair.person, chair.who if chair.bot else "") for chair in self.record.chairs]
        titles = {seat: list(won) for seat, won in self.titles.items()}
        return ReplayInfo(header.game, header.options, players, len(self.frames) - 1, outcome_of(self.match), titles)

    def frame(self, step: int) -> Frame:
        if not 0 <= step < len(self.frames):
            raise Refused("no-such-step", 404)
        return self.frames[step]

    def story(self, eyes: int) -> list[ReplayLine]:
        """Return every step without its sections."""
        self._need_eyes(eyes)
        return [self._line(step, eyes) for step in range(len(self.frames))]

    def step(self, step: int, eyes: int) -> ReplayStep:
        frame = self.frame(step)
        self._need_eyes(eyes)
        line = self._line(step, eyes)
        entry, match = frame.entry, Match.replay(self.journal, frame.number)
        sections = _everything(match) if eyes == EVERYTHING else match.view(_eyes(eyes))
        film = frame.number if frame.number in self.filmed else NO_FILM
        draws = self.journal.header.draws if entry is None else entry.draws if isinstance(entry, Act) else ()
        return ReplayStep(step, sections, line.events, line.text, line.seat, list(draws), film)

    def _need_eyes(self, eyes: int) -> None:
        if not EVERYTHING <= eyes < self.journal.header.seats:
            raise Refused("no-such-seat", 404)

    def _line(self, step: int, eyes: int) -> ReplayLine:
        number, entry = self.frames[step]
        story = self._happened[number]
        events = [_whole(event) for event in story] if eyes == EVERYTHING else told(story, _eyes(eyes))
        seat = entry.seat if isinstance(entry, Act | Undo | End) else -1
        return ReplayLine(events, entry.text if isinstance(entry, Act) else "", seat)

    def download(self) -> str:
        """Return the journal as text, with names in place of person ids."""
        entries = [
            Seat(entry.seat, self.names.get(entry.who, entry.who if entry.who.startswith("bot:") else ""))
            if isinstance(entry, Seat)
            else entry
            for entry in self.journal.entries
        ]
        return Journal(self.journal.header, entries).dumps()

    def play_on(self, step: int, record: TableRecord) -> tuple[Match, bytes]:
        """Return a match that continues from this step with a new secret seed, and that seed."""
        frame, entries, seed = self.frame(step), self.journal.entries, secrets.token_bytes(32)
        past = [entry for entry in entries[: frame.number] if not isinstance(entry, Reveal | Seat)]
        match = Match.replay(Journal(self.journal.header, past))
        if match.over:
            raise Refused("match-over")
        told = next(entry.seed for entry in entries[frame.number :] if isinstance(entry, Fork | Reveal))
        match.fork(bytes.fromhex(told), seed)
        for seat, chair in enumerate(record.chairs):
            match.sit(seat, chair.who)
        record.phase = PLAYING
        return match, seed


def _everything(match: Match) -> View:
    """Return the public view, and as `section/seat` every section that a seat sees differently."""
    public = match.view(None)
    whole = dict(public)
    for seat in range(match.journal.header.seats):
        whole |= {f"{name}/{seat}": part for name, part in match.view(seat).items() if public.get(name) != part}
    return whole


def _whole(event: Event) -> dict[str, Any]:
    """Return the event with its secrets, as its owners see it."""
    return event.seen_by(event.owners[0] if event.owners else None)


def _eyes(eyes: int) -> int | None:
    return eyes if eyes >= 0 else None


class Replays:
    def __init__(self, store: Store, need_open: Callable[[str], Awaitable[None]]) -> None:
        """`need_open` refuses a table whose replay is still secret."""
        self._store = store
        self._need_open = need_open
        self._replays: OrderedDict[str, Replay] = OrderedDict()

    async def find(self, table: str) -> Replay:
        """Return the replay of a finished game; `table` is its id or its spectators' code."""
        if table not in self._replays:
            await self._need_open(table)
            self._replays[table] = await self._store.read(lambda db: self._read(db, table))
            while len(self._replays) > CACHED:
                self._replays.popitem(last=False)
        self._replays.move_to_end(table)
        return self._replays[table]

    def _read(self, db: sqlite3.Connection, table: str) -> Replay:
        """Read and replay the whole game; runs in a reader thread."""
        by_watch = db.execute(SQL["board-watch"], (table,)).fetchone()
        row = db.execute(SQL["board-get"], by_watch or (table,)).fetchone()
        if row is None:
            raise Refused("no-such-table", 404)
        record = msgspec.json.decode(row[5], type=TableRecord)
        if record.phase != OVER or not row[4]:
            raise Refused("not-over", 403)
        journal = read_journal(db, row[0], row[4])
        if not any(isinstance(entry, Reveal) for entry in journal.entries):
            raise Refused("not-saved", 503)
        persons = sorted({entry.who for entry in journal.entries if isinstance(entry, Seat)})
        names = dict(db.execute(SQL["person-names"], (text(persons),)).fetchall())
        filmed = {n for (n,) in db.execute(SQL["film-entries"], (row[0],))}
        return Replay(record, journal, names, filmed)

    async def story(self, table: str, eyes: int) -> list[ReplayLine]:
        replay = await self.find(table)
        return await asyncio.to_thread(replay.story, eyes)

    async def step(self, table: str, step: int, eyes: int) -> ReplayStep:
        replay = await self.find(table)
        return await asyncio.to_thread(replay.step, step, eyes)

    def forget(self) -> None:
        """Clear the cache: names changed."""
        self._replays.clear()
