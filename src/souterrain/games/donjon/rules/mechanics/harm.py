"""Loss and recovery of life: wards, destiny, being down, dying (DJ-121 … DJ-124, DJ-128, A-01 … A-03)."""

from __future__ import annotations

from typing import Final

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Rows, Verb
from souterrain.core.frames import WINDOW, Kind, Kinds
from souterrain.games.donjon.board.figures import DEAD, INSIDE, NOWHERE, Monster
from souterrain.games.donjon.content.creatures import STRENGTH, called
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.content.heroes import ITEMS, SKILLS
from souterrain.games.donjon.rules.frames import Offers
from souterrain.games.donjon.rules.frames.fight import Cleared, Drowning, Fallen, HarmRoll, Hit, Loss
from souterrain.games.donjon.rules.mechanics import dice, fatigue
from souterrain.games.donjon.rules.mechanics.experience import pay, worth
from souterrain.games.donjon.rules.mechanics.marks import unmarked
from souterrain.games.donjon.rules.mechanics.open_dice import die_kind
from souterrain.games.donjon.rules.mechanics.skill_use import spend
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.naming import name_of
from souterrain.games.donjon.rules.questions.results import WARD, can_spare, warders
from souterrain.games.donjon.rules.questions.sheet import HEALED, is_hero, trait
from souterrain.games.donjon.state import State

SAVED = 10
"""Life of a hero saved by a point of destiny (DJ-128)."""
REVIVED = 5
"""Life of a hero saved by the amulet (T34)."""


def harm(state: State, target: int, points: int, source: int = -1, cause: str = "blow") -> None:
    """Open a loss of life; `source` is the figure that causes it, or -1, and `cause` a noun."""
    if points > 0:
        state.push(Loss(source=source, target=target, points=points, cause=cause))


def harm_by_die(state: State, target: int, term: Term, index: int, owner: int, cause: str, chance: Chance) -> None:
    """Roll the life that a spell takes (M5, M6); with `pf_scope` `all` its owner may add fatigue to the die (A-13)."""
    points = dice.amount(state, term, index, cause, chance)
    state.push(HarmRoll(who=owner, die=points, most=most(term, index), target=target, cause=cause))


def most(term: Term, index: int) -> int:
    count, sides = term.dice(index)
    return count * sides


def harms(state: State, frame: HarmRoll, chance: Chance, log: Log) -> None:
    harm(state, frame.target, frame.die, frame.who, frame.cause)


def _ward_offers(state: State, frame: Loss) -> Offers:
    """Offer a priest who sees the target to reduce the loss, once (P8), if that can spare something (A-97)."""
    found: Offers = {}
    if not frame.warded and is_hero(frame.target) and can_spare(state, frame):
        for hero in warders(state, frame.target):
            fatigue.offer(found, state.seat_of(hero), Verb("use", Form(Rows((((WARD, 1),),)))))
    return found


def _ward(state: State, frame: Loss, seat: int, action: Action, chance: Chance, log: Log) -> None:
    hero = state.hero_of(seat)
    spend(state, hero, WARD, log)
    saved = dice.amount(state, SKILLS[WARD].terms[0], 0, "ward", chance)
    frame.points, frame.warded = max(0, frame.points - saved), 1
    log("warded", seat=seat, target=name_of(state, frame.target), points=saved)


def lose(state: State, frame: Loss, chance: Chance, log: Log) -> None:
    points, target = frame.points, frame.target
    if state.frames and isinstance(state.frames[-1], Hit) and state.frames[-1].target == target:
        state.top().harmed = points
    if not points or (not is_hero(target) and not state.is_there(target)):
        return
    state.stirred, state.still = 2, 0
    figure = state.own(target)
    figure.life = max(0, figure.life - points)
    figure.marks = tuple([mark for mark in figure.marks if mark[0] != "frozen"])
    log("lost-life", who=name_of(state, target), points=points, left=figure.life, cause=frame.cause)
    if isinstance(figure, Monster):
        if not figure.life:
            slay(state, target, frame.source, chance, log)
    elif not figure.life:
        _fall(state, target, frame.cause, log)


