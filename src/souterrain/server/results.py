"""What is kept of a finished game for its players: places, scores, ranks and titles."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable

from souterrain.core.journal import End
from souterrain.core.match import Match
from souterrain.parts import titles_won
from souterrain.server.kept import Kept
from souterrain.server.store import SQL

log = logging.getLogger("souterrain.results")


def score_of(match: Match, kept: Kept) -> tuple[int | None, str]:
    """What the host's seats have together, and the rank of the first; no score for a game that was broken off."""
    outcome, seats = match.outcome, kept.seats_of(kept.host)
    if outcome is None or _broken_off(match):
        return None, ""
    return sum(outcome.total(seat) for seat in seats), outcome.ranks[seats[0]] if outcome.ranks else ""


def _broken_off(match: Match) -> bool:
    return any(isinstance(entry, End) for entry in match.journal.entries)


def results_of(match: Match, kept: Kept, table: str, at: float) -> Callable[[sqlite3.Connection], object]:
    """Writes a line for every person who played to the end. Games broken off, lessons and games that went on from a
    position of another give none."""
    outcome = match.outcome
    rows: list[tuple[object, ...]] = []
    if outcome is not None and not kept.lesson and not kept.origin and not _broken_off(match):
        try:
            titles = titles_won(match)
        except Exception:
            log.exception("titles failed", extra={"table": table})
            titles = {}
        for seat, chair in enumerate(kept.chairs):
            if chair.person:
                rank = outcome.ranks[seat] if outcome.ranks else ""
                won = json.dumps(list(titles.get(seat, ())))
                score = outcome.total(seat)
                rows.append((table, seat, chair.person, kept.game, outcome.places[seat], score, rank, won, at))
    return lambda db: db.executemany(SQL["result-new"], rows)
