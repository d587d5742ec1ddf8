"""Answers of a session: a text, and offers for the next choice."""

from __future__ import annotations

from typing import NamedTuple

from souterrain.terminal.language import Language


class Offer(NamedTuple):
    """A choice for `Session.choose`: a line to play, or a command. An `open` one is only the beginning of a sentence.
    `line` is "" where a number must be typed, after what is `begun`; `worth` is what it brings or costs."""

    line: str
    text: str
    open: bool = False
    begun: str = ""
    worth: str = ""

    def told(self, words: Language) -> str:
        """Return the text with what it brings or costs."""
        return words("offer-worth", text=self.text, worth=self.worth) if self.worth else self.text


class Answer(NamedTuple):
    """The result of a line. `played`: the match went on. Otherwise `text` is a question or a refusal, `offers` may be
    chosen, and `rule` is the id of the rule behind a refusal. `sure` is a line that wastes something for good: it is
    played by `Session.play(line, sure=True)`, after the person has said yes."""

    played: bool
    text: str = ""
    offers: tuple[Offer, ...] = ()
    rule: str = ""
    sure: str = ""
