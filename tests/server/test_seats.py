"""Seats of a running game: nobody sees through two pairs of eyes; what changes hands, and with whose consent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest

from souterrain.client import Api, Client, Refused
from souterrain.core.journal import Act
from souterrain.server.protocol.http import TableLinks
from souterrain.server.protocol.parts import TableInfo, WishInfo
from souterrain.server.table.setup import default_bot
from souterrain.server.table.table import Table
from souterrain.server.table.thinking import Thinking
from tests.server.house import Home, asked, at_home

NAMES = ("Ada", "Bruno", "Clara")


def info(client: Client) -> TableInfo:
    assert client.table.info is not None
    return client.table.info


async def wish_at(client: Client) -> WishInfo:
    await client.until(lambda: info(client).wish is not None)
    wish = info(client).wish
    assert wish is not None
    return wish


async def no_wish(*clients: Client) -> None:
    for client in clients:
        await client.until(lambda client=client: info(client).wish is None)  # type: ignore[misc]


class Round:
    """Ada (the host), Bruno and Clara in a running game, and their server."""

    def __init__(self, home: Home, links: TableLinks, apis: list[Api], clients: list[Client]) -> None:
        self.home = home
        self.links = links
        self.apis = apis
        self.clients = clients

    @property
    def table(self) -> Table:
        return self.home.house.tables.open[self.links.table]

    async def stranger(self, name: str = "Dora") -> Client:
        client = self.home.client(await self.home.person(name), self.links)
        await client.open()
        await client.until(lambda: client.table.seq >= 0)
        return client


@asynccontextmanager
async def round_of(folder: Path, game: str = "lantern", people: int = 3, *more: str) -> AsyncIterator[Round]:
    async with at_home(folder) as home, AsyncExitStack() as stack:
        apis = [await home.person(name) for name in NAMES[:people]]
        links = await home.table(apis[0], game, ["me", *[""] * (people - 1), *more])
        clients = [await stack.enter_async_context(home.client(api, links)) for api in apis]
        for seat, client in enumerate(clients[1:], 1):
            await client.take_seat(seat)
            await client.ready()
        await clients[0].host("start")
        for seat, client in enumerate(clients):
            await client.until(lambda client=client, seat=seat: seat in client.table.views)  # type: ignore[misc]
        yield Round(home, links, apis, clients)


@pytest.mark.promise("P15")
@pytest.mark.promise("P37")
def test_the_host_cannot_look_at_a_players_quest(tmp_path: Path) -> None:
    """D1: kick a player in a running game, sit down, read the secrets, stand up, let the player in again."""

    async def run() -> None:
        async with round_of(tmp_path, "drop") as at:
            host, victim, other = at.clients
            await host.host("kick", 1)
            with pytest.raises(Refused, match="seat-taken"):
                await host.sit(1)
            assert info(host).seats[1].who == victim.table.person
            await victim.sit(1, "")
            await host.until(lambda: info(host).seats[1].who == default_bot("drop"))
            with pytest.raises(Refused, match="held-another"):
                await host.sit(1)
            with pytest.raises(Refused, match="begun"):
                await host.sit(1, "")
            await other.sit(2, "")
            await host.sit(0, "")
            with pytest.raises(Refused, match="held-another"):
                await host.sit(1)
            second = await at.stranger("Ada’s other guest")
            with pytest.raises(Refused, match="nobody-to-ask"):
                await second.sit(1)
            assert set(second.table.views) == {-1}
            await second.close()
            await victim.sit(1)
            await victim.until(lambda: set(victim.table.views) == {1})
            assert set(host.table.views) == {-1}

    asyncio.run(run())


@pytest.mark.promise("P37")
def test_a_bots_seat_has_secrets_too(tmp_path: Path) -> None:
    async def run() -> None:
        async with round_of(tmp_path, "lantern", 2, "bot:random") as at:
            host, guest = at.clients
            for client in (host, guest):
                with pytest.raises(Refused, match="held-another"):
                    await client.sit(2)
                assert client.table.may_ask == ()
            await host.sit(2, default_bot("lantern"))

    asyncio.run(run())


def test_without_secrets_only_consent_is_needed(tmp_path: Path) -> None:
    """Alone with bots there is nobody to ask."""

    async def run() -> None:
        async with round_of(tmp_path, "roll", 1, "bot:random") as at:
            (host,) = at.clients
            assert host.table.may_ask == (1,)
            assert await host.take_seat(1) == 1
            assert info(host).handed[-1].kind == "new"
        async with round_of(tmp_path / "two", "roll", 2, "bot:random") as at:
            host, guest = at.clients
            await host.sit(2)
            assert (await wish_at(guest)).asked == [guest.table.person]
            await guest.consent()
            await host.until(lambda: host.table.mine == (0, 2))

    asyncio.run(run())


@pytest.mark.promise("P37")
def test_who_stands_up_is_played_by_a_bot_and_comes_back(tmp_path: Path) -> None:
    """Everybody is told; what a person has held is remembered when the table is read again from the disk."""

    async def run() -> None:
        async with round_of(tmp_path) as at:
            ada, bruno, clara = at.clients
            await bruno.sit(1, "")
            await bruno.until(lambda: bruno.table.back == (1,))
            for client in at.clients:
                await client.until(lambda client=client: len(info(client).handed) == 1)  # type: ignore[misc]
            assert (hand := info(clara).handed[0]).kind == "bot"
            assert (hand.seat, hand.was, hand.name) == (1, "Bruno", "")
            await at.table.stop()
            for client in at.clients:
                client.connection.drop()
            await bruno.until(lambda: set(bruno.table.views) == {-1})
            assert bruno.table.back == (1,)
            with pytest.raises(Refused, match="held-another"):
                await ada.sit(1)
            await bruno.sit(1)
            await bruno.until(lambda: set(bruno.table.views) == {1})
            await clara.until(lambda: len(info(clara).handed) == 2)
            assert [(hand.kind, hand.was, hand.name) for hand in info(clara).handed] == [
                ("bot", "Bruno", ""),
                ("back", "Bruno", "Bruno"),
            ]

    asyncio.run(run())


def test_a_game_that_all_have_left_stays_as_it_is(tmp_path: Path) -> None:
    """No bots play on for nobody; who comes back finds bots on the other seats."""

    async def run() -> None:
        async with round_of(tmp_path, "lantern", 2) as at:
            ada, bruno = at.clients
            await bruno.sit(1, "")
            await ada.until(lambda: info(ada).seats[1].who == "bot:random")
            await ada.sit(0, "")
            await bruno.until(lambda: info(bruno).seats[0].who == "")
            await ada.sit(0)
            await ada.until(lambda: ada.table.mine == (0,) and 0 in ada.table.views)
            assert (await asked(ada, 0)).seat == 0, "the game goes on"

    asyncio.run(run())


@pytest.mark.promise("P37")
def test_somebody_may_step_in_where_only_bots_have_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has seen anything and nobody can be asked: the first is free, who comes later is not."""
    monkeypatch.setattr(Thinking, "ask", lambda *_: None)

    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada = await home.person("Ada")
            links = await home.table(ada, "lantern", ["bot:random", "bot:random"], start=True)
            async with home.client(ada, links) as host, home.client(await home.person("Bruno"), links) as guest:
                assert host.table.may_ask == (0, 1)
                await host.take_seat(0)
                await host.sit(0, "")
                await guest.until(lambda: len(info(guest).handed) == 2)
                for client, code in ((host, "held-another"), (guest, "nobody-to-ask")):
                    with pytest.raises(Refused, match=code):
                        await client.sit(1)

    asyncio.run(run())


