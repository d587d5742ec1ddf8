"""Life at a table: seats and who plays them, windows, clocks, absences, chat, the host's tools."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from souterrain.client import Api, Client, Refused
from souterrain.core import registry
from souterrain.core.journal import Act
from souterrain.core.match import Match
from souterrain.server.protocol.http import TableLinks
from souterrain.server.protocol.parts import TableInfo
from souterrain.server.table.hosting import DAY
from souterrain.server.table.playing import hindered
from souterrain.server.table.table import Table
from tests.server.bad import BAD
from tests.server.bad.bot import BOTS
from tests.server.house import Home, asked, at_home, until


class Lanterns:
    """Ada and Bruno at a table of Lantern that has begun, with a long pause."""

    def __init__(self, home: Home, links: TableLinks, apis: list[Api], clients: list[Client]) -> None:
        self.home = home
        self.links = links
        self.apis = apis
        self.ada, self.bruno = clients

    @property
    def match(self) -> Match:
        match = self.home.house.tables.open[self.links.table].match
        assert match is not None
        return match

    async def both_lay(self) -> None:
        for seat, client in enumerate((self.ada, self.bruno)):
            await until(client, lambda c: c.table.seq >= self.ada.table.seq)
            ask = await asked(client, seat)
            await client.move(ask, ask.default or "")

    async def dimmest_blows(self) -> int:
        """As weakly as it can: it always gets there. Answers who blew."""
        clients = (self.ada, self.bruno)
        seat = next(ask.seat for ask in self.match.asks if ask.kind == "one")
        client, other = clients[seat], clients[1 - seat]
        await client.until(lambda: client.table.seq >= other.table.seq)
        ask = await asked(client, seat)
        await client.move(ask, ask.default or "")
        return seat

    async def blow(self) -> int:
        """The same, until the other one is asked. Answers who is offered a shutter."""
        clients = (self.ada, self.bruno)
        seat = await self.dimmest_blows()
        client, other = clients[seat], clients[1 - seat]
        await other.until(lambda: other.table.seq >= client.table.seq)
        await asked(other, 1 - seat)
        return 1 - seat


def info(client: Client) -> TableInfo:
    assert client.table.info is not None
    return client.table.info


@asynccontextmanager
async def lanterns(folder: Path, pause: str = "600", **settings: str) -> AsyncIterator[Lanterns]:
    async with at_home(folder) as home:
        apis = [await home.person(name) for name in ("Ada", "Bruno")]
        links = await home.table(apis[0], "lantern", ["me", ""], options={"nights": "1"})
        clients = [home.client(api, links) for api in apis]
        async with clients[0], clients[1]:
            await clients[1].take_seat()
            await clients[1].ready()
            await clients[0].host("set", settings={"pause": pause, **settings})
            await clients[0].host("start")
            yield Lanterns(home, links, apis, clients)


@asynccontextmanager
async def invited(folder: Path, *others: str) -> AsyncIterator[tuple[Client, Client]]:
    """Ada at a table of Lantern that has not begun, with these seats beside hers; Bruno has come and stands."""
    async with at_home(folder) as home:
        ada, bruno = await home.person("Ada"), await home.person("Bruno")
        links = await home.table(ada, "lantern", ["me", *others])
        async with home.client(ada, links) as host, home.client(bruno, links) as guest:
            yield host, guest


def test_a_window_closes_when_all_have_waived(tmp_path: Path) -> None:
    async def run() -> None:
        async with lanterns(tmp_path) as table:
            await table.both_lay()
            seat = await table.blow()
            client = (table.ada, table.bruno)[seat]
            ask = client.table.ask_of(seat)
            assert ask is not None
            assert ask.kind == "may"
            await client.waive(ask)
            await client.until(lambda: client.table.over)
            closes = [act for act in table.match.journal.acts() if act.seat == -1]
            assert [(act.text, act.by) for act in closes] == [("close", "clock")]

    asyncio.run(run())


def test_a_window_closes_after_the_pause_unless_a_hand_is_raised(tmp_path: Path) -> None:
    async def run() -> None:
        async with lanterns(tmp_path) as table:
            await table.both_lay()
            seat = await table.blow()
            client = (table.ada, table.bruno)[seat]
            await client.hold(seat)
            with pytest.raises(Refused, match="held-before"):
                await client.hold(seat)
            await table.ada.host("set", settings={"pause": "0"})
            await client.say("Wait for me")
            ask = client.table.ask_of(seat)
            assert ask is not None
            assert not client.table.over
            await client.move(ask, "shield")
            await client.until(lambda: client.table.ask_of(seat) is not None or client.table.over)

        async with lanterns(tmp_path / "again", pause="0") as table:
            await table.both_lay()
            await table.ada.until(lambda: len(table.match.asks) > 0)
            await table.dimmest_blows()
            await table.ada.until(lambda: table.ada.table.over)

    asyncio.run(run())


def test_standing_orders_waive_what_they_do_not_name(tmp_path: Path) -> None:
    async def run() -> None:
        async with lanterns(tmp_path) as table:
            await table.ada.orders(0, [])
            await table.bruno.orders(1, ["something-else"])
            await table.both_lay()
            await table.dimmest_blows()
            await table.ada.until(lambda: table.ada.table.over)

    asyncio.run(run())


def test_the_clock_plays_the_default_and_says_so(tmp_path: Path) -> None:
    """P22: the server's clock; it can be extended."""

    async def run() -> None:
        async with lanterns(tmp_path, pause="0", tempo="3") as table:
            await table.ada.until(lambda: info(table.ada).seats[0].clock >= 0)
            await table.ada.host("extend", 1)
            await table.ada.until(lambda: info(table.ada).seats[1].clock > 3)
            await table.ada.until(lambda: table.ada.table.seq >= 1)
            (act, *_) = table.match.journal.acts()
            assert (act.seat, act.by) == (0, "clock")
            await table.ada.until(lambda: table.ada.table.over)
            assert {act.by for act in table.match.journal.acts()} == {"clock"}

    asyncio.run(run())


