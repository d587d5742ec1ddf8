"""The protocol: every message of the socket and every body of the HTTP interface, as types.

docs/protocol.md, the OpenAPI document and the TypeScript types are made from this file. Messages are JSON objects;
`t` says which one it is. Text for people is never sent: keys, nouns and numbers are, and each client has the words.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct, field

PROTOCOL: Final = 1
"""Grows when an older client could no longer play."""

NO_FILM: Final = -1

Cid = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
"""A client's own name for a request: sent again with the same content, it is carried out once."""
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Sentence = Annotated[str, Meta(min_length=1, max_length=1000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]

# --- what a table is ---


class SeatInfo(Struct):
    """Who sits where. `who` is "" for nobody, `bot:<name>` for the machine, else a person's id."""

    who: str = ""
    name: str = ""
    role: str = ""
    ready: bool = False
    presence: str = "gone"
    """here, away, gone."""
    away_since: float = 0.0
    lent: str = ""
    """The bot that plays for an absent person, who can take the seat back."""
    clock: float = -1.0
    """Seconds left for the standing ask; -1 when no clock runs."""


class TableInfo(Struct):
    """What everybody at a table knows about it; sent whole whenever it changes."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    phase: str
    """lobby, playing, over."""
    host: str
    private: bool = True
    tempo: int = 0
    """Seconds for a move; 0 = no clock; slow tables count in days."""
    absence: str = "wait"
    """wait, bot (after `patience` minutes), skip."""
    patience: int = 5
    pause: float = 3.0
    """How long a window stands open, in seconds."""
    watchers: int = 0
    next: str = ""
    """The table of the rematch, once somebody asked for one."""
    takeback: int = -1
    """The seat that asks for consent to take its last move back; -1 for nobody."""
    saving: bool = False
    """True while moves cannot be saved: they are refused until it is over."""
    commitment: str = ""
    """What fixes the dice before anybody throws in a nonce: see docs/fair-dice.md."""
    day: str = ""
    """Of the daily dungeon that is tried here; "" at every other table."""
    retry: bool = False
    """A try that does not count: it is not the first of that day."""
    lesson: bool = False
    """The game's lesson is played here."""
    opens: float = 0.0
    """When seed, journal and replay can be had: those of a daily dungeon when its day is over; 0 if they can."""
    carries: bool = False
    """Whether the game that is over hands something on: see `rematch`."""


# --- legality: forms, from which each client makes the tree of words ---


class FieldInfo(Struct, omit_defaults=True):
    """One of three: `rows` (a table of items), `words` with `caps`, `least`, `most` (a multiset), `word` with `least`
    and `most` (a measure)."""

    rows: list[list[tuple[str, int]]] | None = None
    words: list[str] | None = None
    caps: list[int] | None = None
    word: str | None = None
    least: int = 0
    most: int = 0


class FormInfo(Struct, omit_defaults=True):
    fields: list[FieldInfo] = []
    check: bool = False
    """A last check is made by the server: a sentence that fits may still be refused."""


class VerbInfo(Struct):
    word: str
    forms: list[FormInfo]


class AskInfo(Struct, omit_defaults=True):
    """What a seat is asked. Others' asks are told without `verbs`."""

    seat: int
    number: int
    kind: str
    about: str
    default: str = ""
    verbs: list[VerbInfo] = []


# --- client to server ---


class Hello(Struct, tag_field="t", tag="hello"):
    """First message on a socket. `seen` is the last `seq` this client has; -1 asks for everything."""

    protocol: int
    client: str = ""
    seen: int = -1


class Move(Struct, tag_field="t", tag="move"):
    """A seat answers its ask with a sentence."""

    cid: Cid
    seat: SeatNumber
    ask: int
    text: Sentence


class Waive(Struct, tag_field="t", tag="waive"):
    """A seat does not want what it is offered."""

    cid: Cid
    seat: SeatNumber
    ask: int


class Hold(Struct, tag_field="t", tag="hold"):
    """A raised hand: the window stays open until this seat answers or waives; once per window."""

    cid: Cid
    seat: SeatNumber


class Orders(Struct, tag_field="t", tag="orders"):
    """Standing orders: offers about these things wake the seat, all others are waived for it. None = wake always."""

    cid: Cid
    seat: SeatNumber
    wake: list[str] | None = None


class Undo(Struct, tag_field="t", tag="undo"):
    cid: Cid
    seat: SeatNumber


class TakeBack(Struct, tag_field="t", tag="takeback"):
    """Asks for consent to take back the seat's last move, or answers such a wish (`agree`)."""

    cid: Cid
    seat: SeatNumber
    agree: bool | None = None


class Sit(Struct, tag_field="t", tag="sit"):
    """Takes a free seat (`who` "me"), gives it up ("") or, for the host, puts a bot there ("bot:<name>")."""

    cid: Cid
    seat: SeatNumber
    who: Annotated[str, Meta(max_length=40)] = "me"
    role: Annotated[str, Meta(max_length=40)] = ""


class Ready(Struct, tag_field="t", tag="ready"):
    """This person is ready (or not); when all are, the host may start. `nonce` goes into the dice."""

    cid: Cid
    ready: bool = True
    nonce: Annotated[str, Meta(max_length=64)] = ""


class Host(Struct, tag_field="t", tag="host"):
    """The host's tools: start, shuffle, kick, give (the host's place), extend (a clock), set (settings), close, and
    before the game seats: as many as `seat` says. Only free seats are taken away."""

    cid: Cid
    do: Annotated[str, Meta(pattern=r"^(start|shuffle|kick|extend|set|close|give|seats)$")]
    seat: SeatNumber = 0
    settings: dict[str, str] = {}


class Lend(Struct, tag_field="t", tag="lend"):
    """Lends a seat to a bot ("bot:<name>") or takes it back ("")."""

    cid: Cid
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = ""


class Resign(Struct, tag_field="t", tag="resign"):
    cid: Cid
    seat: SeatNumber


class Rematch(Struct, tag_field="t", tag="rematch"):
    """`carry`: with what this game hands on to the next, each at the same seat, where it hands on anything."""

    cid: Cid
    carry: bool = False


class Say(Struct, tag_field="t", tag="say"):
    """Chat: a text, or one of the table's phrases by key, which everybody reads in their own language."""

    cid: Cid
    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""


class Why(Struct, tag_field="t", tag="why"):
    """Asks why a sentence (or a verb alone) is not offered."""

    cid: Cid
    seat: SeatNumber
    text: Sentence


ToServer = (
    Hello | Move | Waive | Hold | Orders | Undo | TakeBack | Sit | Ready | Host | Lend | Resign | Rematch | Say | Why
)

# --- server to client ---


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

# --- bodies of the HTTP interface ---


class Person(Struct):
    """GET /api/me; null for somebody who is nobody yet. A guest has no passphrase yet."""

    id: str
    name: str
    guest: bool = True


class NewPerson(Person):
    """POST /api/guest: also sets the cookie. The token is for clients without cookies."""

    token: str = ""


class NewName(Struct):
    """POST /api/name"""

    name: Name


class OptionInfo(Struct):
    name: str
    values: list[str]


class GameInfo(Struct):
    """GET /api/games: what a table can be set up from."""

    name: str
    seats: tuple[int, int]
    roles: list[str]
    options: list[OptionInfo]
    presets: dict[str, dict[str, dict[str, str]]]
    bots: list[str]
    hidden: bool
    """Some things are secret: a device that is passed round shows a curtain."""
    nouns: dict[str, list[str]]
    events: dict[str, dict[str, str]]
    daily: bool = False
    """It has a daily dungeon."""
    lesson: bool = False
    """It has a lesson."""
    hiding: dict[str, str] = {}
    """Options, each with the value that brings secrets into a game that has none otherwise."""


class NewTable(Struct):
    """POST /api/tables. `seats`: who sits where from the beginning: "me", "bot:<name>" or ""."""

    game: str
    seats: list[str]
    options: dict[str, str] = {}
    private: bool = True
    tempo: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    absence: str = "wait"
    start: bool = False
    """Start at once if no seat waits for somebody."""


class TableLinks(Struct):
    """The answer: `join` and `watch` are paths; `address` is one that a friend can open, `reach` who that is:
    computer, network, internet."""

    table: str
    join: str
    watch: str
    code: str
    address: str
    reach: str


class MyTable(Struct):
    """GET /api/tables: those that wait for me first."""

    id: str
    game: str
    phase: str
    waits_for_me: bool
    players: list[str]
    changed: float
    day: str = ""
    """As in a table."""
    until: float = 0.0
    """When its next clock runs out; 0 if none runs."""
    lesson: bool = False
    """As in a table."""


class OpenTable(Struct):
    """GET /api/open: tables of others that are not private, while somebody is there. `id` is "" if no seat is free."""

    id: str
    watch: str
    game: str
    phase: str
    players: list[str]
    free: int


class DailyTry(Struct):
    """A person's try that counts. `state`: playing, over, given-up. `place` on the board so far, 0 while it is
    played; `rank` as in a result."""

    table: str
    state: str
    score: int | None = None
    rank: str = ""
    place: int = 0


class DailyGame(Struct):
    """GET /api/daily: today's dungeon of each game that has one, the same for everybody. Days are those of UTC."""

    game: str
    date: str
    ends_at: float
    left: float
    """Seconds until then, for those whose clock is wrong."""
    players: int
    """Persons who have begun it."""
    mine: DailyTry | None = None
    begun: str = ""
    """The table of the try that this person can go on with, counted or not; "" if there is none."""
    retries: int = 0
    streak: int = 0
    """Days in a row, up to today or yesterday, on which this person's counted try was played to its end."""
    best_streak: int = 0


class DailyStart(Struct):
    """POST /api/daily/{game}: the table of the try that was begun, else a new one. The first of a day counts."""

    table: str
    join: str
    retry: bool


class DailyLine(Struct):
    """`score` is null for a try that was given up. `replay` is the code of its replay once the day is over, else ""."""

    place: int
    name: str
    score: int | None
    rank: str
    mine: bool
    replay: str


class DailyBoard(Struct):
    """GET /api/daily/{game}?date=: counted tries that ended on that day, best first; equal scores share a place."""

    game: str
    date: str
    ends_at: float
    over: bool
    players: int
    lines: list[DailyLine]
    """At most 100."""
    mine: DailyLine | None
    """Also when it is not among them."""
    before: str
    """The last day before this one that has results, and the first after it; "" if there is none."""
    after: str


class ReplayInfo(Struct):
    """GET /api/replays/{table}: a finished game; its steps are fetched by GET /api/replays/{table}/{step}?eyes=n."""

    game: str
    options: dict[str, str]
    players: list[str]
    steps: int
    outcome: dict[str, Any] | None
    titles: dict[int, list[str]]


class ReplayStep(Struct):
    """The table after `step` entries, as those eyes saw it (-1: the public view, -2: everything)."""

    step: int
    sections: dict[str, Any]
    events: list[dict[str, Any]]
    text: str = ""
    seat: int = -1
    draws: list[str] = []
    film: int = NO_FILM
    """As in an update."""


class ReplayLine(Struct):
    """GET /api/replays/{table}/story?eyes=n: what happened in each step, as those eyes were told it."""

    events: list[dict[str, Any]]
    text: str = ""
    seat: int = -1


class Films(Struct):
    """GET /api/tables/{table}/films/{entry}: for each slow draw of the entry that was kept, bytes in base64. `table` is
    the table's id or its spectators' code. Films may be gone; nothing depends on them."""

    films: list[bytes]


class Passphrase(Struct):
    """POST /api/claim: the person's name is theirs alone from now on, and a later claim changes the passphrase."""

    passphrase: Annotated[str, Meta(min_length=8, max_length=200)]


class RecoveryCodes(Struct):
    """The answer: each code opens the account once, if the passphrase is lost. They are told only now."""

    codes: list[str]


class Login(Struct):
    """POST /api/login: by name and passphrase, or by the token of a link for another device."""

    name: Annotated[str, Meta(max_length=24)] = ""
    passphrase: Annotated[str, Meta(max_length=200)] = ""
    link: Annotated[str, Meta(max_length=80)] = ""


class Recover(Struct):
    """POST /api/recover: a recovery code and a new passphrase; all other devices are signed out."""

    name: Name
    code: Annotated[str, Meta(min_length=1, max_length=40)]
    passphrase: Annotated[str, Meta(min_length=8, max_length=200)]


class SignOut(Struct):
    """POST /api/signout"""

    everywhere: bool = False


class DeviceLink(Struct):
    """POST /api/device: `path` is a page of the client that signs in with the link's token, once, within ten
    minutes; `address` is one that another device can open; `qr` is that address as SVG."""

    path: str
    address: str
    qr: str


class ReachInfo(Struct):
    """GET /api/reach, POST /api/invite: who can open `address`: computer, network, internet."""

    reach: str
    address: str


class PlayOn(Struct):
    """POST /api/replays/{table}/{step}/play: a new table that goes on from there. `seats` as in a new table."""

    seats: list[str]


class GameResult(Struct):
    """One finished game of a person."""

    table: str
    game: str
    place: int
    score: int
    rank: str
    titles: list[str]
    at: float


class Record(Struct):
    """A person's best in one game."""

    game: str
    games: int
    wins: int
    best: int
    rank: str


class Profile(Struct):
    """GET /api/profile: the latest games first."""

    person: Person
    results: list[GameResult]
    records: list[Record]
    titles: list[str]


class Health(Struct):
    """GET /healthz"""

    version: str
    protocol: int
    tables: int
    sockets: int


class Problem(Struct):
    """Every error of the HTTP interface."""

    code: str
    data: dict[str, Any] = field(default_factory=dict)
