"""A list of rows: arrow keys, Enter and typed prefixes; values change with left and right or digits."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from souterrain.core.vocabulary import form_of
from souterrain.terminal.screen.rows import Row

WIDEST_TEXT: Final = 28
WIDEST_ROW: Final = 200
LEAST_VALUE: Final = 4
TURNING: Final = "  ‹ {} ›"
STILL: Final = "    {}  "


class RowList(OptionList):
    """A list that sends `Chosen`, `Turned` and `Pointed`. The row under the cursor has a mark, not only a colour."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", "screen-key-turn", show=False),
        Binding("right", "turn(1)", "screen-key-turn", show=False),
        Binding("escape", "forget", "screen-key-clear"),
    ]

    class Told(Message):
        """The base of the messages about a row."""

        def __init__(self, rows: RowList, row: Row) -> None:
            super().__init__()
            self.rows = rows
            self.row = row

        @property
        def control(self) -> RowList:
            return self.rows

    class Chosen(Told):
        """A row was chosen by Enter, a click, or a blank after a typed prefix."""

    class Turned(Told):
        """The value of a row changed."""

    class Pointed(Told):
        """The cursor moved to a row."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id, markup=False)
        self._all: list[Row] = []
        self._shown: list[Row] = []
        self._ahead = ""
        self._marked: int | None = None

    def show(self, rows: Sequence[Row], at: int = 0) -> None:
        self._all = list(rows)
        self._ahead = ""
        self._fill(list(rows), at)

    @property
    def ahead(self) -> str:
        """The typed prefix."""
        return self._ahead

    @property
    def rows(self) -> tuple[Row, ...]:
        """The listed rows."""
        return tuple(self._shown)

    @property
    def row(self) -> Row | None:
        """The row under the cursor."""
        return self._shown[self.highlighted] if self.highlighted is not None else None

    def narrow(self, ahead: str) -> bool:
        """List only rows with a word of this prefix; return False, without a change, if there are none."""
        form = form_of(ahead)
        begun = f" {form} " if ahead.endswith(" ") else f" {form}"
        found = [row for row in self._all if begun in f" {form_of(row.text)}"] if form else self._all
        if not found:
            return False
        self._ahead = ahead if form else ""
        self._fill(found, 0)
        return True

    def _fill(self, rows: list[Row], at: int) -> None:
        self._shown = rows
        self._marked = None
        self.set_options([option for row in rows for option in self._options_for(row)])
        self.highlighted = min(at, len(rows) - 1) if rows else None
        self.refresh_bindings()

    def _options_for(self, row: Row) -> list[Option | None]:
        """Return the row, and a separator below the last one of a group."""
        option = Option(self._drawn(row, marked=False))
        return [option, None] if row.last else [option]

    def _drawn(self, row: Row, *, marked: bool) -> Content:
        mark = "▸ " if marked else "  "
        width = self.scrollable_content_region.width
        if not row.value:
            lines = wrap(row.text, width or WIDEST_ROW, initial_indent=mark, subsequent_indent="  ")
            return Content("\n".join(lines))
        wide = max([len(other.text) for other in self._shown if other.value])
        text = row.text.ljust(min(WIDEST_TEXT, wide))
        room = width - len(mark + text) - len(TURNING)
        value = row.value if len(row.value) <= max(room, LEAST_VALUE) else f"{row.value[: max(room, LEAST_VALUE) - 1]}…"
        return Content.assemble(mark, text, ((TURNING if row.turns else STILL).format(value), "bold"))

    def on_resize(self) -> None:
        """Lay the rows out again: their heights depend on the width."""
        for index in range(len(self._shown)):
            self._redraw(index)
        self.refresh(layout=True)

    def _redraw(self, index: int | None) -> None:
        if index is not None and index < len(self._shown):
            drawn = self._drawn(self._shown[index], marked=index == self.highlighted)
            self.replace_option_prompt_at_index(index, drawn)

    def watch_highlighted(self, highlighted: int | None) -> None:
        before, self._marked = self._marked, highlighted
        self._redraw(before)
        self._redraw(highlighted)
        super().watch_highlighted(highlighted)
        if self.row is not None:
            self.post_message(self.Pointed(self, self.row))
        self.refresh_bindings()

    def action_select(self) -> None:
        if self.row is not None:
            self.post_message(self.Chosen(self, self.row))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()

    def on_key(self, event: events.Key) -> None:
        sign = event.character or ""
        if not event.is_printable or self.row is None:
            taken = event.key == "backspace" and bool(self._ahead) and self.narrow(self._ahead[:-1])
        elif sign == " ":
            taken = bool(self._ahead)
            if taken and not self.narrow(self._ahead + sign):
                self.action_select()
        elif sign == "-" or sign.isdecimal():
            taken = self.row.typed(sign)
            if taken:
                self._turned()
        else:
            taken = self.narrow(self._ahead + sign)
        if taken:
            event.stop()
            event.prevent_default()

    def action_turn(self, by: int) -> None:
        if self.row is not None and self.row.step(by):
            self._turned()

    def action_forget(self) -> None:
        self.narrow("")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "turn":
            return self.row is not None and self.row.turns
        if action == "forget":
            return bool(self._ahead)
        return action != "select" or self.row is not None

    def _turned(self) -> None:
        self._redraw(self.highlighted)
        if self.row is not None:
            self.post_message(self.Turned(self, self.row))
