"""The options of a table as typed fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Self

from souterrain.core.records import Record, fields

SWITCH: Final = {"off": 0, "on": 1}


class Options(Record):
    """Base class: a game declares a field for each option that its rules read during play, with the name and default
    that it has in the facts.

    Options that only matter at the start are not kept. Numbers and switches (`off`, `on`) are integers, all other
    values are words.
    """

    __slots__ = ()

    @classmethod
    def read(cls, chosen: Mapping[str, str]) -> Self:
        """Return the fields for resolved options."""
        options = cls()
        for name in fields(cls):
            value = chosen[name]
            if type(getattr(options, name)) is int:
                setattr(options, name, SWITCH[value] if value in SWITCH else int(value))
            else:
                setattr(options, name, value)
        return options
