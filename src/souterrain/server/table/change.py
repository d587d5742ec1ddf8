"""The result of a message at a table: steps of the match, and what to save, tell and do afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from souterrain.core.events import Event
from souterrain.core.match import Played
from souterrain.server.net.client import Client
from souterrain.server.protocol.parts import NO_FILM
from souterrain.server.store.database import Work


class Step(NamedTuple):
    """A step of the match: events, the sentence, the seat that said it, and the entry whose films show it."""

    events: tuple[Event, ...]
    text: str = ""
    by: int = -1
    film: int = NO_FILM

    @classmethod
    def of(cls, played: Played, text: str, by: int) -> Step:
        return cls(played.events, text, by, played.number if any(played.films) else NO_FILM)


class Change(NamedTuple):
    """`table`: the record or the seats changed, so everybody gets the table anew; `saved`: it is written to the
    database; `answer`: data of the acknowledgement; `views`: everybody gets the whole view; `writes`: further writes
    of the same transaction; `follow_up`: called once everybody was told, returns the bytes that it sent; `snapshot`:
    the journal continues from here, since earlier entries cannot be read without the ones taken back."""

    step: Step | None = None
    table: bool = False
    saved: bool = True
    answer: dict[str, Any] | None = None
    views: bool = False
    writes: tuple[Work[object], ...] = ()
    follow_up: Callable[[], int | None] | None = None
    snapshot: bool = False


class Receipt(NamedTuple):
    """The origin of a change: the client that sent the message, its cid, and the hash of its content."""

    client: Client
    cid: str
    content: bytes
