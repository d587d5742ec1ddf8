"""What a seat was dealt and how the quest went, by name: figures are sorted by it."""

from __future__ import annotations

from typing import Final

from souterrain.games.donjon.state import State

CLOCKS: Final = ("time", "idle")
"""Endings that are none of the heroes' doing nor of the master's."""
SEATS: Final = (5,)
"""Four adventurers and a master, for whom the game is made (DJ-002)."""
EACH: Final = "quest"
"""The option of which every value is played."""


def traits(state: State, seat: int) -> dict[str, str]:
    """Called as in the view. Of the quest, which all share, the first adventurer tells."""
    hero = state.hero_of(seat)
    if hero < 0:
        return {}
    goal = {"goal": state.quest_name} if hero == 0 else {}
    return {"cls": state.heroes[hero].cls, **goal}


def figures(state: State, seat: int) -> dict[str, int]:
    """What else is counted: heroes lost, rounds of both kinds, rounds of exploration, quests that a clock has ended."""
    if state.hero_of(seat):
        return {}
    return {
        "lost": state.counted("all:died"),
        "rounds": state.round,
        "explored": state.counted("explored"),
        "clock": int(state.reason in CLOCKS),
    }
