"""The story so far in words, for somebody who comes back to a game, and after each chapter."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from souterrain import parts
from souterrain.core.recap import Line
from souterrain.terminal.language import Language

PAUSE: Final = 30 * 60.0
"""Seconds of rest after which the story so far is told to somebody who comes back."""


def lines(told: Iterable[Line], words: Language) -> list[str]:
    """Return a heading and a sentence for each line; nothing if there is no story yet."""
    said = [words(f"recap-{line['key']}", **{name: of for name, of in line.items() if name != "key"}) for line in told]
    return [words("recap-title"), *said] if said else []


def ends_chapter(game: str, story: Iterable[Mapping[str, Any]]) -> bool:
    """Return True if one of these events ends a chapter of the game."""
    known = parts.recap(game)
    return known is not None and any(seen["key"] in known.ends for seen in story)
