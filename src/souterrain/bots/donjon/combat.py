"""A hero's turn in a fight: help, position and attack."""

from __future__ import annotations

from typing import Final

from souterrain.bots.donjon import gear, healing
from souterrain.bots.donjon.distances import FAR, perils, steps, toward, walk
from souterrain.bots.donjon.healing import HURT
from souterrain.bots.donjon.sentences import Turn, first, rest, say, sentences, webs_beside, word
from souterrain.bots.donjon.threat import Dangers, frailty
from souterrain.bots.donjon.worth import Blow, Fight
from souterrain.core.actions import Action
from souterrain.games.donjon.content.creatures import CREATURES
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.rules.questions.attacks import may_attack
from souterrain.games.donjon.rules.questions.movement import move_after, points_left, reach
from souterrain.games.donjon.rules.questions.naming import read_figure
from souterrain.games.donjon.rules.questions.sheet import is_magic
from souterrain.games.donjon.state import State

AT_ONCE: Final = ("break-free", "cleanse", "burn", "smash", "pour")
"""Verbs that cost a point of speed and no attack, and are always worth it."""
BACK_ROW: Final = ("mage", "thief", "priest")
BLESSINGS: Final = ("bless", "holy-weapon", "astral-armour", "war-cry")
PROOF: Final = 10.0
"""The worth of a blessing that lets a hero harm monsters at all."""
BRAVE: Final = 0.6
"""A warrior's weight of danger; it is 1 for the other classes."""
PATIENCE: Final = 6
"""The number of uneventful rounds after which danger counts no more."""
STALLED: Final = 3
"""The number of rounds without a change after which heroes withdraw."""
SAFE: Final = 0.4
"""The least damage that a retreat must avoid."""
PERIL: Final = 2.0
"""The cost of a path over fire, a circle or a weak bridge."""
STEP, SURE = 0.01, 0.05
"""The cost of each square of a path, and the bonus of the present square over others."""


def answer(turn: Turn) -> Action | None:
    state, hero, said = turn.state, turn.hero, turn.said
    if "withdraw" in said and _is_stalled(state):
        return ("withdraw",)
    found = healing.answer(state, hero, turn.legal)
    if found is not None:
        return found
    for verb in AT_ONCE:
        if verb in said:
            return next(sentences(turn.legal, verb))
    found = gear.dress(state, hero) if "equip" in said else None
    if found is not None or not state.foes:
        return found
    free, mobile = may_attack(state, hero), "walk" in said
    if not free and not mobile:
        return _cover(turn)
    fight = Fight(state, hero)
    if not fight.able and _hopeless(fight):
        return _flee(turn)
    if free:
        return _bless(turn, fight) or _attack(turn, fight, mobile)
    return _withdraw(fight) or _cover(turn)


def _cover(turn: Turn) -> Action | None:
    return gear.cover(turn.state, turn.hero) if "equip" in turn.said else None


# Hopeless fights


def _is_stalled(state: State) -> bool:
    """Return whether a fight has led nowhere, and nobody who is down would die of its end (A-01, A-94)."""
    return state.still >= STALLED and all(state.heroes[hero].standing for hero in state.inside)


def _hopeless(fight: Fight) -> bool:
    """Return whether no hero can harm any remaining monster."""
    others = [other for other in fight.state.up if other != fight.hero]
    return len(fight.proof) == len(fight.foes) and not any(Fight(fight.state, other).able for other in others)


def _flee(turn: Turn) -> Action | None:
    """Go to the stairs and leave."""
    for verb in ("leave", "run"):
        if verb in turn.said:
            return (verb,)
    return toward(turn.state, turn.hero, steps(turn.state, turn.state.stairs)) if "walk" in turn.said else None


# Skills without an attack


def _bless(turn: Turn, fight: Fight) -> Action | None:
    """Return the best blessing, if one is worth its cost."""
    known = [name for name in BLESSINGS if fight.figure.knows(name)]
    best, most = None, 0.0
    for action in sentences(turn.legal, "use") if known else ():
        if first(action) in known:
            value = _helps(fight, action)
            if value > most:
                best, most = action, value
    return best


def _helps(fight: Fight, action: Action) -> float:
    """Return the worth of a blessing beyond its cost."""
    state, name = fight.state, first(action)
    total = sum([foe.threat for foe in fight.foes])
    if name == "war-cry":
        return 0.25 * len(fight.foes) - fight.price
    target = read_figure(state, rest(action))[0]
    if not 0 <= target < len(state.heroes) or not state.heroes[target].standing:
        return 0.0
    front = state.heroes[target].cls == "warrior"
    if name == "holy-weapon" and fight.proof and not _wields_magic(state, target):
        return PROOF + front
    if name == "astral-armour":
        return 0.2 * total * frailty(state, target) - fight.price
    return (0.15 if name == "holy-weapon" else 0.25) * total + 0.3 * front - fight.price


