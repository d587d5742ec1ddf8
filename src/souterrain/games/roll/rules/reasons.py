"""The reasons of refusals with their nouns, and what several verbs may be refused for."""

from __future__ import annotations

from typing import Final

from souterrain.core.actions import Item
from souterrain.core.events import Kinds
from souterrain.core.forms import Items
from souterrain.core.rejection import Rejected
from souterrain.games.roll.content.dice import (
    ACTS_AS,
    ALLIES,
    DRAGON,
    DUNGEON,
    FACE_OF,
    FIRST_ALLY,
    FIRST_HERO,
    FIRST_TOKEN,
    FOE_OF,
    PARTY,
    SOURCE_OF,
    TOKEN_OF,
    Face,
    Source,
)
from souterrain.games.roll.rules.companions import hero_faces, present
from souterrain.games.roll.state import State

REASONS: Final[Kinds] = {
    "all-the-same": {"die": "noun:die"},
    "already-ready": {},
    "ally-never-rerolled": {"ally": "noun:ally"},
    "at-regroup": {},
    "bait-takes-all": {},
    "badly-said": {},
    "beats-one-only": {"source": "noun:source", "monster": "noun:monster"},
    "berserk": {},
    "choose-first": {},
    "companions-needed": {"number": "number"},
    "dice-number": {"number": "number"},
    "discard-first": {"number": "number"},
    "dragon-stands": {},
    "dragon-waits": {},
    "faces-number": {"number": "number"},
    "flee-not-needed": {},
    "form-first": {},
    "graveyard-empty": {},
    "hero-fights-along": {},
    "hero-no-companion": {},
    "hero-not-there": {"hero": "noun:hero"},
    "hero-once": {},
    "hero-rerolls-other": {"die": "noun:die"},
    "hero-taken": {"hero": "noun:hero"},
    "lair-never-rerolled": {},
    "loot-anyway": {},
    "monsters-stand": {},
    "must-retire": {},
    "named-otherwise": {"source": "noun:source"},
    "no-chest": {},
    "no-die-to-bait": {},
    "no-dragon": {"number": "number"},
    "no-hero": {},
    "no-monster": {},
    "no-potion": {},
    "no-such-ally": {"ally": "noun:ally"},
    "no-such-die": {"die": "noun:die"},
    "no-such-verb": {},
    "no-such-word": {},
    "not-a-face": {"die": "noun:die"},
    "not-a-monster": {"die": "noun:die"},
    "not-asked-for": {},
    "not-in-phase": {},
    "not-your-skill": {},
    "nothing-in-lair": {},
    "once-per-level": {},
    "one-at-a-time": {},
    "one-die-only": {},
    "one-extra-only": {"source": "noun:source"},
    "one-kind-only": {"source": "noun:source"},
    "one-or-more": {},
    "one-two-three": {},
    "opens-one-only": {"source": "noun:source"},
    "pays-no-reroll": {"source": "noun:source"},
    "say-use": {},
    "scales-do-nothing": {},
    "scroll-no-companion": {"source": "noun:source"},
    "scroll-opens-nothing": {"source": "noun:source"},
    "scroll-pays": {},
    "scroll-phase": {},
    "take-first": {},
    "three-kinds": {},
    "token-acts-as-face": {"token": "noun:token"},
    "token-no-companion": {"token": "noun:token"},
    "token-not-held": {"token": "noun:token"},
    "tokens-number": {"number": "number"},
    "too-few-chests": {"number": "number"},
    "too-few-monsters": {"monster": "noun:monster", "number": "number"},
    "too-few-potions": {"number": "number"},
    "too-many-potions": {"number": "number"},
    "two-kinds": {},
    "ultimate-changes-nothing": {"hero": "noun:hero"},
    "ultimate-not-now": {"hero": "noun:hero"},
    "ultimate-otherwise": {"hero": "noun:hero"},
    "ultimate-spent": {"hero": "noun:hero"},
}
"""Each reason is the message `refusal-<reason>` and carries exactly these arguments."""

