"""A person at a table: the connection, the table as it is seen, and everything one can wish for there."""

from __future__ import annotations

from asyncio import Event, timeout
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from types import TracebackType
from typing import Any, Final

from souterrain.client.connection import Connection, Patience
from souterrain.client.faults import Gone
from souterrain.client.links import Link
from souterrain.client.table import LOBBY, TableView
from souterrain.core.actions import Action, say
from souterrain.core.asks import Ask
from souterrain.server.protocol.to_client import Ack, Chat, ToClient, Update
from souterrain.server.protocol.to_server import (
    Hold,
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
    ToServer,
    Undo,
    Waive,
    Why,
)

FIRST_VIEW: Final = 2.0
Listener = Callable[[ToClient | str], None]
"""Gets every message after the table has taken it in, and `lost`, `back` and `gone` of the connection."""


class Client:
    """`async with Client(link, token) as client:`. Wishes raise `Refused`, or `Gone` when the table is out of reach."""

    def __init__(
        self,
        link: Link | str,
        token: str = "",
        *,
        patience: Patience = Patience(),  # noqa: B008 - a frozen value
    ) -> None:
        self.link = link if isinstance(link, Link) else Link.read(link)
        self.table = TableView()
        self.listener: Listener | None = None
        self._change = Event()
        self._astray = False
        self.connection = Connection(
            self.link.socket,
            token,
            self._hear,
            lambda: -1 if self._astray else self.table.seq,
            notice=self._tell,
            patience=patience,
        )

    async def open(self) -> None:
        """Returns when the table is there."""
        try:
            await self.connection.open()
            await self.until(lambda: self.table.phase != "")
            await self._first_view()
        except BaseException:
            await self.close()
            raise

    async def _first_view(self) -> None:
        """A game that is on, or was played, is shown with its table; a table that was closed before has none."""
        if self.table.phase != LOBBY:
            with suppress(TimeoutError):
                async with timeout(FIRST_VIEW):
                    await self.until(lambda: self.table.seq >= 0)

    async def close(self) -> None:
        await self.connection.close()

    async def __aenter__(self) -> Client:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # What happens

    async def until(self, ready: Callable[[], bool]) -> None:
        """Waits until something is so; looks again whenever anything has changed."""
        while not ready():
            if self.connection.gone is not None:
                raise self.connection.gone
            await self._change.wait()

    def wake(self) -> None:
        """Whoever waits looks again: something else has happened that they wait for."""
        self._change.set()
        self._change = Event()

    def _hear(self, message: ToClient) -> None:
        if isinstance(message, Chat) and self.table.knows(message):
            return
        self._follow(message, self.table.hear(message))
        self._tell(message)

    def _follow(self, message: ToClient, right: bool) -> None:
        """Who has lost the thread asks for everything, once; if that is wrong too there is no help."""
        if not isinstance(message, Update):
            return
        if right:
            self._astray = self._astray and not message.whole
        elif message.whole:
            raise Gone("bad")
        elif not self._astray:
            self._astray = True
            self.connection.greet()

    def _tell(self, news: ToClient | str) -> None:
        if self.listener is not None:
            self.listener(news)
        self.wake()

    # Wishes

    async def move(self, ask: Ask, sentence: Action | str) -> Ack:
        """Answers an ask; returns when the move is saved and seen."""
        text = sentence if isinstance(sentence, str) else say(sentence)
        return await self._seen(Move(self._cid(), ask.seat, ask.number, text))

    async def waive(self, ask: Ask) -> Ack:
        return await self._seen(Waive(self._cid(), ask.seat, ask.number))

    async def hold(self, seat: int) -> Ack:
        return await self._seen(Hold(self._cid(), seat))

    async def orders(self, seat: int, wake: list[str] | None) -> Ack:
        return await self._seen(Orders(self._cid(), seat, wake))

    async def undo(self, seat: int) -> Ack:
        return await self._seen(Undo(self._cid(), seat))

    async def take_back(self, seat: int, agree: bool | None = None) -> Ack:
        return await self._seen(TakeBack(self._cid(), seat, agree))

    async def sit(self, seat: int, who: str = "me", role: str = "") -> Ack:
        return await self._seen(Sit(self._cid(), seat, who, role))

    async def ready(self, ready: bool = True, nonce: str = "") -> Ack:
        """Without a nonce of one's own a random one goes into the dice."""
        return await self._seen(Ready(self._cid(), ready, nonce or token_hex(16)))

    async def host(self, do: str, seat: int = 0, settings: dict[str, str] | None = None) -> Ack:
        return await self._seen(Host(self._cid(), do, seat, settings or {}))

    async def lend(self, seat: int, bot: str = "") -> Ack:
        return await self._seen(Lend(self._cid(), seat, bot))

    async def resign(self, seat: int) -> Ack:
        return await self._seen(Resign(self._cid(), seat))

    async def rematch(self, carry: bool = False) -> Ack:
        return await self._seen(Rematch(self._cid(), carry))

    async def say(self, text: str = "", phrase: str = "") -> Ack:
        return await self._seen(Say(self._cid(), text, phrase))

    async def why(self, seat: int, text: str) -> dict[str, Any]:
        """Whether a sentence, or a verb alone, is `legal`; if not, the reason's `code`, `rule` and `data`."""
        return (await self.connection.request(Why(self._cid(), seat, text))).answer or {}

    def _cid(self) -> str:
        return self.connection.cid()

    async def _seen(self, message: ToServer) -> Ack:
        """The answer, once the update it led to is here too."""
        ack = await self.connection.request(message)
        await self.until(lambda: self.table.seq >= ack.seq)
        return ack

    # Taking a seat

    async def take_seat(self, seat: int | None = None) -> int:
        """The seat this person holds already, else the one asked for, else the first that is free.
        Raises `Gone` if there is none."""
        if seat is None and self.table.mine:
            return self.table.mine[0]
        if seat is not None and seat in self.table.mine:
            return seat
        info = self.table.info
        free = [number for number, held in enumerate(info.seats) if not held.who] if info is not None else []
        if seat is None and not free:
            raise Gone("full")
        wanted = free[0] if seat is None else seat
        await self.sit(wanted)
        await self.until(lambda: wanted in self.table.mine)
        return wanted
