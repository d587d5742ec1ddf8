"""One table: the actor that owns its state and alone changes it.

A message is carried out on the match, saved with the journal, acknowledged, and then told to everybody. Nothing is told
before it is saved: if the write fails, the table is read again from the database and the message refused.
"""

from __future__ import annotations

import logging
import math
import sqlite3
import time
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, Final, NamedTuple, TypeAlias

from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.journal import Act, End, Undo
from souterrain.core.match import Match
from souterrain.server import steady
from souterrain.server.daily.calendar import Calendar, ends
from souterrain.server.daily.restrictions import need_allowed
from souterrain.server.net.budget import FILMED, SAVED, fan_out
from souterrain.server.net.client import Client
from souterrain.server.net.wire import framed
from souterrain.server.protocol.parts import NO_FILM, TableInfo
from souterrain.server.protocol.to_client import Ack, Nack
from souterrain.server.refusal import Refused
from souterrain.server.store.database import NotSaved, Store
from souterrain.server.store.failpoints import BEFORE_ACK, BEFORE_APPEND, Failpoint
from souterrain.server.store.record import OVER, TableRecord
from souterrain.server.store.table_rows import Answered, TableRow, encode, read_table
from souterrain.server.table.actor import Actor
from souterrain.server.table.change import Change, Receipt
from souterrain.server.table.draws import DrawFailed, Draws
from souterrain.server.table.feed import Feed
from souterrain.server.table.info import GONE, table_info
from souterrain.server.table.pace import Pace
from souterrain.server.table.receipts import Receipts
from souterrain.server.table.saving import Saver
from souterrain.server.table.state import TableState
from souterrain.server.table.telling import Teller
from souterrain.server.table.thinking import Thinking
from souterrain.server.table.views import SPECTATOR
from souterrain.server.workers import Workers

log = logging.getLogger("souterrain.table")

Handler: TypeAlias = "Callable[[Table, Client, Any], Change]"

OVER_IDLE: Final = 20.0
"""Seconds after which a table that is over and empty leaves memory."""


class Dependencies(NamedTuple):
    """The services that every table uses. `idle`: seconds after which an abandoned table leaves memory."""

    store: Store
    calendar: Calendar
    bot_workers: Workers
    draw_workers: Workers
    failpoint: Failpoint
    idle: float
    chat_kept: int
    """Chat messages kept of each room."""


