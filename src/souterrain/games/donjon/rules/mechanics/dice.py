"""All dice rolls. Each has an address of its own: the quest, a running number and a label."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.rules.questions.sheet import die_of
from souterrain.games.donjon.state import State


def address(state: State, what: str) -> str:
    state.rolls += 1
    return f"q{state.quest}/{state.rolls}/{what}"


REBUILT: Final = "rebuilt"
"""Counter of the zones that the master has taken away and the rooms that he has exchanged (A-95)."""


def zone_address(state: State, what: str, zone: int) -> str:
    """Return the beginning of an address for a zone. A zone that is laid or furnished again has another one."""
    changes = state.counted(REBUILT)
    return f"q{state.quest}/{what}/{zone}" + (f"-{changes}" if changes else "")


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
