"""Attacks (DJ-116 … DJ-122): declaration, reactions, dice, fatigue, and results.

An attack is a frame that goes through two windows. Before the dice are rolled heroes may parry, dodge or step in as
bodyguards; afterwards they may spend fatigue and destiny. Then the totals are compared.
"""

from __future__ import annotations

from typing import Final

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Rows, Verb
from souterrain.core.frames import WINDOW, Kind, Kinds
from souterrain.games.donjon.board.figures import NOWHERE, Monster
from souterrain.games.donjon.content.creatures import CREATURES, STRENGTH
from souterrain.games.donjon.content.heroes import SKILLS
from souterrain.games.donjon.rules.frames import Offers
from souterrain.games.donjon.rules.frames.fight import Attack, Hit, Venom
from souterrain.games.donjon.rules.frames.skills import Cleave, Slip
from souterrain.games.donjon.rules.mechanics import dice, fatigue
from souterrain.games.donjon.rules.mechanics.attacks import defend, roll_blast
from souterrain.games.donjon.rules.mechanics.belongings import use_up
from souterrain.games.donjon.rules.mechanics.harm import drain, harm
from souterrain.games.donjon.rules.mechanics.marks import marked
from souterrain.games.donjon.rules.mechanics.skill_use import spend
from souterrain.games.donjon.rules.mechanics.steps import push
from souterrain.games.donjon.rules.mechanics.tests import test
from souterrain.games.donjon.rules.moments import NaturalOne, happen
from souterrain.games.donjon.rules.questions import spending
from souterrain.games.donjon.rules.questions.durations import ends_after_next
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.naming import name_of
from souterrain.games.donjon.rules.questions.results import VENOMOUS, can_harm
from souterrain.games.donjon.rules.questions.rolls import attack_total, defence_total
from souterrain.games.donjon.rules.questions.sheet import (
    SMEARS,
    THINGS,
    can_act,
    is_hero,
    missile_of,
)
from souterrain.games.donjon.state import State

# Before the dice


def offers(state: State, frame: Attack) -> Offers:
    found: Offers = {}
    if "lost" in frame.flags or not _still_there(state, frame):
        return found
    if not frame.die:
        _offer_reactions(state, found, frame)
    if bool(frame.die) == (state.options.pf_timing == "after"):
        fatigue.offer_strain(state, found, frame, frame.who, frame.target)
    if frame.die:
        fatigue.offer_rerolls(state, found, frame)
    return found


def _offer_reactions(state: State, found: Offers, frame: Attack) -> None:
    """Offer parry and dodge to the target, and bodyguard to heroes beside it (G4, G5, V6), where they can help
    (A-97)."""
    if is_hero(frame.who) and is_hero(frame.target):
        return
    words = [
        word
        for word in ("parry", "dodge")
        if word not in frame.reactions and _can_react(state, frame.target, word) and spending.helps(state, frame, word)
    ]
    if frame.via not in ("melee", "missile") and "parry" in words:
        words.remove("parry")
    if words and frame.via != "opposed":
        rows = tuple([((word, 1),) for word in words])
        fatigue.offer(found, state.seat_of(frame.target), Verb("use", Form(Rows(rows))))
    if "area" in frame.flags or "bodyguard" in frame.reactions or is_hero(frame.who):
        return
    if not spending.can_hit(state, frame):
        return
    plan, here = plan_of(state), state.figure(frame.target).square
    for hero in state.up:
        if (
            hero != frame.target
            and _can_react(state, hero, "bodyguard")
            and plan.adjacent(state.heroes[hero].square, here)
        ):
            fatigue.offer(found, state.seat_of(hero), Verb("use", Form(Rows(((("bodyguard", 1),),)))))


def _can_react(state: State, who: int, skill: str) -> bool:
    return is_hero(who) and state.heroes[who].standing and can_act(state, who) and state.heroes[who].knows(skill)


def answer(state: State, frame: Attack, seat: int, action: Action, chance: Chance, log: Log) -> None:
    hero, (word, number) = state.hero_of(seat), action[1:][0]
    if action[0] == "strain":
        fatigue.strain(state, frame, hero, number, log)
    elif action[0] == "reroll":
        fatigue.reroll(state, frame, hero, word, chance, log)
    else:
        _react(state, frame, hero, word, log)


def _react(state: State, frame: Attack, hero: int, skill: str, log: Log) -> None:
    spend(state, hero, skill, log)
    frame.reactions = (*frame.reactions, skill)
    if skill == "bodyguard":
        # The reactions and the fatigue of the first defender do not help the bodyguard.
        frame.reactions = tuple([word for word in frame.reactions if word not in ("parry", "dodge")])
        frame.target, frame.brace = hero, 0
        defend(state, frame)
    else:
        frame.aid += SKILLS[skill].terms[0].number()


# The dice


