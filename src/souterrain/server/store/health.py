"""The health of the store: a write, as everything that is saved takes it."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from souterrain.server.store.database import NotSaved, Store

log = logging.getLogger("souterrain.health")

FRESH: Final = 1.0
"""Seconds for which a probe holds, so that nobody writes to the disk by asking."""
PATIENCE: Final = 3.0
"""Seconds for a write; a health check waits hardly longer."""
GONE, SLOW = "gone", "slow"
"""Reasons: the file is not there any more, the disk does not answer. Others are told by SQLite."""
KEY: Final = "probe"
ROOM: Final = 16_384
"""Bytes of a probe: more than a move takes, so that the last page of a full disk does not hide that it is full."""


class Probe:
    """Tells if something can be saved right now. Whoever asks at the same time shares one write."""

    def __init__(self, store: Store, patience: float = PATIENCE) -> None:
        self._store = store
        self._patience = patience
        self._files: dict[str, int] = {}
        """The inodes of the database files: SQLite goes on writing into files that somebody has deleted."""
        self._task: asyncio.Task[str] | None = None
        self._at = -FRESH
        self._reason = ""

    async def reason(self) -> str:
        """Return the reason why nothing can be saved; "" if it can."""
        if time.monotonic() - self._at >= FRESH:
            task = self._task
            if task is None or task.done():
                task = self._task = asyncio.create_task(self._write())
            await asyncio.wait([task], timeout=self._patience)
            self._tell(task.result() if task.done() else SLOW)
        return self._reason

    def _tell(self, reason: str) -> None:
        if reason != self._reason:
            log.log(logging.ERROR if reason else logging.INFO, "health", extra={"reason": reason})
        self._reason, self._at = reason, time.monotonic()

    async def _write(self) -> str:
        try:
            await self._store.change("meta-set", KEY, f"{time.time():.3f}".ljust(ROOM))
            inodes = {str(path): path.stat().st_ino for path in self._store.files()}
        except NotSaved as fault:
            return str(fault)
        except OSError:
            return GONE
        self._files = self._files or inodes
        return "" if inodes == self._files else GONE
