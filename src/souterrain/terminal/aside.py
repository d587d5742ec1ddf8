"""An event loop in a thread of its own, for clients whose main thread is busy."""

from __future__ import annotations

from asyncio import AbstractEventLoop, all_tasks, current_task, gather, new_event_loop, run_coroutine_threadsafe
from collections.abc import Coroutine
from concurrent.futures import wait
from threading import Thread
from typing import Any, Final, Protocol, TypeVar

LOOK: Final = 1.0
"""The interval, in seconds, at which a waiting thread checks that the loop still runs."""

T = TypeVar("T")


class Running(Protocol):
    """The part of `asyncio.Runner` that clients use."""

    def run(self, coro: Coroutine[Any, Any, T]) -> T: ...

    def get_loop(self) -> AbstractEventLoop: ...

    def close(self) -> None: ...


class Aside:
    """A runner whose tasks continue while nobody waits for them."""

    def __init__(self) -> None:
        self._loop = new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def run(self, coro: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine and return its result; raise `CancelledError` if the loop is closed meanwhile."""
        doing = run_coroutine_threadsafe(coro, self._loop)
        while not wait([doing], LOOK).done:
            if self._loop.is_closed():
                doing.cancel()
        return doing.result()

    def get_loop(self) -> AbstractEventLoop:
        return self._loop

    def close(self) -> None:
        if self._loop.is_closed():
            return
        self.run(_end_tasks(self._loop))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


async def _end_tasks(loop: AbstractEventLoop) -> None:
    others = [task for task in all_tasks(loop) if task is not current_task()]
    for task in others:
        task.cancel()
    await gather(*others, return_exceptions=True)
