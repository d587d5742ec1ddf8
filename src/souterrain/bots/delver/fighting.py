"""A hero's turn in a fight: whom to help, where to stand, whom to attack."""

from __future__ import annotations

from typing import Final

from souterrain.bots.delver import gear, mending
from souterrain.bots.delver.ground import FAR, perils, steps, toward, walk
from souterrain.bots.delver.mending import HURT
from souterrain.bots.delver.saying import Turn, first, rest, say, sentences, webs_beside, word
from souterrain.bots.delver.sense import Dangers, frailty
from souterrain.bots.delver.weighing import Blow, Fight
from souterrain.core.actions import Action
from souterrain.games.donjon.content.creatures import CREATURES
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.rules.questions.attacks import may_attack
from souterrain.games.donjon.rules.questions.movement import points_left, reach
from souterrain.games.donjon.rules.questions.naming import read_figure
from souterrain.games.donjon.rules.questions.sheet import is_magic
from souterrain.games.donjon.state import State

AT_ONCE: Final = ("break-free", "cleanse", "burn", "smash", "pour")
"""What costs a point of speed and no attack, and is always worth it."""
BACK_ROW: Final = ("mage", "thief", "priest")
BLESSINGS: Final = ("bless", "holy-weapon", "astral-armour", "war-cry")
PROOF: Final = 10.0
"""What it is worth to be able to harm somebody at all."""
BRAVE: Final = 0.6
"""How much a warrior cares for danger beside others."""
PATIENCE: Final = 6
"""After so many rounds in which nothing happened all caution is gone."""
SAFE: Final = 0.4
"""A step away must spare so much to be worth it."""
PERIL: Final = 2.0
"""What a way over fire, a circle or a bad bridge costs."""
STEP, SURE = 0.01, 0.05
"""What a square of the way costs, and by how much a place must be better than the own one."""


def answer(turn: Turn) -> Action | None:
    s, hero, said = turn.s, turn.hero, turn.said
    found = mending.answer(s, hero, turn.legal)
    if found is not None:
        return found
    for verb in AT_ONCE:
        if verb in said:
            return next(sentences(turn.legal, verb))
    found = gear.dress(s, hero) if "equip" in said else None
    if found is not None or not s.foes:
        return found
    free, mobile = may_attack(s, hero), "walk" in said
    if not free and not mobile:
        return _cover(turn)
    fight = Fight(s, hero)
    if not fight.able and _hopeless(fight):
        return _flee(turn)
    if free:
        return _bless(turn, fight) or _attack(turn, fight, mobile)
    return _withdraw(fight) or _cover(turn)


def _cover(turn: Turn) -> Action | None:
    return gear.cover(turn.s, turn.hero) if "equip" in turn.said else None


# When nothing can be done


def _hopeless(fight: Fight) -> bool:
    """Only those are left whom nobody can harm."""
    others = [other for other in fight.s.up if other != fight.hero]
    return len(fight.proof) == len(fight.foes) and not any(Fight(fight.s, other).able for other in others)


def _flee(turn: Turn) -> Action | None:
    """To the stairs, and out."""
    for verb in ("leave", "run"):
        if verb in turn.said:
            return (verb,)
    return toward(turn.s, turn.hero, steps(turn.s, turn.s.stairs)) if "walk" in turn.said else None


# Skills without an attack


def _bless(turn: Turn, fight: Fight) -> Action | None:
    """What helps for the whole fight, if it is long enough; magic for a weapon where nothing else harms."""
    known = [name for name in BLESSINGS if fight.figure.knows(name)]
    best, most = None, 0.0
    for action in sentences(turn.legal, "use") if known else ():
        if first(action) in known:
            value = _helps(fight, action)
            if value > most:
                best, most = action, value
    return best


def _helps(fight: Fight, action: Action) -> float:
    """What a blessing is worth beyond its cost."""
    s, name = fight.s, first(action)
    total = sum([foe.threat for foe in fight.foes])
    if name == "war-cry":
        return 0.25 * len(fight.foes) - fight.price
    target = read_figure(s, rest(action))[0]
    if not 0 <= target < len(s.heroes) or not s.heroes[target].standing:
        return 0.0
    front = s.heroes[target].cls == "warrior"
    if name == "holy-weapon" and fight.proof and not _wields_magic(s, target):
        return PROOF + front
    if name == "astral-armour":
        return 0.2 * total * frailty(s, target) - fight.price
    return (0.15 if name == "holy-weapon" else 0.25) * total + 0.3 * front - fight.price


