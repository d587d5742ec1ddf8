"""Records of the board: zones, doors and furniture.

A square is one integer: level · 65536 + y · 256 + x; y grows to the south.
"""

from __future__ import annotations

from typing import Final

from souterrain.core.records import Record, record

LEVEL: Final = 1 << 16
ROW: Final = 1 << 8
ORIGIN: Final = 128 * ROW + 128

CLOSED, OPEN, BLIND = range(3)
"""Values of `Door.state`; a blind door leads nowhere (A-11)."""


@record
class Zone(Record):
    """A part of the board, revealed by one dungeon card (DJ-076), with its position."""

    card: int = 0
    level: int = 0
    x: int = 0
    y: int = 0
    """Board position of the card's square (0, 0), with `x`."""
    turned: int = 0
    """Clockwise quarter turns."""
    flipped: int = 0
    room: int = -1
    dark: int = 0
    lit: int = 0
    locked: int = 0
    searched: int = 0
    traps_found: int = 0
    entered: int = 0
    """1 if a hero has been in it."""
    objective: int = 0
    rested: int = 0
    """The last round in which a hero has rested in it, where that matters (A-99)."""
    passage: tuple[int, ...] = ()
    """Squares of the passage to its doorway, for a zone that would not fit without one (A-11)."""


@record
class Door(Record):
    """A doorway two squares wide: `edges` are its two pairs of squares, the first of each in `zone`."""

    number: int = 0
    zone: int = 0
    beyond: int = -1
    """The zone behind it once it is open; -1 before."""
    edges: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Inner, outer, inner, outer."""
    state: int = CLOSED
    locked: int = 0
    barred: int = 0
    """1 if a portcullis bars it: figures see through it but cannot pass (E09)."""
    secret: int = 0
    pile: int = 0
    """The pile from which the zone behind it is drawn (A-10)."""
    tried: tuple[int, ...] = ()
    """Heroes who failed to force it (DJ-074)."""


@record
class Furniture(Record):
    """A piece of furniture or a feature of a room (DJ-082 … DJ-097)."""

    kind: str = ""
    number: int = 0
    zone: int = 0
    squares: tuple[int, ...] = ()
    locked: int = 0
    opened: int = 0
    result: int = 0
    """Die result that is kept: of a fountain, a crevasse, or a sarcophagus with a stuck lid (A-43, A-46, A-48)."""
    tried: tuple[int, ...] = ()
    used: tuple[int, ...] = ()
    """Heroes who have already used it: a spring or a circle (A-46, A-47)."""
