"""Wrapped text that keeps a number with what it counts, and signs with the word before them (French spaces)."""

from __future__ import annotations

import re
import textwrap
from typing import Any, Final

GLUE: Final = "\u00a0"
_KEPT: Final = re.compile(r"(?<=\d) (?=\w)| (?=[:;?!%»])|(?<=«) ")


def wrap(text: str, width: int, **ways: Any) -> list[str]:
    """Wrap a text as `textwrap.wrap` does; non-breaking spaces become plain ones on the lines."""
    return [line.replace(GLUE, " ") for line in textwrap.wrap(_KEPT.sub(GLUE, text), width, **ways)]
