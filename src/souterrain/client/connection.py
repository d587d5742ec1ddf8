"""A persistent socket: it reconnects, and no request is lost or carried out twice.

Every request has an id (`cid`). It is kept until its answer arrives, and sent again after every reconnect; the server
knows the ids it has seen. The number of pending requests is bounded: further ones wait.
"""

from __future__ import annotations

from asyncio import Event, Future, Semaphore, Task, create_task, gather, get_running_loop, timeout
from collections.abc import Callable
from contextlib import suppress
from random import random
from secrets import token_hex
from typing import Final, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, InvalidURI, WebSocketException

from souterrain.client.faults import Gone, Refused
from souterrain.server.protocol import PROTOCOL
from souterrain.server.protocol.to_client import Ack, Bye, Nack, ToClient, Welcome
from souterrain.server.protocol.to_server import Hello, ToServer

MOST_WAITING: Final = 64
MOST_BYTES: Final = 4 * 1024 * 1024
TRANSIENT: Final = (408, 425, 429, 500, 502, 503, 504)
"""HTTP status codes of a handshake that may succeed on a retry."""
PASSING: Final = ("restart", "slow")
"""Reasons of a `bye` after which the client may reconnect."""


class Patience(NamedTuple):
    """Timeouts in seconds: the first pause before a retry, the longest pause, the handshake, and the time without a
    connection after which the client gives up."""

    first: float = 0.1
    longest: float = 5.0
    opening: float = 10.0
    in_all: float = 600.0


_READER: Final = msgspec.json.Decoder(ToClient)
_WRITER: Final = msgspec.json.Encoder()


class Connection:
    """A socket with retries. `hear` gets every message, in order; `seen` returns the last processed update; `notice`
    gets `lost` after a disconnect and `back` after a reconnect."""

    def __init__(
        self,
        address: str,
        token: str,
        hear: Callable[[ToClient], None],
        seen: Callable[[], int],
        *,
        client: str = "souterrain",
        notice: Callable[[str], None] = lambda _: None,
        patience: Patience = Patience(),  # noqa: B008 - a frozen value
    ) -> None:
        self._address = address
        self.token = token
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._hear = hear
        self._seen = seen
        self._client = client
        self._notice = notice
        self._patience = patience
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[bytes, Future[Ack]]] = {}
        self._room = Semaphore(MOST_WAITING)
        self._name, self._count = token_hex(6), 0
        self._again = Event()
        self._greeting: Task[None] | None = None
        self._task: Task[None] | None = None
        self._welcomed: Future[None] | None = None
        self._epoch = ""
        self.gone: BaseException | None = None
        """The reason of the final disconnect."""

    async def open(self) -> None:
        """Connect, and return when the server has said welcome; raise `Gone` if it refuses."""
        self._welcomed = get_running_loop().create_future()
        self._task = create_task(self._run())
        await self._welcomed

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await gather(self._task, return_exceptions=True)
        self._end(Gone("closed"))

    @property
    def up(self) -> bool:
        """True while a socket is open."""
        return self._socket is not None

    def cid(self) -> str:
        """Return a new unique request id."""
        self._count += 1
        return f"{self._name}-{self._count}"

    async def request(self, message: ToServer) -> Ack:
        """Send a request and wait for the answer, across reconnects. Raise `Refused` or `Gone`."""
        assert not isinstance(message, Hello), "the connection says hello by itself"
        async with self._room:
            if self.gone is not None:
                raise self.gone
            answer: Future[Ack] = get_running_loop().create_future()
            data = _WRITER.encode(message)
            self._waiting[message.cid] = data, answer
            try:
                if self._socket is not None:
                    await self._send(self._socket, data)
                return await answer
            finally:
                del self._waiting[message.cid]

    def greet(self) -> None:
        """Send hello again on the open socket, to get the missing updates or a full view."""
        if self._socket is not None:
            self._greeting = create_task(self._send(self._socket, self._hello()))

    def drop(self) -> None:
        """Break the socket, as a bad network does; the client reconnects at once."""
        self._again.set()
        if self._socket is not None:
            self._socket.transport.abort()

    async def _run(self) -> None:
        try:
            await self._stay()
        except Gone as gone:
            self._end(gone)
        except Exception as fault:
            self._end(fault)
            raise

    async def _stay(self) -> None:
        """Reconnect until the connection is given up."""
        clock = get_running_loop().time
        delay, since = self._patience.first, clock()
        while True:
            self._again.clear()
            if await self._talk():
                delay, since = self._patience.first, clock()
            if clock() - since > self._patience.in_all:
                raise Gone("lost")
            with suppress(TimeoutError):
                async with timeout(delay * (0.5 + random())):
                    await self._again.wait()
            delay = min(delay * 2, self._patience.longest)

    async def _talk(self) -> bool:
        """Run one socket until it closes; return whether the server said welcome."""
        welcomed = False
        try:
            async with connect(
                self._address,
                additional_headers=self._headers,
                open_timeout=self._patience.opening,
                max_size=MOST_BYTES,
                close_timeout=1,
            ) as socket:
                await self._send(socket, self._hello())
                async with timeout(self._patience.opening):
                    self._welcome(_READER.decode(await socket.recv()))
                welcomed = True
                waiting = [data for data, _ in self._waiting.values()]
                self._socket = socket
                for data in waiting:
                    await self._send(socket, data)
                async for text in socket:
                    self._heard(_READER.decode(text))
        except InvalidStatus as fault:
            if fault.response.status_code not in TRANSIENT:
                raise Gone("refused") from fault
        except InvalidURI as fault:
            raise Gone("refused") from fault
        except msgspec.MsgspecError as fault:
            raise Gone("outdated") from fault
        except (OSError, WebSocketException):
            pass
        finally:
            if self._socket is not None:
                self._socket = None
                self._notice("lost")
        return welcomed

    def _welcome(self, message: ToClient) -> None:
        if not isinstance(message, Welcome):
            self._heard(message)
            raise Gone("refused")
        if message.reload:
            raise Gone("outdated")
        self._epoch = message.epoch
        self._hear(message)
        if self._welcomed is not None and not self._welcomed.done():
            self._welcomed.set_result(None)
        else:
            self._notice("back")

    def _heard(self, message: ToClient) -> None:
        if isinstance(message, Bye) and message.code not in PASSING:
            self._hear(message)
            raise Gone(message.code)
        if isinstance(message, Ack | Nack):
            _, answer = self._waiting.get(message.cid, (b"", None))
            if answer is None or answer.done():
                return
            if isinstance(message, Ack):
                answer.set_result(message)
            else:
                answer.set_exception(Refused(message.code, message.rule, message.data))
        else:
            self._hear(message)

    def _hello(self) -> bytes:
        return _WRITER.encode(Hello(PROTOCOL, self._client, self._seen(), self._epoch))

    async def _send(self, socket: ClientConnection, data: bytes) -> None:
        """Send data; after a failure the next socket sends it again."""
        with suppress(WebSocketException, OSError):
            await socket.send(data, text=True)

    def _end(self, fault: BaseException) -> None:
        """Fail all pending requests."""
        if self.gone is None:
            self.gone = fault
            self._notice("gone")
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(self.gone)
        if self._welcomed is not None and not self._welcomed.done():
            self._welcomed.set_exception(self.gone)
