"""What a blow is worth, and what a monster can do: exact odds, in points of life."""

from __future__ import annotations

from typing import Final, NamedTuple

from souterrain.games.donjon.board.figures import OUTSIDE, Monster
from souterrain.games.donjon.content.creatures import CREATURES, DEFENCE, MAGIC
from souterrain.games.donjon.rules.questions.movement import reach
from souterrain.games.donjon.rules.questions.odds import odds
from souterrain.games.donjon.rules.questions.sheet import aid, armour, attack_bonus, can_act, die_of, speed, trait
from souterrain.games.donjon.rules.tactics import guard, loss
from souterrain.games.donjon.state import State

ROUNDS: Final = 2.0
"""So many rounds a monster lives on if it is left alone."""
WOUND: Final = 0.5
"""What a wound is worth beside a kill."""
FIRST_ROW: Final = ("warrior", "priest", "thief", "mage")
"""Who stands before whom."""


class Foe(NamedTuple):
    """A monster as a target; `threat` is what it costs an average hero in a round."""

    uid: int
    square: int
    life: int
    guard: int
    armour: int
    die: int
    threat: float


def foes(s: State) -> list[Foe]:
    heroes = s.up or s.inside
    found = []
    for monster in s.foes:
        uid = monster.uid
        mean = sum([loss(s, uid, hero) for hero in heroes]) / max(1, len(heroes))
        worn = armour(s, uid)
        rest = trait(s, uid, DEFENCE) + aid(s, uid)
        found.append(Foe(uid, monster.square, monster.life, rest + worn, worn, die_of(s, uid), 0.3 + mean))
    return found


def worth(foe: Foe, ahead: int, sides: int = 10) -> float:
    """Of an attack that is so much ahead of the defence: a kill, or part of one."""
    known = odds(ahead, sides, foe.die)
    felled = known.at_least(foe.life)
    wounded = WOUND * (known.capped(foe.life) / foe.life - felled)
    return ROUNDS * foe.threat * (felled + wounded) + 0.02 * known.hit


def harmed(s: State, hero: int, ahead: int) -> float:
    """What an attack of the own side costs a hero who stands in its way."""
    return odds(ahead - guard(s, hero)).capped(s.heroes[hero].life)


def magic(s: State, hero: int) -> int:
    """What a hero's spells begin with."""
    from souterrain.games.donjon.rules.questions.sheet import spell_bonus

    return trait(s, hero, MAGIC) + attack_bonus(s, hero) + spell_bonus(s, hero)


def frailty(s: State, hero: int) -> float:
    """How much dearer a loss is to those who are nearly down."""
    figure = s.heroes[hero]
    if figure.life > 8:
        return 1.0
    return 1.6 if figure.destiny else 2.5


class Dangers:
    """Which monsters can get at a hero where: their moves, as if this hero were not there."""

    def __init__(self, s: State, hero: int) -> None:
        from souterrain.games.donjon.rules.questions.ground import plan_of

        ghost = s.copy()
        ghost.own_hero(hero).out = OUTSIDE
        self._plan = plan_of(s)
        others = [s.heroes[other].square for other in ghost.up if not s.heroes[other].has("invisible")]
        self._foes: list[tuple[frozenset[int], bool, int, float]] = []
        for monster in ghost.foes:
            if can_act(s, monster.uid):
                near = self._near(ghost, monster)
                busy = len([square for square in others if square in near])
                ranged = "ranged" in CREATURES[monster.kind].flags or bool(monster.spells)
                share = loss(s, monster.uid, hero) / (1 + busy)
                self._foes.append((near, ranged, monster.square, share))

    def _near(self, ghost: State, monster: Monster) -> frozenset[int]:
        """Squares on which it can strike somebody."""
        steps = self._plan.steps
        ends = [monster.square]
        if not monster.has("slowed"):
            ends += reach(ghost, monster.uid, speed(ghost, monster.uid))
        near = {near for end in ends for near, _, _ in steps[end]}
        if "reach" in CREATURES[monster.kind].flags:
            near |= {far for square in near for far, _, _ in steps[square]}
        return frozenset(near)

    def at(self, square: int) -> float:
        """What standing there is expected to cost in the monsters' next turn."""
        found = 0.0
        for near, ranged, origin, share in self._foes:
            if square in near or (ranged and self._plan.line(origin, square) is not None):
                found += share
        return found
