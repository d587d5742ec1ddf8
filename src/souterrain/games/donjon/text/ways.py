"""Distances and directions in text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from souterrain.core.words import Words
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.movement import barriers
from souterrain.games.donjon.state import State
from souterrain.games.donjon.text.lines import glued

COMPASS: Final = ("east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east")
STEEP: Final = (5, 12)
"""Slope up to which a direction counts as straight: 5 squares aside for 12 ahead, about tan(22.5°)."""


def steps_from(state: State, who: int) -> dict[int, int]:
    """Return the number of steps to every square, ignoring other figures."""
    return plan_of(state).steps_to([state.figure(who).square], barriers(state, who))


def steps_beside(state: State, steps: dict[int, int], square: int) -> int | None:
    """Return the steps to an occupied square: one more than to its nearest neighbour; None if unreachable."""
    near = [steps[other] for other, _, _ in plan_of(state).steps[square] if other in steps]
    return 1 + min(near) if near else None


def compass(here: int, there: int) -> str:
    """Return one of eight directions; "" for the same square."""
    x, y = (there & 255) - (here & 255), (there >> 8 & 255) - (here >> 8 & 255)
    if not x and not y:
        return ""
    near, far = STEEP
    if abs(y) * far <= abs(x) * near:
        return COMPASS[0 if x > 0 else 4]
    if abs(x) * far <= abs(y) * near:
        return COMPASS[2 if y > 0 else 6]
    return COMPASS[(1 if y > 0 else 7) if x > 0 else (3 if y > 0 else 5)]


def away(words: Words, steps: int | None, here: int, squares: Iterable[int]) -> str:
    """Return distance and direction; only the direction if no path exists, and above or below for another level."""
    nearest = min(squares, key=lambda square: (square >> 16 != here >> 16, _span(here, square)))
    if steps == 0:
        return words("text-here")
    if nearest >> 16 != here >> 16:
        direction = words("text-below" if nearest > here else "text-over-head")
    else:
        direction = words(f"text-toward-{compass(here, nearest) or 'nowhere'}")
    if steps is None:
        return glued(words("text-no-way", direction=direction))
    return glued(words("text-away", number=steps, direction=direction))


def _span(here: int, there: int) -> int:
    return max(abs((there & 255) - (here & 255)), abs((there >> 8 & 255) - (here >> 8 & 255)))
