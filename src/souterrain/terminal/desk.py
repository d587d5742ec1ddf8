"""The console of a remote table: the table goes on while a line is awaited."""

from __future__ import annotations

import os
import sys
from asyncio import AbstractEventLoop
from codecs import getincrementaldecoder
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from threading import Thread
from typing import Final

from souterrain.terminal.language import Language
from souterrain.terminal.lines import Console, Ended, Moved

CHUNK: Final = 4096


class Lines:
    """The standard input, read by its own thread, below Python's buffer: a thread that never ends would hold the
    buffer's lock at the program's exit."""

    def __init__(self, loop: AbstractEventLoop, wake: Callable[[], None]) -> None:
        self.waiting: deque[str] = deque()
        self.ended = False
        self._loop = loop
        self._wake = wake
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        decoder = getincrementaldecoder("utf-8")("replace")
        part = ""
        with suppress(RuntimeError, OSError):
            while data := os.read(sys.__stdin__.fileno() if sys.__stdin__ else 0, CHUNK):
                *lines, part = (part + decoder.decode(data)).split("\n")
                self._loop.call_soon_threadsafe(self._put, lines)
            self._loop.call_soon_threadsafe(self._put, [part] if part else [], True)

    def _put(self, lines: list[str], ended: bool = False) -> None:
        self.waiting += [line.strip() for line in lines]
        self.ended = ended
        self._wake()


class Desk(Console):
    """A console for a remote table. `wait(ready)` runs the table until a condition holds; `standing()` identifies the
    current question; `is_command` recognises lines that are allowed at any time."""

    def __init__(
        self,
        lines: Lines,
        wait: Callable[[Callable[[], bool]], None],
        standing: Callable[[], object],
        is_command: Callable[[str], bool],
    ) -> None:
        super().__init__()
        self._lines = lines
        self._wait = wait
        self._standing = standing
        self._is_command = is_command
        self._asked: object = None
        self._prompt = ""

    def tell(self, lines: Iterable[str]) -> None:
        """Print lines; while a line is awaited they stand on their own lines, and the prompt is repeated."""
        said = [*lines]
        if said and self._prompt:
            print(flush=True)
        self.show(said)
        if said and self._prompt:
            print(self._prompt, end="", flush=True)

    @property
    def asking(self) -> bool:
        """True while a line is awaited for a question that still stands."""
        return bool(self._prompt) and not self._moved()

    def _moved(self) -> bool:
        return self._standing() != self._asked

    def ask(self, words: Language) -> str:
        """Read a line; raise `Moved` if the table has moved on meanwhile, and discard what was typed too late."""
        self._asked, self._prompt = self._standing(), words("prompt")
        print(self._prompt, end="", flush=True)
        try:
            self._wait(lambda: bool(self._lines.waiting) or self._lines.ended or self._moved())
        finally:
            self._prompt = ""
        if self._moved():
            print(flush=True)
            if self._typed:
                self._lines.waiting.clear()
            raise Moved
        if not self._lines.waiting:
            print(flush=True)
            raise Ended
        line = self._lines.waiting.popleft()
        if not self._typed:
            print(line, flush=True)
        return line

    @property
    def heard(self) -> bool:
        """Return whether a line was typed without a question. Input from a pipe waits for its question, unless it is a
        command."""
        if self._typed:
            return bool(self._lines.waiting) or self._lines.ended
        return bool(self._lines.waiting) and self._is_command(self._lines.waiting[0])

    def typed(self) -> str | None:
        if not self.heard:
            return None
        if not self._lines.waiting:
            raise Ended
        return self._lines.waiting.popleft()
