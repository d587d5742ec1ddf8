"""Answers at the same moment, out of turn and illegal: one order for all, a reason for every refusal (P13, P14)."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from chaos.harness import Watch, workspace
from chaos.result import Plan, Result, progress
from souterrain.client import Client, Refused
from souterrain.core.actions import say
from souterrain.core.match import Match
from souterrain.core.records import digest
from souterrain.server.protocol.http import TableLinks
from souterrain.server.protocol.to_client import Ack
from souterrain.server.protocol.to_server import Move, Undo
from tests.server.house import Home, at_home

SHORT: Final = 0.01
PAIR: Final = True
COLLISIONS, MESSAGES = 4000, 20_000
LONG: Final = 150
FAULTS: Final = ("internal", "not-saved", "")
"""Codes that no message may be answered with here."""
STANDING: Final = "donjon"
"""A game whose asks may stand after an answer: heroes shop and move in any order."""
TABLES: Final[tuple[tuple[str, int, dict[str, str]], ...]] = (
    ("roll", 1, {}),
    ("roll", 3, {"tempo": "together"}),
    ("donjon", 3, {}),
    ("drop", 2, {"teamwork": "on"}),
)
"""Game, persons (each with two sockets, and one seat), options."""
WORDS: Final = (
    "flee",
    "retire",
    "go on",
    "fight mage dragon*3",
    "open 1",
    "lay amber",
    "xyzzy",
    "end",
    "draw",
    "keep",
    "7",
)


class Room(NamedTuple):
    """A table with a match, two sockets for each seat, and a spectator."""

    home: Home
    links: TableLinks
    sockets: list[list[Client]]
    eye: Client
    rng: Random

    @property
    def match(self) -> Match:
        match = self.home.house.tables.open[self.links.table].match
        assert match is not None
        return match

    @property
    def hash(self) -> str:
        return digest(self.match.game.dump(self.match.state))

    async def level(self) -> None:
        """Wait until every socket has seen the last update."""
        match, clients = self.match, [client for pair in self.sockets for client in pair]
        seq = len([entry for entry in match.journal.entries if entry.kind in ("act", "undo", "end")])
        await asyncio.gather(*[client.until(lambda c=client: c.table.seq >= seq) for client in clients])  # type: ignore[misc]


async def _open(home: Home, stack: AsyncExitStack, number: int, rng: Random) -> Room:
    game, seats, options = TABLES[number % len(TABLES)]
    people = [await home.person() for _ in range(seats)]
    links = await home.table(people[0], game, ["me"] + [""] * (seats - 1), options=options)
    sockets = []
    for seat, person in enumerate(people):
        pair = [await stack.enter_async_context(home.client(person, links)) for _ in range(2)]
        await pair[0].take_seat(seat)
        await pair[0].ready()
        sockets.append(pair)
    await sockets[0][0].host("set", settings={"pause": "0"})
    await sockets[0][0].host("start")
    eye = await stack.enter_async_context(home.spectator(links))
    return Room(home, links, sockets, eye, rng)


async def _collide(room: Room, result: Result) -> None:
    """Everybody who is asked answers at once, by both sockets, differently."""
    await room.level()
    match, sent = room.match, []
    for ask in match.asks:
        if ask.seat < 0:
            continue
        for socket in room.sockets[ask.seat]:
            text = say(match.legal(ask.seat).sample(room.rng))
            sent.append((socket, Move(socket.connection.cid(), ask.seat, ask.number, text)))
    room.rng.shuffle(sent)
    answers = await asyncio.gather(*[_answer(socket, message) for socket, message in sent])
    done = await room.home.house.store.rows("done-all", room.links.table, 10**6)
    rows = {cid: answer for _, cid, _, answer, _ in done}
    where = f"{match.journal.header.game}, entry {len(match.journal)}"
    for (_, message), answer in zip(sent, answers, strict=True):
        result.tried += 1
        if isinstance(answer, Ack) != (message.cid in rows):
            result.violations.append(f"{where}: {message.text} was answered {answer} and saved otherwise")
        if isinstance(answer, str) and answer in FAULTS:
            result.violations.append(f"{where}: {message.text} was refused with {answer!r}")
    by_ask: dict[tuple[int, int], int] = {}
    for (_, message), answer in zip(sent, answers, strict=True):
        if isinstance(answer, Ack) and match.journal.header.game != STANDING:
            by_ask[message.seat, message.ask] = by_ask.get((message.seat, message.ask), 0) + 1
    result.violations += [
        f"{where}: ask {ask} was answered {count} times" for ask, count in by_ask.items() if count > 1
    ]
    seqs = sorted(answer.seq for answer in answers if isinstance(answer, Ack))
    if len(set(seqs)) < len(seqs) or (not seqs and sent):
        result.violations.append(f"{where}: acknowledged as {seqs}")


async def _answer(client: Client, message: Move | Undo) -> Ack | str:
    """Return the acknowledgement or the code of the refusal."""
    try:
        return await client.connection.request(message)
    except Refused as refused:
        return refused.code


async def _intrude(room: Room, result: Result) -> None:
    """Any seat says anything: what the engine does not allow changes nothing and has a reason."""
    match, rng, seats = room.match, room.rng, len(room.sockets)
    speaker = rng.randrange(-1, seats)
    client = room.eye if speaker < 0 else rng.choice(room.sockets[speaker])
    seat = rng.randrange(seats)
    asks = [ask for ask in match.asks if ask.seat >= 0]
    number = rng.choice([ask.number for ask in asks] + [0, -1, 10**6, 2**62])
    text = rng.choice(WORDS) if rng.random() < 0.5 else say(match.legal(rng.choice(asks).seat).sample(rng))
    ask = match.ask_of(seat)
    legal = (
        seat == speaker
        and ask is not None
        and ask.number == number
        and match.legal(seat).why_not(match.game.read(text)) is None
    )
    if legal:
        return
    before = room.hash
    answer = await _answer(client, Move(client.connection.cid(), seat, number, text))
    where = f"{match.journal.header.game}, entry {len(match.journal)}: seat {speaker} says {text!r} for {seat}"
    result.check(isinstance(answer, str) and answer not in FAULTS, f"{where}: answered {answer}")
    result.check(room.hash == before, f"{where}: the state changed")


async def _play(home: Home, number: int, rng: Random, crash: tuple[Result, int], odd: tuple[Result, int]) -> None:
    async with AsyncExitStack() as stack:
        room = await _open(home, stack, number, rng)
        while room.match.asks and len(room.match.journal) < LONG and crash[0].tried < crash[1]:
            for _ in range(rng.randrange(8)):
                if odd[0].tried < odd[1] and room.match.asks and room.match.turn >= 0:
                    await _intrude(room, odd[0])
            await _collide(room, crash[0])
        await room.level()
        match = room.match
        again = Match.replay(match.journal)
        crash[0].check(again.game.dump(again.state) == match.game.dump(match.state), "the journal replays otherwise")


async def _run(folder: Path, plan: Plan, collisions: Result, messages: Result) -> None:
    number, watch = 0, Watch()
    async with at_home(folder, limit=None) as home:
        while collisions.tried < plan.number(COLLISIONS) or messages.tried < plan.number(MESSAGES):
            collided, intruded = collisions.tried, messages.tried
            ends = (collisions, max(plan.number(COLLISIONS), collided + 40)), (messages, plan.number(MESSAGES))
            async with asyncio.timeout(600):
                await _play(home, number, Random(f"{plan.seed}/{number}"), *ends)
            number += 1
            if watch.due:
                progress(f"race: {collisions.tried:,} answers at once, {intruded:,} hostile messages")


def run(plan: Plan) -> list[Result]:
    messages = Result("P13", "checks of messages out of turn or illegal")
    collisions = Result("P14", "answers at once")
    with workspace() as folder:
        asyncio.run(_run(folder, plan, collisions, messages))
    return [messages, collisions]
