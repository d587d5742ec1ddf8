"""Records of the board: zones, doors and furniture.

A square is one integer: level · 65536 + y · 256 + x; y grows to the south.
"""

from __future__ import annotations

from typing import Final

from souterrain.core.records import Record

LEVEL: Final = 1 << 16
ROW: Final = 1 << 8
ORIGIN: Final = 128 * ROW + 128

CLOSED, OPEN, BLIND = range(3)
"""Values of `Door.state`; a blind door leads nowhere (A-11)."""


class Zone(Record):
    """A part of the board, revealed by one dungeon card (DJ-076), with its position."""

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
        """Board position of the card's square (0, 0), with `x`."""
        self.turned = 0
        """Clockwise quarter turns."""
        self.flipped = 0
        self.room = -1
        self.dark = 0
        self.lit = 0
        self.locked = 0
        self.searched = 0
        self.traps_found = 0
        self.entered = 0
        """1 if a hero has been in it."""
        self.objective = 0
        self.passage: tuple[int, ...] = ()
        """Squares of the passage to its doorway, for a zone that would not fit without one (A-11)."""


class Door(Record):
    """A doorway two squares wide: `edges` are its two pairs of squares, the first of each in `zone`."""

    __slots__ = ("barred", "beyond", "edges", "locked", "number", "pile", "secret", "state", "tried", "zone")

    def __init__(self) -> None:
        self.number = 0
        self.zone = 0
        self.beyond = -1
        """The zone behind it once it is open; -1 before."""
        self.edges: tuple[int, int, int, int] = (0, 0, 0, 0)
        """Inner, outer, inner, outer."""
        self.state = CLOSED
        self.locked = 0
        self.barred = 0
        """1 if a portcullis bars it: figures see through it but cannot pass (E09)."""
        self.secret = 0
        self.pile = 0
        """The pile from which the zone behind it is drawn (A-10)."""
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
        """Die result that is kept: of a fountain, a crevasse, or a sarcophagus with a stuck lid (A-43, A-46, A-48)."""
        self.tried: tuple[int, ...] = ()
        self.used: tuple[int, ...] = ()
        """Heroes who have already used it: a spring or a circle (A-46, A-47)."""
