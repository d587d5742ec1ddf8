"""Monsters as targets and as threats: exact odds, in points of life."""

from __future__ import annotations

from typing import Final, NamedTuple

from souterrain.games.donjon.board.figures import OUTSIDE, Monster
from souterrain.games.donjon.content.creatures import CREATURES, DEFENCE, MAGIC
from souterrain.games.donjon.rules.blows import guard, loss
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.movement import reach
from souterrain.games.donjon.rules.questions.odds import odds
from souterrain.games.donjon.rules.questions.sheet import (
    aid,
    armour,
    attack_bonus,
    can_act,
    die_of,
    speed,
    spell_bonus,
    trait,
)
from souterrain.games.donjon.state import State

ROUNDS: Final = 2.0
"""The rounds that an average monster survives."""
WOUND: Final = 0.5
"""The worth of a wound relative to a kill."""


class Foe(NamedTuple):
    """A monster as a target. `threat` is its expected damage to an average hero in a round."""

    uid: int
    square: int
    life: int
    guard: int
    armour: int
    die: int
    threat: float


def foes(state: State) -> list[Foe]:
    heroes = state.up or state.inside
    found = []
    for monster in state.foes:
        uid = monster.uid
        mean = sum([loss(state, uid, hero) for hero in heroes]) / max(1, len(heroes))
        worn = armour(state, uid)
        rest = trait(state, uid, DEFENCE) + aid(state, uid)
        found.append(Foe(uid, monster.square, monster.life, rest + worn, worn, die_of(state, uid), 0.3 + mean))
    return found


def worth(foe: Foe, ahead: int, sides: int = 10) -> float:
    """Return the worth of an attack whose total is `ahead` of the defence: a kill, or part of one."""
    known = odds(ahead, sides, foe.die)
    felled = known.at_least(foe.life)
    wounded = WOUND * (known.capped(foe.life) / foe.life - felled)
    return ROUNDS * foe.threat * (felled + wounded) + 0.02 * known.hit


def harmed(state: State, hero: int, ahead: int) -> float:
    """Return the expected damage of a friendly attack to a hero."""
    return odds(ahead - guard(state, hero)).capped(state.heroes[hero].life)


def magic(state: State, hero: int) -> int:
    """Return the base of a hero's spells."""
    return trait(state, hero, MAGIC) + attack_bonus(state, hero) + spell_bonus(state, hero)


def frailty(state: State, hero: int) -> float:
    """Return the weight of a hero's losses; it grows for those who are nearly down."""
    figure = state.heroes[hero]
    if figure.life > 8:
        return 1.0
    return 1.6 if figure.destiny else 2.5


class Dangers:
    """The expected damage to a hero by square: the monsters' moves, as if this hero were absent."""

    def __init__(self, state: State, hero: int) -> None:
        ghost = state.copy()
        ghost.own_hero(hero).out = OUTSIDE
        self._plan = plan_of(state)
        others = [state.heroes[other].square for other in ghost.up if not state.heroes[other].has("invisible")]
        self._foes: list[tuple[frozenset[int], bool, int, float]] = []
        for monster in ghost.foes:
            if can_act(state, monster.uid):
                near = self._near(ghost, monster)
                busy = len([square for square in others if square in near])
                ranged = "ranged" in CREATURES[monster.kind].flags or bool(monster.spells)
                share = loss(state, monster.uid, hero) / (1 + busy)
                self._foes.append((near, ranged, monster.square, share))

    def _near(self, ghost: State, monster: Monster) -> frozenset[int]:
        """Return the squares that a monster can attack."""
        steps = self._plan.steps
        ends = [monster.square]
        if not monster.has("slowed"):
            ends += reach(ghost, monster.uid, speed(ghost, monster.uid))
        near = {near for end in ends for near, _, _ in steps[end]}
        if "reach" in CREATURES[monster.kind].flags:
            near |= {far for square in near for far, _, _ in steps[square]}
        return frozenset(near)

    def at(self, square: int) -> float:
        """Return the expected damage on a square in the monsters' next turn."""
        found = 0.0
        for near, ranged, origin, share in self._foes:
            if square in near or (ranged and self._plan.line(origin, square) is not None):
                found += share
        return found
