"""The words a person may type, and what each of them can mean; and how a line falls into pieces."""

from __future__ import annotations

import re
from typing import Final, NamedTuple
from unicodedata import combining, normalize

VERB: Final = "verb"
NOUN: Final = "noun"
NUMBER: Final = "number"
EVERY: Final = "every"
"""All of something, or simply all."""
SMALL: Final = "small"
"""An article, a preposition: it may be left out, and it may be added."""

SHORTEST_BEGINNING: Final = 3

_LETTERS: Final = str.maketrans({"œ": "oe", "æ": "ae", "’": "'", "×": "*"})
_PIECE = re.compile(r"[-=]+>|→|\*|(?<![^\s=*])-\d+|\d+|[^\W\d_][^\W_]*'?")


class Meaning(NamedTuple):
    """A meaning of a form: a verb or noun of sentences, or a number; `plural` says that it stands for several."""

    kind: str
    word: str = ""
    number: int = 0
    plural: bool = False


def pieces(text: str) -> list[str]:
    """Return words, numbers, `*` and `->`, without case, accents and other signs. An elided article keeps its
    apostrophe."""
    plain = normalize("NFKD", text.casefold().translate(_LETTERS))
    found = _PIECE.findall("".join([sign for sign in plain if not combining(sign)]))
    return ["->" if piece[-1] in ">→" else piece for piece in found]


def form_of(text: str) -> str:
    """Return the form under which a word or a phrase is known."""
    found = pieces(text)
    return found[0] if len(found) == 1 else " ".join([piece.rstrip("'") for piece in found])


class Vocabulary:
    """Forms and their meanings. Verbs and nouns are the English words of sentences; they are forms of their own."""

    def __init__(self) -> None:
        self.forms: dict[str, list[Meaning]] = {}
        self.counted: dict[str, str] = {}
        """The thing that the number counts in sentences of a verb, although it goes with another word there."""
        self.longest = 1

    def add(self, form: str, meaning: Meaning) -> None:
        form = form_of(form)
        meanings = self.forms.setdefault(form, [])
        if form and meaning not in meanings:
            meanings.append(meaning)
            self.longest = max(self.longest, form.count(" ") + 1)

    def add_verb(self, word: str, *forms: str) -> None:
        for form in (word, *forms):
            self.add(form, Meaning(VERB, word))

    def add_noun(self, word: str, one: tuple[str, ...] = (), many: tuple[str, ...] = ()) -> None:
        """Add a noun. A form that is both singular and plural has both meanings, and goes with every number."""
        for form in (word, *one):
            self.add(form, Meaning(NOUN, word))
        for form in many:
            self.add(form, Meaning(NOUN, word, plural=True))

    def add_numbers(self, *forms: str) -> None:
        """Add number words from two upwards: one is what no number means."""
        for number, form in enumerate(forms, 2):
            self.add(form, Meaning(NUMBER, number=number))

    def add_every(self, *forms: str) -> None:
        for form in forms:
            self.add(form, Meaning(EVERY))

    def add_small(self, *forms: str) -> None:
        for form in forms:
            self.add(form, Meaning(SMALL))

    def is_small(self, word: str) -> bool:
        """Tell if a word of a sentence may be left out when it is typed."""
        form = form_of(word)
        return not any(sign.isalnum() for sign in form) or Meaning(SMALL) in self.forms.get(form, ())

    def beginning(self, text: str) -> list[Meaning]:
        """Return the meanings of forms that begin so, or else contain a word that does; small words are not
        abbreviated."""
        if len(text) < SHORTEST_BEGINNING:
            return []
        begun = [form for form in self.forms if form.startswith(text)]
        begun = begun or [form for form in self.forms if f" {text}" in form]
        found = dict.fromkeys(meaning for form in begun for meaning in self.forms[form])
        return [meaning for meaning in found if meaning.kind != SMALL]

    def words(self, kind: str) -> tuple[str, ...]:
        found = dict.fromkeys(m.word for meanings in self.forms.values() for m in meanings if m.kind == kind)
        return tuple(found)


def collisions(vocabulary: Vocabulary) -> dict[str, tuple[str, ...]]:
    """Return forms that mean two things: verb and noun, two verbs, two nouns."""
    found: dict[str, tuple[str, ...]] = {}
    for form, meanings in vocabulary.forms.items():
        things = dict.fromkeys(f"{m.kind}:{m.word or m.number}" for m in meanings if m.kind != SMALL)
        if len(things) > 1:
            found[form] = tuple(things)
    return found
