"""The quest once its objective is found: the next deed, the squares for it, and who goes home."""

from __future__ import annotations

from typing import Final

from souterrain.bots.donjon.distances import FAR, steps
from souterrain.bots.donjon.party import aims
from souterrain.games.donjon.board.figures import DEAD, NOWHERE
from souterrain.games.donjon.board.ground import Furniture
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.obstacles import facing
from souterrain.games.donjon.rules.questions.quest import is_found, pieces, rule
from souterrain.games.donjon.rules.questions.sheet import speed
from souterrain.games.donjon.rules.quests.captives import is_free
from souterrain.games.donjon.state import State

DEEDS: Final = ("release", "cleanse", "pour", "smash", "burn", "seize")
"""Verbs that are said as soon as they are legal."""
NEAR: Final = 3
"""The greatest distance of a captive from its leader or the stairs."""


def prize(state: State) -> str:
    """Return the item that must be carried out by the stairs; "" if there is none."""
    carried = aims(state).get("carried")
    return carried.arguments[0] if carried is not None else ""


def carries(state: State, hero: int) -> bool:
    """Return whether a hero has the prize."""
    return bool(state.heroes[hero].count(prize(state)))


def relieved(state: State, hero: int) -> int:
    """Return an adjacent companion who is clearly faster; -1 if there is none."""
    plan, figure = plan_of(state), state.heroes[hero]
    near = [other for other in state.up if other != hero and plan.adjacent(figure.square, state.heroes[other].square)]
    best = max(near, key=lambda other: speed(state, other), default=-1)
    return best if best >= 0 and speed(state, best) > speed(state, hero) + 1 else -1


def led_by(state: State, hero: int) -> list[int]:
    return [captive.square for captive in state.captives if captive.follows == hero]


def coffer(state: State) -> Furniture | None:
    """Return the closed furniture that the quest wants opened; None if there is none."""
    wanted = rule(state, "holds") or aims(state).get("opened")
    if wanted is None or not is_found(state):
        return None
    shut = [state.furniture[place] for place in pieces(state, wanted.arguments[0]) if not state.furniture[place].opened]
    return shut[0] if shut else None


def homeward(state: State) -> bool:
    """Return whether the party goes home: a hero has the prize, or all captives follow."""
    if any(carries(state, hero) for hero in state.inside):
        return True
    return bool(state.captives) and any(captive.follows >= 0 for captive in state.captives) and not _held(state)


def _held(state: State) -> list[int]:
    """Return the squares of captives without a leader."""
    return [captive.square for captive in state.captives if not is_free(state, captive) and captive.square != NOWHERE]


def goals(state: State, hero: int) -> frozenset[int]:
    """Return the squares from which a hero can do the next deed; none if it is unknown."""
    if not is_found(state):
        return frozenset()
    if carries(state, hero) or (led_by(state, hero) and not _held(state)):
        return frozenset(state.stairs)
    for found in (_bodies(state), _captives(state), _lying(state), _things(state)):
        if found:
            return found
    return frozenset(state.stairs) if homeward(state) else frozenset()


def _bodies(state: State) -> frozenset[int]:
    """Return the squares beside a dead hero who has the prize."""
    plan = plan_of(state)
    dead = [number for number, hero in enumerate(state.heroes) if hero.out == DEAD and hero.square != NOWHERE]
    having = [state.heroes[hero].square for hero in dead if carries(state, hero)]
    return frozenset([near for square in having for near, _, _ in plan.steps[square]] + having)


def _captives(state: State) -> frozenset[int]:
    plan = plan_of(state)
    return frozenset([near for square in _held(state) for near, _, _ in plan.steps[square]])


def _lying(state: State) -> frozenset[int]:
    """Return the squares beside an item to seize."""
    seize = rule(state, "seize")
    if seize is None:
        return frozenset()
    plan = plan_of(state)
    squares = [marker[1] for marker in state.markers if marker[0] == seize.arguments[0]]
    return frozenset([near for square in squares for near, between, _ in plan.steps[square] if not between])


def _things(state: State) -> frozenset[int]:
    shut = coffer(state)
    if shut is not None:
        return facing(state, shut)
    deed = rule(state, "deed")
    if deed is None or state.counted(f"done-{deed.arguments[0]}") >= deed.number(4):
        return frozenset()
    return frozenset(
        [near for place in pieces(state, deed.arguments[1]) for near in facing(state, state.furniture[place])]
    )


def may_leave(state: State, hero: int) -> bool:
    """Return whether a hero may leave: with the prize, or with captives near the stairs."""
    if carries(state, hero):
        return True
    led = led_by(state, hero)
    away = steps(state, state.stairs)
    return bool(led) and all(away.get(square, FAR) < NEAR for square in led)


def lags(state: State, hero: int) -> bool:
    """Return whether a captive is too far behind its leader."""
    away = steps(state, [state.heroes[hero].square])
    return any(away.get(square, FAR) > NEAR for square in led_by(state, hero))
