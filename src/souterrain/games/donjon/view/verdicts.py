"""The meaning of a margin for the target of an attack, as a word of the messages `table-*` and `stake-*`."""

from __future__ import annotations

from typing import NamedTuple

from souterrain.games.donjon.rules.frames.fight import Attack
from souterrain.games.donjon.rules.questions.results import can_harm, drains
from souterrain.games.donjon.rules.questions.sheet import is_hero
from souterrain.games.donjon.state import State


class Result(NamedTuple):
    """A word, the life that is lost, and the life that is left."""

    word: str
    number: int = 0
    left: int = 0


def result_of(state: State, frame: Attack, margin: int) -> Result:
    """Return the result of an attack or opposed roll with this margin."""
    if frame.then is not None and not frame.then.by_margin:
        return Result("frozen" if margin > 0 else "resisted")
    if margin <= 0:
        return Result("tie" if not margin else "miss")
    if frame.then is None and not can_harm(state, frame):
        return Result("no-harm")
    if drains(state, frame):
        return Result("drained")
    left = state.figure(frame.target).life - margin
    if left > 0:
        return Result("wound", margin, left)
    return Result("falls" if is_hero(frame.target) else "slain", margin)
