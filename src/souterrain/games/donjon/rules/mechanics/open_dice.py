"""TODO."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items
from souterrain.games.donjon.rules.kinds import WINDOW, Offers, Resolve, kind
from souterrain.games.donjon.rules.mechanics.fatigue import offer_on_die, strain_die
from souterrain.games.donjon.state import State


def die_kind(word: str, most: int | None = None) -> Callable[[Resolve], Resolve]:
    """Registers what a die brings about that lies on the table, where its owner may strain over it (A-13).

    It is the frame's first number; the most it can show is the second one unless it is said here."""

    def can_show(frame: Any) -> int:
        known: int = frame.data[1] if most is None else most
        return known

    def offers(state: State, frame: Any) -> Offers:
        return offer_on_die(state, frame, can_show(frame))

    def strain(state: State, seat: int, verb: str, items: Items, chance: Chance, log: Log) -> None:
        strain_die(state, state.hero_of(seat), items, can_show(state.frames[-1]), log)

    return kind(word, WINDOW, offers, strain)
