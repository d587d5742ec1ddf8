"""The forgiving reader: what a person typed, read against what is legal.

Case, accents, order, plurals, punctuation, small words, unique beginnings and foreign words are forgiven; the answer is
one action, a question, or what stood in the way. Forgiveness ends here: the journal holds what `say` writes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from souterrain.core.actions import LONGEST, Action, Unreadable, read
from souterrain.core.fitting import Fitting, Token, Tokens, without, words_of
from souterrain.core.forms import Span
from souterrain.core.legal import Legal
from souterrain.core.vocabulary import EVERY, NOUN, NUMBER, SMALL, VERB, Meaning, Vocabulary, form_of, pieces

MOST_LISTED: Final = 12
_MOST_NUMBERS: Final = 5
_MOST_TRIED: Final = 1_000

_DIGITS = re.compile(r"-?[0-9]{1,9}")
_JOINED = re.compile(r"(\D+)([0-9]{1,9})")


class Understood(NamedTuple):
    """One `action`; or a question: the sentences that fit; or nothing fits.

    `more` says that the list is cut. `so_far` is what was typed, word for word, for the tree of words.
    `nearest` are full sentences that are not legal: `legal.why_not` says why. `nouns` are those that were typed, and
    `unknown` the words nobody knows.
    """

    action: Action | None = None
    fits: tuple[Action, ...] = ()
    more: bool = False
    so_far: Action | None = None
    nearest: tuple[Action, ...] = ()
    nouns: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()


def understand(line: str, legal: Legal, vocabulary: Vocabulary) -> Understood:
    try:
        strict = read(line.strip())
    except Unreadable:
        strict = None
    if strict is not None and strict in legal:
        return Understood(strict, so_far=strict)
    if strict is not None and legal.after(strict[1:], strict[0]).choices:
        readings = [_as_written(strict)]
    else:
        words = _Words(legal, vocabulary)
        readings = words.readings(line[:LONGEST])
        if words.unknown or not readings:
            return Understood(unknown=tuple(words.unknown))
    nearest = _nearest(readings[0], legal, vocabulary)
    so_far = nearest[0] if nearest else None
    fits, certain = _best(legal, readings, vocabulary)
    if len(fits) == 1 and certain:
        return Understood(fits[0], so_far=so_far)
    certain = any(token.verbs for token in readings[0]) and not fits
    fits = fits or _beside(legal, readings, vocabulary)
    if len(fits) == 1 and certain:
        return Understood(fits[0], so_far=so_far)
    return Understood(
        fits=tuple(fits[:MOST_LISTED]),
        more=len(fits) > MOST_LISTED,
        so_far=so_far,
        nearest=() if fits else nearest,
        nouns=tuple(dict.fromkeys(noun for token in readings[0] for noun, _ in token.nouns)),
    )


def _as_written(action: Action) -> Tokens:
    """The beginning of a sentence of ours is read as itself, whatever its words mean elsewhere."""
    verb, *items = action
    nouns = [Token(place, ((word, number != 1),), number=number) for place, (word, number) in enumerate(items, 1)]
    return (Token(0, verbs=(verb,)), *nouns)


class _Number(NamedTuple):
    """A number before it found its noun; `bound` to the noun before it (`goblin*2`)."""

    place: int
    number: int | None
    bound: bool = False


class _Words:
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
        """Words of the forms are known even where no catalogue has them."""
        if meaning.word not in self._offered:
            self._offered.add(meaning.word)
            self._here.setdefault(form_of(meaning.word), []).append(meaning)

    def readings(self, line: str) -> list[Tokens]:
        parts = list(self._parts(line))
        numbers = [part for part in parts if isinstance(part, _Number)]
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

    def _counted(self, number: _Number, parts: list[Token | _Number]) -> list[int | None]:
        """The places a number may belong to: what follows, what stands before; None if it stands alone."""
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

    def _parts(self, line: str) -> Iterator[Token | _Number]:
        texts = pieces(line)
        place = 0
        while place < len(texts):
            size, meanings = self._longest(texts, place)
            if size == 0:
                yield from self._other(texts, place)
                size = 1
            elif meanings[0].kind in (NUMBER, EVERY):
                yield _Number(place, meanings[0].number or None)
            else:
                yield _token(place, meanings)
            place += size

    def _longest(self, texts: list[str], place: int) -> tuple[int, list[Meaning]]:
        """The longest phrase known from here on."""
        for size in range(min(self._vocabulary.longest, len(texts) - place), 1, -1):
            meanings = self._known(" ".join([text.rstrip("'") for text in texts[place : place + size]]))
            if meanings:
                return size, meanings
        meanings = self._known(texts[place]) or self._known(texts[place].rstrip("'"))
        return (1, meanings) if meanings else (0, [])

    def _known(self, form: str) -> list[Meaning]:
        return list(dict.fromkeys(self._here.get(form, []) + self._measured(self._vocabulary.forms.get(form, []))))

    def _measured(self, meanings: list[Meaning]) -> list[Meaning]:
        """A noun that is offered as a measure is meant as one: `force` as `force=`."""
        return [m._replace(word=m.word + "=") if m.word + "=" in self._offered else m for m in meanings]

    def _other(self, texts: list[str], place: int) -> Iterator[Token | _Number]:
        """A piece that is no form: a number, a beginning, a plural, `goblin2`, `x2`, `2x`."""
        text = texts[place].rstrip("'")
        joined = _JOINED.fullmatch(text)
        if _DIGITS.fullmatch(text):
            yield _Number(place, int(text), bound=place > 0 and texts[place - 1] == "*")
        elif joined is not None and (joined[1] == "x" or self._guess(joined[1])):
            if joined[1] != "x":
                yield _token(place, self._guess(joined[1]))
            yield _Number(place, int(joined[2]), bound=joined[1] != "x")
        elif text not in ("*", "x", "->"):
            meanings = self._guess(text)
            if meanings:
                yield _token(place, meanings)
            else:
                self.unknown.append(text)

    def _guess(self, text: str) -> list[Meaning]:
        """A beginning, of what is offered if it can be; else a plural that no catalogue has."""
        begun = self._known(text) or self._measured(self._vocabulary.beginning(text))
        for form, meanings in self._here.items():
            if len(text) > 2 and form.startswith(text):
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


def _with(token: Token, number: _Number | None) -> Token:
    if number is None:
        return token
    return token._replace(number=number.number, every=number.number is None)


def _split(reading: Tokens, legal: Legal) -> Iterator[tuple[str, Tokens]]:
    """Each verb the reading may have, with the other tokens; without any, every verb that is offered."""
    offered = [verb.word for verb in legal.verbs]
    for index, token in enumerate(reading):
        for word in token.verbs:
            if word in offered and token.number is None:
                yield word, reading[:index] + reading[index + 1 :]
    if not any(token.verbs for token in reading):
        for word in offered:
            yield word, reading


def _search(
    legal: Legal, reading: Tokens, vocabulary: Vocabulary, free: bool
) -> Iterator[tuple[tuple[int, ...], Action]]:
    """Sentences that fit a reading, with how far each is from what was typed."""
    tries = 0
    for word, rest in _split(reading, legal):
        loose = [token for token in rest if token.every and not token.nouns]
        forms = [form for verb in legal.verbs if verb.word == word for form in verb.forms]
        for form in forms:
            fitting = Fitting(form, vocabulary.is_small, free=free, everything=bool(loose))
            for fit in fitting.fits(without(rest, loose)):
                action: Action = (word, *fit.items)
                if form.check is None or form.check(action) is None:
                    disorder = int(list(fit.places) != sorted(fit.places))
                    idle = sum(1 for token in fit.left if token.nouns)
                    yield (len(loose), fit.clashes, idle, -fit.brought, disorder), action
                tries += 1
                if tries == _MOST_TRIED:
                    return


def _best(legal: Legal, readings: list[Tokens], vocabulary: Vocabulary) -> tuple[list[Action], bool]:
    """The sentences nearest to what was typed, among those in which nothing is missing; and whether it is certain
    that the numbers were meant so ("2 goblins" is not, if it would have to be two of the word before)."""
    ranks: dict[Action, tuple[int, ...]] = {}
    for reading in readings:
        for rank, action in _search(legal, reading, vocabulary, free=False):
            ranks[action] = min(rank, ranks.get(action, rank))
    if not ranks:
        return [], False
    least = min(ranks.values())
    clashes = min(sum(token.least_clash() for token in reading) for reading in readings)
    return [action for action, rank in ranks.items() if rank == least], least[1] <= clashes


def _beside(legal: Legal, readings: list[Tokens], vocabulary: Vocabulary) -> list[Action]:
    """Sentences that hold all that was typed, and more: as many as are listed, and one."""
    found: dict[Action, None] = {}
    for reading in readings:
        for _, action in _search(legal, reading, vocabulary, free=True):
            found[action] = None
            if len(found) > MOST_LISTED:
                return list(found)
    return list(found)


def _nearest(reading: Tokens, legal: Legal, vocabulary: Vocabulary) -> tuple[Action, ...]:
    """The sentence as it was typed, word for word; and without the small words."""
    offered = {verb.word for verb in legal.verbs}
    verbs = [(index, word) for index, token in enumerate(reading) for word in token.verbs]
    if not verbs:
        return ()
    at, verb = min(verbs, key=lambda pair: (pair[1] not in offered, pair[0]))
    items = [(token.nouns[0][0], token.number or 1) for token in reading[:at] + reading[at + 1 :] if token.nouns]
    full: Action = (verb, *items)
    short: Action = (verb, *[item for item in items if not vocabulary.is_small(item[0])])
    return tuple(dict.fromkeys((full, short)))
