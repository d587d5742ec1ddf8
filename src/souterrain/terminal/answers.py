"""What a session answers: a text, and what may be chosen next."""

from __future__ import annotations

from typing import NamedTuple


class Offer(NamedTuple):
    """Something to choose: `line` is what `Session.play` understands ("" if a number must be typed with it)."""

    line: str
    text: str


class Answer(NamedTuple):
    """`played`: the match went on. Else `text` says what is asked or what stood in the way; `offers` may be chosen,
    `rule` is the id of the rule behind a refusal."""

    played: bool
    text: str = ""
    offers: tuple[Offer, ...] = ()
    rule: str = ""
