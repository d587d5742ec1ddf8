"""Abilities that move cubes by hand: Grabber Arm, Stonecraft, Recalibrate, Undertow, Transmute (DD-139, DD-140)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Field, Form, Items, Rows, Span
from souterrain.core.rejection import Rejected
from souterrain.games.drop.content.cubes import ALL_TREASURES, CUBES, KIND_OF, MASK_OF, PILLARS, WORD_OF, bodies, mask
from souterrain.games.drop.geometry import Footprint, centre, moved, overlaps
from souterrain.games.drop.rules.abilities.base import MOVABLE, lying, others
from souterrain.games.drop.rules.aims import TOWARD, beyond, measure, named, words
from souterrain.games.drop.rules.shifting import on_table, placed, shortest_shift, slide
from souterrain.games.drop.state import State

GRAB, STONECRAFT = 500, 150
"""The distance by which a cube and a Pillar may be moved, in 0.1 mm."""
UNDERTOW: Final = 40_000
SHIFT: Final = 5_000
"""The distance by which a cube may be shifted to find room, in µm (DD-140)."""
EDGE: Final = 4500


def moving(among: int, reach: int) -> Callable[[State, Field], tuple[Form, ...]]:
    def forms(state: State, card: Field) -> tuple[Form, ...]:
        def refused(action: Action) -> Rejected | None:
            cube, spot = there(state, action[1:])
            if not on_table(spot):
                return Rejected("off-table", "DD-139")
            if any(overlaps(spot, other) for other in others(state, cube)):
                return Rejected("no-room-there", "DD-139")
            return None

        rows = words(lying(state, among))
        return (Form(card, Rows(rows), Span("away=", 1, reach), TOWARD, check=refused),) if rows else ()

    return forms


def there(state: State, items: Items) -> tuple[int, Footprint]:
    """Return the cube of a sentence and where it would lie."""
    cube = named(items)[0]
    spot = state.spots[cube]
    goal = beyond(*centre(spot), measure(items, "away="), measure(items, "toward="))
    return cube, placed(spot, goal, CUBES[cube].side)


def move(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Move a cube straight, over other cubes; nothing else moves (DD-139)."""
    cube, spot = there(state, items)
    state.lay(cube, spot)
    log("moved", seat=state.seat, cube=WORD_OF[cube])


grabbing, digging = moving(MOVABLE, GRAB), moving(PILLARS, STONECRAFT)


def swapping(state: State, card: Field) -> tuple[Form, ...]:
    def refused(action: Action) -> Rejected | None:
        one, other = named(action[1:])
        if one >= other:
            return Rejected("not-in-order", "DD-210")
        return None if swapped(state, one, other) else Rejected("no-room-there", "DD-140")

    rows = words(lying(state, MOVABLE))
    return (Form(card, Rows(rows), Rows(rows), check=refused),) if len(rows) > 1 else ()


def swapped(state: State, one: int, other: int) -> tuple[Footprint, Footprint] | None:
    """Place each cube at the other's centre, shifted a little if a third is in the way; None if that fails (DD-140)."""
    rest = others(state, one, other)
    first = fitted(placed(state.spots[one], centre(state.spots[other]), CUBES[one].side), rest)
    if first is None:
        return None
    second = fitted(placed(state.spots[other], centre(state.spots[one]), CUBES[other].side), [*rest, first])
    return None if second is None else (first, second)


def fitted(spot: Footprint, rest: list[Footprint]) -> Footprint | None:
    shift = shortest_shift(spot, rest, SHIFT)
    there = () if shift is None else moved(spot, *shift)
    return there if there and on_table(there) else None


def swap(state: State, items: Items, chance: Chance, log: Log) -> None:
    one, other = named(items)
    spots = swapped(state, one, other)
    assert spots is not None
    state.lay(one, spots[0])
    state.lay(other, spots[1])
    log("swapped", seat=state.seat, cube=WORD_OF[one], other=WORD_OF[other])


def pulling(state: State, card: Field) -> tuple[Form, ...]:
    """Offer one or two cubes of one type, in the order they are to slide (DD-214)."""
    rows: list[Items] = []
    for bits in MASK_OF.values():
        same = words(lying(state, bits & MOVABLE))
        rows += same
        rows += [(*one, *other) for one in same for other in same if one != other]
    point = (Span("x=", -EDGE, EDGE), Span("y=", -EDGE, EDGE))
    return (Form(card, Rows(tuple(rows)), *point),) if rows else ()


def undertow(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Slide cubes straight towards the point, up to it or to the first thing they meet."""
    toward = 100 * measure(items, "x="), 100 * measure(items, "y=")
    for cube in named(items):
        state.lay(cube, slide(state.spots[cube], toward, UNDERTOW, others(state, cube)))
        log("moved", seat=state.seat, cube=WORD_OF[cube])


def transmuting(state: State, card: Field) -> tuple[Form, ...]:
    """Offer a treasure of the reserve (of like ones the first) and one of the dungeon whose place it fits into
    (DD-230)."""

    def refused(action: Action) -> Rejected | None:
        return None if in_place(state, *named(action[1:])) else Rejected("no-room-there", "DD-230")

    kinds = {KIND_OF[cube]: cube for cube in reversed(state.cubes(state.seat)) if 1 << cube & ALL_TREASURES}
    mine = sorted(kinds.values())
    theirs = bodies(lying(state, ALL_TREASURES & ~MASK_OF["relic"]))
    if not any(in_place(state, cube, other) for cube in mine for other in theirs):
        return ()
    return (Form(card, Rows(words(mask(mine))), Rows(words(mask(theirs))), check=refused),)


def in_place(state: State, cube: int, other: int) -> Footprint | None:
    """Return the place of a cube that is put in another's place; None if it does not fit there."""
    spot = placed(state.spots[other], centre(state.spots[other]), CUBES[cube].side)
    return spot if CUBES[cube].side <= CUBES[other].side else fitted(spot, others(state, other))


def transmute(state: State, items: Items, chance: Chance, log: Log) -> None:
    cube, other = named(items)
    spot = in_place(state, cube, other)
    assert spot is not None
    state.put(other, state.seat)
    state.lay(cube, spot)
    log("transmuted", seat=state.seat, cube=WORD_OF[cube], other=WORD_OF[other])