def test_who_resigned_may_come_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with round_of(tmp_path) as at:
            _, bruno, _ = at.clients
            await bruno.resign(1)
            await bruno.until(lambda: bruno.table.back == (1,))
            assert await bruno.take_seat(1) == 1

    asyncio.run(run())


# --- consent ---


async def play_until_asked(client: Client, seat: int, *others: Client) -> None:
    """Have the others answer by default until a seat is asked."""
    while client.table.ask_of(seat) is None:
        for other in others:
            for ask in [ask for ask in other.table.asks if ask.default]:
                with suppress(Refused):
                    await other.move(ask, ask.default or "")
        await asyncio.sleep(0.01)


@pytest.mark.promise("P37")
def test_a_seat_changes_hands_with_everybodys_consent(tmp_path: Path) -> None:
    """Left by one, taken by another: the newcomer sees what the seat sees, the other no longer."""

    async def run() -> None:
        async with round_of(tmp_path) as at:
            ada, bruno, clara = at.clients
            dora = await at.stranger()
            with pytest.raises(Refused, match="seat-taken"):
                await dora.sit(1)
            await bruno.sit(1, "")
            await dora.until(lambda: dora.table.may_ask == (1,))
            taking = asyncio.create_task(dora.take_seat(1))
            wish = await wish_at(ada)
            assert (wish.kind, wish.seat, wish.name, set(wish.asked)) == (
                "seat", 1, "Dora", {ada.table.person, clara.table.person},
            )  # fmt: skip
            await ada.consent()
            await clara.until(lambda: (wish := info(clara).wish) is not None and wish.asked == [clara.table.person])
            for client in (bruno, dora):
                await wish_at(client)
            with pytest.raises(Refused, match="not-asked"):
                await bruno.consent()
            await dora.consent()
            assert set(dora.table.views) == {-1}
            await clara.consent()
            assert await taking == 1
            await dora.until(lambda: set(dora.table.views) == {1})
            await bruno.until(lambda: set(bruno.table.views) == {-1})
            await no_wish(*at.clients)
            hand = info(clara).handed[-1]
            assert (hand.seat, hand.kind, hand.was, hand.name) == (1, "new", "Bruno", "Dora")
            await play_until_asked(dora, 1, ada, clara)  # the bot may have answered for the empty seat
            ask = await asked(dora, 1)
            await dora.move(ask, ask.default or "")
            match = at.table.match
            assert match is not None
            assert len([entry for entry in match.journal.entries if not isinstance(entry, Act)]) >= 5
            with pytest.raises(Refused, match="seat-taken"):
                await bruno.sit(1)
            await dora.close()

    asyncio.run(run())


