"""Slow draws of one match: made in a worker process, while the event loop serves everybody else.

A function that needs such a draw is run again with the answers so far, until no draw is missing. It changes nothing
before that, so a failed draw refuses the message and has no other effect. The table's actor waits for the worker within
its job: no other message comes in between, and chat at this one table waits as long as the cubes roll.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

from souterrain.core import slow
from souterrain.core.chance import Needs
from souterrain.core.slow import Slow
from souterrain.server.refusal import Refused
from souterrain.server.workers import Workers, WorkFailed

log = logging.getLogger("souterrain.draws")

T = TypeVar("T")


class DrawFailed(Refused):
    """The worker stalled, died or raised. Nothing changed; a retry is possible."""

    def __init__(self) -> None:
        super().__init__("draw-failed", 503)


class Draws:
    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._known: dict[tuple[str, str, str], Slow] = {}

    def resolve(self, need: Needs) -> Slow:
        """Return a draw that is answered; raise Needs for the others."""
        answer = self._known.get((need.address, need.kind, need.request))
        if answer is None:
            raise need
        return answer

    async def made(self, run: Callable[[], T]) -> T:
        """Run a function until all its draws are answered; it must change nothing before that."""
        try:
            while True:
                try:
                    return run()
                except Needs as need:
                    key = (need.address, need.kind, need.request)
                    self._known[key] = await self._workers.do(slow.answer, need.kind, need.request)
        except WorkFailed as fault:
            log.warning("a slow draw failed", extra={"fault": repr(fault)})
            raise DrawFailed from fault
        finally:
            self._known.clear()
