"""Random sequences of all lobby and host tools: nobody receives the secrets of two seats of one running game (P37).

A human may own several guests and devices. Seats that their guests hold when the game starts count as different people;
after that no further seat may be shown to any of them. Nobody consents. The tables are real, with a real database, and
every byte to every client is read; only bots do not answer, and slow draws are made once for each seed.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

import msgspec

from chaos.inside import Remembering, Silent, Tap, messages
from chaos.result import Plan, Result
from souterrain.core import registry
from souterrain.server.net.budget import Budget
from souterrain.server.net.client import Client
from souterrain.server.net.wire import Wire
from souterrain.server.protocol.http import NewTable
from souterrain.server.protocol.to_client import Nack, ToClient, Update
from souterrain.server.protocol.to_server import (
    Consent,
    Host,
    Lend,
    Move,
    Orders,
    Ready,
    Rematch,
    Resign,
    Say,
    Sit,
    TakeBack,
    Undo,
)
from souterrain.server.refusal import Refused
from souterrain.server.services import Services
from souterrain.server.settings import Settings
from souterrain.server.store.record import LOBBY, OVER, PLAYING
from souterrain.server.table.setup import default_bot, new_record

PAIR: Final = True
GAMES: Final[dict[str, dict[str, str]]] = {"drop": {}, "donjon": {}, "roll": {"tempo": "together"}}
HUMANS: Final = 3
GUESTS: Final = 3
"""Of each human; the host is the first guest of the first."""
STEPS: Final = 24
AT_ONCE: Final = 24
"""Sequences that run side by side, so that they share commits."""
SETTINGS: Final = (
    {"absence": "bot", "patience": "0"},
    {"absence": "wait"},
    {"absence": "skip", "patience": "0"},
    {"private": "false"},
    {"tempo": "600"},
    {"tempo": "0"},
)


class Step(NamedTuple):
    """One thing that somebody does: the tool, the person, the seat, and a number for whatever else is to be chosen."""

    tool: str
    who: int
    seat: int
    extra: int


class World:
    """A server without sockets, and the persons of every sequence."""

    def __init__(self, folder: Path) -> None:
        self.services = Services(Settings(folder, workers=1))
        tables = self.services.tables
        tables._needs = tables._needs._replace(bot_workers=Silent(1, 1.0), draw_workers=Remembering(1, 1.0))

    async def __aenter__(self) -> World:
        await self.services.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.services.close()

    async def play(self, game: str, seats: int, people: int, steps: Sequence[Step]) -> Gathering:
        """Play one sequence to its end. `people`: the humans who sit down before it."""
        sequence = Gathering(self.services, game)
        await sequence.begin(seats, people)
        for step in steps:
            await sequence.do(step)
        await sequence.end()
        return sequence


class Device(NamedTuple):
    human: int
    client: Client
    tap: Tap


class Gathering:
    """Persons at one table, and at the table of its rematch."""

    def __init__(self, services: Services, game: str) -> None:
        self._services = services
        self._game = game
        self._devices: list[Device] = []
        self._persons: list[list[str]] = []
        self._cid = 0
        self._allowed: dict[int, set[int]] = {}
        """By human: the seats of their guests at the start of the game."""
        self._seen: dict[int, set[int]] = {}
        """By human: the seats of the running game whose secrets came to one of their devices."""
        self._started = False
        self.violations: list[str] = []
        self.done: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()

    async def begin(self, seats: int, people: int) -> None:
        for _ in range(HUMANS):
            self._persons.append([(await self._services.people.guest()).id for _ in range(GUESTS)])
        least, most = registry.game(self._game).facts.seats
        asked = NewTable(self._game, ["me", *[""] * (max(least, min(most, seats)) - 1)], GAMES[self._game])
        record = new_record(asked, self._persons[0][0])
        seed = bytes([len(record.chairs)]) * 32
        self._table = await self._services.tables.create(record, False, seed)
        for human in range(HUMANS):
            device = await self._arrive(human, self._persons[human][0])
            if 0 < human < people:
                await self.send(device, Sit(self.cid(), human))

    async def _arrive(self, human: int, person: str, *, watch: bool = False) -> Device:
        tap = Tap()
        budget = Budget(self._services.guard, person, "")
        device = Device(human, Client(person, f"P{person[:4]}", watch, cast("Wire", tap), 256, budget), tap)
        device.client.greeted = True
        self._devices.append(device)
        await self._table.do(lambda: self._table.join(device.client, -1))
        return device

    async def _go(self, device: Device) -> None:
        self._devices.remove(device)
        await self._table.do(lambda: self._table.part(device.client))

    async def do(self, step: Step) -> None:
        """Let one person do one thing, whatever comes of it."""
        devices = [each for each in self._devices if not each.client.closing]
        if not devices or (self._table.record.phase == LOBBY and step.tool == "start"):
            await self._fill()
            devices = self._devices
        device = devices[step.who % len(devices)]
        await TOOLS[step.tool](self, device, step)
        self._watch_start()
        await self._read(step.tool)
        for gone in [each for each in self._devices if each.client.closing]:
            await self._go(gone)

    async def send(self, device: Device, message: Any) -> None:
        await self._table.do(lambda: self._table.answer(device.client, message))

    def cid(self) -> str:
        self._cid += 1
        return f"c{self._cid}"

    async def _fill(self) -> None:
        """Make the lobby ready for a start: somebody is here, bots have the free seats, persons are ready."""
        host = self._table.record.host
        if not any(each.client.person == host for each in self._devices):
            await self._arrive(self._human(host), host)
        hosting = next(each for each in self._devices if each.client.person == host)
        for seat, chair in enumerate(self._table.record.chairs):
            if self._table.record.phase == LOBBY and not chair.who:
                await self.send(hosting, Sit(self.cid(), seat, default_bot(self._game)))
            elif self._table.record.phase == LOBBY and chair.person:
                chair.ready = True
        await self.send(hosting, Host(self.cid(), "start"))

    def _human(self, person: str) -> int:
        return next((human for human, guests in enumerate(self._persons) if person in guests), 0)

    def _watch_start(self) -> None:
        if not self._started and self._table.record.phase == PLAYING:
            self._started = True
            persons = self._table.record.persons
            self._seen = {}
            self._allowed = {
                human: {seat for guest in guests if guest in persons for seat in self._table.record.seats_of(guest)}
                for human, guests in enumerate(self._persons)
            }

    async def _read(self, tool: str) -> None:
        """Read what came to the devices: which seats' views, and the verbs of which seats' asks."""
        for human, _, tap in self._devices:
            for text in [text for frame in tap.frames for text in messages(frame)]:
                message = msgspec.json.decode(text, type=ToClient)
                if isinstance(message, Nack):
                    self.refused[message.code] += 1
                elif isinstance(message, Update) and not message.over:
                    shown = {view.seat for view in message.views if view.seat >= 0}
                    shown |= {ask.seat for ask in message.asks if ask.verbs or ask.default}
                    self._saw(human, shown, tool)
            tap.frames.clear()

    def _saw(self, human: int, shown: set[int], tool: str) -> None:
        allowed, seen = self._allowed.get(human, set()), self._seen.setdefault(human, set())
        fresh = shown - allowed - seen
        seen |= shown
        if fresh and len(seen | allowed) > 1:
            self.violations.append(f"{self._game}: {tool} showed human {human} the seats {sorted(seen | allowed)}")

    async def end(self) -> None:
        for device in list(self._devices):
            await self._go(device)
        await self._table.stop()

    # --- tools ---

    async def connect(self, device: Device, step: Step) -> None:
        """Somebody joins by the link: the same person on a second device, or signed in as another of their guests."""
        human = step.who % HUMANS
        await self._arrive(human, self._persons[human][step.extra % GUESTS])

    async def watch(self, device: Device, step: Step) -> None:
        human = step.who % HUMANS
        await self._arrive(human, self._persons[human][step.extra % GUESTS] if step.extra % 2 else "", watch=True)

    async def disconnect(self, device: Device, step: Step) -> None:
        await self._go(device)

    async def greet(self, device: Device, step: Step) -> None:
        await self._table.do(lambda: self._table.join(device.client, step.extra % 4 - 1))

    async def move(self, device: Device, step: Step) -> None:
        """Let every asked seat of this table answer with the default."""
        match, record = self._table.match, self._table.record
        for ask in match.asks if match is not None else ():
            mine = ask.seat in record.seats_of(device.client.person)
            if match is not None and mine and ask.default is not None:
                await self.send(device, Move(self.cid(), ask.seat, ask.number, match.game.say(ask.default)))
                return

    async def restart(self, device: Device, step: Step) -> None:
        """The server goes down and comes up again."""
        here = [(each.human, each.client) for each in self._devices]
        await self._table.stop()
        self._devices.clear()
        table = await self._services.tables.get(self._table.id)
        assert table is not None
        self._table = table
        for human, client in here:
            await self._arrive(human, client.person, watch=client.spectator)

    async def delete(self, device: Device, step: Step) -> None:
        """A guest deletes everything, and the human comes as a new one."""
        human, guest = step.who % HUMANS, step.extra % GUESTS
        person = self._persons[human][guest]
        if self._table.record.phase == PLAYING:
            await self._services.tables.leave(person)
            for each in [each for each in self._devices if each.client.person == person]:
                each.client.close("elsewhere")
            self._persons[human][guest] = (await self._services.people.guest()).id

    async def rematch(self, device: Device, step: Step) -> None:
        """Everybody goes on at the next table: a new game with new secrets."""
        await self.send(device, Rematch(self.cid(), bool(step.extra % 2)))
        next_ = self._table.record.next
        if next_:
            await self._read("rematch")
            here = [(each.human, each.client) for each in self._devices]
            await self.end()
            table = await self._services.tables.get(next_)
            assert table is not None
            self._table, self._started = table, False
            for human, client in here:
                await self._arrive(human, client.person, watch=client.spectator)

    async def replay(self, device: Device, step: Step) -> None:
        """Replay and journal stay closed while the game runs."""
        if self._table.record.phase != OVER:
            for name in (self._table.id, self._table.watch):
                try:
                    await self._services.replays.find(name)
                    self.violations.append(f"{self._game}: the replay of a running game was opened")
                except Refused:
                    pass


Tool = Callable[[Gathering, Device, Step], Awaitable[None]]


def _sending(make: Callable[[Gathering, Step], Any]) -> Tool:
    async def tool(sequence: Gathering, device: Device, step: Step) -> None:
        await sequence.send(device, make(sequence, step))
        sequence.done[step.tool] += 1

    return tool


async def _answer(sequence: Gathering, device: Device, step: Step) -> None:
    """Refuse the standing wish; nobody ever agrees."""
    wish = sequence._table.state.wish
    await sequence.send(device, Consent(sequence.cid(), wish.id if wish is not None else "", False))


def _host(do: str) -> Tool:
    return _sending(lambda at, step: Host(at.cid(), do, step.seat))


TOOLS: Final[dict[str, Tool]] = {
    "sit": _sending(lambda at, step: Sit(at.cid(), step.seat)),
    "stand": _sending(lambda at, step: Sit(at.cid(), step.seat, "")),
    "sit-bot": _sending(lambda at, step: Sit(at.cid(), step.seat, default_bot(at._game))),
    "kick": _host("kick"),
    "give": _host("give"),
    "shuffle": _host("shuffle"),
    "seats": _host("seats"),
    "extend": _host("extend"),
    "close": _host("close"),
    "start": _host("start"),
    "set": _sending(lambda at, step: Host(at.cid(), "set", 0, SETTINGS[step.extra % len(SETTINGS)])),
    "ready": _sending(lambda at, step: Ready(at.cid(), step.extra % 4 > 0)),
    "lend": _sending(lambda at, step: Lend(at.cid(), step.seat, default_bot(at._game))),
    "lend-back": _sending(lambda at, step: Lend(at.cid(), step.seat)),
    "takeback": _sending(lambda at, step: TakeBack(at.cid(), step.seat)),
    "undo": _sending(lambda at, step: Undo(at.cid(), step.seat)),
    "orders": _sending(lambda at, step: Orders(at.cid(), step.seat, [])),
    "resign": _sending(lambda at, step: Resign(at.cid(), step.seat)),
    "say": _sending(lambda at, step: Say(at.cid(), "hello")),
    "answer": _answer,
    "connect": Gathering.connect,
    "watch": Gathering.watch,
    "disconnect": Gathering.disconnect,
    "greet": Gathering.greet,
    "move": Gathering.move,
    "restart": Gathering.restart,
    "delete": Gathering.delete,
    "rematch": Gathering.rematch,
    "replay": Gathering.replay,
}
OFTEN: Final = (*["sit"] * 12, *["stand"] * 6, *["connect"] * 4, "kick", "kick", "restart", "start")
"""Tools that come more often than the others."""


def drawn(rng: random.Random) -> list[Step]:
    """Return a sequence: some steps in the lobby, then a start, then the others."""
    tools = [*TOOLS, *OFTEN]
    steps = [Step(rng.choice(tools), rng.randrange(12), rng.randrange(4), rng.randrange(12)) for _ in range(STEPS)]
    early = rng.randrange(5)
    return [*steps[:early], Step("start", 0, 0, 0), *steps[early:]]


async def _all(plan: Plan, folder: Path) -> Result:
    number = plan.number(10_000, len(GAMES))
    result = Result("P37", "sequences of lobby and host tools")
    done: Counter[str] = Counter()

    async def one(world: World, index: int) -> None:
        rng = random.Random(f"{plan.seed}/{index}")
        sequence = await world.play([*GAMES][index % len(GAMES)], rng.randint(2, 4), rng.randint(1, HUMANS), drawn(rng))
        result.tried += 1
        result.violations += [f"{told} (sequence {index})" for told in sequence.violations]
        done.update(sequence.done)

    async with World(folder) as world:
        for first in range(0, number, AT_ONCE):
            await asyncio.gather(*[one(world, index) for index in range(first, min(first + AT_ONCE, number))])
    result.figures["tools used"] = str(done.total())
    return result


def run(plan: Plan) -> list[Result]:
    with tempfile.TemporaryDirectory() as folder:
        return [asyncio.run(_all(plan, Path(folder)))]
