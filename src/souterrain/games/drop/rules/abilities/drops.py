"""Abilities that lift and drop: Fairy Dust, Blink, Encore, Collapse, Second Sight (DD-202, DD-223 to 224, 228, 229)."""

from __future__ import annotations

from typing import Final

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Counts, Field, Form, Items, Rows
from souterrain.core.rejection import Rejected
from souterrain.games.drop.content.cubes import (
    DRAGON,
    KIND_OF,
    MASK_OF,
    PILLARS,
    STAIRS,
    WORD_OF,
    bodies,
    mask,
)
from souterrain.games.drop.frames import Sight
from souterrain.games.drop.geometry import centre
from souterrain.games.drop.rules.abilities.base import MOVABLE, lying, then
from souterrain.games.drop.rules.aims import FREE, REACH, above_table, aim_of, dropping, named, words
from souterrain.games.drop.rules.exploring import drawn, drop_again
from souterrain.games.drop.state import BOX, TABLE, State

RELEASE: Final = "drop"
"""The verb that answers Second Sight."""
WITHIN: Final = 100 * REACH + 1
"""Fairy Dust's reach in µm; one more than the hand's, for the rounding of an aim."""
BOXABLE: Final = ~(PILLARS | 1 << DRAGON | 1 << STAIRS | MASK_OF["relic"])
"""The cubes that Second Sight may put into the box (DD-229)."""


def lifting(state: State, card: Field, field: Field) -> tuple[Form, ...]:
    """Make forms of what is lifted, then `over` and an aim."""

    def refused(action: Action) -> Rejected | None:
        """Refuse to drop above a lifted cube: it is not on the table (DD-21)."""
        cubes = named(action[1:])
        return Rejected("lifted-cube", "DD-21") if cubes[-1] in cubes[:-1] else above_table(state)(action)

    over = Rows(tuple([(("over", 1), *row) for row in words(lying(state))]))
    if len(over.rows) < 2:
        return ()
    return Form(card, field, over, check=refused), Form(card, field, over, *FREE, check=refused)


def dusting(state: State, card: Field) -> tuple[Form, ...]:
    rows, check = Rows(words(lying(state))), above_table(state)
    return (Form(card, rows, check=check), Form(card, rows, *FREE, check=check)) if rows.rows else ()


def fairy_dust(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Lift every cube whose centre is near the point and drop them above it, all together (DD-202)."""
    aim = aim_of(state, items)
    lifted = []
    for cube in bodies(lying(state)):
        x, y = centre(state.spots[cube])
        if (x - aim.x) ** 2 + (y - aim.y) ** 2 <= WITHIN**2:
            lifted.append(cube)
    drop_again(state, tuple(lifted), aim, chance, log)


def one_thing(state: State, card: Field) -> tuple[Form, ...]:
    rows = words(lying(state, MOVABLE))
    return lifting(state, card, Rows(rows)) if rows else ()


def one_pillar(state: State, card: Field) -> tuple[Form, ...]:
    rows = words(lying(state, PILLARS))
    return lifting(state, card, Rows(rows)) if rows else ()


def explored_ones(state: State, card: Field) -> tuple[Form, ...]:
    """Offer the cubes of this turn's Explore that are still on the table (DD-224)."""
    there = [WORD_OF[cube] for cube in state.dropped if state.where[cube] == TABLE]
    return lifting(state, card, Counts(tuple(there), (1,) * len(there), 1, len(there))) if there else ()


def lift_and_drop(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Drop all cubes named but the last, which the aim is above (DD-223, DD-224, DD-228)."""
    drop_again(state, named(items)[:-1], aim_of(state, items), chance, log)


def boxing(state: State, card: Field) -> tuple[Form, ...]:
    rows = words(lying(state, BOXABLE))
    return (Form(card, Rows(rows)),) if rows else ()


def second_sight(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Put a cube into the box and look at two of it, alone (DD-229)."""
    cube = named(items)[0]
    state.put(cube, BOX)
    seen = drawn(state, 2, chance, state.address(f"sight/{state.deeds}"))
    state.deeds += 1
    log("boxed", seat=state.seat, cube=WORD_OF[cube])
    cubes = [(WORD_OF[one], 1) for one in seen]
    log.secretly("sighted", {"cubes": cubes}, (state.seat,), seat=state.seat, number=len(seen))
    then(state, Sight(cubes=seen))


def releasing(state: State, cubes: tuple[int, ...]) -> tuple[Form, ...]:
    """Offer one of the cubes that were looked at; of two that are alike only the first."""
    kinds: dict[int, int] = {}
    for cube in cubes:
        kinds.setdefault(KIND_OF[cube], cube)
    return dropping(state, Rows(words(mask(list(kinds.values())))))