def test_one_refusal_is_enough(tmp_path: Path) -> None:
    async def run() -> None:
        async with round_of(tmp_path) as at:
            ada, bruno, clara = at.clients
            dora = await at.stranger()
            await bruno.sit(1, "")
            await dora.until(lambda: dora.table.may_ask == (1,))
            taking = asyncio.create_task(dora.take_seat(1))
            await wish_at(ada)
            await ada.consent()
            await wish_at(clara)
            await clara.consent(False)
            with pytest.raises(Refused, match="declined"):
                await taking
            assert info(dora).seats[1].who == "bot:random"
            with pytest.raises(Refused, match="nothing-asked"):
                await ada.consent()
            await dora.close()

    asyncio.run(run())


@pytest.mark.promise("P37")
def test_a_wish_ends_when_a_seat_changes_hands_or_the_asker_goes(tmp_path: Path) -> None:
    """Consent was given by those who sat here then."""

    async def run() -> None:
        async with round_of(tmp_path) as at:
            ada, bruno, clara = at.clients
            dora = await at.stranger()
            await bruno.sit(1, "")
            await dora.until(lambda: dora.table.may_ask == (1,))
            await dora.sit(1)
            await wish_at(ada)
            await ada.consent()
            await clara.sit(2, "")
            await no_wish(ada, dora)
            assert dora.table.mine == ()
            await clara.sit(2)
            await dora.sit(1)
            await wish_at(ada)
            await bruno.sit(1)
            await no_wish(ada, dora)
            await bruno.sit(1, "")
            await dora.sit(1)
            await wish_at(ada)
            await dora.close()
            await no_wish(ada, bruno, clara)

    asyncio.run(run())


