"""Failpoints for tests: the process dies or a save fails, as in a power cut or on a full disk.

`SOUTERRAIN_FAILPOINT=after-commit:3` kills the process the third time it reaches that place; `save:2` makes the second
group commit fail. Read once, at the start.
"""

from __future__ import annotations

import os
import signal
import sqlite3
from typing import Final

BEFORE_APPEND: Final = "before-append"
SAVE: Final = "save"
AFTER_COMMIT: Final = "after-commit"
BEFORE_ACK: Final = "before-ack"


class Failpoint:
    def __init__(self, spec: str = "") -> None:
        self._place, _, number = spec.partition(":")
        self._left = int(number or 1)

    @classmethod
    def from_environment(cls) -> Failpoint:
        return cls(os.environ.get("SOUTERRAIN_FAILPOINT", ""))

    def __call__(self, place: str) -> None:
        if place != self._place:
            return
        self._left -= 1
        if self._left:
            return
        if place == SAVE:
            raise sqlite3.OperationalError("database or disk is full")
        os.kill(os.getpid(), signal.SIGKILL)
