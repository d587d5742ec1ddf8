"""The table from above in character cells. Squares of 5 cm have a column's letter and a row's number, always the same:
A1 is the far left corner."""

from __future__ import annotations

from typing import Final, NamedTuple

HALF: Final = 450_000
SQUARE: Final = 50_000
"""Half the table and a square, in µm."""
SQUARES: Final = 2 * HALF // SQUARE
COLUMNS: Final = "ABCDEFGHIJKLMNOPQR"
COLUMN_WORDS: Final = tuple([f"column:{letter.lower()}" for letter in COLUMNS])
"""The words of the columns in sentences."""
WIDE, HIGH = 4, 2
"""Characters of a square."""


class Mark(NamedTuple):
    """The text at the place of a body. It begins with a letter, so that neighbours stay apart."""

    text: str
    x: int
    y: int


def cell(x: int, y: int) -> tuple[int, int]:
    """Return the column and the row of a point, counted from 0."""
    return _within((x + HALF) // SQUARE), _within((HALF - y) // SQUARE)


def middle(column: int, row: int) -> tuple[int, int]:
    """Return the middle of a square, counted from 0."""
    return -HALF + SQUARE * column + SQUARE // 2, HALF - SQUARE * row - SQUARE // 2


def around(x: int, y: int) -> list[tuple[int, int]]:
    """Return the square of a point and those about it."""
    column, row = cell(x, y)
    return [
        (c, r)
        for c in range(max(0, column - 1), min(SQUARES, column + 2))
        for r in range(max(0, row - 1), min(SQUARES, row + 2))
    ]


def _within(index: int) -> int:
    return min(max(index, 0), SQUARES - 1)


def square(x: int, y: int) -> str:
    column, row = cell(x, y)
    return f"{COLUMNS[column]}{row + 1}"


def drawn(marks: list[Mark]) -> tuple[list[str], list[int]]:
    """Return the lines of the part of the table where something lies; and which marks found no room in their square."""
    cells = [cell(mark.x, mark.y) for mark in marks]
    columns = range(min(c for c, _ in cells), max(c for c, _ in cells) + 1)
    rows = range(min(r for _, r in cells), max(r for _, r in cells) + 1)
    signs = [["."] + [" "] * (WIDE - 1) for _ in range(SQUARES * SQUARES * HIGH)]
    for place in range(len(signs)):
        if place % HIGH:
            signs[place][0] = " "
    hidden = [index for index, mark in enumerate(marks) if not _written(signs, mark)]
    head = "   " + "".join([COLUMNS[column].ljust(WIDE) for column in columns])
    lines = [head.rstrip()]
    for row in rows:
        for line in range(HIGH):
            label = f"{row + 1:>2}|" if line == 0 else "  |"
            parts = ["".join(signs[_strip(column, row) + line]) for column in columns]
            lines.append((label + "".join(parts)).rstrip())
    return lines, hidden


def _strip(column: int, row: int) -> int:
    """Return the index of the first line of a square."""
    return (row * SQUARES + column) * HIGH


def _written(signs: list[list[str]], mark: Mark) -> bool:
    """Write a mark into its square, as near to its place as there is room."""
    column, row = cell(mark.x, mark.y)
    across = (mark.x + HALF - column * SQUARE) * WIDE // SQUARE
    down = (HALF - mark.y - row * SQUARE) * HIGH // SQUARE
    places = [(line, start) for line in range(HIGH) for start in range(WIDE - len(mark.text) + 1)]
    places.sort(key=lambda place: (WIDE * abs(place[0] - down) + abs(place[1] - across), place))
    for line, start in places:
        strip = signs[_strip(column, row) + line]
        if all(sign in " ." for sign in strip[start : start + len(mark.text)]):
            strip[start : start + len(mark.text)] = mark.text
            return True
    return False
