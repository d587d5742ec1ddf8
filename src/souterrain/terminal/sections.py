"""The picture of any game, from the named sections of its view: the counterpart of the browser's `lib/sections.ts`.

Messages `section-*` and `field-*` of the game's catalogue are the labels, in the order of the catalogue; sections
and fields without a label are left out. A game without such messages is shown completely, under its own keys. A section
with a `kind` is drawn by clients that support that kind, and is left out here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from typing import Any, Final, NamedTuple, TypeAlias

from souterrain.core import registry
from souterrain.terminal.language import Language, MessageError, message_ids

INDENT: Final = "  "


class Value(NamedTuple):
    """A labelled text; a section that is a single value has no label."""

    label: str
    text: str


class Column(NamedTuple):
    """A value for each seat."""

    label: str
    texts: list[str]


class Group(NamedTuple):
    """Blocks under a label."""

    label: str
    blocks: list[Block]


Block: TypeAlias = Value | Column | Group


def picture(game: str, view: Mapping[str, Any], words: Language) -> list[str]:
    """Draw a view as lines of text. `words` knows the names of the seats."""
    return list(Sections(game, words, view).lines())


class Sections:
    """Reads one view. With strict words (in tests), a name that is shown and has no message raises `MessageError`."""

    def __init__(self, game: str, words: Language, view: Mapping[str, Any]) -> None:
        self._words = words
        self._view = view
        self._seats = len(words.names)
        self._nouns = registry.game(game).nouns
        self._known = frozenset(noun for nouns in self._nouns.values() for noun in nouns)
        self._order = {message: at for at, message in enumerate(message_ids(registry.package(game), words.code))}
        self.named = any(words.has(f"section-{name}") for name in view)
        """True if the catalogue names sections."""

    def lines(self) -> Iterator[str]:
        for name in self._ordered("section", self._view):
            blocks = self._section(name, self._view[name]) if self._is_shown(name) else []
            if blocks:
                yield self._name(f"section-{name}", name)
                yield from self._told(blocks, INDENT)

    def _is_shown(self, name: str) -> bool:
        section = self._view[name]
        is_drawing = isinstance(section, dict) and "kind" in section
        return not is_drawing and (not self.named or self._words.has(f"section-{name}"))

    def _ordered(self, kind: str, names: Iterable[str]) -> list[str]:
        """Sort names as the catalogue does; those without a message come last."""
        return sorted(names, key=lambda name: self._order.get(f"{kind}-{name}", len(self._order)))

    # Blocks

    def _section(self, name: str, section: Any) -> list[Block]:
        if not isinstance(section, dict) or self._heap(section) is not None:
            return self._block(name, "", section)
        return [
            block
            for field in self._ordered("field", section)
            if self._words.has(f"field-{field}") or not (self.named or _is_record(section[field]))
            for block in self._block(field, self._name(f"field-{field}", field), section[field])
        ]

    def _block(self, name: str, label: str, value: Any) -> list[Block]:
        """Return a value as one block; [] if there is nothing to show."""
        if (cards := self._cards(label, value)) is not None:
            return [cards]
        if (things := self._things(name, value)) is not None:
            text = self._words.several(things) if things else self._empty(name)
            return [Value(label, text)] if text else []
        if isinstance(value, list):
            return self._list(name, label, value)
        if isinstance(value, dict):
            inner = [block for key in value for block in self._block(key, self._name(f"field-{key}", key), value[key])]
            return [Group(label, inner)] if inner else []
        text = self._text(name, value)
        return [Value(label, text)] if text else []

    def _list(self, name: str, label: str, value: list[Any]) -> list[Block]:
        if value and len(value) == self._seats:
            if all(isinstance(each, dict) for each in value):
                return self._players(value)
            if not any(isinstance(each, dict | list) for each in value):
                return [Column(label, [self._text(name, each) for each in value])]
        inner = [block for at, each in enumerate(value, 1) for block in self._block(name, str(at), each)]
        return [Group(label, inner)] if inner else []

    def _players(self, players: list[dict[str, Any]]) -> list[Block]:
        fields = [field for field in players[0] if not self.named or self._words.has(f"field-{field}")]
        return [
            Column(self._name(f"field-{field}", field), [self._cell(field, player.get(field)) for player in players])
            for field in self._ordered("field", fields)
        ]

    def _cell(self, name: str, value: Any) -> str:
        things = self._things(name, value)
        if things is None and isinstance(value, list):
            things = [self._text(name, each) for each in value]
        if things is None:
            return self._text(name, value)
        return ", ".join(things) or self._words("list-nothing")

    def _cards(self, label: str, value: Any) -> Group | None:
        """Return a hand of cards, each with the message that describes it."""
        if not isinstance(value, list) or not value or not all(map(self._is_card, value)):
            return None
        words = self._words
        return Group(label, [Value(words.noun(each["card"]), words(f"card-{each['text']}")) for each in value])

    def _is_card(self, value: Any) -> bool:
        return isinstance(value, dict) and "card" in value and self._words.has(f"card-{value.get('text')}")

    # Words

    def _things(self, name: str, value: Any) -> list[str] | None:
        """Return nouns with their numbers, if the value is a heap, numbers in the order of a category, or a list."""
        heap = self._heap(value)
        if heap is None:
            heap = self._counts(name, value)
        if heap is not None:
            return [self._words.counted(word, number) for word, number in heap.items() if number > 0]
        if isinstance(value, list) and value and all(isinstance(each, str) and each in self._known for each in value):
            return [self._words.noun(each) for each in value]
        return None

    def _heap(self, value: Any) -> dict[str, int] | None:
        if not isinstance(value, dict):
            return None
        return value if all(word in self._known and isinstance(value[word], int) for word in value) else None

    def _counts(self, name: str, value: Any) -> dict[str, int] | None:
        """Read numbers in the order of the category that the field names (`.counts`), or of the only one that fits."""
        if not isinstance(value, list) or not all(type(each) is int for each in value):
            return None
        nouns = self._nouns.get(self._words.attribute(f"field-{name}", "counts"), ())
        fitting = [each for each in self._nouns.values() if len(each) == len(value)]
        if not nouns and len(value) != self._seats and len(fitting) == 1:
            nouns = fitting[0]
        return dict(zip(nouns, value, strict=True)) if nouns and len(nouns) == len(value) else None

    def _empty(self, name: str) -> str:
        """Return the text for an empty heap; "" if the catalogue has a label for the heap but no such text."""
        field = f"field-{name}"
        return self._words.attribute(field, "empty") if self._words.has(field) else self._words("list-nothing")

    def _text(self, name: str, value: Any) -> str:
        if isinstance(value, int):
            if name == "seat" and value in range(self._seats):
                return self._words.seat(value)
            message = f"field-{name}-{int(value)}"
            return self._words(message) if self._words.has(message) else str(int(value))
        word = "" if value is None else str(value)
        if not word or word in self._known:
            return self._words.noun(word) if word else ""
        if self._words.has(f"role-{word}"):
            return self._words(f"role-{word}")
        return self._name(f"field-{name}-{word}", word)

    def _name(self, message: str, key: str) -> str:
        """Return a message; a key that has none is made readable."""
        if self._words.has(message):
            return self._words(message)
        if self._words.strict and self.named:
            raise MessageError(f"{self._words.code} {message}")
        return re.sub("[_:-]+", " ", key).strip().capitalize()

    # Lines

    def _told(self, blocks: list[Block], indent: str) -> Iterator[str]:
        """Yield a line for each value, and one for each seat with all its values."""
        columns = [block for block in blocks if isinstance(block, Column)]
        for block in blocks:
            if isinstance(block, Value):
                yield indent + (self._field(block.label, block.text) if block.label else block.text)
            elif isinstance(block, Group):
                if block.label:
                    yield indent + block.label
                yield from self._told(block.blocks, indent + INDENT if block.label else indent)
        for seat in range(self._seats if columns else 0):
            cells = [self._field(column.label, text) for column in columns if (text := column.texts[seat])]
            yield indent + self._words("picture-seat", seat=seat, cells=reduce(self._and, cells, ""))

    def _and(self, before: str, cell: str) -> str:
        return self._words("picture-next", before=before, next=cell) if before else cell

    def _field(self, label: str, text: str) -> str:
        return self._words("picture-field", name=label, value=text) if label else text


def _is_record(value: Any) -> bool:
    """Return whether a value holds records of the rules, such as open frames."""
    return isinstance(value, list) and any(isinstance(each, dict) and "is" in each for each in value)
