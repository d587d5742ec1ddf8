"""Quests (Q0 … Q8): objective room, special rules, conditions of victory and defeat, experience."""

from __future__ import annotations

from collections.abc import Container
from typing import Any, Final, NamedTuple, TypeAlias

from souterrain.games.donjon.content.creatures import BESTIARY, TRAITS
from souterrain.games.donjon.content.effects import Effect, Term, parse
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.content.places import DUNGEON, DUNGEON_NAMES, FURNITURE
from souterrain.games.donjon.content.reading import BadContent, cards

Spot: TypeAlias = "tuple[int, int]"
"""A square of the objective room, in the coordinates of its card."""
Occupants: TypeAlias = "tuple[str, int, str, int]"
"""A creature, its number, its place (`near` or `far` half, "" for squares in sight), and its life, 0 if as usual."""
Thing: TypeAlias = "tuple[str, tuple[Spot, ...], int, int]"
"""A piece of furniture, its squares, 1 if it is locked, and its die result, 0 if it is not given."""

CONDITIONS: Final = (
    "always-lit",
    "captives-dead",
    "carried",
    "cleared",
    "done",
    "found-before",
    "opened",
    "saved",
    "searched-rooms",
    "slain",
    "sunk",
    "undrowned",
    "unfallen",
    "used",
    "within",
)
"""The closed vocabulary of conditions."""
RULES: Final = (
    "bound",
    "burrow",
    "cards",
    "dark",
    "deed",
    "draws",
    "draws-again",
    "events",
    "first",
    "holds",
    "noise",
    "pour",
    "rise",
    "saps",
    "seize",
    "shut-in-combat",
    "still",
    "theme",
)
"""The closed vocabulary of special rules."""
HALVES: Final = ("", "near", "far")
WAYS: Final = ("cleanse", "smash", "burn")
"""Deeds on a piece of furniture that are repeated round by round."""
NAMING: Final[dict[str, tuple[Container[str], ...]]] = {
    "bound": (BESTIARY,),
    "burrow": (BESTIARY,),
    "carried": (ITEMS,),
    "deed": (WAYS, FURNITURE, TRAITS),
    "done": (WAYS,),
    "first": (DUNGEON_NAMES, DUNGEON_NAMES),
    "holds": (FURNITURE, ITEMS),
    "noise": (WAYS,),
    "opened": (FURNITURE,),
    "pour": (ITEMS,),
    "rise": (BESTIARY, BESTIARY),
    "saps": (WAYS, BESTIARY),
    "seize": (ITEMS,),
    "shut-in-combat": (FURNITURE,),
    "slain": (BESTIARY,),
    "still": (FURNITURE,),
    "sunk": (ITEMS,),
    "used": (ITEMS,),
}
"""Names allowed as the first arguments of a condition or special rule."""


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


_KNOWN: Final[dict[str, dict[str, Term]]] = {}


def _rules(text: str) -> dict[str, Term]:
    if text not in _KNOWN:
        _KNOWN[text] = {term.word: term for term in parse(text)}
    return _KNOWN[text]


def quests_of(found: list[dict[str, Any]]) -> dict[str, Quest]:
    """Return quests by their ids; raise BadContent for unknown words and places."""
    quests = {card["id"]: Quest(**card) for card in found}
    for quest in quests.values():
        _check(quest)
    return quests


def _check(quest: Quest) -> None:
    halls = [card.id for card in DUNGEON if card.objective]
    if quest.objective and quest.objective not in halls:
        raise BadContent(f"{quest.id}: {quest.objective} is no objective room")
    if not quest.win or quest.main <= 0:
        raise BadContent(f"{quest.id}: nothing to be done, or nothing for it")
    conditions = [quest.win, quest.short, quest.lose, *[condition for condition, _ in quest.secondaries]]
    _known(quest, [term for text in conditions for term in parse(text)], CONDITIONS)
    _known(quest, parse(quest.rules), RULES)
    for name, number, where, life in quest.occupants:
        if name not in BESTIARY or number < 1 or where not in HALVES or life < 0:
            raise BadContent(f"{quest.id}: no such occupants: {name}")
    for name, squares, _, _ in quest.furniture:
        width, depth = FURNITURE[name].size if name in FURNITURE else (0, 0)
        if len(squares) != width * depth or not squares:
            raise BadContent(f"{quest.id}: no such furniture: {name}")
    _places(quest, [square for _, squares, _, _ in quest.furniture for square in squares])
    _places(quest, [square for _, square in quest.markers])


def _known(quest: Quest, terms: Effect | list[Term], words: tuple[str, ...]) -> None:
    for term in terms:
        if term.word not in words:
            raise BadContent(f"{quest.id}: {term.word} is no word for this")
        kinds = NAMING.get(term.word, ())
        named = [name in kind for name, kind in zip(term.arguments, kinds, strict=False)]
        if len(named) < len(kinds) or not all(named):
            raise BadContent(f"{quest.id}: {term.word} names nothing that there is")


def _places(quest: Quest, squares: list[Spot]) -> None:
    inside = all(0 <= x < 4 and 0 <= y < 8 for x, y in squares)
    if not inside or len(set(squares)) != len(squares):
        raise BadContent(f"{quest.id}: two things on a square, or one outside")


QUESTS: Final = quests_of(cards("quests", Quest))
