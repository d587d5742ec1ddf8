"""The machine as master: what it says at its own moments, and what it answers when something is drawn or laid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from souterrain.bots.delver import arranging, directing
from souterrain.bots.delver.saying import first, sentences
from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.forms import Random
from souterrain.core.frames import Frame
from souterrain.core.legal import Legal
from souterrain.games.donjon.content.creatures import CREATURES
from souterrain.games.donjon.director import choices
from souterrain.games.donjon.state import ENTRANCE, START, State

LAST: Final = ("shooter", "caster", "warlord")
"""Profiles that wait until the others stand before them."""

Choice: TypeAlias = "Callable[[State, Any, Legal], Action]"


def answer(s: State, ask: Ask, legal: Legal, rng: Random) -> Action:
    if s.frames:
        choice = CHOICES.get(s.frames[-1].kind)
        return choice(s, s.frames[-1], legal) if choice is not None else legal.sample(rng)
    if s.step == ENTRANCE:
        return arranging.entrance(s, legal)
    said = {verb.word for verb in legal.verbs}
    if "draw" in said:
        return ("draw",)
    event = directing.event(s, legal)
    if event is not None:
        return event
    if s.step == START:
        return ("proceed",)
    return _unleash(s, legal) if "unleash" in said else ("done",)


def _unleash(s: State, legal: Legal) -> Action:
    """Those who stand before others first; within a kind the engine begins with the nearest."""
    return min(sentences(legal, "unleash"), key=lambda action: _turn(first(action)))


def _turn(kind: str) -> tuple[bool, str]:
    return CREATURES[kind].profile in LAST, kind


# Answers


def _ambush(s: State, frame: Frame, legal: Legal) -> Action:
    """All about the hero who can bear it least."""
    if not s.up:
        return legal.first()
    return min(sentences(legal, "gather"), key=lambda action: (-choices.near_prey(s, action[1:]), action))


def _fire(s: State, frame: Frame, legal: Legal) -> Action:
    """On along the heroes, as far as they stand beside it."""
    beside = (action for action in sentences(legal, "spread") if choices.beside_heroes(s, action[1:]))
    return next(beside, ("enough",))


def _drop(s: State, frame: Frame, legal: Legal) -> Action:
    """Blocks fall where the heroes are."""
    return max(sentences(legal, "topple"), key=lambda action: choices.near_heroes(s, action[1:]))


CHOICES: Final[dict[str, Choice]] = {
    "way": arranging.way,
    "secret-door": arranging.wall,
    "stack": arranging.stack,
    "ahead": arranging.exchange,
    "judge": arranging.judge,
    "drawn": arranging.redraw,
    "alarm": arranging.admit,
    "ambush": _ambush,
    "found": directing.found,
    "cave-in": _drop,
    "fire": _fire,
}
