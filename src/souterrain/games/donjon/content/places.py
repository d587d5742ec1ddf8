"""Dungeon cards, room cards and kinds of furniture."""

from __future__ import annotations

from typing import Final, NamedTuple

from souterrain.games.donjon.content.effects import Effect, parse
from souterrain.games.donjon.content.reading import cards

Rect = tuple[int, int, int, int]
"""x, y, width, depth in the coordinates of a card: the entrance is in the south, y grows to the north."""


class Dungeon(NamedTuple):
    """A dungeon card (D01 … O06). `entry` and `doors` give the western or southern square of each doorway."""

    id: str
    rule: str
    kind: str
    locked: int
    copies: int
    cells: tuple[Rect, ...]
    entry: tuple[int, int]
    doors: tuple[tuple[str, int, int], ...]
    mirror: int
    objective: int


class Room(NamedTuple):
    """A room card (SQ01 … RE12)."""

    id: str
    rule: str
    shape: str
    furniture: tuple[str, ...]
    monster: int
    dark: int
    theme: tuple[str, ...]
    search: tuple[tuple[int, int, str], ...] = ()
    """Rows that replace those of the search table."""
    treasures: int = 0
    """Additional treasures when its monster card is cleared."""
    wanted: tuple[tuple[str, ...], int] = ((), 0)
    """Tags that the monster card should have, and how often it is redrawn for them."""
    locked: int = 0
    far: int = 0
    """1 if its monsters stand on the far half."""
    far_furniture: tuple[str, ...] = ()


class Piece(NamedTuple):
    """A kind of furniture, its size (width along the wall, depth) and its die table."""

    id: str
    rule: str
    size: tuple[int, int]
    stand: str
    height: str
    """`low`, `tall` (blocks sight, A-28) or `walkable`."""
    lockable: int
    table: tuple[tuple[int, int, str], ...]

    def effect(self, die: int) -> Effect:
        return next(parse(text) for least, most, text in self.table if least <= die <= most)


DUNGEON: Final = tuple([Dungeon(**card) for card in cards("dungeon", Dungeon)])
DUNGEON_NAMES: Final = tuple([card.id for card in DUNGEON])
ROOMS: Final = tuple([Room(**card) for card in cards("rooms", Room)])
ROOM_RULES: Final = {card.rule: index for index, card in enumerate(ROOMS)}
FURNITURE: Final = {card["id"]: Piece(**card) for card in cards("furniture", Piece)}
