"""A game's rulebook, rule by rule: headings `### ID title` and `#### ID.S title`, in the reader's language."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

from souterrain.core import registry
from souterrain.core.vocabulary import form_of
from souterrain.terminal.codes import LANGUAGES

_HEADING = re.compile(r"^#{1,4} +(?:([A-Z]+-?\d\w*(?:\.\w+)*) +)?(.*)$")


class Rule(NamedTuple):
    """A rule in the rulebook's words, including the text of its parts."""

    id: str
    title: str
    text: str


@lru_cache(maxsize=16)
def rulebook(game: str, code: str) -> dict[str, Rule]:
    """Return every rule by its id, in the book's order; a game without a book has none."""
    folder = files(registry.package(game)).joinpath("rulebook")
    for language in (code, LANGUAGES[0]):
        file = folder.joinpath(f"{language}.md")
        if file.is_file():
            return _parsed(file.read_text(encoding="utf-8"))
    return {}


def _parsed(text: str) -> dict[str, Rule]:
    titles: dict[str, str] = {}
    lines: dict[str, list[str]] = {}
    open_ids: list[str] = []
    for line in text.splitlines():
        heading = _HEADING.match(line)
        if heading is None:
            for rule in open_ids:
                lines[rule].append(line)
            continue
        rule, title = heading.groups()
        open_ids = [known for known in open_ids if rule and rule.startswith(f"{known}.")]
        if rule:
            for known in open_ids:
                lines[known] += [title, ""]
            titles[rule], lines[rule] = title, []
            open_ids.append(rule)
    return {rule: Rule(rule, title, "\n".join(lines[rule]).strip()) for rule, title in titles.items()}


def search(game: str, code: str, asked: str) -> list[Rule]:
    """Return the rule with this id; else the rules with these words in their title, else in their text."""
    book = rulebook(game, code)
    by_id = book.get(asked.strip().upper())
    if by_id is not None:
        return [by_id]
    words = form_of(asked)
    if not words:
        return list(book.values())
    titled = [rule for rule in book.values() if words in form_of(rule.title)]
    return titled or [rule for rule in book.values() if words in form_of(rule.text)]
