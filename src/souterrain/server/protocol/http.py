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
    was: str = ""
    """The name of this guest until somebody claimed it; "" after POST /api/name."""


class NewPerson(Person):
    """POST /api/guest: also sets the cookie. The token is for clients without cookies."""

    token: str = ""


class NewName(Struct):
    """POST /api/name"""

    name: Name


class OptionInfo(Struct):
    name: str
    values: list[str]


class BotInfo(Struct):
    """A bot's character: an animal, "" if it has none, and a strength from 1 to 5, 0 if it is not known. Its name and
    its line are the message `bot-<name>` of the game's catalogue."""

    animal: str
    strength: int


class DoorInfo(Struct):
    """The game of somebody who plays at once and alone: who sits where, and the options."""

    seats: list[str]
    options: dict[str, str]


class HelpInfo(Struct):
    """Options that the rulebook recommends to a table of fewer than `below` seats, and the rule that does so. The
    message `help-few` of the game's catalogue says so."""

    below: int
    options: dict[str, str]
    rule: str


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
    lessons: list[str] = []
    """The names of its lessons, the one for beginners first."""
    hiding: dict[str, str] = {}
    """Options, each with the value that brings secrets into a game that has none otherwise."""
    together: bool = False
    """Won or lost together: places say nothing."""
    idle: bool = False
    """Some of its questions change nothing: they are answered for a seat that does not wish to be asked (`orders`)."""
    characters: dict[str, BotInfo] = {}
    """The characters of the bots."""
    ranks: dict[str, int] = {}
    """The points that each rank of a game alone needs, the lowest rank first."""
    door: DoorInfo | None = None
    """Absent if one person and as few bots as the game needs begin at once."""
    help: HelpInfo | None = None
    """Absent if the rulebook recommends nothing to few players."""


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
    roles: list[str] = []
    """A role of the game for each seat, or nothing: then the roles are dealt as the game does it."""
    content: Any = None
    """Content of one's own, such as a quest of Donjon (docs/quests.md)."""


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
    lesson: str = ""
    """As in a table."""
    damaged: bool = False
    """Its file is damaged: it cannot be opened."""


class OpenTable(Struct):
    """GET /api/open: tables of others that are not private, while somebody is there. `id` is "" if no seat is free."""

    id: str
    watch: str
    game: str
    phase: str
    players: list[str]
    free: int


class RecapInfo(Struct):
    """GET /api/tables/{table}/recap: the story of a running or finished game so far, as one of the person's seats has
    seen it, or the public."""

    lines: list[dict[str, Any]]
    """Each has a `key`; `recap-<key>` is its sentence, the rest are the arguments."""
    ends: list[str]
    """Keys of events after which the story is told again."""
    pause: float
    """Seconds since the last entry of the journal."""


class ChapterInfo(Struct):
    """A quest in a chronicle. `seats`: the story of each seat that has one."""

    title: str
    """The id of a message of the game."""
    ended: str
    """The key of the line that ended it; "" while it goes on."""
    lines: list[dict[str, Any]]
    seats: dict[int, list[dict[str, Any]]]


class CampaignTable(Struct):
    """A table of a campaign, with its chapters."""

    table: str
    phase: str
    players: list[str]
    chapters: list[ChapterInfo]


class CampaignInfo(Struct):
    """GET /api/campaigns/{table}: the chronicle of a campaign, whose tables hand their heroes on, the first one first.
    A running game is told to those who sit there. Lines are as in a recap."""

    game: str
    tables: list[CampaignTable]


class HighlightInfo(Struct):
    """A moment of a finished game that its public events prove. `highlight-<key>` is its sentence; `data` and `seat`
    are the arguments."""

    step: int
    """The step of the replay that shows it."""
    key: str
    seat: int
    """-1: everybody's."""
    data: dict[str, Any]


class MomentsInfo(Struct):
    """GET /api/tables/{table}/moments: what a finished game is remembered for. Those who played a daily dungeon are
    told of their own game while its replay is still secret."""

    titles: dict[int, list[str]]
    highlights: list[HighlightInfo] = []
    best: dict[int, int] = {}
    turned: dict[int, int] = {}
    """All as in `ReplayInfo`."""


class ReplayInfo(Struct):
    """GET /api/replays/{table}: a finished game; its steps are fetched by GET /api/replays/{table}/{step}?eyes=n, or
    all at once by GET /api/replays/{table}/steps?eyes=n."""

    game: str
    options: dict[str, str]
    players: list[str]
    steps: int
    outcome: dict[str, Any] | None
    titles: dict[int, list[str]]
    highlights: list[HighlightInfo] = []
    """In the order of steps."""
    best: dict[int, int] = {}
    """Each seat's best moment, as an index into `highlights`; seats may have none."""
    turned: dict[int, int] = {}
    """The moment in which the game turned against a seat."""
    at: float = 0.0
    """The time of its last step, in seconds since 1970."""
    day: str = ""
    """The day of a daily dungeon."""


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
    draws: int = 0
    """The number of draws of this step: dice, cards, cubes."""
    film: int = NO_FILM
    """As in an update."""


class ReplayChat(Struct):
    """GET /api/replays/{table}/chat: what the players said at the table, and the step after which they said it. Only
    those who sat there are answered with it; to everybody else the list is empty."""

    step: int
    who: str
    name: str
    text: str = ""
    phrase: str = ""


class Films(Struct):
    """GET /api/tables/{table}/films/{entry}: for each slow draw of the entry that was kept, bytes in base64. `table` is
    the table's id or its spectators' code. Films may be gone; nothing depends on them."""

    films: list[bytes]


class PracticeAct(Struct):
    """POST /api/practice/{game}: an act on a table of one's own, without a game. `table` has the numbers of each thing
    that lies on it, as the last answer showed them; `text` is a sentence. Nothing is kept."""

    text: Annotated[str, Meta(min_length=1, max_length=200)]
    table: Annotated[dict[str, Annotated[list[int], Meta(max_length=16)]], Meta(max_length=150)] = {}


class PracticeTable(Struct):
    """The answer: the table after the act, as a section of a view, and the film of the act in base64."""

    section: dict[str, Any]
    film: bytes


class Passphrase(Struct):
    """POST /api/claim: the person's name is theirs alone from now on, and a later claim changes the passphrase. All
    other devices are signed out."""

    passphrase: Annotated[str, Meta(min_length=8, max_length=200)]
    old: Annotated[str, Meta(max_length=200)] = ""
    """The passphrase until now, or a recovery code; a later claim needs it."""


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
