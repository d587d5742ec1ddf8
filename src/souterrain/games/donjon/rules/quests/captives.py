"""Captives (A-90, Q3, Q6): freed once the room is cleared, they follow a hero and leave by the stairs."""

from __future__ import annotations

from collections import deque
from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.frames import Kind, Kinds
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import NOWHERE, Monster
from souterrain.games.donjon.board.plan import FAR, Plan
from souterrain.games.donjon.content.creatures import DEXTERITY
from souterrain.games.donjon.rules.frames.furniture import Follow, Leap, Leapt
from souterrain.games.donjon.rules.frames.turn import Steps
from souterrain.games.donjon.rules.mechanics.harm import slay
from souterrain.games.donjon.rules.mechanics.tests import test
from souterrain.games.donjon.rules.questions import obstacles
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.light import has_light
from souterrain.games.donjon.rules.questions.movement import reach
from souterrain.games.donjon.rules.questions.obstacles import bridge, obstacle
from souterrain.games.donjon.rules.questions.quest import is_manned, occupants, quest_of, rule
from souterrain.games.donjon.rules.questions.sheet import can_act, speed
from souterrain.games.donjon.state import State

STRAIGHT: Final = (1, -1, 256, -256)
"""Differences between a square and its orthogonal neighbours."""


# Freed


def is_free(state: State, captive: Monster) -> bool:
    """Return True if a captive follows a hero who is able to lead."""
    return captive.follows >= 0 and state.heroes[captive.follows].standing


def beside(state: State, hero: int) -> list[int]:
    """Return the captives beside a hero who can be freed: the room is cleared, and no hero leads them."""
    if not is_manned(state) or occupants(state):
        return []
    plan, here = plan_of(state), state.heroes[hero].square
    return [m.uid for m in state.captives if not is_free(state, m) and plan.adjacent(here, m.square)]


def why_not_beside(state: State, hero: int) -> Rejected | None:
    own = quest_of(state).rule
    if occupants(state):
        return Rejected("room-not-cleared", own)
    return None if beside(state, hero) else Rejected("no-captive-beside", own)


def release(state: State, hero: int, uid: int, log: Log) -> None:
    captive = state.own_monster(uid)
    captive.follows = hero
    state.count("released")
    state.stirred = max(state.stirred, 1)
    log("released", seat=state.seat_of(hero), number=captive.number)


# Following


def turn_ended(state: State, hero: int, chance: Chance, log: Log) -> None:
    """Move the captives who follow the hero. Count a turn without any burning light in the party (Q7)."""
    if rule(state, "dark") is not None and not any(has_light(state, other) for other in state.up):
        state.count("unlit")
    for captive in reversed(state.captives):
        if captive.follows == hero:
            state.push(Follow(captive=captive.uid))


def follow(state: State, frame: Follow, chance: Chance, log: Log) -> None:
    """Move a captive as near to the hero as its speed allows, with a jump over a crevasse without a bridge."""
    captive = state.monster(frame.captive) if state.is_there(frame.captive) else None
    if captive is None or not can_act(state, captive.uid) or not state.heroes[captive.follows].standing:
        return
    leaps = _leaps(state)
    away = _away(state, state.heroes[captive.follows].square, leaps)
    ways = reach(state, captive.uid, speed(state, captive.uid))
    goal = min([captive.square, *ways], key=lambda square: (away.get(square, FAR), len(ways.get(square, ())), square))
    across = leaps.get(goal, NOWHERE)
    if across != NOWHERE and away.get(across, FAR) < away.get(goal, FAR):
        state.push(Leap(captive=captive.uid, across=across))
    if goal != captive.square:
        state.push(Steps(who=captive.uid, way=ways[goal]))


def _leaps(state: State) -> dict[int, int]:
    """Return the squares straight before a crevasse without a bridge, each with the free one opposite (A-48)."""
    found, held = {}, obstacles.taken(state) | obstacle(state)
    for piece in state.furniture:
        if piece.kind == "crevasse" and not bridge(piece):
            edges = [(square - step, square, step) for square in piece.squares for step in STRAIGHT]
            for before, square, step in edges:
                if before not in piece.squares and square + step in piece.squares and square + 2 * step not in held:
                    found[before] = square + 2 * step
    return found


def _away(state: State, start: int, leaps: dict[int, int]) -> dict[int, int]:
    """Return the number of steps and leaps from each square to `start`."""
    plan, solid = plan_of(state), obstacle(state)
    back = {across: before for before, across in leaps.items()}
    found, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for near in [*_steps(plan, here, solid), back.get(here, NOWHERE)]:
            if near not in found and near in plan.floor and near not in solid:
                found[near] = found[here] + 1
                queue.append(near)
    return found


def _steps(plan: Plan, here: int, solid: frozenset[int]) -> list[int]:
    return [near for near, one, two in plan.steps[here] if not (one in solid and two in solid)]


def leap(state: State, frame: Leap, chance: Chance, log: Log) -> None:
    """Let a captive who stands at the edge jump with its own dexterity."""
    if (
        state.is_there(frame.captive)
        and can_act(state, frame.captive)
        and _leaps(state).get(state.monster(frame.captive).square) == frame.across
    ):
        test(state, frame.captive, DEXTERITY, Leapt(across=frame.across))


def leapt(state: State, frame: Leapt, chance: Chance, log: Log) -> None:
    if not frame.success:
        slay(state, frame.who, -1, chance, log)
    elif frame.across not in obstacles.taken(state) | obstacle(state):
        state.own_monster(frame.who).square = frame.across


KINDS: Final[Kinds] = {Follow: Kind(follow), Leap: Kind(leap), Leapt: Kind(leapt)}


# Leaving


def left(state: State, hero: int, chance: Chance, log: Log) -> None:
    """Let captives leave with the hero they follow if they can reach the stairs with a point left."""
    leader = state.own_hero(hero)
    here, leader.square = leader.square, NOWHERE
    for captive in state.captives:
        if captive.follows == hero and can_act(state, captive.uid):
            near = {captive.square, *reach(state, captive.uid, speed(state, captive.uid) - 1)}
            if not near.isdisjoint(state.stairs):
                state.monsters = tuple([other for other in state.monsters if other.uid != captive.uid])
                state.count("saved")
                log("saved", number=captive.number)
    leader.square = here
