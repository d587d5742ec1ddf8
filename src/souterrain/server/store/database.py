"""The database: one SQLite file, one writer thread, and any number of readers.

The writer runs all queued jobs in one transaction and commits once (`synchronous=FULL`): a job is answered when it is
on the disk. It alone writes and checkpoints; readers are `query_only` (SQLite 3.40 loses pages when
several connections do it).
"""

from __future__ import annotations

import asyncio
import re
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, Generic, TypeVar

from souterrain.server.store.failpoints import AFTER_COMMIT, SAVE, Failpoint

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

FILE: Final = "souterrain.sqlite"
LOCK: Final = "lock.sqlite"
SECRET: Final = "daily"
"""The secret made when a folder is opened for the first time; the seeds of the daily dungeons derive from it."""
GROUP: Final = 256
REST: Final = 0.008
"""Seconds between two group commits under load, since a commit costs much more than its rows. A single job is written
at once."""
READERS: Final = 4

_HERE = files("souterrain.server.store")
SQL: Final[dict[str, str]] = {
    name: text.strip()
    for name, text in re.findall(
        r"^-- name: (\S+)\n(.*?)(?=^-- name: |\Z)", _HERE.joinpath("queries.sql").read_text("utf-8"), re.M | re.S
    )
}


class NotSaved(Exception):  # noqa: N818 - an answer: nothing of it happened
    """A group could not be written; nothing of it is in the file."""


class InUse(Exception):  # noqa: N818 - an answer
    """Another process serves this folder."""


class Job(Generic[T]):
    def __init__(self, work: Work[T], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.future: asyncio.Future[T] = loop.create_future()
        self.result: Any = None
        self.fault: BaseException | None = None

    def answer(self) -> None:
        if self.future.done():
            return
        if self.fault is not None:
            self.future.set_exception(self.fault)
        else:
            self.future.set_result(self.result)


class Store:
    """Call `open` in the event loop before the first read or write."""

    def __init__(self, folder: Path, failpoint: Failpoint | None = None) -> None:
        self.path = folder / FILE
        self.groups = self.jobs = self.failures = 0
        self._failpoint = failpoint or Failpoint()
        self._gathered: list[Job[Any]] = []
        self._queue: SimpleQueue[list[Job[Any]] | None] = SimpleQueue()
        self._local = threading.local()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        folder.mkdir(parents=True, exist_ok=True)
        self._lock = locked(folder)
        self._db = sqlite3.connect(self.path, isolation_level="IMMEDIATE", check_same_thread=False)
        self._db.executescript(SQL["open-writer"])
        migrate(self._db)
        with self._db:
            self._db.execute(SQL["secret-new"], (SECRET, secrets.token_bytes(32)))
        self._thread = threading.Thread(target=self._write_all, name="writer", daemon=True)

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def write(self, work: Work[T]) -> T:
        """Run a write and return when it is on the disk. It may run twice, if another job of its group fails."""
        job = Job(work, self._loop)
        if not self._gathered:
            self._loop.call_soon(self._pass_on)
        self._gathered.append(job)
        return await job.future

    def _pass_on(self) -> None:
        """Hand the gathered jobs to the writer, waking it once."""
        self._queue.put(self._gathered)
        self._gathered = []

    async def read(self, work: Work[T]) -> T:
        return await self._loop.run_in_executor(self._readers, self._read, work)

    async def rows(self, query: str, *values: Any) -> list[Any]:
        return await self.read(lambda db: db.execute(SQL[query], values).fetchall())

    async def change(self, query: str, *values: Any) -> None:
        """Write one statement."""
        await self.write(lambda db: db.execute(SQL[query], values))

    def _read(self, work: Work[T]) -> T:
        if not hasattr(self._local, "db"):
            self._local.db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
            self._local.db.executescript(SQL["open-reader"])
        return work(self._local.db)

    async def close(self) -> None:
        """Write all queued jobs and close."""
        self._pass_on()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._readers.shutdown()
        self._db.close()
        self._lock.close()

    def _write_all(self) -> None:
        ending = False
        while not ending:
            taken = [self._queue.get()]
            while len(taken) < GROUP and not self._queue.empty():
                taken.append(self._queue.get())
            ending = None in taken
            group = [job for jobs in taken if jobs is not None for job in jobs]
            if group:
                self._commit(group)
                self._loop.call_soon_threadsafe(_answer, group)
            if len(group) > 1 and not ending:
                time.sleep(REST)

    def _commit(self, group: list[Job[Any]]) -> None:
        """Commit a group. A job that raises leaves the group; an error of the database refuses the whole group."""
        waiting = list(group)
        while waiting:
            at = 0
            try:
                for at, job in enumerate(waiting):  # noqa: B007 - where it stopped
                    job.result = job.work(self._db)
                self._failpoint(SAVE)
                self._db.commit()
            except Exception as fault:
                self._db.rollback()
                own = not isinstance(fault, sqlite3.Error) or isinstance(fault, sqlite3.IntegrityError)
                for job in [waiting[at]] if own else waiting:
                    job.fault = fault if own else NotSaved(str(fault))
                self.failures += not own
                waiting = [job for job in waiting if job.fault is None]
            else:
                self.groups += 1
                self.jobs += len(waiting)
                self._failpoint(AFTER_COMMIT)
                return


def _answer(group: list[Job[Any]]) -> None:
    for job in group:
        job.answer()


def locked(folder: Path) -> sqlite3.Connection:
    """Lock the folder by an open transaction in a file of its own, which ends with the process on every system."""
    lock = sqlite3.connect(folder / LOCK, isolation_level=None, timeout=0, check_same_thread=False)
    try:
        lock.execute(SQL["lock"])
    except sqlite3.OperationalError as fault:
        lock.close()
        raise InUse(str(folder)) from fault
    return lock


def migrations() -> list[str]:
    """Return the migration scripts in order; each is one transaction that sets its version."""
    found = [item for item in _HERE.joinpath("migrations").iterdir() if item.name.endswith(".sql")]
    return [item.read_text("utf-8") for item in sorted(found, key=lambda item: item.name)]


def migrate(db: sqlite3.Connection) -> None:
    steps = migrations()
    (version,) = db.execute(SQL["version"]).fetchone()
    if version > len(steps):
        raise ValueError(f"this data is of a newer version ({version})")
    for step in steps[version:]:
        db.executescript(step)


def backup(folder: Path, target: Path) -> None:
    """Write a consistent copy, also while a server runs."""
    with closing(sqlite3.connect(folder / FILE)) as source, closing(sqlite3.connect(target)) as copy:
        source.executescript(SQL["open-reader"])
        source.backup(copy)


def restore(folder: Path, source: Path) -> None:
    """Replace the data by a backup; not while a server runs."""
    folder.mkdir(parents=True, exist_ok=True)
    with closing(locked(folder)), closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as copy:
        if copy.execute(SQL["check"]).fetchone() != ("ok",) or not copy.execute(SQL["version"]).fetchone()[0]:
            raise ValueError(f"{source} holds no data of ours")
        with closing(sqlite3.connect(folder / FILE)) as target:
            copy.backup(target)
