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
    epoch: str = ""
    """Another one whenever moves may be gone: for the next `hello`."""
    lost: int = 0
    """Moves of this table that are gone although they were told: by damage, or because the host restored an older
    state (`restored`)."""
    restored: bool = False


class Table(Struct, tag_field="t", tag="table"):
    table: TableInfo
    seats: list[int]
    """The seats this person holds now."""
    orders: list[list[str] | None] = []
    """The standing orders of each of these seats: what wakes it, None for everything."""
    back: list[int] = []
    """The seats of the running game that this person held before and may take again (`sit`)."""
    may_ask: list[int] = []
    """The seats of the running game that `sit` asks the others for."""
    each: list[bool] = []
    """For each of these seats: it is asked each time, also where the answer changes nothing."""


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
    films: list[int] = []
    """With the first view of a player whose game has just begun: all entries with films so far."""
    late: bool = False
    """True if it was told before, while this client was away: nothing moves for it."""


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


class Telling(Struct, omit_defaults=True):
    """The way in which words were told (`tell`)."""

    to: str = ""
    """The person they are for; "" for everybody."""
    name: str = ""
    """The name of that person."""
    title: str = ""
    picture: str = ""
    voice: str = ""
    colour: str = ""


class Chat(Struct, tag_field="t", tag="chat"):
    """Players and spectators have their own rooms. `telling`: words that are more than chat."""

    who: str
    name: str
    room: str
    text: str = ""
    phrase: str = ""
    at: float = 0.0
    telling: Telling | None = None


class Pointed(Struct, tag_field="t", tag="pointed"):
    """Somebody seated points at something on the table: its name, as in a sentence."""

    who: str
    name: str
    about: str


class Notes(Struct, tag_field="t", tag="notes"):
    """All notes of this person at this table, by place: after the `chat` that follows a welcome, and after each
    change."""

    notes: dict[str, str]


class Bye(Struct, tag_field="t", tag="bye"):
    """The server ends this socket, and says why: restart, kicked, slow, elsewhere (signed out), unknown (no such
    table), bad (too much that is no message), silent (no `hello`), daily (somebody else's try at a daily dungeon
    whose day is not over), damaged (the rows of the table in the file are not what was written)."""

    code: str


ToClient = Welcome | Table | Update | Ack | Nack | Chat | Pointed | Notes | Bye
