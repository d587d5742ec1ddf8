"""Legal sentences, generated lazily, and their construction."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from souterrain.core.actions import Action
from souterrain.core.forms import Items
from souterrain.core.legal import Legal
from souterrain.games.donjon.state import State


class Turn(NamedTuple):
    """A hero's turn: the state, the legal sentences, and their verbs."""

    state: State
    hero: int
    legal: Legal
    said: frozenset[str]


def turn_of(state: State, hero: int, legal: Legal) -> Turn:
    return Turn(state, hero, legal, frozenset([verb.word for verb in legal.verbs]))


def sentences(legal: Legal, *words: str) -> Iterator[Action]:
    """Yield the legal sentences with these verbs; the others are not computed."""
    for verb in legal.verbs:
        if verb.word in words:
            yield from verb.actions()


def say(verb: str, *parts: Items) -> Action:
    return (verb, *[item for part in parts for item in part])


def word(name: str) -> Items:
    return ((name, 1),)


def first(action: Action) -> str:
    """Return the first word after the verb."""
    return action[1:][0][0]


def rest(action: Action) -> Items:
    """Return the items after that word."""
    return action[1:][1:]


def webs_beside(legal: Legal) -> Iterator[Action]:
    """Yield the sentences that cut a web."""
    for action in sentences(legal, "strike"):
        if first(action) == "web":
            yield action
