"""The registry of faster counterparts of pure functions, by name.

A counterpart gives exactly the results of the function it stands for and may need packages that the light core does
without. It is loaded when first asked for; where its packages are missing there is none, and the pure function works
alone."""

from __future__ import annotations

from typing import Any

from souterrain.core import registry

_PLACES: dict[str, str] = {}
_FOUND: dict[str, Any] = {}


def add(name: str, place: str) -> None:
    """Add the `place` of a counterpart, `package.module:name` of a function."""
    _PLACES[name] = place
    _FOUND.pop(name, None)


def find(name: str) -> Any:
    """Return the counterpart; None if there is none, or if its packages are not installed."""
    if name not in _FOUND:
        _FOUND[name] = _load(_PLACES[name]) if name in _PLACES else None
    return _FOUND[name]


def _load(place: str) -> Any:
    try:
        return registry.load(place)
    except registry.PlaceError as fault:
        if isinstance(fault.__cause__, ModuleNotFoundError) and not f"{fault.__cause__.name}.".startswith(
            "souterrain."
        ):
            return None
        raise
