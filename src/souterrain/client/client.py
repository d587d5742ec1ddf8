"""The client of a person at a table: connection, current view, and requests."""

from __future__ import annotations

from asyncio import Event, timeout
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from types import TracebackType
from typing import Any, Final

from souterrain.client.connection import Connection, Patience
from souterrain.client.faults import Gone, Refused
from souterrain.client.links import Link
from souterrain.client.table import LOBBY, TableView
from souterrain.core.actions import Action, say
from souterrain.core.asks import Ask
from souterrain.server.protocol.to_client import Ack, Chat, ToClient, Update
from souterrain.server.protocol.to_server import (
    Consent,
    Hold,
    Host,
    Lend,
    Move,
    Note,
    Orders,
    Pause,
    Point,
    Ready,
    Rematch,
    Resign,
    Rewind,
    Say,
    Sit,
    TakeBack,
    Tell,
    ToServer,
    Undo,
    Waive,
    Why,
)

FIRST_VIEW: Final = 2.0
Listener = Callable[[ToClient | str], None]
"""A function that gets every message after the table has processed it, and `lost`, `back` and `gone` of the
connection."""


class Client:
    """A connection to one table: `async with Client(link, token) as client:`. Requests raise `Refused`, or `Gone` when
    the table cannot be reached."""

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
        """Connect, and return when the table is loaded."""
        try:
            await self.connection.open()
            await self.until(lambda: self.table.phase != "")
            await self._first_view()
        except BaseException:
            await self.close()
            raise

    async def _first_view(self) -> None:
        """Wait for the first view of a match that is running or finished; a table closed before its start has none."""
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

    # Events

    async def until(self, ready: Callable[[], bool]) -> None:
        """Wait until a condition holds; it is evaluated after every change."""
        while not ready():
            if self.connection.gone is not None:
                raise self.connection.gone
            await self._change.wait()

    def wake(self) -> None:
        """Make every waiter evaluate its condition again, after a change outside the table."""
        self._change.set()
        self._change = Event()

    def _hear(self, message: ToClient) -> None:
        if isinstance(message, Chat) and self.table.knows(message):
            return
        self._follow(message, self.table.hear(message))
        self._tell(message)

    def _follow(self, message: ToClient, right: bool) -> None:
        """Request a full view after a gap, once; give up if that is wrong too."""
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

    # Requests

    async def move(self, ask: Ask, sentence: Action | str) -> Ack:
        """Answer an ask; return when the move is saved and its update is here."""
        text = sentence if isinstance(sentence, str) else say(sentence)
        return await self._seen(Move(self._cid(), ask.seat, ask.number, text))

    async def waive(self, ask: Ask) -> Ack:
        return await self._seen(Waive(self._cid(), ask.seat, ask.number))

    async def hold(self, seat: int) -> Ack:
        return await self._seen(Hold(self._cid(), seat))

    async def orders(self, seat: int, wake: list[str] | None, *, each: bool = False) -> Ack:
        return await self._seen(Orders(self._cid(), seat, wake, each))

    async def undo(self, seat: int) -> Ack:
        return await self._seen(Undo(self._cid(), seat))

    async def take_back(self, seat: int, agree: bool | None = None) -> Ack:
        return await self._seen(TakeBack(self._cid(), seat, agree))

    async def consent(self, agree: bool = True) -> Ack:
        """Agree to the wish that stands at the table, or refuse it; the asker withdraws it by refusing."""
        wish = self.table.info.wish if self.table.info is not None else None
        if wish is None:
            raise Refused("nothing-asked")
        return await self._seen(Consent(self._cid(), wish.id, agree))

    async def sit(self, seat: int, who: str = "me", role: str = "", nonce: str = "") -> Ack:
        """Take a seat (`me`), free it (``), or seat a bot. Without a nonce a random one goes into the dice."""
        return await self._seen(Sit(self._cid(), seat, who, role, nonce or token_hex(16) if who == "me" else ""))

    async def ready(self, ready: bool = True, nonce: str = "") -> Ack:
        """Say ready. Without a nonce a random one goes into the dice."""
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

    async def tell(self, text: str = "", seat: int = -1, *, title: str = "", picture: str = "", voice: str = "") -> Ack:
        """Whisper to a seat; or, as the leader, tell everybody something: as a handout, or in a voice of the story."""
        return await self._seen(Tell(self._cid(), seat, text, title, picture, voice))

    async def point(self, about: str) -> Ack:
        """Point at something on the table, by its name in a sentence."""
        return await self._seen(Point(self._cid(), about))

    async def note(self, about: str, text: str = "") -> Ack:
        """Write a note of one's own about a place; an empty text deletes it."""
        return await self._seen(Note(self._cid(), about, text))

    async def pause(self, on: bool = True) -> Ack:
        return await self._seen(Pause(self._cid(), on))

    async def rewind(self) -> Ack:
        """Ask everybody to go back to the last decision, as the leader."""
        return await self._seen(Rewind(self._cid()))

    async def why(self, seat: int, text: str) -> dict[str, Any]:
        """Ask whether a sentence, or a verb alone, is `legal`; if not, the reply has the reason's `code`, `rule` and
        `data`."""
        return (await self.connection.request(Why(self._cid(), seat, text))).answer or {}

    def _cid(self) -> str:
        return self.connection.cid()

    async def _seen(self, message: ToServer) -> Ack:
        """Send a request; return its answer once the resulting update is here."""
        ack = await self.connection.request(message)
        await self.until(lambda: self.table.seq >= ack.seq)
        return ack

    # Taking a seat

    async def take_seat(self, seat: int | None = None) -> int:
        """Return the seat this person holds already, else take the one asked for, else the first free one; in a running
        game wait for the others' consent. Raise `Gone` if there is none, `Refused` if somebody refuses."""
        if seat is None and self.table.mine:
            return self.table.mine[0]
        if seat is not None and seat in self.table.mine:
            return seat
        info = self.table.info
        free = [number for number, held in enumerate(info.seats) if not held.who] if info is not None else []
        if seat is None and not free:
            raise Gone("full")
        wanted = free[0] if seat is None else seat
        wish = ((await self.sit(wanted)).answer or {}).get("wish", "")
        await self.until(lambda: wanted in self.table.mine or self.table.settled(wish))
        if wanted not in self.table.mine:
            raise Refused("declined")
        return wanted
