"""Ready-made heroes, four of each class, and the equipment that suits a class."""

from __future__ import annotations

from typing import Final, NamedTuple

from souterrain.games.donjon.content.heroes import CLASSES
from souterrain.games.donjon.content.reading import cards


class ReadyMade(NamedTuple):
    """A hero with a name, legal by the rules of creation: race and class, two skills, and what 20 gold buy (DJ-011,
    DJ-013, DJ-020, DJ-021)."""

    id: str
    race: str
    cls: str
    skills: tuple[str, ...]
    outfit: tuple[tuple[str, int], ...]
    """Items with their numbers; the first of each kind is worn."""


READY_MADE: Final = {card["id"]: ReadyMade(**card) for card in cards("ready_made", ReadyMade)}
"""Ready-made heroes by name; classes in the order in which a party needs them (DJ-012), the easiest hero first."""
OUTFITS: Final = {cls: next(hero.outfit for hero in READY_MADE.values() if hero.cls == cls) for cls in CLASSES}
"""Equipment that suits each class: that of its first ready-made hero."""
