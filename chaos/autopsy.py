"""Read the file of a dead server and compare it with what its clients were told."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from chaos.harness import journals
from chaos.players import Key, Ledger
from souterrain.client.views import hash_of
from souterrain.core.journal import Act, End, Journal, JournalError, Undo
from souterrain.core.match import Match
from souterrain.server.protocol.to_client import Ack

GAPS = "select board, count(*), min(n), max(n) from entry group by board having count(*) <> max(n) or min(n) <> 1"
TWICE = "select board, cid, count(*) from entry where cid is not null group by board, person, cid having count(*) > 1"
BY_SEAT = "seat"
MESSAGES = "select board, n, cid, answer from entry where cid is not null"


def autopsy(path: Path, ledger: Ledger, acked: dict[Key, int], touched: set[str]) -> None:
    """Check that everything acknowledged is in the file once and in order, and that the tables touched since the last
    look replay to the views that clients have seen."""
    with closing(sqlite3.connect(path)) as db:
        (sound,) = db.execute("pragma quick_check").fetchone()
        gaps, twice = db.execute(GAPS).fetchall(), db.execute(TWICE).fetchall()
        rows = {(board, cid): (n, answer) for board, n, cid, answer in db.execute(MESSAGES)}
    if sound != "ok":
        ledger.lost.append(f"the file is damaged: {sound}")
    ledger.lost += [f"table {board}: {count} rows from {first} to {last}" for board, count, first, last in gaps]
    ledger.doubled += [f"table {board}: {cid} is there {count} times" for board, cid, count in twice]
    ledger.lost += [f"{key} was acknowledged as {seq} and is not in the file" for key, seq in _lost(acked, rows)]
    ledger.doubled += [f"{key} is in the file and nobody sent it" for key in rows if key not in ledger.sent]
    for table, journal in journals(path, sorted(touched)).items():
        _replay(table, journal, rows, ledger)


def _lost(acked: dict[Key, int], rows: dict[Key, tuple[int, str]]) -> list[tuple[Key, int]]:
    return [(key, seq) for key, seq in acked.items() if key not in rows]


def _replay(table: str, journal: Journal, rows: dict[Key, tuple[int, str]], ledger: Ledger) -> None:
    """Check that each message is the act that it was acknowledged as, and that the replay shows what was seen live."""
    mine = {n: (cid, answer) for (board, cid), (n, answer) in rows.items() if board == table}
    seq = 0
    for number, entry in enumerate(journal.entries, 1):
        if not isinstance(entry, Act | Undo | End):
            continue
        seq += 1
        if number not in mine and isinstance(entry, Act) and entry.by != BY_SEAT:
            continue  # a window that the table closed
        if number not in mine:
            ledger.doubled.append(f"table {table}: entry {number} follows no message")
            continue
        cid, answer = mine[number]
        told = msgspec.json.decode(answer, type=Ack).seq
        text = entry.text if isinstance(entry, Act) else ""
        if told != seq or ledger.acked.get((table, cid), seq) != seq or ledger.sent.get((table, cid)) != text:
            ledger.doubled.append(f"table {table}: entry {number} is {seq} ({text}), {cid} was told {told}")
    try:
        match = Match.replay(journal)
    except JournalError as fault:
        ledger.lost.append(f"table {table} does not replay: {fault}")
        return
    for eyes in range(journal.header.seats):
        ledger.see(table, eyes, seq, hash_of(match.view(eyes)))
