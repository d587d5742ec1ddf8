"""Columns of Donjon in the lab: results by class and quest, and counts of each quest."""

from __future__ import annotations

from typing import Final

from souterrain.core.parts import LabColumns
from souterrain.games.donjon.state import State

CLOCKS: Final = ("time", "idle")
"""Reasons of endings that a clock has caused."""


def dealt(state: State, seat: int) -> dict[str, str]:
    """Return class and quest, named as in the view; the quest, which all share, only for the first adventurer."""
    hero = state.hero_of(seat)
    if hero < 0:
        return {}
    goal = {"goal": state.quest_name} if hero == 0 else {}
    return {"cls": state.heroes[hero].cls, **goal}


def counted(state: State, seat: int) -> dict[str, int]:
    """Return heroes lost, rounds of exploration and combat, rounds of exploration, and quests ended by a clock."""
    if state.hero_of(seat):
        return {}
    return {
        "lost": state.counted("all:died"),
        "rounds": state.round,
        "explored": state.counted("explored"),
        "clock": int(state.reason in CLOCKS),
    }


COLUMNS: Final = LabColumns(dealt=dealt, counted=counted, seats=(5,), each="quest", options={"round_limit": "60"})
"""The lab plays every quest with four adventurers and a master, the intended party (DJ-002), and ends
fights in which bots get nowhere."""
