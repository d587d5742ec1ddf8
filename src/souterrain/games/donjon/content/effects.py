"""Effects as data: words with arguments, such as `trap harm(1D4)`."""

from __future__ import annotations

import re
from typing import Final, NamedTuple, TypeAlias

_TERM: Final = re.compile(r"([a-z][a-z-]*)(?:\(([^()]*)\))?")


class Term(NamedTuple):
    """A word of the vocabulary and its arguments."""

    word: str
    arguments: tuple[str, ...] = ()

    def number(self, index: int = 0) -> int:
        return int(self.arguments[index])

    def dice(self, index: int = 0) -> tuple[int, int]:
        """Return `2D6` as (2, 6); a plain number counts as that many dice with one side."""
        count, _, sides = self.arguments[index].partition("D")
        return (int(count), int(sides)) if sides else (int(count), 1)


Effect: TypeAlias = "tuple[Term, ...]"


def parse(text: str) -> Effect:
    terms = []
    for part in text.split():
        found = _TERM.fullmatch(part)
        if found is None:
            raise ValueError(f"no effect: {part!r}")
        word, arguments = found.groups()
        terms.append(Term(word, tuple(arguments.split(",")) if arguments else ()))
    return tuple(terms)
