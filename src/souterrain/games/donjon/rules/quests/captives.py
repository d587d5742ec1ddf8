"""Captives (A-90, Q3, Q6): freed when the room is cleared, they follow, and leave by the stairs."""

from __future__ import annotations

from collections import deque

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import NOWHERE, Monster
from souterrain.games.donjon.board.plan import FAR, Plan, plan_of
from souterrain.games.donjon.content.creatures import DEXTERITY
from souterrain.games.donjon.rules.frames_old import Frame
from souterrain.games.donjon.rules.kinds import kind
from souterrain.games.donjon.rules.mechanics.harm import slay
from souterrain.games.donjon.rules.mechanics.outcomes import outcome
from souterrain.games.donjon.rules.mechanics.tests import test
from souterrain.games.donjon.rules.questions import obstacles
from souterrain.games.donjon.rules.questions.light import has_light
from souterrain.games.donjon.rules.questions.movement import reach
from souterrain.games.donjon.rules.questions.obstacles import bridge, obstacle
from souterrain.games.donjon.rules.questions.quest import is_manned, occupants, quest_of, rule
from souterrain.games.donjon.rules.questions.sheet import can_act, speed
from souterrain.games.donjon.state import State

STRAIGHT = (1, -1, 256, -256)


# Freed


def is_free(state: State, captive: Monster) -> bool:
    """Whether a captive follows a hero who can lead."""
    return captive.follows >= 0 and state.heroes[captive.follows].standing


def beside(state: State, hero: int) -> list[int]:
    """Captives next to a hero who can be freed: the room is cleared, and nobody leads them."""
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


# On the way


def turn_ended(state: State, hero: int, chance: Chance, log: Log) -> None:
    """Those who follow move right after the hero. A party without a burning light is remembered (Q7)."""
    if rule(state, "dark") is not None and not any(has_light(state, other) for other in state.up):
        state.count("unlit")
    for captive in state.captives:
        if captive.follows == hero and can_act(state, captive.uid):
            _follow(state, captive)


def _follow(state: State, captive: Monster) -> None:
    """As near to the hero as the captive's own speed allows; over a crevasse without a bridge by a jump."""
    leaps = _leaps(state)
    away = _away(state, state.heroes[captive.follows].square, leaps)
    ways = reach(state, captive.uid, speed(state, captive.uid))
    goal = min([captive.square, *ways], key=lambda square: (away.get(square, FAR), len(ways.get(square, ())), square))
    across = leaps.get(goal, NOWHERE)
    if across != NOWHERE and away.get(across, FAR) < away.get(goal, FAR):
        state.push(Frame("leap", captive.uid, captive.uid, (across,)))
    if goal != captive.square:
        state.push(Frame("steps", captive.uid, captive.uid, ways[goal]))


def _leaps(state: State) -> dict[int, int]:
    """Squares straight before a crevasse without a bridge, each with the free one opposite (A-48)."""
    found, held = {}, obstacles.taken(state) | obstacle(state)
    for piece in state.furniture:
        if piece.kind == "crevasse" and not bridge(piece):
            edges = [(square - step, square, step) for square in piece.squares for step in STRAIGHT]
            for before, square, step in edges:
                if before not in piece.squares and square + step in piece.squares and square + 2 * step not in held:
                    found[before] = square + 2 * step
    return found


def _away(state: State, start: int, leaps: dict[int, int]) -> dict[int, int]:
    """How many steps or leaps it is from each square to a square."""
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


@kind("leap")
def leap(state: State, frame: Frame, chance: Chance, log: Log) -> None:
    """A captive who stands at the edge jumps with its own dexterity."""
    if (
        state.is_there(frame.who)
        and can_act(state, frame.who)
        and _leaps(state).get(state.monster(frame.who).square) == frame.data[0]
    ):
        test(state, frame.who, DEXTERITY, "leapt", data=frame.data)


@outcome("leapt")
def leapt(state: State, frame: Frame, success: bool, chance: Chance, log: Log) -> None:
    if not success:
        slay(state, frame.who, -1, chance, log)
    elif frame.data[0] not in obstacles.taken(state) | obstacle(state):
        state.own_monster(frame.who).square = frame.data[0]


# Out


def left(state: State, hero: int, chance: Chance, log: Log) -> None:
    """Captives who follow a hero out by the stairs: those who can reach them, and leave for a point of their own."""
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
