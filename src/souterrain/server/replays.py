"""Finished games, step by step. Before the end nobody gets anything of them here."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from bisect import bisect_left
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from souterrain.core.events import Event, told
from souterrain.core.game import View
from souterrain.core.journal import Act, End, Entry, Fork, Journal, Reveal, Seat, Undo
from souterrain.core.match import Match
from souterrain.parts import titles_won
from souterrain.server.kept import OVER, PLAYING, Kept
from souterrain.server.protocol.http import ReplayInfo, ReplayLine, ReplayStep
from souterrain.server.protocol.parts import NO_FILM
from souterrain.server.refusal import Refused
from souterrain.server.shelf import read_journal, text
from souterrain.server.store import SQL
from souterrain.server.views import outcome_of

if TYPE_CHECKING:
    from souterrain.server.house import House

KEPT: Final = 16
EVERYTHING: Final = -2


class Frame(NamedTuple):
    """One step: how many entries of the journal that is, and the last of them."""

    number: int
    entry: Entry | None


class Replay:
    """A finished game; each step is played from the beginning when somebody looks at it."""

    def __init__(self, kept: Kept, journal: Journal, names: dict[str, str], filmed: set[int]) -> None:
        """`filmed`: the entries that have films."""
        self.kept = kept
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
        players = [self.names.get(chair.person, chair.who if chair.bot else "") for chair in self.kept.chairs]
        titles = {seat: list(won) for seat, won in self.titles.items()}
        return ReplayInfo(header.game, header.options, players, len(self.frames) - 1, outcome_of(self.match), titles)

    def frame(self, step: int) -> Frame:
        if not 0 <= step < len(self.frames):
            raise Refused("no-such-step", 404)
        return self.frames[step]

    def story(self, eyes: int) -> list[ReplayLine]:
        """Every step without its sections."""
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
        """The journal, with names in the place of our own ids."""
        entries = [
            Seat(entry.seat, self.names.get(entry.who, entry.who if entry.who.startswith("bot:") else ""))
            if isinstance(entry, Seat)
            else entry
            for entry in self.journal.entries
        ]
        return Journal(self.journal.header, entries).dumps()

    def play_on(self, step: int, kept: Kept) -> tuple[Match, bytes]:
        """A match that goes on from here, with dice that nobody knows yet."""
        frame, entries, seed = self.frame(step), self.journal.entries, secrets.token_bytes(32)
        past = [entry for entry in entries[: frame.number] if not isinstance(entry, Reveal | Seat)]
        match = Match.replay(Journal(self.journal.header, past))
        if match.over:
            raise Refused("match-over")
        told = next(entry.seed for entry in entries[frame.number :] if isinstance(entry, Fork | Reveal))
        match.fork(bytes.fromhex(told), seed)
        for seat, chair in enumerate(kept.chairs):
            match.sit(seat, chair.who)
        kept.phase = PLAYING
        return match, seed


def _everything(match: Match) -> View:
    """The public view, and beside it what each seat sees otherwise, as `section/seat`."""
    public = match.view(None)
    whole = dict(public)
    for seat in range(match.journal.header.seats):
        whole |= {f"{name}/{seat}": part for name, part in match.view(seat).items() if public.get(name) != part}
    return whole


def _whole(event: Event) -> dict[str, Any]:
    """As those read it who know most of it."""
    return event.seen_by(event.owners[0] if event.owners else None)


def _eyes(eyes: int) -> int | None:
    return eyes if eyes >= 0 else None


class Replays:
    def __init__(self, house: House) -> None:
        self._house = house
        self._replays: OrderedDict[str, Replay] = OrderedDict()

    async def find(self, table: str) -> Replay:
        """Of a finished game; `table` is its id or its spectators' code."""
        if table not in self._replays:
            await self._house.dailies.need_open(table)
            self._replays[table] = await self._house.store.read(lambda db: self._read(db, table))
            while len(self._replays) > KEPT:
                self._replays.popitem(last=False)
        self._replays.move_to_end(table)
        return self._replays[table]

    def _read(self, db: sqlite3.Connection, table: str) -> Replay:
        """In a reader's thread: it plays the whole game."""
        by_watch = db.execute(SQL["board-watch"], (table,)).fetchone()
        row = db.execute(SQL["board-get"], by_watch or (table,)).fetchone()
        if row is None:
            raise Refused("no-such-table", 404)
        kept = msgspec.json.decode(row[5], type=Kept)
        if kept.phase != OVER or not row[4]:
            raise Refused("not-over", 403)
        journal = read_journal(db, row[0], row[4])
        if not any(isinstance(entry, Reveal) for entry in journal.entries):
            raise Refused("not-saved", 503)
        persons = sorted({entry.who for entry in journal.entries if isinstance(entry, Seat)})
        names = dict(db.execute(SQL["person-names"], (text(persons),)).fetchall())
        filmed = {n for (n,) in db.execute(SQL["film-entries"], (row[0],))}
        return Replay(kept, journal, names, filmed)

    async def story(self, table: str, eyes: int) -> list[ReplayLine]:
        replay = await self.find(table)
        return await asyncio.to_thread(replay.story, eyes)

    async def step(self, table: str, step: int, eyes: int) -> ReplayStep:
        replay = await self.find(table)
        return await asyncio.to_thread(replay.step, step, eyes)

    def forget(self) -> None:
        """Names changed."""
        self._replays.clear()
