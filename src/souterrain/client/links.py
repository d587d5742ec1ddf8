"""Links to a table, as friends send them to each other."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import quote, urlsplit

KINDS = {"t": "ws", "w": "ws/w"}


class Link(NamedTuple):
    """`http://host:port/t/ID` is for players, `/w/CODE` for spectators."""

    base: str
    kind: str
    name: str

    @classmethod
    def read(cls, text: str) -> Link:
        """Parse a link; raise ValueError for other texts. A link without a scheme is one to plain http."""
        parts = urlsplit(text.strip() if "://" in text else f"http://{text.strip()}")
        kind, _, name = parts.path.strip("/").partition("/")
        if parts.scheme not in ("http", "https") or not parts.hostname or kind not in KINDS or not name or "/" in name:
            raise ValueError(f"no link to a table: {text}")
        return cls(f"{parts.scheme}://{parts.netloc}", kind, name)

    @classmethod
    def to_table(cls, base: str, table: str) -> Link:
        return cls(base.rstrip("/"), "t", table)

    @property
    def watching(self) -> bool:
        return self.kind == "w"

    @property
    def socket(self) -> str:
        """The address of the table's socket: ws for http, wss for https."""
        return f"ws{self.base.removeprefix('http')}/{KINDS[self.kind]}/{quote(self.name)}"

    def __str__(self) -> str:
        return f"{self.base}/{self.kind}/{self.name}"
