"""Search for the sentences of a form that some typed words can mean, field by field and never through all products."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import NamedTuple

from souterrain.core.actions import Item
from souterrain.core.forms import Counts, Field, Form, Items, Span


class Token(NamedTuple):
    """A word a person typed: the nouns it can mean (and whether each as a plural), and the number that goes with it.

    A number alone has no nouns; `every` without nouns is plain "all".
    """

    place: int
    nouns: tuple[tuple[str, bool], ...] = ()
    verbs: tuple[str, ...] = ()
    small: bool = False
    number: int | None = None
    every: bool = False

    def means(self, word: str) -> bool:
        return any(noun == word for noun, _ in self.nouns)

    def clashes(self, word: str) -> int:
        """Return 1 if the number does not agree with the form: two goblin, one goblins."""
        several = self.number not in (None, 1)
        return 0 if self.every or (word, several) in self.nouns else 1

    def least_clash(self) -> int:
        """Return the least clash over all meanings; a number alone belongs to nothing yet."""
        return min((self.clashes(word) for word, _ in self.nouns), default=int(self.number is not None))


Tokens = tuple[Token, ...]


class Fit(NamedTuple):
    """Items, the tokens that are left, the places of those used, how many "all" brought, how often a form clashed."""

    items: Items
    left: Tokens
    places: tuple[int, ...] = ()
    brought: int = 0
    clashes: int = 0

    def then(self, tail: Fit) -> Fit:
        return Fit(
            self.items + tail.items,
            tail.left,
            self.places + tail.places,
            self.brought + tail.brought,
            self.clashes + tail.clashes,
        )


class Patience:
    """The number of steps a search may take: input typed in bad faith ends as "not understood", not in a long wait."""

    def __init__(self, steps: int) -> None:
        self._steps = steps

    def ends(self) -> bool:
        self._steps -= 1
        return self._steps < 0


class Parser:
    """Looks for sentences in which every token has its place. `free`: and others may stand beside them."""

    def __init__(
        self,
        form: Form,
        is_small: Callable[[str], bool],
        patience: Patience,
        *,
        free: bool = False,
        everything: bool = False,
    ) -> None:
        self._patience = patience
        self._fields = form.fields
        self._words = [words_of(field) for field in form.fields]
        self._is_small = is_small
        self._free = free or everything
        self._everything = everything

    def fits(self, tokens: Tokens) -> Iterator[Fit]:
        return self._from(0, tokens)

    def _from(self, index: int, left: Tokens) -> Iterator[Fit]:
        if self._patience.ends() or any(not token.small and not self._has_place(token, index) for token in left):
            return
        if index == len(self._fields):
            yield Fit((), left)
            return
        for head in self._take(index, left):
            for tail in self._from(index + 1, head.left):
                yield head.then(tail)

    def _has_place(self, token: Token, index: int) -> bool:
        """Tell if a field from here on could use this token."""
        if not token.nouns:
            return any(word[-1] == "=" for words in self._words[index:] for word in words)
        return any(noun in words for words in self._words[index:] for noun, _ in token.nouns)

    def _take(self, index: int, left: Tokens) -> Iterator[Fit]:
        field = self._fields[index]
        if isinstance(field, Counts):
            yield from self._take_counts(field, left, index + 1)
        elif isinstance(field, Span):
            yield from self._take_span(field, left)
        else:
            for row in field.choices():
                yield from self._take_row(row, left)

    def _take_row(self, row: Items, left: Tokens) -> Iterator[Fit]:
        if not row or self._patience.ends():
            if not row:
                yield Fit((), left)
            return
        for head in self._take_item(row[0], left):
            for tail in self._take_row(row[1:], head.left):
                yield head.then(tail)

    def _take_item(self, item: Item, left: Tokens) -> Iterator[Fit]:
        word, number = item
        same = [token for token in left if token.means(word) or (word[-1] == "=" and not token.nouns)]
        ways = [[token] for token in same if token.every or (token.number or 1) == number]
        if len(same) > 1 and sum(token.number or 1 for token in same) == number:
            ways.append(same)
        for way in ways:
            yield Fit(
                (item,),
                without(left, way),
                tuple([token.place for token in way]),
                number if way[0].every else 0,
                sum(token.clashes(word) for token in way),
            )
        if self._is_small(word):
            yield Fit((item,), left)
        elif self._free:
            yield Fit((item,), left, brought=number if self._everything else 0)

    def _take_span(self, field: Span, left: Tokens) -> Iterator[Fit]:
        for token in left:
            number = token.number
            mine = token.means(field.word) or not token.nouns
            if mine and number is not None and field.least <= number <= field.most:
                yield Fit(((field.word, number),), without(left, [token]), (token.place,))
        if self._free:
            for items in field.choices():
                yield Fit(items, left)

    def _take_counts(self, field: Counts, left: Tokens, later: int) -> Iterator[Fit]:
        mine = [token for token in left if any(token.means(word) for word in field.words)]
        options: list[list[str]] = []
        for token in mine:
            meant = [word for word in field.words if token.means(word)]
            options.append([*meant, ""] if token.small or self._has_place(token, later) else meant)
        for words in product(*options):
            if self._patience.ends():
                return
            pairs = [(token, word) for token, word in zip(mine, words, strict=True) if word]
            for numbers, brought in self._counted(field, pairs):
                fit = Fit(
                    (),
                    without(left, [token for token, _ in pairs]),
                    tuple([token.place for token, _ in pairs]),
                    brought,
                    sum(token.clashes(word) for token, word in pairs),
                )
                yield from self._filled(field, numbers, fit)

    @staticmethod
    def _counted(field: Counts, pairs: list[tuple[Token, str]]) -> Iterator[tuple[dict[str, int], int]]:
        """Yield the number of each word. "All" is the most that fits; fewer are tried too, as a check may want
        fewer."""
        caps = dict(zip(field.words, field.caps, strict=True))
        numbers: dict[str, int] = {}
        for token, word in pairs:
            if not token.every:
                numbers[word] = numbers.get(word, 0) + (1 if token.number is None else token.number)
        if any(not 1 <= number <= caps[word] for word, number in numbers.items()):
            return
        room = field.most - sum(numbers.values())
        every = list(dict.fromkeys(word for token, word in pairs if token.every))
        most = [caps[word] - numbers.get(word, 0) for word in every]
        for more in product(*[range(number, 0 if len(every) == 1 else number - 1, -1) for number in most]):
            if sum(more) <= room:
                filled = {word: numbers.get(word, 0) + number for word, number in zip(every, more, strict=True)}
                yield {**numbers, **filled}, sum(more)

    def _filled(self, field: Counts, numbers: dict[str, int], fit: Fit) -> Iterator[Fit]:
        """Yield the things that were named; where they are too few, or "all" was said, with others beside them."""
        total = sum(numbers.values())
        if total >= field.least and not self._everything:
            yield fit._replace(items=_ordered(field, numbers))
        elif self._free:
            others = [(word, cap) for word, cap in zip(field.words, field.caps, strict=True) if word not in numbers]
            words, caps = tuple([word for word, _ in others]), tuple([cap for _, cap in others])
            most = min(field.most - total, sum(caps))
            least = most if self._everything else field.least - total
            if least <= most:
                for items in Counts(words, caps, least, most).choices():
                    brought = fit.brought + (most if self._everything else 0)
                    yield fit._replace(items=_ordered(field, {**numbers, **dict(items)}), brought=brought)


def _ordered(field: Counts, numbers: dict[str, int]) -> Items:
    return tuple([(word, numbers[word]) for word in field.words if word in numbers])


def without(tokens: Tokens, used: list[Token]) -> Tokens:
    return tuple([token for token in tokens if token not in used])


def words_of(field: Field) -> frozenset[str]:
    """Return every word a field can hold."""
    if isinstance(field, Counts):
        return frozenset(field.words)
    if isinstance(field, Span):
        return frozenset((field.word,))
    return frozenset(word for row in field.choices() for word, _ in row)
