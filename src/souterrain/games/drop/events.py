"""The events of a game and the nouns they carry; their sentences are in locale/."""

from __future__ import annotations

from typing import Final

from souterrain.core.events import Kinds
from souterrain.games.drop.content.cards import CLASS_NAMES, QUEST_NAMES, RACE_NAMES
from souterrain.games.drop.content.cubes import TOKEN_WORDS, TYPES, WORDS
from souterrain.games.drop.grid import COLUMN_WORDS
from souterrain.games.drop.rules.harm import SHIELDING

NOUNS: Final = {
    "type": TYPES,
    "cube": WORDS,
    "corner": (*[word for word in WORDS if word.startswith("pillar:")], *TOKEN_WORDS),
    "race": RACE_NAMES,
    "class": CLASS_NAMES,
    "card": (*RACE_NAMES, *CLASS_NAMES),
    "quest": QUEST_NAMES,
    "piece": ("stairs", "pawn"),
    "guard": (*SHIELDING, "spare"),
    "measure": ("height", "away", "toward", "aside", "force", "x", "y", "row"),
    "column": ("column", *COLUMN_WORDS),
    "link": ("over", "at"),
}

EVENTS: Final[Kinds] = {
    "dealt": {"seat": "seat", "race": "noun:race", "card": "noun:class"},
    "dealt-secret": {"quest": "noun:quest"},
    "opened": {"number": "number"},
    "fell": {"cubes": "many:cube"},
    "pawn-fell": {"seat": "seat"},
    "turn": {"seat": "seat"},
    "round": {"number": "number"},
    "explored": {"seat": "seat", "cubes": "many:type"},
    "dropped": {"seat": "seat", "cubes": "many:type"},
    "drank": {"seat": "seat", "healed": "number"},
    "healed": {"seat": "seat", "healed": "number"},
    "used": {"seat": "seat", "card": "noun:card"},
    "flicked": {"seat": "seat", "cube": "noun:cube"},
    "breathed": {"seat": "seat", "number": "number"},
    "moved": {"seat": "seat", "cube": "noun:cube"},
    "swapped": {"seat": "seat", "cube": "noun:cube", "other": "noun:cube"},
    "transmuted": {"seat": "seat", "cube": "noun:cube", "other": "noun:cube"},
    "taken": {"seat": "seat", "cube": "noun:cube"},
    "boxed": {"seat": "seat", "cube": "noun:cube"},
    "sighted": {"seat": "seat", "number": "number"},
    "sighted-secret": {"cubes": "many:cube"},
    "looted": {"seat": "seat", "pillars": "many:corner", "cubes": "many:type", "harm": "number"},
    "fled": {"seat": "seat"},
    "nothing-looted": {"seat": "seat"},
    "placed": {"seat": "seat"},
    "step": {"seat": "seat", "steps": "number"},
    "revealed": {"seat": "seat", "quest": "noun:quest"},
    "chests": {"seat": "seat", "number": "number", "points": "number"},
    "level": {"level": "number", "quest": "noun:quest"},
    "dropped-again": {"piece": "noun:piece"},
    "entered": {"seat": "seat", "pillars": "many:corner"},
    "went": {"seat": "seat", "pillars": "many:corner"},
    "left": {"seat": "seat", "score": "number", "required": "number"},
    "fragments": {"number": "number", "total": "number"},
    "levelled-up": {"seat": "seat", "card": "noun:class"},
    "solo-retired": {"seat": "seat"},
    "solo-forced": {"seat": "seat"},
    "solo-lost": {"seat": "seat"},
    "solo-consumed": {"seat": "seat"},
    "over": {},
}
