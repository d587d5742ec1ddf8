"""Kinds of frames: who may or must answer, what an answer does, and how the frame is carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items, Verb
from souterrain.games.donjon.state import State

WINDOW: Final = "window"
"""Offers, until the table closes them; an answer changes the frame and leaves it open."""
MUST: Final = "must"
"""Seats that have to answer; the first answer carries the frame out."""
ONE: Final = "one"
"""The first of these seats."""
NOBODY: Final = "nobody"
"""Carried out as soon as it is on top."""

Resolve: TypeAlias = "Callable[[State, Any, Chance, Log], None]"
Answer: TypeAlias = "Callable[[State, int, str, Items, Chance, Log], None]"


class Kind(NamedTuple):
    mode: str
    resolve: Resolve
    offers: Callable[[State, Any], Offers] = lambda state, frame: {}
    answer: Answer | None = None
    """Of a window. Others keep the answer in the frame, for `resolve`."""


KINDS: Final[dict[str, Kind]] = {}


def kind(
    word: str,
    mode: str = NOBODY,
    offers: Callable[[State, Any], Offers] = lambda state, frame: {},
    answer: Answer | None = None,
) -> Callable[[Resolve], Resolve]:
    """Registers the function that carries out frames of this kind."""

    def registered(function: Resolve) -> Resolve:
        assert word not in KINDS, f"{word} is known already"
        KINDS[word] = Kind(mode, function, offers, answer)
        return function

    return registered


Offers: TypeAlias = "dict[int, tuple[Verb, ...]]"
"""What each seat is offered."""
