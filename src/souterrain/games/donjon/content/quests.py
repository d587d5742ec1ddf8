"""Quests (Q0 … Q8): objective room, special rules, conditions of victory and defeat, experience."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from souterrain.core.schema import Many, Record, Row, Shape, Whole, Word
from souterrain.games.donjon.content.creatures import BESTIARY
from souterrain.games.donjon.content.effects import Term, parse
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.content.places import DUNGEON, FURNITURE
from souterrain.games.donjon.content.quest_words import CONDITIONS, RULES, Terms
from souterrain.games.donjon.content.reading import cards

Spot: TypeAlias = "tuple[int, int]"
"""A square of the objective room, in the coordinates of its card."""
Occupants: TypeAlias = "tuple[str, int, str, int]"
"""A creature, its number, its place (`near` or `far` half, "" for squares in sight), and its life, 0 if as usual."""
Thing: TypeAlias = "tuple[str, tuple[Spot, ...], int, int]"
"""A piece of furniture, its squares, 1 if it is locked, and its die result, 0 if it is not given."""

HALVES: Final = ("", "near", "far")
WIDE, LONG = 4, 8
"""Squares of an objective room, which all have the same size."""


class Quest(NamedTuple):
    id: str
    rule: str
    objective: str
    """The dungeon card of the objective room; any objective card if empty."""
    main: int
    """Experience for the main objective (DJ-185)."""
    win: str
    rules: str
    occupants: tuple[Occupants, ...] = ()
    captives: int = 0
    furniture: tuple[Thing, ...] = ()
    markers: tuple[tuple[str, Spot], ...] = ()
    short: str = ""
    """Condition of victory with the option `short_quest`."""
    lose: str = ""
    secondaries: tuple[tuple[str, int], ...] = ()
    """Secondary objectives with their experience."""

    def term(self, word: str) -> Term | None:
        """Return the special rule of this name, or None if the quest does not have it."""
        return _rules(self.rules).get(word)


@lru_cache(maxsize=256)
def _rules(text: str) -> dict[str, Term]:
    return {term.word: term for term in parse(text)}


SQUARE: Final = Row(Whole(0, WIDE - 1, "column"), Whole(0, LONG - 1, "row"))
WON: Final = ("carried", "cleared", "done", "opened", "saved", "searched-rooms", "slain", "used")
"""Conditions that the heroes can bring about; the others judge how it was done, or that it failed."""
LOST: Final = ("captives-dead", "done", "opened", "slain", "sunk", "used")
FIELDS: Final[dict[str, Shape]] = {
    "objective": Word(("", *[card.id for card in DUNGEON if card.objective])),
    "main": Whole(1, 500),
    "win": Terms({word: CONDITIONS[word] for word in WON}, least=1),
    "rules": Terms(RULES, single=True),
    "occupants": Many(
        Row(Word(BESTIARY, "creature"), Whole(1, 8, "number"), Word(HALVES, "half"), Whole(0, 60, "life")), 8
    ),
    "captives": Whole(0, 6),
    "furniture": Many(
        Row(
            Word(FURNITURE, "kind"),
            Many(SQUARE, WIDE * 2, least=1, about="squares"),
            Whole(0, 1, "locked"),
            Whole(0, 10, "result"),
        ),
        12,
    ),
    "markers": Many(Row(Word(("web", *ITEMS), "thing"), SQUARE), 8),
    "short": Terms({word: CONDITIONS[word] for word in WON}),
    "lose": Terms({word: CONDITIONS[word] for word in LOST}),
    "secondaries": Many(Row(Terms(CONDITIONS, least=1), Whole(0, 100, "experience")), 4),
}
"""Fields of a quest that a table may bring."""
CARD: Final = Record(FIELDS, [name for name in FIELDS if name in Quest._field_defaults])


def quests_of(found: list[dict[str, Any]]) -> dict[str, Quest]:
    """Return quests by their ids; raise Fault for what makes no sense."""
    for card in found:
        CARD.check({name: value for name, value in card.items() if name not in ("id", "rule")}, (card["id"],))
    return {card["id"]: Quest(**card) for card in found}


QUESTS: Final = quests_of(cards("quests", Quest))
