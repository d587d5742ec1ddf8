"""Tells everybody at a table what the table is: at once after a change, a little later when only presence changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec
from msgspec import Raw

from souterrain.server.net.client import Client
from souterrain.server.net.wire import framed
from souterrain.server.protocol.parts import TableInfo
from souterrain.server.protocol.to_client import Table as TableMessage
from souterrain.server.table.actor import Job
from souterrain.server.table.state import TableState, chances

SOON: Final = 0.05
SOON_EACH: Final = 0.005
"""Seconds until a change of presence is told, and more for each client: people who come and go cost little, however
many watch."""

encode = msgspec.json.Encoder().encode


class Own(NamedTuple):
    """The part of the message that is a person's own: their seats, those they may take again or ask for."""

    seats: tuple[int, ...]
    back: tuple[int, ...] = ()
    may_ask: tuple[int, ...] = ()


class Teller:
    def __init__(self, state: TableState, info: Callable[[bool], TableInfo], post: Callable[[Job], None]) -> None:
        """`info` describes the table to players or to spectators; `post` gives the table a job."""
        self._state = state
        self._info = info
        self._post = post
        self._timer: asyncio.TimerHandle | None = None

    def tell(self, mover: Client | None = None, ack: bytes = b"") -> int:
        """Send everybody the table as it is now; return the bytes sent. Equal messages are encoded once; the mover gets
        the acknowledgement and the table in one write."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        infos: dict[bool, Raw] = {}
        frames: dict[tuple[bool, Own], bytes] = {}
        sent = 0
        for client in self._state.clients:
            own = self._own(client)
            frame = frames.get((client.spectator, own))
            if frame is None:
                if client.spectator not in infos:
                    infos[client.spectator] = Raw(encode(self._info(client.spectator)))
                frame = frames[client.spectator, own] = self._frame(own, infos[client.spectator])
            client.send_frame(ack + frame if client is mover else frame)
            sent += len(frame)
        return sent

    def tell_one(self, client: Client) -> None:
        info = Raw(encode(self._info(client.spectator)))
        client.send_frame(self._frame(self._own(client), info))

    def _own(self, client: Client) -> Own:
        seats = tuple(self._state.seats_of(client))
        if client.spectator:
            return Own(seats)
        back, may_ask = chances(self._state, client.person)
        return Own(seats, tuple(back), tuple(may_ask))

    def _frame(self, own: Own, info: Raw) -> bytes:
        wake = [self._state.record.chairs[seat].wake for seat in own.seats]
        each = [self._state.record.chairs[seat].each for seat in own.seats]
        message = TableMessage(info, list(own.seats), wake, list(own.back), list(own.may_ask), each)  # type: ignore[arg-type]
        return framed(encode(message))

    def tell_soon(self) -> None:
        """Send everybody the table in a moment, together with all that changes until then."""
        if self._timer is None:
            delay = SOON + SOON_EACH * len(self._state.clients)
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def let_go(self) -> None:
        """Drop the references to the table, which has left memory."""
        if self._timer is not None:
            self._timer.cancel()
        del self._info, self._post

    def _ring(self) -> None:
        self._timer = None
        self._post(self._tell_now)

    async def _tell_now(self) -> None:
        self.tell()
