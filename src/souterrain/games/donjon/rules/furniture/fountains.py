"""Enchanted fountains (DJ-093, A-46), where each hero may drink or fill a bottle once."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.ground import Furniture
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.content.places import FURNITURE
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.mechanics.belongings import gained
from souterrain.games.donjon.rules.mechanics.effects import Source, Word
from souterrain.games.donjon.rules.mechanics.harm import heal
from souterrain.games.donjon.rules.questions.naming import read_furniture
from souterrain.games.donjon.rules.questions.obstacles import facing
from souterrain.games.donjon.state import State

BOTTLED: Final = "healing-potion"


def spring(state: State, term: Term, source: Source, chance: Chance, log: Log) -> None:
    """Report that the fountain works as a healing potion, once for each hero (DJ-093)."""
    log("spring", number=state.furniture[source.place].number)


def springs(state: State, hero: int) -> list[Furniture]:
    """Return the enchanted fountains that the hero faces and has not used (A-46)."""
    here = state.heroes[hero].square
    return [
        piece
        for piece in state.furniture
        if piece.kind == "fountain" and _is_spring(piece) and hero not in piece.used and here in facing(state, piece)
    ]


def _is_spring(piece: Furniture) -> bool:
    return bool(piece.result) and FURNITURE[piece.kind].effect(piece.result)[0].word == "spring"


def _use_spring(state: State, hero: int, items: Items) -> Furniture:
    place, _ = read_furniture(state, items)
    piece = state.own_furniture(place)
    piece.used = (*piece.used, hero)
    return piece


def drink_from(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    piece = _use_spring(state, hero, items)
    term = FURNITURE[piece.kind].effect(piece.result)[0]
    heal(state, hero, dice.amount(state, term, 0, "heal", chance), log)


def bottle(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    """Fill a bottle with a potion instead of drinking."""
    _use_spring(state, hero, items)
    gained(state, hero, BOTTLED, 1, log)


def why_no_spring(state: State, hero: int, items: Items) -> Rejected:
    place, _ = read_furniture(state, items)
    if place < 0 or not _is_spring(state.furniture[place]):
        return Rejected("no-spring", "DJ-093")
    if hero in state.furniture[place].used:
        return Rejected("spring-used", "A-46")
    return Rejected("not-facing", "A-23")


EFFECTS: Final[dict[str, Word]] = {"spring": spring}
