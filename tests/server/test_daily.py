"""The daily dungeon: the same for all, one try that counts, and its secret until the day is over."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from souterrain.client import Api, Client, Gone, Refused
from souterrain.client.bot import serve
from souterrain.core import registry
from souterrain.core.asks import Ask
from souterrain.core.facts import Daily
from souterrain.core.game import Outcome, setup_of
from souterrain.core.journal import Journal, Reveal
from souterrain.core.legal import Legal
from souterrain.core.match import Match
from souterrain.core.verify import verify
from souterrain.parts import bots
from souterrain.server.daily.calendar import Calendar, ends, read_day, runs
from souterrain.server.protocol.daily import DailyGame, DailyStart
from souterrain.server.refusal import Refused as Turned
from souterrain.server.store.database import FILE
from souterrain.server.store.record import BOT, ME
from tests.server.house import SECONDS, Away, Home, ask_each_time, asked, at_home
from tests.server.test_crash import journal_in
from tests.server.test_people import call
from tests.server.wiretap import Wiretap

DAY = date(2030, 3, 9)
GAMES = [name for name in registry.names() if registry.game(name).facts.daily is not None]


def noon(days: int = 0) -> float:
    """The lead of the calendar when it shows noon of some day: no test is surprised by a real midnight."""
    return datetime.combine(DAY + timedelta(days), datetime.min.time(), UTC).timestamp() + 43_200 - time.time()


def on(days: int) -> str:
    return (DAY + timedelta(days)).isoformat()


def run(test: Callable[[Home], Awaitable[None]], folder: Path, secret: bytes = bytes(32)) -> None:
    """In a house whose secret is known, so that a failure is the same failure for everybody; b"": its own."""

    async def inside() -> None:
        async with at_home(folder, ahead=noon()) as home:
            if secret:
                await home.house.store.write(lambda db: db.execute("update secret set value = ?", (secret,)))
                await home.house.dailies.open()
            await test(home)

    asyncio.run(inside())


async def play_out(base: str, api: Api, start: DailyStart, seed: int = 1, bot: str = "random") -> Outcome | None:
    """Plays a try to its end; equal seeds play alike."""
    rng, game = Random(seed), registry.game("roll")

    async def player(view: dict[str, Any], ask: Ask, legal: Legal) -> Any:
        return bots("roll")[bot].choose(game, view, ask, rng) if bot != "random" else legal.sample(rng)

    async with Client(base + start.join, api.token) as client:
        await serve(client, player)
        return client.table.outcome


async def mine(api: Api, game: str = "roll") -> DailyGame:
    return next(each for each in await api.dailies() if each.game == game)


# --- days ---


@pytest.mark.quick
def test_days_are_those_of_utc() -> None:
    assert ends("2030-03-09") == datetime(2030, 3, 10, tzinfo=UTC).timestamp()
    calendar = Calendar(ends("2030-03-09") - 60 - time.time())
    assert calendar.today() == "2030-03-09"
    assert calendar.is_on("2030-03-09")
    assert not calendar.is_on("2030-03-08")
    assert not calendar.is_on("")
    calendar.ahead += 120
    assert calendar.today() == "2030-03-10"
    assert not calendar.is_on("2030-03-09")


@pytest.mark.quick
def test_days_in_a_row() -> None:
    assert runs([]) == []
    assert runs(["2030-03-01", "2030-02-28", "2030-03-04"]) == [("2030-03-01", 2), ("2030-03-04", 1)]
    assert runs(["2028-02-28", "2028-02-29", "2028-03-01"]) == [("2028-03-01", 3)]


@pytest.mark.quick
@pytest.mark.parametrize(
    "text", ["2030-3-9", "20300309", "2030-W10-6", "2030-02-30", "0000-01-01", "٢٠٣٠-٠٣-٠٩", "x", "2030-03-09 "]
)
def test_what_is_no_date(text: str) -> None:
    with pytest.raises(Turned, match="bad-date"):
        read_day(text)


@pytest.mark.quick
@pytest.mark.parametrize("game", GAMES)
def test_a_daily_can_be_played_every_day(game: str) -> None:
    """One person plays, all other seats have bots that exist, and the options of every day are options."""
    facts, daily = registry.game(game).facts, registry.game(game).facts.daily
    assert daily is not None
    assert daily.seats.count(ME) == 1, "more seats would be played behind a curtain"
    assert {who.removeprefix(BOT) for who in daily.seats if who != ME} <= set(bots(game))
    for day in range(DAY.toordinal(), DAY.toordinal() + 30):
        setup_of(registry.game(game), len(daily.seats), daily.options_of(day), (), None)
        assert daily.options_of(day) == daily.options_of(day)
    assert facts.resolve(daily.options_of(0))


@pytest.mark.quick
def test_options_that_change_from_day_to_day() -> None:
    daily = Daily("me", options={"a": "1", "b": "1"}, changing={"b": ("2", "3")})
    assert [daily.options_of(day)["b"] for day in (6, 7, 8)] == ["2", "3", "2"]
    assert daily.options_of(6)["a"] == "1"


# --- one dungeon for all, one try that counts ---


@pytest.mark.parametrize("game", GAMES)
def test_everybody_meets_the_same_dungeon(tmp_path: Path, game: str) -> None:
    """And another one the next day, and in another house."""

    async def test(home: Home) -> None:
        headers = []
        for days, name in ((0, "Ada"), (0, "Bruno"), (1, "Ada")):
            home.house.calendar.ahead = noon(days)
            start = await (await home.person(name)).play_daily(game)
            headers.append(journal_in(tmp_path, start.table).header)
        ada, bruno, next_day = headers
        assert ada.plain() == bruno.plain()
        assert not any(ada.nonces)
        assert next_day.commitment != ada.commitment
        assert home.house.dailies.seed("roll", on(0)) != home.house.dailies.seed("drop", on(0))

    run(test, tmp_path, b"")
    (tmp_path / "other").mkdir()

    async def other(home: Home) -> None:
        start = await (await home.person()).play_daily(game)
        theirs = journal_in(tmp_path / "other", start.table).header.commitment
        db = sqlite3.connect(tmp_path / FILE)
        (header,) = db.execute("select header from board order by made limit 1").fetchone()
        db.close()
        assert theirs not in header

    run(other, tmp_path / "other", b"")


def test_the_same_dice_wherever_both_draw(tmp_path: Path) -> None:
    async def test(home: Home) -> None:
        draws: list[dict[str, str]] = []
        for number, name in enumerate(("Ada", "Bruno")):
            api = await home.person(name)
            start = await api.play_daily("roll")
            await play_out(home.base, api, start, number)
            acts = journal_in(tmp_path, start.table).acts()
            draws.append({line.partition("=")[0]: line for act in acts for line in act.draws})
        both = draws[0].keys() & draws[1].keys()
        assert both
        assert draws[0] != draws[1]
        assert all(draws[0][address] == draws[1][address] for address in both)

    run(test, tmp_path)


def test_the_first_try_counts(tmp_path: Path) -> None:
    async def test(home: Home) -> None:
        ada = await home.person()
        starts = await asyncio.gather(*(ada.play_daily("roll") for _ in range(5)))
        assert len({start.table for start in starts}) == 1, "however often it is asked for"
        first = starts[0]
        assert not first.retry
        now = await mine(ada)
        assert (now.date, now.ends_at, now.players) == (on(0), ends(on(0)), 1)
        assert 0 < now.left <= 43_200
        assert now.mine is not None
        assert (now.mine.state, now.begun, now.streak) == ("playing", first.table, 0)
        outcome = await play_out(home.base, ada, first, bot="careful")
        assert outcome is not None
        again = await ada.play_daily("roll")
        assert again.retry
        assert again.table != first.table
        async with Client(home.base + again.join, ada.token) as client:
            info = client.table.info
            assert info is not None
            assert (info.day, info.retry, info.opens) == (on(0), True, ends(on(0)))
        assert (await ada.play_daily("roll")) == again, "a retry is gone on with too"
        better = await play_out(home.base, ada, again, 7)
        assert better is not None
        now = await mine(ada)
        assert now.mine is not None
        assert (now.mine.table, now.mine.state) == (first.table, "over")
        assert (now.mine.score, now.mine.rank, now.mine.place) == (outcome.total(0), outcome.ranks[0], 1)
        assert (now.begun, now.retries, now.players, now.streak, now.best_streak) == ("", 1, 1, 1, 1)
        board = await ada.daily_board("roll")
        assert [(line.score, line.mine) for line in board.lines] == [(outcome.total(0), True)]
        _, profile = await call(home, "GET", "/api/profile", ada.token)
        assert [result["table"] for result in profile["results"]] == [first.table]
        _, export = await call(home, "GET", "/api/export", ada.token)
        assert [(each["day"], each["counted"]) for each in export["daily"]] == [(on(0), True), (on(0), False)]
        tables = {each.id: each.day for each in await ada.tables()}
        assert tables == {first.table: on(0), again.table: on(0)}

    run(test, tmp_path)


def test_the_board(tmp_path: Path) -> None:
    """Best first, equal scores share a place, who gave up is last, who still plays is not on it."""

    async def test(home: Home) -> None:
        people = [await home.person(name) for name in ("Ada", "Bruno", "Carla", "Dora", "Emil")]
        ada, bruno, carla, dora, emil = people
        starts = [await api.play_daily("roll") for api in people]
        for api, start in ((ada, starts[0]), (bruno, starts[1])):
            await play_out(home.base, api, start, 5, "careful")
        await play_out(home.base, carla, starts[2], 5)
        async with Client(home.base + starts[3].join, dora.token) as client:
            await client.resign(0)
        board = await carla.daily_board("roll")
        names = [line.name for line in board.lines]
        assert sorted(names[:3]) == ["Ada", "Bruno", "Carla"]
        assert names[3:] == ["Dora"]
        scores = {line.name: line.score for line in board.lines}
        assert scores["Ada"] == scores["Bruno"]
        assert scores["Ada"] != scores["Carla"], "the test wants another dungeon"
        assert scores["Dora"] is None
        played = [line.score for line in board.lines if line.score is not None]
        assert played == sorted(played, reverse=True)
        places = {line.name: line.place for line in board.lines}
        assert places["Dora"] == 4
        assert [line.place for line in board.lines] == ([1, 1, 3, 4] if names[2] == "Carla" else [1, 2, 2, 4])
        assert [line.name for line in board.lines if line.mine] == ["Carla"]
        assert board.mine is not None
        assert board.mine.place == places["Carla"]
        assert not any(line.replay for line in board.lines)
        assert (board.players, board.over, board.before, board.after) == (5, False, "", "")
        for api, name in ((ada, "Ada"), (dora, "Dora")):
            told = (await mine(api)).mine
            assert told is not None
            assert told.place == places[name]
        assert (await mine(dora)).streak == 0
        told = (await mine(dora)).mine
        assert told is not None
        assert (told.state, told.score) == ("given-up", None)
        _, nobody = await call(home, "GET", "/api/daily/roll")
        assert nobody["mine"] is None
        assert [line["name"] for line in nobody["lines"]] == names
        home.house.calendar.ahead = noon(1)
        await play_out(home.base, emil, starts[4], 5)
        late = await emil.daily_board("roll", on(0))
        assert [line.name for line in late.lines] == names, "after its day nothing counts any more"
        assert late.over
        assert (await mine(emil)).mine is None
        for line in late.lines:
            assert (await ada.replay(line.replay)).players == [line.name]
        today = await emil.daily_board("roll")
        assert (today.date, today.lines, today.before) == (on(1), [], on(0))
        await call(home, "DELETE", "/api/me", ada.token)
        left = await emil.daily_board("roll", on(0))
        assert sorted(line.name for line in left.lines) == ["", "Bruno", "Carla", "Dora"]

    run(test, tmp_path)


def test_streaks(tmp_path: Path) -> None:
    async def test(home: Home) -> None:
        ada = await home.person()

        async def at(days: int, do: str) -> tuple[int, int]:
            home.house.calendar.ahead = noon(days)
            if do:
                start = await ada.play_daily("roll")
            if do == "play":
                await play_out(home.base, ada, start, days)
            elif do == "resign":
                async with Client(home.base + start.join, ada.token) as client:
                    await client.resign(0)
            now = await mine(ada)
            return now.streak, now.best_streak

        assert await at(0, "play") == (1, 1)
        assert await at(1, "play") == (2, 2)
        assert await at(2, "") == (2, 2), "the day is not over yet"
        assert await at(2, "play") == (3, 3)
        assert await at(4, "") == (0, 3)
        assert await at(4, "resign") == (0, 3)
        assert await at(4, "play") == (0, 3), "a retry does not save it"
        assert await at(5, "play") == (1, 3)
        assert (await mine(ada, "drop")).best_streak == 0, "each game has its own"

    run(test, tmp_path)


# --- the secret ---


async def doors(home: Home, *names: str) -> list[tuple[str, str, Any]]:
    """Everything that the interface has about a table, by any of its names."""
    _, schema = await call(home, "GET", "/api/schema/openapi.json")
    about = {path: set(ways) for path, ways in schema["paths"].items() if "{table}" in path}
    assert {"/api/replays/{table}/journal", "/api/replays/{table}/{step}", "/api/tables/{table}"} <= about.keys()
    return [
        (way.upper(), path.format(table=name, step=1, entry=0), {"seats": ["me"]} if way == "post" else None)
        for path, ways in about.items()
        for way in ways
        for name in names
    ]


@pytest.mark.parametrize("bot", ["random", "careful"])
def test_the_daily_keeps_its_secret(
    tmp_path: Path, bot: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """P35: the first finisher, another person and nobody ask for seed, journal and replay, watch and join: refused
    until the day is over. Then everybody gets them, and the dice are fair."""
    wiretap = Wiretap(monkeypatch)

    async def test(home: Home) -> None:
        ada, bruno = await home.person("Ada"), await home.person("Bruno")
        start = await ada.play_daily("roll")
        table = home.house.tables.open[start.table]
        seed, watch, code = table.seed.hex(), table.watch, table.code
        assert bytes.fromhex(seed) == home.house.dailies.seed("roll", on(0))
        said: list[str] = []

        async def refused() -> None:
            own = (f"/api/tables/{start.table}", f"/api/tables/{code}")
            for method, path, body in await doors(home, start.table, watch, code):
                for token in ("", ada.token, bruno.token):
                    status, answer = await call(home, method, path, token, body)
                    said.append(repr(answer))
                    if token == ada.token and path.endswith("/moments"):
                        assert status == 200 or answer["code"] in ("not-over", "no-such-table"), "the player's own"
                    elif token == ada.token and path.startswith(own) and status != 403:
                        assert path in own or "/films/" in path or path.endswith("/recap"), "the player sees the table"
                    elif answer["code"] == "daily-closed":
                        assert (status, answer["data"]) == (403, {"opens": on(1)})
                    else:
                        # Without a person, by a code where a link is wanted, or by a code that leads nowhere.
                        assert answer["code"] in ("sign-in", "no-such-table", "no-such-film"), path
                    if "/replays/" in path and code not in path and (token or method == "GET"):
                        assert answer["code"] == "daily-closed", path
                    if token == bruno.token and path in own:
                        assert answer["code"] == "daily-closed", path
            for link in (start.join, f"/w/{watch}"):
                for token in (bruno.token, *([] if link == start.join else ["", ada.token])):
                    with pytest.raises(Gone) as gone:
                        await Client(home.base + link, token).open()
                    assert gone.value.code == "daily"
            for token in ("", ada.token, bruno.token):
                for path in ("/api/daily", "/api/daily/roll", "/api/open", "/api/export", "/api/profile", "/metrics"):
                    said.append(repr((await call(home, "GET", path, token))[1]))

        await refused()
        outcome = await play_out(home.base, ada, start, bot=bot)
        assert outcome is not None
        await refused()
        assert not any(isinstance(entry, Reveal) for entry in journal_in(tmp_path, start.table).entries)
        async with Client(home.base + start.join, ada.token) as client:
            assert client.table.outcome == outcome, "the result is the finisher's"
            assert not client.table.may_undo
        home.house.calendar.ahead = noon(0) + 43_100
        await refused()
        everything = "".join(said) + wiretap.all + capfd.readouterr().err
        assert seed not in everything
        assert home.house.dailies._secret.hex() not in everything
        assert watch not in "".join(said), "nor a way to look on"

        home.house.calendar.ahead = noon(1)
        answers = await asyncio.gather(
            *(
                call(home, "GET", f"/api/replays/{name}/journal", token)
                for name in (watch, start.table)
                for token in ("", ada.token, bruno.token)
            )
        )
        assert {status for status, _ in answers} == {200}
        assert len({text for _, text in answers}) == 1
        journal = Journal.loads(answers[0][1])
        assert [entry.seed for entry in journal.entries if isinstance(entry, Reveal)] == [seed]
        verdict = verify(journal)
        assert verdict.difference is None
        assert verdict.draws > 0
        assert Match.replay(journal).outcome == outcome
        assert (await call(home, "GET", f"/api/replays/{watch}/1"))[0] == 200
        status, further = await call(home, "POST", f"/api/replays/{watch}/1/play", bruno.token, {"seats": ["me"]})
        assert status == 201
        async with Client(home.base + further["join"], bruno.token) as client:
            assert client.table.info is not None
            assert client.table.info.day == "", "it is nobody's daily any more"
        async with Client(f"{home.base}/w/{watch}") as eye:
            assert eye.table.over
        assert len([entry for entry in journal_in(tmp_path, start.table).entries if isinstance(entry, Reveal)]) == 1

    run(test, tmp_path)


def test_a_secret_try_is_remembered_by_its_player(tmp_path: Path) -> None:
    """Titles and highlights of one's own game are no secret, and asking for them opens no replay."""

    async def test(home: Home) -> None:
        ada, bruno = await home.person("Ada"), await home.person("Bruno")
        begun = time.time()
        start = await ada.play_daily("roll")
        await play_out(home.base, ada, start, bot="careful")
        ended = time.time()
        path, replay = f"/api/tables/{start.table}/moments", f"/api/replays/{start.table}"
        status, told = await call(home, "GET", path, ada.token)
        assert (status, sorted(told)) == (200, ["best", "highlights", "titles", "turned"])
        assert told["highlights"]
        for token in (bruno.token, ""):
            status, answer = await call(home, "GET", path, token)
            assert (status, answer["code"]) == (403, "daily-closed")
        for token in (ada.token, bruno.token):
            status, answer = await call(home, "GET", replay, token)
            assert (status, answer["code"]) == (403, "daily-closed")
        home.house.calendar.ahead = noon(1)
        status, shown = await call(home, "GET", replay, bruno.token)
        assert status == 200
        assert {name: shown[name] for name in told} == told
        assert shown["day"] == on(0)
        assert begun <= shown["at"] <= ended, "the last step's time, not that of the seed told later"

    run(test, tmp_path)


