"""Start of the monsters' turn in some quests: the dead return, more monsters come from a burrow."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.board.figures import NOWHERE
from souterrain.games.donjon.board.plan import frame
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.rules.mechanics import dice, spawning
from souterrain.games.donjon.rules.questions import obstacles
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.naming import name_of
from souterrain.games.donjon.rules.questions.quest import (
    FIRST_GROUP,
    is_manned,
    objective_zone,
    occupants,
    pieces,
    rule,
)
from souterrain.games.donjon.state import State

BURROW: Final = (1, 7)
"""Position of the burrow, a hole in the far wall of the objective room."""


def monsters_turn(state: State, chance: Chance, log: Log) -> None:
    if not is_manned(state):
        return
    rise, burrow = rule(state, "rise"), rule(state, "burrow")
    if rise is not None:
        _rise(state, rise, chance, log)
    if burrow is not None:
        _burrow(state, burrow, chance, log)


def _rise(state: State, term: Term, chance: Chance, log: Log) -> None:
    """Roll for the return of a destroyed skeleton beside a sarcophagus while its master lives; it is worth no
    experience (Q2)."""
    kind, master = term.arguments[:2]
    least, most, risen = term.number(2), term.number(3), state.counted("risen")
    destroyed = state.counted(f"placed-{kind}") - len(occupants(state, kind))
    if not occupants(state, master) or risen >= most or destroyed < 1 or dice.roll(state, 6, "rise", chance) < least:
        return
    uid = spawning.spawn(state, kind, _beside_tomb(state), state.counted(FIRST_GROUP), unpaid=1)
    state.count("risen")
    log("rose", monster=name_of(state, uid))


def _beside_tomb(state: State) -> int:
    tombs = [square for place in pieces(state, "sarcophagus") for square in state.furniture[place].squares]
    found = [(tomb, obstacles.free_near(state, tomb)) for tomb in tombs]
    free = [(plan_of(state).distance(tomb, near), near) for tomb, near in found if near != NOWHERE]
    return min(free)[1] if free else NOWHERE


def _burrow(state: State, term: Term, chance: Chance, log: Log) -> None:
    """Roll for more monsters from the second round of the fight for the room on, up to a maximum number of times
    (Q4)."""
    kind, number, least, most = term.arguments[0], term.number(1), term.number(2), term.number(3)
    if not occupants(state) or state.stretch < 2 or state.counted("burrowed") >= most:
        return
    if dice.roll(state, 6, "burrow", chance) < least:
        return
    zone = objective_zone(state)
    hole = frame(state.zones[zone], *BURROW)
    came = [
        spawning.spawn(state, kind, obstacles.free_near(state, hole), state.counted(FIRST_GROUP))
        for _ in range(spawning.scaled(state, number))
    ]
    state.count("burrowed")
    log("burrowed", monsters=spawning.named(state, came))
