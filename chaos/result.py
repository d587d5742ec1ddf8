"""The result of a chaos part."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple


@dataclass
class Result:
    """One promise: how often it was tried (`unit` names what is counted), and every violation in a sentence.

    `figures` are measurements (name, value with unit) for docs/reliability.md; they decide only in a full run.
    """

    promise: str
    unit: str
    tried: int = 0
    violations: list[str] = field(default_factory=list)
    figures: dict[str, str] = field(default_factory=dict)

    def check(self, holds: bool, violation: str) -> None:
        """Count one try, and note a violation if it does not hold."""
        self.tried += 1
        if not holds:
            self.violations.append(violation)

    def measure(self, plan: Plan, name: str, told: str, holds: bool, limit: str) -> None:
        """Note a measurement. One that misses its limit is a violation in a full run, and only marked in a shorter."""
        self.figures[name] = told if holds else f"{told} (missed: {limit})"
        if plan.full and not holds:
            self.violations.append(f"{name}: {told}, and {limit} is the limit")


class Plan(NamedTuple):
    """The size of a run (1.0: as promised in full; tests use a small part of it), and the seed of all its choices."""

    size: float = 1.0
    seed: int = 15

    def number(self, full: int, least: int = 1) -> int:
        """Scale a number of tries."""
        return max(least, round(full * self.size))

    @property
    def full(self) -> bool:
        """True for a run in which measured times and sizes are compared with the promise; a test never does that."""
        return self.size >= 1


Part = Callable[[Plan], list[Result]]
"""A chaos part is a module of this package with a function `run` of this type.

The module may name `SHORT`, the size of its short form in the tests; `ALONE`, the size at which it runs unless it is
named on the command line (0: not at all); and `PAIR` if it measures no time, so that another part may run beside it.
"""


UNFELT, MORE = 20.0, 1.2


def unharmed(quiet: float) -> float:
    """Return the most milliseconds that others may wait meanwhile: 20, or a fifth more than when it was quiet."""
    return max(UNFELT, MORE * quiet)


def progress(text: str) -> None:
    """Tell how far a part is, on standard error."""
    print(f"  {text}", file=sys.stderr, flush=True)
