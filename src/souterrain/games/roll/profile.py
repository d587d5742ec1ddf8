"""The profile: progress (DR-119) and records of people across games, an index that can be made anew from journals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from souterrain.core.journal import Act, Journal, Seat
from souterrain.core.match import Match
from souterrain.games.roll.content.heroes import HEROES
from souterrain.games.roll.facts import FACTS
from souterrain.games.roll.titles import TITLES, titles

_BOT: Final = "bot:"


class Played(NamedTuple):
    """One person's result of a finished game."""

    name: str
    hero: str
    score: int
    titles: tuple[str, ...]


def finished(journals: Iterable[Journal]) -> Iterator[tuple[Played, ...]]:
    """Yield the games of this kind that were played to their end, seat by seat; a bot and nobody have no name."""
    for journal in journals:
        if journal.header.game == FACTS.name:
            match = Match.replay(journal)
            outcome = match.outcome
            if outcome is not None:
                won, names, players = titles(match), _names(journal), match.view(None)["players"]
                yield tuple(
                    [
                        Played(name, players[seat]["hero"], outcome.total(seat), won[seat])
                        for seat, name in enumerate(names)
                    ]
                )


def _names(journal: Journal) -> list[str]:
    """Return the name of each seat's player when the last sentence was said."""
    names = [""] * journal.header.seats
    last = max([number for number, entry in enumerate(journal.entries) if isinstance(entry, Act)], default=0)
    for entry in journal.entries[:last]:
        if isinstance(entry, Seat) and 0 <= entry.seat < len(names):
            names[entry.seat] = "" if entry.who.startswith(_BOT) else entry.who
    return names


class Progress(NamedTuple):
    """One person across games: how many, the heroes finished with in the order of their rules, all titles."""

    games: int
    heroes: tuple[str, ...]
    titles: tuple[str, ...]


def progress(journals: Iterable[Journal]) -> dict[str, Progress]:
    """Return the progress by name. A player who has finished a game with every hero is a Team captain."""
    found: dict[str, tuple[int, set[str], set[str]]] = {}
    for seats in finished(journals):
        for name in dict.fromkeys(played.name for played in seats if played.name):
            games, heroes, titles = found.get(name, (0, set(), set()))
            own = [played for played in seats if played.name == name]
            heroes |= {played.hero for played in own}
            titles |= {title for played in own for title in played.titles}
            found[name] = (games + 1, heroes, titles)
    return {name: _progress(*all_of) for name, all_of in found.items()}


def _progress(games: int, heroes: set[str], titles: set[str]) -> Progress:
    team = tuple([hero.novice.name for hero in HEROES if hero.novice.name in heroes])
    captain = {"team-captain"} if len(team) == len(HEROES) else set()
    return Progress(games, team, tuple([title for title in TITLES if title in titles | captain]))


class Best(NamedTuple):
    score: int
    name: str


class Records(NamedTuple):
    """The best scores with each hero, alone and in company; of equal ones the earliest."""

    solo: dict[str, Best]
    company: dict[str, Best]


def records(journals: Iterable[Journal]) -> Records:
    best = Records({}, {})
    for seats in finished(journals):
        board = best.solo if len(seats) == 1 else best.company
        for played in seats:
            if played.name and (played.hero not in board or played.score > board[played.hero].score):
                board[played.hero] = Best(played.score, played.name)
    return best
