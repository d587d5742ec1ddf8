"""The story of a match so far: in a few lines for people who come back to it, and as a chronicle of its chapters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias

from souterrain.core.events import told
from souterrain.core.highlights import standing
from souterrain.core.match import Match

Line: TypeAlias = dict[str, Any]
"""A `key` and the arguments of its sentence, `recap-<key>`."""


class Chapter(NamedTuple):
    """A chapter of a chronicle: what happened to all, and the story of each seat."""

    title: str
    """The id of a message of the game."""
    ended: str
    """The key of the line that ended it; "" while it goes on."""
    lines: list[Line]
    seats: dict[int, list[Line]]


class Recap(NamedTuple):
    """A game's recap, as a declared part."""

    tell: Callable[[Iterable[Mapping[str, Any]]], list[Line]]
    """Return the lines from the events that somebody has seen."""
    ends: tuple[str, ...]
    """Keys of events that end a chapter: the story so far is told after them."""
    chapters: Callable[[Iterable[Mapping[str, Any]]], list[Chapter]]
    """Return the chronicle from the events that somebody has seen."""


def recap_of(known: Recap, match: Match, eyes: int | None) -> list[Line]:
    """Return the story so far as those eyes have seen it; the match has its whole story (`Match.whole`)."""
    return known.tell(seen_of(match, eyes))


def chronicle_of(known: Recap, match: Match, eyes: int | None) -> list[Chapter]:
    """Return the chapters as those eyes have seen them; the match has its whole story."""
    return known.chapters(seen_of(match, eyes))


def seen_of(match: Match, eyes: int | None) -> list[dict[str, Any]]:
    return told([event for _, event in standing(match)], eyes)
