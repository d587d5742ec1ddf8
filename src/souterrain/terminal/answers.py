"""Answers of a session: a text, and offers for the next choice."""

from __future__ import annotations

from typing import NamedTuple


class Offer(NamedTuple):
    """A choice for `Session.choose`: a line to play, or a command. An `open` one is only the beginning of a sentence.
    `line` is "" where a number must be typed, after what is `begun`."""

    line: str
    text: str
    open: bool = False
    begun: str = ""


class Answer(NamedTuple):
    """The result of a line. `played`: the match went on. Otherwise `text` is a question or a refusal, `offers` may be
    chosen, and `rule` is the id of the rule behind a refusal."""

    played: bool
    text: str = ""
    offers: tuple[Offer, ...] = ()
    rule: str = ""
