"""A table as it lies in the file: read whole, written by what is new."""

from __future__ import annotations

import sqlite3
from typing import Any, NamedTuple

import msgspec

from souterrain.core.journal import Journal
from souterrain.server.change import Receipt
from souterrain.server.kept import Kept
from souterrain.server.store import SQL, Work


class Row(NamedTuple):
    """`done`: what was carried out, by person and cid: its content and the answer. `names`: of the persons seated."""

    id: str
    watch: str
    code: str
    seed: bytes
    kept: Kept
    journal: Journal | None
    due: float | None
    done: dict[tuple[str, str], tuple[bytes, bytes]]
    names: dict[str, str]


def text(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()


def read_row(db: sqlite3.Connection, table: str) -> Row | None:
    row = db.execute(SQL["board-get"], (table,)).fetchone()
    if row is None:
        return None
    id_, watch, code, seed, header, info, due = row
    kept = msgspec.json.decode(info, type=Kept)
    journal = read_journal(db, id_, header) if header else None
    done = {(who, cid): (content, answer.encode()) for who, cid, content, answer in db.execute(SQL["done-all"], (id_,))}
    names = dict(db.execute(SQL["person-names"], (text(kept.persons),)).fetchall())
    return Row(id_, watch, code, seed, kept, journal, due, done, names)


def read_journal(db: sqlite3.Connection, table: str, header: str) -> Journal:
    lines = [header, *(body for (body,) in db.execute(SQL["entries"], (table,)))]
    return Journal.loads("".join([line + "\n" for line in lines]))


def new_lines(journal: Journal, saved: int) -> list[tuple[int, str]]:
    """The entries that the file does not have yet, each a line."""
    lines = journal.dumps(saved).removesuffix("\n").split("\n")
    return [(number, line) for number, line in enumerate(lines, saved + 1) if line]


def insert(db: sqlite3.Connection, board: dict[str, Any], kept: Kept, lines: list[tuple[int, str]], at: float) -> None:
    """A new table."""
    db.execute(SQL["board-new"], {"game": kept.game, "phase": kept.phase, "info": text(kept), "at": at, **board})
    db.executemany(SQL["sitting-new"], [(board["id"], person) for person in kept.persons])
    db.executemany(SQL["entry-new"], [(board["id"], number, line, at) for number, line in lines])


def save(board: dict[str, Any], lines: list[tuple[int, str]], works: list[Work[object]]) -> Work[None]:
    """What changed at a table, and whatever else belongs to the same moment."""

    def work(db: sqlite3.Connection) -> None:
        rows = [(board["id"], number, line, board["at"]) for number, line in lines]
        db.executemany(SQL["entry-new"], rows)
        db.execute(SQL["board-save"], board)
        for more in works:
            more(db)

    return work


def sitting(table: str, kept: Kept) -> Work[object]:
    """Who will find this table among theirs."""
    rows = [(table, person) for person in kept.persons]
    return lambda db: db.executemany(SQL["sitting-new"], rows)


def done(table: str, receipt: Receipt, ack: bytes) -> Work[object]:
    """That a wish was carried out, and what was answered."""
    row = (table, receipt.client.person, receipt.cid, receipt.content, ack.decode())
    return lambda db: db.execute(SQL["done-new"], row)
