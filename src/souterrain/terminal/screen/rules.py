"""The rulebook: search by a rule's number or by a word, read beside the list."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input, Static

from souterrain.terminal.language import Language
from souterrain.terminal.rulebook import rulebook, search
from souterrain.terminal.screen.house import HouseModal, spoken
from souterrain.terminal.screen.keys import Keys
from souterrain.terminal.screen.rowlist import RowList
from souterrain.terminal.screen.rows import Row


class RulesPage(HouseModal[None]):
    def __init__(self, game: str, asked: str = "") -> None:
        super().__init__()
        self._game = game
        self._asked = asked

    @property
    def words(self) -> Language:
        return spoken(self.house.words.code, self._game)

    def compose(self) -> ComposeResult:
        with Vertical(classes="large-page"):
            yield Input(self._asked, id="search", compact=True)
            with Horizontal(classes="book"):
                yield RowList()
                with VerticalScroll(id="rule-scroll"):
                    yield Static(id="rule", markup=False)
        yield Keys()

    def on_mount(self) -> None:
        self.tell()
        self.set_focus(self.query_one(RowList) if self._asked else self.query_one("#search"))

    def tell(self) -> None:
        self.query_one(".large-page").border_title = self.words("screen-rules")
        self.query_one("#search", Input).placeholder = self.words("screen-rules-search")
        self._list(self.query_one("#search", Input).value)

    def _list(self, asked: str) -> None:
        words = self.words
        found = search(self._game, words.code, asked)
        rows = [Row(rule.id, words("rule-title", id=rule.id, title=rule.title)) for rule in found]
        self.query_one(RowList).show(rows)
        if not rows:
            none = words("rules-none", words=asked) if asked.strip() else words("rules-no-book")
            self.query_one("#rule", Static).update(none)

    def on_input_changed(self, event: Input.Changed) -> None:
        self._list(event.value)

    def on_input_submitted(self) -> None:
        self.set_focus(self.query_one(RowList))

    def on_row_list_chosen(self) -> None:
        self.set_focus(self.query_one("#rule-scroll"))

    def on_row_list_pointed(self, event: RowList.Pointed) -> None:
        rule = rulebook(self._game, self.words.code).get(event.row.key)
        if rule is not None:
            head = self.words("rule-title", id=rule.id, title=rule.title)
            self.query_one("#rule", Static).update(Content.assemble((head, "bold"), "\n\n", rule.text))
            self.query_one("#rule-scroll").scroll_home(animate=False)