def test_films_of_a_try_are_its_players(tmp_path: Path) -> None:
    async def test(home: Home) -> None:
        ada, bruno = await home.person("Ada"), await home.person("Bruno")
        start = await ada.play_daily("drop")
        watch = home.house.tables.open[start.table].watch
        for table in (start.table, watch):
            seen = [await call(home, "GET", f"/api/tables/{table}/films/0", who) for who in ("", bruno.token)]
            assert {(status, answer["code"]) for status, answer in seen} == {(403, "daily-closed")}
        assert (await call(home, "GET", f"/api/tables/{start.table}/films/0", ada.token))[0] == 200
        home.house.calendar.ahead = noon(1)
        assert (await call(home, "GET", f"/api/tables/{watch}/films/0"))[0] == 200

    run(test, tmp_path)


def test_what_cannot_be_done_at_a_try(tmp_path: Path) -> None:
    """No seat changes hands, no dice come back; honest undo and pauses are the player's own."""

    async def test(home: Home) -> None:
        ada = await home.person()
        start = await ada.play_daily("lantern")
        async with Client(home.base + start.join, ada.token) as client:
            wishes: list[Callable[[], Awaitable[object]]] = [
                lambda: client.sit(1),
                lambda: client.sit(0, ""),
                lambda: client.sit(0, "bot:random"),
                lambda: client.lend(0, "bot:random"),
                lambda: client.take_back(0),
                lambda: client.host("kick", 1),
                lambda: client.host("give", 0),
                lambda: client.host("set", settings={"private": "false"}),
                lambda: client.host("set", settings={"pause": "0", "absence": "bot"}),
            ]
            for wish in wishes:
                with pytest.raises(Refused) as refused:
                    await wish()
                assert refused.value.code == "not-in-daily"
            await client.host("set", settings={"pause": "0"})
            rng = Random(4)

            async def player(view: dict[str, Any], ask: Ask, legal: Legal) -> Any:
                return legal.sample(rng)

            await serve(client, player)
            with pytest.raises(Refused) as refused:
                await client.rematch()
            assert refused.value.code == "not-in-daily"
        assert (await mine(ada, "lantern")).streak == 1
        other = await ada.play_daily("lantern")
        async with Client(home.base + other.join, ada.token) as client:
            await client.host("close")
            assert client.table.ended == "closed"
        assert (await mine(ada, "lantern")).retries == 1

    run(test, tmp_path)


