"""A process that is measured: started, watched through /proc, ended."""

from __future__ import annotations

import os
import resource
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final

PROC: Final = Path("/proc")
TICKS: Final = os.sysconf("SC_CLK_TCK")
FILES: Final = 65536


def raise_files() -> int:
    """As many open files as we may have; answers how many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for most in (max(hard, FILES), hard):
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, max(most, hard)))
            return most
    return soft


class Process:
    """`with Process(command) as process:`. Its errors go to `log`."""

    def __init__(self, command: Sequence[str], folder: Path, log: Path, more: Mapping[str, str] = {}) -> None:
        self._log = log
        with log.open("w", encoding="utf-8") as errors:
            self._process = subprocess.Popen(
                command,
                cwd=folder,
                env={**os.environ, **more},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                encoding="utf-8",
            )

    def __enter__(self) -> Process:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.terminate()
        try:
            self._process.communicate(timeout=15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate()

    def line(self) -> str:
        """The next line it says; raises RuntimeError with its last words if there is none."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline().strip()
        if not line:
            raise RuntimeError(" ".join(self._log.read_text("utf-8").split()[-30:]))
        return line

    def say(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def cpu(self) -> float:
        """Seconds of all its threads and of its children."""
        return sum(_cpu(pid) for pid in self._family())

    def memory(self, field: str = "VmRSS") -> float:
        """Megabytes of it and its children. `VmHWM`: the most there ever were."""
        return sum(_memory(pid, field) for pid in self._family())

    def _family(self) -> list[int]:
        pids = [self._process.pid]
        for pid in pids:
            pids += map(int, (PROC / f"{pid}/task/{pid}/children").read_text("ascii").split())
        return pids


def _cpu(pid: int) -> float:
    """Fields 14 and 15 of its statistics; the second, its name, may hold blanks."""
    fields = (PROC / f"{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _memory(pid: int, field: str) -> float:
    lines = (PROC / f"{pid}/status").read_text("ascii").splitlines()
    return next(int(line.split()[1]) / 1000 for line in lines if line.startswith(f"{field}:"))
