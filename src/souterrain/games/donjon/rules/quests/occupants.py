"""What happens at the start of the monsters' turn in some quests: the dead return, more come from a burrow."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.board import frame, plan_of
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.figures import NOWHERE
from souterrain.games.donjon.rules import dice, monsters
from souterrain.games.donjon.rules.quests.common import (
    FIRST_GROUP,
    is_manned,
    objective_zone,
    occupants,
    pieces,
    rule,
)
from souterrain.games.donjon.state import State

BURROW = (1, 7)
"""A hole in the far wall of the objective room."""


def monsters_turn(s: State, chance: Chance, log: Log | None) -> None:
    if not is_manned(s):
        return
    rise, burrow = rule(s, "rise"), rule(s, "burrow")
    if rise is not None:
        _rise(s, rise, chance, log)
    if burrow is not None:
        _burrow(s, burrow, chance, log)


def _rise(s: State, term: Term, chance: Chance, log: Log | None) -> None:
    """While its master lives a destroyed skeleton may return beside a sarcophagus; nothing is paid for it (Q2)."""
    kind, master = term.arguments[:2]
    least, most, risen = term.number(2), term.number(3), s.counted("risen")
    destroyed = s.counted(f"placed-{kind}") + risen - len(occupants(s, kind))
    if not occupants(s, master) or risen >= most or destroyed < 1 or dice.roll(s, 6, "rise", chance) < least:
        return
    uid = monsters.spawn(s, kind, _beside_tomb(s), s.counted(FIRST_GROUP), unpaid=1)
    s.count("risen")
    if log is not None:
        log("rose", monster=kind, number=s.monster(uid).number)


def _beside_tomb(s: State) -> int:
    tombs = [square for place in pieces(s, "sarcophagus") for square in s.furniture[place].squares]
    found = [(tomb, monsters.free_near(s, tomb)) for tomb in tombs]
    free = [(plan_of(s).distance(tomb, near), near) for tomb, near in found if near != NOWHERE]
    return min(free)[1] if free else NOWHERE


def _burrow(s: State, term: Term, chance: Chance, log: Log | None) -> None:
    """From the second round of the fight on more may come, three times at most (Q4)."""
    kind, number, least, most = term.arguments[0], term.number(1), term.number(2), term.number(3)
    if s.stretch < 2 or s.counted("burrowed") >= most or dice.roll(s, 6, "burrow", chance) < least:
        return
    zone = objective_zone(s)
    hole = frame(s.zones[zone], *BURROW)
    for _ in range(monsters.scaled(s, number)):
        monsters.spawn(s, kind, monsters.free_near(s, hole), s.counted(FIRST_GROUP))
    s.count("burrowed")
    if log is not None:
        log("burrowed", monster=kind, number=number)
