"""Results of finished games: places, scores, ranks and titles."""

from __future__ import annotations

import json
import logging

from souterrain.core.journal import End
from souterrain.core.match import Match
from souterrain.parts import titles_won
from souterrain.server.store.database import SQL, Work
from souterrain.server.store.record import TableRecord

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
            titles = titles_won(match)
        except Exception:
            log.exception("titles failed", extra={"table": table})
            titles = {}
        for seat, chair in enumerate(record.chairs):
            if chair.person:
                rank = outcome.ranks[seat] if outcome.ranks else ""
                won = json.dumps(list(titles.get(seat, ())))
                score = outcome.total(seat)
                rows.append((table, seat, chair.person, record.game, outcome.places[seat], score, rank, won, at))
    return lambda db: db.executemany(SQL["result-new"], rows)


def daily_result(table: str, at: float, score: int | None, rank: str) -> Work[object]:
    """Return the write of the result of a daily dungeon; without a score it was given up."""
    row = (at, score, rank, table)
    return lambda db: db.execute(SQL["daily-end"], row)
