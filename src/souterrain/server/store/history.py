"""A person's finished games: the history in pages, statistics of each game, medals and opponents.

Everything is answered by SQL, so that a profile costs the same with ten games and with ten thousand.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from souterrain import parts
from souterrain.core import registry
from souterrain.core.facts import TOGETHER
from souterrain.server.protocol.http import Person
from souterrain.server.protocol.profile import GameResult, History, Medal, Opponent, Profile, Record, TitleProgress
from souterrain.server.store.database import Store
from souterrain.server.store.record import BOT, read_record
from souterrain.server.store.results import progress_of
from souterrain.server.store.sql import SQL

PAGE: Final = 20
"""Results on a page of the history."""
OPPONENTS: Final = 50


async def page_of(
    store: Store,
    person: str,
    *,
    game: str = "",
    opponent: str = "",
    result: str = "",
    offset: int = 0,
    limit: int = PAGE,
) -> History:
    """Return one page of a person's finished games. `opponent` is a person's id, "bots" or "alone"; `result` is "won"
    or "lost"."""
    wish = {"person": person, "game": game, "opponent": opponent, "result": result, "offset": offset, "limit": limit}
    together = json.dumps(sorted(_together()))
    rows = await store.read(lambda db: db.execute(SQL["history"], {**wish, "together": together}).fetchall())
    results = [result_of(row) for row in rows]
    await _name(store, [one for result in results for one in result.others])
    if not rows and offset:
        return History([], (await page_of(store, person, game=game, opponent=opponent, result=result, limit=1)).total)
    return History(results, rows[0][-1] if rows else 0)


async def profile_of(store: Store, person: Person) -> Profile:
    """Return the statistics, medals and opponents of a person, and the first page of the history."""
    history = await page_of(store, person.id)
    progress = await progress_of(store, person.id)
    records = await _records(store, person.id)
    medals = await _medals(store, person.id, [record.game for record in records], progress)
    won = [medal.title for medal in medals if medal.at]
    met = [
        Opponent(who, name, games=games) for who, name, games in await store.rows("opponents-of", person.id, OPPONENTS)
    ]
    return Profile(person, history.results, records, won, progress, medals, met)


async def _records(store: Store, person: str) -> list[Record]:
    wish = {"person": person, "together": json.dumps(sorted(_together()))}
    rows = await store.read(lambda db: db.execute(SQL["records-of"], wish).fetchall())
    found: list[Record] = []
    for game, games, contests, wins, best, rank, mean, since in rows:
        last = (await page_of(store, person, game=game, limit=1)).results[0]
        found.append(Record(game, games, contests, wins, best, mean, rank, since, last))
    return found


async def _medals(store: Store, person: str, games: Iterable[str], progress: list[TitleProgress]) -> list[Medal]:
    """Return every title of these games. A collection is won by the game that added its last noun."""
    won = {
        (game, title): Medal(game, title, at, board) for game, title, at, board in await store.rows("titles-of", person)
    }
    for one in progress:
        if len(one.found) == len(one.wanted):
            at, board = await _completed(store, person, one)
            won[one.game, one.title] = Medal(one.game, one.title, at, board)
    known = {game: parts.titles(game) for game in games if game in registry.names()}
    names = [(game, title) for game, titles in known.items() if titles is not None for title in titles.names]
    struck = sorted(won.values(), key=lambda medal: -medal.at)
    return struck + [Medal(game, title) for game, title in names if (game, title) not in won]


async def _completed(store: Store, person: str, progress: TitleProgress) -> tuple[float, str]:
    """Return the end and the table of the game that completed a collection."""
    first: dict[str, tuple[float, str]] = {}
    for game, added, at, board in await store.rows("collected-of", person):
        noun = json.loads(added).get(progress.title)
        if game == progress.game and noun:
            first[noun] = min(first.get(noun, (at, board)), (at, board))
    return max(first.values())


async def _name(store: Store, others: list[Opponent]) -> None:
    """Write the names of persons into these opponents."""
    persons = sorted({one.who for one in others if one.who and not one.who.startswith(BOT)})
    names = dict(await store.rows("person-names", json.dumps(persons))) if persons else {}
    for one in others:
        one.name = names.get(one.who, "")


def result_of(row: Any) -> GameResult:
    """Return the result of a row of the table of results, with the opponents if the row has the table's record."""
    board, seat, game, place, score, rank, titles, at, info = row[:9]
    others = _others(info, seat)
    if others == [] and game not in _together():
        place = 0
    return GameResult(board, game, place, score, rank, json.loads(titles), at, seat, others or [])


def _others(info: str | None, seat: int) -> list[Opponent] | None:
    """Return the other players of a table; None if its record is missing or damaged."""
    try:
        record = read_record(info or "")
    except msgspec.DecodeError:
        return None
    return [Opponent(chair.who, seat=at) for at, chair in enumerate(record.chairs) if at != seat]


def _together() -> frozenset[str]:
    """Return the games that are won or lost as a whole, also by one player."""
    return frozenset(name for name in registry.names() if registry.game(name).facts.result == TOGETHER)
