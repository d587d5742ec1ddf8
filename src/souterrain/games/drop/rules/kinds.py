"""The kinds of frames: the verbs that answer each, and what its answer does."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Verb
from souterrain.core.frames import Kinds, question
from souterrain.games.drop.frames import FlickAgain, Reach, Redrop, Sight, Volley
from souterrain.games.drop.rules.abilities import drops, flicks, takes
from souterrain.games.drop.rules.aims import aim_of, dropping, named
from souterrain.games.drop.rules.exploring import drop_again
from souterrain.games.drop.rules.refusals_frames import unfinished
from souterrain.games.drop.state import State

STOP: Final = Verb("stop", Form())


def _again_verbs(state: State, frame: FlickAgain) -> tuple[Verb, ...]:
    """Offer the same cube once more, or enough (DD-204)."""
    return Verb("flick", *flicks.flicking(state, 1 << frame.cubes[0])), STOP


def _volley_verbs(state: State, frame: Volley) -> tuple[Verb, ...]:
    """Offer a different cube, or enough (DD-226)."""
    forms = flicks.no_pillar(state, without=1 << frame.cubes[0])
    return (Verb("flick", *forms), STOP) if forms else (STOP,)


def _flick(state: State, frame: FlickAgain | Volley, chance: Chance, log: Log) -> None:
    if frame.verb == "flick":
        flicks.flick(state, named(frame.answer)[0], frame.answer, chance, log)


def _sight_verbs(state: State, frame: Sight) -> tuple[Verb, ...]:
    return (Verb(drops.RELEASE, *drops.releasing(state, frame.cubes)),)


def _sight(state: State, frame: Sight, chance: Chance, log: Log) -> None:
    """Drop one cube; the other goes back unseen by the rest (DD-229)."""
    drop_again(state, named(frame.answer)[:1], aim_of(state, frame.answer), chance, log)


def _reach_verbs(state: State, frame: Reach) -> tuple[Verb, ...]:
    return (Verb("reach", *takes.reaching(state, frame.hull)),)


def _reach(state: State, frame: Reach, chance: Chance, log: Log) -> None:
    takes.take_named(state, frame.answer, chance, log)


def _redrop_verbs(state: State, frame: Redrop) -> tuple[Verb, ...]:
    return (Verb("redrop", *dropping(state)),)


def _redrop(state: State, frame: Redrop, chance: Chance, log: Log) -> None:
    drop_again(state, frame.cubes, aim_of(state, frame.answer), chance, log)


KINDS: Final[Kinds] = {
    FlickAgain: question(_again_verbs, _flick, unfinished("flick", "DD-204", "wood-elf")),
    Volley: question(_volley_verbs, _flick, unfinished("flick", "DD-226", "ranger")),
    Sight: question(_sight_verbs, _sight, unfinished(drops.RELEASE, "DD-229")),
    Reach: question(_reach_verbs, _reach, unfinished("reach", "DD-207", "high-elf")),
    Redrop: question(_redrop_verbs, _redrop, unfinished("redrop", "DD-67")),
}
