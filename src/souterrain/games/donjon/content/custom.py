"""Custom content of a table (DJ-191): a quest, the copies of each card in the decks, names of creatures, and veterans.

It is validated like the built-in content and stored in the journal as JSON text.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, Final, NamedTuple

from souterrain.games.donjon.content.creatures import MONSTERS
from souterrain.games.donjon.content.decks import EVENT_CARDS, MONSTER_CARDS, TREASURES
from souterrain.games.donjon.content.quests import QUESTS, Quest, quests_of
from souterrain.games.donjon.content.reading import SCHEMA, BadContent, checked
from souterrain.games.donjon.content.veterans import Veteran, veterans

OWN: Final = "own-quest"
"""The id of a custom quest."""
DECKS: Final[dict[str, tuple[Any, ...]]] = {"events": EVENT_CARDS, "monsters": MONSTER_CARDS, "treasures": TREASURES}
MOST: Final = 20
"""Maximum number of copies of a card."""
PARTS: Final = {"schema", "quest", "decks", "names", "heroes"}
LONGEST: Final = 24
"""Maximum length of a creature's name, so that tables and maps keep their layout."""


class Content(NamedTuple):
    quest: Quest | None
    decks: dict[str, tuple[int, ...]]
    names: dict[str, str]
    heroes: tuple[Veteran | None, ...]


def write(given: Any) -> str:
    """Return the content as the text that a state stores; raise BadContent if it is invalid."""
    text = json.dumps(given, sort_keys=True)
    read(text)
    return text


@lru_cache(maxsize=64)
def read(text: str) -> Content:
    """Parse and validate a text; "" is the built-in content."""
    given = json.loads(text) if text else {}
    if not isinstance(given, dict) or not set(given) <= PARTS:
        raise BadContent(f"{', '.join(sorted(PARTS))} are all that may be brought")
    if given and given.get("schema") != SCHEMA:
        raise BadContent(f"schema {SCHEMA} is needed")
    quest, decks, names = _quest(given.get("quest")), _decks(given.get("decks", {})), _names(given.get("names", {}))
    return Content(quest, decks, names, veterans(given.get("heroes", [])))


def _quest(card: Any) -> Quest | None:
    if card is None:
        return None
    if not isinstance(card, dict):
        raise BadContent("a quest is a card")
    named = {**card, "id": OWN, "rule": "DJ-191"}
    try:
        return quests_of(checked(OWN, {"schema": SCHEMA, "cards": [named]}, Quest))[OWN]
    except (TypeError, ValueError, LookupError) as fault:
        raise BadContent(str(fault)) from fault


def _decks(given: Any) -> dict[str, tuple[int, ...]]:
    """Return the copies of each card by deck; a card that is not named is not in the deck."""
    if not isinstance(given, dict) or not set(given) <= set(DECKS):
        raise BadContent(f"the decks are {', '.join(DECKS)}")
    found: dict[str, tuple[int, ...]] = {}
    for name, copies in given.items():
        ids = [card.id for card in DECKS[name]]
        sound = isinstance(copies, dict) and set(copies) <= set(ids)
        if not sound or not all(type(number) is int and 0 <= number <= MOST for number in copies.values()):
            raise BadContent(f"{name}: so many copies of each card, by its id")
        if not any(copies.values()):
            raise BadContent(f"{name}: an empty deck")
        found[name] = tuple([copies.get(card, 0) for card in ids])
    return found


def _names(given: Any) -> dict[str, str]:
    """Validate the names of creatures, by their ids: one short name each, the same in every language (A-84)."""
    if not isinstance(given, dict) or not set(given) <= set(MONSTERS):
        raise BadContent("names are for creatures, by their ids")
    for name in given.values():
        if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > LONGEST:
            raise BadContent(f"a name is a short text, of at most {LONGEST} letters")
    return given


def quest(text: str, name: str) -> Quest:
    """Return a quest by its name, built-in or custom."""
    if name != OWN:
        return QUESTS[name]
    found = read(text).quest
    assert found is not None, "named only where there is one"
    return found


def copies(text: str, deck: str) -> tuple[int, ...]:
    return read(text).decks.get(deck) or tuple([card.copies for card in DECKS[deck]])
