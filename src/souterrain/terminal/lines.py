"""Input and output of the line clients."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Protocol

from souterrain.core.numbers import is_number
from souterrain.core.understand import MOST_LISTED
from souterrain.terminal.answers import Answer, Offer
from souterrain.terminal.language import LANGUAGES, Language


class Ended(Exception):  # noqa: N818 - nobody types any more
    """The end of the input."""


class Moved(Exception):  # noqa: N818 - nothing is wrong
    """The table moved on while a line was awaited: the question is outdated."""


class Console:
    """Standard input and output. Input from a pipe is echoed after the prompt, so that the text reads well."""

    def __init__(self) -> None:
        self._typed = sys.stdin.isatty()
        self._seen = sys.stdout.isatty()

    def show(self, lines: Iterable[str] = ("",)) -> None:
        for line in lines:
            print(line, flush=True)

    def ask(self, words: Language) -> str:
        """Read a line, without surrounding blanks."""
        print(words("prompt"), end="", flush=True)
        line = sys.stdin.readline()
        if not self._typed or not line:
            print(line.rstrip("\n"), flush=True)
        if not line:
            raise Ended
        return line.strip()

    def typed(self) -> str | None:
        """Return a line that was typed while others moved; None if there is none."""
        return None

    def hide(self) -> None:
        """Scroll the shown text out of sight, on a screen."""
        if self._seen:
            self.show([""] * 50)


def number_in(line: str) -> int:
    """Return the number in a line; -1 if it is none, or one that was not listed."""
    return int(line) if is_number(line) else -1


def numbered(offers: Sequence[Offer], words: Language) -> list[str]:
    """Return offers with their numbers; in a long list, consecutive things of one kind share a line."""
    long = len(offers) > MOST_LISTED
    kinds = [_kind(offer.text) if long and not offer.worth else None for offer in offers]
    lines = []
    for kind, group in groupby(enumerate(offers, 1), lambda each: kinds[each[0] - 1] or each[0]):
        first, *others = group
        if others and isinstance(kind, str):
            names = [offer.text.removeprefix(kind).strip() for _, offer in (first, *others)]
            span = words("numbered-span", first=first[0], last=others[-1][0])
            lines.append(words("numbered", number=span, text=f"{kind} {_run(names, words)}"))
        else:
            lines.append(words("numbered", number=first[0], text=first[1].told(words)))
    return lines


def _kind(text: str) -> str | None:
    """Return the text before the number or letter of a single thing; None for other texts."""
    kind, _, name = text.rpartition(" ")
    return kind if kind and (name.isdecimal() or (len(name) == 1 and name.isupper())) else None


def _run(names: list[str], words: Language) -> str:
    """Return numbers or letters, as a range if they are consecutive."""
    places = [int(name) if name.isdecimal() else ord(name) for name in names]
    if places == list(range(places[0], places[0] + len(places))):
        return words("numbered-span", first=names[0], last=names[-1])
    return words.several(names)


def answered(answer: Answer, words: Language) -> list[str]:
    text = words("sure-line", question=answer.text) if answer.sure else answer.text
    return [*text.splitlines(), *numbered(answer.offers, words)]


def chosen(line: str, offers: Sequence[Offer]) -> Offer | None:
    """Return the offer of a typed number."""
    number = number_in(line)
    found = offers[number - 1] if 1 <= number <= len(offers) else None
    return found if found is not None and (found.line or found.begun) else None


class Speaker(Protocol):
    words: Language

    def speak(self, code: str) -> None: ...


def speak(speaker: Speaker, code: str) -> list[str]:
    """Change the language, if it exists."""
    if code not in LANGUAGES:
        return [speaker.words("language-which")]
    speaker.speak(code)
    return [speaker.words("language-is")]


_LABEL = re.compile(r"\S[^:]*:  +\S")


def changes(told: list[list[str]], seen: list[list[str]], words: Language) -> list[list[str]]:
    """Return what is new in a picture: of a paragraph of labelled lines only those that changed, each with the lines it
    goes on in; any other paragraph whole. A label that is gone is told last."""
    known = {row for paragraph in seen for row in _rows(paragraph)}
    fresh = [paragraph for paragraph in told if paragraph not in seen]
    if not seen:
        return fresh
    changed = [
        [line for row in _rows(paragraph) if row not in known for line in row]
        if _LABEL.match(paragraph[0])
        else paragraph
        for paragraph in fresh
    ]
    left = _labels(told)
    gone = [words("line-gone", label=label) for label in _labels(seen) if label not in left]
    return [paragraph for paragraph in (*changed, gone) if paragraph]


def _labels(told: list[list[str]]) -> list[str]:
    """Return the labels of labelled lines."""
    rows = [row for paragraph in told if _LABEL.match(paragraph[0]) for row in _rows(paragraph)]
    return [row[0].partition(":")[0] for row in rows if _LABEL.match(row[0])]


def _rows(paragraph: list[str]) -> list[tuple[str, ...]]:
    """Split a paragraph into lines, each with the indented ones below it."""
    rows: list[tuple[str, ...]] = []
    for line in paragraph:
        if rows and line.startswith("  "):
            rows[-1] = (*rows[-1], line)
        else:
            rows.append((line,))
    return rows


def paragraphs(lines: list[str]) -> list[list[str]]:
    """Split lines at empty lines."""
    return [list(found) for told, found in groupby(lines, key=bool) if told]