def test_what_drew_nothing_can_be_undone(tmp_path: Path) -> None:
    async def test(home: Home) -> None:
        ada, rng = await home.person(), Random(2)
        start = await ada.play_daily("roll")
        async with Client(home.base + start.join, ada.token) as client:
            while 0 not in client.table.may_undo:
                assert not client.table.over, "the test wants another dungeon"
                await client.move(await asked(client, 0), client.table.legal(0).sample(rng))
            before = client.table.seq
            await client.undo(0)
            assert client.table.seq == before + 1
            with pytest.raises(Refused, match="not-in-daily"):
                await client.take_back(0)

    run(test, tmp_path)


# --- what is left after a kill, and what is no question ---


def test_killed_in_the_middle_of_a_try(tmp_path: Path) -> None:
    """The same try goes on by the same rules; its secret outlives the server, and is told the day after."""
    server = Away(tmp_path, ahead=noon())
    server.start()

    async def first() -> tuple[str, DailyStart]:
        api = Api(server.base)
        await api.guest("Ada")
        start = await api.play_daily("roll")
        async with Client(server.base + start.join, api.token) as client:
            await ask_each_time(client)
            for _ in range(3):
                await client.move(await asked(client, 0), client.table.legal(0).first())
        return api.token, start

    async def second(token: str, start: DailyStart) -> int:
        api, other = Api(server.base, token), Api(server.base)
        await other.guest("Bruno")
        assert await api.play_daily("roll") == start
        async with Client(server.base + start.join, token) as client:
            assert client.table.seq == 3
            with pytest.raises(Refused, match="not-in-daily"):
                await client.take_back(0)
        with pytest.raises(Gone, match="daily"):
            await Client(server.base + start.join, other.token).open()
        theirs = await other.play_daily("roll")
        headers = [journal_in(tmp_path, table).header.plain() for table in (start.table, theirs.table)]
        assert headers[0] == headers[1], "the secret is the same after a kill"
        outcome = await play_out(server.base, api, start)
        assert outcome is not None
        with pytest.raises(Refused, match="daily-closed"):
            await api.replay(start.table)
        return outcome.total(0)

    async def third(token: str, start: DailyStart, score: int) -> None:
        api = Api(server.base, token)
        with pytest.raises(Refused, match="daily-closed"):
            await api.replay(start.table)
        now = await mine(api)
        assert now.mine is not None
        assert (now.mine.score, now.streak) == (score, 1)

    async def fourth(token: str, start: DailyStart) -> None:
        api = Api(server.base, token)
        assert (await mine(api)).streak == 1
        board = await api.daily_board("roll", on(0))
        assert (await api.replay(board.lines[0].replay)).steps > 0

    async def timed(work: Any) -> Any:
        async with asyncio.timeout(SECONDS):
            return await work

    try:
        token, start = asyncio.run(timed(first()))
        server.end(kill=True)
        server.start()
        score = asyncio.run(timed(second(token, start)))
        server.end(kill=True)
        server.start()
        asyncio.run(timed(third(token, start, score)))
        server.end()
        tomorrow = Away(tmp_path, ahead=noon(1))
        for kill in (True, False):
            tomorrow.start()
            server.base = tomorrow.base
            asyncio.run(timed(fourth(token, start)))
            tomorrow.end(kill=kill)
        journal = journal_in(tmp_path, start.table)
        assert len([entry for entry in journal.entries if isinstance(entry, Reveal)]) == 1
        assert verify(journal).difference is None
        db = sqlite3.connect(tmp_path / FILE)
        (secret,) = db.execute("select value from secret").fetchone()
        (seed,) = db.execute("select seed from board where id = ?", (start.table,)).fetchone()
        db.close()
        told = server.log.read_text()
        assert secret.hex() not in told
        assert seed.hex() not in told
    finally:
        server.end(kill=True)


