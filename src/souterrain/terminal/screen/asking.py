"""The current question: its words to choose from, and the reply to the last try."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from souterrain.core.actions import Action, read, say
from souterrain.terminal.answers import Answer
from souterrain.terminal.keyboard import Keyboard
from souterrain.terminal.language import Language
from souterrain.terminal.screen.rowlist import RowList
from souterrain.terminal.screen.rows import Row
from souterrain.terminal.screen.sentence import Sentence, Whole

PASS: Final = "/pass"
KEEP, SURE = "/keep", "/sure"
"""Rows of a doubt: no and yes."""


class Said(NamedTuple):
    """A whole sentence; `sure` if the person was asked once more."""

    line: str
    sure: bool = False


class Passed(NamedTuple):
    """The person passed."""


class Wanted(NamedTuple):
    """A row that is no sentence."""

    key: str


Chosen: TypeAlias = Said | Passed | Wanted


class Asking(Vertical):
    """A widget that tells its listener what was chosen."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._sentence: Sentence | None = None
        self._passing: Row | None = None
        self._session: Keyboard | None = None
        self.noticed = False
        self._card: tuple[object, list[str]] | None = None
        """The card in force at the last question, with its reader."""
        self.doubted = ""
        """The sentence that is played if the person says yes."""
        self.listener: Callable[[Chosen], None] = lambda chosen: None
        """Called at once, not by a message, so that the next key finds the list that follows."""

    def compose(self) -> ComposeResult:
        yield Static(id="question", markup=False)
        yield Static(id="notice", markup=False)
        yield Static(id="said", markup=False)
        yield RowList(id="words")
        yield Static(id="hint", markup=False)

    def on_mount(self) -> None:
        for name in ("question", "notice", "said", "hint"):
            self._put(name, "")
        self.rows.chooser = self.choose
        self.rows.ahead_of_list = False

    @property
    def rows(self) -> RowList:
        return self.query_one("#words", RowList)

    @property
    def said(self) -> Action | None:
        return self._sentence.said if self._sentence is not None else None

    def ask(self, session: Keyboard, said: Action | None = None) -> None:
        """Show a new question; `said` keeps the beginning of its answer."""
        words = session.words
        self._session, self.doubted = session, ""
        self._passing = Row(PASS, words("screen-pass"), words.attribute("command-pass", "about"))
        self._passing = self._passing if session.may_pass else None
        self._sentence = Sentence(session.legal, words, session.worth, session.advised)
        verbs = {verb.word for verb in session.legal.verbs}
        if len(verbs) == 1 and self._passing is None and not isinstance(self._sentence.rows()[0], Whole):
            self._sentence.begin((verbs.pop(),), for_good=True)
        if said is not None and said != self._sentence.said:
            self._sentence.begin(said)
        self.border_title = words("screen-asking")
        self._put("question", session.question())
        self._list()
        self._show_turned(session)

    def _show_turned(self, session: Keyboard) -> None:
        """Explain a card that lies there for the first time, or on its other side."""
        card, said = session.on_table(), (session.eyes, session.words.code)
        before, self._card = self._card, (said, card)
        if before is not None and before[0] == said and before[1] != card:
            self.notice("\n".join(card))

    def wait(self, title: str = "", text: str = "") -> None:
        """Show a text while nobody is asked."""
        self._sentence, self.doubted = None, ""
        self.border_title = title
        self._put("question", text)
        self.list([])

    def list(self, rows: Sequence[Row], at: int = 0) -> None:
        """Show other rows in the place of words, the cursor on one of them."""
        self.rows.show(rows, at)
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
            found = [offer for offer in answer.offers if offer.line]
            self.list([Whole(read(offer.line), offer.text, shown=offer.told(words)) for offer in found])

    def doubt(self, answer: Answer, words: Language) -> None:
        """Ask once more before something is wasted; the first choice wastes nothing."""
        self.doubted = answer.sure
        self.notice("")
        self._put("question", answer.text)
        yes = words("screen-sure-yes", sentence=words.say(answer.sure))
        self.list([Row(KEEP, words("screen-sure-no")), Row(SURE, yes)])
        self.refresh_bindings()

    def keep(self) -> None:
        """Take a doubted sentence back and ask as before."""
        if self._session is not None:
            self.ask(self._session)

    def back(self) -> bool:
        """Go one word back; return False at the beginning."""
        if self.doubted:
            self.keep()
            return True
        moved = self._sentence is not None and self._sentence.back()
        self.notice("")
        if self._sentence is not None:
            self._list()
        return moved

    @property
    def begun(self) -> bool:
        return bool(self.doubted) or (self._sentence is not None and self._sentence.begun)

    def _list(self) -> None:
        if self._sentence is None:
            return
        rows = self._sentence.rows()
        if self._passing is not None and self._sentence.said is None:
            rows.append(self._passing)
        self.list(rows, self._beginning(rows))
        self.refresh_bindings()

    def _beginning(self, rows: Sequence[Row]) -> int:
        """Return the row at which the list begins: a verb that carries the game on, where there is one."""
        verbs = [row.key for row in rows]
        forward = self._session.forward if self._session is not None and self.said is None else ()
        return next((verbs.index(verb) for verb in forward if verb in verbs), 0)

    def _put(self, name: str, text: str) -> None:
        part = self.query_one(f"#{name}", Static)
        part.update(text)
        part.display = bool(text)

    def on_row_list_pointed(self, event: RowList.Pointed) -> None:
        """Show the sentence so far and the typed prefix, wherever the cursor is."""
        said = self._sentence.text() if self._sentence is not None else ""
        self._put("said", f"{said} {self.rows.ahead}".strip())
        self._put("hint", event.row.about)

    def choose(self, row: Row) -> None:
        self.notice("")
        if self.doubted and row.key in (KEEP, SURE):
            self.keep() if row.key == KEEP else self.listener(Said(self.doubted, sure=True))
        elif self._sentence is not None and self._sentence.take(row):
            self._list()
        elif isinstance(row, Whole):
            self.listener(Said(say(row.action)))
        elif row is self._passing:
            self.listener(Passed())
        else:
            self.listener(Wanted(row.key))
