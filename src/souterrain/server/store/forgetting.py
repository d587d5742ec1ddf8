"""Deleting a person: the games stay, under a pseudonym that leads to nobody."""

from __future__ import annotations

import mmap
import sqlite3
from pathlib import Path
from typing import Final

from souterrain.server.store.chain import link, seal, start
from souterrain.server.store.sql import SQL

CHUNK: Final = 1 << 20
SHORT: Final = 6
"""Bytes: shorter texts are found in any file."""
MOST_TRACES: Final = 12


def boards_with(db: sqlite3.Connection, person: str) -> list[str]:
    """Return the tables whose rows name a person. Reads the whole file: for a reader."""
    return [board for (board,) in db.execute(SQL["boards-with"], {"person": person})]


def traces_of(db: sqlite3.Connection, person: str) -> list[bytes]:
    """Return texts that must not be in the file after a person was deleted: the id, the name as it lies beside its
    other forms, and the longest words of the chat and the notes."""
    rows = db.execute(SQL["person-traces"], (person,)).fetchall()
    said = [body for _, body, _ in db.execute(SQL["chat-of"], (person,))]
    said += [body for _, _, body in db.execute(SQL["notes-of"], (person,))]
    longest = sorted(said, key=len, reverse=True)[: MOST_TRACES - 2]
    texts = [person, *("".join(names) for names in rows), *longest]
    return [text.encode() for text in texts if len(text.encode()) >= SHORT]


def replace_person(db: sqlite3.Connection, board: str, person: str, other: str) -> None:
    """Write another id for a person into all rows of a table, and the hashes anew. A chain that did not hold before
    does not hold afterwards."""
    row = db.execute(SQL["board-get"], (board,)).fetchone()
    for statement in ("entry-replace", "done-replace", "result-replace", "daily-replace"):
        db.execute(SQL[statement], (other, board, person))
    if row is None:
        return
    id_, watch, code, seed, header, info, _, entries, chain, sealed = row
    whole = sealed is None or sealed == seal(id_, watch, code, seed, info, entries, chain or b"")
    old = new = start(id_, header) if header else b""
    number = 0
    for number, body, hashed in db.execute(SQL["entries"], (board,)).fetchall():
        if not isinstance(body, str):
            whole = False
            continue
        text = body.replace(person, other)
        old, new = link(old, id_, number, body), link(new, id_, number, text)
        whole = whole and hashed in (None, old)
        if hashed is not None or text != body:
            fresh = new if hashed is not None and whole else hashed
            db.execute(SQL["entry-rewrite"], (text, fresh, board, number))
    info = info.replace(person, other)
    about = {"id": id_, "info": info, "entries": entries, "chain": chain, "seal": sealed}
    if whole and sealed is not None:
        about |= {"entries": number, "chain": new or None, "seal": seal(id_, watch, code, seed, info, number, new)}
    db.execute(SQL["board-note"], about)


def has_traces(path: Path, traces: list[bytes]) -> bool:
    """Search a file, in small steps: others need the interpreter too."""
    longest = max(map(len, traces), default=0)
    if not longest or not path.stat().st_size:
        return False
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        for at in range(0, len(data), CHUNK):
            part = data[at : at + CHUNK + longest]
            if any(trace in part for trace in traces):
                return True
    return False
