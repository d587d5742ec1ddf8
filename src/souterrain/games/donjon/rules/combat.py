"""Attacks (DJ-116 … DJ-122): declared, answered, rolled, strained over, and what comes of them.

An attack is a frame that goes through two windows: before the dice somebody may step in or parry; when both dice lie
on the table fatigue and destiny may be spent. Then the totals are compared.
"""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Rows, Verb
from souterrain.games.donjon.board import plan_of
from souterrain.games.donjon.content.creatures import ATTACK, CREATURES, DEFENCE, STRENGTH
from souterrain.games.donjon.content.heroes import SKILLS
from souterrain.games.donjon.figures import NOWHERE, Hero, Monster
from souterrain.games.donjon.frames import Attack, Frame
from souterrain.games.donjon.rules import dice, fatigue
from souterrain.games.donjon.rules.frames import WINDOW, kind
from souterrain.games.donjon.rules.harm import drain, harm
from souterrain.games.donjon.rules.outcomes import follow, outcome
from souterrain.games.donjon.rules.sheet import (
    SMEARS,
    THINGS,
    aid,
    armour,
    attack_bonus,
    bonus,
    can_act,
    is_hero,
    is_magic,
    luck,
    marked,
    missile_of,
    plus_one,
    power,
    spell_bonus,
    trait,
)
from souterrain.games.donjon.rules.tests import name_of, test
from souterrain.games.donjon.state import State

SPELLBOUND = ("spell", "opposed")


def attack(
    s: State,
    who: int,
    target: int,
    via: str,
    *,
    with_power: int | None = None,
    more: int = 0,
    flags: tuple[str, ...] = (),
    trait_index: int = ATTACK,
) -> Attack:
    """Declares an attack with everything that is known before the dice."""
    frame = Attack()
    frame.who, frame.target, frame.via, frame.flags = who, target, via, flags
    frame.trait = trait(s, who, trait_index)
    figure = s.figure(who)
    if via == "spell":
        frame.power = with_power or 0
        frame.bonus = attack_bonus(s, who) + spell_bonus(s, who) + more
        frame.flags = (*flags, "magic", "plus")
    else:
        frame.power = power(s, who, via) if with_power is None else with_power
        frame.bonus = bonus(s, who, target, via) + more
        if isinstance(figure, Hero):
            magic = ("magic",) if is_magic(figure, via) else ()
            plus = ("plus",) if plus_one(figure, via) else ()
            frame.flags = (*flags, *magic, *plus)
    _defend(s, frame)
    s.push(frame)
    return frame


def _defend(s: State, frame: Attack) -> None:
    """The defender's side, anew when somebody steps in; an opposed roll knows which characteristic it is."""
    if frame.via == "opposed" and frame.data:
        frame.guard, frame.armour, frame.aid = trait(s, frame.target, frame.data[0]), 0, luck(s, frame.target)
        return
    frame.guard = trait(s, frame.target, DEFENCE)
    frame.armour = 0 if "no-armour" in frame.flags else armour(s, frame.target)
    frame.aid = aid(s, frame.target)


# Before the dice


def offers(s: State, frame: Attack) -> fatigue.Offers:
    found: fatigue.Offers = {}
    if "lost" in frame.flags:
        return found
    if not frame.die:
        _offer_reactions(s, found, frame)
    if bool(frame.die) == (s.option("pf_timing") == "after"):
        fatigue.offer_strain(s, found, frame.who, frame.target)
    if frame.die:
        fatigue.offer_rerolls(s, found, frame)
    return found


