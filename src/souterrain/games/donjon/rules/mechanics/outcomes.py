"""What follows: tests and opposed rolls name it by a word, and whoever knows that word registers it here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.rules.frames_old import Frame
from souterrain.games.donjon.state import State

Outcome: TypeAlias = "Callable[[State, Any, bool, Chance, Log], None]"
KNOWN: Final[dict[str, Outcome]] = {}


def outcome(word: str) -> Callable[[Outcome], Outcome]:
    def registered(function: Outcome) -> Outcome:
        assert word not in KNOWN, f"{word} is known already"
        KNOWN[word] = function
        return function

    return registered


def follow(word: str, state: State, frame: Frame, success: bool, chance: Chance, log: Log) -> None:
    KNOWN[word](state, frame, success, chance, log)
