"""Asks: the questions that are open now, each to one seat."""

from __future__ import annotations

from typing import Final

from souterrain.core.actions import Action

TABLE: Final = -1
"""The table is a seat too: it closes windows."""

MUST: Final = "must"
"""The game waits for this seat."""
ONE: Final = "one"
"""The game waits for the first of these seats."""
MAY: Final = "may"
"""An offer: it can be answered while it stands, nobody waits."""
CLOSE: Final = "close"
"""The table's own ask: it ends the offers that stand."""


class Ask:
    """One seat's ask. `number` changes whenever something an answer depends on has changed;
    `default` is what the clock plays: always legal; `about` is the i18n key of the question."""

    __slots__ = ("about", "default", "kind", "number", "seat")

    def __init__(self, seat: int, number: int, kind: str, about: str, default: Action | None = None) -> None:
        self.seat = seat
        self.number = number
        self.kind = kind
        self.about = about
        self.default = default

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ask) and all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    def __hash__(self) -> int:
        return hash((self.seat, self.number, self.kind))

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, number={self.number}, {self.kind}, {self.about!r}, default={self.default})"
