"""A sentence built from the tree of words: the verb, then its words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import islice

from souterrain.core.actions import Action
from souterrain.core.forms import Choice
from souterrain.core.legal import Legal
from souterrain.terminal.language import Language
from souterrain.terminal.screen.rows import Number, Row


class Whole(Row):
    """A row with a complete sentence."""

    def __init__(self, action: Action, text: str, about: str = "", shown: str = "") -> None:
        super().__init__(action[0], text, about, shown)
        self.action = action


class Verb(Row):
    """A row with a verb."""


class Word(Number):
    """A row with a next word and its number or measure."""

    @property
    def value(self) -> str:
        return super().value or (str(self.number) if self.key[-1] == "=" else "")


class Sentence:
    """The state of the choice. `said` are the words so far; None before the verb."""

    def __init__(
        self,
        legal: Legal,
        words: Language,
        worth: Callable[[Action], str] = lambda action: "",
        advised: Action | None = None,
    ) -> None:
        """`worth` returns what a beginning or a sentence brings; an `advised` sentence comes first."""
        self._advised = advised
        self._legal = legal
        self._words = words
        self._worth = worth
        self._before: list[Action | None] = []
        self.said: Action | None = None

    def rows(self) -> list[Row]:
        """Return the next choices; the sentence itself comes first, if it may end here."""
        if self.said is None:
            advised = [] if self._advised is None else [Whole(self._advised, self._words.sentence(self._advised))]
            return [*advised, *[self._verb(verb) for verb in dict.fromkeys(verb.word for verb in self._legal.verbs)]]
        after = self._legal.after(self.said[1:], self.said[0])
        rows: list[Row] = [self._word(choice) for choice in after.choices]
        if after.done:
            text = self._words("screen-say", sentence=self._words.sentence(self.said))
            rows.insert(0, Whole(self.said, text, shown=self._shown(text, self.said)))
        return rows

    def take(self, row: Row) -> bool:
        """Take a word and all forced words after it; return False if the row is no word."""
        if isinstance(row, Verb):
            self.begin((row.key,))
        elif isinstance(row, Word) and self.said is not None:
            self.begin((*self.said, (row.key, row.number)))
        else:
            return False
        return True

    def begin(self, said: Action, *, for_good: bool = False) -> None:
        """Continue from a beginning that was chosen or typed; `for_good`: without a way back before it."""
        if not for_good:
            self._before.append(self.said)
        after = self._legal.after(said[1:], said[0])
        while not after.done and len(after.choices) == 1 and after.choices[0].least == after.choices[0].most:
            word, number, _ = after.choices[0]
            said = (*said, (word, number))
            after = self._legal.after(said[1:], said[0])
        self.said = said

    def back(self) -> bool:
        """Undo one choice; return False at the beginning."""
        if not self._before:
            return False
        self.said = self._before.pop()
        return True

    @property
    def begun(self) -> bool:
        """True if there is a word to go back to."""
        return bool(self._before)

    def leads_on(self, said: Action) -> bool:
        """Return whether a beginning has a continuation."""
        return bool(self._legal.after(said[1:], said[0]).choices)

    def text(self) -> str:
        return self._words("offer-more", words=self._words.sentence(self.said)) if self.said is not None else ""

    def _verb(self, word: str) -> Row:
        about = self._words.attribute(f"verb-{word}", "about")
        actions = [action for verb in self._legal.verbs if verb.word == word for action in islice(verb.actions(), 2)]
        if len(actions) == 1:
            said = self._words.sentence(actions[0])
            return Whole(actions[0], said, about, self._shown(said, actions[0]))
        text = self._words("offer-more", words=self._words(f"verb-{word}"))
        return Verb(word, text, about, self._shown(text, (word,)))

    def _shown(self, text: str, action: Action) -> str:
        """Return a text with what a sentence, or its beginning, brings or costs."""
        worth = self._worth(action)
        return self._words("offer-worth", text=text, worth=worth) if worth else ""

    def _word(self, choice: Choice) -> Row:
        """Return the row of a word, with the greatest number or the least measure."""
        word, least, most = choice
        number = least if word[-1] == "=" else most
        about = self._words("screen-count-about") if least < most else ""
        row = Word(word, partial(self._words.noun, word), least, most, number, about)
        if least == most and self.said is not None:
            row.shown = self._shown(row.text, (*self.said, (word, number)))
        return row
