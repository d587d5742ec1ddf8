"""The panels of picture and log, and their fit to the available width."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Log, Static

from souterrain.core.folding import wrap

_COLUMN: Final = re.compile(r"\S {2,}(?=\S)")
_LABEL: Final = re.compile(r"(?m)^\S[^:\n]{0,20}:(?= {2})")
_NUMBER: Final = re.compile(r"(?<![\w.])\d+(?!\w)")
_MAP: Final = re.compile(r"[ \d]{2}\|")
"""The beginning of a line of a map: its columns must not move."""
_SIGN: Final = re.compile(r"([A-Z])\d*!?")
_DARK: Final = ("black", "blue", "brown", "green", "purple", "red")
"""Colours that need white text."""


def tinted(drawn: Content, tints: Mapping[str, str]) -> Content:
    """Colour the letters of a map."""
    at = 0
    for line in drawn.plain.split("\n"):
        for sign in _SIGN.finditer(line) if tints and _MAP.match(line) else ():
            colour = tints.get(sign[1])
            if colour is not None:
                style = f"{'white' if colour in _DARK else 'black'} on {colour}"
                drawn = drawn.stylize(style, at + sign.start(), at + sign.end())
        at += len(line) + 1
    return drawn


def _joined(lines: Sequence[str]) -> list[str]:
    """Undo the wrapping of lines that go on below the second column of a labelled one: they are wrapped once."""
    whole: list[str] = []
    for line in lines:
        column = _COLUMN.search(whole[-1]) if whole and not _MAP.match(whole[-1]) else None
        if column is not None and line.strip() and len(line) - len(line.lstrip()) == column.end():
            whole[-1] += f" {line.strip()}"
        else:
            whole.append(line)
    return whole


def fitted(lines: Sequence[str], width: int, *, dense: bool) -> Iterator[str]:
    """Fit lines to a width. Where it is tight, columns of a table move together and empty lines are left out; a long
    line goes on below its second column."""
    for line in _joined(lines):
        if _MAP.match(line):
            yield line[:width]
            continue
        columns = [found.end() for found in _COLUMN.finditer(line)]
        if len(line) > width and len(columns) > 1:
            line = " ".join(line.split())
        if len(line) > width:
            indent = columns[0] if columns and columns[0] <= width // 2 else 2
            yield from wrap(line, max(width, 10), subsequent_indent=" " * indent)
        elif line.strip() or not dense:
            yield line


class Picture(VerticalScroll):
    """The game's picture in the theme's colours: the first line is emphasised, labels are muted."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._lines: Sequence[str] = ()
        self._tints: Mapping[str, str] = {}

    def compose(self) -> ComposeResult:
        yield Static(markup=False)

    def draw(self, lines: Sequence[str], tints: Mapping[str, str]) -> None:
        self._lines, self._tints = lines, tints
        width = self.scrollable_content_region.width
        if width:
            shown = [*fitted(lines, width, dense=self.screen.has_class("-short"))]
            drawn = Content("\n".join(shown)).highlight_regex(_LABEL, style="$secondary")
            drawn = tinted(drawn.highlight_regex(_NUMBER, style="$accent"), tints)
            self.query_one(Static).update(drawn.stylize("bold", 0, len(shown[0]) if shown else 0))

    def on_resize(self) -> None:
        self.draw(self._lines, self._tints)


class Story(Log, can_focus=False):
    """The log of a match. Every move begins with a mark; the latest is in sight."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id, auto_scroll=True)
        self._all: list[str] = []
        self._told = 0
        self._number = -1
        self._about: object = None

    def tell(self, about: object, told: int, chronicle: Callable[[int], list[tuple[int, str]]]) -> None:
        """Add new events; start over if `about` changed (another match, view or language) or the story is shorter than
        before."""
        if self._about != about or told < self._told:
            self.hide()
            self._about = about
        fresh: list[str] = []
        for number, sentence in chronicle(self._told):
            fresh.append(f"{'·' if number == self._number else '▸'} {sentence}")
            self._number = number
        self._told += len(fresh)
        self._add(fresh)

    def say(self, lines: Sequence[str]) -> None:
        """Add lines about people beside the game."""
        self._add([f"» {line}" for line in lines])

    def hide(self) -> None:
        self._about, self._all, self._told, self._number = None, [], 0, -1
        self.clear()

    def _add(self, lines: list[str]) -> None:
        self._all += lines
        if lines:
            self._write(lines)

    def _write(self, lines: Sequence[str]) -> None:
        width = self.scrollable_content_region.width - 1
        if width > 0:
            self.write_lines([part for line in lines for part in wrap(line, max(width, 10), subsequent_indent="  ")])
            self.call_after_refresh(self.scroll_end, animate=False)

    def on_resize(self) -> None:
        self.clear()
        self._write(self._all)
