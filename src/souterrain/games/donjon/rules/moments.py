"""Moments: what happens in one family of rules and concerns others.

A rule raises a moment with `happen`, and the families that react to it are called at once, in the order of the list in
`families.py`. So families need not import each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.content.decks import EventCard
from souterrain.games.donjon.state import State


class SquareEntered(NamedTuple):
    """A figure has entered a square, on its own feet or not."""

    who: int
    square: int


class Pushed(NamedTuple):
    """A figure was pushed onto a square."""

    who: int
    square: int


class HeroStepped(NamedTuple):
    """A hero stands on a square, after what burns or chokes there."""

    hero: int
    before: int
    square: int


class GroundCovered(NamedTuple):
    """A hero has gone a step outside combat, or into a zone where nobody was before."""

    hero: int
    before: int
    square: int
    new_zone: bool


class Opened(NamedTuple):
    """A hero has opened a door or a piece of furniture."""

    hero: int


class Searched(NamedTuple):
    """A hero has searched a zone."""

    hero: int


class HeroAttacked(NamedTuple):
    """A hero has declared an attack."""

    hero: int


class NaturalOne(NamedTuple):
    """The die of a hero's weapon shows one."""

    hero: int


class NoiseMade(NamedTuple):
    """A result or a noise draws an event card."""

    hero: int


class CardTurnedUp(NamedTuple):
    """An event card that was laid ready is played."""

    card: EventCard


class FurnitureOpened(NamedTuple):
    """A hero opens a piece of furniture, with two dice if `boost` names the skill."""

    hero: int
    place: int
    boost: str = ""


class KeepsakeFound(NamedTuple):
    """A hero opens the piece that holds what the quest has put there."""

    hero: int
    place: int


class RoomFilled(NamedTuple):
    """The furniture and the monsters of a room card are in place."""

    zone: int


class ObjectiveLaid(NamedTuple):
    """The zone of the objective lies on the table."""

    zone: int


class TurnEnding(NamedTuple):
    """A figure ends its turn on its square."""

    who: int


class TurnEnded(NamedTuple):
    """A hero's turn is over."""

    hero: int


class MonstersBegin(NamedTuple):
    """The monsters' turn begins."""


class QuietRoundEnded(NamedTuple):
    """A round of exploration is over."""


class TimeUp(NamedTuple):
    """The clock ends the quest."""

    reason: str


class HeroLeaving(NamedTuple):
    """A hero goes out by the stairs."""

    hero: int


M = TypeVar("M")
Reaction: TypeAlias = "tuple[type[Any], Callable[[State, Any, Chance, Log], None]]"
_REACTIONS: Final[dict[type[Any], tuple[Callable[[State, Any, Chance, Log], None], ...]]] = {}


def on(kind: type[M], react: Callable[[State, M, Chance, Log], None]) -> Reaction:
    """Pair a moment with a reaction that takes this very moment."""
    return kind, react


def connect(reactions: Iterable[Reaction]) -> None:
    """Replace all reactions; earlier ones react first."""
    _REACTIONS.clear()
    for kind, react in reactions:
        _REACTIONS[kind] = (*_REACTIONS.get(kind, ()), react)


def happen(state: State, moment: Any, chance: Chance, log: Log) -> None:
    """Let everybody react. A moment to which nobody reacts is an error of the wiring."""
    for react in _REACTIONS[moment.__class__]:
        react(state, moment, chance, log)
