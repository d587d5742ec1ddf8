"""Sentences: which may be said, only as far as anybody asks, and how they are put together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from souterrain.core.actions import Action
from souterrain.core.forms import Items
from souterrain.core.legal import Legal
from souterrain.games.donjon.state import State


class Turn(NamedTuple):
    """A hero whose turn it is, what may be said, and the verbs of it."""

    s: State
    hero: int
    legal: Legal
    said: frozenset[str]


def turn_of(s: State, hero: int, legal: Legal) -> Turn:
    return Turn(s, hero, legal, frozenset([verb.word for verb in legal.verbs]))


def sentences(legal: Legal, *words: str) -> Iterator[Action]:
    """What may be said with these verbs; the others are not even worked out."""
    for verb in legal.verbs:
        if verb.word in words:
            yield from verb.actions()


def say(verb: str, *parts: Items) -> Action:
    return (verb, *[item for part in parts for item in part])


def word(name: str) -> Items:
    return ((name, 1),)


def first(action: Action) -> str:
    """The first word after the verb."""
    return action[1:][0][0]


def rest(action: Action) -> Items:
    """What comes after that word."""
    return action[1:][1:]


def webs_beside(legal: Legal) -> Iterator[Action]:
    """Webs that can be struck at."""
    for action in sentences(legal, "strike"):
        if first(action) == "web":
            yield action
