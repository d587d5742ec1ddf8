"""Modal pages: a list to pick from, a name to type, a text to read."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, Static

from souterrain.terminal.screen.house import HouseModal
from souterrain.terminal.screen.keys import Keys
from souterrain.terminal.screen.rowlist import RowList
from souterrain.terminal.screen.rows import Row


class Question(HouseModal[str]):
    """A question that keeps its language until it is answered."""

    def tell(self) -> None:
        """Keep the texts; they are set once."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return action != "language" and super().check_action(action, parameters)


class PickPage(Question):
    """A page with rows; its result is the key of the chosen one, or None."""

    def __init__(self, title: str, rows: Sequence[Row], at: int = 0, text: str = "") -> None:
        super().__init__()
        self._title = title
        self._rows = rows
        self._at = at
        self._text = text

    def compose(self) -> ComposeResult:
        with Vertical(classes="page") as page:
            page.border_title = self._title
            if self._text:
                yield Static(self._text, markup=False, classes="text")
            yield RowList()
        yield Keys()

    def on_mount(self) -> None:
        self.query_one(RowList).show(self._rows, self._at)

    def on_row_list_chosen(self, event: RowList.Chosen) -> None:
        self.dismiss(event.row.key)


class NamePage(Question):
    """A page that asks for a name."""

    def __init__(self, title: str, name: str) -> None:
        super().__init__()
        self._title = title
        self._typed = name

    def compose(self) -> ComposeResult:
        with Vertical(classes="page") as page:
            page.border_title = self._title
            yield Input(self._typed, max_length=20)
        yield Keys()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)
