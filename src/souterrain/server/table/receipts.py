"""Receipts: the answers to the latest messages of each person, so that a repeated message is carried out once.

A client repeats only messages that were not answered, and has few of those; older receipts are dropped, also from the
database.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

KEPT: Final = 64
"""Rows of a person in the database, and messages that led to an entry: as many as a client of ours sends without an
answer."""
PERSONS: Final = 64
CONTENT: Final = 16
"""Bytes of the hash of a message that are kept."""


class Receipts:
    def __init__(self, rows: Iterable[tuple[str, str, bytes, bytes, bool]]) -> None:
        """`rows`: person, cid, hash of the content, answer, and True for a row that belongs to no entry."""
        self._kept: dict[str, dict[str, bytes]] = {}
        """By person and cid: the beginning of the hash, and the answer."""
        self._rows: dict[str, dict[str, None]] = {}
        """The cids of rows that can be deleted, the oldest first."""
        entries: dict[str, list[tuple[str, bytes, bytes]]] = {}
        for person, cid, content, answer, row in rows:
            if row:
                self.add(person, cid, content, answer)
                self._rows.setdefault(person, {})[cid] = None
            else:
                entries.setdefault(person, []).append((cid, content, answer))
        for person, moves in entries.items():
            for each in moves[-KEPT:]:
                self.add(person, *each)

    def find(self, person: str, cid: str, content: bytes) -> bytes | None:
        """Return the answer to a message that was carried out before; b"" if its content was another."""
        held = self._kept.get(person, {}).get(cid)
        if held is None:
            return None
        return held[CONTENT:] if held[:CONTENT] == content[:CONTENT] else b""

    def add(self, person: str, cid: str, content: bytes, answer: bytes) -> None:
        """Remember an answer, and forget the oldest: of this person, or of the person heard of longest ago."""
        kept = self._kept[person] = self._kept.pop(person, {})
        if len(self._kept) > PERSONS:
            del self._kept[next(iter(self._kept))]
        if len(kept) >= 2 * KEPT:
            del kept[next(iter(kept))]
        kept[cid] = content[:CONTENT] + answer

    def replace_row(self, person: str, cid: str) -> tuple[tuple[str, str], ...]:
        """Count a new row of its own; return person and cid of the rows to be deleted for it."""
        old: list[tuple[str, str]] = []
        if person not in self._rows and len(self._rows) >= PERSONS:
            other = next(iter(self._rows))
            old += [(other, each) for each in self._rows.pop(other)]
        rows = self._rows.setdefault(person, {})
        while len(rows) >= KEPT:
            oldest = next(iter(rows))
            del rows[oldest]
            old.append((person, oldest))
        rows[cid] = None
        return tuple(old)
