"""Attacks that heroes and monsters may declare, and the monsters' part of a round (DJ-065)."""

from __future__ import annotations

from typing import Final

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Counts, Form, Items, Later, Rows, Verb
from souterrain.core.frames import WINDOW, Kind, Kinds
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import Monster
from souterrain.games.donjon.content.creatures import ATTACK
from souterrain.games.donjon.rules.family import HeroDeed, MasterDeed
from souterrain.games.donjon.rules.fight.combat import shoot_missile
from souterrain.games.donjon.rules.frames import Offers
from souterrain.games.donjon.rules.frames.fight import WebStruck
from souterrain.games.donjon.rules.frames.turn import Steps
from souterrain.games.donjon.rules.mechanics import dice, fatigue, sanctuary, skill_use
from souterrain.games.donjon.rules.mechanics.attacks import attack, blow
from souterrain.games.donjon.rules.mechanics.marks import unmarked
from souterrain.games.donjon.rules.mechanics.turns import pay_point
from souterrain.games.donjon.rules.moments import HeroAttacked, happen
from souterrain.games.donjon.rules.questions import skill_cards
from souterrain.games.donjon.rules.questions.attacks import (
    can_attack,
    has_missile,
    may_attack,
    shots,
    webs,
)
from souterrain.games.donjon.rules.questions.ground import read_square, square_items, squares_items
from souterrain.games.donjon.rules.questions.marching import can_march, marches, targets
from souterrain.games.donjon.rules.questions.movement import has_room, points_left, threatened
from souterrain.games.donjon.rules.questions.naming import figure_items, read_figure
from souterrain.games.donjon.rules.questions.rolls import attack_total
from souterrain.games.donjon.rules.questions.sheet import bonus, power, speed, trait
from souterrain.games.donjon.rules.questions.spending import WEB_NEEDS
from souterrain.games.donjon.rules.questions.targets import guarded
from souterrain.games.donjon.state import MONSTERS, State

# Heroes


def hero_verbs(state: State, hero: int) -> list[Verb]:
    """Return the attack verbs of a hero; outside combat only webs can be struck (A-58)."""
    if not state.combat:
        free = points_left(state, hero) > 0 and not state.heroes[hero].ran
        return [web_verb(state, hero)] if free and webs(state, hero) else []
    if not may_attack(state, hero):
        return []
    found: list[Verb] = []
    near = threatened(state, hero)
    if near:
        found.append(Later("strike", _attack_verb, state, hero, "strike", tuple(near)))
    elif webs(state, hero):
        found.append(web_verb(state, hero))
    far = shots(state, hero)
    if far:
        found.append(Later("shoot", _attack_verb, state, hero, "shoot", tuple(far)))
    return found


def _attack_verb(state: State, hero: int, word: str, targets: tuple[int, ...]) -> Verb:
    via = "melee" if word == "strike" else "missile"
    forms = []
    for target in targets:
        boosts = skill_cards.boosts(state, hero, target, via)
        target_row = Rows((figure_items(state, target),))
        most = min(len(boosts), state.heroes[hero].fatigue)
        forms.append(Form(target_row, Counts(boosts, (1,) * len(boosts), 0, most)) if boosts else Form(target_row))
    if word == "strike":
        forms += web_verb(state, hero).forms if webs(state, hero) else ()
    return Verb(word, *forms)


def web_verb(state: State, hero: int) -> Verb:
    return Verb(
        "strike", Form(Rows(tuple([(("web", 1), *square_items(state, square)) for square in webs(state, hero)])))
    )


def hero_attacks(state: State, hero: int, verb: str, items: Items, chance: Chance, log: Log) -> None:
    figure = state.own_hero(hero)
    figure.struck += 1
    figure.acted = 1
    unmarked(state, hero, "invisible")
    if items[0][0] == "web":
        strike_web(state, hero, read_square(state, items[1:]))
        return
    target, rest = read_figure(state, items)
    via = "melee" if verb == "strike" else "missile"
    skills = tuple([word for word, _ in rest])
    more, flags = skill_use.boosted(state, hero, target, skills, log, via)
    skills = (*skills, skill_cards.CHARGE) if "push" in flags else skills
    attack(state, hero, target, via, more=more, flags=flags, skills=skills)
    if via == "missile":
        shoot_missile(state, hero)
    happen(state, HeroAttacked(hero), chance, log)


def strike_web(state: State, hero: int, square: int) -> None:
    """Start an attack on a web, which does not defend itself (DJ-167, A-58)."""
    state.push(
        WebStruck(
            who=hero,
            square=square,
            trait=trait(state, hero, ATTACK),
            power=power(state, hero, "melee"),
            bonus=bonus(state, hero, hero, "melee"),
        )
    )


def _web_offers(state: State, frame: WebStruck) -> Offers:
    found: Offers = {}
    if bool(frame.die) == (state.options.pf_timing == "after"):
        fatigue.offer_strain(state, found, frame, frame.who)
    return found