def resolve(state: State, frame: Attack, chance: Chance, log: Log) -> None:
    if "lost" in frame.flags or not _still_there(state, frame):
        return
    if not frame.die and "blast" in frame.flags:
        roll_blast(state, frame, chance)
        return
    if not frame.die:
        again = frame.copy()
        again.closed = 0
        again.die = dice.combat(state, frame.who, chance)
        again.counter = dice.combat(state, frame.target, chance)
        state.push(again)
        _natural_one(state, again, chance, log)
        return
    state.stirred = 2
    harmed = attack_total(frame) - defence_total(frame)
    _tell(state, frame, max(0, harmed), log)
    if frame.then is not None:
        then = frame.then.copy()
        then.who, then.success, then.margin = frame.target, int(harmed > 0), harmed
        state.push(then)
    else:
        _strike_home(state, frame, max(0, harmed), log)


def _still_there(state: State, frame: Attack) -> bool:
    """Return False if the attacker or the target has left the board in the meantime."""
    for who in (frame.who, frame.target):
        if not (is_hero(who) or state.is_there(who)) or state.figure(who).square == NOWHERE:
            return False
    return True


def _natural_one(state: State, frame: Attack, chance: Chance, log: Log) -> None:
    """Report a die of one, at which a hero's weapon may break (E15)."""
    if frame.die == 1 and is_hero(frame.who) and frame.via in ("melee", "missile"):
        happen(state, NaturalOne(frame.who), chance, log)


def _tell(state: State, frame: Attack, harmed: int, log: Log) -> None:
    log(
        "attacked",
        who=name_of(state, frame.who),
        target=name_of(state, frame.target),
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


def _strike_home(state: State, frame: Attack, harmed: int, log: Log) -> None:
    """Apply the result of an attack: first the loss of life, then the further effects of the blow."""
    if harmed and not can_harm(state, frame):
        harmed = 0
        log("unharmed", target=name_of(state, frame.target))
    state.push(
        Hit(
            who=frame.who,
            target=frame.target,
            harmed=harmed,
            via=frame.via,
            flags=frame.flags,
            reactions=frame.reactions,
        )
    )
    if not harmed:
        return
    attacker = state.figure(frame.who)
    if isinstance(attacker, Monster):
        if attacker.entered and attacker.attacks == 1:
            state.own_monster(frame.who).hit = 1
        if "drain" in CREATURES[attacker.kind].flags and is_hero(frame.target) and frame.via != "spell":
            drain(state, frame.target, frame.who, log)
            return
    harm(state, frame.target, harmed, frame.who)


def hit(state: State, frame: Hit, chance: Chance, log: Log) -> None:
    """Carry out the effects after the loss of life: venom, weakness, a push, a further blow, a step aside."""
    harmed, who, target = frame.harmed, frame.who, frame.target
    if not harmed:
        if "dodge" in frame.reactions and is_hero(target) and state.heroes[target].standing:
            state.push(Slip(hero=target))
        return
    if is_hero(who):
        _hero_hit(state, frame, chance, log)
    elif state.is_there(who) and is_hero(target) and frame.via != "spell":
        _monster_hit(state, CREATURES[state.monster(who).kind].flags, who, target, harmed, log)


def _hero_hit(state: State, frame: Hit, chance: Chance, log: Log) -> None:
    target_there = state.is_there(frame.target) or is_hero(frame.target)
    if "push" in frame.flags and target_there:
        push(state, frame.who, frame.target, 1, chance, log)
    if not target_there and frame.via == "melee" and "cleave" not in frame.flags and "sweep" not in frame.flags:
        state.push(Cleave(hero=frame.who))


def _monster_hit(state: State, flags: tuple[str, ...], who: int, target: int, harmed: int, log: Log) -> None:
    if "venom" in flags and harmed >= VENOMOUS:
        test(state, target, STRENGTH, Venom(source=who))
    if "weaken" in flags:
        marked(state, target, "weakened", 1, ends_after_next(state, "pe"), who)
        log("weakened", seat=state.seat_of(target))


def venom(state: State, frame: Venom, chance: Chance, log: Log) -> None:
    """Give a penalty of one on the hero's ten-sided dice until healed; penalties add up (DJ-168)."""
    if not frame.success and state.heroes[frame.who].standing:
        marked(state, frame.who, "venom", 1, "healed", frame.source)
        log("envenomed", seat=state.seat_of(frame.who))


def shoot_missile(state: State, hero: int) -> None:
    """Use up one missile for good (A-30), and one of the ten that a dose of poison covers (A-74)."""
    figure = state.own_hero(hero)
    missile = missile_of(figure)
    marks = [
        (name, left - (name in SMEARS and on == THINGS[missile]), ends, on) for name, left, ends, on in figure.marks
    ]
    figure.marks = tuple([mark for mark in marks if mark[1] or mark[0] not in SMEARS])
    if state.options.ammo == "count" or missile.startswith("runed"):
        use_up(state, hero, missile)


KINDS: Final[Kinds] = {Attack: Kind(resolve, WINDOW, offers, answer), Hit: Kind(hit), Venom: Kind(venom)}
