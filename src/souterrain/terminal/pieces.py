"""Words of a sentence that belong together, and measures in the units that people read."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import Final

from souterrain.core.actions import Item

TENTHS: Final = frozenset({"toward=", "aside=", "away=", "x=", "y="})
"""Measures in tenths of the unit that people read."""


def in_units(word: str, number: int) -> float:
    return number / 10 if word in TENTHS else number


def named_things(items: Sequence[Item], unique: Container[str] = ()) -> Iterator[Item]:
    """Yield the words without measures; a noun and its number become the single thing they name (`orc number=2`);
    the first of a unique kind needs no number."""
    for place, (word, number) in enumerate(items):
        if word[-1] == "=":
            continue
        after = items[place + 1] if place + 1 < len(items) else ("", 0)
        if after[0] != "number=":
            yield word, number
        else:
            yield word if after[1] == 1 and word in unique else f"{word}:{after[1]}", 1
