"""The parts of this package: every module with a function `run`."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from typing import Final, NamedTuple

import chaos
from chaos.result import Part

SHORT: Final = 0.001


class Found(NamedTuple):
    """A part. `short`: its size in the tests; `alone`: its size in a run that does not name it."""

    name: str
    run: Part
    short: float = SHORT
    alone: float = 1.0
    pair: bool = False
    """It measures no time, so another such part may run beside it."""


def parts() -> list[Found]:
    """Return all parts, by name."""
    found = []
    for module in sorted(pkgutil.iter_modules(chaos.__path__), key=lambda module: module.name):
        if module.name == "__main__":
            continue
        part = import_module(f"chaos.{module.name}")
        run: Part | None = getattr(part, "run", None)
        if run is not None and run.__module__ == part.__name__:
            short, alone = getattr(part, "SHORT", SHORT), getattr(part, "ALONE", 1.0)
            found.append(Found(module.name, run, short, alone, getattr(part, "PAIR", False)))
    return found