def _fall(state: State, hero: int, cause: str, log: Log) -> None:
    figure = state.heroes[hero]
    if figure.count("amulet-of-life") and not figure.has("amulet-spent"):
        figure = state.own_hero(hero)
        figure.life = min(REVIVED, figure.max_life)
        figure.marks = (*figure.marks, ("amulet-spent", 1, "quest", hero))
        log("revived", seat=state.seat_of(hero), item="amulet-of-life", left=figure.life)
        return
    state.push(Fallen(hero=hero, cause=cause))


def _destiny_offers(state: State, frame: Fallen) -> Offers:
    """Offer to avoid death for a point of destiny (DJ-128); with `pd_scope` `blows` only after blows (A-14)."""
    hero = state.heroes[frame.hero]
    wanted = hero.destiny and not hero.life
    if wanted and (state.options.pd_scope == "any" or frame.cause == "blow"):
        return {state.seat_of(frame.hero): (Verb("defy", Form()),)}
    return {}


def _defy(state: State, frame: Fallen | Drowning, seat: int, action: Action, chance: Chance, log: Log) -> None:
    hero = state.hero_of(seat)
    fatigue.steady(state, hero)
    figure = state.own_hero(hero)
    figure.life = min(SAVED, figure.max_life)
    log("defied", seat=seat, left=figure.life)


def fallen(state: State, frame: Fallen, chance: Chance, log: Log) -> None:
    hero = state.heroes[frame.hero]
    if hero.life or hero.out != INSIDE:
        return
    state.count("fell")
    if state.zones and any(state.zones[zone].objective for zone in _zones_of(state, hero.square)):
        state.count("fell-at-objective")
    down(state, frame.hero, log)


def _zones_of(state: State, square: int) -> list[int]:
    zone = plan_of(state).zone_at.get(square)
    return [] if zone is None else [zone]


def down(state: State, hero: int, log: Log) -> None:
    """Put a hero down: unable to move or act, no target, and dead at the end of the phase unless helped (DJ-123,
    A-03)."""
    figure = state.own_hero(hero)
    figure.ended = 1
    figure.waits_for = (
        () if state.combat else tuple([other for other in state.up for _ in range(_turns_left(state, other))])
    )
    log("down", seat=state.seat_of(hero))
    wait_less(state, log)


def _turns_left(state: State, hero: int) -> int:
    """Return the number of turn ends until this companion has had a full turn: a turn in progress does not count
    (A-02)."""
    figure = state.heroes[hero]
    return 2 if figure.acted and not figure.ended else 1


def wait_less(state: State, log: Log, hero: int = NOWHERE) -> None:
    """Count the end of a companion's turn, or the loss of a companion: heroes who are down die when no standing
    companion is left to wait for (A-02)."""
    for other in range(len(state.heroes)):
        left = list(state.heroes[other].waits_for)
        if not left:
            continue
        if hero in left:
            left.remove(hero)
            state.own_hero(other).waits_for = tuple(left)
        if not any(state.heroes[name].standing for name in left):
            die(state, other, log)


def drown(state: State, hero: int, chance: Chance, log: Log) -> None:
    """Drop a hero into the crevasse: death at once unless destiny helps; body and goods are lost (A-14, A-48)."""
    state.count("drowned")
    if not state.options.crevasse_death:
        harm(state, hero, dice.dice(state, 2, 6, "fall", chance), cause="crevasse")
        return
    state.push(Drowning(hero=hero))


def _drowning_offers(state: State, frame: Drowning) -> Offers:
    hero = state.heroes[frame.hero]
    return {state.seat_of(frame.hero): (Verb("defy", Form()),)} if hero.destiny and not frame.defied else {}


def _defy_water(state: State, frame: Drowning, seat: int, action: Action, chance: Chance, log: Log) -> None:
    _defy(state, frame, seat, action, chance, log)
    frame.defied = 1


