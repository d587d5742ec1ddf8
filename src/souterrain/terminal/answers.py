"""What a session answers: a text, and what may be chosen next."""

from __future__ import annotations

from typing import NamedTuple


class Offer(NamedTuple):
    """Something to choose, by `Session.choose`: a line to play, or a command. An `open` one is only the beginning of a
    sentence. `line` is "" where a number must be typed, after what is `begun`."""

    line: str
    text: str
    open: bool = False
    begun: str = ""


class Answer(NamedTuple):
    """`played`: the match went on. Else `text` says what is asked or what stood in the way; `offers` may be chosen,
    `rule` is the id of the rule behind a refusal."""

    played: bool
    text: str = ""
    offers: tuple[Offer, ...] = ()
    rule: str = ""
