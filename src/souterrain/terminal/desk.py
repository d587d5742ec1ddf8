"""The console of those who play at a distant table: while a line is awaited, the table goes on."""

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
    """The standard input, read by a thread of its own. It reads below Python's own buffer, whose lock a thread that
    never ends would hold when the program does."""

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
    """`wait(ready)` lets the table go on until something is so; `standing()` is what is asked now, whatever that is;
    `is_command` knows lines that may be said at any time."""

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
        """What happens while a line is awaited stands on lines of its own; the prompt comes again."""
        said = [*lines]
        if said and self._prompt:
            print(flush=True)
        self.show(said)
        if said and self._prompt:
            print(self._prompt, end="", flush=True)

    @property
    def asking(self) -> bool:
        """Whether a line is awaited, as an answer to something that is still asked."""
        return bool(self._prompt) and not self._moved()

    def _moved(self) -> bool:
        return self._standing() != self._asked

    def ask(self, words: Language) -> str:
        """One line; raises `Moved` if the table has moved on meanwhile, and then forgets what was typed too late."""
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
        """Whether somebody typed something although nothing was asked. What comes through a pipe waits for its
        question, unless it is a command."""
        if self._typed:
            return bool(self._lines.waiting) or self._lines.ended
        return bool(self._lines.waiting) and self._is_command(self._lines.waiting[0])

    def typed(self) -> str | None:
        if not self.heard:
            return None
        if not self._lines.waiting:
            raise Ended
        return self._lines.waiting.popleft()