TOKEN_RULES: Final = ("DR-80",) * 5 + ("DR-81", "DR-82", "DR-83", "DR-84", "DR-85")
"""The rule of each kind of token."""


def effect(state: State, skill: str) -> str:
    """Return the id of the hero's specialty (S) or ultimate (U), on the side that lies up."""
    return f"{state.side.rule}.{'M' if state.player.master else ''}{skill}"


def added_up(items: Items) -> tuple[Item, ...]:
    """Return the same words with their numbers together, each word once."""
    words = dict.fromkeys(word for word, _ in items)
    return tuple([(word, sum(number for other, number in items if other == word)) for word in words])


def total(items: Items) -> int:
    return sum(number for _, number in items)


def besieged(state: State) -> Rejected | None:
    """Refuse to leave the monster phase while a monster is active (DR-30)."""
    return Rejected("monsters-stand", "DR-30") if any(state.dungeon[:3]) else None


def source_missing(state: State, word: str, number: int = 1) -> Rejected | None:
    """Refuse a source that cannot be used like a companion now, or not so often (DR-31, DR-80, DR-96, DR-97)."""
    source = SOURCE_OF.get(word)
    if source is None:
        return Rejected("token-no-companion", "DR-80", token=word) if word in TOKEN_OF else None
    if number <= _number_of(state, source):
        return None
    if source < FIRST_TOKEN:
        return Rejected("no-such-die", "DR-31", die=word)
    if source < FIRST_HERO:
        return token_missing(state, word)
    if source < FIRST_ALLY:
        return _hero_missing(state, ACTS_AS[source])
    return Rejected("no-such-ally", "DR-96", ally=word)


def _number_of(state: State, source: Source) -> int:
    sources = present(state, state.side)
    return sources[source] if source < len(sources) else 0


def _hero_missing(state: State, face: Face) -> Rejected:
    """Refuse a hero that is not one of the companions its card names, or is not ready (DR-97, DR-90, DR-94)."""
    hero = state.side.name
    if face not in state.side.hero_faces:
        return Rejected("hero-no-companion", "DR-97")
    if state.exhausted:
        return Rejected("ultimate-spent", "DR-90", hero=hero)
    if not hero_faces(state, state.side):
        return Rejected("ultimate-not-now", "DR-94", hero=hero)
    return Rejected("hero-once", "DR-97")


def token_missing(state: State, word: str, number: int = 1) -> Rejected | None:
    if word not in TOKEN_OF or number <= state.player.tokens[TOKEN_OF[word]]:
        return None
    return Rejected("token-not-held", TOKEN_RULES[TOKEN_OF[word]], token=word)


def die_missing(state: State, items: Items, rule: str) -> Rejected | None:
    """Refuse dice that are not active, neither in the party nor in the dungeon."""
    for word, number in added_up(items):
        if word in FACE_OF and number > state.party[FACE_OF[word]]:
            return Rejected("no-such-die", rule, die=word)
        if word in FOE_OF and (FOE_OF[word] == DRAGON or number > state.dungeon[FOE_OF[word]]):
            return Rejected("no-such-die", rule, die=word)
    return None


def dice_to_reroll(state: State, items: Items, payer: str) -> Rejected | None:
    """Refuse dice that are not active, the one that pays, the lair and allies (DR-22, DR-33, DR-96)."""
    for word, _ in items:
        if word == DUNGEON[DRAGON]:
            return Rejected("lair-never-rerolled", "DR-22")
        if word in ALLIES:
            return Rejected("ally-never-rerolled", "DR-96", ally=word)
    if not items:
        return Rejected("one-or-more", "DR-33")
    paid: Items = ((payer, 1),) if payer in FACE_OF else ()
    return die_missing(state, (*items, *paid), "DR-33")


def faces_named(items: Items, number: int, rule: str) -> Rejected | None:
    """Refuse anything but one face of a party die for each die that comes back (DR-42)."""
    for word, _ in items:
        if word not in PARTY:
            return Rejected("not-a-face", rule, die=word) if word in DUNGEON else None
    return Rejected("faces-number", rule, number=number) if total(items) != number else None
