"""What a game is, before its logic."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from souterrain.core.rejection import Rejected, SetupError

OPEN: Final = "open"
HIDDEN: Final = "hidden"
IN_TURN: Final = "in-turn"
AT_ONCE: Final = "at-once"
RANKING: Final = "ranking"
TOGETHER: Final = "together"
SCORE: Final = "score"


class Option:
    """One choice of a table: its values, the first of which is the default."""

    __slots__ = ("name", "values")

    def __init__(self, name: str, *values: str) -> None:
        self.name = name
        self.values = values

    @property
    def default(self) -> str:
        return self.values[0]


class Facts:
    """Seats, information, moves, result, chance, options, bounds; `rules` grows when results change.

    A preset is an option whose values stand for values of other options; `unhurried` is what options always are at a
    table where a move may take days.
    """

    def __init__(
        self,
        *,
        name: str,
        rules: int,
        seats: tuple[int, int],
        decisions: int,
        information: str = OPEN,
        moves: str = IN_TURN,
        result: str = RANKING,
        roles: tuple[str, ...] = (),
        chance: tuple[str, ...] = ("dice",),
        slow: tuple[str, ...] = (),
        options: tuple[Option, ...] = (),
        presets: Mapping[str, Mapping[str, Mapping[str, str]]] | None = None,
        unhurried: Mapping[str, str] | None = None,
    ) -> None:
        self.name = name
        self.rules = rules
        self.seats = seats
        self.decisions = decisions
        self.information = information
        self.moves = moves
        self.result = result
        self.roles = roles
        self.chance = chance
        self.slow = slow
        self.options = options
        self.presets = presets or {}
        self.unhurried = unhurried or {}

    def resolve(self, asked: Mapping[str, Any]) -> dict[str, str]:
        """Every option with its value: what was asked for, else what the preset says, else the default."""
        known = {option.name: option for option in self.options}
        for name, value in asked.items():
            if name not in known:
                raise SetupError(Rejected("no-such-option", option=str(name)))
            if value not in known[name].values:
                raise SetupError(Rejected("no-such-value", option=name, value=str(value)))
        resolved = {option.name: str(asked.get(option.name, option.default)) for option in self.options}
        for preset, meanings in self.presets.items():
            for name, value in meanings[resolved[preset]].items():
                if name not in asked:
                    resolved[name] = value
        return resolved

    def check_seats(self, seats: int) -> None:
        least, most = self.seats
        if type(seats) is not int or not least <= seats <= most:
            raise SetupError(Rejected("wrong-seats", least=least, most=most))
