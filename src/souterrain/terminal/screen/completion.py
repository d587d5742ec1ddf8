"""Completion of a typed line by the next word of the tree of words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias
from unicodedata import normalize

from textual.suggester import Suggester

from souterrain.core.actions import Action
from souterrain.core.legal import Legal
from souterrain.core.understand import MOST_LISTED
from souterrain.terminal.language import Language

Read: TypeAlias = "Callable[[str], Action | None]"


def completed(line: str, legal: Legal, words: Language, read: Read) -> str | None:
    """Return the line with its last or next word completed; None if nothing fits."""
    if not line.strip():
        return None
    for at in _cuts(line):
        head, tail = line[:at], line[at:]
        said = read(head) if head.strip() else None
        if head.strip() and said is None:
            continue
        for text in _next(said, legal, words):
            if len(text) > len(tail) and _plain(text).startswith(_plain(tail)):
                return head + text
    return None


def _cuts(line: str) -> Iterator[int]:
    """Yield the possible beginnings of the last word, the leftmost first: words of the game may contain blanks."""
    yield 0
    for at, sign in enumerate(line, 1):
        if sign == " ":
            yield at


def _next(said: Action | None, legal: Legal, words: Language) -> Iterator[str]:
    if said is None:
        yield from (words(f"verb-{verb.word}") for verb in legal.verbs)
        return
    for word, least, most in legal.after(said[1:], said[0]).choices:
        for number in range(least, min(most, least + MOST_LISTED) + 1):
            yield words.say_item((word, number))


def _plain(text: str) -> str:
    """Remove case and accents, sign for sign."""
    return "".join([normalize("NFD", sign)[0].casefold()[:1] for sign in text])


class Completion(Suggester):
    """The suggestion behind the cursor."""

    def __init__(self, complete: Callable[[str], str | None]) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self._complete = complete

    async def get_suggestion(self, value: str) -> str | None:
        return self._complete(value)
