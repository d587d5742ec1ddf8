"""Worker processes for slow work: bots and slow draws.

Each worker is a spawned process with a thread in the server that talks to it. A worker that times out or dies is
replaced. A bot gets a view, an ask and its own random numbers; the match stays in the server.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final, TypeVar

from souterrain.core import registry, slow
from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.game import View
from souterrain.parts import bots

T = TypeVar("T")

READY: Final = "ready"
START: Final = 60.0
WAITING: Final = 2000
"""Maximum length of the queue."""


class WorkFailed(Exception):  # noqa: N818 - an answer
    """The work has no result; the message says why."""


class WorkerFailed(WorkFailed):
    """The worker timed out or died, or the queue is full."""


class Raised(WorkFailed):
    """The work raised; its process is sound."""


def think(game: str, bot: str, view: View, ask: Ask, rng: Random) -> Action | None:
    """Return the action of a bot; runs in a worker."""
    return bots(game)[bot].choose(registry.game(game), view, ask, rng)


def serve(pipe: Connection, games: dict[str, registry.Entry], kinds: dict[str, str]) -> None:
    """Answer questions until the pipe closes. The process ends with the server, even if that is killed."""
    for name, (place, parts) in games.items():
        registry.add(name, place, parts)
    for kind, place in kinds.items():
        slow.add(kind, place)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    pipe.send(READY)
    while True:
        try:
            work, arguments = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            pipe.send((work(*arguments), None))
        except Exception as fault:
            pipe.send((None, repr(fault)))


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


class Worker:
    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        places = registry.entries(), slow.places()
        self._process = context.Process(target=serve, args=(theirs, *places), daemon=True)
        self._process.start()
        theirs.close()
        self._ready = False

    def ask(self, question: tuple[Any, ...], seconds: float) -> Any:
        """Return the answer within `seconds`, not counting the start of the process."""
        try:
            if not self._ready:
                if not self._pipe.poll(START):
                    raise WorkerFailed("not started")
                self._ready = self._pipe.recv() == READY
            self._pipe.send(question)
            if not self._pipe.poll(seconds):
                raise WorkerFailed("stalled")
            answer, fault = self._pipe.recv()
        except (EOFError, OSError) as fault:
            raise WorkerFailed("died") from fault
        if fault is not None:
            raise Raised(fault)
        return answer

    def kill(self) -> None:
        self._process.kill()

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()


class Workers:
    def __init__(self, number: int, seconds: float) -> None:
        number = number or max(1, (os.cpu_count() or 2) - 1)
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(number, thread_name_prefix="worker")
        self._local = threading.local()
        self._all: set[Worker] = set()
        self._waiting = 0
        self._closed = False

    async def do(self, work: Callable[..., T], *arguments: Any) -> T:
        """Run `work` in a worker; it is a function of a module, since workers import it by name."""
        if self._waiting >= WAITING:
            raise WorkerFailed("busy")
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            answer: T = await loop.run_in_executor(self._threads, self._ask, (work, arguments))
            return answer
        finally:
            self._waiting -= 1

    def _ask(self, question: tuple[Any, ...]) -> Any:
        """Ask the worker of this thread; replace it if it failed."""
        if self._closed:
            raise WorkerFailed("closed")
        worker: Worker | None = getattr(self._local, "worker", None)
        if worker is None:
            worker = self._local.worker = Worker()
            self._all.add(worker)
        try:
            return worker.ask(question, self._seconds)
        except WorkerFailed:
            self._local.worker = None
            self._all.discard(worker)
            worker.end()
            raise

    async def close(self) -> None:
        """Kill the workers, so that no thread waits for an answer, then join the threads."""
        self._closed = True
        for worker in list(self._all):
            worker.kill()
        await asyncio.to_thread(self._threads.shutdown)
        for worker in self._all:
            worker.end()
