"""Games by name, each with its parts. A game or a part is loaded on first use."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, NamedTuple

from souterrain.core.game import Game
from souterrain.core.rejection import Rejected, SetupError


class Parts(NamedTuple):
    """The places of a game's optional parts, each `package.module:name`; None for a part that a game does not have."""

    text: str | None = None
    """A `core.parts.Picture`; without one the terminal draws the sections of the view."""
    bots: str | None = None
    """Bots by name, besides those that play every game."""
    titles: str | None = None
    """A `core.parts.Titles`."""
    lab: str | None = None
    """A `core.parts.LabColumns`."""
    cards: str | None = None
    """A `core.parts.Cards`."""
    highlights: str | None = None
    """A `core.highlights.Highlights`."""
    practice: str | None = None
    """A `core.parts.Practice`."""
    recap: str | None = None
    """A `core.recap.Recap`."""
    trials: str | None = None
    """A `core.parts.Trials`, for a game that takes content."""


NO_PARTS: Final = Parts()


class Entry(NamedTuple):
    """The place of a game, `package.module:name`, and its parts."""

    place: str
    parts: Parts = NO_PARTS


class PlaceError(LookupError):
    """A registered place where nothing is found: a misspelt module or name."""


_ENTRIES: dict[str, Entry] = {}
_GAMES: dict[str, Game[Any]] = {}


def add(name: str, place: str, parts: Parts = NO_PARTS) -> None:
    """Register a game. Its catalogues and its rulebook are in the package of `place`."""
    _ENTRIES[name] = Entry(place, parts)
    _GAMES.pop(name, None)


def names() -> tuple[str, ...]:
    return tuple(_ENTRIES)


def entries() -> dict[str, Entry]:
    """Return all that was added so far, for another process to add the same."""
    return dict(_ENTRIES)


def game(name: str) -> Game[Any]:
    if name not in _GAMES:
        _GAMES[name] = load(_entry(name).place)
    return _GAMES[name]


def parts(name: str) -> Parts:
    """Return the places of a game's parts."""
    return _entry(name).parts


def package(name: str) -> str:
    """Return the package of a game: its catalogues and its rulebook are found there."""
    return _entry(name).place.partition(":")[0].rpartition(".")[0]


def load(place: str) -> Any:
    """Return the value at `package.module:name`; raise `PlaceError` if there is none."""
    module, _, name = place.partition(":")
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError) as fault:
        raise PlaceError(f"nothing is found at {place!r}: {fault}") from fault


def _entry(name: str) -> Entry:
    if name not in _ENTRIES:
        raise SetupError(Rejected("no-such-game", game=str(name)), f"there is no game {name!r}", names())
    return _ENTRIES[name]
