"""Reads the cards that stand beside this module, and refuses what is no card."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

SCHEMA: Final = 1
"""The number of the form in which cards are written; it grows when that form changes."""


class BadContent(ValueError):  # noqa: N818 - it is an answer
    """Cards that are not what they should be, and where."""


def frozen(value: Any) -> Any:
    """Lists as tuples, mappings as tuples of pairs: what is read is never changed."""
    if isinstance(value, list):
        return tuple([frozen(item) for item in value])
    if isinstance(value, dict):
        return tuple([(key, frozen(item)) for key, item in value.items()])
    return value


def checked(name: str, document: Any, kind: Any) -> list[dict[str, Any]]:
    """The cards of a document, each with the fields of its kind and no others; ids are unique."""
    if (
        not isinstance(document, dict)
        or document.get("schema") != SCHEMA
        or not isinstance(document.get("cards"), list)
    ):
        raise BadContent(f"{name}: schema {SCHEMA} and a list of cards are needed")
    fields, optional = set(kind._fields), set(kind._field_defaults)
    found: list[dict[str, Any]] = []
    for place, card in enumerate(document["cards"]):
        if not isinstance(card, dict) or not (fields - optional) <= set(card) <= fields:
            raise BadContent(f"{name}, card {place}: the fields are {sorted(fields)}")
        found.append({key: frozen(value) for key, value in card.items()})
    ids = [card["id"] for card in found]
    if len(set(ids)) != len(ids):
        raise BadContent(f"{name}: an id twice")
    return found


@cache
def _document(name: str) -> Any:
    return json.loads((files("souterrain.games.donjon.content") / f"{name}.json").read_text(encoding="utf-8"))


def cards(name: str, kind: Any) -> list[dict[str, Any]]:
    return checked(name, _document(name), kind)
