"""Losing and regaining life: wards, destiny, being down, dying (DJ-121 … DJ-124, DJ-128, A-01 … A-03)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Rows, Verb
from souterrain.games.donjon.content.creatures import CREATURES
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.content.heroes import ITEMS, SKILLS
from souterrain.games.donjon.figures import DEAD, INSIDE, NOWHERE, Monster
from souterrain.games.donjon.frames import Frame
from souterrain.games.donjon.rules import dice, fatigue
from souterrain.games.donjon.rules.frames import WINDOW, die_kind, kind
from souterrain.games.donjon.rules.outcomes import outcome
from souterrain.games.donjon.rules.progress import pay
from souterrain.games.donjon.rules.sheet import HEALED, can_act, is_hero, unmarked
from souterrain.games.donjon.rules.sight import sees
from souterrain.games.donjon.rules.tests import name_of
from souterrain.games.donjon.state import State

SAVED = 10
"""Life after a point of destiny (DJ-128)."""
REVIVED = 5
"""Life after the amulet (T34)."""


def harm(s: State, target: int, points: int, source: int = -1, cause: str = "blow") -> None:
    """So much life is about to be lost; `source` is the figure whose effect it is, or -1. `cause` is a noun."""
    if points > 0:
        s.push(Frame("loss", source, target, (points,), (cause,)))


def harm_by_die(s: State, target: int, term: Term, index: int, owner: int, cause: str, chance: Chance) -> None:
    """The die of a spell says how much (M5, M6); it lies on the table where its owner may strain over every die
    (A-13). `data` is what it shows, and the most it can."""
    points = dice.amount(s, term, index, cause, chance)
    s.push(Frame("harm-roll", owner, target, (points, most(term, index)), (cause,)))


def most(term: Term, index: int) -> int:
    count, sides = term.dice(index)
    return count * sides


@die_kind("harm-roll")
def harms(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    harm(s, frame.target, frame.data[0], frame.who, frame.words[0])


def _ward_offers(s: State, frame: Frame) -> fatigue.Offers:
    """A priest who sees it may hold part of it off (P8)."""
    found: fatigue.Offers = {}
    if is_hero(frame.target) and s.combat and s.heroes[frame.target].square != NOWHERE and len(frame.data) == 1:
        for hero in s.up:
            ready = can_act(s, hero) and s.heroes[hero].knows("shield-of-faith")
            if ready and sees(s, hero, s.heroes[frame.target].square):
                fatigue.offer(found, s.seat_of(hero), Verb("use", Form(Rows(((("shield-of-faith", 1),),)))))
    return found


def _ward(s: State, seat: int, verb: str, items: Items, chance: Chance, log: Log | None) -> None:
    from souterrain.games.donjon.rules.skills import spend

    hero = s.hero_of(seat)
    spend(s, hero, "shield-of-faith", log)
    saved = dice.amount(s, SKILLS["shield-of-faith"].terms[0], 0, "ward", chance)
    frame = s.top()
    frame.data = (max(0, frame.data[0] - saved), saved)
    if log is not None:
        log("warded", seat=seat, target=name_of(s, frame.target), points=saved)


@kind("loss", WINDOW, _ward_offers, _ward)
def lose(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    points, target = frame.data[0], frame.target
    if s.frames and s.frames[-1].kind == "hit" and s.frames[-1].target == target:
        s.top().data = (points,)
    if not points or (not is_hero(target) and not s.is_there(target)):
        return
    s.stirred = 2
    figure = s.own(target)
    figure.life = max(0, figure.life - points)
    figure.marks = tuple([mark for mark in figure.marks if mark[0] != "frozen"])
    if log is not None:
        log("lost-life", who=name_of(s, target), points=points, left=figure.life, cause=frame.words[0])
    if isinstance(figure, Monster):
        if not figure.life:
            slay(s, target, frame.who, chance, log)
    elif not figure.life:
        _fall(s, target, frame.words[0], log)


def _fall(s: State, hero: int, cause: str, log: Log | None) -> None:
    figure = s.heroes[hero]
    if figure.count("amulet-of-life") and not figure.has("amulet-spent"):
        figure = s.own_hero(hero)
        figure.life = min(REVIVED, figure.max_life)
        figure.marks = (*figure.marks, ("amulet-spent", 1, "quest", hero))
        if log is not None:
            log("revived", seat=s.seat_of(hero), item="amulet-of-life", left=figure.life)
        return
    s.push(Frame("fallen", hero, hero, (), (cause,)))


def _destiny_offers(s: State, frame: Frame) -> fatigue.Offers:
    """Death is avoided for a point of destiny (DJ-128); `pd_scope` says whether only of blows (A-14)."""
    hero = s.heroes[frame.target]
    wanted = hero.destiny and not hero.life
    if wanted and (s.option("pd_scope") == "any" or frame.words[0] == "blow"):
        return {s.seat_of(frame.target): (Verb("defy", Form()),)}
    return {}


def _defy(s: State, seat: int, verb: str, items: Items, chance: Chance, log: Log | None) -> None:
    hero = s.hero_of(seat)
    fatigue.steady(s, hero)
    figure = s.own_hero(hero)
    figure.life = min(SAVED, figure.max_life)
    if log is not None:
        log("defied", seat=seat, left=figure.life)


@kind("fallen", WINDOW, _destiny_offers, _defy)
def fallen(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    hero = s.heroes[frame.target]
    if hero.life or hero.out != INSIDE:
        return
    s.count("fell")
    if s.zones and any(s.zones[zone].objective for zone in _zones_of(s, hero.square)):
        s.count("fell-at-objective")
    down(s, frame.target, log)


def _zones_of(s: State, square: int) -> list[int]:
    from souterrain.games.donjon.board import plan_of

    zone = plan_of(s).zone_at.get(square)
    return [] if zone is None else [zone]


def down(s: State, hero: int, log: Log | None) -> None:
    """No move, no action, no target, and death at the end of the phase unless helped (DJ-123, A-03)."""
    figure = s.own_hero(hero)
    figure.ended = 1
    figure.waits_for = () if s.combat else tuple([other for other in s.up for _ in range(_turns_left(s, other))])
    if log is not None:
        log("down", seat=s.seat_of(hero))
    wait_less(s, log)


def _turns_left(s: State, hero: int) -> int:
    """Ends of turn until this companion has had a full one: a turn that has begun does not count (A-02)."""
    figure = s.heroes[hero]
    return 2 if figure.acted and not figure.ended else 1


def wait_less(s: State, log: Log | None, hero: int = NOWHERE) -> None:
    """This companion has had a turn, or one is gone: whoever waits for nobody who still stands is dead (A-02)."""
    for other in range(len(s.heroes)):
        left = list(s.heroes[other].waits_for)
        if not left:
            continue
        if hero in left:
            left.remove(hero)
            s.own_hero(other).waits_for = tuple(left)
        if not any(s.heroes[name].standing for name in left):
            die(s, other, log)


def drown(s: State, hero: int, chance: Chance, log: Log | None) -> None:
    """Into the crevasse: death at once unless destiny helps; body and goods are lost (A-14, A-48)."""
    s.count("drowned")
    if s.option("crevasse_death") == "off":
        harm(s, hero, dice.dice(s, 2, 6, "fall", chance), cause="crevasse")
        return
    s.push(Frame("drowning", hero, hero, (), ("crevasse",)))


def _drowning_offers(s: State, frame: Frame) -> fatigue.Offers:
    hero = s.heroes[frame.target]
    return {s.seat_of(frame.target): (Verb("defy", Form()),)} if hero.destiny and not frame.data else {}


def _defy_water(s: State, seat: int, verb: str, items: Items, chance: Chance, log: Log | None) -> None:
    _defy(s, seat, verb, items, chance, log)
    s.top().data = (1,)


@kind("drowning", WINDOW, _drowning_offers, _defy_water)
def drowning(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    if frame.data:
        return
    hero = s.own_hero(frame.target)
    for item, _ in hero.pack:
        if ITEMS[item].quest:
            s.count(f"sunk-{item}")
    hero.life, hero.pack, hero.gold = 0, (), 0
    hero.weapon = hero.shield = hero.armour = hero.lit = ""
    die(s, frame.target, log)
    s.own_hero(frame.target).square = NOWHERE


def die(s: State, hero: int, log: Log | None) -> None:
    """The body stays where it fell (A-71)."""
    figure = s.own_hero(hero)
    figure.out, figure.ended, figure.waits_for = DEAD, 1, ()
    figure.marks, figure.xp, figure.earned = (), 0, 0
    s.count("died")
    if log is not None:
        log("died", seat=s.seat_of(hero))
    wait_less(s, log)


def heal(s: State, who: int, points: int, log: Log | None) -> int:
    """Up to the maximum; ends poison and venom, and raises a hero who is down. Answers how much it was."""
    figure = s.own(who)
    was_down = not figure.life
    gained = min(points, figure.max_life - figure.life)
    figure.life += gained
    figure.marks = tuple([mark for mark in figure.marks if mark[0] not in HEALED])
    if not isinstance(figure, Monster) and figure.life and was_down:
        from souterrain.games.donjon.rules.phases import stand_up

        figure.waits_for = ()
        stand_up(s, who)
    if log is not None:
        log("healed", who=name_of(s, who), points=gained, left=figure.life)
    return gained


def worth(s: State, name: str) -> int:
    """The experience of a creature; a ratman is worth more where the table says so (A-54)."""
    return int(s.option("ratman_xp")) if name == "ratman" else CREATURES[name].experience


def slay(s: State, uid: int, killer: int, chance: Chance, log: Log | None) -> None:
    """A monster at no life is dead (DJ-122); whoever dealt the blow is paid (DJ-184)."""
    monster = s.monster(uid)
    s.monsters = tuple([other for other in s.monsters if other.uid != uid])
    if log is not None:
        known = is_hero(killer) or s.is_there(killer)
        log("slain", monster=monster.kind, number=monster.number, by=name_of(s, killer) if known else "nobody")
    s.count(f"slain-{monster.kind}")
    if monster.kind == "captive":
        return
    if is_hero(killer):
        s.own_hero(killer).kills += 1
        if not monster.unpaid:
            pay(s, killer, worth(s, monster.kind), log, monster.kind)
    if monster.kind == "wraith" and not any(other.kind == "wraith" for other in s.monsters):
        _restore(s, log)
    s.push(Frame("cleared", killer, uid, (monster.group,)))


def _restore(s: State, log: Log | None) -> None:
    """The last wraith is gone, and the strength it took is back (A-56)."""
    from souterrain.games.donjon.rules.phases import stand_up

    for hero, figure in enumerate(s.heroes):
        if figure.drained:
            restored = s.own_hero(hero)
            restored.drained = 0
            if unmarked(s, hero, "spent") and figure.life:
                stand_up(s, hero)
            if log is not None:
                log("restored", seat=s.seat_of(hero))


def drain(s: State, hero: int, log: Log | None) -> None:
    """A wraith takes strength, no life; at none the hero gives up (DJ-179)."""
    from souterrain.games.donjon.content.creatures import STRENGTH
    from souterrain.games.donjon.rules.sheet import trait

    s.stirred = 2
    figure = s.own_hero(hero)
    figure.drained += 1
    if log is not None:
        log("drained", seat=s.seat_of(hero), left=trait(s, hero, STRENGTH))
    if trait(s, hero, STRENGTH) == 0:
        figure.marks = (*figure.marks, ("spent", 1, "wraiths", hero))
        figure.ended = 1
        if log is not None:
            log("gave-up", seat=s.seat_of(hero))


@outcome("nothing")
def nothing(s: State, frame: Frame, success: bool, chance: Chance, log: Log | None) -> None:
    """A test whose result is looked at elsewhere."""
