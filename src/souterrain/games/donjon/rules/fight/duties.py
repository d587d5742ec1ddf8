"""Duties of monsters at the end of their turn: turned undead flee (P6), the woken attack their waker (A-43, A-44)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.frames import Kind, Kinds
from souterrain.games.donjon.content.creatures import called
from souterrain.games.donjon.rules.fight.assault import go, monster_attacks
from souterrain.games.donjon.rules.frames.turn import Duty
from souterrain.games.donjon.rules.questions.marching import has_duty, marches, must_flee
from souterrain.games.donjon.rules.questions.movement import threatened
from souterrain.games.donjon.state import State


def carry_duty(state: State, frame: Duty, chance: Chance, log: Log) -> None:
    """Let a monster do what its master has left undone."""
    monster = state.monster(frame.who) if state.is_there(frame.who) else None
    if monster is None or not has_duty(state, monster):
        return
    fleeing = must_flee(state, monster)
    log("reasoned", monster=called(monster.kind, monster.number), reason="gets-away" if fleeing else "seeks-its-waker")
    if not fleeing and monster.grudge in threatened(state, monster.uid):
        monster_attacks(state, monster.uid, monster.grudge, "melee")
        return
    state.push(frame)
    ways = marches(state, monster)
    go(state, monster.uid, min(ways.values(), key=lambda way: (len(way), way)))


KINDS: Final[Kinds] = {Duty: Kind(carry_duty)}