def _wields_magic(state: State, hero: int) -> bool:
    """Return whether a hero carries a melee weapon that harms magic-only monsters."""
    blades = [ITEMS[name] for name in gear.arms(state, hero)["melee"] if name]
    return is_magic(state.heroes[hero], "melee") or any(item.magic for item in blades)


# Attacks


def _attack(turn: Turn, fight: Fight, mobile: bool) -> Action | None:
    """Attack from the best square within reach; the danger of that square counts."""
    here = fight.figure.square
    blow = fight.best(here)
    if mobile:
        best = _place(fight, blow)
        if best != here:
            return walk(fight.state, best)
    if blow.worth > 0:
        return _carry(fight, blow)
    return _free_the_way(turn) or _cover(turn)


def _place(fight: Fight, blow: Blow) -> int:
    """Return the best square to end the move on. A hero who attacks from the present square may step back
    afterwards."""
    state, hero, figure = fight.state, fight.hero, fight.figure
    here, ways = figure.square, reach(state, hero, points_left(state, hero))
    dangers, shunned, eager = Dangers(state, hero), perils(state, hero), _eager(fight)
    fear = _fear(state, hero)
    away = steps(state, [foe.square for foe in fight.foes], shunned)
    risks = {square: dangers.at(square) for square in (here, *ways)}
    retreats = move_after(0) not in figure.tested and (figure.cls in BACK_ROW or figure.life <= HURT)
    risk = min(risks.values()) if retreats and blow.worth > 0 else risks[here]
    best, most = here, blow.worth - fear * risk - eager * away.get(here, FAR) + SURE
    for square, way in ways.items():
        value = fight.best(square).worth - fear * risks[square] - eager * away.get(square, FAR) - STEP * len(way)
        value += _nursing(fight, square) - PERIL * (not shunned.isdisjoint(way))
        if value > most:
            best, most = square, value
    return best


def _fear(state: State, hero: int) -> float:
    brave = BRAVE if state.heroes[hero].cls == "warrior" else 1.0
    return brave * frailty(state, hero) * max(0.0, 1 - state.quiet / PATIENCE)


def _eager(fight: Fight) -> float:
    """Return the worth of each step towards the enemy: low while monsters approach, high once friends fight, negative
    for a hero who can harm nobody."""
    state = fight.state
    if not fight.able:
        return -0.1
    if state.quiet > PATIENCE and state.quiet % 4 > 1:
        return -0.3  # A body may lie in the way: whoever steps back lets the others come over it.
    distant = any("ranged" in CREATURES[monster.kind].flags or monster.spells for monster in state.foes)
    friends = [state.heroes[other].square for other in state.up if other != fight.hero]
    engaged = any(fight.plan.adjacent(foe.square, square) for foe in fight.foes for square in friends)
    return 0.03 + 0.15 * distant + 0.25 * (engaged or bool(fight.proof)) + 0.4 * min(3, state.quiet)


def _nursing(fight: Fight, square: int) -> float:
    """Return the worth of a square to a priest: wounded companions beside it."""
    if not fight.figure.knows("heal"):
        return 0.0
    found = 0.0
    for other in fight.state.inside:
        patient = fight.state.heroes[other]
        if other != fight.hero and patient.life <= HURT and fight.plan.adjacent(square, patient.square):
            found = max(found, 3.0 if patient.life else 4.0)
    return found


def _carry(fight: Fight, blow: Blow) -> Action:
    """Attack, or equip the weapon that the attack needs."""
    if blow.weapon is None or blow.weapon == fight.figure.weapon:
        return blow.action
    return say("equip", word(blow.weapon))


def _free_the_way(turn: Turn) -> Action | None:
    """Lift a portcullis or cut webs if no monster can be attacked."""
    if "lift" in turn.said:
        return next(sentences(turn.legal, "lift"))
    return next(webs_beside(turn.legal), None)


def _withdraw(fight: Fight) -> Action | None:
    """Step out of reach after the attack, if that avoids enough damage."""
    state, hero, figure = fight.state, fight.hero, fight.figure
    if figure.cls not in BACK_ROW and figure.life > HURT:
        return None
    dangers, shunned = Dangers(state, hero), perils(state, hero)
    best, least = -1, dangers.at(figure.square) - SAFE
    for square, way in reach(state, hero, points_left(state, hero)).items():
        risk = dangers.at(square) + STEP * len(way)
        if risk < least and shunned.isdisjoint(way):
            best, least = square, risk
    return walk(state, best) if best >= 0 else None
