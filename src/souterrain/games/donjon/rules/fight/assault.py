"""Who may strike or shoot whom, for heroes and monsters alike, and the monsters' part of a round (DJ-065)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Counts, Form, Items, Later, Rows, Verb
from souterrain.games.donjon.board.figures import NOWHERE, Monster
from souterrain.games.donjon.board.plan import plan_of, read_square, square_items, squares_items
from souterrain.games.donjon.content.creatures import ATTACK, CREATURES
from souterrain.games.donjon.rules import skills
from souterrain.games.donjon.rules.fight.combat import attack, attack_total, shoot_missile
from souterrain.games.donjon.rules.frames_old import Attack, Frame
from souterrain.games.donjon.rules.kinds import WINDOW, kind
from souterrain.games.donjon.rules.mechanics import dice, fatigue
from souterrain.games.donjon.rules.mechanics.movement import has_room, reach, threatened
from souterrain.games.donjon.rules.questions.naming import figure_items, read_figure
from souterrain.games.donjon.rules.questions.obstacles import obstacle
from souterrain.games.donjon.rules.questions.sheet import bonus, can_act, missile_of, power, speed, trait
from souterrain.games.donjon.rules.questions.sight import sees
from souterrain.games.donjon.state import State

WEB_NEEDS = 13
"""More than twelve points break a web (DJ-167)."""


def shots(state: State, who: int) -> list[int]:
    """Whom a figure with a missile weapon sees (DJ-117)."""
    if state.option("shoot_in_melee") == "off" and threatened(state, who):
        return []
    if who < len(state.heroes):
        if not has_missile(state, who):
            return []
        return [monster.uid for monster in state.foes if sees(state, who, monster.square)]
    if "ranged" not in CREATURES[state.monster(who).kind].flags:
        return []
    heroes = [
        hero
        for hero in state.up
        if not state.heroes[hero].has("invisible") and sees(state, who, state.heroes[hero].square)
    ]
    return heroes + [captive.uid for captive in state.freed if sees(state, who, captive.square)]


# Heroes


def has_missile(state: State, hero: int) -> bool:
    """A missile weapon in hand, and something to shoot with it (A-30)."""
    figure = state.heroes[hero]
    missile = missile_of(figure)
    return bool(missile) and (state.option("ammo") == "unlimited" or figure.count(missile) > 0)


def may_attack(state: State, hero: int) -> bool:
    """One attack a turn in a combat phase (A-31), and what elixirs add."""
    figure = state.heroes[hero]
    return bool(state.combat) and figure.struck < 1 + figure.extra and can_act(state, hero)


def hero_verbs(state: State, hero: int) -> list[Verb]:
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
        boosts = skills.boosts(state, hero, target, via)
        target_row = Rows((figure_items(state, target),))
        most = min(len(boosts), state.heroes[hero].fatigue)
        forms.append(Form(target_row, Counts(boosts, (1,) * len(boosts), 0, most)) if boosts else Form(target_row))
    if word == "strike":
        forms += web_verb(state, hero).forms if webs(state, hero) else ()
    return Verb(word, *forms)


def webs(state: State, hero: int) -> list[int]:
    here = state.heroes[hero].square
    return [marker[1] for marker in state.markers if marker[0] == "web" and plan_of(state).adjacent(here, marker[1])]


def web_verb(state: State, hero: int) -> Verb:
    return Verb(
        "strike", Form(Rows(tuple([(("web", 1), *square_items(state, square)) for square in webs(state, hero)])))
    )


def hero_attacks(state: State, hero: int, verb: str, items: Items, chance: Chance, log: Log) -> None:
    from souterrain.games.donjon.rules.event_cards import trigger

    figure = state.own_hero(hero)
    figure.struck += 1
    figure.acted = 1
    _seen_again(state, hero)
    if items[0][0] == "web":
        strike_web(state, hero, read_square(state, items[1:]))
        return
    target, rest = read_figure(state, items)
    via = "melee" if verb == "strike" else "missile"
    more, flags = skills.boosted(state, hero, target, tuple([word for word, _ in rest]), log, via)
    attack(state, hero, target, via, more=more, flags=flags)
    if via == "missile":
        shoot_missile(state, hero)
    trigger(state, "hero-attack", hero, chance, log)


def _seen_again(state: State, hero: int) -> None:
    """Whoever attacks, casts, opens or searches is invisible no longer (M8)."""
    figure = state.heroes[hero]
    if figure.has("invisible"):
        state.own_hero(hero).marks = tuple([mark for mark in figure.marks if mark[0] != "invisible"])


def strike_web(state: State, hero: int, square: int) -> None:
    """A web falls to more than twelve points; it does not defend itself (DJ-167, A-58)."""
    frame = Attack()
    frame.kind, frame.who, frame.via, frame.data = "web", hero, "melee", (square,)
    frame.trait, frame.power = trait(state, hero, ATTACK), power(state, hero, "melee")
    frame.bonus, frame.guard = bonus(state, hero, hero, "melee"), WEB_NEEDS - 1
    state.push(frame)


def _web_offers(state: State, frame: Attack) -> fatigue.Offers:
    found: fatigue.Offers = {}
    if bool(frame.die) == (state.option("pf_timing") == "after") and attack_total(frame) < WEB_NEEDS:
        fatigue.offer_strain(state, found, frame.who)
    return found


def _strain_web(state: State, seat: int, verb: str, items: Items, chance: Chance, log: Log) -> None:
    fatigue.strain(state, state.hero_of(seat), items, log)


@kind("web", WINDOW, _web_offers, _strain_web)
def tear(state: State, frame: Attack, chance: Chance, log: Log) -> None:
    if not frame.die:
        again: Attack = frame.copy()
        again.die, again.closed = dice.combat(state, frame.who, chance), 0
        state.push(again)
        return
    total = attack_total(frame)
    broken = total >= WEB_NEEDS
    if broken:
        state.markers = tuple([marker for marker in state.markers if marker[:2] != ("web", frame.data[0])])
    state.stirred = 2
    seat = state.seat_of(frame.who)
    log("web-struck", seat=seat, die=frame.die, total=total, need=WEB_NEEDS, success=int(broken))


# Monsters


def attacks_allowed(monster: Monster) -> int:
    """A tail (DJ-172), a second blow after a move and a hit (DJ-175), a frenzy (E21)."""
    flags = CREATURES[monster.kind].flags
    allowed = 1 + ("tail" in flags) + monster.sum("frenzied")
    return allowed + ("second-attack" in flags and monster.hit)


def can_attack(state: State, monster: Monster) -> bool:
    return not monster.ended and can_act(state, monster.uid) and monster.attacks < attacks_allowed(monster)


def can_march(state: State, monster: Monster) -> bool:
    """Before or after the attack, not around it (A-31)."""
    if monster.ended or not can_act(state, monster.uid) or monster.has("slowed"):
        return False
    return not monster.entered


def targets(state: State, monster: Monster, found: list[int]) -> list[int]:
    """The first attack goes to the one who caused it, if it can (A-43, A-44)."""
    found = [target for target in found if skills.may_choose(state, monster.uid, target)]
    if monster.grudge >= 0 and monster.grudge in found:
        return [monster.grudge]
    return found


def marches(state: State, monster: Monster) -> dict[int, tuple[int, ...]]:
    ways = reach(state, monster.uid, speed(state, monster.uid))
    if monster.kind == "greater-demon" and state.quest_name == "infernal-pact":
        plan = plan_of(state)
        ways = {square: way for square, way in ways.items() if state.zones[plan.zone_at[square]].objective}
    if monster.has("turned"):
        ways = _away(state, monster, ways)
    return ways


def _away(state: State, monster: Monster, ways: dict[int, tuple[int, ...]]) -> dict[int, tuple[int, ...]]:
    """The turned undead spend their whole next move getting away from the priest (P6)."""
    plan = plan_of(state)
    priest = next(mark[3] for mark in monster.marks if mark[0] == "turned")
    there = state.heroes[priest].square
    if there == NOWHERE:
        return ways
    far = max([plan.distance(square, there) for square in (*ways, monster.square)])
    return {square: way for square, way in ways.items() if plan.distance(square, there) == far}


def master_verbs(state: State) -> list[Verb]:
    """What the monsters can do now; `done` ends their turn."""
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
    casters = tuple([monster.uid for monster in state.foes if skills.can_cast(state, monster.uid)])
    if casters:
        found.append(Later("cast", _cast_verb, state, casters))
    spinners = [monster for monster in ready if _can_spin(state, monster)]
    if spinners:
        found.append(Later("spin", _spin_verb, state, tuple(spinners)))
    kinds = dict.fromkeys([monster.kind for monster in state.foes if not monster.ended and can_act(state, monster.uid)])
    if kinds:
        found.append(Verb("unleash", Form(Rows(tuple([((name, 1),) for name in kinds])))))
    return [*found, Verb("done", Form())]


def _has_room(state: State, monster: Monster) -> bool:
    if monster.marks or state.quest_name == "infernal-pact":
        return bool(marches(state, monster))
    return has_room(state, monster.uid, speed(state, monster.uid))


def _march_verb(state: State, movers: tuple[int, ...]) -> Verb:
    forms = []
    for uid in movers:
        rows = squares_items(state, marches(state, state.monster(uid)))
        if rows:
            forms.append(Form(Rows((figure_items(state, uid),)), Rows(rows)))
    return Verb("march", *forms)


def _cast_verb(state: State, casters: tuple[int, ...]) -> Verb:
    return Verb("cast", *[form for uid in casters for verb in skills.spell_verbs(state, uid) for form in verb.forms])


def _can_spin(state: State, monster: Monster) -> bool:
    return "web" in CREATURES[monster.kind].flags and not monster.attacks and bool(spin_squares(state, monster))


def spin_squares(state: State, monster: Monster) -> list[int]:
    """A web on a free square beside the spider (DJ-167, A-58)."""
    from souterrain.games.donjon.rules.fight.monster_cards import taken

    webs = {marker[1] for marker in state.markers if marker[0] == "web"}
    closed = taken(state) | obstacle(state) | webs
    return sorted([near for near, _, _ in plan_of(state).steps[monster.square] if near not in closed])


def _spin_verb(state: State, spinners: tuple[Monster, ...]) -> Verb:
    rows = [
        (*figure_items(state, m.uid), *square_items(state, square))
        for m in spinners
        for square in spin_squares(state, m)
    ]
    return Verb("spin", Form(Rows(tuple(rows))))


def march(state: State, items: Items, chance: Chance, log: Log) -> None:
    uid, rest = read_figure(state, items)
    go(state, uid, marches(state, state.monster(uid))[read_square(state, rest)])


def go(state: State, uid: int, way: tuple[int, ...]) -> None:
    state.push(Frame("steps", uid, uid, way))


def strike(state: State, items: Items, chance: Chance, log: Log) -> None:
    uid, rest = read_figure(state, items)
    monster_attacks(state, uid, read_figure(state, rest)[0], "melee")


def shoot(state: State, items: Items, chance: Chance, log: Log) -> None:
    uid, rest = read_figure(state, items)
    monster_attacks(state, uid, read_figure(state, rest)[0], "missile")


def monster_attacks(state: State, uid: int, target: int, via: str) -> None:
    """One attack; whoever is in a sanctuary must be approached first (P5)."""
    monster = state.own_monster(uid)
    monster.attacks += 1
    monster.grudge = -1
    if skills.guarded(state, uid, target):
        skills.approach(state, uid, target, via)
    else:
        blow(state, uid, target, via)


def blow(state: State, uid: int, target: int, via: str) -> None:
    """The tail is the second attack of its owner, with a power of its own (A-59)."""
    monster = state.own_monster(uid)
    monster.aimed = (*monster.aimed, target)
    tail = monster.attacks == 2 and "tail" in CREATURES[monster.kind].flags
    attack(state, uid, target, via, with_power=5 if tail else None)


def spin(state: State, items: Items, chance: Chance, log: Log) -> None:
    uid, rest = read_figure(state, items)
    spin_web(state, uid, read_square(state, rest), log)


def spin_web(state: State, uid: int, square: int, log: Log) -> None:
    monster = state.own_monster(uid)
    monster.attacks = attacks_allowed(monster)
    state.markers = (*state.markers, ("web", square, "quest", uid))
    log("spun", monster=monster.kind, number=monster.number)


def cast(state: State, items: Items, chance: Chance, log: Log) -> None:
    uid, rest = read_figure(state, items)
    skills.cast(state, uid, rest, chance, log)