def _strain_web(state: State, frame: WebStruck, seat: int, action: Action, chance: Chance, log: Log) -> None:
    fatigue.strain(state, frame, state.hero_of(seat), action[1:][0][1], log)


def tear(state: State, frame: WebStruck, chance: Chance, log: Log) -> None:
    if not frame.die:
        again = frame.copy()
        again.die, again.closed = dice.combat(state, frame.who, chance), 0
        state.push(again)
        return
    total = attack_total(frame)
    broken = total >= WEB_NEEDS
    if broken:
        state.markers = tuple([marker for marker in state.markers if marker[:2] != ("web", frame.square)])
    state.stirred = 2
    seat = state.seat_of(frame.who)
    log("web-struck", seat=seat, die=frame.die, total=total, need=WEB_NEEDS, success=int(broken))


# Monsters


def master_verbs(state: State) -> list[Verb]:
    """Return the verbs for moves and attacks of the monsters."""
    if state.step != MONSTERS:
        return []
    movers = tuple([monster.uid for monster in state.foes if can_march(state, monster) and _has_room(state, monster)])
    found: list[Verb] = []
    if movers:
        found.append(Later("march", _march_verb, state, movers))
    ready = [monster for monster in state.foes if can_attack(state, monster)]
    for word, whom in (("strike", threatened), ("shoot", shots)):
        rows = tuple(
            [
                (*figure_items(state, monster.uid), *figure_items(state, target))
                for monster in ready
                for target in targets(state, monster, whom(state, monster.uid))
            ]
        )
        if rows:
            found.append(Verb(word, Form(Rows(rows))))
    return found


def _has_room(state: State, monster: Monster) -> bool:
    if monster.marks or monster.grudge >= 0 or state.quest_name == "infernal-pact":
        return bool(marches(state, monster))
    return has_room(state, monster.uid, speed(state, monster.uid))


def _march_verb(state: State, movers: tuple[int, ...]) -> Verb:
    forms = []
    for uid in movers:
        rows = squares_items(state, marches(state, state.monster(uid)))
        if rows:
            forms.append(Form(Rows((figure_items(state, uid),)), Rows(rows)))
    return Verb("march", *forms)


def march(state: State, items: Items, chance: Chance, log: Log) -> None:
    uid, rest = read_figure(state, items)
    go(state, uid, marches(state, state.monster(uid))[read_square(state, rest)])


def go(state: State, uid: int, way: tuple[int, ...]) -> None:
    state.push(Steps(who=uid, way=way))


def strike(state: State, items: Items, chance: Chance, log: Log) -> None:
    uid, rest = read_figure(state, items)
    monster_attacks(state, uid, read_figure(state, rest)[0], "melee")


def shoot(state: State, items: Items, chance: Chance, log: Log) -> None:
    uid, rest = read_figure(state, items)
    monster_attacks(state, uid, read_figure(state, rest)[0], "missile")


def monster_attacks(state: State, uid: int, target: int, via: str) -> None:
    """Declare one attack; a target in a sanctuary must be approached first (P5)."""
    monster = state.own_monster(uid)
    monster.attacks += 1
    monster.grudge = -1
    if guarded(state, uid, target):
        sanctuary.approach(state, uid, target, via)
    else:
        blow(state, uid, target, via)


def strike_said(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    """Strike as the hero said; outside combat a web costs a point of speed, any number of times (A-58)."""
    if not state.combat:
        pay_point(state, hero)
        strike_web(state, hero, read_square(state, items[1:]))
        return
    hero_attacks(state, hero, "strike", items, chance, log)


def shoot_said(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    hero_attacks(state, hero, "shoot", items, chance, log)


HERO_DEEDS: Final[dict[str, HeroDeed]] = {"strike": strike_said, "shoot": shoot_said}
MASTER_DEEDS: Final[dict[str, MasterDeed]] = {"march": march, "strike": strike, "shoot": shoot}


def why(state: State, hero: int, verb: str, items: Items) -> Rejected | None:
    if not state.combat and items and items[0][0] == "web":
        if state.heroes[hero].ran:
            return Rejected("runner", "A-21")
        return Rejected("no-points" if points_left(state, hero) < 1 else "not-adjacent", "A-58")
    if not state.combat:
        return Rejected("no-combat", "DJ-112")
    if not may_attack(state, hero):
        return Rejected("struck-already", "A-31")
    if verb == "strike":
        return Rejected("not-adjacent", "DJ-116")
    if not has_missile(state, hero):
        return Rejected("no-missile", "A-30")
    if not state.options.shoot_in_melee and threatened(state, hero):
        return Rejected("enemy-beside", "A-29")
    return Rejected("not-in-sight", "DJ-117")


KINDS: Final[Kinds] = {WebStruck: Kind(tear, WINDOW, _web_offers, _strain_web)}
