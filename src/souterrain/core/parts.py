"""The types of a game's optional parts: text picture, titles, lab columns. `registry.Parts` names their places."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

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


def nothing(state: Any, seat: int) -> dict[str, Any]:
    """Return no column."""
    return {}


class LabColumns(Generic[S]):
    """Columns of a game in the tables of the lab, and the games that are played for them."""

    __slots__ = ("counted", "dealt", "each", "seats")

    def __init__(
        self,
        *,
        dealt: Callable[[S, int], Mapping[str, str]] = nothing,
        counted: Callable[[S, int], Mapping[str, float]] = nothing,
        seats: tuple[int, ...] = (),
        each: str = "",
    ) -> None:
        self.dealt = dealt
        """Return the nouns that a seat was dealt, by `field-*` name: results are grouped by them."""
        self.counted = counted
        """Return numbers of a seat's game, by `lab-*` name: each is a column of means."""
        self.seats = seats
        """Numbers of players to play with; () for every number from two."""
        self.each = each
        """The option of which every value is played; "" for none."""
