"""Dice on the table, tests, and what follows a test."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar

from souterrain.core.frames import Frame
from souterrain.core.records import record


@record
class Roll(Frame):
    """A die for which its owner may strain (DJ-126)."""

    who: int = -1
    die: int = 0
    strain: int = 0
    """Fatigue that was added."""


@record
class OpenDie(Frame):
    """A die that lies on the table, where its owner may strain over every die (A-13)."""

    rule: ClassVar[str] = "A-13"

    who: int = -1
    die: int = 0
    most: int = 10
    """The most it can show."""


@record
class Outcome(Frame):
    """The consequence of a figure's test."""

    who: int = -1
    success: int = 0


@record
class Nothing(Outcome):
    """Nothing follows: the result is looked at elsewhere."""

    kind: ClassVar[str] = "nothing"


@record
class Test(Roll):
    """A test of a characteristic (DJ-109)."""

    kind: ClassVar[str] = "test"
    rule: ClassVar[str] = "A-12"

    trait: int = 0
    need: int = 9
    then: Outcome = field(default_factory=Nothing)