def drowning(state: State, frame: Drowning, chance: Chance, log: Log) -> None:
    if frame.defied:
        return
    hero = state.own_hero(frame.hero)
    for item, _ in hero.pack:
        if ITEMS[item].quest:
            state.count(f"sunk-{item}")
    hero.life, hero.pack, hero.gold = 0, (), 0
    hero.weapon = hero.shield = hero.armour = hero.lit = ""
    die(state, frame.hero, log)
    state.own_hero(frame.hero).square = NOWHERE


def die(state: State, hero: int, log: Log) -> None:
    """Let a hero die; the body stays on its square (A-71)."""
    figure = state.own_hero(hero)
    figure.out, figure.ended, figure.waits_for = DEAD, 1, ()
    figure.marks, figure.xp, figure.earned = (), 0, 0
    state.count("died")
    log("died", seat=state.seat_of(hero))
    wait_less(state, log)


def heal(state: State, who: int, points: int, log: Log) -> int:
    """Heal up to the maximum, cure poison and venom, raise a hero who is down; return the points healed."""
    figure = state.own(who)
    was_down = not figure.life
    gained = min(points, figure.max_life - figure.life)
    figure.life += gained
    state.still = 0 if gained else state.still
    figure.marks = tuple([mark for mark in figure.marks if mark[0] not in HEALED])
    if not isinstance(figure, Monster) and figure.life and was_down:
        figure.waits_for = ()
        stand_up(state, who)
    log("healed", who=name_of(state, who), points=gained, left=figure.life)
    return gained


def slay(state: State, uid: int, killer: int, chance: Chance, log: Log) -> None:
    """Remove a monster at no life (DJ-122) and pay the killer (DJ-184)."""
    monster = state.monster(uid)
    state.monsters = tuple([other for other in state.monsters if other.uid != uid])
    known = is_hero(killer) or state.is_there(killer)
    name = called(monster.kind, monster.number)
    log("slain", monster=name, by=name_of(state, killer) if known else "nobody")
    state.count(f"slain-{monster.kind}")
    if monster.kind == "captive":
        return
    if is_hero(killer):
        state.own_hero(killer).kills += 1
        if not monster.unpaid:
            pay(state, killer, worth(state, monster.kind), log, name)
    gone(state, monster, killer, log)


def gone(state: State, monster: Monster, killer: int, log: Log) -> None:
    """Let the strength that wraiths drained return with the last of them (A-56), and the card go back to its deck
    (DJ-137)."""
    if monster.kind == "wraith" and not any(other.kind == "wraith" for other in state.monsters):
        _restore(state, log)
    state.push(Cleared(killer=killer, group=monster.group))


def _restore(state: State, log: Log) -> None:
    """Restore the strength that wraiths drained, once the last wraith is gone (A-56)."""
    for hero, figure in enumerate(state.heroes):
        if figure.drained:
            restored = state.own_hero(hero)
            restored.drained = 0
            if unmarked(state, hero, "spent") and figure.life:
                stand_up(state, hero)
            log("restored", seat=state.seat_of(hero))


def drain(state: State, hero: int, wraith: int, log: Log) -> None:
    """Drain strength instead of life, as a wraith does; at none the hero gives up (DJ-179)."""
    state.stirred, state.still = 2, 0
    figure = state.own_hero(hero)
    figure.drained += 1
    log("drained", seat=state.seat_of(hero), monster=name_of(state, wraith), left=trait(state, hero, STRENGTH))
    if trait(state, hero, STRENGTH) == 0:
        figure.marks = (*figure.marks, ("spent", 1, "wraiths", hero))
        figure.ended = 1
        log("gave-up", seat=state.seat_of(hero))


def stand_up(state: State, hero: int) -> None:
    """Bring a hero back into play, to act in this round if the turn has not passed (A-03)."""
    figure = state.own_hero(hero)
    if figure.square != NOWHERE and not figure.acted:
        figure.ended = 0


KINDS: Final[Kinds] = {
    HarmRoll: die_kind(harms),
    Loss: Kind(lose, WINDOW, _ward_offers, _ward),
    Fallen: Kind(fallen, WINDOW, _destiny_offers, _defy),
    Drowning: Kind(drowning, WINDOW, _drowning_offers, _defy_water),
}
