"""The bestiary (DJ-141 … DJ-166), and the captive, who is neither hero nor monster (A-90)."""

from __future__ import annotations

from typing import Final, NamedTuple

from souterrain.games.donjon.content.reading import cards

ATTACK, DEFENCE, STRENGTH, DEXTERITY, MAGIC, SPEED = range(6)
TRAITS: Final = ("attack", "defence", "strength", "dexterity", "magic", "speed")
"""The six characteristics, in the order in which every `line` lists them (DJ-019)."""


class Creature(NamedTuple):
    id: str
    rule: str
    experience: int
    line: tuple[int, ...]
    life: int
    weapon: int
    armour: int
    role: str
    """`normal`, `lone` or `lieutenant` (DJ-138, A-64)."""
    profile: str
    tags: tuple[str, ...]
    spells: tuple[str, ...]
    flags: tuple[str, ...]

    @property
    def unique(self) -> bool:
        return self.role != "normal"


BESTIARY: Final = {card["id"]: Creature(**card) for card in cards("bestiary", Creature)}
MONSTERS: Final = tuple(BESTIARY)
CAPTIVE: Final = "captive"
CREATURES: Final = {
    **BESTIARY,
    CAPTIVE: Creature(CAPTIVE, "A-90", 0, (0, 2, 2, 2, 2, 3), 3, 0, 0, "normal", "captive", (), (), ()),
}
UNIQUE: Final = tuple([kind for kind, creature in CREATURES.items() if creature.unique])
FLAGS: Final = (
    "magic-only",
    "web",
    "venom",
    "tail",
    "shield",
    "weaken",
    "second-attack",
    "reach",
    "drain",
    "regenerate",
    "ranged",
    "undead",
)
"""The closed vocabulary of special abilities."""


def called(kind: str, number: int) -> str:
    """Return the noun of one monster: its kind and number; the first of a unique kind needs no number."""
    return kind if number == 1 and kind in UNIQUE else f"{kind}:{number}"
