"""Names that a table gives to creatures (A-84): short, of letters, and not to be confused with any other word."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Any, Final

from souterrain.core.schema import Fault, Path, Text, echo
from souterrain.games.donjon.content.creatures import MONSTERS

LONGEST: Final = 24
"""Maximum length of a creature's name, so that tables and maps keep their layout."""
LANGUAGES: Final = ("en", "fr", "it")
_LETTERS: Final = re.compile(r"[^\W\d_]+(?:[ '\u2019-][^\W\d_]+)*")
_WORD: Final = re.compile(r"^(?:noun|verb)-(\S+) = (.+)$", re.MULTILINE)


class Name:
    """The shape of a name."""

    def __init__(self) -> None:
        self._text = Text(LONGEST, lines=False)

    def check(self, value: Any, path: Path) -> None:
        self._text.check(value, path)
        if _LETTERS.fullmatch(unicodedata.normalize("NFC", value)) is None:
            raise Fault(path, "content-name", found=echo(value))

    def json(self) -> dict[str, Any]:
        return self._text.json()


def check_apart(names: dict[str, str], path: Path) -> None:
    """Raise Fault if a name is that of another creature, or a word of sentences in some language."""
    seen: dict[str, str] = {}
    for creature, name in names.items():
        key = _key(name)
        taken = seen.get(key) or (key if creature not in words().get(key, {creature}) else "")
        if taken:
            raise Fault((*path, creature), "content-name-taken", found=echo(name), other=echo(taken))
        seen[key] = name


@cache
def words() -> dict[str, set[str]]:
    """Return the words of sentences in all languages, each with the ids that it stands for."""
    found: dict[str, set[str]] = {}
    for id_ in MONSTERS:
        found.setdefault(_key(id_), set()).add(id_)
    for language in LANGUAGES:
        text = (files("souterrain.games.donjon") / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
        for id_, word in _WORD.findall(text):
            found.setdefault(_key(word), set()).add(id_)
            found.setdefault(_key(id_), set()).add(id_)
    return found


def _key(name: str) -> str:
    """Return a name without the differences that people overlook: capitals, accents, apostrophes, hyphens."""
    plain = unicodedata.normalize("NFKD", name.replace("-", " ").replace("\u2019", "'")).casefold()
    return "".join([sign for sign in plain if not unicodedata.combining(sign)])
