"""What a quest asks for once its objective is found: which deed, where to stand for it, who goes home."""

from __future__ import annotations

from typing import Final

from souterrain.bots.delver.ground import FAR, steps
from souterrain.bots.delver.party import aims
from souterrain.games.donjon.board.figures import DEAD, NOWHERE
from souterrain.games.donjon.board.ground import Furniture
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.obstacles import facing
from souterrain.games.donjon.rules.questions.quest import is_found, pieces, rule
from souterrain.games.donjon.rules.questions.sheet import speed
from souterrain.games.donjon.rules.quests.captives import is_free
from souterrain.games.donjon.state import State

DEEDS: Final = ("release", "cleanse", "pour", "smash", "burn", "seize")
"""What is done as soon as it can be."""
NEAR: Final = 3
"""A captive so near to its leader or to the stairs keeps up."""


def prize(s: State) -> str:
    """What has to be carried out by the stairs, "" if nothing has."""
    carried = aims(s).get("carried")
    return carried.arguments[0] if carried is not None else ""


def carries(s: State, hero: int) -> bool:
    """Whether that is in this hero's pack."""
    return bool(s.heroes[hero].count(prize(s)))


def relieved(s: State, hero: int) -> int:
    """A companion beside who would be much sooner at the stairs with it, -1 if there is none."""
    plan, figure = plan_of(s), s.heroes[hero]
    near = [other for other in s.up if other != hero and plan.adjacent(figure.square, s.heroes[other].square)]
    best = max(near, key=lambda other: speed(s, other), default=-1)
    return best if best >= 0 and speed(s, best) > speed(s, hero) + 1 else -1


def led_by(s: State, hero: int) -> list[int]:
    return [captive.square for captive in s.captives if captive.follows == hero]


def coffer(s: State) -> Furniture | None:
    """A piece of furniture in which the quest has hidden something or that has to be opened, as long as it is shut."""
    wanted = rule(s, "holds") or aims(s).get("opened")
    if wanted is None or not is_found(s):
        return None
    shut = [s.furniture[place] for place in pieces(s, wanted.arguments[0]) if not s.furniture[place].opened]
    return shut[0] if shut else None


def homeward(s: State) -> bool:
    """What was to be found is in hand, or those who were to be saved follow: it goes out by the stairs."""
    if any(carries(s, hero) for hero in s.inside):
        return True
    return bool(s.captives) and any(captive.follows >= 0 for captive in s.captives) and not _held(s)


def _held(s: State) -> list[int]:
    """Squares of captives whom nobody leads."""
    return [captive.square for captive in s.captives if not is_free(s, captive) and captive.square != NOWHERE]


def goals(s: State, hero: int) -> frozenset[int]:
    """Squares from which this hero can do what is to be done next; none if that is not known."""
    if not is_found(s):
        return frozenset()
    if carries(s, hero) or (led_by(s, hero) and not _held(s)):
        return frozenset(s.stairs)
    for found in (_bodies(s), _captives(s), _lying(s), _things(s)):
        if found:
            return found
    return frozenset(s.stairs) if homeward(s) else frozenset()


def _bodies(s: State) -> frozenset[int]:
    """Beside a dead hero who has it."""
    plan = plan_of(s)
    dead = [number for number, hero in enumerate(s.heroes) if hero.out == DEAD and hero.square != NOWHERE]
    having = [s.heroes[hero].square for hero in dead if carries(s, hero)]
    return frozenset([near for square in having for near, _, _ in plan.steps[square]] + having)


def _captives(s: State) -> frozenset[int]:
    plan = plan_of(s)
    return frozenset([near for square in _held(s) for near, _, _ in plan.steps[square]])


def _lying(s: State) -> frozenset[int]:
    """Beside what lies there to be seized."""
    seize = rule(s, "seize")
    if seize is None:
        return frozenset()
    plan = plan_of(s)
    squares = [marker[1] for marker in s.markers if marker[0] == seize.arguments[0]]
    return frozenset([near for square in squares for near, between, _ in plan.steps[square] if not between])


def _things(s: State) -> frozenset[int]:
    shut = coffer(s)
    if shut is not None:
        return facing(s, shut)
    deed = rule(s, "deed")
    if deed is None or s.counted(f"done-{deed.arguments[0]}") >= deed.number(4):
        return frozenset()
    return frozenset([near for place in pieces(s, deed.arguments[1]) for near in facing(s, s.furniture[place])])


def may_leave(s: State, hero: int) -> bool:
    """With what the quest is about; with captives only when they can follow."""
    if carries(s, hero):
        return True
    led = led_by(s, hero)
    away = steps(s, s.stairs)
    return bool(led) and all(away.get(square, FAR) < NEAR for square in led)


def lags(s: State, hero: int) -> bool:
    """Whether somebody who follows this hero is too far behind."""
    away = steps(s, [s.heroes[hero].square])
    return any(away.get(square, FAR) > NEAR for square in led_by(s, hero))
