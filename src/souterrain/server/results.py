"""What is kept of a finished game for its players: places, scores, ranks and titles."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable
from typing import Any

from souterrain.core.journal import End
from souterrain.core.match import Match
from souterrain.parts import collected, progress, titles_won
from souterrain.server.kept import Kept
from souterrain.server.protocol.http import TitleProgress
from souterrain.server.shelf import read_journal
from souterrain.server.store import SQL, Store

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
            titles, added = titles_won(match), collected(match)
        except Exception:
            log.exception("titles failed", extra={"table": table})
            titles, added = {}, {}
        for seat, chair in enumerate(kept.chairs):
            if chair.person:
                rank = outcome.ranks[seat] if outcome.ranks else ""
                won = json.dumps(list(titles.get(seat, ())))
                score = outcome.total(seat)
                place, more = outcome.places[seat], json.dumps(added.get(seat, {}))
                rows.append((table, seat, chair.person, kept.game, place, score, rank, won, at, more))
    return lambda db: db.executemany(SQL["result-new"], rows)


async def progress_of(store: Store, person: str) -> list[TitleProgress]:
    """Return a person's progress towards titles that need many games (DR-119), in each game with a result."""
    missing = await store.read(lambda db: _missing(db, person))
    if missing:
        await store.write(lambda db: db.executemany(SQL["result-collected"], missing))
    found: dict[str, list[dict[str, str]]] = {}
    for game, added in await store.rows("collected-of", person):
        found.setdefault(game, []).append(json.loads(added))
    return [
        TitleProgress(game, one.title, list(one.found), list(one.wanted))
        for game, added in found.items()
        for one in progress(game, added)
    ]


def _missing(db: sqlite3.Connection, person: str) -> list[tuple[Any, ...]]:
    """Return what results from before the collections add to them, read from their journals."""
    rows = db.execute(SQL["uncollected-of"], (person,)).fetchall()
    return [
        (json.dumps(collected(Match.replay(read_journal(db, board, header)))[seat]), board, seat)
        for board, seat, header in rows
    ]
