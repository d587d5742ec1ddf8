"""The rows of a table in the database: read completely, written incrementally."""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import msgspec

from souterrain.core.asks import MUST, ONE
from souterrain.core.journal import Act, End, Journal, JournalError, Undo
from souterrain.core.match import Match
from souterrain.server import steady
from souterrain.server.store.chain import Damaged, Head, link, seal, start
from souterrain.server.store.database import Work, is_corrupt
from souterrain.server.store.record import TableRecord, read_record
from souterrain.server.store.sql import SQL

NO_MESSAGE: Final = (None, None, None, None)
MOVES: Final = (Act, Undo, End)
"""Entries that clients are told as an update with a number of its own."""
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE: Final = 6
LATEST: Final = 1024
"""Entries whose messages are known again."""


NOTHING: Final = Head(0, b"", 0)


class TableRow(NamedTuple):
    """`answered`: person, cid, content and answer of the latest messages carried out, the oldest first, and True for
    those that led to no entry. `names`: of the persons it tells about. `filmed`: the set-up has films. `head`: the end
    of the chain of the journal. `old`: the number of moves from before a backup was restored. `notes`: by person and
    place."""

    id: str
    watch: str
    code: str
    seed: bytes
    record: TableRecord
    journal: Journal | None
    due: float | None
    answered: list[tuple[str, str, bytes, bytes, bool]]
    names: dict[str, str]
    filmed: bool
    head: Head
    old: int
    notes: dict[str, dict[str, str]]


class Answered(NamedTuple):
    """A message that was carried out: its sender and cid, the hash of its content, and the answer."""

    person: str
    cid: str
    content: bytes
    answer: str


encode = msgspec.json.Encoder().encode


def text(thing: Any) -> str:
    return encode(thing).decode()


def read_table(db: sqlite3.Connection, table: str, restored: float = 0.0) -> TableRow | None:
    """Return the rows of a table; raise `Damaged` if they are not what was written. `restored`: the time at which a
    backup was restored."""
    try:
        with snapshot(db):
            return _read_table(db, table, restored)
    except (msgspec.MsgspecError, TypeError, ValueError, AttributeError) as fault:
        raise Damaged(table, 0, str(fault)) from fault
    except sqlite3.DatabaseError as fault:
        if not is_corrupt(fault):
            raise
        raise Damaged(table, 0, str(fault)) from fault


@contextmanager
def snapshot(db: sqlite3.Connection) -> Iterator[None]:
    """Let a reader see one state of the file in several statements."""
    db.execute(SQL["begin"])
    try:
        yield
    finally:
        db.rollback()


def _read_table(db: sqlite3.Connection, table: str, restored: float) -> TableRow | None:
    row = db.execute(SQL["board-get"], (table,)).fetchone()
    if row is None:
        return None
    id_, watch, code, seed, header, info, due, entries, chain, sealed = row
    if sealed is not None and sealed != seal(id_, watch, code, seed, info, entries, chain or b""):
        raise Damaged(table, 0, "the row of the table was changed")
    record = read_record(info)
    journal, head, old = None, NOTHING, 0
    if header:
        journal, head = read_journal(db, id_, header, Head(entries, chain or b"", 0))
        times = [at for (at,) in db.execute(SQL["entry-times"], (id_,))]
        moves = [at for at, entry in zip(times, journal.entries, strict=True) if isinstance(entry, MOVES)]
        old = sum(at < restored for at in moves)
    answered = [
        (who, cid, content, answer.encode(), bool(row))
        for who, cid, content, answer, row in db.execute(SQL["done-all"], (id_, LATEST))
    ]
    names = dict(db.execute(SQL["person-names"], (text(record.known),)).fetchall())
    filmed = db.execute(SQL["films"], (id_, 0)).fetchone() is not None
    notes: dict[str, dict[str, str]] = {}
    for person, about, body in db.execute(SQL["notes-at"], (id_,)):
        notes.setdefault(person, {})[about] = body
    return TableRow(id_, watch, code, seed, record, journal, due, answered, names, filmed, head, old, notes)


def read_journal(db: sqlite3.Connection, table: str, header: str, least: Head = NOTHING) -> tuple[Journal, Head]:
    """Return a journal whose chain holds and which has what `least` says, and the end of its chain. Rows from before
    there were chains have no hash; that of the next row covers them."""
    lines, chain, chained = [header], start(table, header), False
    for number, (n, body, hashed) in enumerate(db.execute(SQL["entries"], (table,)), 1):
        if n != number or not isinstance(body, str):
            raise Damaged(table, number, "the row is missing")
        chain = link(chain, table, n, body)
        if hashed != chain and (chained or hashed is not None):
            raise Damaged(table, number, "the row or one before it was changed")
        chained = hashed is not None
        if number == least.entries and least.chain not in (b"", chain):
            raise Damaged(table, number, "the row is another one")
        lines.append(body)
    if len(lines) - 1 < least.entries:
        raise Damaged(table, len(lines), "the rows from here on are missing")
    try:
        journal = Journal.loads("".join([line + "\n" for line in lines]))
    except JournalError as fault:
        raise Damaged(table, 0, str(fault)) from fault
    return journal, Head(len(journal), chain, sum(isinstance(entry, MOVES) for entry in journal.entries))


Entries = list[tuple[object, ...]]


