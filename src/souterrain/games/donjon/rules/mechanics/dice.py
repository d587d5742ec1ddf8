"""All dice rolls. Each has an address of its own: the quest, a running number and a label."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.rules.questions.sheet import die_of
from souterrain.games.donjon.state import State


def address(state: State, what: str) -> str:
    state.rolls += 1
    return f"q{state.quest}/{state.rolls}/{what}"


def roll(state: State, sides: int, what: str, chance: Chance) -> int:
    return chance.number(address(state, what), sides) + 1


def dice(state: State, count: int, sides: int, what: str, chance: Chance) -> int:
    """Return the sum of some dice; dice with one side are a plain number."""
    if sides == 1:
        return count
    return sum([roll(state, sides, what, chance) for _ in range(count)])


def amount(state: State, term: Term, index: int, what: str, chance: Chance) -> int:
    """Roll an argument such as `1D6` or `3`."""
    count, sides = term.dice(index)
    return dice(state, count, sides, what, chance)


def combat(state: State, who: int, chance: Chance) -> int:
    return roll(state, die_of(state, who), "combat", chance)


def pick(state: State, weights: tuple[int, ...], what: str, chance: Chance) -> int:
    """Draw a card from a deck stored as counts, and return its index."""
    return chance.weighted(address(state, what), weights)
