"""Lost moves: found at the start by comparing the side file with the database, and remembered until players know."""

from __future__ import annotations

import logging
import secrets
import sqlite3
import time
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from msgspec.json import Decoder

from souterrain.server.store.chain import Head
from souterrain.server.store.sql import SQL

log = logging.getLogger("souterrain.losses")

T = TypeVar("T")
Known = dict[str, tuple[float, int]]
"""The time at which a loss was noticed and the number of moves, by table."""
_KNOWN: Final = Decoder(Known)
_NUMBER: Final = Decoder(float)

LOST, EPOCH, RESTORED, REWOUND = "lost", "epoch", "restored", "rewound"
"""Keys of the table `meta`."""
NEW: Final = "new"
"""The value of `restored` until the next start."""
REMEMBERED: Final = 7 * 86400.0
"""Seconds for which the players of a table are told."""


class History(NamedTuple):
    """The history of the data. `epoch` is another one whenever moves may be gone, `rewound` the time of that,
    `restored` tells that it was a backup; `lost` has the number of lost moves by table."""

    epoch: str
    rewound: float
    restored: bool
    lost: dict[str, int]


def history(db: sqlite3.Connection, tails: dict[str, Head]) -> History:
    """Compare the ends of the chains that were noted with those in the database, and log every table that lost
    something. Run in the writer before anything else is written."""
    now = time.time()
    meta: dict[str, Any] = dict(db.execute(SQL["meta-all"]).fetchall())
    before: Known = _noted(meta, LOST, _KNOWN, {})
    known = {table: (at, moves) for table, (at, moves) in before.items() if at > now - REMEMBERED}
    found = {table: lost for table, head in tails.items() if (lost := _lost(db, table, head)) is not None}
    restored = meta.get(RESTORED) == NEW
    for table, (row, moves) in found.items():
        known[table] = now, moves
        log.error("moves lost", extra={"table": table, "row": row, "moves": moves, "restored": restored})
    epoch, rewound = str(meta.get(EPOCH, "")), _noted(meta, REWOUND, _NUMBER, 0.0)
    if found or restored or not epoch:
        epoch, rewound = secrets.token_urlsafe(9), now
    values = {EPOCH: epoch, REWOUND: str(rewound), LOST: msgspec.json.encode(known).decode()}
    if found or restored:
        values[RESTORED] = "yes" if restored else ""
    with db:
        db.executemany(SQL["meta-set"], values.items())
    was = restored if RESTORED in values else meta.get(RESTORED) == "yes"
    return History(epoch, rewound, was, {table: moves for table, (_, moves) in known.items()})


def _noted(meta: dict[str, Any], key: str, reader: Decoder[T], default: T) -> T:
    """Return a note; one that is damaged is logged and forgotten: it is no reason not to start."""
    try:
        return reader.decode(meta[key]) if key in meta else default
    except (msgspec.MsgspecError, TypeError, ValueError) as fault:
        log.error("note damaged", extra={"key": key, "fault": str(fault)})
        return default


def _lost(db: sqlite3.Connection, table: str, head: Head) -> tuple[int, int] | None:
    """Return the first lost entry and the number of lost moves; None if nothing is lost. A damaged row is no loss: it
    is found when the table is read."""
    try:
        if db.execute(SQL["entry-has"], (table, head.entries)).fetchone() is not None:
            return None
        bodies = [body for _, body, _ in db.execute(SQL["entries"], (table,))]
    except sqlite3.DatabaseError:
        return None
    moves = sum(_is_move(body) for body in bodies)
    return len(bodies) + 1, max(head.moves - moves, 1)


def _is_move(body: Any) -> bool:
    return any(f'"is":"{kind}"' in str(body)[:200] for kind in ("act", "undo", "end"))
