"""The bots of a table: asked in worker processes, one task for each ask."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from souterrain.bots.roster import rng_for
from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.match import Match
from souterrain.server.workers import Workers, think

log = logging.getLogger("souterrain.thinking")


class Thinking:
    def __init__(
        self, table: str, seed: bytes, workers: Workers, answered: Callable[[Ask, Action | None], None]
    ) -> None:
        """`answered` is called with the action of a bot, or with the default of the ask if the bot failed."""
        self._table = table
        self._seed = seed
        self._workers = workers
        self._answered = answered
        self.tasks: dict[tuple[int, int], asyncio.Task[None]] = {}
        """By seat and number of the ask."""

    def stop(self) -> None:
        for task in self.tasks.values():
            task.cancel()

    def let_go(self) -> None:
        """Drop the reference to the table; all tasks were stopped."""
        self._answered = _nobody

    def ask(self, match: Match, ask: Ask, bot: str) -> None:
        """Start a task for this ask, unless there is one."""
        key = (ask.seat, ask.number)
        if key not in self.tasks:
            self.tasks[key] = asyncio.create_task(self._think(match, ask, bot))

    async def _think(self, match: Match, ask: Ask, bot: str) -> None:
        """Pass the bot the view of its seat, its ask and its own random numbers; never the match."""
        header = match.journal.header
        rng = rng_for(self._seed, header.nonces, len(match.journal), ask.seat)
        try:
            action = await self._workers.do(think, header.game, bot, match.view(ask.seat), ask, rng)
        except Exception as fault:
            log.warning("a bot failed", extra={"table": self._table, "bot": bot, "fault": repr(fault)})
            action = ask.default
        self._answered(ask, action)


def _nobody(ask: Ask, action: Action | None) -> None:
    """Take an answer that nobody waits for."""
