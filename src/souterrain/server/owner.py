"""One task that alone changes a thing: whoever wants something of it posts a job, and jobs are done one by one."""

from __future__ import annotations

import asyncio
import math
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

Job = Callable[[], Awaitable[None]]


class Owner(ABC):
    """Give `failed` and `tick`; call `work` when everything is set up."""

    def __init__(self) -> None:
        self.closed = False
        self.touched = time.monotonic()
        self._inbox: asyncio.Queue[tuple[Job, asyncio.Future[None] | None]] = asyncio.Queue()
        self._timer: asyncio.TimerHandle | None = None

    @abstractmethod
    async def failed(self, fault: Exception) -> None:
        """A job raised."""

    @abstractmethod
    async def tick(self) -> None:
        """The time that `due` named has come."""

    def due(self) -> float:
        """When `tick` is wanted, in monotonic seconds."""
        return math.inf

    def work(self, name: str) -> None:
        self._task = asyncio.create_task(self._work(), name=name)

    def touch(self) -> None:
        self.touched = time.monotonic()

    @property
    def busy(self) -> bool:
        return not self._inbox.empty()

    def post(self, job: Job) -> None:
        self._inbox.put_nowait((job, None))

    async def do(self, job: Job) -> None:
        """After everything that came before it; answers when it is done, or when nothing is done here any more."""
        if self.closed:
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.touch()
        self._inbox.put_nowait((job, done))
        await done

    async def _work(self) -> None:
        while not self.closed:
            job, done = await self._inbox.get()
            try:
                await job()
            except Exception as fault:
                await self.failed(fault)
            _answer(done)
            self._set_timer()
        while self.busy:
            _answer(self._inbox.get_nowait()[1])

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if not self.closed:
            delay = max(0.0, self.due() - time.monotonic())
            self._timer = asyncio.get_running_loop().call_later(delay, self.post, self.tick)


def _answer(done: asyncio.Future[None] | None) -> None:
    if done is not None and not done.done():
        done.set_result(None)
