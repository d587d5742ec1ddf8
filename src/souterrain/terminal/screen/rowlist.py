"""A list of rows: arrow keys, Enter and typed prefixes; values change with left and right or digits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from souterrain.core.folding import wrap
from souterrain.core.numbers import is_number
from souterrain.core.vocabulary import form_of
from souterrain.terminal.screen.rows import Row

WIDEST_TEXT: Final = 28
WIDEST_ROW: Final = 200
LEAST_VALUE: Final = 4
TURNING: Final = "  ‹ {} ›"
STILL: Final = "    {}  "
AT_ONCE: Final = {"enter": "select", "up": "cursor_up", "down": "cursor_down", "home": "first", "end": "last"}
"""Keys that are carried out as they come, with their actions."""


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
        self._held: list[events.Key] | None = None
        self.ahead_of_list = True
        """True if typed letters narrow the list; False if they belong elsewhere."""
        self.chooser: Callable[[Row], None] | None = None
        """Called at once with the chosen row, instead of `Chosen`: the next key finds the list that follows."""

    def hold(self) -> None:
        """Queue keys until `release`: the list is about to change."""
        if self._held is None:
            self._held = []

    def release(self) -> None:
        """Carry out the queued keys; one that holds the list again holds those after it too."""
        held, self._held = self._held or [], None
        for event in held:
            self._take(event)

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
            text = row.shown or row.text
            lines = wrap(text, width or WIDEST_ROW, initial_indent=mark, subsequent_indent="  ")
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
        if self.row is not None and self.chooser is not None:
            self.chooser(self.row)
        elif self.row is not None:
            self.post_message(self.Chosen(self, self.row))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()

    def on_key(self, event: events.Key) -> None:
        """Take keys one after the other, also those that are bound to actions: bound actions alone would be overtaken
        by later keys."""
        if self._take(event):
            event.stop()
            event.prevent_default()

    def _take(self, event: events.Key) -> bool:
        if self._held is not None and (event.key in AT_ONCE or event.is_printable):
            self._held.append(event)
            return True
        if event.key in AT_ONCE and self.row is not None:
            getattr(self, f"action_{AT_ONCE[event.key]}")()
            return True
        return self._typed(event)

    def takes(self, sign: str) -> bool:
        """Return whether a typed sign changes the number of the row under the cursor."""
        return self.row is not None and self.row.turns and (sign == "-" or is_number(sign))

    def _typed(self, event: events.Key) -> bool:
        sign, taken = event.character or "", False
        if not event.is_printable or self.row is None:
            taken = event.key == "backspace" and bool(self._ahead) and self.narrow(self._ahead[:-1])
        elif sign == " ":
            taken = bool(self._ahead)
            if taken and not self.narrow(self._ahead + sign):
                self.action_select()
        elif sign == "-" or is_number(sign):
            taken = self.row.typed(sign)
            if taken:
                self._turned()
        elif self.ahead_of_list:
            taken = self.narrow(self._ahead + sign)
        return taken

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