def test_an_absent_seat_is_lent_and_taken_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with lanterns(tmp_path, absence="bot", patience="0") as table:
            await table.bruno.close()
            await table.ada.until(lambda: info(table.ada).seats[1].lent.startswith("bot:"))
            assert info(table.ada).seats[1].presence == "away"
            assert info(table.ada).seats[1].away_since > 0
            await table.ada.until(lambda: any(act.by == "bot" for act in table.match.journal.acts()))
            async with Client(table.home.base + table.links.join, table.apis[1].token) as back:
                await back.until(lambda: info(back).seats[1].lent == "")
                assert info(back).seats[1].presence == "here"

    asyncio.run(run())


def test_a_seat_that_is_skipped(tmp_path: Path) -> None:
    async def run() -> None:
        async with lanterns(tmp_path, absence="skip", patience="0") as table:
            await table.bruno.close()
            await table.ada.until(lambda: table.ada.table.seq >= 1)
            (act, *_) = table.match.journal.acts()
            assert (act.seat, act.by) == (1, "clock")

    asyncio.run(run())


def test_lending_a_seat_by_hand(tmp_path: Path) -> None:
    async def run() -> None:
        async with lanterns(tmp_path) as table:
            with pytest.raises(Refused, match="not-your-seat"):
                await table.ada.lend(1, "bot:random")
            with pytest.raises(Refused, match="no-such-bot"):
                await table.bruno.lend(1, "bot:nobody")
            await table.bruno.lend(1, "bot:random")
            await table.bruno.until(lambda: table.bruno.table.seq >= 1)
            await table.bruno.lend(1)
            await table.bruno.until(lambda: info(table.bruno).seats[1].lent == "")

    asyncio.run(run())


async def journal_grown(client: Client, match: Match, before: int) -> None:
    await client.until(lambda: len(match.journal) > before)


