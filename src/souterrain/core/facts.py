"""The facts of a game: everything about it but its logic."""

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


class Daily:
    """The daily game, which everybody plays alone: its seats (`me`, or a bot as `bot:<name>`), options, and options
    that take another of their values each day."""

    __slots__ = ("changing", "options", "seats")

    def __init__(
        self,
        *seats: str,
        options: Mapping[str, str] | None = None,
        changing: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.seats = seats
        self.options = options or {}
        self.changing = changing or {}

    def options_of(self, day: int) -> dict[str, str]:
        """Return the options of a day. Days are counted from anywhere: equal days have equal options."""
        return {**self.options, **{name: values[day % len(values)] for name, values in self.changing.items()}}


class Door:
    """The game of somebody who plays at once and alone: its seats, as those of a daily game, and its options."""

    __slots__ = ("options", "seats")

    def __init__(self, *seats: str, options: Mapping[str, str] | None = None) -> None:
        self.seats = seats
        self.options = options or {}


class Help:
    """Options that the rulebook recommends to a table of fewer than `below` seats, and the rule that does so."""

    __slots__ = ("below", "options", "rule")

    def __init__(self, below: int, rule: str, **options: str) -> None:
        self.below = below
        self.rule = rule
        self.options = options


class Lesson:
    """A guided game on draws that are always the same: who learns meets what the lesson speaks of. Seats are those of
    a daily game, and the learner has the first; roles and content are those of a set-up."""

    __slots__ = ("content", "name", "options", "roles", "seats", "seed")

    def __init__(
        self,
        name: str,
        seed: int,
        options: Mapping[str, str] | None = None,
        seats: tuple[str, ...] = ("me",),
        roles: tuple[str, ...] = (),
        content: Any = None,
    ) -> None:
        self.name = name
        self.seed = seed
        self.options = options or {}
        self.seats = seats
        self.roles = roles
        self.content = content


class Facts:
    """Seats, information, moves, result, chance, options, bounds; `rules` grows when results change.

    A preset is an option whose values stand for values of other options; `unhurried` is what options always are at a
    table where a move may take days. `hiding` and `apart` name values of options: with the former an open game has
    secrets, with the latter each seat plays apart, and an act that draws and seals nothing touches its own seat alone.
    `idle`: some of its questions change nothing (`Game.idle`), and a seat may wish to be asked them all the same.
    `content`: a table may bring content of its own (`Setup.content`).
    `door` is the game that begins at once, otherwise as few bots as the game needs join one person. Bots answer the
    questions in `people_first` after the people who are asked the same. `forward` are the verbs that carry the game on,
    best first: a list of choices begins at the first of them that is offered.
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
        daily: Daily | None = None,
        door: Door | None = None,
        help: Help | None = None,
        lessons: tuple[Lesson, ...] = (),
        hiding: Mapping[str, str] | None = None,
        apart: Mapping[str, str] | None = None,
        idle: bool = False,
        content: bool = False,
        people_first: tuple[str, ...] = (),
        forward: tuple[str, ...] = (),
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
        self.daily = daily
        self.door = door
        self.help = help
        self.lessons = lessons
        self.hiding = hiding or {}
        self.apart = apart or {}
        self.idle = idle
        self.content = content
        self.people_first = people_first
        self.forward = forward

    def lesson(self, name: str) -> Lesson | None:
        """Return a lesson by its name; "" is the first one."""
        return next((lesson for lesson in self.lessons if name in ("", lesson.name)), None)

    def hides(self, options: Mapping[str, str]) -> bool:
        """Tell if a table with these options has secrets."""
        return self.information == HIDDEN or _any_of(self.hiding, options)

    def parts(self, options: Mapping[str, str]) -> bool:
        """Tell if each seat plays apart at a table with these options."""
        return _any_of(self.apart, options)

    def resolve(self, asked: Mapping[str, Any]) -> dict[str, str]:
        """Return every option with its value: what was asked for, else what the preset says, else the default."""
        known = {option.name: option for option in self.options}
        for name, value in asked.items():
            if name not in known:
                refused = Rejected("no-such-option", option=str(name))
                raise SetupError(refused, f"{self.name} has no option {name!r}", tuple(known))
            if value not in known[name].values:
                refused, values = Rejected("no-such-value", option=name, value=str(value)), known[name].values
                raise SetupError(refused, f"the option {name!r} of {self.name} has no value {value!r}", values)
        resolved = {option.name: str(asked.get(option.name, option.default)) for option in self.options}
        for preset, meanings in self.presets.items():
            for name, value in meanings[resolved[preset]].items():
                if name not in asked:
                    resolved[name] = value
        return resolved

    def check_seats(self, seats: int) -> None:
        least, most = self.seats
        if type(seats) is not int or not least <= seats <= most:
            refused = Rejected("wrong-seats", least=least, most=most)
            raise SetupError(refused, f"{self.name} has {least} to {most} seats, not {seats!r}")


def _any_of(named: Mapping[str, str], options: Mapping[str, str]) -> bool:
    return any(options.get(name) == value for name, value in named.items())
