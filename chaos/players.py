"""Players for the crash part: persons with two devices each, who move as fast as they are answered and write down every
message sent, every acknowledgement and every view hash received."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import Final, NamedTuple, TypeVar

from websockets.asyncio.client import ClientConnection

from souterrain.client import Api, Client, Gone, Refused
from souterrain.client.connection import Patience
from souterrain.client.table import TableView
from souterrain.core.actions import say
from souterrain.core.asks import MUST, Ask
from souterrain.server.protocol.to_client import Ack, ToClient, Update, Welcome
from souterrain.server.protocol.to_server import Move, Undo

RESTART: Final = 1012
PATIENCE: Final = Patience(first=0.05, longest=0.2)
LONG: Final = 120
"""Acts after which a table is left for a new one: some games do not end by random play."""
RESENT, TWICE, CHANGED, UNDONE = 0.05, 0.02, 0.01, 0.05
"""Shares of messages that are sent again, sent by both devices at once, sent again with other content, taken back."""
TABLES: Final[tuple[tuple[str, int, dict[str, str]], ...]] = (
    *[("roll", 2, {})] * 6,
    ("roll", 2, {"tempo": "together"}),
    ("donjon", 2, {}),
)
"""Game, seats and options of the tables in turn."""

T = TypeVar("T")
Key = tuple[str, str]
"""A table and a cid."""


class Ledger:
    """The messages and answers of all players."""

    def __init__(self) -> None:
        self.sent: dict[Key, str] = {}
        """The sentence of every message sent, "" for an undo."""
        self.acked: dict[Key, int] = {}
        self.touched: set[str] = set()
        """Tables with a new acknowledgement since the file was last read."""
        self.hashes: dict[tuple[str, int, int], str] = {}
        """View hashes by table, eyes and seq."""
        self.lost: list[str] = []
        """Violations of P1."""
        self.doubled: list[str] = []
        """Violations of P2."""
        self.astray: list[str] = []
        """Violations of P7."""
        self.rude: list[str] = []
        """Violations of P8."""
        self.updates = self.reconnects = self.repeats = self.conflicts = self.restarts = 0

    def ack(self, key: Key, ack: Ack) -> None:
        before = self.acked.setdefault(key, ack.seq)
        if before != ack.seq:
            self.doubled.append(f"{key} was acknowledged as {before} and as {ack.seq}")
        self.touched.add(key[0])

    def see(self, table: str, eyes: int, seq: int, hash_: str) -> None:
        """Compare a hash with every other one of the same view, before and after a restart and in the file."""
        before = self.hashes.setdefault((table, eyes, seq), hash_)
        if before != hash_:
            self.astray.append(f"table {table}, eyes {eyes}: two views at {seq}")


class Checked(TableView):
    """A view that notes every update that does not fit."""

    def __init__(self, table: str, ledger: Ledger) -> None:
        super().__init__()
        self._id, self._ledger = table, ledger

    def hear(self, message: ToClient) -> bool:
        right = super().hear(message)
        if isinstance(message, Update):
            self._ledger.updates += 1
            if not right:
                self._ledger.astray.append(f"table {self._id}: update {message.seq} does not follow {self.seq}")
            for seen in message.views:
                if seen.hash:
                    self._ledger.see(self._id, seen.seat, message.seq, seen.hash)
        return right


class Crew(NamedTuple):
    """All players of a run. `base` returns the address of the server, `polite` whether it ends in order now."""

    ledger: Ledger
    base: Callable[[], str]
    polite: Callable[[], bool]
    stop: asyncio.Event


async def _surely(request: Callable[[], Awaitable[T]]) -> T:
    """Repeat an HTTP request until the server is there."""
    while True:
        try:
            return await request()
        except Gone:
            await asyncio.sleep(0.1)


class Player:
    """A person at one table after another."""

    def __init__(self, crew: Crew, number: int, seed: int) -> None:
        self._crew, self._ledger = crew, crew.ledger
        self._rng = Random(f"{seed}/{number}")
        self._game = TABLES[number % len(TABLES)]
        self._number, self._count = number, 0
        self._devices: list[Client] = []
        self._leaving = False

    @property
    def up(self) -> int:
        return sum(client.connection.up for client in self._devices)

    async def run(self) -> None:
        api = Api(self._crew.base())
        game, seats, options = self._game
        await _surely(api.guest)
        while not self._crew.stop.is_set():
            links = await _surely(partial(api.create, game, ["me"] * seats, options=options, start=True))
            self._devices = [self._device(links.join, links.table, api.token) for _ in range(2)]
            self._leaving = False
            try:
                for device in self._devices:
                    await device.open()
                await self._play(links.table)
            finally:
                self._leaving = True
                for device in self._devices:
                    await device.close()

    def _device(self, join: str, table: str, token: str) -> Client:
        client = Client(self._crew.base() + join, token, patience=PATIENCE)
        client.table = Checked(table, self._ledger)
        sockets: list[ClientConnection] = []

        def hear(news: ToClient | str) -> None:
            socket = client.connection._socket
            if isinstance(news, Welcome):
                sockets.clear()
            elif socket is not None:
                sockets[:] = [socket]
            elif news == "lost":
                self._ledger.reconnects += 1
                code = sockets[0].close_code if sockets else None
                self._ledger.restarts += code == RESTART
                if self._crew.polite() and not self._leaving and sockets and code != RESTART:
                    self._ledger.rude.append(f"a socket of table {table} was closed with {code}")

        client.listener = hear
        return client

    async def _play(self, table: str) -> None:
        one = self._devices[0]
        view = one.table
        while not view.over and view.seq < LONG and not self._crew.stop.is_set():
            await one.until(lambda: view.over or any(ask.kind == MUST for ask in view.asks))
            asks = [ask for ask in view.asks if ask.kind == MUST]
            if not asks:
                break
            ask = self._rng.choice(asks)
            undo = [seat for seat in view.may_undo if seat >= 0]
            message: Move | Undo
            if undo and self._rng.random() < UNDONE:
                message = Undo(self._cid(), undo[0])
            else:
                message = self._move(ask, say(view.legal(ask.seat).sample(self._rng)))
            seq = await self._say(table, message)
            await one.until(lambda seq=seq: view.seq >= seq)  # type: ignore[misc]

    def _cid(self) -> str:
        self._count += 1
        return f"p{self._number}-{self._count}"

    def _move(self, ask: Ask, text: str) -> Move:
        return Move(self._cid(), ask.seat, ask.number, text)

    async def _say(self, table: str, message: Move | Undo) -> int:
        """Send a message by one device or by both, perhaps again, perhaps changed; return its seq."""
        key = table, message.cid
        text = message.text if isinstance(message, Move) else ""
        self._ledger.sent[key] = text
        device, chance = self._rng.choice(self._devices), self._rng.random()
        senders = self._devices if chance < TWICE else [device]
        try:
            acks = await asyncio.gather(*[sender.connection.request(message) for sender in senders])
            if TWICE <= chance < TWICE + RESENT:
                acks.append(await self._rng.choice(self._devices).connection.request(message))
        except Refused as refused:
            self._ledger.doubled.append(f"{key} ({text}) was refused: {refused.code}")
            return -1
        for ack in acks:
            self._ledger.ack(key, ack)
        self._ledger.repeats += len(acks) - 1
        if isinstance(message, Move) and chance > 1 - CHANGED:
            await self._change(device, message)
        return acks[0].seq

    async def _change(self, device: Client, message: Move) -> None:
        """Send other content under a used cid."""
        self._ledger.conflicts += 1
        try:
            ack = await device.connection.request(Move(message.cid, message.seat, message.ask, f"{message.text} 9"))
        except Refused as refused:
            if refused.code != "cid-conflict":
                self._ledger.doubled.append(f"{message.cid} with other content: {refused.code}")
        else:
            self._ledger.doubled.append(f"{message.cid} with other content was acknowledged as {ack.seq}")