class Table(Actor):
    def __init__(
        self,
        row: TableRow,
        needs: Dependencies,
        handlers: Mapping[type, Handler],
        forget: Callable[[Table], None],
    ) -> None:
        """`forget` is called when the table leaves memory."""
        super().__init__()
        self._needs = needs
        self._handlers = handlers
        self._forget = forget
        self.state = TableState(row)
        self.feed: Feed | None = None
        self._gone: set[str] = set()
        """Absent persons whom the others were told to be gone."""
        self._teller = Teller(self.state, self.info, self.post)
        self.draws = Draws(needs.draw_workers)
        self._saver = Saver(self.state, needs.store, needs.calendar)
        self._load(row)
        thinking = Thinking(row.id, row.seed, needs.bot_workers, self._bot_answered)
        left = None if row.due is None else row.due - (row.record.paused_at or steady.now())
        self.pace = Pace(self.state, self.draws, thinking, self.carry_out, left)
        self.post(self.pace.drive)
        self.work(f"table-{row.id}")

    def _load(self, row: TableRow) -> None:
        """Set the match and what belongs to it from the database."""
        self._receipts = Receipts(row.answered)
        self._saver.reset(row.journal, row.head)
        self._old = row.old
        self.state.match = self.feed = None
        if row.journal is not None:
            seq = sum(isinstance(entry, Act | Undo | End) for entry in row.journal.entries)
            self.begin(Match.resume(row.journal, row.seed, self.draws.resolve, short=True), seq, row.filmed)

    def begin(self, match: Match, seq: int, filmed: bool) -> None:
        match.tidy = True
        state = self.state
        state.match = match
        self.feed = Feed(match, seq, filmed, lambda seat: state.record.chairs[seat].each)

    @property
    def id(self) -> str:
        return self.state.id

    @property
    def watch(self) -> str:
        return self.state.watch

    @property
    def code(self) -> str:
        return self.state.code

    @property
    def seed(self) -> bytes:
        return self.state.seed

    @property
    def record(self) -> TableRecord:
        return self.state.record

    @property
    def match(self) -> Match | None:
        return self.state.match

    @property
    def chat_kept(self) -> int:
        return self._needs.chat_kept

    @property
    def clients(self) -> set[Client]:
        return self.state.clients

    @property
    def away(self) -> dict[str, float]:
        return self.state.away

    # --- the actor ---

    async def failed(self, fault: Exception) -> None:
        if isinstance(fault, NotSaved):
            await self._not_saved()
        elif isinstance(fault, DrawFailed):
            self.pace.retry_later()
        else:
            log.error("a job failed", exc_info=fault, extra={"table": self.id})
            await self.reload()

    def due(self) -> float:
        return min(self.pace.due(), self.touched + self._patience(), self._gone_due())

    def _patience(self) -> float:
        """Return the seconds that an abandoned table stays in memory."""
        ended = self.state.record.phase == OVER and not self.clients
        return min(OVER_IDLE, self._needs.idle) if ended else self._needs.idle

    def _gone_due(self) -> float:
        """Return the time of the next absence timeout, or infinity if nobody is connected."""
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
            if self._is_abandoned():
                await self._saver.note_absences()
            if self._is_abandoned() and self._is_idle():
                self._leave_memory()
                return
            self.touch()
        await self.pace.drive()

    def _is_idle(self) -> bool:
        return time.monotonic() - self.touched >= self._patience()

    def _is_abandoned(self) -> bool:
        return not self.clients and not self.busy and not self.pace.thinks

    def _leave_memory(self) -> None:
        self.closed = True
        self._forget(self)
        if self.match is not None:
            self.match.rest()
        self.pace.let_go()
        self._teller.let_go()

    async def stop(self) -> None:
        """Finish the jobs in the queue and leave memory: the server shuts down."""

        async def last() -> None:
            self._leave_memory()

        self.pace.stop()
        await self.do(last)

    def _bot_answered(self, ask: Ask, action: Action | None) -> None:
        self.post(lambda: self.pace.bot_answered(ask, action))

    # --- messages ---

    async def answer(self, client: Client, message: Any) -> None:
        """Carry out a message and acknowledge it, or refuse it. A repeated message gets the same answer again."""
        content = sha256(encode(message)).digest()
        known = self._receipts.find(client.person, message.cid, content)
        if known is not None:
            client.send_frame(framed(known or encode(Nack(message.cid, "cid-conflict"))))
            return
        try:
            if self.state.record.day:
                need_allowed(message)
            self.pace.note_activity(client.person)
            change = await self.draws.made(lambda: self._handlers[type(message)](self, client, message))
            await self.carry_out(change, Receipt(client, message.cid, content))
        except Refused as refused:
            client.send(Nack(message.cid, refused.code, refused.rule, refused.data))
        except (NotSaved, sqlite3.IntegrityError):
            client.send(Nack(message.cid, "not-saved"))
            await self._not_saved()
        except Exception:
            log.exception("a message failed", extra={"table": self.id})
            known = self._receipts.find(client.person, message.cid, content)  # if it was saved, only the telling failed
            client.send_frame(framed(known or encode(Nack(message.cid, "internal"))))
            await self.reload()
        else:
            await self.pace.drive()

    async def carry_out(self, change: Change, receipt: Receipt | None = None) -> None:
        """Save a change, acknowledge it, tell everybody, follow up: in this order."""
        ack = self._ack(change, receipt) if receipt is not None else b""
        if change.saved:
            await self._save(change, receipt, ack)
        if receipt is not None:
            self._acknowledge(change, receipt, ack)
        told = self._tell_change(change, receipt, ack)
        if change.follow_up is not None:
            told += change.follow_up() or 0
        if receipt is not None:
            drawn = change.step is not None and change.step.film != NO_FILM
            cost = SAVED * change.saved + FILMED * drawn
            receipt.client.budget.charge(cost + (fan_out(len(self.clients), told) if told else 0.0))

    def _ack(self, change: Change, receipt: Receipt) -> bytes:
        seq = self.feed.seq + 1 if change.step is not None and self.feed is not None else -1
        return encode(Ack(receipt.cid, seq, change.answer))

    async def _save(self, change: Change, receipt: Receipt | None, ack: bytes) -> None:
        answered = None
        if receipt is not None and receipt.client.person:
            answered = Answered(receipt.client.person, receipt.cid, receipt.content, ack.decode())
        self._needs.failpoint(BEFORE_APPEND)
        await self._saver.save(change, answered, self._receipts, self.pace.due_clock)
        if self.state.saving:
            self.state.saving = False
            self.tell()
        self._needs.failpoint(BEFORE_ACK)

    def _acknowledge(self, change: Change, receipt: Receipt, ack: bytes) -> None:
        """Remember the answer and send it, unless it travels in one write with the step or the table."""
        client = receipt.client
        self._receipts.add(client.person, receipt.cid, receipt.content, ack)
        alone = change.views or not (change.table or (self.feed is not None and change.step is not None))
        if alone or client not in self.state.clients:
            client.send_frame(framed(ack))

    def _tell_change(self, change: Change, receipt: Receipt | None, ack: bytes) -> int:
        """Send everybody the step, the whole view or the table, as far as they changed; return the bytes sent."""
        state, step, feed, told = self.state, change.step, self.feed, 0
        mover, answer = (receipt.client, framed(ack)) if receipt is not None and not change.views else (None, b"")
        hands = self.pace.hands
        self.pace.refresh()
        if feed is not None and step is not None:
            told += feed.advance(step, state.clients, mover, answer)
            mover = None
        if feed is not None and change.views:
            state.set_eyes()
            told += feed.refresh(state.clients)
        clocked = step is not None and (state.record.tempo or state.record.phase == OVER)
        if change.table or clocked or self.pace.hands != hands:
            told += self._teller.tell(mover, answer)
        return told

    async def reveal_seed(self) -> None:
        """Reveal the seed of a daily dungeon, once its day is over."""
        match, secret = self.match, self._needs.calendar.is_on(self.state.record.day)
        if match is not None and match.over and not secret and not match.told:
            match.reveal()
            await self.carry_out(Change())

    async def _not_saved(self) -> None:
        log.error("not saved", extra={"table": self.id})
        self.state.saving = True
        await self.reload()
        self.pace.retry_later()
        self.tell()

    async def reload(self) -> None:
        """Read everything again from the database: a change that was not saved did not happen."""
        try:
            store = self._needs.store
            row = await store.read(lambda db: read_table(db, self.id, store.history.rewound))
            assert row is not None
            self.state.load(row)
            self._load(row)
            self.pace.refresh()
            self.state.set_eyes()
            if self.feed is not None:
                self.feed.refresh(self.clients)
        except Exception:
            log.exception("a table cannot be read", extra={"table": self.id})
            for client in list(self.clients):
                client.close("restart")
            self._leave_memory()

    # --- clients ---

    async def join(self, client: Client, seen: int) -> None:
        """Send a greeted client the table, and the updates it missed or the whole view."""
        before = self._watchers(client)
        self.clients.add(client)
        client.eyes = self.state.eyes_of(client)
        if not client.spectator and self.away.pop(client.person, None) is not None:
            self._gone.discard(client.person)
            self.tell_soon()
            await self.pace.returned(client.person)
        if self._watchers(client) != before:
            self.tell_soon()
        self._teller.tell_one(client)
        if self.feed is not None:
            self.feed.catch_up(client, seen)

    def lost(self, seen: int, epoch: str) -> int:
        """Return how many moves are gone of those that a client has been told, or that anybody has if it comes for the
        first time. `epoch` is that of the client's last welcome."""
        history = self._needs.store.history
        if seen < 0 and not epoch:
            return history.lost.get(self.id, 0)
        still = self._old if epoch and epoch != history.epoch else self.feed.seq if self.feed is not None else -1
        return max(0, seen - max(0, still))

    async def part(self, client: Client) -> None:
        before = self._watchers(client)
        self.clients.discard(client)
        if client.person in self.state.record.persons and not self.state.is_here(client.person):
            self.away.setdefault(client.person, time.time())
            self.tell_soon()
        if self.state.forget_wish_of(client):
            self.tell_soon()
        if self._watchers(client) != before:
            self.tell_soon()
        if not self.clients and self.match is not None:
            self.match.rest()

    def _watchers(self, client: Client) -> bool:
        """Return True if a client is counted among those who watch."""
        return client in self.clients and SPECTATOR in client.eyes

    def is_closed_to(self, client: Client) -> bool:
        """Return True for spectators of a daily dungeon before its day is over."""
        record = self.state.record
        mine = not client.spectator and bool(record.seats_of(client.person))
        return self._needs.calendar.is_on(record.day) and not mine

    def info(self, spectator: bool = False) -> TableInfo:
        day = self.state.record.day
        opens = ends(day) if self._needs.calendar.is_on(day) else 0.0
        return table_info(self.state, self.pace.clock_of, opens, spectator, self.pace.hands)

    def tell(self) -> int:
        """Send everybody the table as it is now; return the bytes sent."""
        return self._teller.tell()

    def tell_soon(self) -> None:
        """Send everybody the table in a moment: only names or presence changed."""
        self._teller.tell_soon()
