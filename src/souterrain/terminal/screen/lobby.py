"""The choices at a remote table before the game."""

from __future__ import annotations

from typing import Final

from souterrain.terminal.language import Language
from souterrain.terminal.screen.rows import Row

BEFORE: Final = ("ready", "start", "who")
"""Commands at a remote table before the game."""


def choices(words: Language) -> list[Row]:
    return [Row(f"/{name}", words(f"command-{name}"), words.attribute(f"command-{name}", "about")) for name in BEFORE]
