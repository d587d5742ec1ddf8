"""The public description of a table: seats, settings, presence, clocks."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from souterrain.core.match import Match
from souterrain.core.seeded import commitment
from souterrain.server.protocol.parts import HandoverInfo, SeatInfo, TableInfo, WishInfo
from souterrain.server.table.state import TAKEBACK, TableState
from souterrain.server.table.views import SPECTATOR

GONE: Final = 600.0
"""Seconds after which an absent person counts as gone."""

ClockOf = Callable[[int], float]
"""The seconds left on the clock of a seat; -1 if none runs."""


def table_info(
    state: TableState, clock_of: ClockOf, opens: float, spectator: bool, hands: list[tuple[int, int]]
) -> TableInfo:
    """Describe a table. Spectators get codes of their own in place of the ids of this table and the next, since an id
    is the link to a seat, and no host. `opens`: the end of a daily dungeon's day, 0 if it is over."""
    record, wish = state.record, state.wish
    return TableInfo(
        state.watch if spectator else state.id,
        record.game,
        record.options,
        [_seat(state, seat, clock_of(seat)) for seat in range(len(record.chairs))],
        record.phase,
        "" if spectator else record.host,
        record.private,
        record.tempo,
        record.absence,
        record.patience,
        record.pause,
        sum(SPECTATOR in client.eyes for client in state.clients),
        record.next_watch if spectator else record.next,
        wish.seat if wish is not None and wish.kind == TAKEBACK else -1,
        state.saving,
        commitment(state.seed),
        record.day,
        record.retry,
        record.taught,
        opens,
        legacy_of(state.match) is not None,
        _wish(state),
        [
            HandoverInfo(hand.seat, hand.kind, state.names.get(hand.was, ""), state.names.get(hand.who, ""), hand.at)
            for hand in record.handed
        ],
        state.leader,
        state.names.get(record.paused, "") or record.paused,
        hands,
    )


def _wish(state: TableState) -> WishInfo | None:
    wish = state.wish
    if wish is None:
        return None
    return WishInfo(wish.id, wish.kind, wish.seat, wish.by, wish.name, sorted(wish.asked - wish.agreed))


def legacy_of(match: Match | None) -> Any:
    """Return the content that a finished match hands on to the next one; None if nothing."""
    return match.game.legacy(match.state) if match is not None and match.over else None


def _seat(state: TableState, seat: int, clock: float) -> SeatInfo:
    chair = state.record.chairs[seat]
    since = state.away.get(chair.person, 0.0)
    name = state.names.get(chair.person, "")
    return SeatInfo(chair.who, name, chair.role, chair.ready, _presence(chair.who, since), since, chair.lent, clock)


def _presence(who: str, since: float) -> str:
    if not who:
        return "gone"
    if not since:
        return "here"
    return "away" if time.time() - since < GONE else "gone"
