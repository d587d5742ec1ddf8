"""Moves over the socket: exactly once, refused with a reason, never in collision; every message is answered."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect

from souterrain.client import Api, Refused
from souterrain.client.bot import serve
from souterrain.core.asks import Ask
from souterrain.core.legal import Legal
from souterrain.server.protocol.http import TableLinks
from souterrain.server.protocol.to_client import Ack, Nack, ToClient
from souterrain.server.protocol.to_server import Move
from tests.server.house import Home, at_home, until


class Wire:
    """A bare socket, for what a well-behaved client never sends."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    @classmethod
    async def open(cls, home: Home, api: Api, links: TableLinks) -> Wire:
        address = home.base.replace("http", "ws", 1) + "/ws/" + links.table
        headers = {"Authorization": f"Bearer {api.token}"}
        wire = cls(await connect(address, additional_headers=headers))
        await wire.send({"t": "hello", "protocol": 1})
        return wire

    async def send(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def answer(self) -> Ack | Nack:
        """The next one, whatever else is told between."""
        while True:
            message = msgspec.json.decode(await self.socket.recv(), type=ToClient)
            if isinstance(message, Ack | Nack):
                return message

    async def ask(self, message: Any) -> Ack | Nack:
        await self.send(message)
        return await self.answer()


def first_move(home: Home, links: TableLinks, cid: str = "one") -> dict[str, Any]:
    match = home.house.tables.open[links.table].match
    assert match is not None
    (ask,) = match.asks
    text = match.game.say(match.legal(0).first())
    return {"t": "move", "cid": cid, "seat": 0, "ask": ask.number, "text": text}


@pytest.mark.quick
def test_a_move_is_carried_out_once(tmp_path: Path) -> None:
    """P2: the same name and content give the same answer; other content under that name is refused."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            links = await home.table(api, "roll", ["me"], start=True)
            one, two = [await Wire.open(home, api, links) for _ in range(2)]
            move = first_move(home, links)
            first, second = await asyncio.gather(one.ask(move), two.ask(move))
            assert first == second == Ack("one", 1)
            assert await one.ask(move) == first
            conflict = await one.ask({**move, "text": "flee"})
            assert conflict == Nack("one", "cid-conflict")
            rows = await home.house.store.rows("done-all", links.table, 64)
            assert [row[1] for row in rows] == ["one"]
            await one.socket.close()
            await two.socket.close()

    asyncio.run(run())


def test_the_same_name_after_the_table_left_memory(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            links = await home.table(api, "roll", ["me"], start=True)
            wire = await Wire.open(home, api, links)
            move = first_move(home, links)
            first = await wire.ask(move)
            await wire.socket.close()
            await home.house.tables.open[links.table].stop()
            assert links.table not in home.house.tables.open
            wire = await Wire.open(home, api, links)
            assert await wire.ask(move) == first
            await wire.socket.close()

    asyncio.run(run())


def test_refusals_have_a_reason_and_change_nothing(tmp_path: Path) -> None:
    """P13: other people's seats, other asks, sentences that are none or not legal."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api, other = await home.person(), await home.person("Bruno")
            links = await home.table(api, "roll", ["me"], start=True)
            mine, theirs = await Wire.open(home, api, links), await Wire.open(home, other, links)
            move = first_move(home, links)
            table = home.house.tables.open[links.table]
            assert table.match is not None
            before = table.match.journal.dumps()
            answers = [
                await theirs.ask({**move, "cid": "a"}),
                await mine.ask({**move, "cid": "b", "seat": 3}),
                await mine.ask({**move, "cid": "c", "ask": 77}),
                await mine.ask({**move, "cid": "d", "text": "dance with dragons!"}),
                await mine.ask({**move, "cid": "e", "text": "fight champion*9 dragon"}),
                await mine.ask({**move, "cid": "f", "seat": 99}),
                await mine.ask({"t": "undo", "cid": "g", "seat": 0}),
                await theirs.ask({"t": "host", "cid": "h", "do": "close"}),
                await mine.ask({"t": "hold", "cid": "i", "seat": 0}),
                await mine.ask({"t": "rematch", "cid": "j"}),
            ]
            assert all(isinstance(answer, Nack) for answer in answers)
            legal = answers.pop(4)
            assert isinstance(legal, Nack)
            assert legal.rule
            assert [answer.code for answer in answers if isinstance(answer, Nack)] == [
                "not-your-seat", "not-your-seat", "too-late", "unreadable", "bad-message", "no-way-back",
                "not-the-host", "no-window", "not-over",
            ]  # fmt: skip
            assert table.match.journal.dumps() == before
            await mine.socket.close()
            await theirs.socket.close()

    asyncio.run(run())


def test_answers_at_once_never_collide(tmp_path: Path) -> None:
    """P14: where all are asked, all count; where one is, the second is told that it is too late."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            people = [await home.person(name) for name in ("Ada", "Bruno")]
            links = await home.table(people[0], "lantern", ["me", ""], options={"length": "short"})
            ada, bruno = home.client(people[0], links), home.client(people[1], links)
            async with ada, bruno:
                await bruno.take_seat()
                await bruno.ready()
                await ada.host("start")
                await asyncio.gather(*(until(client, lambda c: c.table.seq == 0) for client in (ada, bruno)))
                asks = [client.table.ask_of(seat) for seat, client in enumerate((ada, bruno))]
                assert asks[0] is not None
                assert asks[1] is not None
                acks = await asyncio.gather(
                    ada.move(asks[0], asks[0].default or ""), bruno.move(asks[1], asks[1].default or "")
                )
                assert sorted(ack.seq for ack in acks) == [1, 2]
                with pytest.raises(Refused, match=r"too-late|not-asked"):
                    await ada.move(asks[0], asks[0].default or "lay amber")

    asyncio.run(run())


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
KINDS = [
    "move", "waive", "hold", "orders", "undo", "takeback", "consent", "sit", "ready", "host", "lend", "resign",
    "rematch", "say", "why", "nothing",
]  # fmt: skip
MESSAGES = st.fixed_dictionaries(
    {"t": st.sampled_from(KINDS), "cid": st.text("abcdef", min_size=1, max_size=12)},
    optional={
        "seat": st.integers(-1, 3) | VALUES,
        "ask": st.integers(0, 9) | VALUES,
        "text": st.sampled_from(["flee", "retire", "fight mage ooze", "lay amber", ""]) | VALUES,
        "who": st.sampled_from(["me", "", "bot:random", "bot:none"]) | VALUES,
        "do": st.sampled_from(["start", "shuffle", "kick", "extend", "set", "give", "seats"]) | VALUES,
        "settings": st.dictionaries(st.sampled_from(["pause", "tempo", "nights", "x"]), st.text("019a", max_size=3))
        | VALUES,
        "bot": st.sampled_from(["bot:random", "", "x"]) | VALUES,
        "wake": st.none() | st.lists(st.text(max_size=4), max_size=3) | VALUES,
        "agree": st.none() | st.booleans(),
        "wish": st.text("0123456789abcdef", max_size=16) | VALUES,
    },
)


@pytest.mark.parametrize("start", [False, True])
def test_any_message_in_any_state_is_answered(tmp_path: Path, start: bool) -> None:
    """P13, P28: an answer for each, no fault inside, and the table goes on."""
    batches: list[list[dict[str, Any]]] = []

    @settings(max_examples=12)
    @given(st.lists(MESSAGES, min_size=20, max_size=40))
    def collect(messages: list[dict[str, Any]]) -> None:
        batches.append(messages)

    collect()

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            for number, batch in enumerate(batches):
                game = ("lantern", "roll")[number % 2]
                links = await home.table(api, game, ["me", "bot:random"], start=start)
                wire = await Wire.open(home, api, links)
                for count, message in enumerate(batch):
                    named = {**message, "cid": f"{message['cid']}-{count}"}
                    answer = await wire.ask(json.dumps(named))
                    assert answer.cid == named["cid"]
                    assert answer.code != "internal" if isinstance(answer, Nack) else True
                await wire.socket.close()

    asyncio.run(run())


def test_a_whole_game_with_bots_is_in_the_file(tmp_path: Path) -> None:
    """Played to the end by a client and bots; the replay tells the same, and the dice follow from the seed."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            links = await home.table(api, "roll", ["me", "bot:careful", "bot:random"], start=True)
            rng = Random(1)

            async def bot(view: dict[str, Any], ask: Ask, legal: Legal) -> Any:
                return legal.sample(rng)

            async with home.client(api, links) as client:
                await serve(client, bot)
                assert client.table.outcome is not None
                replay = await api.replay(links.table)
                assert replay.steps == client.table.seq
                assert replay.outcome is not None
                assert replay.outcome["places"] == list(client.table.outcome.places)

    asyncio.run(run())


def test_the_bare_move_type_is_what_the_wire_says() -> None:
    assert msgspec.json.decode(b'{"t":"move","cid":"a","seat":0,"ask":1,"text":"flee"}', type=Move).text == "flee"