def test_a_lent_seat_is_the_bots_alone(tmp_path: Path) -> None:
    """The owner of a lent seat says nothing for it until they take it back."""

    async def run() -> None:
        async with lanterns(tmp_path) as table:
            bruno = table.bruno
            ask = await asked(bruno, 1)
            await bruno.lend(1, "bot:random")
            for wish in (bruno.move(ask, ask.default or ""), bruno.waive(ask), bruno.hold(1)):
                with pytest.raises(Refused, match="seat-lent"):
                    await wish
            await bruno.until(lambda: bruno.table.seq >= 1)
            assert {act.by for act in table.match.journal.acts() if act.seat == 1} == {"bot"}
            with pytest.raises(Refused, match="seat-lent"):
                await bruno.move(ask, ask.default or "")

    asyncio.run(run())


def test_bots_let_people_speak_first(tmp_path: Path) -> None:
    """A bot answers a question to one of several when the people have waived, or after the pause."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada = await home.person("Ada")
            for number, waives in enumerate((True, False)):
                links = await home.table(ada, "donjon", ["bot:random", "me", "bot:random"])
                async with home.client(ada, links) as client:
                    await client.host("set", settings={"pause": "600"})
                    await client.host("start")
                    ask = await asked(client, 1)
                    while ask.kind != "one":
                        with suppress(Refused):  # a bot may be first and change the question
                            await client.move(ask, ask.default or client.table.legal(1).first())
                        ask = await asked(client, 1)
                    table = home.house.tables.open[links.table]
                    assert table.match is not None
                    assert {other.kind for other in table.match.asks} == {"one"}
                    before = len(table.match.journal)
                    await table.pace.drive()
                    assert not table.pace.thinks
                    await client.say(f"After you {number}")
                    assert len(table.match.journal) == before
                    if waives:
                        await client.waive(ask)
                    else:
                        await client.host("set", settings={"pause": "0"})
                    await journal_grown(client, table.match, before)
                    act = table.match.journal.entries[before]
                    assert isinstance(act, Act)
                    assert (act.seat, act.by) == (0, "bot")

    asyncio.run(run())


def test_one_person_at_several_seats_sees_them_all(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada = await home.person()
            links = await home.table(ada, "lantern", ["me", "me", "bot:random"], start=True)
            async with home.client(ada, links) as client:
                await client.until(lambda: client.table.seq >= 0)
                assert client.table.mine == (0, 1)
                assert [client.table.view(seat)["mine"]["seat"] for seat in (0, 1)] == [0, 1]
                for seat in (0, 1):
                    ask = client.table.ask_of(seat)
                    assert ask is not None
                    await client.move(ask, ask.default or "")

    asyncio.run(run())


def test_honest_undo(tmp_path: Path) -> None:
    """P23: what drew nothing and sealed nothing may be taken back until somebody answers; the asks get new numbers."""

    async def run() -> None:
        async with lanterns(tmp_path) as table:
            ada = table.ada
            await ada.until(lambda: ada.table.ask_of(0) is not None)
            ask = ada.table.ask_of(0)
            assert ask is not None
            await ada.move(ask, ask.default or "")
            assert 0 in ada.table.may_undo
            with pytest.raises(Refused, match="no-way-back"):
                await table.bruno.undo(1)
            await ada.undo(0)
            again = ada.table.ask_of(0)
            assert again is not None
            assert again.number != ask.number
            with pytest.raises(Refused, match="too-late"):
                await ada.move(ask, ask.default or "")
            await table.both_lay()
            with pytest.raises(Refused, match="no-way-back"):
                await ada.undo(0)

    asyncio.run(run())


def test_a_move_is_taken_back_by_consent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond honest undo: everybody agrees, or it stays; read again from its last snapshot it is the same. Candles
    that were shown stay shown (P23)."""
    monkeypatch.setattr("souterrain.server.table.saving.SNAPSHOT", 1)

    async def run() -> None:
        async with lanterns(tmp_path) as table:
            ada, bruno = table.ada, table.bruno
            with pytest.raises(Refused, match="no-way-back"):
                await ada.take_back(0)
            await table.both_lay()
            with pytest.raises(Refused, match="no-way-back"):
                await ada.undo(0)
            with pytest.raises(Refused, match="no-way-back"):
                await ada.take_back(0)
            with pytest.raises(Refused, match="nothing-asked"):
                await bruno.take_back(1, True)
            seat = await table.dimmest_blows()
            blower, other = (ada, bruno) if seat == 0 else (bruno, ada)
            await blower.take_back(seat)
            await other.until(lambda: info(other).takeback == seat)
            await other.take_back(1 - seat, False)
            await blower.until(lambda: info(blower).takeback == -1)
            await blower.take_back(seat)
            await other.take_back(1 - seat, True)
            await blower.until(lambda: blower.table.seq == 4 and blower.table.ask_of(seat) is not None)
            await table.home.house.tables.open[table.links.table].stop()
            for client in (ada, bruno):
                client.connection.drop()
            ask = await asked(blower, seat)
            await blower.move(ask, ask.default or "")
            assert blower.table.seq == 5

    asyncio.run(run())


