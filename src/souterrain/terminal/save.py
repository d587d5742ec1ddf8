"""Saved games: a journal file that grows by a line with every entry.

A running match needs its seed, which a journal tells only at the end. So the first line of the file of a running game
is `{"seed": …}`, and the journal follows from the second line on. When the game is over the seed is revealed by the
journal itself: the file is written anew without its first line and is then a plain journal, for everybody to read.
A line that was cut off (the machine stopped in the middle of it) is dropped; a whole last line counts, also without
its line end.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from platformdirs import user_data_path

from souterrain.core.journal import Journal, JournalError, Reveal
from souterrain.core.match import Match
from souterrain.terminal.trouble import Trouble

SUFFIX: Final = ".journal"
DAMAGED: Final = (JournalError, KeyError, TypeError, ValueError, IndexError, AttributeError)
"""Exceptions of replaying a file that was changed by hand."""
LARGEST: Final = 1 << 25
"""Bytes of a journal; the longest games have a few hundred thousand."""
SHORT: Final = 160
"""Characters of a file that are shown in a message."""


class Loaded(NamedTuple):
    """A loaded file: the journal, the seed of a running game, and the number of valid bytes."""

    journal: Journal
    seed: bytes | None
    size: int

    @property
    def finished(self) -> bool:
        return any(isinstance(entry, Reveal) for entry in self.journal.entries)


def folder() -> Path:
    return user_data_path("souterrain", appauthor=False) / "games"


def new_path(game: str) -> Path:
    """Return a new file for a game, named by the current time."""
    moment = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = folder() / f"{game}-{moment}{SUFFIX}"
    number = 1
    while path.exists():
        number += 1
        path = folder() / f"{game}-{moment}-{number}{SUFFIX}"
    return path


def load(path: Path) -> Loaded:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as fault:
        raise unreadable(path, fault) from fault
    if len(data) > LARGEST:
        raise Trouble("trouble-too-large", file=str(path))
    if not data.endswith(b"\n"):
        with suppress(JournalError, UnicodeDecodeError):
            return _loaded(data)
    try:
        return _loaded(data[: data.rfind(b"\n") + 1])
    except (JournalError, UnicodeDecodeError) as fault:
        raise unreadable(path, fault) from fault


def _loaded(data: bytes) -> Loaded:
    text = data.decode()
    first, _, rest = text.partition("\n")
    seed = _seed(first)
    return Loaded(Journal.loads(text if seed is None else rest), seed, len(data))


def unreadable(path: Path, fault: Exception) -> Trouble:
    detail = fault.strerror if isinstance(fault, OSError) else short(fault)
    return Trouble("trouble-unreadable", file=str(path), detail=str(detail))


def short(detail: object) -> str:
    """Return text from a file that may be hostile on one line, and not too much of it."""
    line = " ".join("".join([sign if sign.isprintable() else " " for sign in str(detail)[: 2 * SHORT]]).split())
    return line if len(line) <= SHORT else line[: SHORT - 1] + "…"


def _seed(line: str) -> bytes | None:
    try:
        seed = bytes.fromhex(json.loads(line)["seed"])
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return seed if len(seed) == 32 else None


def unfinished() -> list[Path]:
    """Return the saved games that can be resumed, the latest first."""
    try:
        paths = sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
        return [path for path in paths if _begins_with_seed(path)]
    except OSError:
        return []


def _begins_with_seed(path: Path) -> bool:
    with path.open(encoding="utf-8", errors="replace") as file:
        return _seed(file.readline()) is not None


class Save:
    """The file of a running game. An incomplete write is undone, so the file is valid at any moment, and the next
    `write` retries."""

    def __init__(self, path: Path, journal: Journal, seed: bytes, size: int | None = None) -> None:
        """Create a file; or, with its valid size, continue one."""
        self.path = path
        self._journal = journal
        self._written = -1 if size is None else len(journal)
        self._size = size or 0
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if size is None:
                # The first line is the seed of a running game, so only the player may read the file.
                os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
            self._file = path.open("ab", buffering=0)
            self._file.truncate(self._size)
            whole = size is None or path.read_bytes().endswith(b"\n")
        except OSError as fault:
            raise self._trouble(fault) from fault
        if size is None:
            self._append(json.dumps({"seed": seed.hex()}) + "\n")
        elif not whole:
            self._append("\n")
        self.write()

    def write(self) -> None:
        """Append the entries of the journal that are not yet in the file."""
        self._append(self._journal.dumps(self._written))
        self._written = len(self._journal)

    def _append(self, text: str) -> None:
        try:
            if os.fstat(self._file.fileno()).st_size != self._size:
                raise Trouble("trouble-shared", file=str(self.path))
            data = memoryview(text.encode())
            while data:
                data = data[self._file.write(data) :]
        except OSError as fault:
            with suppress(OSError):
                self._file.truncate(self._size)
            raise self._trouble(fault) from fault
        self._size += len(text.encode())

    def finish(self) -> None:
        """Turn the file of a finished game into a plain journal."""
        self._file.close()
        whole = self.path.with_name(self.path.name + ".new")
        try:
            whole.write_text(self._journal.dumps(), encoding="utf-8", newline="\n")
            whole.replace(self.path)
        except OSError as fault:
            raise self._trouble(fault) from fault

    def close(self) -> None:
        self._file.close()

    def _trouble(self, fault: OSError) -> Trouble:
        if isinstance(fault, FileExistsError) and self.path.exists():
            return Trouble("trouble-exists", file=str(self.path))
        return Trouble("trouble-unwritable", file=str(self.path), detail=str(fault.strerror))


def resumed(path: Path, loaded: Loaded) -> tuple[Match, bytes]:
    """Return the match of a file that can be resumed, and its seed."""
    if loaded.finished:
        raise Trouble("trouble-finished", file=str(path))
    if loaded.seed is None:
        raise Trouble("trouble-no-seed", file=str(path))
    try:
        return Match.resume(loaded.journal, loaded.seed), loaded.seed
    except DAMAGED as fault:
        raise unreadable(path, fault) from fault
