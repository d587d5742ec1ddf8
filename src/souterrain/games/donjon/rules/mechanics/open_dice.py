"""Dice to which their owner may add fatigue with the option `pf_scope` (A-13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.frames import WINDOW, Kind
from souterrain.games.donjon.rules.frames import Offers
from souterrain.games.donjon.rules.frames.rolls import OpenDie
from souterrain.games.donjon.rules.mechanics.fatigue import offer_strain, strain
from souterrain.games.donjon.state import State

D = TypeVar("D", bound=OpenDie)


def lay_die(state: State, frame: OpenDie, die: int) -> None:
    """Push the frame of a rolled die, with the bonus of the circle if `circle9` applies to every die (DJ-094)."""
    favour = state.heroes[frame.who].sum("favoured") if state.options.circle9 == "all" else 0
    frame.die = min(frame.most, die + favour)
    state.push(frame)


def die_kind(resolve: Callable[[State, D, Chance, Log], None]) -> Kind[State, D]:
    """Return the frame kind of an open die."""
    return Kind(resolve, WINDOW, _offers, _strain)


def _offers(state: State, frame: OpenDie) -> Offers:
    """Offer fatigue if `pf_scope` extends it from attacks, defences and tests to every die (A-13)."""
    found: Offers = {}
    if state.options.pf_scope == "all":
        offer_strain(state, found, frame, frame.who)
    return found


def _strain(state: State, frame: OpenDie, seat: int, action: Action, chance: Chance, log: Log) -> None:
    """Add fatigue to the die, up to its maximum."""
    points = action[1:][0][1]
    strain(state, frame, state.hero_of(seat), points, log)
    frame.die = min(frame.most, frame.die + points)
