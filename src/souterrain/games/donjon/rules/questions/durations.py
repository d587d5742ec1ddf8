"""How long marks last (A-06)."""

from __future__ import annotations

from souterrain.games.donjon.rules.questions.sheet import is_hero
from souterrain.games.donjon.state import HEROES, MONSTERS, State


def ends_after_next(state: State, phase: str) -> str:
    """Until the end of the next stretch of this kind (A-06): the one after, if such a stretch is being played."""
    return f"{phase}+1" if bool(state.combat) == (phase == "pc") else phase


def until(state: State, hero: int, ends: str) -> str:
    """A card's word for how long, as marks have it (A-06)."""

    if ends == "next-turn":
        return until_next_turn(state, hero)
    if ends == "this-pc":
        return "phase" if state.combat else "pc"
    return ends_after_next(state, ends[9:]) if ends.startswith("end-next-") else ends


def acting(state: State, who: int) -> bool:
    """Whether a figure's turn is being played."""
    step = HEROES if is_hero(who) else MONSTERS
    return state.step == step and not state.figure(who).ended


def until_next_turn(state: State, who: int) -> str:
    """The rest of this turn and the whole of the next one."""
    return "turn+1" if acting(state, who) else "turn"
