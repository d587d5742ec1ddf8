"""A person's finished games over HTTP: statistics, history, medals, opponents."""

from __future__ import annotations

from msgspec import Struct, field

from souterrain.server.protocol.http import Person


class Opponent(Struct):
    """Somebody else at a finished game. `who` as in a seat; `name` is "" for a bot and for somebody who has left."""

    who: str
    name: str = ""
    seat: int = -1
    """The seat in a result; -1 in a list of opponents."""
    games: int = 0
    """Number of finished games together, in a list of opponents."""


class GameResult(Struct):
    """One finished game of a person."""

    table: str
    game: str
    place: int
    """0 in a game alone that is not won or lost as a whole: it has no places."""
    score: int
    rank: str
    titles: list[str]
    at: float
    seat: int = 0
    others: list[Opponent] = field(default_factory=list)


class History(Struct):
    """GET /api/history: finished games of the caller, the latest first."""

    results: list[GameResult]
    total: int
    """Number of games that the filters leave, on all pages."""


class Record(Struct):
    """A person's statistics of one game."""

    game: str
    games: int
    contests: int
    """Games that could be won: with others, or won and lost as a whole."""
    wins: int
    best: int
    mean: float
    rank: str
    """The rank of the best game."""
    since: float
    last: GameResult


class Medal(Struct):
    """A title of a game. `at` is the end of the first game that won it, 0 if it is not won."""

    game: str
    title: str
    at: float = 0.0
    table: str = ""


class TitleProgress(Struct):
    """A person's progress towards a title that is won over many games: a game finished with each of `wanted`."""

    game: str
    title: str
    found: list[str]
    """Nouns of the game that are done, in the order of `wanted`; the title is won when none is missing."""
    wanted: list[str]


class Profile(Struct):
    """GET /api/profile"""

    person: Person
    results: list[GameResult]
    """The first page of the history."""
    records: list[Record]
    titles: list[str]
    """Won in a game, or by completing a collection of `progress`."""
    progress: list[TitleProgress]
    medals: list[Medal]
    """Every title of the games that were played, the won ones first."""
    opponents: list[Opponent]
    """Persons met in finished games, the most frequent first."""
