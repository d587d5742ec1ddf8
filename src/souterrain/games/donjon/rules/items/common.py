"""Conditions for the use of items, and the heroes nearby."""

from __future__ import annotations

from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.movement import points_left
from souterrain.games.donjon.rules.questions.sheet import HELPLESS
from souterrain.games.donjon.state import State


def able(state: State, hero: int) -> bool:
    """Return True if the hero may use items: not while down, frozen or asleep (A-88, M4, E08); after a run only if the
    options allow it (A-21)."""
    figure = state.heroes[hero]
    if not figure.standing or (figure.marks and any(mark[0] in HELPLESS for mark in figure.marks)):
        return False
    return not (figure.ran and state.options.run_blocks_free)


def can_pay(state: State, hero: int) -> bool:
    return not state.heroes[hero].ran and points_left(state, hero) > 0


def beside(state: State, hero: int, others: list[int]) -> list[int]:
    plan, here = plan_of(state), state.heroes[hero].square
    return [other for other in others if other != hero and plan.adjacent(here, state.heroes[other].square)]
