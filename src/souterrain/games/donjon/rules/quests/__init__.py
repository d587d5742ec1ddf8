"""Quests: how they are prepared and dressed, what may be done in them, how they are judged and end.

Each special rule has a short module of its own; which quest has it is said in the quest's card.
"""

from __future__ import annotations

from souterrain.games.donjon.rules.quests.actions import DEEDS, hero_verbs, why
from souterrain.games.donjon.rules.quests.captives import left, turn_ended
from souterrain.games.donjon.rules.quests.ending import ENDINGS, finish, outcome
from souterrain.games.donjon.rules.quests.judging import judge
from souterrain.games.donjon.rules.quests.occupants import monsters_turn
from souterrain.games.donjon.rules.quests.preparing import (
    all_dark,
    dress,
    first_events,
    may_open,
    opened,
    prepare,
    theme,
)

__all__ = [
    "DEEDS",
    "ENDINGS",
    "all_dark",
    "dress",
    "finish",
    "first_events",
    "hero_verbs",
    "judge",
    "left",
    "may_open",
    "monsters_turn",
    "opened",
    "outcome",
    "prepare",
    "theme",
    "turn_ended",
    "why",
]
