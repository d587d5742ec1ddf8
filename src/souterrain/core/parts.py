"""The types of a game's optional parts: text picture, titles, lab columns, practice. `registry.Parts` names their
places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from souterrain.core.actions import Action
from souterrain.core.events import Event
from souterrain.core.game import View
from souterrain.core.match import Match
from souterrain.core.words import Words

S = TypeVar("S", contravariant=True)

Picture: TypeAlias = Callable[[View, Words], list[str]]
"""A function that draws a view as lines of text."""


class Collection(NamedTuple):
    """A title that a person wins over many games: by finishing one with each of several nouns."""

    title: str
    wanted: tuple[str, ...]
    found: Callable[[Match], Mapping[int, str]]
    """Return the noun that each seat finished the match with; nothing before the end."""


class Progress(NamedTuple):
    """A person's progress in a collection; both tuples are in the collection's order."""

    title: str
    found: tuple[str, ...]
    wanted: tuple[str, ...]

    @property
    def complete(self) -> bool:
        return len(self.found) == len(self.wanted)

    @property
    def missing(self) -> tuple[str, ...]:
        return tuple([noun for noun in self.wanted if noun not in self.found])


class Titles(NamedTuple):
    """Titles of a game: of one finished match, and of a person's matches together."""

    names: tuple[str, ...]
    """Every title; `title-<name>` is its message."""
    won: Callable[[Match], Mapping[int, tuple[str, ...]]]
    """Return the titles of each seat; the match has its whole story (`Match.whole`)."""
    collections: tuple[Collection, ...] = ()


class Cards(NamedTuple):
    """Cards that a player holds for long and that the rulebook explains."""

    rules: Mapping[str, tuple[str, ...]]
    """The rules of each card, by its noun: the whole card first, then its parts."""
    held: Callable[[View, int], tuple[str, ...]]
    """Return the cards of a seat: those in force first."""


class Practice(NamedTuple):
    """Acts on a table of one's own, without a game. The table is in the request: things by name, with their numbers."""

    asked: Callable[[Mapping[str, Sequence[int]], Action, Random], tuple[str, str]]
    """Return the kind and the request of the slow draw that carries out an act; raise ValueError if there is none."""
    shown: Callable[[Mapping[str, Sequence[int]], Action, tuple[int, ...]], dict[str, Any]]
    """Return the table after the act, as a section of a view, from the numbers of that draw."""


def nothing(state: Any, seat: int) -> dict[str, Any]:
    """Return no column."""
    return {}


class Trials(Generic[S]):
    """Counts of games in which bots test custom content, by `trial-*` name."""

    __slots__ = ("length", "noted", "offered")

    def __init__(
        self,
        *,
        noted: Callable[[S, Sequence[Event]], Iterable[tuple[str, str]]],
        offered: Callable[[S], Mapping[str, Iterable[str]]],
        length: Callable[[S], int],
    ) -> None:
        self.noted = noted
        """Return the nouns that the events of one step have used or cost, each with its count; the state is that before
        the step."""
        self.offered = offered
        """Return the nouns that the content offers, by the name of their count: those never noted are reported."""
        self.length = length
        """Return the length of a finished game in rounds."""


class LabColumns(Generic[S]):
    """Columns of a game in the tables of the lab, and the games that are played for them."""

    __slots__ = ("counted", "dealt", "each", "options", "seats")

    def __init__(
        self,
        *,
        dealt: Callable[[S, int], Mapping[str, str]] = nothing,
        counted: Callable[[S, int], Mapping[str, float]] = nothing,
        seats: tuple[int, ...] = (),
        each: str = "",
        options: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.dealt = dealt
        """Return the nouns that a seat was dealt, by `field-*` name: results are grouped by them."""
        self.counted = counted
        """Return numbers of a seat's game, by `lab-*` name: each is a column of means."""
        self.seats = seats
        """Numbers of players to play with; () for every number from two."""
        self.each = each
        """The option of which every value is played; "" for none."""
        self.options = options
        """Options of the games that are played, unless they are set otherwise: limits that bots need."""
