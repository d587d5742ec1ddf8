"""Highlights: the moments of a finished game that its public events prove, and the choice of the one to tell each seat.

The choice is the same for every game. A game ranks its kinds of highlights twice: `best` for what went well, `turned`
for what went wrong. For a seat the first kind counts of which there is one in its favour (or against it); among several
of that kind the largest; among equally large ones the latest. Luck, expected values and decisions play no part.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from souterrain.core.events import Event
from souterrain.core.match import Match

TABLE = -1
"""The `seat` of a highlight that belongs to everybody."""


class Highlight(NamedTuple):
    """A moment that is worth going back to."""

    entry: int
    """The number of the journal entry after which it has happened."""
    key: str
    """`highlight-<key>` is its sentence, with `seat` and `data` as arguments."""
    seat: int
    data: dict[str, Any]
    size: int = 0
    """Decides between highlights of one kind."""
    good: frozenset[int] = frozenset()
    """The seats in whose favour it is."""
    bad: frozenset[int] = frozenset()
    """The seats that it is against."""

    def told(self) -> dict[str, Any]:
        """Return key and arguments, in the form in which events are told."""
        return {"key": self.key, "seat": self.seat, **self.data}


class Highlights(NamedTuple):
    """The highlights of a game, as a declared part."""

    best: tuple[str, ...]
    """Kinds in favour of a seat, the most remarkable first."""
    turned: tuple[str, ...]
    """Kinds against a seat, the most decisive first."""
    found: Callable[[Match], Sequence[Highlight]]
    """Return all of a finished match, in the order of entries; the match has its whole story (`Match.whole`)."""

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((*self.best, *self.turned)))


class Told(NamedTuple):
    """The highlights of one match. `best` and `turned` are indices into `all`, by seat; a seat may have neither."""

    all: tuple[Highlight, ...]
    best: dict[int, int]
    turned: dict[int, int]


def nothing() -> Told:
    return Told((), {}, {})


def tell(part: Highlights, match: Match) -> Told:
    """Return the highlights of a match; nothing before its end."""
    if match.outcome is None:
        return nothing()
    found = tuple(part.found(match))
    seats = range(match.journal.header.seats)
    best = {seat: _chosen(found, part.best, [seat in one.good for one in found]) for seat in seats}
    turned = {seat: _chosen(found, part.turned, [seat in one.bad for one in found]) for seat in seats}
    return Told(found, _known(best), _known(turned))


def _chosen(found: Sequence[Highlight], order: Iterable[str], eligible: Sequence[bool]) -> int:
    for key in order:
        some = [at for at, one in enumerate(found) if eligible[at] and one.key == key]
        if some:
            return max(some, key=lambda at: (found[at].size, at))
    return -1


def _known(chosen: dict[int, int]) -> dict[int, int]:
    return {seat: at for seat, at in chosen.items() if at >= 0}


def standing(match: Match) -> Iterator[tuple[int, Event]]:
    """Yield the events of a match with their entries, without what was taken back."""
    kept = {0, *match.journal.standing()}
    return ((number, event) for number, event in match.events if number in kept)


def largest(found: Iterable[Highlight]) -> list[Highlight]:
    """Return the largest highlight of each seat, the first of equals, in the order of entries."""
    most: dict[int, Highlight] = {}
    for one in found:
        if one.seat not in most or one.size > most[one.seat].size:
            most[one.seat] = one
    return sorted(most.values(), key=lambda one: one.entry)
