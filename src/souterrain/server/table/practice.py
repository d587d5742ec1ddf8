"""Acts on practice tables: the table comes with the request, the server draws, and nothing is kept."""

from __future__ import annotations

import logging
from random import Random, SystemRandom
from typing import Final

from souterrain.core import registry, slow
from souterrain.core.actions import Unreadable, read
from souterrain.parts import practice
from souterrain.server.protocol.http import PracticeAct, PracticeTable
from souterrain.server.refusal import Refused
from souterrain.server.table.draws import DrawFailed
from souterrain.server.workers import Raised, Workers, WorkFailed

log = logging.getLogger("souterrain.practice")

MOST: Final = 4
"""Acts under way at a time: throws of games must not queue behind them."""


class PracticeTables:
    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._under_way = 0
        self._rng: Random = SystemRandom()

    async def carry_out(self, game: str, asked: PracticeAct) -> PracticeTable:
        part = practice(game) if game in registry.names() else None
        if part is None:
            raise Refused("no-such-game", 404)
        try:
            action = read(asked.text)
            kind, request = part.asked(asked.table, action, self._rng)
        except (Unreadable, ValueError) as fault:
            raise Refused("bad-request", 400) from fault
        lack = slow.lack(kind)
        if lack is not None:
            raise Refused.by(lack.rejected)
        if self._under_way >= MOST:
            raise Refused("too-many", 429)
        self._under_way += 1
        try:
            answer = await self._workers.do(slow.answer, kind, request)
        except Raised as fault:
            # The tray refuses numbers that make no table.
            raise Refused("bad-request", 400) from fault
        except WorkFailed as fault:
            log.warning("a practice act failed", extra={"fault": repr(fault)})
            raise DrawFailed from fault
        finally:
            self._under_way -= 1
        return PracticeTable(part.shown(asked.table, action, answer.numbers), answer.film)
