"""Numbers that somebody wrote: ASCII digits, and not too many of them."""

from __future__ import annotations

from typing import Final

DIGITS: Final = 9


def is_number(text: str) -> bool:
    """Return True for 1 to 9 ASCII digits; `str.isdecimal` and `int` take those of all scripts."""
    return text.isascii() and text.isdecimal() and len(text) <= DIGITS
