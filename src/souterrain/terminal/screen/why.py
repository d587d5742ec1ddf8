"""Explanations with rules: for the typed line, and for every word that is not offered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from souterrain.core import registry
from souterrain.core.actions import Action, say
from souterrain.core.vocabulary import VERB
from souterrain.terminal.answers import Answer
from souterrain.terminal.keyboard import Keyboard
from souterrain.terminal.language import Language, is_sign
from souterrain.terminal.screen.house import HouseModal
from souterrain.terminal.screen.keys import Keys
from souterrain.terminal.screen.rowlist import RowList
from souterrain.terminal.screen.rows import Row
from souterrain.terminal.screen.rules import RulesPage
from souterrain.terminal.vocabulary import vocabulary

TYPED: Final = "/typed"


class WhyPage(HouseModal[None]):
    """A page of explanations; the typed line comes first, or else the last refusal."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("f1,ctrl+r", "rules", "screen-key-rule")]

    def __init__(self, session: Keyboard, said: Action | None, line: str | None) -> None:
        super().__init__()
        self._session = session
        self._said = said
        self._line = line
        self._missing = {say(action): action for action in missing(session, said)}
        self._answer = Answer(False)

    @property
    def words(self) -> Language:
        return self._session.words

    def compose(self) -> ComposeResult:
        with Vertical(classes="large-page"):
            yield Static(id="why-about", markup=False)
            with Horizontal(classes="book"):
                yield RowList()
                with VerticalScroll(id="why-scroll"):
                    yield Static(id="why-text", markup=False)
        yield Keys()

    def on_mount(self) -> None:
        self.tell()
        self.set_focus(self.query_one(RowList))

    def tell(self) -> None:
        words = self.words
        self.query_one(".large-page").border_title = words("screen-why")
        said = words("screen-why-after", words=words.say(self._said)) if self._said else words("screen-why-verbs")
        self.query_one("#why-about", Static).update(said)
        rows = [
            Row(key, words.noun(action[-1][0]) if self._said else words(f"verb-{key}"))
            for key, action in self._missing.items()
        ]
        if self._line is not None:
            rows.insert(0, Row(TYPED, self._line or words("screen-why-last")))
        self.query_one(RowList).show(rows)
        if not rows:
            self.query_one("#why-text", Static).update(words("screen-why-all"))

    def on_row_list_pointed(self, event: RowList.Pointed) -> None:
        if event.row.key == TYPED:
            self._answer = self._session.why(self._line or "")
        else:
            self._answer = self._session.why_not(self._missing[event.row.key])
        told = [self._answer.text, *[offer.text for offer in self._answer.offers]]
        self.query_one("#why-text", Static).update("\n".join(told))
        self.query_one("#why-scroll").scroll_home(animate=False)
        self.refresh_bindings()

    def on_row_list_chosen(self) -> None:
        self.set_focus(self.query_one("#why-scroll"))

    def action_rules(self) -> None:
        self.app.push_screen(RulesPage(self._session.game, self._answer.rule))


def missing(session: Keyboard, said: Action | None) -> Iterator[Action]:
    """Yield verbs that are not offered; after a beginning, words like those offered there."""
    legal = session.legal
    if said is None:
        offered = {verb.word for verb in legal.verbs}
        yield from ((verb,) for verb in vocabulary(session.game).words(VERB) if verb not in offered)
        return
    offered = {choice.word for choice in legal.after(said[1:], said[0]).choices}
    akin = [nouns for nouns in registry.game(session.game).nouns.values() if not offered or offered & set(nouns)]
    for noun in dict.fromkeys(noun for nouns in akin for noun in nouns):
        if noun not in offered and not is_sign(noun):
            yield (*said, (noun, 1))
