"""Slow draws of one match: made in a worker, while the loop is free for everybody else.

What wants such a draw is run again with the answers so far, until nothing is wanted. It changes nothing before that, so
a draw that fails refuses it and no more. The table's owner waits for the worker within its job: no other wish comes in
between, an answer cannot come too late for its match, and chat at this one table waits as long as the cubes roll.
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
    """The worker stalled, died or raised. Nothing changed; it can be tried again."""

    def __init__(self) -> None:
        super().__init__("draw-failed", 503)


class Draws:
    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._known: dict[tuple[str, str, str], Slow] = {}

    def resolve(self, need: Needs) -> Slow:
        """For the match: what is known by now; the rest is wanted."""
        answer = self._known.get((need.address, need.kind, need.request))
        if answer is None:
            raise need
        return answer

    async def made(self, run: Callable[[], T]) -> T:
        """`run` changes nothing until all its draws are there."""
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
