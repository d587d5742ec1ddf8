"""Records: the values a state is made of; their copies, their text and its digest.

A record is a plain class with slots whose constructor works without arguments. Its text holds the named fields that
differ from that default, so a field added later changes no digest. Values are integers, strings, None, tuples and
records. Slots that begin with `_` are caches: no part of the value, and blank in a copy unless `carried` names them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from itertools import compress
from operator import attrgetter, ne
from typing import Any, ClassVar, Final, NamedTuple, Self, TypeVar, dataclass_transform

KIND: Final = "is"
DEF, RETURN = "def", "return"


class Record:
    """A value that is written only before it leaves the function that made it."""

    __slots__ = ()

    carried: ClassVar[tuple[str, ...]] = ()
    """Caches that a copy takes over."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "copy" not in cls.__dict__:
            cls.copy = Record.copy  # type: ignore[method-assign]  # not a copy made for the base class

    def copy(self) -> Self:
        """Return a copy that may be written. The first call compiles the function for the class."""
        kind: Any = type(self)
        kind.copy = _copier(kind)
        copied: Self = kind.copy(self)
        return copied

    def bare(self) -> Self:
        """Return a copy without any cache, to be kept for long."""
        if not self.carried:
            return self.copy()
        return _restore(type(self), _written(type(self)).values(self))

    def forget(self) -> None:
        """Empty all caches. What they hold often refers back to the record, so that both would stay until the garbage
        collector finds them."""
        for slot, held in _caches(type(self)):
            setattr(self, slot, type(held)() if isinstance(held, dict | list | set) else held)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the fields without the caches."""
        return _restore, (type(self), _written(type(self)).values(self))

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        values = _written(type(self)).values
        return values(self) == values(other)

    def __hash__(self) -> int:
        return hash(_written(type(self)).values(self))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({encode(self)})"


R = TypeVar("R", bound=Record)


@dataclass_transform(eq_default=False, field_specifiers=(field,))
def record(kind: type[R]) -> type[R]:
    """Make slots and a constructor from annotated fields with defaults."""
    return dataclass(slots=True, eq=False, repr=False)(kind)


def _copier(kind: type[R]) -> Callable[[R], R]:
    """Compile a copy function, written out field by field: a loop takes three times as long."""
    blank = kind()
    names: dict[str, Any] = {"kind": kind, "make": kind.__new__}
    lines = [f"{DEF} copy(self):", " new = make(kind)"]
    for slot in _slots(kind):
        value = f"self.{slot}"
        if slot[0] == "_" and slot not in kind.carried:
            held = getattr(blank, slot)
            value = f"blank_{slot}()" if isinstance(held, dict | list | set) else f"blank_{slot}"
            names[f"blank_{slot}"] = type(held) if value.endswith("()") else held
        lines.append(f" new.{slot} = {value}")
    exec("\n".join([*lines, f" {RETURN} new"]), names)
    copier: Callable[[R], R] = names["copy"]
    return copier


def _slots(kind: type) -> list[str]:
    return [slot for base in reversed(kind.__mro__) for slot in base.__dict__.get("__slots__", ())]


def _restore(kind: type[R], values: tuple[Any, ...]) -> R:
    made = kind()
    for name, value in zip(fields(kind), values, strict=True):
        setattr(made, name, value)
    return made


_FIELDS: dict[type, tuple[str, ...]] = {}
_DEFAULTS: dict[type, tuple[tuple[str, Any], ...]] = {}
_CACHES: dict[type, tuple[tuple[str, Any], ...]] = {}
_NUMBERS: Final = {int}
_SOME_RECORD: Final = object()


class Written(NamedTuple):
    """The parts of the text of one class of records."""

    opening: str
    heads: tuple[str, ...]
    defaults: tuple[Any, ...]
    """A marker stands for records: they compare slowly, so their texts are compared instead."""
    blank: frozenset[str]
    """The texts of the fields that are records by default."""
    values: Callable[[Any], tuple[Any, ...]]
    key: Callable[[Any], Any] | None
    """Reads all values of a small record: numbers, words, rows of numbers, and small records with their values."""
    inner: tuple[tuple[str, type], ...]
    """The records in a small record, by their fields."""
    single: bool
    """True if no field is a record by default. Then its text is kept until a value changes."""


_WRITTEN: dict[type, Written] = {}
_TEXTS: dict[Any, str] = {}
"""Texts of small records by their values, so that whatever is written into a record shows in its text."""
_MOST_TEXTS: Final = 1 << 14
_LATEST: dict[int, tuple[Record, tuple[Any, ...], str]] = {}
"""The latest text of records that hold no others, by identity, each with the values that it shows. The
record is held with it, so that no other one can have its identity."""
_ROWS: dict[int, tuple[tuple[Any, ...], str]] = {}
"""Texts of rows without records, by identity. A value as a key would not do: `True` equals 1, and has no text."""
_MOST_LATEST: Final = 1 << 12


def fields(kind: type) -> tuple[str, ...]:
    if kind not in _FIELDS:
        _FIELDS[kind] = tuple([slot for slot in _slots(kind) if slot[0] != "_"])
    return _FIELDS[kind]


def _caches(kind: type) -> tuple[tuple[str, Any], ...]:
    """Return the caches of a class of records with their blank values."""
    if kind not in _CACHES:
        blank = kind()
        _CACHES[kind] = tuple([(slot, getattr(blank, slot)) for slot in _slots(kind) if slot[0] == "_"])
    return _CACHES[kind]


def _defaults(kind: type) -> tuple[tuple[str, Any], ...]:
    if kind not in _DEFAULTS:
        blank = kind()
        _DEFAULTS[kind] = tuple([(name, getattr(blank, name)) for name in fields(kind)])
    return _DEFAULTS[kind]


def encode(value: Any) -> Any:
    """Return plain JSON for a value of a state."""
    if isinstance(value, Record):
        named: dict[str, Any] = {KIND: type(value).__name__}
        for name, default in _defaults(type(value)):
            held = getattr(value, name)
            if held != default:
                named[name] = held if held.__class__ is int else encode(held)
        return named
    if isinstance(value, tuple):
        return [item if item.__class__ is int else encode(item) for item in value]
    if value is None or type(value) in (int, str):
        return value
    raise TypeError(f"{type(value).__name__} is no value of a state")


def decode(plain: Any, kinds: dict[str, type[Record]]) -> Any:
    if isinstance(plain, dict):
        record = kinds[plain[KIND]]()
        for name, value in plain.items():
            if name != KIND:
                setattr(record, name, decode(value, kinds))
        return record
    if isinstance(plain, list):
        return tuple([decode(item, kinds) for item in plain])
    return plain


def dump(record: Record) -> str:
    """Return the text of `encode` without building it: every move of a match needs this once."""
    kind: type = record.__class__
    written = _WRITTEN.get(kind) or _written(kind)
    if written.key is not None:
        return _small_text(record, kind, written)
    values = written.values(record)
    if not written.single:
        return _fields_text(written, values)
    held = _LATEST.get(id(record))
    if held is not None and held[1] == values:
        return held[2]
    text = _fields_text(written, values)
    if not _holds_records(values):
        if len(_LATEST) >= _MOST_LATEST:
            _LATEST.clear()
        _LATEST[id(record)] = record, values, text
    return text


def _small_text(record: Record, kind: type, written: Written) -> str:
    assert written.key is not None, "only small records have one"
    key = kind, written.key(record)
    text = _TEXTS.get(key)
    if text is None:
        text = _fields_text(written, written.values(record))
        if all(getattr(record, name).__class__ is inner for name, inner in written.inner):
            if len(_TEXTS) >= _MOST_TEXTS:
                _TEXTS.clear()
            _TEXTS[key] = text
    return text


def _holds_records(values: tuple[Any, ...]) -> bool:
    """Return True if a record is anywhere in a row: it may be written to while the row stays the same."""
    for value in values:
        if value.__class__ is tuple:
            if value and id(value) not in _ROWS and _holds_records(value):
                return True
        elif isinstance(value, Record):
            return True
    return False


def _fields_text(written: Written, held: tuple[Any, ...]) -> str:
    parts = [written.opening]
    for head, value in compress(zip(written.heads, held, strict=True), map(ne, held, written.defaults)):
        if value.__class__ is int:
            parts.append(f"{head}{value}")
        elif value.__class__ is tuple:
            row = _ROWS.get(id(value))
            parts.append(head + (_row_text(value) if row is None else row[1]))
        else:
            text = head + _text(value)
            if text not in written.blank:
                parts.append(text)
    return ",".join(parts) + "}"


def _text(value: Any) -> str:
    if value.__class__ is str:
        return _string_text(value)
    if value.__class__ is tuple:
        row = _ROWS.get(id(value))
        return _row_text(value) if row is None else row[1]
    if value.__class__ is int:
        return str(value)
    if isinstance(value, Record):
        return dump(value)
    return json.dumps(encode(value), ensure_ascii=False)


def _row_text(row: tuple[Any, ...]) -> str:
    """Return the text of a row that is not kept, and keep it if no record is in it."""
    kinds = set(map(type, row))
    if kinds and kinds <= _WRITTEN.keys():
        return f"[{','.join(map(dump, row))}]"
    if kinds == _NUMBERS:
        text = f"[{','.join(map(str, row))}]"
    else:
        text = f"[{','.join(map(_text, row))}]"
        if _holds_records(row):
            return text
    if len(_ROWS) >= _MOST_LATEST:
        _ROWS.clear()
    _ROWS[id(row)] = row, text
    return text


@lru_cache(maxsize=1 << 14)
def _string_text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False)


def _written(kind: type) -> Written:
    if kind not in _WRITTEN:
        names = fields(kind)
        values = attrgetter(*names) if len(names) > 1 else lambda record: tuple([getattr(record, n) for n in names])
        blank = _defaults(kind)
        inner = [(name, value) for name, value in blank if isinstance(value, Record)]
        paths = _paths(kind)
        _WRITTEN[kind] = Written(
            f'{{"{KIND}":"{kind.__name__}"',
            tuple([f'"{name}":' for name in names]),
            tuple([_SOME_RECORD if isinstance(value, Record) else value for _, value in blank]),
            frozenset([f'"{name}":{dump(value)}' for name, value in inner]),
            values,
            attrgetter(*paths) if paths else None,
            tuple([(name, type(value)) for name, value in inner]),
            not inner,
        )
    return _WRITTEN[kind]


def _paths(kind: type) -> list[str]:
    """Return the dotted names of all values of a small record; none if a field may hold anything else."""
    paths: list[str] = []
    for name, value in _defaults(kind):
        if type(value) in (int, str) or (type(value) is tuple and set(map(type, value)) == _NUMBERS):
            paths.append(name)
        elif isinstance(value, Record) and (below := _paths(type(value))):
            paths += [f"{name}.__class__", *[f"{name}.{path}" for path in below]]
        else:
            return []
    return paths


def load(text: str, kinds: dict[str, type[Record]]) -> Any:
    return decode(json.loads(text), kinds)


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:8]
