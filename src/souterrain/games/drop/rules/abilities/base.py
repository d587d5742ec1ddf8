"""The parts of an ability: the forms of its sentences, and what it does (DD-22, DD-138)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Field, Form, Items
from souterrain.core.frames import push
from souterrain.core.rejection import Rejected
from souterrain.games.drop.content.cubes import COLLECTABLE, DRAGON, PILLARS, WORD_OF
from souterrain.games.drop.frames import Choice
from souterrain.games.drop.geometry import Footprint
from souterrain.games.drop.state import State

Forms: TypeAlias = "Callable[[State, Field], tuple[Form, ...]]"
Carry: TypeAlias = "Callable[[State, Items, Chance, Log], None]"
Why: TypeAlias = "Callable[[State, Items], Rejected | None]"

MOVABLE: Final = ~(PILLARS | 1 << DRAGON)
"""Cubes that are neither a Pillar nor the Dragon."""


class Ability(NamedTuple):
    """`forms` begin with the card's own words; none: it has no target now and cannot be activated."""

    forms: Forms
    carry: Carry
    why: Why | None = None
    """Refuses words that name a fitting cube all the same."""


def at_once(state: State, card: Field) -> tuple[Form, ...]:
    """Return the form of an ability that needs no words."""
    return (Form(card),)


def holds(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Do nothing now: the effect works on this turn's Loot."""


def lying(state: State, among: int = -1) -> int:
    return state.lying() & among


def others(state: State, *without: int) -> list[Footprint]:
    """Return everything that lies or stands on the table, but for these cubes."""
    spots = [spot for cube, spot in enumerate(state.spots) if spot and cube not in without]
    spots += [spot for spot in state.pawns if spot]
    return spots + (list(state.solo.tokens) if state.solo is not None else [])


def take(state: State, cube: int, log: Log) -> None:
    """Collect a cube taken by an ability like any other (DD-33)."""
    assert 1 << cube & COLLECTABLE
    state.put(cube, state.seat)
    log("taken", seat=state.seat, cube=WORD_OF[cube])


def then(state: State, choice: Choice) -> None:
    """Open a frame: the hero goes on choosing, knowing more."""
    choice.seat, choice.number = state.seat, state.number
    push(state, choice)
