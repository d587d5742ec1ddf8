"""The columns of Donjon in the lab: results by class and quest, and how the quests went."""

from __future__ import annotations

from typing import Final

from souterrain.core.parts import LabColumns
from souterrain.games.donjon.state import State

CLOCKS: Final = ("time", "idle")
"""Endings that are none of the heroes' doing nor of the master's."""


def dealt(state: State, seat: int) -> dict[str, str]:
    """Return class and quest, named as in the view. The quest, which all share, is told of the first adventurer."""
    hero = state.hero_of(seat)
    if hero < 0:
        return {}
    goal = {"goal": state.quest_name} if hero == 0 else {}
    return {"cls": state.heroes[hero].cls, **goal}


def counted(state: State, seat: int) -> dict[str, int]:
    """Return heroes lost, rounds of both kinds, rounds of exploration, quests that a clock has ended."""
    if state.hero_of(seat):
        return {}
    return {
        "lost": state.counted("all:died"),
        "rounds": state.round,
        "explored": state.counted("explored"),
        "clock": int(state.reason in CLOCKS),
    }


COLUMNS: Final = LabColumns(dealt=dealt, counted=counted, seats=(5,), each="quest")
"""Played by four adventurers and a master, for whom the game is made (DJ-002), on every quest."""
