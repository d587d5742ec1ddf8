"""A side file with the ends of all chains that were saved last, to notice lost transactions.

SQLite drops everything behind a damaged frame of its write-ahead log without a word. So after each commit the new ends
are appended here, without a sync of their own: a killed process loses nothing of it, a power cut perhaps the last
seconds. At the next start every end must be in the database. Two files take turns, so that they stay small and still
reach farther back than the write-ahead log.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final
from zlib import crc32

from souterrain.server.store.chain import Head
from souterrain.server.store.private import private_file

TableHead = tuple[str, Head]

log = logging.getLogger("souterrain.tails")

TAILS: Final = "tails"
OLDER: Final = "tails.old"
LARGEST: Final = 4 << 20
"""Bytes of one file, about 60,000 moves."""


class Tails:
    def __init__(self, folder: Path) -> None:
        self._path, self._older = folder / TAILS, folder / OLDER
        self._file: int | None = None
        self._size = 0

    def read(self) -> dict[str, Head]:
        """Return the last known end of each table. Lines that are not whole are passed over."""
        found: dict[str, Head] = {}
        for path in (self._older, self._path):
            with suppress(OSError):
                for line in path.read_text("ascii", errors="replace").splitlines():
                    entry = _read(line)
                    found |= {entry[0]: entry[1]} if entry is not None else {}
        return found

    def begin(self) -> None:
        """Start anew: what was noted before has been compared."""
        with suppress(OSError):
            self._older.unlink(missing_ok=True)
            self._path.unlink(missing_ok=True)
        self._open()

    def note(self, heads: Iterable[TableHead]) -> None:
        """Append the ends of a commit. A failure is logged, and harmless until the file is damaged too."""
        data = "".join([_line(table, head) for table, head in heads]).encode("ascii", errors="replace")
        if not data or self._file is None:
            return
        try:
            self._size += os.write(self._file, data)
            if self._size > LARGEST:
                os.replace(self._path, self._older)
                self.close()
                self._open()
        except OSError as fault:
            log.warning("tails not written", extra={"fault": str(fault)})

    def close(self) -> None:
        if self._file is not None:
            os.close(self._file)
        self._file = None

    def _open(self) -> None:
        try:
            private_file(self._path)
            self._file, self._size = os.open(self._path, os.O_WRONLY | os.O_APPEND), 0
        except OSError as fault:
            log.warning("tails not written", extra={"fault": str(fault)})


def _line(table: str, head: Head) -> str:
    text = f"{table} {head.entries} {head.moves} {head.chain.hex()}"
    return f"{text} {crc32(text.encode()):08x}\n"


def _read(line: str) -> TableHead | None:
    text, _, check = line.rpartition(" ")
    if check != f"{crc32(text.encode()):08x}":
        return None
    table, entries, moves, chain = text.split(" ")
    return table, Head(int(entries), bytes.fromhex(chain), int(moves))
