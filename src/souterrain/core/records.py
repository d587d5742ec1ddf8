"""State text: the whole of a state as one text, and back; and its digest.

A record is a plain class with slots whose constructor works without arguments. Its text holds the named fields that
differ from that default, so a field added later changes no digest. Values are integers, strings, None, tuples and
records; slots that begin with `_` are no part of the value.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from operator import attrgetter
from typing import Any, Final

KIND: Final = "is"


class Record:
    """A value that is written only before it leaves the function that made it."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        values = _written(type(self))[2]
        return values(self) == values(other)

    def __hash__(self) -> int:
        return hash(_written(type(self))[2](self))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({encode(self)})"


_FIELDS: dict[type, tuple[str, ...]] = {}
_DEFAULTS: dict[type, tuple[tuple[str, Any], ...]] = {}
_WRITTEN: dict[type, tuple[tuple[str, ...], tuple[Any, ...], Callable[[Any], tuple[Any, ...]]]] = {}


def fields(kind: type) -> tuple[str, ...]:
    if kind not in _FIELDS:
        _FIELDS[kind] = tuple(
            [slot for base in reversed(kind.__mro__) for slot in base.__dict__.get("__slots__", ()) if slot[0] != "_"]
        )
    return _FIELDS[kind]


def _defaults(kind: type) -> tuple[tuple[str, Any], ...]:
    if kind not in _DEFAULTS:
        blank = kind()
        _DEFAULTS[kind] = tuple([(name, getattr(blank, name)) for name in fields(kind)])
    return _DEFAULTS[kind]


def encode(value: Any) -> Any:
    """Plain JSON for a value of a state."""
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
    """The text of `encode`, written straight away: every move of a match does this once."""
    kind = type(record)
    names, defaults, values = _written(kind)
    parts = [f'{{"{KIND}":"{kind.__name__}"']
    for name, default, value in zip(names, defaults, values(record), strict=True):
        if value != default:
            parts.append(name + _text(value))
    return ",".join(parts) + "}"


def _text(value: Any) -> str:
    if value.__class__ is int:
        return str(value)
    if isinstance(value, Record):
        return dump(value)
    if value.__class__ is tuple:
        if set(map(type, value)) == {int}:
            return _numbers_text(value)
        return f"[{','.join(map(_text, value))}]"
    return json.dumps(encode(value), ensure_ascii=False)


@lru_cache(maxsize=1 << 14)
def _numbers_text(value: tuple[int, ...]) -> str:
    return f"[{','.join(map(str, value))}]"


def _written(kind: type) -> tuple[tuple[str, ...], tuple[Any, ...], Callable[[Any], tuple[Any, ...]]]:
    """The fields of a kind as they are written, their defaults, and how to get at their values."""
    if kind not in _WRITTEN:
        names = fields(kind)
        values = attrgetter(*names) if len(names) > 1 else lambda record: tuple([getattr(record, n) for n in names])
        heads = tuple([f'"{name}":' for name in names])
        _WRITTEN[kind] = heads, tuple([default for _, default in _defaults(kind)]), values
    return _WRITTEN[kind]


def load(text: str, kinds: dict[str, type[Record]]) -> Any:
    return decode(json.loads(text), kinds)


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:8]
