"""Modes of files that hold secrets: only the user who runs the server may read them, whatever the umask is."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path
from typing import Final

log = logging.getLogger("souterrain.private")

FOLDER: Final = 0o700
FILE: Final = 0o600


def private_folder(folder: Path) -> None:
    """Create a folder that only its owner can enter, or take the others' rights to an existing one."""
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    _restrict(folder, FOLDER)


def private_file(path: Path) -> None:
    """Create an empty file that only its owner can read, or take the others' rights to an existing one. SQLite gives a
    write-ahead log the mode of its database."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE))
    _restrict(path, FILE)


def restrict_files(folder: Path) -> None:
    """Take the others' rights to all existing databases of a folder, with their logs."""
    for path in sorted(folder.glob("*.sqlite*")):
        _restrict(path, FILE)


def _restrict(path: Path, mode: int) -> None:
    """Change the mode. A folder that others share on purpose (sticky, like /tmp) and what belongs to somebody else
    stays as it is; that is logged."""
    found = path.stat().st_mode
    if stat.S_IMODE(found) & 0o777 == mode or os.name == "nt":
        return
    try:
        if found & stat.S_ISVTX:
            raise PermissionError("a shared folder")
        path.chmod(mode)
    except PermissionError as fault:
        log.warning("others may read the data", extra={"path": str(path), "fault": str(fault)})
