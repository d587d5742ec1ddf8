"""The profile of somebody with a long history: pages, filters, statistics, medals."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import msgspec

from souterrain.client import Api
from souterrain.games.roll.content.heroes import HEROES
from souterrain.games.roll.titles import PART
from souterrain.server.protocol.http import Person
from souterrain.server.protocol.profile import GameResult
from souterrain.server.store.record import Chair, TableRecord
from tests.server.house import Home, at_home
from tests.server.test_people import call

BOARD = """insert into board (id, watch, code, game, phase, info, seed, made, changed)
    values (?1, ?1, ?1, ?2, 'over', ?3, x'00', ?4, ?4)"""
RESULT = """insert into result (board, seat, person, game, place, score, standing, titles, at, collected)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
TITLES = PART.names


async def who(api: Api) -> str:
    me = await api.me()
    assert isinstance(me, Person)
    return me.id


def finished(db: sqlite3.Connection, number: int, game: str, chairs: list[str], places: list[int], **more: str) -> None:
    """Write a finished game; its score is its number."""
    record = TableRecord(game, {}, [Chair(who) for who in chairs], chairs[0], phase="over")
    board = f"b{number:06}"
    db.execute(BOARD, (board, game, msgspec.json.encode(record).decode(), number))
    for seat, (person, place) in enumerate(zip(chairs, places, strict=True)):
        if not person.startswith("bot:"):
            titles, collected = more.get("titles", "[]"), more.get("collected", "{}")
            db.execute(RESULT, (board, seat, person, game, place, number, "", titles, number, collected))


async def filled(home: Home, ada: Api, bruno: Api) -> None:
    """Write 1,000 games of Ada: alone, with Bruno, with a bot, and quests."""
    me, other = await who(ada), await who(bruno)

    def work(db: sqlite3.Connection) -> None:
        for at in range(1, 251):
            finished(db, 4 * at, "roll", [me], [1])
            finished(db, 4 * at + 1, "roll", [other, me], [1, 2] if at % 2 else [2, 1])
            finished(db, 4 * at + 2, "drop", [me, "bot:random"], [1, 2])
            finished(db, 4 * at + 3, "donjon", ["bot:random", me], [2, 2])

    await home.house.store.write(work)


def test_a_long_history_comes_in_pages(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada, bruno = await home.person("Ada"), await home.person("Bruno")
            await filled(home, ada, bruno)
            profile = await ada.profile()
            assert [(record.game, record.games, record.contests, record.wins) for record in profile.records] == [
                ("donjon", 250, 250, 0),
                ("drop", 250, 250, 250),
                ("roll", 500, 250, 125),
            ]
            roll = profile.records[-1]
            assert (roll.best, roll.last.score, roll.since) == (1001, 1001, 4.0)
            assert [(one.name, one.games) for one in profile.opponents] == [("Bruno", 250)]
            first = await ada.history()
            assert first.results == profile.results
            assert (first.total, len(first.results)) == (1000, 20)
            assert [result.at for result in first.results] == [float(at) for at in range(1003, 983, -1)]
            seen: list[GameResult] = []
            while len(seen) < 1000:
                seen += (await ada.history(offset=len(seen))).results
            assert len({result.table for result in seen}) == 1000
            beyond = await ada.history(offset=1000)
            assert (beyond.results, beyond.total) == ([], 1000)
            assert (await bruno.history()).total == 250

    asyncio.run(run())


def test_the_history_by_game_opponent_and_result(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada, bruno = await home.person("Ada"), await home.person("Bruno")
            await filled(home, ada, bruno)
            other = await who(bruno)
            for wish, total in (
                ({"game": "roll"}, 500),
                ({"opponent": "alone"}, 250),
                ({"opponent": "bots"}, 500),
                ({"opponent": other}, 250),
                ({"opponent": other, "game": "drop"}, 0),
                ({"opponent": other, "result": "won"}, 125),
                ({"result": "won"}, 375),
                ({"result": "lost"}, 375),
                ({"opponent": "alone", "result": "won"}, 0),
                ({"opponent": "nobody-at-all"}, 0),
            ):
                assert (await ada.history(**wish)).total == total, wish  # type: ignore[arg-type]
            alone = (await ada.history(opponent="alone")).results[0]
            assert (alone.place, alone.others) == (0, [])
            friends = (await ada.history(opponent=other)).results[0]
            assert (friends.place, [(one.name, one.seat) for one in friends.others]) == (1, [("Bruno", 0)])
            (machine,) = (await ada.history(game="drop")).results[0].others
            assert (machine.who, machine.name) == ("bot:random", "")
            assert (await call(home, "GET", "/api/history?result=drawn", ada.token))[0] == 400
            assert (await call(home, "GET", "/api/history?offset=-1", ada.token))[0] == 400
            assert (await call(home, "GET", "/api/history"))[0] == 401

    asyncio.run(run())


def test_titles_are_medals_with_their_dates(tmp_path: Path) -> None:
    """Every title of a game that was played; a collection is won by the game that completed it (DR-119)."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada = await home.person("Ada")
            assert (await ada.profile()).medals == []
            me = await who(ada)
            one = TITLES[0]
            team = [hero.novice.name for hero in HEROES]

            def work(db: sqlite3.Connection) -> None:
                finished(db, 10, "roll", [me], [1], titles=json.dumps([one]))
                finished(db, 20, "roll", [me], [1], titles=json.dumps([one]))

            await home.house.store.write(work)
            medals = (await ada.profile()).medals
            assert [(medal.title, medal.at, medal.table) for medal in medals if medal.at] == [(one, 10.0, "b000010")]
            assert {medal.title for medal in medals} == set(TITLES)

            def complete(db: sqlite3.Connection) -> None:
                for at, hero in enumerate([*team, team[0]]):
                    finished(db, 100 + at, "roll", [me], [1], collected=json.dumps({"team-captain": hero}))

            await home.house.store.write(complete)
            profile = await ada.profile()
            last = 99 + len(team)
            assert [medal.at for medal in profile.medals if medal.title == "team-captain"] == [last]
            assert profile.medals[0].table == f"b{last:06}"
            assert "team-captain" in profile.titles

    asyncio.run(run())
