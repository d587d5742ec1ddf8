"""The state of Lantern and its frames. What is hidden: the hands, the candles laid this night, the candles paid."""

from __future__ import annotations

from typing import Any, ClassVar, TypeAlias

from souterrain.core import options
from souterrain.core.frames import Frame, Framed, Question
from souterrain.core.records import record

Candles: TypeAlias = tuple[int, ...]
"""The number of each colour."""

COLOURS = ("amber", "blue", "crimson")
LIGHT = (1, 2, 3)
PLACES = ("north", "east", "south", "west")
NONE: Candles = (0,) * len(COLOURS)


@record
class Lay(Frame):
    """Everybody lays candles, all at once."""

    kind: ClassVar[str] = "lay"


@record
class Dawn(Frame):
    """Count the results of the night."""

    kind: ClassVar[str] = "dawn"


@record
class Blow(Frame):
    """One of the dimmest seats blows at another lantern."""

    kind: ClassVar[str] = "blow"


@record
class Gust(Frame):
    """A gust that reaches its target can be shielded."""

    kind: ClassVar[str] = "shield"
    seat: int = -1
    target: int = 0
    force: int = 0


@record
class Shield(Question):
    """A shutter was closed; it costs a candle."""

    kind: ClassVar[str] = "pay"


FRAMES = (Lay, Dawn, Blow, Gust, Shield)


@record
class Options(options.Options):
    nights: int = 3


@record
class State(Framed):
    """`copies` is all there is, `burnt` what was shown; the box holds what is nowhere else."""

    copies: Candles = NONE
    burnt: Candles = NONE
    roles: tuple[str, ...] = ()
    shutters: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    lights: tuple[int, ...] = ()
    hands: tuple[Candles, ...] = ()
    laid: tuple[Candles, ...] = ()
    """Still counted in the hand until it is shown; () for a seat that has laid nothing yet."""
    paid: tuple[Candles, ...] = ()
    night: int = 0
    nights: int = 0


def changed(state: State, **changes: Any) -> State:
    new = state.copy()
    for name, value in changes.items():
        setattr(new, name, value)
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
