"""A plugin of pytest that records which functions of `src/` each test runs, and how long the test takes."""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Generator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final, TypedDict

import pytest

FOLDER: Final = "SOUTERRAIN_MUTANT_MAP"
"""The variable of the environment that says where the records are written."""


class Record(TypedDict):
    """The functions of each file, as `Class.method`, and seconds."""

    functions: dict[str, list[str]]
    seconds: float


_records: dict[str, Record] = {}
_codes: set[CodeType] = set()


def _trace(frame: FrameType, event: str, arg: Any) -> None:
    _codes.add(frame.f_code)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, None, None]:
    _codes.clear()
    threading.settrace(_trace)
    sys.settrace(_trace)
    begin = time.perf_counter()
    yield
    seconds = time.perf_counter() - begin
    sys.settrace(None)
    threading.settrace(None)
    top = f"{item.config.rootpath}{os.sep}"
    functions: dict[str, set[str]] = {}
    for code in _codes.copy():
        path = code.co_filename.removeprefix(top)
        if path.startswith("src" + os.sep):
            functions.setdefault(Path(path).as_posix(), set()).add(named(code.co_qualname))
    found = {path: sorted(names) for path, names in functions.items()}
    _records[item.nodeid] = Record(functions=found, seconds=round(seconds, 3))


def named(qualname: str) -> str:
    """Return the function that a lambda or a comprehension stands in."""
    while "<" in qualname.rpartition(".")[2] and ".<locals>." in qualname:
        qualname = qualname.rpartition(".<locals>.")[0]
    return qualname


def pytest_sessionfinish() -> None:
    if _records:
        path = Path(os.environ[FOLDER]) / f"part-{os.getpid()}.json"
        path.write_text(json.dumps(_records), encoding="utf-8")


def gathered(folder: Path) -> dict[str, Record]:
    found: dict[str, Record] = {}
    for path in sorted(folder.glob("part-*.json")):
        found |= json.loads(path.read_text(encoding="utf-8"))
    return found
