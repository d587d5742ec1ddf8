"""Bots at a table: asked in another process, and answered for when they go wrong."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from souterrain.bots.roster import rng_for
from souterrain.core.actions import Action
from souterrain.core.asks import MAY, Ask
from souterrain.core.match import Match
from souterrain.server.workers import think

if TYPE_CHECKING:
    from souterrain.server.pace import Pace
    from souterrain.server.table import Table

log = logging.getLogger("souterrain.thinking")


class Thinking:
    def __init__(self, table: Table, pace: Pace) -> None:
        self._table = table
        self._pace = pace
        self.tasks: dict[tuple[int, int], asyncio.Task[None]] = {}
        """By seat and number of the ask."""

    def stop(self) -> None:
        for task in self.tasks.values():
            task.cancel()

    def ask(self, match: Match, ask: Ask, bot: str) -> None:
        """Once for each ask."""
        key = (ask.seat, ask.number)
        if key not in self.tasks:
            self.tasks[key] = asyncio.create_task(self._think(match, ask, bot))

    async def _think(self, match: Match, ask: Ask, bot: str) -> None:
        """A bot gets its seat's view, its ask and its own chance; never the match."""
        table, header = self._table, match.journal.header
        rng = rng_for(table.seed, header.nonces, len(match.journal), ask.seat)
        try:
            action = await table.house.workers.do(think, header.game, bot, match.view(ask.seat), ask, rng)
        except Exception as fault:
            log.warning("a bot failed", extra={"table": table.id, "bot": bot, "fault": repr(fault)})
            action = ask.default
        table.post(lambda: self._answer(ask, action))

    async def _answer(self, ask: Ask, action: Action | None) -> None:
        self.tasks.pop((ask.seat, ask.number), None)
        match, pace = self._pace.match(), self._pace
        standing = match.ask_of(ask.seat) if match is not None else None
        if match is not None and standing is not None and standing.number == ask.number and pace.bot(ask.seat):
            if action is None and ask.kind != MAY:
                action = ask.default
            if action is not None and match.legal(ask.seat).why_not(action) is not None:
                log.warning("a bot answered wrongly", extra={"table": self._table.id, "action": repr(action)})
                action = ask.default
            if action is None:
                pace.waive(ask)
            else:
                await pace.play(match, ask, action, "bot")
        await pace.drive()
