"""Durations of marks (A-06)."""

from __future__ import annotations

from souterrain.games.donjon.rules.questions.sheet import is_hero
from souterrain.games.donjon.state import HEROES, MONSTERS, State


def ends_after_next(state: State, phase: str) -> str:
    """Return the end of the next stretch of this kind (A-06): the one after the current stretch if that is of this
    kind."""
    return f"{phase}+1" if bool(state.combat) == (phase == "pc") else phase


def until(state: State, hero: int, ends: str) -> str:
    """Translate the duration on a card to the end of a mark (A-06)."""

    if ends == "next-turn":
        return until_next_turn(state, hero)
    if ends == "this-pc":
        return "phase" if state.combat else "pc"
    return ends_after_next(state, ends[9:]) if ends.startswith("end-next-") else ends


def acting(state: State, who: int) -> bool:
    """Return True during the figure's turn."""
    step = HEROES if is_hero(who) else MONSTERS
    return state.step == step and not state.figure(who).ended


def until_next_turn(state: State, who: int) -> str:
    """Return the end of a mark that lasts for the rest of this turn and the whole next one."""
    return "turn+1" if acting(state, who) else "turn"
