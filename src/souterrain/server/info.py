"""What everybody at a table knows about it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

from souterrain.core.seeded import commitment
from souterrain.server.calendar import ends
from souterrain.server.protocol.parts import SeatInfo, TableInfo
from souterrain.server.views import SPECTATOR

if TYPE_CHECKING:
    from souterrain.server.table import Table

GONE: Final = 600.0
"""Seconds after which somebody who is away is gone."""


def table_info(table: Table, spectator: bool = False) -> TableInfo:
    """Spectators know the table by their own code: its id is the link to a seat. Nobody is its host there: whoever
    comes by that link only watches."""
    kept = table.kept
    return TableInfo(
        table.watch if spectator else table.id,
        kept.game,
        kept.options,
        [_seat(table, seat) for seat in range(len(kept.chairs))],
        kept.phase,
        "" if spectator else kept.host,
        kept.private,
        kept.tempo,
        kept.absence,
        kept.patience,
        kept.pause,
        sum(SPECTATOR in client.eyes for client in table.clients),
        "" if spectator else kept.next,
        table.takeback,
        table.saving,
        commitment(table.seed),
        kept.day,
        kept.retry,
        kept.lesson,
        ends(kept.day) if table.house.calendar.is_on(kept.day) else 0.0,
        legacy_of(table) is not None,
    )


def legacy_of(table: Table) -> Any:
    """What a match that is over hands on to the next; None if nothing."""
    match = table.match
    return match.game.legacy(match.state) if match is not None and match.over else None


def _seat(table: Table, seat: int) -> SeatInfo:
    chair = table.kept.chairs[seat]
    since = table.away.get(chair.person, 0.0)
    name = table.names.get(chair.person, "")
    clock = table.pace.clock_of(seat)
    return SeatInfo(chair.who, name, chair.role, chair.ready, _presence(chair.who, since), since, chair.lent, clock)


def _presence(who: str, since: float) -> str:
    if not who:
        return "gone"
    if not since:
        return "here"
    return "away" if time.time() - since < GONE else "gone"
