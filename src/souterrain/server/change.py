"""What comes of a wish at a table."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any, NamedTuple

from souterrain.core.events import Event
from souterrain.core.match import Played
from souterrain.server.client import Client
from souterrain.server.protocol.parts import NO_FILM


class Step(NamedTuple):
    """What moved the match on: events, the sentence, the seat that said it, and the entry whose films show it."""

    events: tuple[Event, ...]
    text: str = ""
    by: int = -1
    film: int = NO_FILM

    @classmethod
    def of(cls, played: Played, text: str, by: int) -> Step:
        return cls(played.events, text, by, played.number if any(played.films) else NO_FILM)


class Change(NamedTuple):
    """`saved`: it goes to the file; `works`: more that is saved with it; `told`: the table's own facts changed;
    `fresh`: everybody gets the whole view; `then`: what is done once it is saved; `snapshot`: the journal goes on from
    here, since what was before cannot be read without what was taken back."""

    step: Step | None = None
    told: bool = False
    saved: bool = True
    answer: dict[str, Any] | None = None
    fresh: bool = False
    works: tuple[Callable[[sqlite3.Connection], object], ...] = ()
    then: Callable[[], None] | None = None
    snapshot: bool = False


class Receipt(NamedTuple):
    """Whose wish it was, under which name, and what it said."""

    client: Client
    cid: str
    content: bytes
