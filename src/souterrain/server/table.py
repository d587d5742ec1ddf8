"""One table: its match, its seats, the sockets at it, and the one task that changes any of it.

A wish is carried out on the match, saved with the journal, acknowledged, and then told to everybody. Nothing is told
before it is saved: when the file cannot be written the match is read anew and the wish refused.
"""

from __future__ import annotations

import asyncio
import logging
import math
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

import msgspec

from souterrain.core.journal import Act, End, Snapshot, Undo
from souterrain.core.match import Match
from souterrain.server.change import Change, Receipt
from souterrain.server.client import Client
from souterrain.server.daily import need_allowed
from souterrain.server.draws import DrawFailed, Draws
from souterrain.server.failpoints import BEFORE_ACK, BEFORE_APPEND
from souterrain.server.feed import Feed
from souterrain.server.info import GONE, table_info
from souterrain.server.kept import LOBBY, OVER, PLAYING, distinct
from souterrain.server.owner import Owner
from souterrain.server.pace import Pace
from souterrain.server.protocol.to_client import Ack, Nack
from souterrain.server.protocol.to_client import Table as TableMessage
from souterrain.server.refusal import Refused
from souterrain.server.results import results_of, score_of
from souterrain.server.shelf import Row, done, encode, films, new_entries, read_row, save, sitting, text
from souterrain.server.store import NotSaved, Work
from souterrain.server.views import SPECTATOR
from souterrain.server.wire import framed

if TYPE_CHECKING:
    from souterrain.server.house import House

log = logging.getLogger("souterrain.table")

SNAPSHOT: Final = 64


