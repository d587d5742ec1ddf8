"""Who may strike or shoot whom, for heroes and monsters alike, and the monsters' part of a round (DJ-065)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Counts, Form, Items, Later, Rows, Verb
from souterrain.games.donjon.board import plan_of, read_square, square_items, squares_items
from souterrain.games.donjon.content.creatures import ATTACK, CREATURES
from souterrain.games.donjon.figures import NOWHERE, Monster
from souterrain.games.donjon.frames import Attack, Frame
from souterrain.games.donjon.rules import dice, fatigue, skills
from souterrain.games.donjon.rules.combat import attack, attack_total, shoot_missile
from souterrain.games.donjon.rules.frames import WINDOW, kind
from souterrain.games.donjon.rules.furnishing import obstacle
from souterrain.games.donjon.rules.movement import has_room, reach, threatened
from souterrain.games.donjon.rules.naming import figure_items, read_figure
from souterrain.games.donjon.rules.sheet import bonus, can_act, missile_of, power, speed, trait
from souterrain.games.donjon.rules.sight import sees
from souterrain.games.donjon.state import State

WEB_NEEDS = 13
"""More than twelve points break a web (DJ-167)."""


def shots(s: State, who: int) -> list[int]:
    """Whom a figure with a missile weapon sees (DJ-117)."""
    if s.option("shoot_in_melee") == "off" and threatened(s, who):
        return []
    if who < len(s.heroes):
        if not has_missile(s, who):
            return []
        return [monster.uid for monster in s.foes if sees(s, who, monster.square)]
    if "ranged" not in CREATURES[s.monster(who).kind].flags:
        return []
    heroes = [hero for hero in s.up if not s.heroes[hero].has("invisible") and sees(s, who, s.heroes[hero].square)]
    return heroes + [captive.uid for captive in s.freed if sees(s, who, captive.square)]


# Heroes


def has_missile(s: State, hero: int) -> bool:
    """A missile weapon in hand, and something to shoot with it (A-30)."""
    figure = s.heroes[hero]
    missile = missile_of(figure)
    return bool(missile) and (s.option("ammo") == "unlimited" or figure.count(missile) > 0)


def may_attack(s: State, hero: int) -> bool:
    """One attack a turn in a combat phase (A-31), and what elixirs add."""
    figure = s.heroes[hero]
    return bool(s.combat) and figure.struck < 1 + figure.extra and can_act(s, hero)


def hero_verbs(s: State, hero: int) -> list[Verb]:
    if not may_attack(s, hero):
        return []
    found: list[Verb] = []
    near = threatened(s, hero)
    if near:
        found.append(Later("strike", _attack_verb, s, hero, "strike", tuple(near)))
    elif webs(s, hero):
        found.append(web_verb(s, hero))
    far = shots(s, hero)
    if far:
        found.append(Later("shoot", _attack_verb, s, hero, "shoot", tuple(far)))
    return found


def _attack_verb(s: State, hero: int, word: str, targets: tuple[int, ...]) -> Verb:
    via = "melee" if word == "strike" else "missile"
    forms = []
    for target in targets:
        boosts = skills.boosts(s, hero, target, via)
        target_row = Rows((figure_items(s, target),))
        most = min(len(boosts), s.heroes[hero].fatigue)
        forms.append(Form(target_row, Counts(boosts, (1,) * len(boosts), 0, most)) if boosts else Form(target_row))
    if word == "strike":
        forms += web_verb(s, hero).forms if webs(s, hero) else ()
    return Verb(word, *forms)


def webs(s: State, hero: int) -> list[int]:
    here = s.heroes[hero].square
    return [marker[1] for marker in s.markers if marker[0] == "web" and plan_of(s).adjacent(here, marker[1])]


def web_verb(s: State, hero: int) -> Verb:
    return Verb("strike", Form(Rows(tuple([(("web", 1), *square_items(s, square)) for square in webs(s, hero)]))))


def hero_attacks(s: State, hero: int, verb: str, items: Items, chance: Chance, log: Log | None) -> None:
    from souterrain.games.donjon.rules.events import trigger

    figure = s.own_hero(hero)
    figure.struck += 1
    figure.acted = 1
    _seen_again(s, hero)
    if items[0][0] == "web":
        strike_web(s, hero, read_square(s, items[1:]))
        return
    target, rest = read_figure(s, items)
    via = "melee" if verb == "strike" else "missile"
    more, flags = skills.boosted(s, hero, target, tuple([word for word, _ in rest]), log, via)
    attack(s, hero, target, via, more=more, flags=flags)
    if via == "missile":
        shoot_missile(s, hero)
    trigger(s, "hero-attack", hero, chance, log)


def _seen_again(s: State, hero: int) -> None:
    """Whoever attacks, casts, opens or searches is invisible no longer (M8)."""
    figure = s.heroes[hero]
    if figure.has("invisible"):
        s.own_hero(hero).marks = tuple([mark for mark in figure.marks if mark[0] != "invisible"])


def strike_web(s: State, hero: int, square: int) -> None:
    """A web falls to more than twelve points; it does not defend itself (DJ-167, A-58)."""
    frame = Attack()
    frame.kind, frame.who, frame.via, frame.data = "web", hero, "melee", (square,)
    frame.trait, frame.power = trait(s, hero, ATTACK), power(s, hero, "melee")
    frame.bonus, frame.guard = bonus(s, hero, hero, "melee"), WEB_NEEDS - 1
    s.push(frame)


def _web_offers(s: State, frame: Attack) -> fatigue.Offers:
    found: fatigue.Offers = {}
    if bool(frame.die) == (s.option("pf_timing") == "after") and attack_total(frame) < WEB_NEEDS:
        fatigue.offer_strain(s, found, frame.who)
    return found


def _strain_web(s: State, seat: int, verb: str, items: Items, chance: Chance, log: Log | None) -> None:
    fatigue.strain(s, s.hero_of(seat), items, log)


@kind("web", WINDOW, _web_offers, _strain_web)
def tear(s: State, frame: Attack, chance: Chance, log: Log | None) -> None:
    if not frame.die:
        again: Attack = frame.copy()
        again.die, again.closed = dice.combat(s, frame.who, chance), 0
        s.push(again)
        return
    total = attack_total(frame)
    broken = total >= WEB_NEEDS
    if broken:
        s.markers = tuple([marker for marker in s.markers if marker[:2] != ("web", frame.data[0])])
    s.stirred = 2
    if log is not None:
        seat = s.seat_of(frame.who)
        log("web-struck", seat=seat, die=frame.die, total=total, need=WEB_NEEDS, success=int(broken))


# Monsters


def attacks_allowed(monster: Monster) -> int:
    """A tail (DJ-172), a second blow after a move and a hit (DJ-175), a frenzy (E21)."""
    flags = CREATURES[monster.kind].flags
    allowed = 1 + ("tail" in flags) + monster.sum("frenzied")
    return allowed + ("second-attack" in flags and monster.hit)


def can_attack(s: State, monster: Monster) -> bool:
    return not monster.ended and can_act(s, monster.uid) and monster.attacks < attacks_allowed(monster)


def can_march(s: State, monster: Monster) -> bool:
    """Before or after the attack, not around it (A-31)."""
    if monster.ended or not can_act(s, monster.uid) or monster.has("slowed"):
        return False
    return not monster.entered


def targets(s: State, monster: Monster, found: list[int]) -> list[int]:
    """The first attack goes to the one who caused it, if it can (A-43, A-44)."""
    found = [target for target in found if skills.may_choose(s, monster.uid, target)]
    if monster.grudge >= 0 and monster.grudge in found:
        return [monster.grudge]
    return found


def marches(s: State, monster: Monster) -> dict[int, tuple[int, ...]]:
    ways = reach(s, monster.uid, speed(s, monster.uid))
    if monster.kind == "greater-demon" and s.quest_name == "infernal-pact":
        plan = plan_of(s)
        ways = {square: way for square, way in ways.items() if s.zones[plan.zone_at[square]].objective}
    if monster.has("turned"):
        ways = _away(s, monster, ways)
    return ways


def _away(s: State, monster: Monster, ways: dict[int, tuple[int, ...]]) -> dict[int, tuple[int, ...]]:
    """The turned undead spend their whole next move getting away from the priest (P6)."""
    plan = plan_of(s)
    priest = next(mark[3] for mark in monster.marks if mark[0] == "turned")
    there = s.heroes[priest].square
    if there == NOWHERE:
        return ways
    far = max([plan.distance(square, there) for square in (*ways, monster.square)])
    return {square: way for square, way in ways.items() if plan.distance(square, there) == far}


def master_verbs(s: State) -> list[Verb]:
    """What the monsters can do now; `done` ends their turn."""
    movers = tuple([monster.uid for monster in s.foes if can_march(s, monster) and _has_room(s, monster)])
    found: list[Verb] = []
    if movers:
        found.append(Later("march", _march_verb, s, movers))
    ready = [monster for monster in s.foes if can_attack(s, monster)]
    for word, whom in (("strike", threatened), ("shoot", shots)):
        rows = tuple(
            [
                (*figure_items(s, monster.uid), *figure_items(s, target))
                for monster in ready
                for target in targets(s, monster, whom(s, monster.uid))
            ]
        )
        if rows:
            found.append(Verb(word, Form(Rows(rows))))
    casters = tuple([monster.uid for monster in s.foes if skills.can_cast(s, monster.uid)])
    if casters:
        found.append(Later("cast", _cast_verb, s, casters))
    spinners = [monster for monster in ready if _can_spin(s, monster)]
    if spinners:
        found.append(Later("spin", _spin_verb, s, tuple(spinners)))
    kinds = dict.fromkeys([monster.kind for monster in s.foes if not monster.ended and can_act(s, monster.uid)])
    if kinds:
        found.append(Verb("unleash", Form(Rows(tuple([((name, 1),) for name in kinds])))))
    return [*found, Verb("done", Form())]


def _has_room(s: State, monster: Monster) -> bool:
    if monster.marks or s.quest_name == "infernal-pact":
        return bool(marches(s, monster))
    return has_room(s, monster.uid, speed(s, monster.uid))


def _march_verb(s: State, movers: tuple[int, ...]) -> Verb:
    forms = []
    for uid in movers:
        rows = squares_items(s, marches(s, s.monster(uid)))
        if rows:
            forms.append(Form(Rows((figure_items(s, uid),)), Rows(rows)))
    return Verb("march", *forms)


def _cast_verb(s: State, casters: tuple[int, ...]) -> Verb:
    return Verb("cast", *[form for uid in casters for verb in skills.spell_verbs(s, uid) for form in verb.forms])


def _can_spin(s: State, monster: Monster) -> bool:
    return "web" in CREATURES[monster.kind].flags and not monster.attacks and bool(spin_squares(s, monster))


def spin_squares(s: State, monster: Monster) -> list[int]:
    """A web on a free square beside the spider (DJ-167, A-58)."""
    from souterrain.games.donjon.rules.monsters import taken

    webs = {marker[1] for marker in s.markers if marker[0] == "web"}
    closed = taken(s) | obstacle(s) | webs
    return sorted([near for near, _, _ in plan_of(s).steps[monster.square] if near not in closed])


def _spin_verb(s: State, spinners: tuple[Monster, ...]) -> Verb:
    rows = [(*figure_items(s, m.uid), *square_items(s, square)) for m in spinners for square in spin_squares(s, m)]
    return Verb("spin", Form(Rows(tuple(rows))))


def march(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    uid, rest = read_figure(s, items)
    go(s, uid, marches(s, s.monster(uid))[read_square(s, rest)])


def go(s: State, uid: int, way: tuple[int, ...]) -> None:
    s.push(Frame("steps", uid, uid, way))


def strike(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    uid, rest = read_figure(s, items)
    monster_attacks(s, uid, read_figure(s, rest)[0], "melee")


def shoot(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    uid, rest = read_figure(s, items)
    monster_attacks(s, uid, read_figure(s, rest)[0], "missile")


def monster_attacks(s: State, uid: int, target: int, via: str) -> None:
    """One attack; whoever is in a sanctuary must be approached first (P5)."""
    monster = s.own_monster(uid)
    monster.attacks += 1
    monster.grudge = -1
    if skills.guarded(s, uid, target):
        skills.approach(s, uid, target, via)
    else:
        blow(s, uid, target, via)


def blow(s: State, uid: int, target: int, via: str) -> None:
    """The tail is the second attack of its owner, with a power of its own (A-59)."""
    monster = s.own_monster(uid)
    monster.aimed = (*monster.aimed, target)
    tail = monster.attacks == 2 and "tail" in CREATURES[monster.kind].flags
    attack(s, uid, target, via, with_power=5 if tail else None)


def spin(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    uid, rest = read_figure(s, items)
    spin_web(s, uid, read_square(s, rest), log)


def spin_web(s: State, uid: int, square: int, log: Log | None) -> None:
    monster = s.own_monster(uid)
    monster.attacks = attacks_allowed(monster)
    s.markers = (*s.markers, ("web", square, "quest", uid))
    if log is not None:
        log("spun", monster=monster.kind, number=monster.number)


def cast(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    uid, rest = read_figure(s, items)
    skills.cast(s, uid, rest, chance, log)
