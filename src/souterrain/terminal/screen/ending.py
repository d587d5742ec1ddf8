"""The results page: places, itemised scores, ranks and titles; and the next step."""

from __future__ import annotations

from typing import Final

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from souterrain.terminal.keyboard import Keyboard
from souterrain.terminal.language import Language
from souterrain.terminal.results import Result
from souterrain.terminal.screen.house import HouseModal
from souterrain.terminal.screen.keys import Keys
from souterrain.terminal.screen.rowlist import RowList
from souterrain.terminal.screen.rows import Row

AGAIN: Final = "again"
CARRY: Final = "carry"
WATCH: Final = "watch"
HOME: Final = "home"


class EndingPage(HouseModal[str]):
    """A page whose result is the next step; closed, the table stays in sight."""

    def __init__(self, session: Keyboard) -> None:
        super().__init__()
        self._session = session

    @property
    def words(self) -> Language:
        return self._session.words

    def compose(self) -> ComposeResult:
        with Vertical(classes="large-page"):
            with VerticalScroll(id="ending-scroll"):
                yield Static(id="ending", markup=False)
            yield Static(id="ending-saved", markup=False)
            yield RowList()
        yield Keys()

    def on_mount(self) -> None:
        self.tell()
        self.set_focus(self.query_one(RowList))

    def tell(self) -> None:
        words, path = self.words, self._session.path
        results = self._session.results()
        self.query_one(".large-page").border_title = words("screen-results")
        told = [Content(results.reason), *(part for result in results.seats for part in self._lines(result))]
        self.query_one("#ending", Static).update(Content("\n").join(told))
        self.query_one("#ending-saved", Static).update(words("finished", file=str(path)) if path else "")
        self.query_one("#ending-saved").display = path is not None
        self.query_one(RowList).show(choices(self._session))

    def _lines(self, result: Result) -> list[Content]:
        words = self.words
        message = "result-placed" if result.place else "result-alone"
        head = words(message, place=result.place, name=result.name, total=result.total)
        lines = [Content(""), Content.styled(head, "bold $accent")]
        lines += [Content(words("result-item", item=line)) for line in result.lines]
        lines += [Content.styled(words("result-rank", rank=result.rank), "bold")] if result.rank else []
        lines += [Content.styled(words("result-title", title=title), "bold") for title in result.titles]
        lines += [Content(line) for line in result.progress]
        return lines

    def on_row_list_chosen(self, event: RowList.Chosen) -> None:
        self.dismiss(event.row.key)


def choices(session: Keyboard) -> list[Row]:
    """Return the possible next steps; a remote game has no replay here."""
    words = session.words
    watch = [] if session.elsewhere else [Row(WATCH, words("screen-watch-this"))]
    carry = [Row(CARRY, words("carry-on"))] if session.carries else []
    again = Row(AGAIN, words("screen-again"), words("screen-again-about"))
    return [*carry, again, *watch, Row(HOME, words("screen-home"))]
