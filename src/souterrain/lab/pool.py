"""A pool of processes that yields results as they finish; an interruption keeps the finished ones."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import TypeVar

from souterrain.core import registry, slow

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 2
"""Queued tasks for each process: few, so that an interruption is quick."""


def each(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Iterator[tuple[Task, Result]]:
    """Yield every task with its result in order of completion; one job runs in this process, in order."""
    waiting = iter(tasks)
    if jobs == 1:
        for task in waiting:
            yield task, work(task)
        return
    # Spawned: the tray's engine does not survive a fork.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, _begin, (registry.entries(), slow.places()))
    try:
        running: dict[Future[Result], Task] = {}
        while True:
            for task in islice(waiting, AHEAD * jobs - len(running)):
                running[pool.submit(work, task)] = task
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield running.pop(future), future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _begin(games: dict[str, registry.Entry], kinds: dict[str, str]) -> None:
    """Register the games and slow draws of the parent process, and leave interruptions to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name, (place, parts) in games.items():
        registry.add(name, place, parts)
    for kind, place in kinds.items():
        slow.add(kind, place)
