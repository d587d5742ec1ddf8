"""Custom content of a table (DJ-191): a quest, the copies of each card in the decks, names of creatures, and veterans.

One schema describes it (`DOCUMENT`). It is stored in the journal as JSON text.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, Final, NamedTuple

from souterrain.core.schema import Fault, Path, Record, Shape, Spoken, Table, Whole, Word, bounded, echo
from souterrain.games.donjon.content import feasible
from souterrain.games.donjon.content.creatures import MONSTERS
from souterrain.games.donjon.content.decks import EVENT_CARDS, MONSTER_CARDS, TREASURES
from souterrain.games.donjon.content.naming import LANGUAGES, Name, check_apart
from souterrain.games.donjon.content.quests import CARD, FIELDS, QUESTS, Quest
from souterrain.games.donjon.content.reading import SCHEMA, BadContent, frozen
from souterrain.games.donjon.content.veterans import PARTY, Veteran, veterans

OWN: Final = "own-quest"
"""The id of a custom quest."""
RULE: Final = "DJ-191"
DECKS: Final[dict[str, tuple[Any, ...]]] = {"events": EVENT_CARDS, "monsters": MONSTER_CARDS, "treasures": TREASURES}
MOST: Final = 20
"""Maximum number of copies of a card."""
TITLE: Final = 80
"""Characters of a title."""
MOMENTS: Final = ("hook", "found", "won", "lost")
"""Texts of a quest, in the order of the story: at the beginning, at the objective, and at the end."""


class Content(NamedTuple):
    quest: Quest | None
    texts: dict[str, dict[str, str]]
    """The title of the quest and the texts of its moments, each by language; "" is a text for all languages."""
    decks: dict[str, tuple[int, ...]]
    names: dict[str, str]
    heroes: tuple[Veteran | None, ...]


class Heroes:
    """The shape of the heroes of an earlier campaign, as that one hands them on; `check` looks at each of them."""

    def check(self, value: Any, path: Path) -> None:
        if not isinstance(value, list):
            raise Fault(path, "content-list", least=0, most=PARTY, found=echo(value))

    def json(self) -> dict[str, Any]:
        return {"type": "array", "maxItems": PARTY}


def _deck(name: str) -> Shape:
    return Table(Word([card.id for card in DECKS[name]]), Whole(0, MOST), least=1)


QUEST: Final = Record(
    {
        "title": Spoken(LANGUAGES, TITLE),
        **{moment: Spoken(LANGUAGES) for moment in MOMENTS},
        **FIELDS,
    },
    ("title", *MOMENTS, *CARD.optional),
)
DOCUMENT: Final = Record(
    {
        "schema": Whole(SCHEMA, SCHEMA),
        "quest": QUEST,
        "decks": Record({name: _deck(name) for name in DECKS}, DECKS),
        "names": Table(Word(MONSTERS), Name()),
        "heroes": Heroes(),
    },
    ("quest", "decks", "names", "heroes"),
)


def json_schema() -> dict[str, Any]:
    """Return the format as JSON Schema."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **DOCUMENT.json()}


def write(given: Any) -> str:
    """Return the content as the text that a state stores; raise Fault if it is invalid."""
    bounded(given)
    check(given)
    text = json.dumps(given, sort_keys=True)
    read(text)
    return text


def check(given: Any) -> None:
    """Raise Fault if a document does not fit the schema, or if its quest cannot be laid, reached and won."""
    DOCUMENT.check(given, ())
    for name, copies in given.get("decks", {}).items():
        if not any(copies.values()):
            raise Fault(("decks", name), "content-empty")
    check_apart(given.get("names", {}), ("names",))
    try:
        veterans(given.get("heroes", []), _copies("treasures", given.get("decks", {}).get("treasures", {})))
    except BadContent as fault:
        raise Fault(("heroes",), "bad-content", text=str(fault)) from fault
    found = _quest(given.get("quest"))
    if found is not None:
        feasible.check(found, ("quest",))


@lru_cache(maxsize=64)
def read(text: str) -> Content:
    """Parse a text that was checked; "" is the built-in content."""
    given = json.loads(text) if text else {}
    decks = {name: _copies(name, copies) for name, copies in given.get("decks", {}).items()}
    card = given.get("quest") or {}
    texts = {name: _spoken(card[name]) for name in ("title", *MOMENTS) if name in card}
    heroes = veterans(given.get("heroes", []), decks.get("treasures", ()))
    return Content(_quest(given.get("quest")), texts, decks, given.get("names", {}), heroes)


def _quest(card: Any) -> Quest | None:
    if card is None:
        return None
    return Quest(id=OWN, rule=RULE, **{name: frozen(card[name]) for name in FIELDS if name in card})


def _spoken(text: Any) -> dict[str, str]:
    return {"": text} if isinstance(text, str) else dict(text)


def in_language(text: dict[str, str], code: str) -> str:
    """Return a text in a language, else in that of the author: the one for all languages, English, or any."""
    return text.get(code) or text.get("") or text.get("en") or next(iter(text.values()), "")


def _copies(deck: str, given: dict[str, int]) -> tuple[int, ...]:
    return tuple([given.get(card.id, 0) for card in DECKS[deck]])


def quest(text: str, name: str) -> Quest:
    """Return a quest by its name, built-in or custom."""
    if name != OWN:
        return QUESTS[name]
    found = read(text).quest
    assert found is not None, "named only where there is one"
    return found


def copies(text: str, deck: str) -> tuple[int, ...]:
    return read(text).decks.get(deck) or tuple([card.copies for card in DECKS[deck]])
