"""What the server says on the socket."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from souterrain.server.protocol.parts import NO_FILM, AskInfo, TableInfo


class Welcome(Struct, tag_field="t", tag="welcome"):
    """Answer to `hello`. `reload`: this client is too old; it keeps its place. The last words of the room's `chat`
    follow, a `table` and, once the game has begun, an `update`."""

    protocol: int
    version: str
    person: str
    reload: bool
    seats: list[int]
    """The seats this person holds."""


class Table(Struct, tag_field="t", tag="table"):
    table: TableInfo
    seats: list[int]
    """The seats this person holds now."""
    orders: list[list[str] | None] = []
    """The standing orders of each of these seats."""


class SeatUpdate(Struct, omit_defaults=True):
    """What one pair of eyes sees (`seat` -1: a spectator's, the public view): changed sections, removed ones, the hash
    of the whole view, and the events it was told. The hash: the first 16 hex digits of SHA-256 over the whole view as
    JSON in UTF-8, keys sorted at every level, no blanks."""

    seat: int
    sections: dict[str, Any] = {}
    gone: list[str] = []
    hash: str = ""
    events: list[dict[str, Any]] = []
    undo: bool = False
    """Whether this seat may honestly take back its last move now."""


class Update(Struct, tag_field="t", tag="update"):
    """The match moved on. `seq` counts these; `whole`: the sections are all there are, forget the old ones. `asks`
    holds everybody's asks, with the verbs of the seats this person holds."""

    seq: int
    views: list[SeatUpdate]
    asks: list[AskInfo]
    whole: bool = False
    over: bool = False
    outcome: dict[str, Any] | None = None
    """`places`, `reason`, `scores` (for each seat lines of `key`, `number`, `points`), `totals`, `ranks`; of a match
    that was ended before its game was over `ended` (why) and `seat` (by whom, -1 for the table)."""
    text: str = ""
    """The sentence that was played, and by which seat. Where there are secrets only that seat gets the words."""
    by: int = -1
    film: int = NO_FILM
    """The entry whose films show how it came about, 0 for the set-up, -1 if there is none: GET
    /api/tables/{table}/films/{film}."""


class Ack(Struct, tag_field="t", tag="ack"):
    """Carried out and saved. `seq` is that of the update it led to, -1 if none. `answer` holds what was asked for."""

    cid: str
    seq: int = -1
    answer: dict[str, Any] | None = None


class Nack(Struct, tag_field="t", tag="nack"):
    """Refused, nothing changed: a reason key, the rule's id and the reason's nouns."""

    cid: str
    code: str
    rule: str = ""
    data: dict[str, Any] = {}


class Chat(Struct, tag_field="t", tag="chat"):
    """Players and spectators have their own rooms."""

    who: str
    name: str
    room: str
    text: str = ""
    phrase: str = ""
    at: float = 0.0


class Bye(Struct, tag_field="t", tag="bye"):
    """The server ends this socket, and says why: restart, kicked, slow, elsewhere (signed out), unknown (no such
    table), bad (too much that is no message), silent (no `hello`), daily (somebody else's try at a daily dungeon
    whose day is not over)."""

    code: str


ToClient = Welcome | Table | Update | Ack | Nack | Chat | Bye
