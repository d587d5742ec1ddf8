"""Where games are found by name. A game is loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from souterrain.core.game import Game
from souterrain.core.rejection import Rejected, SetupError

_PLACES: dict[str, str] = {}
_GAMES: dict[str, Game[Any]] = {}


def add(name: str, place: str) -> None:
    """`place` is `package.module:name`; the package has the rooms of a game."""
    _PLACES[name] = place


def names() -> tuple[str, ...]:
    return tuple(_PLACES)


def places() -> dict[str, str]:
    """What was added so far: another process adds the same."""
    return dict(_PLACES)


def game(name: str) -> Game[Any]:
    if name not in _GAMES:
        if name not in _PLACES:
            raise SetupError(Rejected("no-such-game", game=str(name)))
        module, _, attribute = _PLACES[name].partition(":")
        _GAMES[name] = getattr(import_module(module), attribute)
    return _GAMES[name]


def package(name: str) -> str:
    """The package a game lives in: its catalogues, rulebook, picture and bots are found beside it."""
    game(name)
    return _PLACES[name].partition(":")[0].rpartition(".")[0]
