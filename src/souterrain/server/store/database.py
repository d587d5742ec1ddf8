"""The database: one SQLite file, one writer thread, and any number of readers.

The writer runs all queued jobs in one transaction and commits once (`synchronous=FULL`): a job is answered when it is
on the disk. It alone writes and checkpoints; readers are `query_only` (SQLite 3.40 loses pages when
several connections do it).
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from importlib.resources import files
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, Generic, TypeVar

from souterrain.server.store.failpoints import AFTER_COMMIT, SAVE, Failpoint
from souterrain.server.store.forgetting import has_traces
from souterrain.server.store.losses import NEW, RESTORED, history
from souterrain.server.store.names import skeleton
from souterrain.server.store.private import private_file, private_folder, restrict_files
from souterrain.server.store.sql import SQL
from souterrain.server.store.tails import TableHead, Tails

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
VACUUM: Final = 60.0
"""Seconds between two times that the file is written anew."""
TRIES: Final = 5
"""Times that the write-ahead log is emptied; each waits for readers."""
SECURE: Final = 6
"""The first version of the data whose deleted rows are overwritten."""


class NotSaved(Exception):  # noqa: N818 - an answer: nothing of it happened
    """A group could not be written; nothing of it is in the file."""


class InUse(Exception):  # noqa: N818 - an answer
    """Another process serves this folder."""


class Newer(ValueError):  # noqa: N818 - an answer
    """The data was written by a newer version."""


class Job(Generic[T]):
    def __init__(self, work: Work[T], head: TableHead | None, loop: asyncio.AbstractEventLoop, alone: bool) -> None:
        self.work = work
        self.alone = alone
        """It runs outside a transaction."""
        self.head = head
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
        self._unclean = False
        """The file may hold deleted texts."""
        self._vacuumed = -VACUUM
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        private_folder(folder)
        self._lock = locked(folder)
        private_file(self.path)
        restrict_files(folder)
        self._db = sqlite3.connect(self.path, isolation_level="IMMEDIATE", check_same_thread=False)
        self._db.text_factory = readable
        self._db.executescript(SQL["open-writer"])
        migrate(self._db)
        self._tails = Tails(folder)
        self.history = history(self._db, self._tails.read())
        self._tails.begin()
        with self._db:
            self._db.execute(SQL["secret-new"], (SECRET, secrets.token_bytes(32)))
        self._thread = threading.Thread(target=self._write_all, name="writer", daemon=True)

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._wiping = asyncio.Lock()
        self._thread.start()

    async def write(self, work: Work[T], head: TableHead | None = None) -> T:
        """Run a write and return when it is on the disk. It may run twice, if another job of its group fails. `head`
        is the end of the chain of a table that it writes."""
        return await self._queued(Job(work, head, self._loop, alone=False))

    async def _queued(self, job: Job[T]) -> T:
        if not self._gathered:
            self._loop.call_soon(self._pass_on)
        self._gathered.append(job)
        return await job.future

    async def wipe(self, traces: list[bytes]) -> None:
        """Empty the write-ahead log, and make sure that deleted texts are in no page of the file.

        `secure_delete` overwrites what is deleted, but SQLite may have left a copy when it divided a page; then the
        file is written anew. That takes time, so it is done once a minute at most, and else at the end."""
        async with self._wiping:
            await self._queued(Job(truncate, None, self._loop, alone=True))
            if not await self._loop.run_in_executor(self._readers, has_traces, self.path, traces):
                return
            self._unclean = True
            if time.monotonic() - self._vacuumed >= VACUUM:
                await self._queued(Job(self._vacuum, None, self._loop, alone=True))

    def _vacuum(self, db: sqlite3.Connection) -> None:
        db.execute(SQL["vacuum"])
        truncate(db)
        self._unclean, self._vacuumed = False, time.monotonic()

    def _pass_on(self) -> None:
        """Hand the gathered jobs to the writer, waking it once."""
        self._queue.put(self._gathered)
        self._gathered = []

    def files(self) -> tuple[Path, Path]:
        """Return the database file and its write-ahead log."""
        return self.path, self.path.with_name(f"{FILE}-wal")

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
            self._local.db.text_factory = readable
            self._local.db.executescript(SQL["open-reader"])
        return work(self._local.db)

    async def close(self) -> None:
        """Write all queued jobs and close."""
        self._pass_on()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._readers.shutdown()
        self._tails.close()
        if self._unclean:
            with suppress(sqlite3.Error):
                self._vacuum(self._db)
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
                self._commit([job for job in group if not job.alone])
                for job in group:
                    if job.alone:
                        self._run_alone(job)
                self._loop.call_soon_threadsafe(_answer, group)
            if len(group) > 1 and not ending:
                time.sleep(REST)

    def _run_alone(self, job: Job[Any]) -> None:
        try:
            job.result = job.work(self._db)
        except sqlite3.Error as fault:
            job.fault = NotSaved(str(fault))

    def _commit(self, group: list[Job[Any]]) -> None:
        """Commit a group. A job that raises or meets a damaged page leaves the group; any other error of the database
        refuses the whole group."""
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
                corrupt = isinstance(fault, sqlite3.DatabaseError) and is_corrupt(fault)
                for job in [waiting[at]] if own or corrupt else waiting:
                    job.fault = fault if own else NotSaved(str(fault))
                self.failures += not own
                waiting = [job for job in waiting if job.fault is None]
            else:
                self.groups += 1
                self.jobs += len(waiting)
                self._tails.note([job.head for job in waiting if job.head is not None])
                self._failpoint(AFTER_COMMIT)
                return


def readable(text: bytes) -> str:
    """Return text of the file, also where it is damaged."""
    return text.decode(errors="replace")


def truncate(db: sqlite3.Connection) -> None:
    """Move everything from the write-ahead log into the file and empty it. Readers may hold it for a moment."""
    for _ in range(TRIES):
        if not db.execute(SQL["truncate"]).fetchone()[0]:
            return
    raise sqlite3.OperationalError("the write-ahead log is in use")


def is_corrupt(fault: sqlite3.Error) -> bool:
    """Return True if a page of the file is damaged, and not the disk full or busy."""
    return str(vars(fault).get("sqlite_errorname", "")).startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB"))


def _answer(group: list[Job[Any]]) -> None:
    for job in group:
        job.answer()


def locked(folder: Path) -> sqlite3.Connection:
    """Lock the folder by an open transaction in a file of its own, which ends with the process on every system."""
    private_file(folder / LOCK)
    lock = sqlite3.connect(folder / LOCK, isolation_level=None, timeout=0, check_same_thread=False)
    try:
        lock.execute(SQL["lock"])
    except sqlite3.OperationalError as fault:
        lock.close()
        if fault.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise InUse(str(folder)) from fault
        raise
    return lock


def migrations() -> list[str]:
    """Return the migration scripts in order; each is one transaction that sets its version."""
    folder = files("souterrain.server.store").joinpath("migrations")
    found = sorted([item for item in folder.iterdir() if item.name.endswith(".sql")], key=lambda item: item.name)
    return [item.read_text("utf-8") for item in found]


def version_of(db: sqlite3.Connection) -> int:
    """Return the version of the data; raise Newer if it is newer than this program."""
    (version,) = db.execute(SQL["version"]).fetchone()
    if version > len(migrations()):
        raise Newer(f"this data is of a newer version ({version})")
    return int(version)


def migrate(db: sqlite3.Connection) -> None:
    steps, version = migrations(), version_of(db)
    db.create_function("skeleton", 1, skeleton, deterministic=True)
    for step in steps[version:]:
        db.executescript(step)
    if 0 < version < SECURE:
        # What was deleted before is still in free pages.
        with suppress(sqlite3.OperationalError):
            db.execute(SQL["vacuum"])


def backup(folder: Path, target: Path) -> None:
    """Write a consistent copy, also while a server runs."""
    private_file(target)
    with closing(sqlite3.connect(folder / FILE)) as source, closing(sqlite3.connect(target)) as copy:
        source.executescript(SQL["open-reader"])
        source.backup(copy)


def restore(folder: Path, source: Path) -> None:
    """Replace the data by a backup; not while a server runs."""
    private_folder(folder)
    with closing(locked(folder)), closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as copy:
        if copy.execute(SQL["check"]).fetchone() != ("ok",) or not version_of(copy):
            raise ValueError(f"{source} holds no data of ours")
        private_file(folder / FILE)
        with closing(sqlite3.connect(folder / FILE)) as target:
            copy.backup(target)
            migrate(target)
            with target:
                target.execute(SQL["meta-set"], (RESTORED, NEW))
