"""The registry of answerers of slow draws, by kind: physics, one day real dice. An answerer is loaded when first
asked."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from souterrain.core.chance import Needs


class Slow(NamedTuple):
    """The answer to a slow draw. The film shows how it came about; it may be dropped, nothing follows from it."""

    numbers: tuple[int, ...]
    film: bytes = b""


Resolve = Callable[[Needs], Slow]

_PLACES: dict[str, str] = {}
_LACKS: dict[str, str] = {}
_ANSWERERS: dict[str, Callable[[str], Any]] = {}


def add(kind: str, place: str, lacks: str = "") -> None:
    """Add the `place` of an answerer, `package.module:name` of a function: it takes the request's text and gives
    `numbers` and `film`. `lacks` is the place of one that names the systems which can answer, if this one cannot."""
    _PLACES[kind] = place
    _LACKS[kind] = lacks
    _ANSWERERS.pop(kind, None)


def places() -> dict[str, str]:
    """Return all places added so far, for another process to add."""
    return dict(_PLACES)


def systems(kind: str) -> tuple[str, ...]:
    """Return the systems that can answer, where this one cannot; () where it can."""
    found: tuple[str, ...] = _found(_LACKS[kind])() if _LACKS.get(kind) else ()
    return found


def _found(place: str) -> Any:
    module, _, attribute = place.partition(":")
    return getattr(import_module(module), attribute)


def answer(kind: str, request: str) -> Slow:
    """Answer a slow draw, however long it takes."""
    if kind not in _ANSWERERS:
        _ANSWERERS[kind] = _found(_PLACES[kind])
    found = _ANSWERERS[kind](request)
    return Slow(tuple(found.numbers), bytes(found.film))


def at_once(need: Needs) -> Slow:
    """Answer in this process; raise the need itself if nobody answers its kind."""
    if need.kind not in _PLACES:
        raise need
    return answer(need.kind, need.request)
