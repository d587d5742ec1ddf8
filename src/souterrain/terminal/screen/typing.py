"""Letters typed anywhere on the game screen: they go to the sentence line, in the order they were typed."""

from __future__ import annotations

from collections import deque

from textual import events
from textual.screen import Screen

from souterrain.terminal.screen.line import Line
from souterrain.terminal.screen.rowlist import RowList


class Typing:
    """The state of a sentence that is being typed. The application passes every key here before it is forwarded, so
    that no key of a burst is sent to the old focus."""

    def __init__(self) -> None:
        self.begun = False
        """True between a letter and the Enter or Escape after it, whether the line has handled them yet or not."""
        self.lines: deque[str] = deque()
        """Lines that wait for the end of a move."""

    def next(self, *, refused: bool) -> str | None:
        """Return the line that was typed next; none after a refusal, which the person has to read first."""
        if refused:
            self.lines.clear()
        return self.lines.popleft() if self.lines else None

    def take(self, event: events.Key, screen: Screen[None], rows: RowList, line: Line) -> None:
        """Move the focus to the line before a letter is forwarded; the list keeps digits that it uses."""
        focused = screen.focused
        if focused is rows and event.is_printable and event.character != " " and not rows.takes(event.character or ""):
            screen.set_focus(line)
            self.begun = True
        elif focused is line and event.is_printable:
            self.begun = True
        elif event.key in ("enter", "escape"):
            self.begun = False
