"""Marches of monsters (DJ-065), and the duties of turned and woken ones (P6, A-43, A-44)."""

from __future__ import annotations

from souterrain.games.donjon.board.figures import NOWHERE, Monster
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.movement import reach, threatened
from souterrain.games.donjon.rules.questions.sheet import can_act, speed
from souterrain.games.donjon.rules.questions.targets import may_choose
from souterrain.games.donjon.state import State

Ways = dict[int, tuple[int, ...]]


def can_march(state: State, monster: Monster) -> bool:
    """Return True if the monster may still move: once, before or after its attacks (A-31)."""
    if monster.ended or not can_act(state, monster.uid) or monster.has("slowed"):
        return False
    return not monster.entered


def marches(state: State, monster: Monster) -> Ways:
    ways = reach(state, monster.uid, speed(state, monster.uid))
    if monster.kind == "greater-demon" and state.quest_name == "infernal-pact":
        plan = plan_of(state)
        ways = {square: way for square, way in ways.items() if state.zones[plan.zone_at[square]].objective}
    if monster.has("turned"):
        return _away(state, monster, ways)
    if has_waker(state, monster):
        beside = _to_waker(state, monster, ways)
        if beside or monster.grudge in threatened(state, monster.uid):
            return beside
    return ways


# Turned undead


def _away(state: State, monster: Monster, ways: Ways) -> Ways:
    """Return the ways that lead farthest from the priest: turned undead flee for their whole next move (P6)."""
    there = _priest(state, monster)
    if there == NOWHERE:
        return ways
    plan = plan_of(state)
    far = max([plan.distance(square, there) for square in (*ways, monster.square)])
    return {square: way for square, way in ways.items() if plan.distance(square, there) == far}


def _priest(state: State, monster: Monster) -> int:
    """Return the square of the priest who turned this monster."""
    return state.heroes[next(mark[3] for mark in monster.marks if mark[0] == "turned")].square


def must_flee(state: State, monster: Monster) -> bool:
    """Return True if the monster was turned and has not yet got away as far as it can (P6)."""
    if not monster.has("turned") or not can_march(state, monster):
        return False
    there, plan = _priest(state, monster), plan_of(state)
    here = plan.distance(monster.square, there) if there != NOWHERE else 0
    return there != NOWHERE and any(plan.distance(square, there) > here for square in marches(state, monster))


# Those who were woken


def has_waker(state: State, monster: Monster) -> bool:
    """Return True if the first attack of this monster is owed to a hero who can be chosen (A-43, A-44)."""
    return monster.grudge in state.up and may_choose(state, monster.uid, monster.grudge)


def _to_waker(state: State, monster: Monster, ways: Ways) -> Ways:
    plan, there = plan_of(state), state.heroes[monster.grudge].square
    return {square: way for square, way in ways.items() if plan.adjacent(square, there)}


def must_seek(state: State, monster: Monster) -> bool:
    """Return True if the monster can attack the hero who woke it in this turn, after a march if need be."""
    if not has_waker(state, monster) or monster.has("turned"):
        return False
    if monster.grudge in threatened(state, monster.uid):
        return True
    ways = reach(state, monster.uid, speed(state, monster.uid)) if can_march(state, monster) else {}
    return bool(_to_waker(state, monster, ways))


def targets(state: State, monster: Monster, found: list[int]) -> list[int]:
    """Return the targets that a monster may choose; its first attack is on the hero who woke it, if it can get there
    (A-43, A-44)."""
    found = [target for target in found if may_choose(state, monster.uid, target)]
    if monster.grudge >= 0 and must_seek(state, monster):
        return [target for target in found if target == monster.grudge]
    return found


def has_duty(state: State, monster: Monster) -> bool:
    """Return True if the monster must still do something before its turn can end."""
    if not monster.marks and monster.grudge < 0:
        return False
    if monster.ended or not can_act(state, monster.uid):
        return False
    return must_flee(state, monster) or (not monster.attacks and must_seek(state, monster))
