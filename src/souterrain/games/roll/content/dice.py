"""Faces, sources and tokens: all are integers inside, words outside. One table each."""

from __future__ import annotations

from typing import Final, NewType

Face = NewType("Face", int)
"""A face of a party die."""
Foe = NewType("Foe", int)
"""A face of a dungeon die."""
Token = NewType("Token", int)
"""A kind of treasure token."""
Source = NewType("Source", int)
"""Everything that is spent like a companion: a party die, a token, the hero, an ally."""

FIGHTER, CLERIC, MAGE, THIEF, CHAMPION, SCROLL = map(Face, range(6))
PARTY: Final = ("fighter", "cleric", "mage", "thief", "champion", "scroll")

GOBLIN, SKELETON, OOZE, CHEST, POTION, DRAGON = map(Foe, range(6))
DUNGEON: Final = ("goblin", "skeleton", "ooze", "chest", "potion", "dragon")
MONSTERS: Final = DUNGEON[:3]

SWORD, TALISMAN, SCEPTRE, TOOLS, PARCHMENT, RING, SCALES, ELIXIR, BAIT, PORTAL = map(Token, range(10))
TOKENS: Final = (
    "sword", "talisman", "sceptre", "tools", "parchment", "ring", "scales", "elixir", "bait", "portal",
)  # fmt: skip
BOX: Final = (3, 3, 3, 3, 3, 4, 6, 3, 4, 4)
"""The number of tokens of each kind."""

BEAST: Final = Face(6)
"""The face that the Thornsinger's dragon allies act as: a kind of their own."""

SOURCES: Final = (
    *PARTY,
    *TOKENS[:5],
    "hero:fighter", "hero:cleric", "hero:mage",
    "ally:fighter", "ally:thief", "ally:dragon",
)  # fmt: skip
"""Party dice, then tokens that act as a face, then the hero, then allies."""

ACTS_AS: Final = (
    FIGHTER, CLERIC, MAGE, THIEF, CHAMPION, SCROLL,
    FIGHTER, CLERIC, MAGE, THIEF, SCROLL,
    FIGHTER, CLERIC, MAGE,
    FIGHTER, THIEF, BEAST,
)  # fmt: skip
"""The face each source is or acts as."""

FIRST_TOKEN, FIRST_HERO, FIRST_ALLY = 6, 11, 14
ALLY_FIGHTER, ALLY_THIEF, ALLY_DRAGON = range(3)
ALLIES: Final = SOURCES[FIRST_ALLY:]

SOURCE_OF: Final = {word: Source(index) for index, word in enumerate(SOURCES)}
FACE_OF: Final = {word: Face(index) for index, word in enumerate(PARTY)}
FOE_OF: Final = {word: Foe(index) for index, word in enumerate(DUNGEON)}
TOKEN_OF: Final = {word: Token(index) for index, word in enumerate(TOKENS)}

BEATS_MANY: Final = {FIGHTER: (GOBLIN,), CLERIC: (SKELETON,), MAGE: (OOZE,), CHAMPION: (GOBLIN, SKELETON, OOZE)}
"""Against which monsters a companion has no limit (DR-32); all others are beaten one at a time."""
OPENS_MANY: Final = (THIEF, CHAMPION)

LEVELS: Final = 10
DELVES: Final = 3
MASTERY: Final = 5
"""XP at which a hero turns (DR-91)."""
