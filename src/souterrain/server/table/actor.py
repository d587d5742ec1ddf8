"""The actor: one task that alone changes a thing. Others post jobs, which are done one by one."""

from __future__ import annotations

import asyncio
import math
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable

Job = Callable[[], Awaitable[None]]
Done = Callable[[], object]


class Actor(ABC):
    """Define `failed` and `tick`; call `work` when everything is set up."""

    def __init__(self) -> None:
        self.closed = False
        self.touched = time.monotonic()
        self._inbox: deque[tuple[Job, Done | None]] = deque()
        self._idle: asyncio.Future[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._rings = math.inf

    @abstractmethod
    async def failed(self, fault: Exception) -> None:
        """Handle an exception of a job."""

    @abstractmethod
    async def tick(self) -> None:
        """Do timed work; called at about the time that `due` named."""

    def due(self) -> float:
        """Return the time of the next `tick`, in monotonic seconds."""
        return math.inf

    def work(self, name: str) -> None:
        self._task = asyncio.create_task(self._work(), name=name)

    def touch(self) -> None:
        self.touched = time.monotonic()

    @property
    def busy(self) -> bool:
        return bool(self._inbox)

    def post(self, job: Job, done: Done | None = None) -> None:
        """Queue a job. `done` is called after it, or when the actor is closed."""
        if self.closed:
            if done is not None:
                done()
            return
        self._inbox.append((job, done))
        if self._idle is not None:
            _answer(self._idle)
            self._idle = None

    async def do(self, job: Job) -> None:
        """Queue a job and wait until it is done or the actor is closed."""
        self.touch()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.post(job, lambda: _answer(done))
        await done

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while not self.closed:
            while not self._inbox:
                self._idle = loop.create_future()
                await self._idle
            job, done = self._inbox.popleft()
            try:
                await job()
            except Exception as fault:
                await self.failed(fault)
            if done is not None:
                done()
            self._set_timer(loop)
        for _, done in self._inbox:
            if done is not None:
                done()
        self._inbox.clear()

    def _set_timer(self, loop: asyncio.AbstractEventLoop) -> None:
        """Set the timer of the next `tick`. A timer that is too early stays: `tick` then finds nothing to do."""
        due = math.inf if self.closed else self.due()
        if self._timer is not None:
            if self._rings <= due < math.inf:
                return
            self._timer.cancel()
            self._timer = None
        if due < math.inf:
            self._rings = due
            self._timer = loop.call_later(max(0.0, due - time.monotonic()), self._ring)

    def _ring(self) -> None:
        self._timer = None
        self.post(self.tick)


def _answer(done: asyncio.Future[None]) -> None:
    """Resolve a future unless its waiter was cancelled."""
    if not done.done():
        done.set_result(None)
