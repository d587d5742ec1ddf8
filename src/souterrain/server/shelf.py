"""A table as it lies in the file: read whole, written by what is new."""

from __future__ import annotations

import secrets
import sqlite3
from typing import Any, Final, NamedTuple

import msgspec

from souterrain.core.asks import MUST, ONE
from souterrain.core.journal import Journal
from souterrain.core.match import Match
from souterrain.server.change import Receipt
from souterrain.server.kept import Kept
from souterrain.server.store import SQL, Work

NO_WISH: Final = (None, None, None, None)
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE: Final = 6


class Row(NamedTuple):
    """`done`: what was carried out, by person and cid: its content and the answer. `names`: of the persons seated.
    `filmed`: the set-up has films."""

    id: str
    watch: str
    code: str
    seed: bytes
    kept: Kept
    journal: Journal | None
    due: float | None
    done: dict[tuple[str, str], tuple[bytes, bytes]]
    names: dict[str, str]
    filmed: bool


encode = msgspec.json.Encoder().encode


def text(thing: Any) -> str:
    return encode(thing).decode()


def read_row(db: sqlite3.Connection, table: str) -> Row | None:
    row = db.execute(SQL["board-get"], (table,)).fetchone()
    if row is None:
        return None
    id_, watch, code, seed, header, info, due = row
    kept = msgspec.json.decode(info, type=Kept)
    journal = read_journal(db, id_, header) if header else None
    done = {(who, cid): (content, answer.encode()) for who, cid, content, answer in db.execute(SQL["done-all"], (id_,))}
    names = dict(db.execute(SQL["person-names"], (text(kept.persons),)).fetchall())
    filmed = db.execute(SQL["films"], (id_, 0)).fetchone() is not None
    return Row(id_, watch, code, seed, kept, journal, due, done, names, filmed)


def read_journal(db: sqlite3.Connection, table: str, header: str) -> Journal:
    lines = [header, *(body for (body,) in db.execute(SQL["entries"], (table,)))]
    return Journal.loads("".join([line + "\n" for line in lines]))


Entries = list[tuple[object, ...]]


def new_entries(
    table: str, match: Match, saved: int, at: float, receipt: Receipt | None = None, ack: str = ""
) -> Entries:
    """The entries that the file does not have yet. The first has the receipt of the wish that led to them, the last
    says which seats are waited for."""
    entries = match.journal.entries
    last, rows = len(entries), []
    for number, entry in enumerate(entries[saved:], saved + 1):
        wish = (receipt.client.person, receipt.cid, receipt.content, ack) if receipt is not None else NO_WISH
        waits = text([ask.seat for ask in match.asks if ask.kind in (MUST, ONE)]) if number == last else None
        rows.append((table, number, text(entry.plain(number)), at, *wish, waits))
        receipt = None
    return rows


def free_code(db: sqlite3.Connection) -> str:
    """Letters that no other table has, for those who type a link."""
    while True:
        code = "".join([secrets.choice(LETTERS) for _ in range(CODE)])
        if db.execute(SQL["board-code"], (code,)).fetchone() is None:
            return code


def insert(db: sqlite3.Connection, board: dict[str, Any], kept: Kept, match: Match | None, at: float) -> None:
    """A new table, and its match if it has begun."""
    id_ = board["id"]
    header = text(match.journal.header.plain()) if match is not None else None
    about = {"game": kept.game, "phase": kept.phase, "info": text(kept), "header": header, "at": at}
    about["due"] = at + kept.tempo if match is not None and kept.tempo and _waits_for_people(match, kept) else None
    db.execute(SQL["board-new"], {**about, **board, "code": free_code(db)})
    db.executemany(SQL["sitting-new"], [(id_, person) for person in kept.persons])
    if match is not None:
        db.executemany(SQL["entry-new"], new_entries(id_, match, 0, at))
        films(id_, match.films)(db)


def _waits_for_people(match: Match, kept: Kept) -> bool:
    return any(ask.kind in (MUST, ONE) and not kept.chairs[ask.seat].bot for ask in match.asks)


def save(board: dict[str, Any] | None, entries: Entries, works: list[Work[object]]) -> Work[None]:
    """What changed at a table, and whatever else belongs to the same moment. A move is one row and nothing else."""

    def work(db: sqlite3.Connection) -> None:
        for row in entries:
            db.execute(SQL["entry-new"], row)
        if board is not None:
            db.execute(SQL["board-save"], board)
        for more in works:
            more(db)

    return work


def sitting(table: str, kept: Kept) -> Work[object]:
    """Who will find this table among theirs."""
    rows = [(table, person) for person in kept.persons]
    return lambda db: db.executemany(SQL["sitting-new"], rows)


def films(table: str, held: dict[int, tuple[bytes, ...]]) -> Work[object]:
    rows = [(table, n, part, film) for n, parts in held.items() for part, film in enumerate(parts) if film]
    return lambda db: db.executemany(SQL["film-new"], rows)


def done(table: str, receipt: Receipt, ack: bytes) -> Work[object]:
    """That a wish was carried out that led to no entry, and what was answered."""
    row = (table, receipt.client.person, receipt.cid, receipt.content, ack.decode())
    return lambda db: db.execute(SQL["done-new"], row)
