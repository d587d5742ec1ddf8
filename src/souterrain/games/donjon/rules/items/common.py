"""Who may use what they carry, and who stands beside them."""

from __future__ import annotations

from souterrain.games.donjon.board.plan import plan_of
from souterrain.games.donjon.rules.questions.movement import points_left
from souterrain.games.donjon.state import State


def able(state: State, hero: int) -> bool:
    """Not while down, frozen or asleep (A-88, M4, E08); a runner may, unless the table plays it otherwise (A-21)."""
    figure = state.heroes[hero]
    if not figure.standing or figure.has("frozen") or figure.has("asleep"):
        return False
    return not (figure.ran and state.options.run_blocks_free)


def can_pay(state: State, hero: int) -> bool:
    return not state.heroes[hero].ran and points_left(state, hero) > 0


def beside(state: State, hero: int, others: list[int]) -> list[int]:
    plan, here = plan_of(state), state.heroes[hero].square
    return [other for other in others if other != hero and plan.adjacent(here, state.heroes[other].square)]