def test_a_wish_ends_with_the_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with round_of(tmp_path) as at:
            ada, _, clara = at.clients
            await ada.host("kick", 1)
            wish = await wish_at(clara)
            assert (wish.kind, wish.seat, wish.name, wish.asked) == ("kick", 1, "Ada", [clara.table.person])
            await ada.host("close")
            await no_wish(*at.clients)
            with pytest.raises(Refused, match="nothing-asked"):
                await clara.consent()
            again = (await ada.rematch()).answer or {}
            async with Client(f"{at.home.base}/t/{again['table']}", at.apis[0].token) as next_:
                assert (info(next_).wish, info(next_).handed, next_.table.back) == (None, [], ())

    asyncio.run(run())


@pytest.mark.promise("P37")
def test_a_player_is_removed_with_everybodys_consent(tmp_path: Path) -> None:
    """The one who is to go is not asked; a bot plays on, and the player may come back."""

    async def run() -> None:
        async with round_of(tmp_path) as at:
            ada, bruno, clara = at.clients
            await ada.host("kick", 1)
            await wish_at(bruno)
            with pytest.raises(Refused, match="not-asked"):
                await bruno.consent(False)
            with pytest.raises(Refused, match="not-the-host"):
                await clara.host("kick", 1)
            await wish_at(clara)
            await clara.consent()
            await ada.until(lambda: info(ada).seats[1].who == "bot:random")
            with pytest.raises(Exception, match="kicked"):
                await bruno.until(lambda: False)
            async with at.home.client(at.apis[1], at.links) as back:
                assert await back.take_seat(1) == 1

    asyncio.run(run())


@pytest.mark.promise("P37")
def test_one_of_two_cannot_remove_the_other(tmp_path: Path) -> None:
    async def run() -> None:
        async with round_of(tmp_path, "lantern", 2) as at:
            with pytest.raises(Refused, match="nobody-to-ask"):
                await at.clients[0].host("kick", 1)

    asyncio.run(run())


def test_one_wish_at_a_time(tmp_path: Path) -> None:
    """A seated person's wish takes the place of a stranger's, and of no other; a move ends only a take-back."""

    async def run() -> None:
        async with round_of(tmp_path) as at:
            ada, bruno, clara = at.clients
            dora, emil = await at.stranger("Ada"), await at.stranger("Emil")
            await bruno.sit(1, "")
            await dora.until(lambda: dora.table.may_ask == (1,))
            await dora.sit(1)
            assert (await wish_at(ada)).name == "Ada 2"
            with pytest.raises(Refused, match="wish-pending"):
                await emil.sit(1)
            ask = await asked(ada, 0)
            await ada.move(ask, ask.default or "")
            assert (await wish_at(ada)).kind == "seat"
            await ada.take_back(0)
            await clara.until(lambda: info(clara).takeback == 0)
            with pytest.raises(Refused, match="wish-pending"):
                await dora.sit(1)
            for client in (dora, emil):
                await client.close()

    asyncio.run(run())


def test_an_answer_is_to_one_wish(tmp_path: Path) -> None:
    """Somebody who agrees to what they read does not agree to what was asked meanwhile."""

    async def run() -> None:
        async with round_of(tmp_path) as at:
            ada, bruno, clara = at.clients
            await bruno.sit(1, "")
            ask = await asked(ada, 0)
            await ada.move(ask, ask.default or "")
            await ada.take_back(0)
            old = await wish_at(clara)
            await wish_at(ada)
            await ada.consent(False)
            await no_wish(clara)
            dora = await at.stranger()
            await dora.sit(1)
            await wish_at(clara)
            info(clara).wish = old
            with pytest.raises(Refused, match="nothing-asked"):
                await clara.consent()
            with pytest.raises(Refused, match="nothing-asked"):
                await clara.take_back(2, True)
            await dora.close()

    asyncio.run(run())