def new_entries(
    table: str, match: Match, head: Head, at: float, answered: Answered | None = None
) -> tuple[Entries, Head]:
    """Return the rows of the entries after `head`, and the new end of the chain. The first row carries the message that
    caused them, the last one the seats that have to act."""
    entries = match.journal.entries
    saved, chain, moves = head
    last, rows = len(entries), []
    for number, entry in enumerate(entries[saved:], saved + 1):
        message = answered if answered is not None else NO_MESSAGE
        waits = text([ask.seat for ask in match.asks if ask.kind in (MUST, ONE)]) if number == last else None
        body = text(entry.plain(number))
        chain = link(chain, table, number, body)
        moves += isinstance(entry, MOVES)
        rows.append((table, number, body, at, *message, waits, chain))
        answered = None
    return rows, Head(last, chain, moves)


def sealed(board: dict[str, Any], head: Head) -> dict[str, Any]:
    """Return the values of a row of `board` with the end of the chain and the hash over all of it."""
    chain = head.chain or None
    parts = [board[name] for name in ("id", "watch", "code", "seed", "info")]
    return {**board, "entries": head.entries, "chain": chain, "seal": seal(*parts, head.entries, head.chain)}


def free_code(db: sqlite3.Connection) -> str:
    """Return a short code that no other table has, for links typed by hand."""
    while True:
        code = "".join([secrets.choice(LETTERS) for _ in range(CODE)])
        if db.execute(SQL["board-code"], (code,)).fetchone() is None:
            return code


class Draft(NamedTuple):
    """A new table: its id, its spectators' code, and the write that inserts it."""

    id: str
    watch: str
    write: Work[object]


def draft(record: TableRecord, match: Match | None = None, seed: bytes | None = None) -> Draft:
    id_, watch, now = secrets.token_urlsafe(12), secrets.token_urlsafe(12), time.time()
    board: dict[str, Any] = {"id": id_, "watch": watch, "seed": seed or secrets.token_bytes(32)}
    return Draft(id_, watch, lambda db: insert(db, board, record, match, now))


def insert(db: sqlite3.Connection, board: dict[str, Any], record: TableRecord, match: Match | None, at: float) -> None:
    """Insert a new table, with its match if that has begun."""
    id_ = board["id"]
    header = text(match.journal.header.plain()) if match is not None else None
    about = {"game": record.game, "phase": record.phase, "info": text(record), "header": header, "at": at}
    about["due"] = (
        steady.now() + record.tempo if match is not None and record.tempo and _waits_for_people(match, record) else None
    )
    rows: Entries = []
    head = NOTHING
    if match is not None:
        rows, head = new_entries(id_, match, Head(0, start(id_, header or ""), 0), at)
        films(id_, match.films)(db)
    db.execute(SQL["board-new"], sealed({**about, **board, "code": free_code(db)}, head))
    db.executemany(SQL["sitting-new"], [(id_, person) for person in record.persons])
    db.executemany(SQL["entry-new"], rows)


def _waits_for_people(match: Match, record: TableRecord) -> bool:
    return any(ask.kind in (MUST, ONE) and not record.chairs[ask.seat].bot for ask in match.asks)


def save(board: dict[str, Any] | None, entries: Entries, writes: list[Work[object]]) -> Work[None]:
    """Return one write for a change of a table and everything committed with it. A plain move is one row."""

    def work(db: sqlite3.Connection) -> None:
        for row in entries:
            db.execute(SQL["entry-new"], row)
        if board is not None:
            db.execute(SQL["board-save"], board)
        for write in writes:
            write(db)

    return work


def sitting(table: str, record: TableRecord) -> Work[object]:
    """Return the write that lists this table among those of its persons."""
    rows = [(table, person) for person in record.persons]
    return lambda db: db.executemany(SQL["sitting-new"], rows)


def films(table: str, held: dict[int, tuple[bytes, ...]]) -> Work[object]:
    rows = [(table, n, part, film) for n, parts in held.items() for part, film in enumerate(parts) if film]
    return lambda db: db.executemany(SQL["film-new"], rows)


def done(table: str, answered: Answered, old: tuple[tuple[str, str], ...]) -> Work[object]:
    """Return the write that remembers a message which led to no entry of the journal, and forgets old ones, given by
    person and cid."""
    row, gone = (table, *answered), [(table, *each) for each in old]

    def work(db: sqlite3.Connection) -> None:
        db.execute(SQL["done-new"], row)
        db.executemany(SQL["done-delete"], gone)

    return work


def note(table: str, person: str, about: str, text: str) -> Work[object]:
    """Return the write of a person's note; an empty one is deleted."""

    def work(db: sqlite3.Connection) -> None:
        if text:
            db.execute(SQL["note-set"], (table, person, about, text))
        else:
            db.execute(SQL["note-drop"], (table, person, about))

    return work


def chat(
    table: str, at: float, said: tuple[str, str, str, str], kept: int, *, hearer: str = "", telling: str = ""
) -> Work[object]:
    """Return the write of a chat message (person, room, text, phrase), which deletes all but the latest of its room.
    `hearer`: the person it is for; `telling`: how it is told, as JSON."""
    room = said[1]

    def work(db: sqlite3.Connection) -> None:
        db.execute(SQL["chat-new"], (table, at, *said, hearer, telling))
        db.execute(SQL["chat-trim"], (table, room, kept))

    return work
