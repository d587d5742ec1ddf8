"""Text as the keys that type it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from textual.events import Key

LINE_FEED: Final = "ctrl+j"
"""The key of a line feed, as scripts send it for Enter."""
NAMES: Final = {" ": "space", "\n": "enter"}


def keys_of(text: str) -> Iterator[Key]:
    """Yield a key for each character; every end of a line is Enter, and a tab is a blank."""
    for sign in text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " "):
        yield Key(NAMES.get(sign, sign), sign if sign.isprintable() else None)