class Table(Owner):
    def __init__(self, house: House, row: Row) -> None:
        super().__init__()
        self.house = house
        self.id, self.watch, self.code, self.seed = row.id, row.watch, row.code, row.seed
        self.clients: set[Client] = set()
        """Those that were greeted."""
        self.away: dict[str, float] = {}
        """Persons with a seat who are not here, and since when."""
        self._gone: set[str] = set()
        """Those of them who were told to be gone."""
        self.takeback = -1
        self.agreed: set[str] = set()
        self.saving = False
        self.draws = Draws(house.throwers)
        self._take(row)
        self.pace = Pace(self, None if row.due is None else row.due - time.time())
        self.post(self.pace.drive)
        self.work(f"table-{self.id}")

    def _take(self, row: Row) -> None:
        """Everything as the file has it."""
        self.kept = row.kept
        self.names: dict[str, str] = {}
        for person in self.kept.persons:
            self.call(person, row.names.get(person, ""))
        self._done = row.done
        self._saved = self._snapshot = 0
        self._board: dict[str, Any] = {}
        """What the file has besides the entries, as far as we know."""
        self.match: Match | None = None
        self.feed: Feed | None = None
        if row.journal is not None:
            self._saved = len(row.journal)
            snapshots = [n for n, entry in enumerate(row.journal.entries, 1) if isinstance(entry, Snapshot)]
            self._snapshot = snapshots[-1] if snapshots else 0
            seq = sum(isinstance(entry, Act | Undo | End) for entry in row.journal.entries)
            self.begin(Match.resume(row.journal, self.seed, self.draws.resolve, short=True), seq, row.filmed)
        now, absent = time.time(), [person for person in self.kept.persons if not self.is_here(person)]
        self.away = {person: self.away.get(person, self.kept.away.get(person, now)) for person in absent}
        self.kept.away = {}

    def begin(self, match: Match, seq: int, filmed: bool) -> None:
        self.match = match
        self.feed = Feed(match, seq, filmed)

    # --- the owner ---

    async def failed(self, fault: Exception) -> None:
        if isinstance(fault, NotSaved):
            await self._not_saved()
        elif isinstance(fault, DrawFailed):
            self.pace.retry_later()
        else:
            log.error("a job failed", exc_info=fault, extra={"table": self.id})
            await self._again()

    def due(self) -> float:
        return min(self.pace.due(), self.touched + self.house.settings.idle, self._gone_due())

    def _gone_due(self) -> float:
        """When the next who is away will be gone, if there is anybody to be told."""
        going = [since for person, since in self.away.items() if person not in self._gone] if self.clients else []
        return min(going) + GONE - time.time() + time.monotonic() if going else math.inf

    def _tell_gone(self) -> None:
        gone = {person for person, since in self.away.items() if time.time() - since >= GONE}
        if gone != self._gone:
            self._gone = gone
            self.tell()

    async def tick(self) -> None:
        self._tell_gone()
        if self._is_idle():
            if self._is_left():
                await self._note_absences()
            if self._is_left() and self._is_idle():
                self._leave_memory()
                return
            self.touch()
        await self.pace.drive()

    def _is_idle(self) -> bool:
        return time.monotonic() - self.touched >= self.house.settings.idle

    def _is_left(self) -> bool:
        return not self.clients and not self.busy and not self.pace.thinks

    async def _note_absences(self) -> None:
        """What the file does not know yet. It is no change of the table, and not worth keeping it here."""
        noted = msgspec.structs.replace(self.kept, away=self.away)
        with suppress(NotSaved):
            await self.house.store.change("board-note", text(noted), self.id)

    def _leave_memory(self) -> None:
        self.closed = True
        self.house.tables.forget(self)

    async def stop(self) -> None:
        """The server ends: what is in hand is finished, nothing new is begun."""

        async def last() -> None:
            self._leave_memory()

        self.pace.stop()
        await self.do(last)

    # --- wishes ---

    async def answer(self, client: Client, wish: Any) -> None:
        content = sha256(encode(wish)).digest()
        known = self._done.get((client.person, wish.cid))
        if known is not None:
            if known[0] == content:
                client.send_frame(framed(known[1]))
            else:
                client.send(Nack(wish.cid, "cid-conflict"))
            return
        try:
            if self.kept.day:
                need_allowed(wish)
            change = await self.draws.made(lambda: HANDLERS[type(wish)](self, client, wish))
            await self.carry_out(change, Receipt(client, wish.cid, content))
        except Refused as refused:
            client.send(Nack(wish.cid, refused.code, refused.rule, refused.data))
        except (NotSaved, sqlite3.IntegrityError):
            client.send(Nack(wish.cid, "not-saved"))
            await self._not_saved()
        except Exception:
            log.exception("a wish failed", extra={"table": self.id})
            known = self._done.get((client.person, wish.cid))
            if known is not None:  # it was saved; only the telling failed
                client.send_frame(framed(known[1]))
            else:
                client.send(Nack(wish.cid, "internal"))
            await self._again()
        else:
            await self.pace.drive()

    async def carry_out(self, change: Change, receipt: Receipt | None = None) -> None:
        """Saved, acknowledged, told."""
        step, feed = change.step, self.feed
        ack = b""
        if receipt is not None:
            seq = feed.seq + 1 if step is not None and feed is not None else -1
            ack = encode(Ack(receipt.cid, seq, change.answer))
        if change.saved:
            self.house.failpoint(BEFORE_APPEND)
            await self._save(change, receipt, ack)
            self.house.failpoint(BEFORE_ACK)
        if receipt is not None:
            self._done[receipt.client.person, receipt.cid] = receipt.content, ack
        mover = receipt.client if receipt is not None else None
        moved = feed is not None and step is not None and mover in self.clients
        if mover is not None and not moved:
            mover.send_frame(framed(ack))
        self.pace.refresh()
        if feed is not None and step is not None:
            feed.advance(step, self.clients, mover, framed(ack))
        if feed is not None and change.fresh:
            for client in self.clients:
                client.eyes = self.eyes_of(client)
            feed.refresh(self.clients)
        if change.told or (step is not None and (self.kept.tempo or self.kept.phase == OVER)):
            self.tell()
        if change.then is not None:
            change.then()

    async def _save(self, change: Change, receipt: Receipt | None, ack: bytes) -> None:
        match, kept, now = self.match, self.kept, time.time()
        works = list(change.works)
        header, entries = None, []
        by = receipt if receipt is not None and receipt.client.person else None
        if match is not None:
            if match.over and kept.phase == PLAYING:
                kept.phase = OVER
                works += await self._ended(match, now)
            elif change.snapshot or (change.step is not None and self._wants_snapshot(match)):
                match.snapshot()
                self._snapshot = len(match.journal)
            header = text(match.journal.header.plain()) if not self._saved else None
            entries = new_entries(self.id, match, self._saved, now, by, ack.decode())
        board = {"phase": kept.phase, "info": text(kept), "due": self.pace.due_clock(), "header": header}
        same = board == self._board
        if change.told:
            works.append(sitting(self.id, kept))
        if by is not None and not entries:
            works.append(done(self.id, by, ack))
        if match is not None and match.films:
            works.append(films(self.id, match.films))
            match.films = {}
        await self.house.store.write(save(None if same else {**board, "id": self.id, "at": now}, entries, works))
        self._saved += len(entries)
        self._board = {**board, "header": None}
        if self.saving:
            self.saving = False
            self.tell()

    async def _ended(self, match: Match, now: float) -> list[Work[object]]:
        """Of a try at a daily dungeon the result counts within its day, if it is the first; the seed stays here."""
        kept = self.kept
        secret = self.house.calendar.is_on(kept.day)
        if not secret:
            match.reveal()
        works: list[Work[object]] = []
        if not kept.day or (secret and not kept.retry):
            works.append(await asyncio.to_thread(results_of, match, kept, self.id, now))
        if secret:
            works.append(self.house.dailies.ended(self.id, *score_of(match, kept)))
        return works

    async def tell_seed(self) -> None:
        """That of a daily dungeon, once its day is over."""
        match, secret = self.match, self.house.calendar.is_on(self.kept.day)
        if match is not None and match.over and not secret and not match.told:
            match.reveal()
            await self.carry_out(Change())

    def _wants_snapshot(self, match: Match) -> bool:
        """Not while something may still be taken back: a match that begins at a snapshot has no way back past it."""
        due = len(match.journal) - self._snapshot >= SNAPSHOT
        return due and not any(map(match.can_undo, range(len(self.kept.chairs))))

    async def _not_saved(self) -> None:
        log.error("not saved", extra={"table": self.id})
        self.saving = True
        await self._again()
        self.pace.retry_later()
        self.tell()

    async def _again(self) -> None:
        """Reads everything anew: what was not saved has not happened."""
        try:
            row = await self.house.store.read(lambda db: read_row(db, self.id))
            assert row is not None
            self._take(row)
            self.pace.refresh()
            for client in self.clients:
                client.eyes = self.eyes_of(client)
            if self.feed is not None:
                self.feed.refresh(self.clients)
        except Exception:
            log.exception("a table cannot be read", extra={"table": self.id})
            for client in list(self.clients):
                client.close("restart")
            self._leave_memory()

    # --- who is here ---

    async def join(self, client: Client, seen: int) -> None:
        """A client was greeted: it gets the table, and the gap or everything."""
        self.clients.add(client)
        client.eyes = self.eyes_of(client)
        if not client.spectator and self.away.pop(client.person, None) is not None:
            self._gone.discard(client.person)
            await self.pace.returned(client.person)
        self.tell()
        if self.feed is not None:
            self.feed.catch_up(client, seen)

    async def part(self, client: Client) -> None:
        self.clients.discard(client)
        if client.person in self.kept.persons and not self.is_here(client.person):
            self.away.setdefault(client.person, time.time())
        self.tell()

    def call(self, person: str, name: str) -> None:
        """Somebody's name at this table."""
        others = [self.names.get(each, "") for each in self.kept.persons if each != person]
        self.names[person] = distinct(name, others)

    def is_closed_to(self, client: Client) -> bool:
        """Nobody looks at another's try before its day is over."""
        mine = not client.spectator and bool(self.kept.seats_of(client.person))
        return self.house.calendar.is_on(self.kept.day) and not mine

    def is_here(self, person: str) -> bool:
        return any(client.person == person and not client.spectator for client in self.clients)

    def seats_of(self, client: Client) -> list[int]:
        return [] if client.spectator else self.kept.seats_of(client.person)

    def eyes_of(self, client: Client) -> tuple[int, ...]:
        return tuple(self.seats_of(client)) or (SPECTATOR,)

    def tell(self) -> None:
        """The table as it is now, to everybody."""
        infos = {spectator: table_info(self, spectator) for spectator in {client.spectator for client in self.clients}}
        for client in self.clients:
            seats = self.seats_of(client)
            orders = [self.kept.chairs[seat].wake for seat in seats]
            client.send(TableMessage(infos[client.spectator], seats, orders))

    # --- what handlers ask ---

    def need_seat(self, client: Client, seat: int) -> None:
        if seat not in self.seats_of(client):
            raise Refused("not-your-seat")

    def need_host(self, client: Client) -> None:
        if client.spectator or not client.person or client.person != self.kept.host:
            raise Refused("not-the-host")

    def need_match(self) -> Match:
        if self.kept.phase == OVER:
            raise Refused("match-over")
        if self.kept.phase == LOBBY or self.match is None:
            raise Refused("not-begun")
        return self.match


HANDLERS: Final[dict[type, Callable[[Table, Client, Any], Change]]] = {}
"""What is done for each kind of message; lobby.py and playing.py fill it."""
