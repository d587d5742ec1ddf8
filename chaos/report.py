"""The report of a run: a table of promises on the screen, and the generated table of docs/reliability.md."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

from chaos.result import Result

PAGE: Final = Path(__file__).parents[1] / "docs" / "reliability.md"
BEGIN: Final = "<!-- figures of make chaos, written by --write: begin -->"
END: Final = "<!-- figures of make chaos: end -->"
HEAD: Final = ("promise", "part", "tried", "violated", "figures")
MOST: Final = 20
"""Violations of one promise that are printed."""


class Row(NamedTuple):
    """One promise as one part tried it."""

    promise: str
    part: str
    tried: str
    violated: str
    figures: str

    @classmethod
    def of(cls, part: str, result: Result) -> Row:
        figures = ", ".join(f"{name} {value}" for name, value in result.figures.items())
        tried = f"{result.tried:,} {result.unit}"
        return cls(result.promise, part, tried, str(len(result.violations)), figures)

    @property
    def order(self) -> tuple[int, str]:
        number = re.search(r"\d+", self.promise)
        return int(number[0]) if number else 0, self.part


def table(rows: list[Row]) -> str:
    """Return the rows as text in columns."""
    lines = [HEAD, *sorted(rows, key=lambda row: row.order)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEAD) - 1)]
    return "\n".join(
        "  ".join([*(cell.ljust(width) for cell, width in zip(line, widths, strict=False)), line[-1]]).rstrip()
        for line in lines
    )


def violations(part: str, results: list[Result]) -> list[str]:
    """Return a line for each violation; of many of one promise only the first."""
    lines = []
    for result in results:
        shown = result.violations[:MOST]
        lines += [f"{result.promise} {part}: {violation}" for violation in shown]
        if len(shown) < len(result.violations):
            lines.append(f"{result.promise} {part}: and {len(result.violations) - len(shown)} more")
    return lines


def write(rows: list[Row], page: Path = PAGE) -> None:
    """Put the rows into the page; rows of parts that did not run stay."""
    text = page.read_text("utf-8")
    before, found, after = text.partition(BEGIN)
    held, ended, rest = after.partition(END)
    if not found or not ended:
        raise ValueError(f"{page} has no marks for the table")
    ran = {row.part for row in rows}
    kept = [row for row in _read(held) if row.part not in ran]
    page.write_text(f"{before}{BEGIN}\n\n{_markdown(kept + rows)}\n\n{END}{rest}", "utf-8")


def _read(text: str) -> list[Row]:
    lines = [line for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
    return [Row(*line) for line in cells if len(line) == len(HEAD)]


def _markdown(rows: list[Row]) -> str:
    ordered = sorted(rows, key=lambda row: row.order)
    lines = [HEAD, tuple("---" for _ in HEAD), *ordered]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
