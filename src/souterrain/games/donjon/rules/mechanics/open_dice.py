"""Dice that lie on the table, where their owner may strain over every die (A-13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.frames import WINDOW, Kind
from souterrain.games.donjon.rules.frames.rolls import OpenDie
from souterrain.games.donjon.rules.kinds import Offers
from souterrain.games.donjon.rules.mechanics.fatigue import offer_strain, strain
from souterrain.games.donjon.state import State

D = TypeVar("D", bound=OpenDie)


def lay_die(state: State, frame: OpenDie, die: int) -> None:
    """Lay a die on the table, with the favour of the circle where the table plays it for every die (DJ-094)."""
    favour = state.heroes[frame.who].sum("favoured") if state.options.circle9 == "all" else 0
    frame.die = min(frame.most, die + favour)
    state.push(frame)


def die_kind(resolve: Callable[[State, D, Chance, Log], None]) -> Kind[State, D]:
    """Return the kind of an open die."""
    return Kind(resolve, WINDOW, _offers, _strain)


def _offers(state: State, frame: OpenDie) -> Offers:
    """Fatigue helps with attacks, defences and tests alone, unless the table plays it for every die (A-13)."""
    found: Offers = {}
    if state.options.pf_scope == "all" and frame.die < frame.most:
        offer_strain(state, found, frame.who)
    return found


def _strain(state: State, frame: OpenDie, seat: int, action: Action, chance: Chance, log: Log) -> None:
    """Add fatigue to the die, up to what it can be."""
    points = action[1:][0][1]
    strain(state, frame, state.hero_of(seat), points, log)
    frame.die = min(frame.most, frame.die + points)
