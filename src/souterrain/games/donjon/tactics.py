"""How monsters fight when the machine moves them: one look ahead with exact odds, weighed by profile and difficulty."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final, NamedTuple

from souterrain.games.donjon.board import Plan, plan_of
from souterrain.games.donjon.content.creatures import ATTACK, CREATURES, DEFENCE
from souterrain.games.donjon.odds import odds
from souterrain.games.donjon.rules.assault import can_attack, can_march, marches, shots, targets
from souterrain.games.donjon.rules.furnishing import obstacle
from souterrain.games.donjon.rules.movement import threatened
from souterrain.games.donjon.rules.sheet import aid, armour, bonus, die_of, is_hero, power, trait
from souterrain.games.donjon.rules.sight import sees_from
from souterrain.games.donjon.state import NOWHERE, Monster, State


class Profile(NamedTuple):
    """How much a profile cares: about spreading blows (DJ-194), the back row (DJ-195), its own skin, its distance."""

    spread: float = 1.0
    flank: float = 1.0
    exposure: float = 0.15
    finish: float = 6.0
    keeps_off: bool = False


PROFILES: Final = {
    "brute": Profile(exposure=0.0),
    "horde": Profile(spread=1.5),
    "cunning": Profile(finish=9.0),
    "shooter": Profile(flank=2.0, keeps_off=True),
    "caster": Profile(flank=2.0, exposure=0.6, keeps_off=True),
    "ambusher": Profile(),
    "warlord": Profile(exposure=0.3),
}
BACK_ROW: Final = ("mage", "priest")
DISTANCE: Final = 3
"""How far those who shoot or cast like to stand off."""
COMPANY: Final = 2
"""So many others about a warlord, and he is well surrounded."""


class Decision(NamedTuple):
    """What one monster does next, and why: `reason` is a noun."""

    deed: str
    target: int
    way: tuple[int, ...]
    reason: str
    worth: float


HOLD: Final = Decision("hold", NOWHERE, (), "nothing-to-do", 0.0)


def decide(s: State, monster: Monster, place: int = 0) -> Decision:
    """The best deed, or the one at another `place` of the list (Novice takes any of the first three)."""
    found = sorted(_deeds(s, monster), key=lambda decision: -decision.worth)
    return found[min(place, len(found) - 1)] if found else HOLD


def _deeds(s: State, monster: Monster) -> Iterable[Decision]:
    may_attack = can_attack(s, monster)
    if may_attack:
        for via, whom in (("strike", threatened), ("shoot", shots)):
            for target in targets(s, monster, whom(s, monster.uid)):
                yield Decision(via, target, (), _why(s, target), worth(s, monster, target, via))
    if can_march(s, monster) and not monster.attacks:
        yield from _moves(s, monster, may_attack)


def _moves(s: State, monster: Monster, may_attack: bool) -> Iterable[Decision]:
    """Moves that lead to an attack count as much as it; others by how near they bring the monster."""
    plan, profile = plan_of(s), PROFILES[CREATURES[monster.kind].profile]
    ways = marches(s, monster)
    if not ways:
        return
    heroes = [hero for hero in s.up if not s.heroes[hero].has("invisible")]
    values = {hero: worth(s, monster, hero, "strike") for hero in heroes}
    ranged = "ranged" in CREATURES[monster.kind].flags
    far = 2 if "reach" in CREATURES[monster.kind].flags else 1
    if may_attack and not _holds_back(s, monster):
        for square, way in ways.items():
            for hero in heroes:
                there = s.heroes[hero].square
                if plan.adjacent(square, there) or (far > 1 and there in plan.within(square, far)):
                    yield Decision("march", hero, way, _why(s, hero), values[hero] - 0.02 * len(way))
                elif ranged and sees_from(s, square, there):
                    off = min(DISTANCE, plan.distance(square, there))
                    value = worth(s, monster, hero, "shoot") + 0.2 * off - 0.02 * len(way)
                    yield Decision("march", hero, way, "keeps-off", value)
    if heroes and not (profile.keeps_off and monster.attacks):
        yield from _approach(s, plan, monster, ways, heroes, profile)


def _approach(
    s: State,
    plan: Plan,
    monster: Monster,
    ways: dict[int, tuple[int, ...]],
    heroes: list[int],
    profile: Profile,
) -> Iterable[Decision]:
    steps = _steps_to(s, plan, [s.heroes[hero].square for hero in heroes])
    here = steps.get(monster.square, 99)
    wanted = DISTANCE if profile.keeps_off or _holds_back(s, monster) else 1
    best = min(ways, key=lambda square: (abs(steps.get(square, 99) - wanted), len(ways[square]), square))
    if abs(steps.get(best, 99) - wanted) < abs(here - wanted):
        reason = "keeps-off" if wanted > 1 else "closes-in"
        yield Decision("march", NOWHERE, ways[best], reason, 0.01)


def _steps_to(s: State, plan: Plan, goals: list[int]) -> dict[int, int]:
    """How many steps it is to the nearest goal, figures not counted."""
    closed = obstacle(s)
    steps = dict.fromkeys(goals, 0)
    queue = deque(goals)
    while queue:
        square = queue.popleft()
        for near, one, two in plan.steps[square]:
            if near not in steps and near not in closed and not (one in closed and two in closed):
                steps[near] = steps[square] + 1
                queue.append(near)
    return steps


def _holds_back(s: State, monster: Monster) -> bool:
    """A warlord goes on the attack only in good company (DJ-177)."""
    return CREATURES[monster.kind].profile == "warlord" and len(s.foes) - 1 < COMPANY


def worth(s: State, monster: Monster, target: int, via: str) -> float:
    """What an attack is worth: expected loss, the odds of felling, spread and flank (DJ-194, DJ-195)."""
    profile = PROFILES[CREATURES[monster.kind].profile]
    how = "melee" if via == "strike" else "missile"
    ahead = trait(s, monster.uid, ATTACK) + power(s, monster.uid, how) + bonus(s, monster.uid, target, how)
    ahead -= trait(s, target, DEFENCE) + armour(s, target) + aid(s, target)
    known = odds(ahead, die_of(s, monster.uid), die_of(s, target))
    life = s.figure(target).life
    value = known.capped(life) + profile.finish * known.at_least(life)
    if not is_hero(target):
        return value * 0.5
    if "drain" in CREATURES[monster.kind].flags:
        value = 2 * known.hit
    if s.option("difficulty") != "cruel":
        value -= profile.spread * 0.5 * _already(s, target)
    if s.heroes[target].cls in BACK_ROW:
        value += profile.flank * 0.3
    return value


def _already(s: State, target: int) -> int:
    """Attacks on the target in this turn."""
    return sum([monster.aimed.count(target) for monster in s.foes])


def _why(s: State, target: int) -> str:
    if not is_hero(target):
        return "strikes-a-captive"
    hero = s.heroes[target]
    if hero.life <= 5:
        return "finishes-the-weak"
    return "strikes-the-back-row" if hero.cls in BACK_ROW else "best-odds"


REASONS: Final = (
    "nothing-to-do",
    "keeps-off",
    "closes-in",
    "finishes-the-weak",
    "strikes-the-back-row",
    "best-odds",
    "strikes-a-captive",
    "best-spell",
    "spins-a-web",
)
