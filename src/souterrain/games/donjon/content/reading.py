"""Reads and validates the JSON files of cards in this package."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

SCHEMA: Final = 1
"""Version of the JSON format; it is raised when the format changes."""


class BadContent(ValueError):  # noqa: N818 - an answer to whoever wrote the content
    """Invalid content; the message names the file and the card."""


def frozen(value: Any) -> Any:
    """Convert lists to tuples and mappings to tuples of pairs, so that content is immutable."""
    if isinstance(value, list):
        return tuple([frozen(item) for item in value])
    if isinstance(value, dict):
        return tuple([(key, frozen(item)) for key, item in value.items()])
    return value


def checked(name: str, document: Any, kind: Any) -> list[dict[str, Any]]:
    """Return the immutable cards of a document; raise BadContent for missing or unknown fields and for duplicate
    ids."""
    return [{key: frozen(value) for key, value in card.items()} for card in _fitting(name, document, kind)]


def _fitting(name: str, document: Any, kind: Any) -> list[dict[str, Any]]:
    if (
        not isinstance(document, dict)
        or document.get("schema") != SCHEMA
        or not isinstance(document.get("cards"), list)
    ):
        raise BadContent(f"{name}: schema {SCHEMA} and a list of cards are needed")
    fields, optional = set(kind._fields), set(kind._field_defaults)
    found: list[Any] = document["cards"]
    for place, card in enumerate(found):
        if not isinstance(card, dict) or not (fields - optional) <= set(card) <= fields:
            raise BadContent(f"{name}, card {place}: the fields are {sorted(fields)}")
    ids = [card["id"] for card in found]
    if len(set(ids)) != len(ids):
        raise BadContent(f"{name}: an id twice")
    return found


@cache
def _document(name: str) -> Any:
    return json.loads((files("souterrain.games.donjon.content") / f"{name}.json").read_text(encoding="utf-8"))


def cards(name: str, kind: Any) -> list[dict[str, Any]]:
    return checked(name, _document(name), kind)


def whole(name: str, kind: Any) -> list[dict[str, Any]]:
    """Return the cards as JSON has them: documents in the format that people write."""
    return _fitting(name, _document(name), kind)
