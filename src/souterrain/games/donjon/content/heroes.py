"""Races, classes, skills and items."""

from __future__ import annotations

from typing import Final, NamedTuple

from souterrain.games.donjon.content.effects import Effect, parse
from souterrain.games.donjon.content.reading import cards

RACES: Final = {"human": (3, 3, 3, 3, 3, 3), "elf": (3, 3, 2, 3, 4, 3), "dwarf": (3, 3, 4, 3, 3, 2)}
"""Characteristics of each race (DJ-015)."""
CLASSES: Final = {
    "warrior": (2, 2, 0, 0, 0, 0),
    "mage": (0, 0, 0, 2, 2, 0),
    "priest": (1, 1, 0, 0, 2, 0),
    "thief": (0, 0, 0, 2, 0, 2),
}
"""Bonuses of each class to the characteristics (DJ-016)."""
FORBIDDEN: Final = (("elf", "priest"), ("dwarf", "thief"))
"""Forbidden pairs of race and class (DJ-013)."""
PAIRS: Final = tuple([(race, cls) for race in RACES for cls in CLASSES if (race, cls) not in FORBIDDEN])
POWER: Final = {"warrior": 4, "mage": 1, "priest": 3, "thief": 2}
"""Maximum power of the weapons and armour that a class may use (DJ-035)."""
LIFE, FATIGUE, DESTINY, GOLD, SKILLS_AT_FIRST = 20, 5, 2, 20, 2
"""Starting values of every hero (DJ-020, DJ-021)."""
COSTS: Final = {"trait": 300, "skill": 200, "life": 200, "fatigue": 200, "destiny": 200, "treasure": 100}
"""Prices in experience (DJ-187)."""


class Skill(NamedTuple):
    id: str
    rule: str
    cls: str
    phase: str
    """`pe` (exploration), `pc` (combat) or `any`."""
    use: str
    """`attack`, `free`, `boost`, `react` or `paid`."""
    effect: str

    @property
    def terms(self) -> Effect:
        return parse(self.effect)


class Item(NamedTuple):
    """Anything that heroes carry. `price` is the shop's price for one `bundle`; 0 if the shop does not sell it."""

    id: str
    kind: str
    power: int = 0
    price: int = 0
    hands: int = 1
    missile: str = ""
    bundle: int = 1
    magic: int = 0
    bonus: int = 0
    same: str = ""
    """The ordinary missile that it replaces."""
    against: tuple[str, int] = ("", 0)
    spells: int = 0
    effect: str = ""
    reach: int = 0
    phase: str = ""
    raises: tuple[str, int] = ("", 0)
    spell: str = ""
    quest: int = 0

    @property
    def terms(self) -> Effect:
        return parse(self.effect)

    @property
    def strength(self) -> int:
        """The power of a weapon or of armour with its magic."""
        return self.power + self.bonus


SKILLS: Final = {card["id"]: Skill(**card) for card in cards("skills", Skill)}
SKILLS_OF: Final = {cls: tuple([skill.id for skill in SKILLS.values() if skill.cls == cls]) for cls in CLASSES}
SPELLS: Final = SKILLS_OF["mage"]
"""Spells, in the order of the die for bookcases, desks and scrolls (DJ-086)."""
ITEMS: Final = {card["id"]: Item(**card) for card in cards("items", Item)}
MISSILES: Final = ("stone", "arrow", "bolt")
