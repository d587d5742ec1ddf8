"""The events of a game and the nouns they carry; their sentences are in locale/."""

from __future__ import annotations

from typing import Final

from souterrain.core.events import Kinds
from souterrain.games.roll.content.dice import ALLIES, DUNGEON, MONSTERS, PARTY, SOURCES, TOKENS
from souterrain.games.roll.content.heroes import SIDE_NAMES

NOUNS: Final = {
    "party": PARTY,
    "dungeon": DUNGEON,
    "die": PARTY + DUNGEON,
    "monster": MONSTERS,
    "token": TOKENS,
    "source": SOURCES,
    "ally": ALLIES,
    "payer": (*PARTY, "parchment", "hero"),
    "hero": SIDE_NAMES,
    "link": ("on", "with", "then", "->"),
}

EVENTS: Final[Kinds] = {
    "first": {"seat": "seat"},
    "hero": {"seat": "seat", "hero": "noun:hero"},
    "delve": {"seat": "seat", "number": "number"},
    "party": {"seat": "seat", "dice": "many:party"},
    "scouted": {"seat": "seat", "dice": "many:dungeon"},
    "level": {
        "seat": "seat",
        "level": "number",
        "rolled": "number",
        "party": "number",
        "lair": "number",
        "dice": "many:dungeon",
    },
    "lair": {"number": "number", "total": "number"},
    "lair-emptied": {"number": "number"},
    "fought": {"seat": "seat", "source": "noun:source", "monsters": "many:monster"},
    "returned": {"seat": "seat", "dice": "many:party"},
    "opened": {"seat": "seat", "source": "noun:source", "number": "number"},
    "drank": {"seat": "seat", "source": "noun:source", "number": "number"},
    "brought-back": {"seat": "seat", "dice": "many:party"},
    "rerolled": {"seat": "seat", "payer": "noun:payer", "dice": "many:die", "faces": "many:die"},
    "raised": {"seat": "seat", "dice": "many:party"},
    "die-set": {"seat": "seat", "die": "noun:die", "face": "noun:die"},
    "dice-discarded": {"seat": "seat", "dice": "many:dungeon"},
    "allies": {"seat": "seat", "allies": "many:ally"},
    "found": {"seat": "seat", "token": "noun:token"},
    "token-used": {"seat": "seat", "token": "noun:token"},
    "tokens-discarded": {"seat": "seat", "tokens": "many:token"},
    "xp": {"seat": "seat", "number": "number", "total": "number"},
    "xp-lost": {"seat": "seat", "number": "number", "total": "number"},
    "mastered": {"seat": "seat", "hero": "noun:hero"},
    "ultimate": {"seat": "seat", "hero": "noun:hero"},
    "specialty": {"seat": "seat", "hero": "noun:hero"},
    "refreshed": {"seat": "seat", "hero": "noun:hero"},
    "dragon-comes": {"number": "number"},
    "faced-dragon": {"seat": "seat", "sources": "many:source"},
    "dragon-slain": {"seat": "seat"},
    "regroup": {"seat": "seat", "level": "number"},
    "retired": {"seat": "seat", "level": "number"},
    "left": {"seat": "seat", "level": "number"},
    "fled": {"seat": "seat", "level": "number"},
    "waits": {"seat": "seat"},
    "delved": {"seat": "seat", "number": "number", "level": "number", "xp": "number"},
    "over": {},
}
