"""How a delve ends, and how a level is taken up again."""

from __future__ import annotations

from souterrain.core.events import Log
from souterrain.games.roll.rules.heroes import gain
from souterrain.games.roll.state import LEFT, MONSTER_PHASE, REGROUP_PHASE, TAKEN_UP, State


def leave(s: State, xp: int, log: Log | None, how: str = "left") -> None:
    """Out of the dungeon with XP: by retiring, by Town Portal, by a hero's text (DR-61, DR-85)."""
    if log is not None:
        log(how, seat=s.seat, level=s.level)
    gain(s, xp, log)
    s.phase = LEFT


def flee(s: State, log: Log | None) -> None:
    """Out with nothing for the level (DR-35); what dragons gave stays or goes by `flee_keeps_dragon_xp` (DR-64)."""
    if log is not None:
        log("fled", seat=s.seat, level=s.level)
    if s.earned and not s.table.keep_xp:
        player = s.own()
        player.xp -= s.earned
        if log is not None:
            log("xp-lost", seat=s.seat, number=s.earned, total=player.xp)
    s.phase = LEFT


def take_up_again(s: State) -> None:
    """After a re-roll outside the monster phase the level goes on there (DR-33)."""
    if s.phase != MONSTER_PHASE:
        s.phase = MONSTER_PHASE if any(s.dungeon[:3]) else TAKEN_UP


def regroup(s: State, log: Log | None) -> None:
    """Lair dice stay, all others return to the supply (DR-60, DR-96)."""
    s.phase = REGROUP_PHASE
    s.supply += sum(s.dungeon) + sum(s.allies)
    s.dungeon, s.allies = (0,) * 5, (0,) * 3
    if log is not None:
        log("regroup", seat=s.seat, level=s.level)
