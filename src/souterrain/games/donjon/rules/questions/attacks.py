"""Possible attacks of heroes and monsters (DJ-065, DJ-116, DJ-117)."""

from __future__ import annotations

from souterrain.games.donjon.board.figures import Monster
from souterrain.games.donjon.content.creatures import CREATURES
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.marching import must_flee
from souterrain.games.donjon.rules.questions.movement import barriers, threatened
from souterrain.games.donjon.rules.questions.obstacles import obstacle, taken
from souterrain.games.donjon.rules.questions.sheet import can_act, missile_of
from souterrain.games.donjon.rules.questions.sight import sees
from souterrain.games.donjon.state import State


def shots(state: State, who: int) -> list[int]:
    """Return the targets in sight of a figure with a missile weapon (DJ-117)."""
    if not state.options.shoot_in_melee and threatened(state, who):
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


def has_missile(state: State, hero: int) -> bool:
    """Return True if the hero holds a missile weapon and has missiles for it (A-30)."""
    figure = state.heroes[hero]
    missile = missile_of(figure)
    return bool(missile) and (state.options.ammo == "unlimited" or figure.count(missile) > 0)


def may_attack(state: State, hero: int) -> bool:
    """Return True if the hero has an attack left: one a turn in a combat phase (A-31), and those from elixirs."""
    figure = state.heroes[hero]
    if not state.combat or figure.struck >= 1 + figure.extra or figure.has("pit"):
        return False
    return can_act(state, hero)


def webs(state: State, hero: int) -> list[int]:
    here = state.heroes[hero].square
    return [marker[1] for marker in state.markers if marker[0] == "web" and plan_of(state).adjacent(here, marker[1])]


def attacks_allowed(monster: Monster) -> int:
    """Return the number of attacks in a turn, with a tail (DJ-172), a second blow after a move and a hit (DJ-175), a
    frenzy (E21)."""
    flags = CREATURES[monster.kind].flags
    allowed = 1 + ("tail" in flags) + monster.sum("frenzied")
    return allowed + ("second-attack" in flags and monster.hit)


def can_attack(state: State, monster: Monster) -> bool:
    """Return True if the monster has an attack left; one that must flee does so first (P6)."""
    if monster.ended or not can_act(state, monster.uid) or monster.attacks >= attacks_allowed(monster):
        return False
    return not (monster.marks and must_flee(state, monster))


def spin_squares(state: State, monster: Monster) -> list[int]:
    """Return the free squares beside a spider for a web (DJ-167, A-58)."""
    webs = {marker[1] for marker in state.markers if marker[0] == "web"}
    closed = taken(state) | obstacle(state) | webs
    return sorted([near for near, _, _ in plan_of(state).steps[monster.square] if near not in closed])


def can_get_at_anybody(state: State) -> bool:
    return any(can_get_at(state, monster) for monster in state.foes)


def can_get_at(state: State, monster: Monster) -> bool:
    """Return True if a monster has an open path or a shot to a hero (A-86)."""
    if shots(state, monster.uid):
        return True
    plan, closed = plan_of(state), barriers(state, monster.uid)
    goals = {near for hero in state.up for near, _, _ in plan.steps[state.heroes[hero].square]}
    seen, todo = {monster.square}, [monster.square]
    while todo:
        here = todo.pop()
        if here in goals:
            return True
        for near, _, _ in plan.steps[here]:
            if near not in seen and near not in closed:
                seen.add(near)
                todo.append(near)
    return False
