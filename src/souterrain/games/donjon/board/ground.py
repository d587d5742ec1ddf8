"""The ground: zones as they were laid, their doors and what stands in them.

A square is one number: level · 65536 + y · 256 + x; y grows to the south.
"""

from __future__ import annotations

from typing import Final

from souterrain.core.records import Record

LEVEL: Final = 1 << 16
ROW: Final = 1 << 8
ORIGIN: Final = 128 * ROW + 128

CLOSED, OPEN, BLIND = range(3)
"""Doors; a blind one leads nowhere (A-11)."""


class Zone(Record):
    """A part of the board, revealed by one dungeon card (DJ-076), and where it lies."""

    __slots__ = (
        "card",
        "dark",
        "entered",
        "flipped",
        "level",
        "lit",
        "locked",
        "objective",
        "passage",
        "room",
        "searched",
        "traps_found",
        "turned",
        "x",
        "y",
    )

    def __init__(self) -> None:
        self.card = 0
        self.level = 0
        self.x = 0
        self.y = 0
        """Where the card's own square (0, 0) lies."""
        self.turned = 0
        """Quarter turns to the right."""
        self.flipped = 0
        self.room = -1
        self.dark = 0
        self.lit = 0
        self.locked = 0
        self.searched = 0
        self.traps_found = 0
        self.entered = 0
        """Whether a hero has been in it."""
        self.objective = 0
        self.passage: tuple[int, ...] = ()
        """The squares of the passage that joins it to its doorway, where it would not fit otherwise (A-11)."""


class Door(Record):
    """A doorway two squares wide: `edges` are its two pairs of squares, the first of each in `zone`."""

    __slots__ = ("barred", "beyond", "edges", "locked", "number", "pile", "secret", "state", "tried", "zone")

    def __init__(self) -> None:
        self.number = 0
        self.zone = 0
        self.beyond = -1
        """The zone behind it once it is open."""
        self.edges: tuple[int, int, int, int] = (0, 0, 0, 0)
        """Inner, outer, inner, outer."""
        self.state = CLOSED
        self.locked = 0
        self.barred = 0
        """A portcullis: seen through, not walked through (E09)."""
        self.secret = 0
        self.pile = 0
        """The pile from which a zone behind it is drawn (A-10)."""
        self.tried: tuple[int, ...] = ()
        """Heroes who failed to force it (DJ-074)."""


class Furniture(Record):
    """A piece of furniture or a feature of a room (DJ-082 … DJ-097)."""

    __slots__ = ("kind", "locked", "number", "opened", "result", "squares", "tried", "used", "zone")

    def __init__(self) -> None:
        self.kind = ""
        self.number = 0
        self.zone = 0
        self.squares: tuple[int, ...] = ()
        self.locked = 0
        self.opened = 0
        self.result = 0
        """The die that stays: a fountain's, a crevasse's, a sarcophagus whose lid holds (A-43, A-46, A-48)."""
        self.tried: tuple[int, ...] = ()
        self.used: tuple[int, ...] = ()
        """Heroes who have had their share: of a spring, of a circle (A-46, A-47)."""
