"""The end of a delve, and taking up a level again."""

from __future__ import annotations

from souterrain.core.events import Log
from souterrain.games.roll.rules.heroes import gain
from souterrain.games.roll.state import LEFT, MONSTER_PHASE, REGROUP_PHASE, TAKEN_UP, State


def leave(state: State, xp: int, log: Log, how: str = "left") -> None:
    """Leave the dungeon with XP: by retiring, by Town Portal, by a hero's text (DR-61, DR-85)."""
    if log.heard:
        log(how, seat=state.seat, level=state.level)
    gain(state, xp, log)
    state.phase = LEFT


def flee(state: State, log: Log) -> None:
    """Flee with nothing for the level (DR-35); `flee_keeps_dragon_xp` decides on the XP of dragons (DR-64)."""
    if log.heard:
        log("fled", seat=state.seat, level=state.level)
    if state.earned and not state.table.options.flee_keeps_dragon_xp:
        player = state.own()
        player.xp -= state.earned
        log("xp-lost", seat=state.seat, number=state.earned, total=player.xp)
    state.phase = LEFT


def take_up_again(state: State) -> None:
    """Go back to the monster phase after a re-roll outside it (DR-33); a level that is cleared stays so (DR-87)."""
    if state.phase not in (MONSTER_PHASE, REGROUP_PHASE):
        state.phase = MONSTER_PHASE if any(state.dungeon[:3]) else TAKEN_UP


def regroup(state: State, log: Log) -> None:
    """Return all dice but the lair's to the supply (DR-60, DR-96)."""
    state.phase = REGROUP_PHASE
    state.supply += sum(state.dungeon) + sum(state.allies)
    state.dungeon, state.allies = (0,) * 5, (0,) * 3
    if log.heard:
        log("regroup", seat=state.seat, level=state.level)
