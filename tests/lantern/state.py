"""The state of Lantern and its frames. What is hidden: the hands, the candles laid this night, the candles paid."""

from __future__ import annotations

from typing import Any, TypeAlias

from souterrain.core.records import Record, fields

Candles: TypeAlias = tuple[int, ...]
"""How many of each colour."""

COLOURS = ("amber", "blue", "crimson")
LIGHT = (1, 2, 3)
PLACES = ("north", "east", "south", "west")
NONE: Candles = (0,) * len(COLOURS)


class Lay(Record):
    """Everybody lays candles, all at once."""

    __slots__ = ("number",)

    def __init__(self, number: int = 0) -> None:
        self.number = number


class Dawn(Record):
    """What the night brought is counted."""

    __slots__ = ()


class Gust(Record):
    """One of the dimmest seats blows (`seat` is -1 until then); a gust that reaches its target can be shielded."""

    __slots__ = ("closed", "force", "number", "seat", "target")

    def __init__(self, number: int = 0, seat: int = -1, target: int = 0, force: int = 0, closed: int = 0) -> None:
        self.number = number
        self.seat = seat
        self.target = target
        self.force = force
        self.closed = closed


class Shield(Record):
    """A shutter was closed; it costs a candle."""

    __slots__ = ("number", "paid", "seat")

    def __init__(self, number: int = 0, seat: int = 0, paid: int = 0) -> None:
        self.number = number
        self.seat = seat
        self.paid = paid


class State(Record):
    """`copies` is all there is, `burnt` what was shown; the box holds what is nowhere else."""

    __slots__ = (
        "burnt",
        "copies",
        "frames",
        "hands",
        "laid",
        "lights",
        "night",
        "nights",
        "number",
        "paid",
        "points",
        "roles",
        "shutters",
    )

    def __init__(self) -> None:
        self.copies: Candles = NONE
        self.burnt: Candles = NONE
        self.roles: tuple[str, ...] = ()
        self.shutters: tuple[int, ...] = ()
        self.points: tuple[int, ...] = ()
        self.lights: tuple[int, ...] = ()
        self.hands: tuple[Candles, ...] = ()
        self.laid: tuple[Candles, ...] = ()
        """Still counted in the hand until it is shown; () for a seat that has laid nothing yet."""
        self.paid: tuple[Candles, ...] = ()
        self.night = 0
        self.nights = 0
        self.number = 0
        self.frames: tuple[Lay | Dawn | Gust | Shield, ...] = ()


def changed(state: State, **changes: Any) -> State:
    new = State()
    for name in fields(State):
        setattr(new, name, changes[name] if name in changes else getattr(state, name))
    return new


def put(row: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*row[:index], value, *row[index + 1 :])


def plus(*heaps: Candles) -> Candles:
    return tuple([sum(column) for column in zip(*heaps, strict=True)]) if heaps else NONE


def minus(heap: Candles, other: Candles) -> Candles:
    return tuple([here - there for here, there in zip(heap, other, strict=True)])


def box(state: State) -> Candles:
    return minus(state.copies, plus(state.burnt, *state.hands, *state.paid))


def light(candles: Candles) -> int:
    return sum(number * each for number, each in zip(candles, LIGHT, strict=True))


def many(candles: Candles) -> list[tuple[str, int]]:
    """Candles as an event tells them."""
    return [(colour, number) for colour, number in zip(COLOURS, candles, strict=True) if number]
