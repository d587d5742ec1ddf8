"""The rows of a table in the database: read completely, written incrementally."""

from __future__ import annotations

import secrets
import sqlite3
import time
from typing import Any, Final, NamedTuple

import msgspec

from souterrain.core.asks import MUST, ONE
from souterrain.core.journal import Journal
from souterrain.core.match import Match
from souterrain.server.store.database import SQL, Work
from souterrain.server.store.record import TableRecord

NO_MESSAGE: Final = (None, None, None, None)
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE: Final = 6


class TableRow(NamedTuple):
    """`answered`: content and answer of every message carried out, by person and cid. `names`: of the persons seated.
    `filmed`: the set-up has films."""

    id: str
    watch: str
    code: str
    seed: bytes
    record: TableRecord
    journal: Journal | None
    due: float | None
    answered: dict[tuple[str, str], tuple[bytes, bytes]]
    names: dict[str, str]
    filmed: bool


class Answered(NamedTuple):
    """A message that was carried out: its sender and cid, the hash of its content, and the answer."""

    person: str
    cid: str
    content: bytes
    answer: str


encode = msgspec.json.Encoder().encode


def text(thing: Any) -> str:
    return encode(thing).decode()


def read_table(db: sqlite3.Connection, table: str) -> TableRow | None:
    row = db.execute(SQL["board-get"], (table,)).fetchone()
    if row is None:
        return None
    id_, watch, code, seed, header, info, due = row
    record = msgspec.json.decode(info, type=TableRecord)
    journal = read_journal(db, id_, header) if header else None
    answered = {
        (who, cid): (content, answer.encode()) for who, cid, content, answer in db.execute(SQL["done-all"], (id_,))
    }
    names = dict(db.execute(SQL["person-names"], (text(record.persons),)).fetchall())
    filmed = db.execute(SQL["films"], (id_, 0)).fetchone() is not None
    return TableRow(id_, watch, code, seed, record, journal, due, answered, names, filmed)


def read_journal(db: sqlite3.Connection, table: str, header: str) -> Journal:
    lines = [header, *(body for (body,) in db.execute(SQL["entries"], (table,)))]
    return Journal.loads("".join([line + "\n" for line in lines]))


Entries = list[tuple[object, ...]]


def new_entries(table: str, match: Match, saved: int, at: float, answered: Answered | None = None) -> Entries:
    """Return the rows of the entries after the first `saved`. The first row carries the message that caused them, the
    last one the seats that have to act."""
    entries = match.journal.entries
    last, rows = len(entries), []
    for number, entry in enumerate(entries[saved:], saved + 1):
        message = answered if answered is not None else NO_MESSAGE
        waits = text([ask.seat for ask in match.asks if ask.kind in (MUST, ONE)]) if number == last else None
        rows.append((table, number, text(entry.plain(number)), at, *message, waits))
        answered = None
    return rows


def free_code(db: sqlite3.Connection) -> str:
    """Return a short code that no other table has, for links typed by hand."""
    while True:
        code = "".join([secrets.choice(LETTERS) for _ in range(CODE)])
        if db.execute(SQL["board-code"], (code,)).fetchone() is None:
            return code


def draft(record: TableRecord, match: Match | None = None, seed: bytes | None = None) -> tuple[str, Work[object]]:
    """Return the id of a new table and the write that inserts it."""
    id_, now = secrets.token_urlsafe(12), time.time()
    board: dict[str, Any] = {
        "id": id_,
        "watch": secrets.token_urlsafe(12),
        "seed": seed or secrets.token_bytes(32),
    }
    return id_, lambda db: insert(db, board, record, match, now)


def insert(db: sqlite3.Connection, board: dict[str, Any], record: TableRecord, match: Match | None, at: float) -> None:
    """Insert a new table, with its match if that has begun."""
    id_ = board["id"]
    header = text(match.journal.header.plain()) if match is not None else None
    about = {"game": record.game, "phase": record.phase, "info": text(record), "header": header, "at": at}
    about["due"] = (
        at + record.tempo if match is not None and record.tempo and _waits_for_people(match, record) else None
    )
    db.execute(SQL["board-new"], {**about, **board, "code": free_code(db)})
    db.executemany(SQL["sitting-new"], [(id_, person) for person in record.persons])
    if match is not None:
        db.executemany(SQL["entry-new"], new_entries(id_, match, 0, at))
        films(id_, match.films)(db)


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


def done(table: str, answered: Answered) -> Work[object]:
    """Return the write that remembers a message which led to no entry of the journal."""
    row = (table, *answered)
    return lambda db: db.execute(SQL["done-new"], row)
