"""Abilities that push cubes: Clean Shot, Cleave, Volley, Hot Breath (DD-204, DD-209, DD-221, DD-226)."""

from __future__ import annotations

from math import atan2, degrees, hypot
from typing import Final

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Field, Form, Items, Rows, Span
from souterrain.core.rejection import Rejected
from souterrain.games.drop.content.cubes import FIRST_PAWN, MASK_OF, PILLARS, WORD_OF, bodies
from souterrain.games.drop.frames import FlickAgain, Volley
from souterrain.games.drop.geometry import Point, centre
from souterrain.games.drop.rules import trays
from souterrain.games.drop.rules.abilities.base import lying, take, then
from souterrain.games.drop.rules.aims import FORCE, TOWARD, TURN, beyond, measure, named, over_table, words
from souterrain.games.drop.state import TABLE, State

BREATH: Final = 800
"""The speed of Hot Breath at its mouth, in mm/s."""
BREATH_REACH, BREATH_HALF = 80_000, 30.0
"""Its reach, in µm, and half its angle."""
FEW: Final = MASK_OF["goblin"] | MASK_OF["troll"]
CLEAVED: Final = 2
"""The points that a monster collected by Cleave scores in addition (DD-221)."""


def flicking(state: State, among: int, *before: Field) -> tuple[Form, ...]:
    """Make forms of a cube, a direction or another cube that it is flicked at, and a force."""
    rows = words(lying(state, among))
    if not rows:
        return ()
    targets = Rows(tuple([(("at", 1), *row) for row in words(lying(state))]))
    return Form(*before, Rows(rows), TOWARD, FORCE), Form(*before, Rows(rows), targets, FORCE, check=at_itself)


def at_itself(action: Action) -> Rejected | None:
    cube, other = named(action[1:])
    return Rejected("at-itself", "DD-23") if cube == other else None


def flick(state: State, cube: int, items: Items, chance: Chance, log: Log) -> trays.Motion:
    log("flicked", seat=state.seat, cube=WORD_OF[cube])
    return trays.flick(state, chance, log, "flick", cube, toward(state, items), measure(items, "force="))


def toward(state: State, items: Items) -> int:
    """Return the direction that is said, or that of the cube that is aimed at."""
    cubes = named(items)
    if len(cubes) < 2:
        return measure(items, "toward=")
    (x, y), (to_x, to_y) = centre(state.spots[cubes[0]]), centre(state.spots[cubes[1]])
    return round(10 * degrees(atan2(to_y - y, to_x - x))) % TURN


def any_cube(state: State, card: Field) -> tuple[Form, ...]:
    return flicking(state, -1, card)


def clean_shot(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Flick once more if the cube touched no other and stayed on the table (DD-204)."""
    cube = named(items)[0]
    motion = flick(state, cube, items, chance, log)
    clean = all(touch.other >= FIRST_PAWN for touch in motion.touches)
    if clean and state.where[cube] == TABLE:
        then(state, FlickAgain(cubes=(cube,)))


def a_monster(state: State, card: Field) -> tuple[Form, ...]:
    return flicking(state, FEW, card)


def cleave(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Collect every Goblin or Troll that the flicked cube itself touches, without damage (DD-221)."""
    cube = named(items)[0]
    motion = flick(state, cube, items, chance, log)
    for touch in motion.touches:
        if touch.cube == cube and touch.other < FIRST_PAWN and 1 << touch.other & FEW:
            take(state, touch.other, log)
            state.own(state.seat).marks += CLEAVED


def no_pillar(state: State, *before: Field, without: int = 0) -> tuple[Form, ...]:
    """Make the forms of a flick of Volley: Pillars are the Sapper's (DD-226)."""
    return flicking(state, ~(PILLARS | without), *before)


def volley(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Flick a cube, then offer a different one (DD-226)."""
    cube = named(items)[0]
    flick(state, cube, items, chance, log)
    then(state, Volley(cubes=(cube,)))


def breathing(state: State, card: Field) -> tuple[Form, ...]:
    """Make a form of the mouth's distance from a cube, its direction, and the angle by which it blows aside (all in
    0.1)."""

    def refused(action: Action) -> Rejected | None:
        return None if over_table(*mouth(state, action[1:])) else Rejected("off-table", "DD-209")

    rows, fields = words(lying(state)), (Span("away=", 1, 790), TOWARD, Span("aside=", -290, 290))
    return (Form(card, Rows(rows), *fields, check=refused),) if rows else ()


def mouth(state: State, items: Items) -> Point:
    """Return the point that the breath comes from."""
    return beyond(*centre(state.spots[named(items)[0]]), measure(items, "away="), measure(items, "toward="))


def hot_breath(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Push cubes in the cone straight away from the point, the nearer the faster (DD-209)."""
    x, y = mouth(state, items)
    blow = (measure(items, "toward=") + TURN // 2 + measure(items, "aside=")) / 10
    speeds = []
    for cube in bodies(lying(state)):
        there = centre(state.spots[cube])
        dx, dy = there[0] - x, there[1] - y
        far = hypot(dx, dy)
        aside = (degrees(atan2(dy, dx)) - blow + 180) % 360 - 180
        if 0 < far < BREATH_REACH and abs(aside) <= BREATH_HALF:
            speed = BREATH * (1 - far / BREATH_REACH)
            speeds.append([cube, round(speed * dx / far), round(speed * dy / far)])
    log("breathed", seat=state.seat, number=len(speeds))
    trays.push(state, chance, log, "breath", speeds)
