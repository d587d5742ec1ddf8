"""The closed vocabulary of quests: conditions and special rules, each with the arguments that it takes."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, TypeAlias

from souterrain.core.schema import Fault, Path, echo, listed
from souterrain.games.donjon.content.creatures import BESTIARY, TRAITS
from souterrain.games.donjon.content.decks import MONSTER_CARDS
from souterrain.games.donjon.content.effects import Effect, Term, parse
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.content.places import DUNGEON, FURNITURE

Argument: TypeAlias = "Collection[str] | range"
"""Names that an argument may be, or numbers."""
Words: TypeAlias = "Mapping[str, tuple[Argument, ...]]"

WAYS: Final = ("cleanse", "smash", "burn")
"""Deeds on a piece of furniture that are repeated round by round."""
PLAIN: Final = tuple([card.id for card in DUNGEON if not card.objective])
TAGS: Final = tuple(sorted({tag for card in MONSTER_CARDS for tag in card.tags}))
FEW, SEVERAL, ROUNDS, DIE, NEED = range(1, 7), range(1, 10), range(1, 100), range(1, 7), range(2, 21)
DEPTHS: Final = range(2, 14)
"""Places of the objective in the dungeon deck: never the first zone."""

CONDITIONS: Final[Words] = {
    "always-lit": (),
    "captives-dead": (),
    "carried": (ITEMS,),
    "cleared": (),
    "done": (WAYS, SEVERAL),
    "found-before": (ROUNDS,),
    "opened": (FURNITURE, SEVERAL),
    "saved": (FEW,),
    "searched-rooms": (),
    "slain": (BESTIARY,),
    "sunk": (ITEMS,),
    "undrowned": (),
    "unfallen": (),
    "used": (ITEMS,),
    "within": (ROUNDS,),
}
RULES: Final[Words] = {
    "bound": (BESTIARY,),
    "burrow": (BESTIARY, FEW, DIE, FEW),
    "cards": (),
    "dark": (),
    "deed": (WAYS, FURNITURE, TRAITS, NEED, SEVERAL),
    "depth": (DEPTHS,),
    "draws": (ROUNDS, range(2, 4)),
    "draws-again": (),
    "events": (range(6),),
    "first": (PLAIN, PLAIN),
    "holds": (FURNITURE, ITEMS),
    "noise": (WAYS,),
    "pour": (ITEMS, SEVERAL, WAYS),
    "rise": (BESTIARY, BESTIARY, DIE, FEW),
    "saps": (WAYS, BESTIARY),
    "seize": (ITEMS,),
    "shut-in-combat": (FURNITURE,),
    "still": (FURNITURE,),
    "theme": (TAGS,),
}
REPEATED: Final = ("bound", "noise", "shut-in-combat", "still")
"""Rules that take any number of their argument."""
MOST: Final = 8
"""Terms of one text, and arguments of one that is repeated."""


class Terms:
    """A text of terms such as `slain(orc) opened(chest,1)`. A word stands in it once if it is `single`."""

    def __init__(self, words: Words, least: int = 0, single: bool = False) -> None:
        self.words, self.least, self.single = words, least, single

    def check(self, value: Any, path: Path) -> None:
        if not isinstance(value, str):
            raise Fault(path, "content-terms", found=echo(value))
        terms = terms_of(value, path)
        if not self.least <= len(terms) <= MOST:
            raise Fault(path, "content-list", least=self.least, most=MOST, found=echo(value))
        for term in terms:
            if term.word not in self.words:
                raise Fault(path, "content-choice", choices=listed(self.words), found=echo(term.word))
            _arguments(term, self.words[term.word], path)
        if self.single and len({term.word for term in terms}) < len(terms):
            raise Fault(path, "content-twice", found=echo(value))

    def json(self) -> dict[str, Any]:
        return {"type": "string", "description": " ".join(map(self._told, self.words))}

    def _told(self, word: str) -> str:
        kinds = [_named(kind) for kind in self.words[word]]
        return f"{word}({','.join(kinds)}{',…' if word in REPEATED else ''})" if kinds else word


def terms_of(text: str, path: Path) -> Effect:
    """Read a text of terms; raise Fault if it is none."""
    try:
        return parse(text)
    except ValueError as fault:
        raise Fault(path, "content-terms", found=echo(text)) from fault


def _named(kind: Argument) -> str:
    if isinstance(kind, range):
        return f"{kind[0]}–{kind[-1]}"
    for name, names in NAMED.items():
        if kind is names:
            return name
    return "|".join(kind)


def _arguments(term: Term, kinds: tuple[Argument, ...], path: Path) -> None:
    given = term.arguments
    if term.word in REPEATED and 0 < len(given) <= MOST:
        kinds *= len(given)
    if len(given) != len(kinds):
        raise Fault(path, "content-arguments", word=term.word, number=len(kinds), found=echo(",".join(given)))
    for value, kind in zip(given, kinds, strict=True):
        if isinstance(kind, range):
            if not (value.isascii() and value.isdigit() and len(value) < ENOUGH and int(value) in kind):
                raise Fault(path, "content-number", least=kind[0], most=kind[-1], found=echo(f"{term.word}: {value}"))
        elif value not in kind:
            raise Fault(path, "content-choice", choices=listed(kind), found=echo(f"{term.word}: {value}"))


ENOUGH: Final = 6
"""Digits of a number in a term."""
NAMED: Final[dict[str, Argument]] = {
    "creature": BESTIARY,
    "item": ITEMS,
    "furniture": FURNITURE,
    "characteristic": TRAITS,
    "dungeon-card": PLAIN,
    "tag": TAGS,
}
"""Names of the longer lists of names, for the documentation."""
