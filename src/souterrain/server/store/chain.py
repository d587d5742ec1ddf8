"""The chain check of a table.

Each row of its journal carries a hash over itself and the hash of the row before, and the row of the table one over
itself and the end of the chain. A changed byte, a lost row and a row out of place break it.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, NamedTuple

SIZE: Final = 16

Part = str | bytes | int


class Damaged(Exception):  # noqa: N818 - an answer
    """The rows of a table are not what was written. `row` is the number of the entry, 0 for the row of the table."""

    def __init__(self, table: str, row: int, why: str) -> None:
        super().__init__(f"table {table}, row {row}: {why}")
        self.table = table
        self.row = row
        self.why = why


class Head(NamedTuple):
    """The end of a chain: the number of entries, the last hash, and the number of moves among the entries."""

    entries: int
    chain: bytes
    moves: int


def start(table: str, header: str) -> bytes:
    """Return the beginning of a chain."""
    return _hash(b"", table, header)


def link(before: bytes, table: str, number: int, body: str) -> bytes:
    """Return the hash of an entry."""
    return blake2b(
        b"%b%b\n%d\n%b" % (before, table.encode(), number, body.encode(errors="surrogatepass")), digest_size=SIZE
    ).digest()


def seal(*parts: Part) -> bytes:
    """Return the hash of the row of a table."""
    return _hash(b"", *parts)


def _hash(before: bytes, *parts: Part) -> bytes:
    texts = [part if isinstance(part, bytes) else str(part).encode(errors="surrogatepass") for part in parts]
    framed = [b"%d:%b" % (len(text), text) for text in texts]
    return blake2b(b"".join([before, *framed]), digest_size=SIZE).digest()