def _offer_reactions(s: State, found: fatigue.Offers, frame: Attack) -> None:
    """Parry and dodge of the one attacked, and a bodyguard beside (G4, G5, V6)."""
    if is_hero(frame.who) and is_hero(frame.target):
        return
    words = [word for word in ("parry", "dodge") if word not in frame.words and _can_react(s, frame.target, word)]
    if frame.via not in ("melee", "missile") and "parry" in words:
        words.remove("parry")
    if words and frame.via != "opposed":
        rows = tuple([((word, 1),) for word in words])
        fatigue.offer(found, s.seat_of(frame.target), Verb("use", Form(Rows(rows))))
    if "area" in frame.flags or "bodyguard" in frame.words or is_hero(frame.who):
        return
    plan, here = plan_of(s), s.figure(frame.target).square
    for hero in s.up:
        if hero != frame.target and _can_react(s, hero, "bodyguard") and plan.adjacent(s.heroes[hero].square, here):
            fatigue.offer(found, s.seat_of(hero), Verb("use", Form(Rows(((("bodyguard", 1),),)))))


def _can_react(s: State, who: int, skill: str) -> bool:
    return is_hero(who) and s.heroes[who].standing and can_act(s, who) and s.heroes[who].knows(skill)


def answer(s: State, seat: int, verb: str, items: Items, chance: Chance, log: Log | None) -> None:
    hero = s.hero_of(seat)
    if verb == "strain":
        fatigue.strain(s, hero, items, log)
    elif verb == "reroll":
        fatigue.reroll(s, hero, items, chance, log)
    else:
        _react(s, hero, items[0][0], log)


def _react(s: State, hero: int, skill: str, log: Log | None) -> None:
    from souterrain.games.donjon.rules.skills import spend

    spend(s, hero, skill, log)
    frame = s.top()
    assert isinstance(frame, Attack), "reactions answer an attack"
    frame.words = (*frame.words, skill)
    if skill == "bodyguard":
        # What the one first attacked had done for the own defence is of no use to another.
        frame.words = tuple([word for word in frame.words if word not in ("parry", "dodge")])
        frame.target, frame.brace = hero, 0
        _defend(s, frame)
    else:
        frame.aid += SKILLS[skill].terms[0].number()


# The dice


@kind("attack", WINDOW, offers, answer)
def resolve(s: State, frame: Attack, chance: Chance, log: Log | None) -> None:
    if "lost" in frame.flags or not _still_there(s, frame):
        return
    if not frame.die and "blast" in frame.flags:
        from souterrain.games.donjon.rules.skills import roll_blast

        roll_blast(s, frame, chance)
        return
    if not frame.die:
        again: Attack = frame.copy()
        again.closed = 0
        again.die = dice.combat(s, frame.who, chance)
        again.counter = dice.combat(s, frame.target, chance)
        s.push(again)
        _natural_one(s, again, chance, log)
        return
    s.stirred = 2
    harmed = attack_total(frame) - defence_total(frame)
    if log is not None:
        _tell(s, frame, max(0, harmed), log)
    if frame.via == "opposed":
        follow(frame.words[0], s, frame, harmed > 0, chance, log)
    else:
        _strike_home(s, frame, max(0, harmed), log)


def _still_there(s: State, frame: Attack) -> bool:
    """Either may have fallen to something else meanwhile."""
    for who in (frame.who, frame.target):
        if not (is_hero(who) or s.is_there(who)) or s.figure(who).square == NOWHERE:
            return False
    return True


def attack_total(frame: Attack) -> int:
    return frame.die + frame.trait + frame.power + frame.bonus + frame.strain


def defence_total(frame: Attack) -> int:
    return frame.counter + frame.guard + frame.armour + frame.aid + frame.brace


def _natural_one(s: State, frame: Attack, chance: Chance, log: Log | None) -> None:
    """A hero's weapon whose die shows one may break (E15)."""
    if frame.die == 1 and is_hero(frame.who) and frame.via in ("melee", "missile"):
        from souterrain.games.donjon.rules.events import trigger

        trigger(s, "natural-one", frame.who, chance, log)


def _tell(s: State, frame: Attack, harmed: int, log: Log) -> None:
    log(
        "attacked",
        who=name_of(s, frame.who),
        target=name_of(s, frame.target),
        die=frame.die,
        trait=frame.trait,
        power=frame.power,
        more=frame.bonus + frame.strain,
        total=attack_total(frame),
        counter=frame.counter,
        guard=frame.guard,
        armour=frame.armour,
        aid=frame.aid + frame.brace,
        against=defence_total(frame),
        harm=harmed,
    )