def test_hostile_questions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(home: Home) -> None:
        ada = await home.person()
        for name in ("nothing", "..", "%00", "x" * 3000, "roll/../roll", "Roll", "%2e%2e%2fetc"):
            for method in ("GET", "POST"):
                status, answer = await call(home, method, f"/api/daily/{name}", ada.token)
                assert status in (404, 405), name
                assert answer["code"] in ("no-such-game", "not-found", "not-allowed"), name
        monkeypatch.setattr(registry.game("lantern").facts, "daily", None)
        for method in ("GET", "POST"):
            status, answer = await call(home, method, "/api/daily/lantern", ada.token)
            assert (status, answer["code"]) == (404, "no-daily")
        assert "lantern" not in [each.game for each in await ada.dailies()]
        for bad in ("2030-3-9", "20300309", "2030-02-30", "x", "9" * 400, "2030-03-09%00", "-001-01-01", "%27or%271"):
            status, answer = await call(home, "GET", f"/api/daily/roll?date={bad}", ada.token)
            assert status == 400, bad
            assert answer["code"] in ("bad-date", "bad-request")
        for to_come in (on(1), "9999-12-31"):
            status, answer = await call(home, "GET", f"/api/daily/roll?date={to_come}", ada.token)
            assert (status, answer["code"]) == (404, "no-such-day")
        for long_ago in ("0001-01-01", "1999-12-31"):
            board = await ada.daily_board("roll", long_ago)
            assert (board.lines, board.over, board.players) == ([], True, 0)
        assert (await call(home, "POST", "/api/daily/roll"))[0] == 401
        assert (await call(home, "POST", "/api/daily/roll", "wrong"))[0] == 401
        assert (await call(home, "GET", "/api/daily", "wrong"))[1][0]["mine"] is None
        assert (await mine(ada)).players == 0, "nothing was begun by any of it"

    run(test, tmp_path)
