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

FAMILIES: Final[tuple[Family, ...]] = (
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
