"""The families of rules, in the order in which their verbs are offered and in which they react."""

from __future__ import annotations

from typing import Final

from souterrain.games.donjon.rules import (
    dungeon,
    event_cards,
    fight,
    furniture,
    intervention,
    items,
    movement,
    quests,
    setup,
    skills,
    town,
    turn,
    unleashing,
)
from souterrain.games.donjon.rules.family import Family
from souterrain.games.donjon.rules.mechanics import harm, steps, tests

MECHANICS: Final = Family("mechanics", frames={**tests.KINDS, **harm.KINDS, **steps.KINDS})
"""Frames that every family opens."""

FAMILIES: Final[tuple[Family, ...]] = (
    MECHANICS,
    movement.FAMILY,
    fight.FAMILY,
    dungeon.FAMILY,
    furniture.FAMILY,
    skills.FAMILY,
    town.FAMILY,
    items.FAMILY,
    quests.FAMILY,
    unleashing.FAMILY,
    turn.FAMILY,
    event_cards.FAMILY,
    intervention.FAMILY,
    setup.FAMILY,
)
