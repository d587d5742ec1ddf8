"""The registry of answerers of slow draws, by kind: physics, one day real dice. An answerer is loaded when first
asked."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from souterrain.core.chance import Needs
from souterrain.core.rejection import Rejected, SetupError


class Slow(NamedTuple):
    """The answer to a slow draw. The film shows how it came about; it may be dropped, nothing follows from it."""

    numbers: tuple[int, ...]
    film: bytes = b""


Resolve = Callable[[Needs], Slow]

_PLACES: dict[str, str] = {}
_LACKS: dict[str, tuple[str, str]] = {}
_ANSWERERS: dict[str, Callable[[str], Any]] = {}


def add(kind: str, place: str, lacks: str = "", install: str = "") -> None:
    """Add the `place` of an answerer, `package.module:name` of a function: it takes the request's text and returns
    `numbers` and `film`. `lacks` is the place of a function that returns None if draws can be answered here, () if the
    answerer is not installed (`install` is the command), and the systems that have one if this system has none."""
    _PLACES[kind] = place
    _LACKS[kind] = lacks, install
    _ANSWERERS.pop(kind, None)


def places() -> dict[str, str]:
    """Return all places added so far, for another process to add."""
    return dict(_PLACES)


def lack(kind: str) -> SetupError | None:
    """Return the reason why draws of this kind cannot be answered here; None if they can."""
    place, install = _LACKS.get(kind, ("", ""))
    systems: tuple[str, ...] | None = _found(place)() if place else None
    if systems is None:
        return None
    if not systems:
        refused = Rejected("not-installed", command=install)
        return SetupError(refused, f"this needs packages that are not installed: {install}")
    said = ", ".join(systems)
    return SetupError(Rejected("not-on-this-system", systems=said), f"this needs a package that only {said} have")


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