def _wields_magic(s: State, hero: int) -> bool:
    """Whether a hero's blade harms what only magic harms."""
    blades = [ITEMS[name] for name in gear.arms(s, hero)["melee"] if name]
    return is_magic(s.heroes[hero], "melee") or any(item.magic for item in blades)


# Attacks


def _attack(turn: Turn, fight: Fight, mobile: bool) -> Action | None:
    """From the best place, the own one included; what is to be feared there counts."""
    here = fight.figure.square
    blow = fight.best(here)
    if mobile:
        best = _place(fight, blow)
        if best != here:
            return walk(fight.s, best)
    if blow.worth > 0:
        return _carry(fight, blow)
    return _free_the_way(turn) or _cover(turn)


def _place(fight: Fight, blow: Blow) -> int:
    """Where to end: whoever attacks from here may still step back afterwards."""
    s, hero, figure = fight.s, fight.hero, fight.figure
    here, ways = figure.square, reach(s, hero, points_left(s, hero))
    dangers, shunned, eager = Dangers(s, hero), perils(s, hero), _eager(fight)
    fear = _fear(s, hero)
    away = steps(s, [foe.square for foe in fight.foes], shunned)
    risks = {square: dangers.at(square) for square in (here, *ways)}
    retreats = "moved-first" not in figure.tested and (figure.cls in BACK_ROW or figure.life <= HURT)
    risk = min(risks.values()) if retreats and blow.worth > 0 else risks[here]
    best, most = here, blow.worth - fear * risk - eager * away.get(here, FAR) + SURE
    for square, way in ways.items():
        value = fight.best(square).worth - fear * risks[square] - eager * away.get(square, FAR) - STEP * len(way)
        value += _nursing(fight, square) - PERIL * (not shunned.isdisjoint(way))
        if value > most:
            best, most = square, value
    return best


def _fear(s: State, hero: int) -> float:
    brave = BRAVE if s.heroes[hero].cls == "warrior" else 1.0
    return brave * frailty(s, hero) * max(0.0, 1 - s.quiet / PATIENCE)


def _eager(fight: Fight) -> float:
    """How much a step towards the enemy is worth: little as long as they come by themselves, much where friends fight
    already. Whoever can harm nobody makes room."""
    s = fight.s
    if not fight.able:
        return -0.1
    if s.quiet > PATIENCE and s.quiet % 4 > 1:
        return -0.3  # A body may lie in the way: whoever steps back lets the others come over it.
    distant = any("ranged" in CREATURES[monster.kind].flags or monster.spells for monster in s.foes)
    friends = [s.heroes[other].square for other in s.up if other != fight.hero]
    engaged = any(fight.plan.adjacent(foe.square, square) for foe in fight.foes for square in friends)
    return 0.03 + 0.15 * distant + 0.25 * (engaged or bool(fight.proof)) + 0.4 * min(3, s.quiet)


def _nursing(fight: Fight, square: int) -> float:
    """A priest goes to whoever needs a hand."""
    if not fight.figure.knows("heal"):
        return 0.0
    found = 0.0
    for other in fight.s.inside:
        patient = fight.s.heroes[other]
        if other != fight.hero and patient.life <= HURT and fight.plan.adjacent(square, patient.square):
            found = max(found, 3.0 if patient.life else 4.0)
    return found


def _carry(fight: Fight, blow: Blow) -> Action:
    """The weapon in hand first."""
    if blow.weapon is None or blow.weapon == fight.figure.weapon:
        return blow.action
    return say("equip", word(blow.weapon))


def _free_the_way(turn: Turn) -> Action | None:
    """Nobody can be got at: a portcullis is lifted, webs are cut."""
    if "lift" in turn.said:
        return next(sentences(turn.legal, "lift"))
    return next(webs_beside(turn.legal), None)


def _withdraw(fight: Fight) -> Action | None:
    """Out of reach after the blow, if that spares enough."""
    s, hero, figure = fight.s, fight.hero, fight.figure
    if figure.cls not in BACK_ROW and figure.life > HURT:
        return None
    dangers, shunned = Dangers(s, hero), perils(s, hero)
    best, least = -1, dangers.at(figure.square) - SAFE
    for square, way in reach(s, hero, points_left(s, hero)).items():
        risk = dangers.at(square) + STEP * len(way)
        if risk < least and shunned.isdisjoint(way):
            best, least = square, risk
    return walk(s, best) if best >= 0 else None
