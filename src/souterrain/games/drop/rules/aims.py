"""Aims as people say them: a cube and how far from it, in which direction, from what height (DD-21).

`explore gold:3` is a drop right above that cube, `explore column:j row=10` one above the middle of a square, and
`explore gold:3 height=250 away=120 toward=900` one 12 mm beyond the cube (in 0.1 mm and 0.1°, counter-clockwise from
the right). Whatever is near a cube and above the table can be said so, and nothing else.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
from typing import Final, NamedTuple

from souterrain.core.actions import Action
from souterrain.core.forms import Check, Field, Form, Items, Rows, Span
from souterrain.core.rejection import Rejected
from souterrain.games.drop.content.cubes import BODY_OF, WORD_OF, bodies
from souterrain.games.drop.geometry import Footprint, centre
from souterrain.games.drop.grid import COLUMN_WORDS, SQUARES, around, middle
from souterrain.games.drop.state import State

REACH: Final = 400
"""The distance of the hand from a cube, in 0.1 mm: one constant for every drop but the opening (DD-21)."""
LOWEST, USUAL, HIGHEST = 150, 200, 300
"""Heights in mm (DD-12)."""
HALF: Final = 450_000
"""Half the table's width in µm."""
TURN: Final = 3600

HEIGHT: Final = Span("height=", LOWEST, HIGHEST)
TOWARD: Final = Span("toward=", 0, TURN - 1)
FORCE: Final = Span("force=", 1, 1000)
BY_SQUARE: Final = tuple([((column, 1), ("row=", row + 1)) for column in COLUMN_WORDS for row in range(SQUARES)])
"""The words of each square, by column and row."""
FREE: Final = (HEIGHT, Span("away=", 1, REACH), TOWARD)


class Aim(NamedTuple):
    """A point above the table in µm, and a height in µm."""

    x: int
    y: int
    height: int = USUAL * 1000


def words(bits: int) -> tuple[Items, ...]:
    """Return rows of single cubes."""
    return tuple([((WORD_OF[body], 1),) for body in bodies(bits)])


def dropping(state: State, *before: Field) -> tuple[Form, ...]:
    """Return forms of a drop above a cube on the table; `before` is what is said first."""
    near = words(state.lying())
    if not near:
        return ()
    check = above_table(state)
    if not before:
        return Form(Rows(near), check=check), Form(Rows(near), *FREE, check=check), *_by_square(state)
    cubes = Rows(tuple([(("over", 1), *row) for row in near]))
    return Form(*before, cubes, check=check), Form(*before, cubes, *FREE, check=check)


def _by_square(state: State) -> tuple[Form, ...]:
    """Offer the middle of each square of the table that has a cube near enough."""
    near: set[int] = set()
    for spot in state.spots:
        if spot:
            near.update(_squares(spot))
    return (Form(Rows(tuple([BY_SQUARE[square] for square in sorted(near)]))),) if near else ()


@lru_cache(maxsize=1 << 12)
def _squares(spot: Footprint) -> tuple[int, ...]:
    """Return the numbers of the squares in whose middle a hand is near enough to a cube that lies there."""
    x, y = centre(spot)
    found = []
    for column, row in around(x, y):
        to_x, to_y = middle(column, row)
        if (to_x - x) ** 2 + (to_y - y) ** 2 <= (100 * REACH) ** 2:
            found.append(SQUARES * column + row)
    return tuple(found)


def above_table(state: State) -> Check:
    """Return a check that the hand is above the table."""

    def refused(action: Action) -> Rejected | None:
        aim = aim_of(state, action[1:])
        return None if over_table(aim.x, aim.y) else Rejected("off-table", "DD-21")

    return refused


def over_table(x: int, y: int) -> bool:
    return abs(x) <= HALF and abs(y) <= HALF


def measure(items: Items, word: str, default: int = 0) -> int:
    return next((number for name, number in items if name == word), default)


def named(items: Items) -> tuple[int, ...]:
    """Return the bodies that a sentence names, in its order."""
    return tuple([BODY_OF[word] for word, _ in items if word in BODY_OF])


def beyond(x: int, y: int, away: int, toward: int) -> tuple[int, int]:
    """Return the point so far (0.1 mm) from another, in a direction (0.1°)."""
    turn = radians(toward / 10)
    return x + round(100 * away * cos(turn)), y + round(100 * away * sin(turn))


def aim_of(state: State, items: Items) -> Aim:
    """Return the aim of a sentence: above a square, or above the last cube it names."""
    if items and items[0][0] in COLUMN_WORDS:
        return Aim(*middle(COLUMN_WORDS.index(items[0][0]), measure(items, "row=") - 1))
    spot = state.spots[named(items)[-1]]
    x, y = beyond(*centre(spot), measure(items, "away="), measure(items, "toward="))
    return Aim(x, y, measure(items, "height=", USUAL) * 1000)
