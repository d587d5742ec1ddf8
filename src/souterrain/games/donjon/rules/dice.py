"""Every die is rolled here, each at an address of its own: the quest, the ask it belongs to, and how many before it."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.rules.sheet import die_of
from souterrain.games.donjon.state import State


def address(s: State, what: str) -> str:
    s.rolls += 1
    return f"q{s.quest}/{s.rolls}/{what}"


def roll(s: State, sides: int, what: str, chance: Chance) -> int:
    return chance.number(address(s, what), sides) + 1


def dice(s: State, count: int, sides: int, what: str, chance: Chance) -> int:
    """The sum of so many dice; dice with one side are a plain number."""
    if sides == 1:
        return count
    return sum([roll(s, sides, what, chance) for _ in range(count)])


def amount(s: State, term: Term, index: int, what: str, chance: Chance) -> int:
    """An argument such as `1D6` or `3`."""
    count, sides = term.dice(index)
    return dice(s, count, sides, what, chance)


def combat(s: State, who: int, chance: Chance) -> int:
    return roll(s, die_of(s, who), "combat", chance)


def pick(s: State, weights: tuple[int, ...], what: str, chance: Chance) -> int:
    """A card out of a deck that is counts; the index."""
    return chance.weighted(address(s, what), weights)
