"""Experience that heroes earn (DJ-184)."""

from __future__ import annotations

from souterrain.core.events import Log
from souterrain.games.donjon.content.creatures import CREATURES
from souterrain.games.donjon.state import State


def worth(state: State, name: str) -> int:
    """Return the experience for a creature; an option sets that of a ratman (A-54)."""
    return state.options.ratman_xp if name == "ratman" else CREATURES[name].experience


def pay(state: State, hero: int, points: int, log: Log, cause: str) -> None:
    """Pay the experience for a monster to the hero who killed it (DJ-184, A-70), or in equal parts to all heroes
    inside, with the remainder to that hero."""
    if state.options.xp_share == "killer" or not state.inside:
        award(state, hero, points, log, cause)
        return
    part, rest = divmod(points, len(state.inside))
    for other in state.inside:
        award(state, other, part + (rest if other == hero else 0), log, cause)


def award(state: State, hero: int, points: int, log: Log, cause: str) -> None:
    """Add experience of this quest, which can be spent after the quest."""
    if points:
        state.own_hero(hero).earned += points
        state.count(f"all:xp-{hero}", points)
        log("experience", seat=state.seat_of(hero), points=points, cause=cause)
