"""Tactics of automated monsters: one step of lookahead with exact odds, weighted by profile and difficulty."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from souterrain.games.donjon.board.figures import NOWHERE, Monster
from souterrain.games.donjon.board.plan import Plan
from souterrain.games.donjon.content.creatures import ATTACK, CREATURES, DEFENCE, MAGIC
from souterrain.games.donjon.rules.blows import BACK_ROW, CRUEL, peril, profile_of, worth
from souterrain.games.donjon.rules.questions.attacks import can_attack, shots
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.marching import can_march, has_waker, marches, must_flee, targets
from souterrain.games.donjon.rules.questions.movement import threatened
from souterrain.games.donjon.rules.questions.obstacles import obstacle
from souterrain.games.donjon.rules.questions.odds import odds
from souterrain.games.donjon.rules.questions.sheet import (
    aid,
    armour,
    attack_bonus,
    die_of,
    is_hero,
    missile_of,
    power,
    speed,
    trait,
)
from souterrain.games.donjon.rules.questions.sight import screens, sees_from
from souterrain.games.donjon.rules.questions.targets import may_choose
from souterrain.games.donjon.state import State

DISTANCE: Final = 3
"""Preferred distance of shooters and casters."""
SOLDIERS: Final = 2
"""Number of other monsters with which a warlord attacks; with fewer he holds back while he is unhurt (DJ-177)."""
GATHER: Final = 2.5
"""Value of a blow on the hero whom a cruel master has chosen."""
WARY: Final = 2.0
"""Factor on the exposure of shooters and casters of a cruel master."""
GUARDED: Final = 0.4
"""Value for a cruel master of a square beside a caster."""
STEP: Final = 0.02
"""Cost of each square of the way, which makes the nearest of equal squares win."""
FAR: Final = 99


class Decision(NamedTuple):
    """The next action of a monster and its reason, a noun."""

    deed: str
    target: int
    way: tuple[int, ...]
    reason: str
    worth: float


def decide(state: State, monster: Monster, place: int = 0) -> Decision:
    """Return the best decision, or the one at another `place` of the list (novice takes any of the first three)."""
    found = sorted(_deeds(state, monster), key=lambda decision: -decision.worth)
    return found[min(place, len(found) - 1)] if found else _hold(state, monster)


def against(state: State, monster: Monster, target: int) -> Decision | None:
    """Return the best attack on a target, or the best way to one; None if there is none in this turn."""
    found = [decision for decision in _deeds(state, monster) if decision.target == target]
    return max(found, key=lambda decision: decision.worth, default=None)


def prey(state: State, monster: Monster) -> tuple[int, ...]:
    """Return the figures that a monster can attack in this turn, after a move or without: the targets of `_deeds`,
    found without their worth."""
    if not can_attack(state, monster):
        return ()
    found = {target for whom in (threatened, shots) for target in targets(state, monster, whom(state, monster.uid))}
    field = Field(state, monster)
    if can_march(state, monster) and not field.holds_back and (not monster.attacks or field.profile.keeps_off):
        ways = marches(state, monster)
        if ways and not must_flee(state, monster):
            found.update([target for target in field.charged if target not in found and field.gets_at(target, ways)])
    return tuple(sorted(found))


def _hold(state: State, monster: Monster) -> Decision:
    """Return the decision to do nothing, with the reason."""
    field = Field(state, monster)
    if not field.heroes:
        reason = "finds-nobody"
    elif not can_march(state, monster):
        reason = "cannot-move"
    elif not marches(state, monster):
        reason = "is-hemmed-in"
    elif field.away(monster.square) >= FAR:
        reason = "finds-no-way"
    else:
        reason = "holds-back" if field.holds_back else "stands-its-ground"
    return Decision("hold", NOWHERE, (), reason, 0.0)


def _deeds(state: State, monster: Monster) -> Iterable[Decision]:
    """Yield attacks and moves. Whoever can attack does; only those who keep off, and are not the last, may prefer a
    move."""
    field = Field(state, monster)
    free = can_attack(state, monster)
    attacks = list(_attacks(field)) if free else []
    yield from attacks
    if not can_march(state, monster) or (monster.attacks and not field.profile.keeps_off):
        return
    ways = marches(state, monster)
    if ways and must_flee(state, monster):
        best = max(ways, key=lambda square: (field.place(square) - STEP * len(ways[square]), -square))
        yield Decision("march", NOWHERE, ways[best], "gets-away", 0.0)
        return
    charges = list(_charges(field, ways)) if free and not field.holds_back else []
    yield from charges
    if not (attacks or charges) or (field.profile.keeps_off and not field.is_last):
        yield from _moves(field, ways)


# Attacks, and moves with an attack


def _attacks(field: Field) -> Iterator[Decision]:
    state, monster = field.state, field.monster
    cost = field.profile.exposure * field.danger(monster.square)
    for via, whom in (("strike", threatened), ("shoot", shots)):
        for target in targets(state, monster, whom(state, monster.uid)):
            value = worth(state, monster, target, via) + field.gathers(target) - cost
            yield Decision(via, target, (), _why(state, monster, target), value)


def _charges(field: Field, ways: dict[int, tuple[int, ...]]) -> Iterator[Decision]:
    """Yield moves that allow an attack, rated by that attack."""
    state, monster = field.state, field.monster
    wide, ranged = field.wide, field.ranged
    for target in field.charged:
        there = state.figure(target).square
        chosen = field.gathers(target)
        struck = worth(state, monster, target, "strike") + chosen
        shot = worth(state, monster, target, "shoot") + chosen if ranged else 0.0
        near = field.plan.within(there, 2 if wide else 1)
        for square, way in ways.items():
            cost = STEP * len(way) + field.profile.exposure * field.danger(square) + field.crowd(square)
            if square in near and (wide or field.plan.adjacent(square, there)):
                yield Decision("march", target, way, _why(state, monster, target), struck - cost)
            elif ranged and sees_from(state, square, there):
                off = min(DISTANCE, field.plan.distance(square, there))
                yield Decision("march", target, way, "keeps-off", shot + 0.2 * off - cost)


# Moves without an attack


def _moves(field: Field, ways: dict[int, tuple[int, ...]]) -> Iterator[Decision]:
    """Yield the move to the best square, closer or into cover, if it is better than staying."""
    monster = field.monster
    if not field.heroes or not ways:
        return
    best = max(ways, key=lambda square: (field.place(square) - STEP * len(ways[square]), -square))
    gain = field.place(best) - STEP * len(ways[best]) - field.place(monster.square)
    if gain > 0:
        yield Decision("march", NOWHERE, ways[best], _why_move(field, best), 0.01 * min(1.0, gain))


def _why_move(field: Field, square: int) -> str:
    if field.holds_back:
        return "holds-back"
    nearer = field.away(square) < field.away(field.monster.square)
    if not nearer and field.danger(square) < field.danger(field.monster.square):
        return "takes-cover"
    return "keeps-off" if field.profile.keeps_off else "closes-in"


class Field:
    """The fight from the point of view of one monster, with caches."""

    def __init__(self, state: State, monster: Monster) -> None:
        self.state, self.monster, self.plan = state, monster, plan_of(state)
        self.profile = profile_of(monster)
        flags = CREATURES[monster.kind].flags
        self.wide, self.ranged = "reach" in flags, "ranged" in flags
        self.cruel = state.options.difficulty == CRUEL
        if self.cruel and self.profile.keeps_off:
            self.profile = self.profile._replace(exposure=WARY * self.profile.exposure)
        self.heroes = [hero for hero in state.up if not state.heroes[hero].has("invisible")]
        others = [other for other in state.foes if other.uid != monster.uid]
        self.is_last = not others
        few = CREATURES[monster.kind].profile == "warlord" and 0 < len(others) < SOLDIERS
        self.holds_back = few and monster.life == monster.max_life
        self._casters = [other.square for other in others if other.spells] if self.cruel else []
        self._prey: int | None = None
        self._others = {other.square for other in others}
        self._crowded = any(state.heroes[hero].knows("fireball") for hero in state.up)
        self._steps: dict[int, int] | None = None
        self._shots: list[tuple[int, int, float, float]] | None = None
        self._hidden: frozenset[int] = frozenset()
        self._dangers: dict[int, float] = {}

    @property
    def charged(self) -> list[int]:
        """The figures that the monster may move up to: the one who woke it, or anybody."""
        if has_waker(self.state, self.monster):
            return [self.monster.grudge]
        heroes = [hero for hero in self.heroes if may_choose(self.state, self.monster.uid, hero)]
        return [*heroes, *[captive.uid for captive in self.state.freed]]

    def gets_at(self, target: int, ways: Iterable[int]) -> bool:
        """Return True if the monster can strike or shoot a figure from one of these squares."""
        there = self.state.figure(target).square
        near = self.plan.within(there, 2 if self.wide else 1)
        if any(square in near and (self.wide or self.plan.adjacent(square, there)) for square in ways):
            return True
        return self.ranged and any(sees_from(self.state, square, there) for square in ways)

    def crowd(self, square: int) -> float:
        """Return the penalty for squares beside other monsters if a hero knows the fireball."""
        if not self._crowded or not self.profile.exposure:
            return 0.0
        return 0.1 * len([1 for near, _, _ in self.plan.steps[square] if near in self._others])

    def place(self, square: int) -> float:
        """Return the value of ending on a square without an attack."""
        wanted = DISTANCE if self.profile.keeps_off or self.holds_back else 1
        pull = self.profile.approach * (1 + self.state.quiet)
        guards = any(self.plan.adjacent(square, caster) for caster in self._casters)
        return (
            GUARDED * guards
            - pull * abs(self.away(square) - wanted)
            - self.profile.exposure * self.danger(square)
            - self.crowd(square)
        )

    def gathers(self, target: int) -> float:
        """Return the value of a blow on the hero whom a cruel master has chosen for all monsters of this turn."""
        if not self.cruel:
            return 0.0
        if self._prey is None:
            self._prey = max(self.heroes, key=lambda hero: (peril(self.state, hero), -hero), default=NOWHERE)
        return GATHER if target == self._prey else 0.0

    def away(self, square: int) -> int:
        if self._steps is None:
            freed = [captive.square for captive in self.state.freed]
            goals = [self.state.heroes[hero].square for hero in self.heroes]
            self._steps = _steps_to(self.state, [*goals, *freed])
        return self._steps.get(square, FAR)

    def danger(self, square: int) -> float:
        """Return the expected loss there in the heroes' next turn, from all who see or reach the square, divided among
        the monsters."""
        if not self.profile.exposure:
            return 0.0
        known = self._dangers.get(square)
        if known is None:
            known = self._dangers[square] = self._danger(square)
        return known

    def _danger(self, square: int) -> float:
        if self._shots is None:
            self._shots = [self._threat(hero) for hero in self.state.up]
            self._hidden = (
                frozenset(screens(self.state, self.state.up[0]) - self._others) if self.state.up else frozenset()
            )
        found = 0.0
        for there, reach, shot, blow in self._shots:
            if self.plan.distance(square, there) <= reach:
                found += max(shot, blow)
            elif shot:
                between = self.plan.line(there, square)
                if between is not None and self._hidden.isdisjoint(between):
                    found += shot
        return found / (1 + len(self._others))

    def _threat(self, hero: int) -> tuple[int, int, float, float]:
        """Return a hero's square, the reach of blows, and the expected loss of this monster by a shot or spell and by a
        blow."""
        state, uid = self.state, self.monster.uid
        figure = state.heroes[hero]
        guard = trait(state, uid, DEFENCE) + armour(state, uid) + aid(state, uid)
        base = attack_bonus(state, hero) - guard
        blow = odds(trait(state, hero, ATTACK) + power(state, hero, "melee") + base, 10, die_of(state, uid)).mean
        shot = 0.0
        if missile_of(figure):
            shot = odds(trait(state, hero, ATTACK) + power(state, hero, "missile") + base, 10, die_of(state, uid)).mean
        if figure.knows("magic-missile") or figure.knows("fireball"):
            shot = max(shot, odds(trait(state, hero, MAGIC) + 3 + base, 10, die_of(state, uid)).mean)
        return figure.square, speed(state, hero) + 1, shot, blow


def _steps_to(state: State, goals: Iterable[int]) -> dict[int, int]:
    """Return the number of steps from each square to the nearest goal, ignoring figures."""
    return _spread(plan_of(state), obstacle(state), frozenset(goals))


@lru_cache(maxsize=64)
def _spread(plan: Plan, closed: frozenset[int], goals: frozenset[int]) -> dict[int, int]:
    """Return the cached distances, which all monsters of a round share; callers must not change them."""
    return plan.steps_to(goals, closed)


def snare(state: State, squares: list[int]) -> int:
    """Return the square where a web obstructs the heroes most: the narrowest, then the nearest to them."""
    plan, closed = plan_of(state), obstacle(state)
    away = _steps_to(state, [state.heroes[hero].square for hero in state.up])

    def narrow(square: int) -> int:
        return len([near for near, _, _ in plan.steps[square] if near not in closed])

    return min(squares, key=lambda square: (narrow(square), away.get(square, FAR), square))


def _why(state: State, monster: Monster, target: int) -> str:
    if target == monster.grudge:
        return "seeks-its-waker"
    if not is_hero(target):
        return "strikes-a-captive"
    hero = state.heroes[target]
    if hero.life <= 5:
        return "finishes-the-weak"
    return "strikes-the-back-row" if hero.cls in BACK_ROW else "best-odds"


REASONS: Final = (
    "finds-nobody",
    "cannot-move",
    "cannot-act",
    "is-hemmed-in",
    "finds-no-way",
    "stands-its-ground",
    "keeps-off",
    "closes-in",
    "takes-cover",
    "holds-back",
    "gets-away",
    "seeks-its-waker",
    "finishes-the-weak",
    "strikes-the-back-row",
    "best-odds",
    "strikes-a-captive",
    "best-spell",
    "spins-a-web",
)
