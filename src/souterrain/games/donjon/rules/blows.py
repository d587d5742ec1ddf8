"""The value of a blow to the monsters, by profile and difficulty, and its cost to a hero, with exact odds."""

from __future__ import annotations

from typing import Final, NamedTuple

from souterrain.games.donjon.board.figures import Monster
from souterrain.games.donjon.content.creatures import ATTACK, CREATURES, DEFENCE, STRENGTH
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.odds import odds, success
from souterrain.games.donjon.rules.questions.sheet import (
    aid,
    armour,
    attack_bonus,
    bonus,
    die_of,
    is_hero,
    power,
    speed,
    trait,
)
from souterrain.games.donjon.rules.questions.sight import sees_from
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
DOOMED: Final = 2.0
"""Extra value of felling a hero without destiny."""
DRAINED, WEAKENED, POISONED = 2.0, 1.0, 1.5
"""Values of the side effects of a hit by a wraith, a ghoul or a spider, in points of life."""
SPELL_COST, DRAIN_COST = 3.5, 2.5
"""Costs to the heroes of a spell, and of a point of strength that a wraith drains."""
CRUEL: Final = "cruel"
FOCUS: Final = -0.3
"""Weight that replaces `spread` for a cruel master, who concentrates blows."""
CAPTIVE: Final = 0.5
"""Value of a captive relative to a hero, unless the master is cruel."""


def profile_of(monster: Monster) -> Profile:
    """Return the profile of a monster. A caster without spells fights as a brute if strong, else with cunning."""
    creature = CREATURES[monster.kind]
    if creature.profile == "caster" and not monster.spells:
        return PROFILES["brute" if creature.line[ATTACK] >= STRONG else "cunning"]
    return PROFILES[creature.profile]


def peril(state: State, hero: int) -> float:
    """Return the share of a hero's life that all monsters near enough can take in a turn, whether they have acted in
    this one or not: so all of them find the same hero."""
    figure, plan = state.heroes[hero], plan_of(state)
    near = [
        monster.uid
        for monster in state.foes
        if plan.distance(monster.square, figure.square) <= speed(state, monster.uid) + 1
        or ("ranged" in CREATURES[monster.kind].flags and sees_from(state, monster.square, figure.square))
    ]
    return sum([loss(state, uid, hero) for uid in near]) / max(1, figure.life)


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
        return value if state.options.difficulty == CRUEL else CAPTIVE * known.capped(life)
    hero = state.heroes[target]
    if "drain" in creature.flags:
        value = DRAINED * known.hit
    if "weaken" in creature.flags:
        value += WEAKENED * known.hit
    if "venom" in creature.flags:
        value += POISONED * known.at_least(4) * (1 - success(trait(state, target, STRENGTH)))
    if not hero.destiny:
        value += DOOMED * felled
    spread = FOCUS if state.options.difficulty == CRUEL else profile.spread
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
