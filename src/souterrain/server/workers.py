"""Processes beside the server for what takes long: the bots' thoughts.

Each worker is a spawned process with a thread of ours that talks to it. A worker that does not answer in time is ended
and replaced; so is one that dies. What a bot gets is a view, an ask and its own chance: the match stays here.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final

from souterrain.core import registry
from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.game import View

READY: Final = "ready"
START: Final = 60.0
WAITING: Final = 2000
"""More thoughts than this are not taken on: the default is played."""


class WorkerFailed(Exception):  # noqa: N818 - an answer
    """The bot raised, stalled or died; says which."""


def serve(pipe: Connection, places: dict[str, str]) -> None:
    """The life of a worker: a question, an answer."""
    from souterrain.bots.roster import bots

    for name, place in places.items():
        registry.add(name, place)
    pipe.send(READY)
    while True:
        try:
            game, bot, view, ask, rng = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            pipe.send((bots(game)[bot].choose(registry.game(game), view, ask, rng), None))
        except Exception as fault:
            pipe.send((None, repr(fault)))


class Worker:
    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, registry.places()), daemon=True)
        self._process.start()
        theirs.close()
        self._ready = False

    def ask(self, question: tuple[Any, ...], seconds: float) -> Any:
        """The time it takes to start is no part of the bot's."""
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
            raise BotRaised(fault)
        return answer

    def kill(self) -> None:
        self._process.kill()

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()


class BotRaised(Exception):  # noqa: N818 - an answer
    """The bot's own fault; its process is sound."""


class Workers:
    def __init__(self, number: int, seconds: float) -> None:
        number = number or max(1, (os.cpu_count() or 2) - 1)
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(number, thread_name_prefix="worker")
        self._local = threading.local()
        self._all: set[Worker] = set()
        self._waiting = 0
        self._closed = False

    async def choose(self, game: str, bot: str, view: View, ask: Ask, rng: Random) -> Action | None:
        if self._waiting >= WAITING:
            raise WorkerFailed("busy")
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            answer: Action | None = await loop.run_in_executor(self._threads, self._ask, (game, bot, view, ask, rng))
            return answer
        finally:
            self._waiting -= 1

    def _ask(self, question: tuple[Any, ...]) -> Any:
        """In a thread of its own, whose worker is kept while it is sound."""
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
        """Kills first, so that no thread waits for an answer; tidies up when the threads are gone."""
        self._closed = True
        for worker in list(self._all):
            worker.kill()
        await asyncio.to_thread(self._threads.shutdown)
        for worker in self._all:
            worker.end()
