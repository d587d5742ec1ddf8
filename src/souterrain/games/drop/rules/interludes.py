"""Choices after new information: what each kind of frame asks, and what its answer does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Verb
from souterrain.games.drop.rules.abilities import drops, flicks, takes
from souterrain.games.drop.rules.aims import aim_of, dropping, named
from souterrain.games.drop.rules.exploring import drop_again
from souterrain.games.drop.state import Interlude, State


class Kind(NamedTuple):
    verbs: Callable[[State, Interlude], tuple[Verb, ...]]
    carry: Callable[[State, Interlude, Chance, Log], None]


STOP: Final = Verb("stop", Form())


def _again_verbs(state: State, frame: Interlude) -> tuple[Verb, ...]:
    """The same cube once more, or enough (DD-204)."""
    return Verb("flick", *flicks.flicking(state, 1 << frame.cubes[0])), STOP


def _volley_verbs(state: State, frame: Interlude) -> tuple[Verb, ...]:
    """A different cube, or enough (DD-226)."""
    forms = flicks.flicking(state, ~(1 << frame.cubes[0]))
    return (Verb("flick", *forms), STOP) if forms else (STOP,)


def _flick(state: State, frame: Interlude, chance: Chance, log: Log) -> None:
    if frame.verb == "flick":
        flicks.flick(state, named(frame.answer)[0], frame.answer, chance, log)


def _sight_verbs(state: State, frame: Interlude) -> tuple[Verb, ...]:
    return (Verb("drop", *drops.releasing(state, frame)),)


def _reach_verbs(state: State, frame: Interlude) -> tuple[Verb, ...]:
    return (Verb("reach", *takes.reaching(state, frame)),)


def _redrop_verbs(state: State, frame: Interlude) -> tuple[Verb, ...]:
    """Shields that were used are dropped again (DD-67)."""
    return (Verb("redrop", *dropping(state)),)


def _redrop(state: State, frame: Interlude, chance: Chance, log: Log) -> None:
    drop_again(state, frame.cubes, aim_of(state, frame.answer), chance, log)


KINDS: Final[dict[str, Kind]] = {
    "again": Kind(_again_verbs, _flick),
    "volley": Kind(_volley_verbs, _flick),
    "sight": Kind(_sight_verbs, drops.release),
    "reach": Kind(_reach_verbs, takes.reach),
    "redrop": Kind(_redrop_verbs, _redrop),
}
