"""Schemas for data that people bring: closed types with ranges. A fault names its path, and what was expected there."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final, Protocol, TypeAlias

from souterrain.core.rejection import Rejected, SetupError

Path: TypeAlias = "tuple[str | int, ...]"
"""Names of fields and positions in lists, from the whole down to a value."""

BYTES: Final = 256 * 1024
DEPTH: Final = 8
CONTAINERS: Final = 400
"""Objects and lists of a document, together."""
LONGEST: Final = 2000
"""Characters of one text."""
LARGEST: Final = 10**9
ECHO: Final = 80
"""Characters of a wrong value that a fault repeats."""
MARKS: Final = 2
"""Combining marks on one letter."""


class Fault(ValueError):  # noqa: N818 - an answer to whoever wrote the document
    """A value that does not fit. `reason` and `data` are those of a refusal."""

    def __init__(self, path: Path, reason: str, **data: Any) -> None:
        super().__init__(f"{told(path)}: {reason} {data}")
        self.path = path
        self.reason = reason
        self.data = data


def refused(fault: Fault, rule: str = "") -> SetupError:
    """Return the refusal of a match whose content has a fault."""
    return SetupError(Rejected(fault.reason, rule, path=told(fault.path), **fault.data), str(fault))


def told(path: Path) -> str:
    """Write a path as people do: `quest.occupants[0][1]`; the whole is `.`."""
    parts = [f"[{part}]" if isinstance(part, int) else f".{echo(part)}" for part in path]
    return "".join(parts).removeprefix(".") or "."


def echo(value: Any) -> str:
    """Repeat a value in a fault, cut to a few words; a container only by its kind."""
    if isinstance(value, dict | list | tuple):
        return "{ … }" if isinstance(value, dict) else "[ … ]"
    text = value if isinstance(value, str) else repr(value) if abs(_number(value)) < LARGEST else "…"
    plain = "".join([sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text[: ECHO + 1]])
    return plain if len(plain) <= ECHO else f"{plain[: ECHO - 1]}…"


def _number(value: Any) -> float:
    return value if isinstance(value, int | float) else 0


def bounded(document: Any) -> None:
    """Check the size of a document that anybody may have sent: types, depth, number and length of its parts."""
    todo: list[tuple[Path, Any]] = [((), document)]
    containers = size = 0
    while todo:
        path, value = todo.pop()
        if isinstance(value, dict | list | tuple):
            containers += 1
            if len(path) >= DEPTH:
                raise Fault(path, "content-depth", most=DEPTH)
            if containers > CONTAINERS or len(value) > LONGEST:
                raise Fault((), "content-objects", most=CONTAINERS)
            todo += [((*path, key), item) for key, item in _items(path, value)]
            size += sum([len(key) for key in value]) if isinstance(value, dict) else len(value)
        elif isinstance(value, str):
            if len(value) > LONGEST:
                raise Fault(path, "content-text", most=LONGEST, found=echo(value))
            size += len(value)
        elif value is not None and not isinstance(value, bool) and (type(value) is not int or abs(value) > LARGEST):
            raise Fault(path, "content-number", least=-LARGEST, most=LARGEST, found=echo(value))
        if size > BYTES:
            raise Fault((), "content-size", most=BYTES // 1024)


def _items(path: Path, value: Any) -> Iterator[tuple[str | int, Any]]:
    if not isinstance(value, dict):
        yield from enumerate(value)
        return
    for key, item in value.items():
        if not isinstance(key, str) or len(key) > ECHO:
            raise Fault(path, "content-field", field=echo(key), choices="")
        yield key, item


class Shape(Protocol):
    """The shape of a value."""

    def check(self, value: Any, path: Path) -> None:
        """Raise Fault if the value does not fit."""

    def json(self) -> dict[str, Any]:
        """Return this shape as JSON Schema."""


class Whole:
    """A whole number within bounds; true and false are none."""

    def __init__(self, least: int, most: int, about: str = "") -> None:
        self.least, self.most, self.about = least, most, about

    def check(self, value: Any, path: Path) -> None:
        if type(value) is not int or not self.least <= value <= self.most:
            raise Fault(path, "content-number", least=self.least, most=self.most, found=echo(value))

    def json(self) -> dict[str, Any]:
        return _about({"type": "integer", "minimum": self.least, "maximum": self.most}, self.about)


class Text:
    """A text that people read: no control characters, no stacks of marks."""

    def __init__(self, most: int = LONGEST, about: str = "", lines: bool = True) -> None:
        self.most, self.about, self.lines = most, about, lines

    def check(self, value: Any, path: Path) -> None:
        if not isinstance(value, str) or not 0 < len(value) <= self.most or not value.strip() or not self._plain(value):
            raise Fault(path, "content-text", most=self.most, found=echo(value))

    def _plain(self, text: str) -> bool:
        marks = 0
        for sign in unicodedata.normalize("NFC", text):
            marks = marks + 1 if unicodedata.category(sign).startswith("M") else 0
            if marks > MARKS or not (sign.isprintable() or (self.lines and sign == "\n")):
                return False
        return True

    def json(self) -> dict[str, Any]:
        return _about({"type": "string", "minLength": 1, "maxLength": self.most}, self.about)


class Word:
    """One of some names."""

    def __init__(self, choices: Collection[str], about: str = "") -> None:
        self.choices, self.about = choices, about

    def check(self, value: Any, path: Path) -> None:
        if not isinstance(value, str) or value not in self.choices:
            raise Fault(path, "content-choice", choices=listed(self.choices), found=echo(value))

    def json(self) -> dict[str, Any]:
        return _about({"enum": sorted(self.choices)}, self.about)


class Spoken:
    """A text in one language, or in several: by their codes."""

    def __init__(self, languages: Collection[str], most: int = LONGEST, about: str = "") -> None:
        self.one, self.about = Text(most), about
        self.several = Table(Word(languages), self.one, least=1)

    def check(self, value: Any, path: Path) -> None:
        (self.several if isinstance(value, dict) else self.one).check(value, path)

    def json(self) -> dict[str, Any]:
        return _about({"anyOf": [self.one.json(), self.several.json()]}, self.about)


class Row:
    """A list of values with a shape each."""

    def __init__(self, *shapes: Shape, about: str = "") -> None:
        self.shapes, self.about = shapes, about

    def check(self, value: Any, path: Path) -> None:
        if not isinstance(value, list | tuple) or len(value) != len(self.shapes):
            raise Fault(path, "content-row", number=len(self.shapes), found=echo(value))
        for place, (shape, item) in enumerate(zip(self.shapes, value, strict=True)):
            shape.check(item, (*path, place))

    def json(self) -> dict[str, Any]:
        number = len(self.shapes)
        items = [shape.json() for shape in self.shapes]
        return _about({"type": "array", "prefixItems": items, "minItems": number, "maxItems": number}, self.about)


class Many:
    """A list of values of one shape."""

    def __init__(self, shape: Shape, most: int, least: int = 0, about: str = "") -> None:
        self.shape, self.most, self.least, self.about = shape, most, least, about

    def check(self, value: Any, path: Path) -> None:
        if not isinstance(value, list | tuple) or not self.least <= len(value) <= self.most:
            raise Fault(path, "content-list", least=self.least, most=self.most, found=echo(value))
        for place, item in enumerate(value):
            self.shape.check(item, (*path, place))

    def json(self) -> dict[str, Any]:
        bounds = {"minItems": self.least, "maxItems": self.most}
        return _about({"type": "array", "items": self.shape.json(), **bounds}, self.about)


class Table:
    """An object with keys of one shape and values of another."""

    def __init__(self, key: Word, value: Shape, least: int = 0, about: str = "") -> None:
        self.key, self.value, self.least, self.about = key, value, least, about

    def check(self, value: Any, path: Path) -> None:
        if not isinstance(value, dict) or len(value) < self.least:
            raise Fault(path, "content-record", fields=listed(self.key.choices), found=echo(value))
        for key, item in value.items():
            if key not in self.key.choices:
                raise Fault(path, "content-field", field=echo(key), choices=listed(self.key.choices))
            self.value.check(item, (*path, key))

    def json(self) -> dict[str, Any]:
        keys = {"propertyNames": self.key.json(), "minProperties": self.least}
        return _about({"type": "object", "additionalProperties": self.value.json(), **keys}, self.about)


class Record:
    """An object with named fields, of which some may be missing."""

    def __init__(self, fields: Mapping[str, Shape], optional: Collection[str] = (), about: str = "") -> None:
        self.fields, self.optional, self.about = fields, optional, about

    def check(self, value: Any, path: Path) -> None:
        if not isinstance(value, dict):
            raise Fault(path, "content-record", fields=listed(self.fields), found=echo(value))
        for key in value:
            if key not in self.fields:
                raise Fault(path, "content-field", field=echo(key), choices=listed(self.fields))
        for name, shape in self.fields.items():
            if name in value:
                shape.check(value[name], (*path, name))
            elif name not in self.optional:
                raise Fault(path, "content-missing", field=name)

    def json(self) -> dict[str, Any]:
        fields = {name: shape.json() for name, shape in self.fields.items()}
        needed = [name for name in self.fields if name not in self.optional]
        whole = {"type": "object", "properties": fields, "required": needed, "additionalProperties": False}
        return _about(whole, self.about)


def listed(names: Collection[str]) -> str:
    """List names in a fault."""
    return ", ".join(names)


def _about(schema: dict[str, Any], about: str) -> dict[str, Any]:
    return {**schema, "description": about} if about else schema