def test_the_lobby(tmp_path: Path) -> None:
    """Ready check, shuffle, kick, the host's place, settings and options, names that are unique at a table."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada, bruno = await home.person("Ada"), await home.person("Ada")
            links = await home.table(ada, "lantern", ["me", "", ""])
            async with home.client(ada, links) as host, home.client(bruno, links) as guest:
                with pytest.raises(Refused, match="seats-open"):
                    await host.host("start")
                await guest.sit(2, role="moth")
                await host.until(lambda: info(host).seats[2].role == "moth")
                assert [seat.name for seat in info(host).seats] == ["Ada", "", "Ada 2"]
                await host.sit(1, "bot:random")
                await guest.ready(False)
                with pytest.raises(Refused, match="not-ready"):
                    await host.host("start")
                with pytest.raises(Refused, match="no-such-value"):
                    await host.host("set", settings={"tempo": "soon"})
                with pytest.raises(Refused, match="no-such-value"):
                    await host.host("set", settings={"nights": "9"})
                with pytest.raises(Refused, match="no-such-option"):
                    await host.host("set", settings={"moon": "full"})
                await host.host("set", settings={"nights": "2", "tempo": "60", "absence": "skip", "private": "false"})
                await host.until(lambda: info(host).tempo == 60)
                assert info(host).options["nights"] == "2"
                await host.host("set", settings={"length": "short"})
                await host.until(lambda: info(host).options["nights"] == "1")
                await host.host("set", settings={"length": "full"})
                await host.until(lambda: info(host).options["nights"] == "3")
                await host.host("set", settings={"length": "short"})
                with pytest.raises(Refused, match="not-the-host"):
                    await guest.host("shuffle")
                await host.host("shuffle")
                (place,) = home.house.tables.open[links.table].record.seats_of(guest.table.person)
                await guest.until(lambda: guest.table.mine == (place,))
                await host.host("give", place)
                await guest.until(lambda: info(guest).host == guest.table.person)
                (mine,) = home.house.tables.open[links.table].record.seats_of(host.table.person)
                await guest.host("kick", mine)
                await guest.until(lambda: info(guest).seats[mine].who == "")
                with pytest.raises(Exception, match="kicked"):
                    await host.until(lambda: False)

    asyncio.run(run())


@pytest.mark.parametrize("changes", [False, True])
def test_who_sits_down_is_ready_and_throws_in_a_nonce(tmp_path: Path, changes: bool) -> None:
    """The nonce comes after the commitment and goes into the dice; changed options ask everybody again."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada, bruno = await home.person("Ada"), await home.person("Bruno")
            links = await home.table(ada, "lantern", ["me", ""])
            async with home.client(ada, links) as host, home.client(bruno, links) as guest:
                promised = info(guest).commitment
                await guest.sit(1, nonce="from Bruno")
                await host.until(lambda: info(host).seats[1].ready)
                if changes:
                    await host.host("set", settings={"nights": "1"})
                    await host.until(lambda: not info(host).seats[1].ready)
                    with pytest.raises(Refused, match="not-ready"):
                        await host.host("start")
                    await guest.ready(nonce="from Bruno again")
                await host.host("start")
                await asked(guest, 1)
            match = home.house.tables.open[links.table].match
            assert match is not None
            assert match.journal.header.nonces == ("", "from Bruno again" if changes else "from Bruno")
            assert match.journal.header.commitment == promised

    asyncio.run(run())


