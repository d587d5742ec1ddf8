"""Forms: legality as a few small shapes instead of a long list.

A form is a row of fields. `Rows` is a small table (correlated columns are one field), `Counts` a multiset with caps,
`Span` a range of integers. Forms are frozen values: games build them once and share them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Protocol, TypeAlias

from souterrain.core.actions import Action, Item
from souterrain.core.rejection import Rejected

Items: TypeAlias = "tuple[Item, ...]"


class Random(Protocol):
    def random(self) -> float: ...


class Choice(NamedTuple):
    """A word that may come next, and how many of it (or which measures)."""

    word: str
    least: int
    most: int


class Field(Protocol):
    """One part of a sentence."""

    def choices(self) -> Iterator[Items]:
        """Yield all choices, ordered, each once."""

    def sample(self, rng: Random) -> Items:
        """Return one of the choices; each can come."""

    def ends(self, items: Items, start: int) -> Iterator[int]:
        """Yield the places at which a choice that begins at `start` may end."""

    def following(self, part: Items) -> Iterator[Choice]:
        """Yield the words that may follow the beginning of a choice."""


class Rows:
    """One row of a table."""

    __slots__ = ("_known", "_lengths", "rows")

    def __init__(self, rows: tuple[Items, ...]) -> None:
        self.rows = rows
        self._known: frozenset[Items] | None = None
        self._lengths: tuple[int, ...] = ()

    def choices(self) -> Iterator[Items]:
        return iter(self.rows)

    def sample(self, rng: Random) -> Items:
        return self.rows[int(rng.random() * len(self.rows))]

    def ends(self, items: Items, start: int) -> Iterator[int]:
        if self._known is None:
            self._known = frozenset(self.rows)
            self._lengths = tuple(sorted({len(row) for row in self.rows}))
        for length in self._lengths:
            end = start + length
            if end <= len(items) and items[start:end] in self._known:
                yield end

    def following(self, part: Items) -> Iterator[Choice]:
        size = len(part)
        for row in self.rows:
            if len(row) > size and row[:size] == part:
                word, number = row[size]
                yield Choice(word, number, number)


class Counts:
    """From `least` to `most` things in all, of each word at most its cap; written in the order of the words."""

    __slots__ = ("_all", "caps", "least", "most", "words")

    def __init__(self, words: tuple[str, ...], caps: tuple[int, ...], least: int, most: int) -> None:
        self.words = words
        self.caps = caps
        self.least = least
        self._all = sum(caps)
        self.most = min(most, self._all)

    def choices(self) -> Iterator[Items]:
        return self._choices(0, 0)

    def _choices(self, index: int, total: int) -> Iterator[Items]:
        if index == len(self.words):
            if total >= self.least:
                yield ()
            return
        if total + sum(self.caps[index:]) < self.least:
            return
        for number in range(min(self.caps[index], self.most - total), -1, -1):
            head = ((self.words[index], number),) if number else ()
            for tail in self._choices(index + 1, total + number):
                yield head + tail

    def sample(self, rng: Random) -> Items:
        """Return any multiset. Without a lower bound beyond one all are equally likely."""
        if self.most == self._all and self.least <= 1:
            random = rng.random
            while True:
                items = [
                    (word, number)
                    for word, cap in zip(self.words, self.caps, strict=True)
                    if cap and (number := int(random() * (cap + 1)))
                ]
                if items or not self.least:
                    return tuple(items)
        return self._pick(self.least + int(rng.random() * (self.most - self.least + 1)), rng.random)

    def _pick(self, size: int, random: Callable[[], float]) -> Items:
        """Pick a number of things, one by one out of all that are there."""
        if size == 1:
            point = int(random() * self._all)
            for word, cap in zip(self.words, self.caps, strict=True):
                point -= cap
                if point < 0:
                    return ((word, 1),)
        left = list(self.caps)
        there = self._all
        taken = [0] * len(left)
        for _ in range(size):
            point = int(random() * there)
            for index, cap in enumerate(left):
                point -= cap
                if point < 0:
                    left[index] -= 1
                    taken[index] += 1
                    break
            there -= 1
        return tuple([(word, number) for word, number in zip(self.words, taken, strict=True) if number])

    def ends(self, items: Items, start: int) -> Iterator[int]:
        total, last, here = 0, -1, start
        if self.least == 0:
            yield start
        while here < len(items):
            word, number = items[here]
            if word not in self.words:
                return
            index = self.words.index(word)
            if index <= last or not 1 <= number <= self.caps[index]:
                return
            total, last, here = total + number, index, here + 1
            if total > self.most:
                return
            if total >= self.least:
                yield here

    def following(self, part: Items) -> Iterator[Choice]:
        total = sum(number for _, number in part)
        last = -1
        for word, number in part:
            if word not in self.words or self.words.index(word) <= last:
                return
            last = self.words.index(word)
            if not 1 <= number <= self.caps[last]:
                return
        for index in range(last + 1, len(self.words)):
            later = sum(self.caps[index + 1 :])
            least, most = max(1, self.least - total - later), min(self.caps[index], self.most - total)
            if least <= most:
                yield Choice(self.words[index], least, most)


class Span:
    """A measure between two bounds: an aim."""

    __slots__ = ("least", "most", "word")

    def __init__(self, word: str, least: int, most: int) -> None:
        self.word = word
        self.least = least
        self.most = most

    def choices(self) -> Iterator[Items]:
        return (((self.word, number),) for number in range(self.least, self.most + 1))

    def sample(self, rng: Random) -> Items:
        return ((self.word, self.least + int(rng.random() * (self.most - self.least + 1))),)

    def ends(self, items: Items, start: int) -> Iterator[int]:
        if start < len(items):
            word, number = items[start]
            if word == self.word and self.least <= number <= self.most:
                yield start + 1

    def following(self, part: Items) -> Iterator[Choice]:
        if not part:
            yield Choice(self.word, self.least, self.most)


Check: TypeAlias = "Callable[[Action], Rejected | None]"


class Form:
    """Fields, and a last check for what fields cannot say."""

    __slots__ = ("check", "fields")

    def __init__(self, *fields: Field, check: Check | None = None) -> None:
        self.fields = fields
        self.check = check

    def choices(self) -> Iterator[Items]:
        return self._choices(0)

    def _choices(self, index: int) -> Iterator[Items]:
        if index == len(self.fields):
            yield ()
            return
        for part in self.fields[index].choices():
            for tail in self._choices(index + 1):
                yield part + tail

    def sample(self, rng: Random) -> Items:
        items: Items = ()
        for field in self.fields:
            items += field.sample(rng)
        return items

    def fits(self, items: Items) -> bool:
        return self._fits(0, items, 0)

    def _fits(self, index: int, items: Items, start: int) -> bool:
        if index == len(self.fields):
            return start == len(items)
        return any(self._fits(index + 1, items, end) for end in self.fields[index].ends(items, start))

    def after(self, items: Items) -> tuple[list[Choice], bool]:
        """Return the words that may follow these items, and if the sentence may end here."""
        found: list[Choice] = []
        done = self._after(0, items, 0, found)
        return found, done

    def _after(self, index: int, items: Items, start: int, found: list[Choice]) -> bool:
        if index == len(self.fields):
            return start == len(items)
        field = self.fields[index]
        found.extend(field.following(items[start:]))
        done = False
        for end in field.ends(items, start):
            done |= self._after(index + 1, items, end, found)
        return done


class Verb:
    """A verb with its forms. A verb without arguments has a single empty form."""

    __slots__ = ("_forms", "ready", "word")

    def __init__(self, word: str, *forms: Form) -> None:
        self.word = word
        self._forms = forms
        self.ready: tuple[Action, ...] = ()
        """All its sentences, where they are a table anyway."""
        if len(forms) == 1 and forms[0].check is None and len(forms[0].fields) <= 1:
            fields = forms[0].fields
            if not fields:
                self.ready = ((word,),)
            elif isinstance(fields[0], Rows):
                self.ready = tuple([(word, *row) for row in fields[0].rows])

    @property
    def forms(self) -> tuple[Form, ...]:
        return self._forms

    def actions(self) -> Iterator[Action]:
        for form in self.forms:
            for items in form.choices():
                action: Action = (self.word, *items)
                if form.check is None or form.check(action) is None:
                    yield action

    def sample(self, rng: Random) -> Action:
        if self.ready:
            return self.ready[int(rng.random() * len(self.ready))]
        forms = self._forms
        while True:
            form = forms[int(rng.random() * len(forms))] if len(forms) > 1 else forms[0]
            action: Action = (self.word, *form.sample(rng))
            if form.check is None or form.check(action) is None:
                return action


class Later(Verb):
    """A verb that is surely offered and whose forms are made when somebody asks for them: most verbs of most states
    are never looked into. `make(*about)` returns the verb itself."""

    __slots__ = ("_about", "_make")

    def __init__(self, word: str, make: Callable[..., Verb], *about: Any) -> None:
        self.word = word
        self.ready = ()
        self._forms = ()
        self._make = make
        self._about = about

    @property
    def forms(self) -> tuple[Form, ...]:
        if not self._forms:
            made = self._make(*self._about)
            self._forms, self.ready = made.forms, made.ready
        return self._forms

    def sample(self, rng: Random) -> Action:
        if self._forms:
            return Verb.sample(self, rng)
        made = self._make(*self._about)
        self._forms, self.ready = made._forms, made.ready
        return made.sample(rng)
