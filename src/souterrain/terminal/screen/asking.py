"""The current question: its words to choose from, and the reply to the last try."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Static

from souterrain.core.actions import Action, read, say
from souterrain.terminal.answers import Answer
from souterrain.terminal.keyboard import Keyboard
from souterrain.terminal.language import Language
from souterrain.terminal.screen.rowlist import RowList
from souterrain.terminal.screen.rows import Row
from souterrain.terminal.screen.sentence import Sentence, Whole

PASS: Final = "/pass"


class Asking(Vertical):
    """A widget that sends `Said` for a whole sentence, `Passed`, and `Wanted` for rows that are no sentences."""

    class Said(Message):
        def __init__(self, line: str) -> None:
            super().__init__()
            self.line = line

    class Passed(Message):
        """The person passed."""

    class Wanted(Message):
        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._sentence: Sentence | None = None
        self._passing: Row | None = None
        self.noticed = False

    def compose(self) -> ComposeResult:
        yield Static(id="question", markup=False)
        yield Static(id="notice", markup=False)
        yield Static(id="said", markup=False)
        yield RowList(id="words")
        yield Static(id="hint", markup=False)

    def on_mount(self) -> None:
        for name in ("question", "notice", "said", "hint"):
            self._put(name, "")

    @property
    def rows(self) -> RowList:
        return self.query_one("#words", RowList)

    @property
    def said(self) -> Action | None:
        return self._sentence.said if self._sentence is not None else None

    def ask(self, session: Keyboard, said: Action | None = None) -> None:
        """Show a new question; `said` keeps the beginning of its answer."""
        words = session.words
        self._passing = Row(PASS, words("screen-pass"), words.attribute("command-pass", "about"))
        self._passing = self._passing if session.may_pass else None
        self._sentence = Sentence(session.legal, words)
        verbs = {verb.word for verb in session.legal.verbs}
        if len(verbs) == 1 and self._passing is None and not isinstance(self._sentence.rows()[0], Whole):
            self._sentence.begin((verbs.pop(),), for_good=True)
        if said is not None and said != self._sentence.said:
            self._sentence.begin(said)
        self.border_title = words("screen-asking")
        self._put("question", session.question())
        self._list()

    def wait(self, title: str = "", text: str = "") -> None:
        """Show a text while nobody is asked."""
        self._sentence = None
        self.border_title = title
        self._put("question", text)
        self.list([])

    def list(self, rows: Sequence[Row]) -> None:
        """Show other rows in the place of words."""
        self.rows.show(rows)
        self._put("hint", self.rows.row.about if self.rows.row is not None else "")

    def notice(self, text: str) -> None:
        self.noticed = bool(text)
        self._put("notice", text)

    def answer(self, answer: Answer, so_far: Action | None, words: Language) -> None:
        """Show the reply to a typed line; its offers can be chosen."""
        self.notice(answer.text)
        if self._sentence is None or not answer.offers:
            return
        if so_far is not None and self._sentence.leads_on(so_far):
            self._sentence.begin(so_far)
            self._list()
        else:
            self.list([Whole(read(offer.line), offer.text) for offer in answer.offers if offer.line])

    def back(self) -> bool:
        """Go one word back; return False at the beginning."""
        moved = self._sentence is not None and self._sentence.back()
        self.notice("")
        if self._sentence is not None:
            self._list()
        return moved

    @property
    def begun(self) -> bool:
        return self._sentence is not None and self._sentence.begun

    def _list(self) -> None:
        if self._sentence is None:
            return
        rows = self._sentence.rows()
        if self._passing is not None and self._sentence.said is None:
            rows.append(self._passing)
        self.list(rows)
        self.refresh_bindings()

    def _put(self, name: str, text: str) -> None:
        part = self.query_one(f"#{name}", Static)
        part.update(text)
        part.display = bool(text)

    def on_row_list_pointed(self, event: RowList.Pointed) -> None:
        """Show the sentence so far and the typed prefix, wherever the cursor is."""
        said = self._sentence.text() if self._sentence is not None else ""
        self._put("said", f"{said} {self.rows.ahead}".strip())
        self._put("hint", event.row.about)

    def on_row_list_chosen(self, event: RowList.Chosen) -> None:
        row = event.row
        self.notice("")
        if self._sentence is not None and self._sentence.take(row):
            self._list()
        elif isinstance(row, Whole):
            self.post_message(self.Said(say(row.action)))
        elif row is self._passing:
            self.post_message(self.Passed())
        else:
            self.post_message(self.Wanted(row.key))
