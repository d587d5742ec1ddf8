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
_SAMPLED: dict[str, str] = {}
_LACKS: dict[str, tuple[str, str]] = {}
_ANSWERERS: dict[str, Callable[[str], Any]] = {}


def add(kind: str, place: str, lacks: str = "", install: str = "") -> None:
    """Add the `place` of an answerer, `package.module:name` of a function: it takes the request's text and returns
    `numbers` and `film`. `lacks` is the place of a function that returns None if draws can be answered here, () if the
    answerer is not installed (`install` is the command), and the systems that have one if this system has none."""
    _PLACES[kind] = place
    _LACKS[kind] = lacks, install
    _ANSWERERS.pop(kind, None)


def add_sampled(kind: str, place: str) -> None:
    """Add the `place` of a stand-in for mass play, called in the same way: quick, and right on average only."""
    _SAMPLED[kind] = place
    _ANSWERERS.pop(_stand_in(kind), None)


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
    return _answer(kind, _PLACES[kind], request)


def _stand_in(kind: str) -> str:
    return f"{kind} sampled"


def _answer(known: str, place: str, request: str) -> Slow:
    if known not in _ANSWERERS:
        _ANSWERERS[known] = _found(place)
    found = _ANSWERERS[known](request)
    return Slow(tuple(found.numbers), bytes(found.film))


def at_once(need: Needs) -> Slow:
    """Answer in this process; raise the need itself if nobody answers its kind."""
    if need.kind not in _PLACES:
        raise need
    return answer(need.kind, need.request)


def sampled(need: Needs) -> Slow:
    """Answer by the stand-in of a kind; by the answerer itself if there is none."""
    if need.kind not in _SAMPLED:
        return at_once(need)
    return _answer(_stand_in(need.kind), _SAMPLED[need.kind], need.request)
