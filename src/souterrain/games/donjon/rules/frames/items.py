"""Frames of treasures."""

from __future__ import annotations

from typing import ClassVar

from souterrain.core.frames import Frame
from souterrain.core.records import record


@record
class Draw(Frame):
    """Treasure cards are drawn, one after the other."""

    kind: ClassVar[str] = "draw"

    hero: int = -1
    place: int = -1
    """The container they were found in, or -1."""
    number: int = 0
    shared: int = 0
    categories: tuple[str, ...] = ()
    """Only cards of these, if any are named (A-40)."""
    cards: tuple[str, ...] = ()
    """Names of the cards drawn so far."""


@record
class Judge(Frame):
    """The master may have a treasure drawn again, or exchange it (DJ-103, DJ-193)."""

    kind: ClassVar[str] = "judge"
    rule: ClassVar[str] = "DJ-103"

    hero: int = -1
    place: int = -1
    card: int = -1
    aside: tuple[int, ...] = ()
    """Cards that were put aside."""
    categories: tuple[str, ...] = ()


@record
class Share(Frame):
    """The group shares what was found (DJ-136, A-69)."""

    kind: ClassVar[str] = "share"
    rule: ClassVar[str] = "DJ-136"

    hero: int = -1
    cards: tuple[str, ...] = ()
    own: int = 0
    """1 if the cards are the hero's own find, to be kept or divided (T05)."""


@record
class Missiles(Frame):
    """A hero chooses the kind of missiles that were found (T14, T15)."""

    kind: ClassVar[str] = "missiles"
    rule: ClassVar[str] = "T14"

    hero: int = -1
    number: int = 0
    runed: int = 0
    card: str = ""
