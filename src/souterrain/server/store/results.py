"""Results of finished games: places, scores, ranks and titles."""

from __future__ import annotations

import json
import logging
import sqlite3
from typing import Any

from souterrain.core.journal import End, JournalError
from souterrain.core.match import Match
from souterrain.parts import collected, progress, titles_won
from souterrain.server.protocol.profile import TitleProgress
from souterrain.server.store.chain import Damaged
from souterrain.server.store.database import Store, Work
from souterrain.server.store.record import TableRecord
from souterrain.server.store.sql import SQL
from souterrain.server.store.table_rows import read_journal

log = logging.getLogger("souterrain.results")


def score_of(match: Match, record: TableRecord) -> tuple[int | None, str]:
    """Return the total of the host's seats and the rank of the first; no score for an aborted game."""
    outcome, seats = match.outcome, record.seats_of(record.host)
    if outcome is None or _aborted(match):
        return None, ""
    return sum(outcome.total(seat) for seat in seats), outcome.ranks[seats[0]] if outcome.ranks else ""


def _aborted(match: Match) -> bool:
    return any(isinstance(entry, End) for entry in match.journal.entries)


def results_of(match: Match, record: TableRecord, table: str, at: float) -> Work[object]:
    """Return the write of one result for every person who played to the end. Aborted games, lessons and games continued
    from a replay have no results."""
    outcome = match.outcome
    rows: list[tuple[object, ...]] = []
    if outcome is not None and not record.lesson and not record.origin and not _aborted(match):
        try:
            titles, added = titles_won(match), collected(match)
        except Exception:
            log.exception("titles failed", extra={"table": table})
            titles, added = {}, {}
        for seat, chair in enumerate(record.chairs):
            if chair.person:
                rank = outcome.ranks[seat] if outcome.ranks else ""
                won = json.dumps(list(titles.get(seat, ())))
                score = outcome.total(seat)
                place, more = outcome.places[seat], json.dumps(added.get(seat, {}))
                rows.append((table, seat, chair.person, record.game, place, score, rank, won, at, more))
    return lambda db: db.executemany(SQL["result-new"], rows)


def daily_result(table: str, at: float, score: int | None, rank: str) -> Work[object]:
    """Return the write of the result of a daily dungeon; without a score it was given up."""
    row = (at, score, rank, table)
    return lambda db: db.execute(SQL["daily-end"], row)


async def progress_of(store: Store, person: str) -> list[TitleProgress]:
    """Return a person's progress towards titles that need many games (DR-119), in each game with a result."""
    missing = await store.read(lambda db: _missing(db, person))
    if missing:
        await store.write(lambda db: db.executemany(SQL["result-collected"], missing))
    found: dict[str, list[dict[str, str]]] = {}
    for game, added, _, _ in await store.rows("collected-of", person):
        found.setdefault(game, []).append(json.loads(added))
    return [
        TitleProgress(game, one.title, list(one.found), list(one.wanted))
        for game, added in found.items()
        for one in progress(game, added)
    ]


def _missing(db: sqlite3.Connection, person: str) -> list[tuple[Any, ...]]:
    """Return what results from before the collections add to them, read from their journals."""
    rows = db.execute(SQL["uncollected-of"], (person,)).fetchall()
    found: list[tuple[Any, ...]] = []
    for board, seat, header in rows:
        try:
            match = Match.replay(read_journal(db, board, header)[0])
        except (Damaged, JournalError) as fault:
            log.error("table damaged", extra={"table": board, "fault": str(fault)})
        else:
            found.append((json.dumps(collected(match)[seat]), board, seat))
    return found
