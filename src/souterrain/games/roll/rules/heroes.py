"""Hero cards: turning, tiring and refreshing them (DR-90 to DR-95)."""

from __future__ import annotations

from souterrain.core.events import Log
from souterrain.games.roll.content.dice import MASTERY
from souterrain.games.roll.content.heroes import CARDS, Ultimate
from souterrain.games.roll.state import MONSTER_PHASE, REGROUP_PHASE, State


def in_phase(state: State, ultimate: Ultimate) -> bool:
    """Tell if an ultimate may be used in this phase at all."""
    return phase_allows(state, ultimate, state.phase)


def phase_allows(state: State, ultimate: Ultimate, phase: int) -> bool:
    """Tell if an ultimate may be used in a phase: one that its text names, else one of the table's (DR-94)."""
    if ultimate.phases:
        return phase in ultimate.phases
    return phase == MONSTER_PHASE or (phase < REGROUP_PHASE and state.table.options.ultimate_phase == "any")


def gain(state: State, number: int, log: Log, *, earned: bool = False) -> None:
    """Give XP tokens to the Adventurer; at five a two-sided hero turns (DR-91). `earned`: for a dragon or an empty
    box."""
    player = state.own()
    player.xp += number
    if earned:
        state.earned += number
    if log.heard:
        log("xp", seat=state.seat, number=number, total=player.xp)
    if player.xp >= MASTERY and not player.master and CARDS[player.hero].master is not None:
        player.master = 1
        log("mastered", seat=state.seat, hero=state.side.name)


def refresh(state: State, log: Log) -> None:
    """Turn the card upright again (DR-95)."""
    if state.exhausted:
        state.exhausted = 0
        log("refreshed", seat=state.seat, hero=state.side.name)
