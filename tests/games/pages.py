"""Printed pages, for tests of every game: pictures in text, and the tables of a README."""

from __future__ import annotations

from itertools import takewhile


def checked(lines: list[str], width: int) -> list[str]:
    """No line is too long, none has a variable that nobody filled, and all signs can be read aloud."""
    for line in lines:
        assert len(line) <= width, line
        assert "{" not in line, line
        assert line == line.rstrip(), f"blanks at the end of {line!r}"
        assert all(sign.isprintable() and ord(sign) < 0x2100 for sign in line), f"signs nobody reads aloud: {line}"
    return lines


def table_below(heading: str, page: str) -> list[list[str]]:
    """The rows of the first table below a heading of the page, without its head."""
    lines = page.split(f"\n{heading}\n", 1)[1].splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("|"))
    rows = takewhile(lambda line: line.startswith("|"), lines[start:])
    return [[cell.strip() for cell in row.strip("|").split(" | ")] for row in rows][2:]