def can_harm(s: State, frame: Attack) -> bool:
    """Demons and wraiths are harmed by magic alone (DJ-170, DJ-171, DJ-179), the lesser demon by at least +1."""
    if is_hero(frame.target):
        return True
    monster = s.monster(frame.target)
    if "magic-only" not in CREATURES[monster.kind].flags:
        return True
    return ("plus" if monster.kind == "demon" else "magic") in frame.flags


def _strike_home(s: State, frame: Attack, harmed: int, log: Log | None) -> None:
    """What a hit or a miss leads to; the loss comes first, what the blow does besides afterwards."""
    if harmed and not can_harm(s, frame):
        harmed = 0
        if log is not None:
            log("unharmed", target=name_of(s, frame.target))
    s.push(Frame("hit", frame.who, frame.target, (harmed,), (frame.via, *frame.flags, *frame.words)))
    if not harmed:
        return
    attacker = s.figure(frame.who)
    if isinstance(attacker, Monster):
        if attacker.entered and attacker.attacks == 1:
            s.own_monster(frame.who).hit = 1
        if "drain" in CREATURES[attacker.kind].flags and is_hero(frame.target) and frame.via != "spell":
            drain(s, frame.target, log)
            return
    harm(s, frame.target, harmed, frame.who)


@kind("hit")
def hit(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    """After the loss: venom, weakness, a push, a further blow, a step aside."""
    harmed, who, target = frame.data[0], frame.who, frame.target
    if not harmed:
        if "dodge" in frame.words and is_hero(target) and s.heroes[target].standing:
            s.push(Frame("slip", target, target))
        return
    if is_hero(who):
        _hero_hit(s, frame, log)
    elif s.is_there(who) and is_hero(target) and "spell" not in frame.words:
        _monster_hit(s, CREATURES[s.monster(who).kind].flags, who, target, harmed, log)


def _hero_hit(s: State, frame: Frame, log: Log | None) -> None:
    from souterrain.games.donjon.rules.movement import push

    target_there = s.is_there(frame.target) or is_hero(frame.target)
    if "push" in frame.words and target_there:
        push(s, frame.who, frame.target, 1)
    if not target_there and "melee" in frame.words and "cleave" not in frame.words and "sweep" not in frame.words:
        s.push(Frame("cleave", frame.who, frame.who))


def _monster_hit(s: State, flags: tuple[str, ...], who: int, target: int, harmed: int, log: Log | None) -> None:
    if "venom" in flags and harmed > 3:
        test(s, target, STRENGTH, "venom", data=(who,))
    if "weaken" in flags:
        marked(s, target, "weakened", 1, ends_after_next(s, "pe"), who)
        if log is not None:
            log("weakened", seat=s.seat_of(target))


def ends_after_next(s: State, phase: str) -> str:
    """Until the end of the next stretch of this kind (A-06): the one after, if such a stretch is being played."""
    return f"{phase}+1" if bool(s.combat) == (phase == "pc") else phase


@outcome("venom")
def venom(s: State, frame: Frame, success: bool, chance: Chance, log: Log | None) -> None:
    """A penalty of one on every own ten-sided die until healed; it adds up (DJ-168)."""
    if not success and s.heroes[frame.who].standing:
        marked(s, frame.who, "venom", 1, "healed", frame.data[0] if frame.data else -1)
        if log is not None:
            log("envenomed", seat=s.seat_of(frame.who))


def shoot_missile(s: State, hero: int) -> None:
    """One missile less, and it is not found again (A-30); poison is on ten of them (A-74)."""
    figure = s.own_hero(hero)
    missile = missile_of(figure)
    marks = [
        (name, left - (name in SMEARS and on == THINGS[missile]), ends, on) for name, left, ends, on in figure.marks
    ]
    figure.marks = tuple([mark for mark in marks if mark[1] or mark[0] not in SMEARS])
    if s.option("ammo") == "count" or missile.startswith("runed"):
        from souterrain.games.donjon.rules.sheet import gain

        gain(figure, missile, -1)
