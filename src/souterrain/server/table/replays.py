"""Replays of finished games, step by step. Games in progress are refused."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from itertools import accumulate
from typing import Any, Final, NamedTuple

import msgspec

from souterrain.core.events import Event, told
from souterrain.core.game import Game, View
from souterrain.core.journal import Act, End, Entry, Fork, Journal, JournalError, Reveal, Seat, Undo
from souterrain.core.match import Match
from souterrain.core.records import Record
from souterrain.parts import highlights_of, titles_won
from souterrain.server.protocol.http import HighlightInfo, MomentsInfo, ReplayChat, ReplayInfo, ReplayLine, ReplayStep
from souterrain.server.protocol.parts import NO_FILM
from souterrain.server.refusal import Refused
from souterrain.server.store.chain import Damaged
from souterrain.server.store.database import Store
from souterrain.server.store.record import OVER, TableRecord, read_record
from souterrain.server.store.sql import SQL
from souterrain.server.store.table_rows import read_journal, text
from souterrain.server.table.views import outcome_of

log = logging.getLogger("souterrain.replays")

CACHED: Final = 16
"""Replays record in memory."""
EVERYTHING: Final = -2
PLAYERS: Final = "players"
"""The room of the chat that a replay shows to those who sat at the table."""


class Frame(NamedTuple):
    """One step of a replay: the number of journal entries up to it, and the last of them."""

    number: int
    entry: Entry | None


class Replay:
    """A finished game. It is replayed once; the state after each step is kept, without its caches."""

    def __init__(
        self,
        id_: str,
        record: TableRecord,
        journal: Journal,
        names: dict[str, str],
        filmed: set[int],
        times: list[float],
    ) -> None:
        """`filmed`: the numbers of entries that have films; `times`: when each entry was written."""
        self.id = id_
        self.record = record
        self.journal = journal
        self.names = names
        self.filmed = filmed
        self._times = list(accumulate(times, max))
        self._states: list[Record] = []
        for match in Match.steps(journal):
            self._states.append(match.state.bare())
        self.match = match
        self.titles = titles_won(self.match)
        self.highlights = highlights_of(self.match)
        told = [Frame(n, entry) for n, entry in enumerate(journal.entries, 1) if isinstance(entry, Act | Undo | End)]
        self.frames = [Frame(0, None), *told]
        self._happened: dict[int, list[Event]] = {frame.number: [] for frame in self.frames}
        numbers = list(self._happened)
        for number, event in self.match.events:
            self._happened[numbers[self._step_of(number)]].append(event)

    def _step_of(self, number: int) -> int:
        """Return the first step that shows an entry."""
        return bisect_left(self.frames, number, hi=len(self.frames) - 1, key=lambda frame: frame.number)

    def info(self) -> ReplayInfo:
        header = self.journal.header
        players = [self.names.get(chair.person, chair.who if chair.bot else "") for chair in self.record.chairs]
        steps, outcome, told = len(self.frames) - 1, outcome_of(self.match), self.moments()
        return ReplayInfo(
            header.game, header.options, players, steps, outcome,
            told.titles, told.highlights, told.best, told.turned, self._ended_at(), self.record.day,
        )  # fmt: skip

    def _ended_at(self) -> float:
        last = self.frames[-1].number
        return self._times[last - 1] if last else 0.0

    def moments(self) -> MomentsInfo:
        found, best, turned = self.highlights
        titles = {seat: list(won) for seat, won in self.titles.items()}
        moments = [HighlightInfo(self._step_of(one.entry), one.key, one.seat, one.data) for one in found]
        return MomentsInfo(titles, moments, best, turned)

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
        entry, game, state = frame.entry, self.match.game, self._states[frame.number].bare()
        sections = self._everything(game, state) if eyes == EVERYTHING else game.view(state, _eyes(eyes))
        return ReplayStep(step, sections, line.events, line.text, line.seat, list(self._draws(entry)), line.film)

    def steps(self, eyes: int) -> list[ReplayStep]:
        return [self.step(step, eyes) for step in range(len(self.frames))]

    def _draws(self, entry: Entry | None) -> tuple[str, ...]:
        if entry is None:
            return self.journal.header.draws
        return entry.draws if isinstance(entry, Act) else ()

    def step_at(self, at: float) -> int:
        """Return the last step that was done by that time."""
        number = bisect_right(self._times, at)
        return bisect_right([frame.number for frame in self.frames], number) - 1

    def _everything(self, game: Game[Any], state: Record) -> View:
        """Return the public view, and as `section/seat` every section that a seat sees differently."""
        public = game.view(state, None)
        whole = dict(public)
        for seat in range(self.journal.header.seats):
            whole |= {
                f"{name}/{seat}": part for name, part in game.view(state, seat).items() if public.get(name) != part
            }
        return whole

    def _need_eyes(self, eyes: int) -> None:
        if not EVERYTHING <= eyes < self.journal.header.seats:
            raise Refused("no-such-seat", 404)

    def _line(self, step: int, eyes: int) -> ReplayLine:
        number, entry = self.frames[step]
        story = self._happened[number]
        events = [_whole(event) for event in story] if eyes == EVERYTHING else told(story, _eyes(eyes))
        seat = entry.seat if isinstance(entry, Act | Undo | End) else -1
        said = entry.text if isinstance(entry, Act) else ""
        film = number if number in self.filmed else NO_FILM
        return ReplayLine(events, said, seat, len(self._draws(entry)), film)

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
        record.begin()
        return match, seed


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
            self._replays[table] = await self._load(table)
            while len(self._replays) > CACHED:
                self._replays.popitem(last=False)
        self._replays.move_to_end(table)
        return self._replays[table]

    async def moments(self, table: str) -> MomentsInfo:
        """Return what a game is remembered for, even if its replay is still secret: so that is not kept for others."""
        kept = self._replays.get(table)
        return (kept or await self._load(table, sealed=True)).moments()

    async def _load(self, table: str, *, sealed: bool = False) -> Replay:
        """Read a finished game; with `sealed` also one whose seed is not revealed yet."""
        try:
            return await self._store.read(lambda db: self._read(db, table, sealed))
        except (Damaged, JournalError, msgspec.MsgspecError) as fault:
            log.error("table damaged", extra={"table": table, "fault": str(fault)})
            raise Refused("table-damaged") from fault

    def _read(self, db: sqlite3.Connection, table: str, sealed: bool) -> Replay:
        """Read and replay the whole game; runs in a reader thread."""
        by_watch = db.execute(SQL["board-watch"], (table,)).fetchone()
        row = db.execute(SQL["board-get"], by_watch or (table,)).fetchone()
        if row is None:
            raise Refused("no-such-table", 404)
        record = read_record(row[5])
        if record.phase != OVER or not row[4]:
            raise Refused("not-over", 403)
        journal, _ = read_journal(db, row[0], row[4])
        if not sealed and not any(isinstance(entry, Reveal) for entry in journal.entries):
            raise Refused("not-saved", 503)
        persons = sorted({entry.who for entry in journal.entries if isinstance(entry, Seat)})
        names = dict(db.execute(SQL["person-names"], (text(persons),)).fetchall())
        filmed = {n for (n,) in db.execute(SQL["film-entries"], (row[0],))}
        times = [at for (at,) in db.execute(SQL["entry-times"], (row[0],))]
        return Replay(row[0], record, journal, names, filmed, times)

    async def story(self, table: str, eyes: int) -> list[ReplayLine]:
        replay = await self.find(table)
        return await asyncio.to_thread(replay.story, eyes)

    async def steps(self, table: str, eyes: int) -> list[ReplayStep]:
        replay = await self.find(table)
        return await asyncio.to_thread(replay.steps, eyes)

    async def step(self, table: str, step: int, eyes: int) -> ReplayStep:
        replay = await self.find(table)
        return await asyncio.to_thread(replay.step, step, eyes)

    async def chat(self, table: str, person: str) -> list[ReplayChat]:
        """Return the players' chat to somebody who sat at the table, nothing to others."""
        replay = await self.find(table)
        if not replay.record.hears(person):
            return []
        rows = await self._store.rows("chat-all", replay.id, PLAYERS)
        return [ReplayChat(replay.step_at(at), who, name, text, phrase) for at, who, name, text, phrase in rows]

    def forget(self) -> None:
        """Clear the cache: names changed."""
        self._replays.clear()
