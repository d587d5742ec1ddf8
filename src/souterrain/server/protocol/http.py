"""Bodies of the HTTP interface, both ways."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from souterrain.server.protocol.parts import NO_FILM

Name = Annotated[str, Meta(min_length=1, max_length=24)]


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
    together: bool = False
    """Won or lost together: places say nothing."""


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


class TitleProgress(Struct):
    """A person's progress towards a title that is won over many games: a game finished with each of `wanted`."""

    game: str
    title: str
    found: list[str]
    """Nouns of the game that are done, in the order of `wanted`; the title is won when none is missing."""
    wanted: list[str]


class Profile(Struct):
    """GET /api/profile: the latest games first."""

    person: Person
    results: list[GameResult]
    records: list[Record]
    titles: list[str]
    """Won in a game, or by completing a collection of `progress`."""
    progress: list[TitleProgress]


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
