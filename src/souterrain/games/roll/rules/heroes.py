"""When hero cards turn, tire and refresh (DR-90 to DR-95)."""

from __future__ import annotations

from souterrain.core.events import Log
from souterrain.games.roll.content.dice import MASTERY
from souterrain.games.roll.content.heroes import CARDS, Ultimate
from souterrain.games.roll.state import MONSTER_PHASE, REGROUP_PHASE, State


def in_phase(s: State, ultimate: Ultimate) -> bool:
    """Whether an ultimate may be used in this phase at all."""
    return phase_allows(s, ultimate, s.phase)


def phase_allows(s: State, ultimate: Ultimate, phase: int) -> bool:
    """The phases of an ultimate: those its text names, else those of the table (DR-94)."""
    if ultimate.phases:
        return phase in ultimate.phases
    if s.table.ultimate_any:
        return phase < REGROUP_PHASE
    return phase == MONSTER_PHASE


def gain(s: State, number: int, log: Log | None, *, earned: bool = False) -> None:
    """XP tokens for the Adventurer; at five a two-sided hero turns (DR-91). `earned`: for a dragon or an empty box."""
    player = s.own()
    player.xp += number
    if earned:
        s.earned += number
    if log is not None:
        log("xp", seat=s.seat, number=number, total=player.xp)
    if player.xp >= MASTERY and not player.master and CARDS[player.hero].master is not None:
        player.master = 1
        if log is not None:
            log("mastered", seat=s.seat, hero=s.side.name)


def refresh(s: State, log: Log | None) -> None:
    """The card turns upright again (DR-95)."""
    if s.exhausted:
        s.exhausted = 0
        if log is not None:
            log("refreshed", seat=s.seat, hero=s.side.name)