def test_as_many_seats_as_people_come(tmp_path: Path) -> None:
    """Free seats come and go before the game; one that somebody has stays, and the game says how many there may be."""

    async def run() -> None:
        async with invited(tmp_path, "", "") as (host, guest):
            await guest.sit(2)
            await host.until(lambda: info(host).seats[2].name == "Bruno")
            with pytest.raises(Refused, match="not-the-host"):
                await guest.host("seats", 2)
            await host.host("seats", 4)
            await host.until(lambda: [seat.name for seat in info(host).seats] == ["Ada", "", "Bruno", ""])
            with pytest.raises(Refused, match="wrong-seats"):
                await host.host("seats", 5)
            with pytest.raises(Refused, match="seat-taken"):
                await host.host("seats", 1)
            await host.host("seats", 2)
            await guest.until(lambda: guest.table.mine == (1,))
            assert [seat.name for seat in info(guest).seats] == ["Ada", "Bruno"]
            await guest.ready()
            await host.host("start")
            await asked(guest, 1)
            with pytest.raises(Refused, match="begun"):
                await host.host("seats", 3)

    asyncio.run(run())


def test_an_option_may_be_called_like_a_setting(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada = await home.person("Ada")
            links = await home.table(ada, "roll", ["me", ""])
            async with home.client(ada, links) as host:
                await host.host("set", settings={"tempo": "together"})
                await host.until(lambda: info(host).options["tempo"] == "together")
                await host.host("set", settings={"tempo": "600"})
                await host.until(lambda: info(host).tempo == 600)
                assert info(host).options["tempo"] == "together"
                with pytest.raises(Refused, match="no-such-value"):
                    await host.host("set", settings={"tempo": "apart"})

    asyncio.run(run())


def test_my_tables_say_when_a_clock_runs_out(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada = await home.person("Ada")
            slow = await home.table(ada, "lantern", ["me", "me"], start=True, tempo=3 * DAY)
            free = await home.table(ada, "lantern", ["me", "me"], start=True)
            waits = await home.table(ada, "lantern", ["me", ""], tempo=DAY)
            async with home.client(ada, slow) as player:
                ask = await asked(player, 0)
                await player.move(ask, ask.default or "")
            ends = {table.id: table.until for table in await ada.tables()}
            assert 2 * DAY < ends[slow.table] - time.time() <= 3 * DAY
            assert (ends[free.table], ends[waits.table]) == (0.0, 0.0)

    asyncio.run(run())


def test_resigning_and_playing_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with lanterns(tmp_path) as table:
            with pytest.raises(Refused, match="not-over"):
                await table.ada.rematch()
            await table.bruno.resign(1)
            await table.ada.until(lambda: table.ada.table.over)
            assert table.ada.table.ended == "resigned"
            async with table.home.spectator(table.links) as watcher:
                ack, other = await table.ada.rematch(), await table.bruno.rematch()
                assert ack.answer == other.answer
                assert ack.answer is not None
                next_ = ack.answer["table"]
                await table.ada.until(lambda: info(table.ada).next == next_)
                await watcher.until(lambda: bool(info(watcher).next))
                code = info(watcher).next
            assert code != next_, "the id is the link to a seat"
            async with Client(f"{table.home.base}/w/{code}") as watcher:
                assert info(watcher).phase == "lobby"
            async with Client(f"{table.home.base}/t/{next_}", table.apis[0].token) as again:
                assert [seat.name for seat in info(again).seats] == ["Bruno", "Ada"]
                assert info(again).phase == "lobby"

    asyncio.run(run())


def test_three_go_on_when_one_resigns(tmp_path: Path) -> None:
    async def run() -> None:
        async with invited(tmp_path, "", "bot:random") as (host, guest):
            await guest.take_seat(1)
            await guest.ready()
            await host.host("start")
            await guest.until(lambda: guest.table.seq >= 0)
            await guest.resign(1)
            await host.until(lambda: info(host).seats[1].who == "bot:random")
            await guest.until(lambda: set(guest.table.views) == {-1})
            assert not host.table.over

    asyncio.run(run())


def test_chat_rooms_are_apart(tmp_path: Path) -> None:
    """P19: the name comes from the server; players and spectators do not hear each other."""

    async def run() -> None:
        async with lanterns(tmp_path) as table:
            eye = table.home.spectator(table.links, (await table.home.person("Eye")).token)
            unnamed = table.home.spectator(table.links)
            async with eye, unnamed:
                await eye.say("psst")
                await table.ada.say("Good\u202e luck\n!")
                await table.bruno.say(phrase="well-played")
                await table.ada.until(lambda: len(table.ada.table.chat) == 2)
                await unnamed.until(lambda: len(unnamed.table.chat) == 1)
                assert [(chat.name, chat.text, chat.phrase) for chat in table.ada.table.chat] == [
                    ("Ada", "Good luck!", ""),
                    ("Bruno", "", "well-played"),
                ]
                assert [(chat.name, chat.room) for chat in unnamed.table.chat] == [("Eye", "spectators")]
                with pytest.raises(Refused, match="only-watching"):
                    await unnamed.say("x")
                with pytest.raises(Refused, match="bad-message"):
                    await table.ada.say("", phrase="Not A Key")
            async with Client(table.home.base + table.links.join, table.apis[0].token) as late:
                await late.until(lambda: len(late.table.chat) == 2)

    asyncio.run(run())


def test_why_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A question of this kind is answered, and nothing of it is saved."""

    async def save(*_: object) -> None:
        raise AssertionError("it was saved")

    async def run() -> None:
        async with lanterns(tmp_path) as table:
            await table.ada.until(lambda: table.ada.table.ask_of(0) is not None)
            with monkeypatch.context() as patch:
                patch.setattr(Table, "_save", save)
                answer = await table.ada.why(0, "pay amber")
                assert (answer["legal"], answer["code"]) == (False, "not-in-hand")
                first = table.match.game.say(table.match.legal(0).first())
                assert await table.ada.why(0, first) == {"legal": True}

    asyncio.run(run())


def test_what_a_seat_could_expect() -> None:
    """Verbs of another hero, role or question are not among those that are explained."""
    expected = {"roll": ("descend", "lure inscribe scout take discard"), "drop": ("loot", "enter deeper flick stop")}
    for name, (missing, foreign) in expected.items():
        match = Match.new(name, seats=2, seed=bytes(32))
        while missing in {verb.word for verb in match.legal(match.turn).verbs}:
            match.play(match.turn, match.legal(match.turn).first())
        told = hindered(match, match.turn, [missing, missing, *foreign.split()])
        assert [each["verb"] for each in told] == [missing]
        assert told[0]["rule"]


def test_a_bot_that_raises_stalls_or_lies_plays_the_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """P27: the game goes on, the worker is replaced, and the reason is in the log."""
    monkeypatch.setattr(registry, "_ENTRIES", {**registry.entries(), "lantern": BAD})

    async def run() -> None:
        async with at_home(tmp_path, bot_seconds=3.0) as home:
            api = await home.person()
            for name in BOTS:
                links = await home.table(api, "lantern", ["me", f"bot:{name}"], start=True)
                async with home.client(api, links) as client:
                    await until(client, lambda c: c.table.seq >= 1)
                    match = home.house.tables.open[links.table].match
                    assert match is not None
                    (act, *_) = match.journal.acts()
                    assert (act.seat, act.by) == (1, "bot")

    asyncio.run(run())
    told = [record.__dict__.get("fault", "") for record in caplog.records if "bot" in record.message]
    assert [word for word in ("no idea", "stalled", "died") if word not in "".join(told)] == []
