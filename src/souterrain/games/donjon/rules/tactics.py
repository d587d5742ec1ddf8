"""Tactics of automated monsters: one step of lookahead with exact odds, weighted by profile and difficulty."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from souterrain.games.donjon.board.figures import NOWHERE, Monster
from souterrain.games.donjon.board.plan import Plan
from souterrain.games.donjon.content.creatures import ATTACK, CREATURES, DEFENCE, MAGIC, STRENGTH
from souterrain.games.donjon.rules.fight.assault import marches, targets
from souterrain.games.donjon.rules.questions.attacks import can_attack, can_march, shots
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.movement import threatened
from souterrain.games.donjon.rules.questions.obstacles import obstacle
from souterrain.games.donjon.rules.questions.odds import odds, success
from souterrain.games.donjon.rules.questions.sheet import (
    aid,
    armour,
    attack_bonus,
    bonus,
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


class Profile(NamedTuple):
    """Weights of a profile: spreading blows (DJ-194), the back row (DJ-195), felling a hero, its own safety,
    approaching; and True for `keeps_off` if it prefers a distance."""

    spread: float = 0.5
    flank: float = 0.3
    finish: float = 6.0
    exposure: float = 0.1
    approach: float = 0.3
    keeps_off: bool = False


PROFILES: Final = {
    "brute": Profile(exposure=0.0, approach=0.5),
    "horde": Profile(spread=0.8, exposure=0.05, approach=0.4),
    "cunning": Profile(finish=9.0, exposure=0.3, approach=0.2),
    "shooter": Profile(flank=0.6, exposure=0.3, approach=0.1, keeps_off=True),
    "caster": Profile(flank=0.6, exposure=0.6, approach=0.1, keeps_off=True),
    "ambusher": Profile(exposure=0.3, approach=0.2),
    "warlord": Profile(exposure=0.5, approach=0.1),
}
BACK_ROW: Final = ("mage", "priest")
STRONG: Final = 5
"""Attack from which on a caster without spells fights as a brute."""
DISTANCE: Final = 3
"""Preferred distance of shooters and casters."""
SOLDIERS: Final = 2
"""Number of other monsters with which a warlord attacks; with fewer he holds back (DJ-177)."""
DOOMED: Final = 2.0
"""Extra value of felling a hero without destiny."""
DRAINED, WEAKENED, POISONED = 2.0, 1.0, 1.5
"""Values of the side effects of a hit by a wraith, a ghoul or a spider, in points of life."""
SPELL_COST, DRAIN_COST = 3.5, 2.5
"""Costs to the heroes of a spell, and of a point of strength that a wraith drains."""
FOCUS: Final = -0.3
"""Weight that replaces `spread` for a cruel master, who concentrates blows."""
CAPTIVE: Final = 0.5
"""Value of a captive relative to a hero, unless the master is cruel."""
STEP: Final = 0.02
"""Cost of each square of the way, which makes the nearest of equal squares win."""
FAR: Final = 99


def profile_of(monster: Monster) -> Profile:
    """Return the profile of a monster. A caster without spells fights as a brute if strong, else with cunning."""
    creature = CREATURES[monster.kind]
    if creature.profile == "caster" and not monster.spells:
        return PROFILES["brute" if creature.line[ATTACK] >= STRONG else "cunning"]
    return PROFILES[creature.profile]


class Decision(NamedTuple):
    """The next action of a monster and its reason, a noun."""

    deed: str
    target: int
    way: tuple[int, ...]
    reason: str
    worth: float


HOLD: Final = Decision("hold", NOWHERE, (), "nothing-to-do", 0.0)


def decide(state: State, monster: Monster, place: int = 0) -> Decision:
    """Return the best decision, or the one at another `place` of the list (novice takes any of the first three)."""
    found = sorted(_deeds(state, monster), key=lambda decision: -decision.worth)
    return found[min(place, len(found) - 1)] if found else HOLD


def _deeds(state: State, monster: Monster) -> Iterable[Decision]:
    field = Field(state, monster)
    free = can_attack(state, monster)
    mobile = can_march(state, monster)
    if free:
        here = field.danger(monster.square)
        for via, whom in (("strike", threatened), ("shoot", shots)):
            for target in targets(state, monster, whom(state, monster.uid)):
                value = worth(state, monster, target, via) - field.profile.exposure * here
                yield Decision(via, target, (), _why(state, target), value)
    if not mobile or (monster.attacks and not field.profile.keeps_off):
        return
    ways = marches(state, monster)
    if free and not field.holds_back:
        yield from _charges(field, ways)
    yield from _moves(field, ways)


# Moves with an attack


def _charges(field: Field, ways: dict[int, tuple[int, ...]]) -> Iterator[Decision]:
    """Yield moves that allow an attack, rated by that attack."""
    state, monster = field.state, field.monster
    wide = "reach" in CREATURES[monster.kind].flags
    ranged = "ranged" in CREATURES[monster.kind].flags
    whom = [hero for hero in field.heroes if may_choose(state, monster.uid, hero)]
    if monster.grudge in whom:
        whom = [monster.grudge]
    for target in (*whom, *[captive.uid for captive in state.freed]):
        there = state.figure(target).square
        struck = worth(state, monster, target, "strike")
        shot = worth(state, monster, target, "shoot") if ranged else 0.0
        near = field.plan.within(there, 2 if wide else 1)
        for square, way in ways.items():
            cost = STEP * len(way) + field.profile.exposure * field.danger(square) + field.crowd(square)
            if square in near and (wide or field.plan.adjacent(square, there)):
                yield Decision("march", target, way, _why(state, target), struck - cost)
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
    if gain > 0 or monster.has("turned"):
        yield Decision("march", NOWHERE, ways[best], _why_move(field, best), 0.01 * min(1.0, gain))


def _why_move(field: Field, square: int) -> str:
    if field.monster.has("turned"):
        return "gets-away"
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
        self.heroes = [hero for hero in state.up if not state.heroes[hero].has("invisible")]
        others = [other for other in state.foes if other.uid != monster.uid]
        self.holds_back = CREATURES[monster.kind].profile == "warlord" and len(others) < SOLDIERS
        self._others = {other.square for other in others}
        self._crowded = any(state.heroes[hero].knows("fireball") for hero in state.up)
        self._steps: dict[int, int] | None = None
        self._shots: list[tuple[int, int, float, float]] | None = None
        self._hidden: frozenset[int] = frozenset()
        self._dangers: dict[int, float] = {}

    def crowd(self, square: int) -> float:
        """Return the penalty for squares beside other monsters if a hero knows the fireball."""
        if not self._crowded or not self.profile.exposure:
            return 0.0
        return 0.1 * len([1 for near, _, _ in self.plan.steps[square] if near in self._others])

    def place(self, square: int) -> float:
        """Return the value of ending on a square without an attack."""
        wanted = DISTANCE if self.profile.keeps_off or self.holds_back else 1
        pull = self.profile.approach * (1 + self.state.quiet)
        return (
            -pull * abs(self.away(square) - wanted) - self.profile.exposure * self.danger(square) - self.crowd(square)
        )

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


# Value of an attack


def worth(state: State, monster: Monster, target: int, via: str) -> float:
    """Return the value of an attack: expected loss, chance to fell, side effects, spread and flank (DJ-177, DJ-194,
    DJ-195)."""
    creature = CREATURES[monster.kind]
    profile = profile_of(monster)
    how = "melee" if via == "strike" else "missile"
    ahead = trait(state, monster.uid, ATTACK) + power(state, monster.uid, how) + bonus(state, monster.uid, target, how)
    ahead -= trait(state, target, DEFENCE) + armour(state, target) + aid(state, target)
    known = odds(ahead, die_of(state, monster.uid), die_of(state, target))
    life = state.figure(target).life
    felled = known.at_least(life)
    value = known.capped(life) + profile.finish * felled
    if not is_hero(target):
        return value if state.options.difficulty == "cruel" else CAPTIVE * known.capped(life)
    hero = state.heroes[target]
    if "drain" in creature.flags:
        value = DRAINED * known.hit
    if "weaken" in creature.flags:
        value += WEAKENED * known.hit
    if "venom" in creature.flags:
        value += POISONED * known.at_least(4) * (1 - success(trait(state, target, STRENGTH)))
    if not hero.destiny:
        value += DOOMED * felled
    spread = FOCUS if state.options.difficulty == "cruel" else profile.spread
    value -= spread * _already(state, target)
    if hero.cls in BACK_ROW:
        value += profile.flank
    return value


def guard(state: State, who: int) -> int:
    return trait(state, who, DEFENCE) + armour(state, who) + aid(state, who)


def loss(state: State, uid: int, hero: int) -> float:
    """Return the expected loss of a hero by a monster's blow."""
    monster = state.monster(uid)
    flags = CREATURES[monster.kind].flags
    ahead = trait(state, uid, ATTACK) + power(state, uid, "melee") + attack_bonus(state, uid) - guard(state, hero)
    known = odds(ahead, die_of(state, uid), 10)
    if "drain" in flags:
        return DRAIN_COST * known.hit
    found = known.mean
    if "tail" in flags:
        found += odds(ahead + 1, die_of(state, uid), 10).mean
    if "second-attack" in flags:
        found *= 1 + known.hit / 2
    if monster.spells:
        found = max(found, SPELL_COST)
    return found + 0.5 * known.hit * ("weaken" in flags)


def _already(state: State, target: int) -> int:
    """Return the number of attacks on the target in this turn."""
    return sum([monster.aimed.count(target) for monster in state.foes])


def _why(state: State, target: int) -> str:
    if not is_hero(target):
        return "strikes-a-captive"
    hero = state.heroes[target]
    if hero.life <= 5:
        return "finishes-the-weak"
    return "strikes-the-back-row" if hero.cls in BACK_ROW else "best-odds"


REASONS: Final = (
    "nothing-to-do",
    "keeps-off",
    "closes-in",
    "takes-cover",
    "holds-back",
    "gets-away",
    "finishes-the-weak",
    "strikes-the-back-row",
    "best-odds",
    "strikes-a-captive",
    "best-spell",
    "spins-a-web",
)
