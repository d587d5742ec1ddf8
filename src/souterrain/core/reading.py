"""Read a typed line: pieces become tokens, and numbers find what they count."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from souterrain.core.forms import Span
from souterrain.core.legal import Legal
from souterrain.core.parsing import Token, Tokens, words_of
from souterrain.core.vocabulary import (
    EVERY,
    NOUN,
    NUMBER,
    SHORTEST_BEGINNING,
    SMALL,
    VERB,
    Meaning,
    Vocabulary,
    form_of,
    pieces,
)

_MOST_NUMBERS: Final = 5
_DIGITS = re.compile(r"-?[0-9]{1,9}")
_JOINED = re.compile(r"(\D+)([0-9]{1,9})")
_MEASURE = re.compile(r"=(?=-?[0-9])")
"""`height=200`: the number belongs to the word before it, as in `goblin*2`."""


class Number(NamedTuple):
    """A number before it found its noun; `bound` to the noun before it (`goblin*2`)."""

    place: int
    number: int | None
    bound: bool = False


class Reader:
    """Turns a line into tokens, and its numbers into every reading of what they count."""

    def __init__(self, legal: Legal, vocabulary: Vocabulary) -> None:
        self.unknown: list[str] = []
        self._vocabulary = vocabulary
        self._spans = any(isinstance(f, Span) for verb in legal.verbs for form in verb.forms for f in form.fields)
        self._here: dict[str, list[Meaning]] = {}
        self._offered: set[str] = set()
        for verb in legal.verbs:
            self._offer(Meaning(VERB, verb.word))
            for word in sorted({word for form in verb.forms for field in form.fields for word in words_of(field)}):
                self._offer(Meaning(NOUN, word))

    def _offer(self, meaning: Meaning) -> None:
        """Add words of the forms, which are known even where no catalogue has them."""
        if meaning.word not in self._offered:
            self._offered.add(meaning.word)
            self._here.setdefault(form_of(meaning.word), []).append(meaning)

    def readings(self, line: str) -> list[Tokens]:
        parts = list(self._parts(line))
        numbers = [part for part in parts if isinstance(part, Number)]
        tokens = [part for part in parts if isinstance(part, Token)]
        options = [self._counted(number, parts)[: 3 if len(numbers) <= _MOST_NUMBERS else 1] for number in numbers]
        found: list[Tokens] = []
        for places in product(*options):
            named = [place for place in places if place is not None]
            if len(set(named)) < len(named):
                continue
            by_place = dict(zip(places, numbers, strict=True))
            reading = [_with(token, by_place.get(token.place)) for token in tokens]
            for place, number in zip(places, numbers, strict=True):
                if place is None:
                    reading.append(_with(Token(number.place), number))
            found.append(tuple(sorted(reading, key=lambda token: token.place)))
        return [reading for reading in found if reading]

    def _counted(self, number: Number, parts: list[Token | Number]) -> list[int | None]:
        """Return the places a number may belong to: what follows, what stands before; None if it stands alone."""
        places: list[int | None] = []
        here = parts.index(number)
        before = parts[here - 1] if here else None
        if isinstance(before, Token) and before.nouns:
            places.append(before.place)
        if number.bound and places:
            return places
        for part in parts[here + 1 :]:
            if isinstance(part, Token) and part.nouns:
                places.insert(0, part.place)
            if not (isinstance(part, Token) and part.small and not part.nouns):
                break
        if number.number is None or self._spans or not places:
            places.append(None)
        return places

    def _parts(self, line: str) -> Iterator[Token | Number]:
        texts = pieces(_MEASURE.sub("*", line))
        place = 0
        while place < len(texts):
            size, meanings = self._longest(texts, place)
            if size == 0:
                yield from self._other(texts, place)
                size = 1
            elif meanings[0].kind in (NUMBER, EVERY):
                yield Number(place, meanings[0].number or None)
            else:
                yield _token(place, meanings)
            place += size

    def _longest(self, texts: list[str], place: int) -> tuple[int, list[Meaning]]:
        """Return the longest phrase known from here on, of those that are offered if there are any: a Battlemage may be
        called what a fighter and a mage are called side by side."""
        found: list[tuple[int, list[Meaning]]] = []
        for size in range(min(self._vocabulary.longest, len(texts) - place), 1, -1):
            found.append((size, self._known(" ".join([text.rstrip("'") for text in texts[place : place + size]]))))
        found.append((1, self._known(texts[place]) or self._known(texts[place].rstrip("'"))))
        found = [(size, meanings) for size, meanings in found if meanings]
        offered = [pair for pair in found if any(meaning.word in self._offered for meaning in pair[1])]
        return next(iter(offered or found), (0, []))

    def _known(self, form: str) -> list[Meaning]:
        return list(dict.fromkeys(self._here.get(form, []) + self._measured(self._vocabulary.forms.get(form, []))))

    def _measured(self, meanings: list[Meaning]) -> list[Meaning]:
        """Read a noun that is offered as a measure as one: `force` as `force=`."""
        return [m._replace(word=m.word + "=") if m.word + "=" in self._offered else m for m in meanings]

    def _other(self, texts: list[str], place: int) -> Iterator[Token | Number]:
        """Read a piece that is no form: a number, a beginning, a plural, `goblin2`, `x2`, `2x`."""
        text = texts[place].rstrip("'")
        joined = _JOINED.fullmatch(text)
        if _DIGITS.fullmatch(text):
            yield Number(place, int(text), bound=place > 0 and texts[place - 1] == "*")
        elif joined is not None and (joined[1] == "x" or self._guess(joined[1])):
            if joined[1] != "x":
                yield _token(place, self._guess(joined[1]))
            yield Number(place, int(joined[2]), bound=joined[1] != "x")
        elif text not in ("*", "x", "->"):
            meanings = self._guess(text)
            if meanings:
                yield _token(place, meanings)
            else:
                self.unknown.append(text)

    def _guess(self, text: str) -> list[Meaning]:
        """Read a beginning, of what is offered if it can be; else a plural that no catalogue has."""
        begun = self._known(text) or self._measured(self._vocabulary.beginning(text))
        for form, meanings in self._here.items():
            if len(text) >= SHORTEST_BEGINNING and form.startswith(text):
                begun = list(dict.fromkeys(begun + meanings))
        offered = [meaning for meaning in begun if meaning.word in self._offered]
        if begun or not text.endswith("s"):
            return offered or begun
        return [meaning._replace(plural=True) for meaning in self._known(text.removesuffix("s"))]


def _token(place: int, meanings: list[Meaning]) -> Token:
    return Token(
        place,
        tuple([(meaning.word, meaning.plural) for meaning in meanings if meaning.kind == NOUN]),
        tuple([meaning.word for meaning in meanings if meaning.kind == VERB]),
        any(meaning.kind == SMALL for meaning in meanings),
    )


def _with(token: Token, number: Number | None) -> Token:
    if number is None:
        return token
    return token._replace(number=number.number, every=number.number is None)
