"""Movement of figures (DJ-055 … DJ-061)."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import Final

from souterrain.games.donjon.board.figures import Hero, Monster
from souterrain.games.donjon.board.plan import NOTHING, Plan
from souterrain.games.donjon.content.creatures import CREATURES
from souterrain.games.donjon.rules.questions import light
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.obstacles import obstacle, taken
from souterrain.games.donjon.rules.questions.rolls import NEEDED
from souterrain.games.donjon.rules.questions.sheet import on_heroes_side, speed, worn
from souterrain.games.donjon.state import State

HALTED: Final = "halted"
"""Note of a hero whose movement of this turn has ended beside an enemy (DJ-061)."""
UNHINDERED: Final = ("flying", "stealth", "invisible")
"""Marks of figures that no enemy stops (M3, M8, V7)."""


def hostile_squares(state: State, who: int) -> frozenset[int]:
    """Return the squares held by the other side; heroes who are down hold none (A-03, M8)."""
    if on_heroes_side(state, who):
        return frozenset([monster.square for monster in state.foes])
    held = [state.heroes[hero].square for hero in state.up] + [captive.square for captive in state.captives]
    return frozenset(held)


def stopping_squares(state: State, who: int) -> frozenset[int]:
    """Return the squares of opponents beside whom movement stops (DJ-061, A-25): not the frozen, not the invisible.
    Nobody stops a figure that flies, sneaks or is invisible."""
    figure = state.figure(who)
    if figure.marks and any(mark[0] in UNHINDERED for mark in figure.marks):
        return frozenset()
    if on_heroes_side(state, who):
        foes = [monster.square for monster in state.foes if not (monster.marks and monster.has("frozen"))]
        return frozenset(foes)
    heroes = [state.heroes[hero] for hero in state.up]
    return frozenset(
        [hero.square for hero in heroes if not (hero.marks and (hero.has("frozen") or hero.has("invisible")))]
        + [captive.square for captive in state.freed]
    )


def is_halted(state: State, who: int) -> bool:
    """Return True if the figure stands beside an opponent who ends its movement (DJ-061)."""
    near = plan_of(state).steps[state.figure(who).square]
    return not stopping_squares(state, who).isdisjoint([square for square, _, _ in near])


def barriers(state: State, who: int) -> frozenset[int]:
    """Return the squares that the figure cannot enter on foot: obstacles, and webs for heroes (A-58)."""
    blocked = obstacle(state)
    if state.markers and on_heroes_side(state, who):
        return blocked | frozenset([marker[1] for marker in state.markers if marker[0] == "web"])
    return blocked


def closed_squares(state: State, who: int) -> frozenset[int]:
    """Return the squares that the figure cannot pass: those of opponents (DJ-060), unless it sneaks, and barriers.
    Nothing stops a figure that flies."""
    marks = state.figure(who).marks
    if not marks:
        return barriers(state, who) | hostile_squares(state, who)
    words = [mark[0] for mark in marks]
    if "flying" in words:
        return NOTHING
    return barriers(state, who) if "stealth" in words else barriers(state, who) | hostile_squares(state, who)


def reach(state: State, who: int, points: int) -> dict[int, tuple[int, ...]]:
    """Return every square that a figure can end on within these points, with the squares of the way there.

    Ways are the shortest, around fire and clouds if the points allow it; among equals the first in the order of
    neighbours. Nobody stops where somebody is, standing or down (DJ-059, A-03).
    """
    figure = state.figure(who)
    closed, stops = closed_squares(state, who), stopping_squares(state, who)
    burning = (
        NOTHING
        if figure.has("flying")
        else frozenset([mark[1] for mark in state.markers if mark[0] in ("fire", "cloud")])
    )
    plan, tied = plan_of(state), _held_in(state, figure)
    ways = _ways(plan, figure.square, points, closed, stops, tied)
    if burning:
        ways = ways | _ways(plan, figure.square, points, closed | burning, stops, tied)
    landing = obstacle(state) | taken(state)
    return {square: way for square, way in ways.items() if way and square not in landing}


@lru_cache(maxsize=256)
def _ways(
    plan: Plan, start: int, points: int, closed: frozenset[int], stops: frozenset[int], tied: frozenset[int]
) -> dict[int, tuple[int, ...]]:
    """Return the shortest ways. Cached, as every walk asks twice (offered, then carried out); callers must not change
    the result."""
    steps = plan.steps
    halts = {near for foe in stops for near, _, _ in steps[foe]}
    ways: dict[int, tuple[int, ...]] = {start: ()}
    queue = deque([start])
    while queue:
        square = queue.popleft()
        way = ways[square]
        if len(way) >= points or (way and square in halts):
            continue
        for near, one, two in steps[square]:
            if near in ways or near in closed or (tied and near not in tied):
                continue
            if one and one in closed and two in closed:
                continue
            ways[near] = (*way, near)
            queue.append(near)
    return ways


def has_room(state: State, who: int, points: int) -> bool:
    """Return True if the figure can move: usually to a free square beside it, else perhaps past friends."""
    if points < 1:
        return False
    figure = state.figure(who)
    if not figure.marks:
        closed = taken(state) | barriers(state, who)
        for near, one, _ in plan_of(state).steps[figure.square]:
            if not one and near not in closed:
                return True
    return bool(reach(state, who, points))


def _held_in(state: State, figure: Hero | Monster) -> frozenset[int]:
    """Return the squares that the figure cannot leave, or none: the circle of a prisoner (A-47), the room of a bound
    demon (Q8)."""
    if not figure.marks:
        return NOTHING
    if figure.has("bound"):
        zones = plan_of(state).zone_at
        return frozenset([square for square, zone in zones.items() if zone == zones[figure.square]])
    if not figure.has("prisoner"):
        return NOTHING
    return frozenset(
        [square for piece in state.furniture if figure.square in piece.squares for square in piece.squares]
    )


def can_move(state: State, hero: int) -> bool:
    """Return False if the hero has stopped beside an enemy (DJ-061), or if a move would split the movement."""
    return HALTED not in state.heroes[hero].tested and not splits_move(state, hero)


def splits_move(state: State, hero: int) -> bool:
    """Return True if a move would split the movement around an attack (A-31)."""
    figure = state.heroes[hero]
    return bool(state.combat) and any(move_after(attacks) in figure.tested for attacks in range(figure.struck))


def move_after(attacks: int) -> str:
    """Return the note for a move after this number of attacks."""
    return f"moved-{attacks}"


def points_left(state: State, hero: int) -> int:
    """Return the points of speed that the hero can spend: none in a pit (E05)."""
    figure = state.heroes[hero]
    if figure.marks and figure.has("pit"):
        return 0
    return speed(state, hero) if figure.left < 0 else figure.left


def may_run(state: State, hero: int) -> bool:
    """Return True if the hero may run: declared before anything else, and not in the dark (A-22, DJ-105)."""
    figure = state.heroes[hero]
    if figure.left >= 0 or figure.struck or (figure.marks and (figure.has("slowed") or figure.has("pit"))):
        return False
    return not light.is_dark(state, light.zone_of(state, hero))


def jumps(state: State, hero: int) -> dict[int, int]:
    """Return the free squares straight across a crevasse from the hero's square at its edge (A-48), each with the index
    of the crevasse."""
    here = state.heroes[hero].square
    found: dict[int, int] = {}
    for place, piece in enumerate(state.furniture):
        if piece.kind != "crevasse" or here in piece.squares:
            continue
        for step in (1, -1, 256, -256):
            if here + step in piece.squares and here + 2 * step in piece.squares:
                across = here + 3 * step
                if across in plan_of(state).floor and across not in obstacle(state) and across not in taken(state):
                    found[across] = place
    return found


def bridge_need(state: State, hero: int) -> int:
    """Return the total needed on a bad bridge: harder in heavy armour (DJ-097), easier with a rope in the Whispering
    Chasm (Q5)."""
    roped = state.quest_name == "whispering-chasm" and any(state.heroes[other].count("rope") for other in state.up)
    return (7 if roped else NEEDED) + worn(state, state.heroes[hero])


def threatened(state: State, who: int) -> list[int]:
    """Return the opponents that a figure can strike from its square (DJ-116); the minotaur reaches two squares (DJ-176,
    A-61)."""
    plan, here = plan_of(state), state.figure(who).square
    if on_heroes_side(state, who):
        return [monster.uid for monster in state.foes if plan.adjacent(here, monster.square)]
    far = "reach" in CREATURES[state.monster(who).kind].flags
    near = plan.within(here, 2) if far else frozenset()
    heroes = [hero for hero in state.up if not state.heroes[hero].has("invisible")]
    found = [
        hero for hero in heroes if plan.adjacent(here, state.heroes[hero].square) or state.heroes[hero].square in near
    ]
    return found + [
        captive.uid for captive in state.freed if plan.adjacent(here, captive.square) or captive.square in near
    ]
