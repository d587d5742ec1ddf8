"""Parts of Lantern that go wrong, one in each way."""

from __future__ import annotations

from typing import Any

from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.forms import Random
from souterrain.core.game import Game, View
from souterrain.core.match import Match
from souterrain.core.parts import LabColumns, Titles
from souterrain.core.words import Words
from tests.lantern.state import State


def wordless(view: View, words: Words) -> list[str]:
    return [words("text-no-such-message")]


def empty(view: View, words: Words) -> list[str]:
    return []


class Liar:
    def choose(self, game: Game[Any], view: View, ask: Ask, rng: Random) -> Action | None:
        return ("lay", ("crimson", 99))


class Mute:
    def choose(self, game: Game[Any], view: View, ask: Ask, rng: Random) -> Action | None:
        return None


LIARS = {"random": Liar(), "liar": Liar()}
MUTES = {"mute": Mute()}
NOT_BOTS = {"random": "souterrain.bots.chance:RandomBot"}


def won(match: Match) -> dict[int, tuple[str, ...]]:
    return {0: ("undeclared",)}


def dealt(state: State, seat: int) -> dict[str, str]:
    return {"no-such-field": "amber"}


def prose(state: State, seat: int) -> dict[str, str]:
    return {"hand": "an amber candle"}


def counted(state: State, seat: int) -> dict[str, int]:
    return {"no-such-column": state.night}


UNDECLARED = Titles((), won)
UNNAMED = Titles(("brightest",), won)
NOT_DEALT = LabColumns(dealt=dealt)
PROSE = LabColumns(dealt=prose)
NOT_COUNTED = LabColumns(counted=counted)
NO_OPTION: LabColumns[State] = LabColumns(each="no-such-option")
NO_SEATS: LabColumns[State] = LabColumns(seats=(7,))
