"""The fireball (M7): a single attack die against all figures inside, rolled once all of them have answered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Field, Items, Rows
from souterrain.games.donjon.content.creatures import MAGIC
from souterrain.games.donjon.rules.mechanics.attacks import attack
from souterrain.games.donjon.rules.questions import targets
from souterrain.games.donjon.rules.questions.ground import read_square, square_items
from souterrain.games.donjon.rules.questions.skill_cards import term
from souterrain.games.donjon.rules.skills.base import Effect
from souterrain.games.donjon.rules.skills.fire import burn_webs
from souterrain.games.donjon.state import State


def _centres(state: State, who: int) -> Iterator[int]:
    """Return the squares in sight around which the fireball would hit an enemy or burn a web."""
    hit = {state.figure(target).square for target in targets.foes(state, who)}
    hit |= {marker[1] for marker in state.markers if marker[0] == "web"}
    return (square for square in targets.in_sight(state, who) if not hit.isdisjoint(targets.around(state, square)))


def _can_blast(state: State, who: int, name: str) -> bool:
    return targets.any_of(_centres(state, who))


def _blasting(state: State, who: int, name: str) -> tuple[Field, ...]:
    return (Rows(tuple([square_items(state, square) for square in _centres(state, who)])),)


def _blast(state: State, who: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    """Attack every figure inside, friend or foe (M7)."""
    squares = targets.around(state, read_square(state, items))
    burn_webs(state, squares)
    for target in reversed(targets.standing_on(state, squares)):
        attack(state, who, target, "spell", with_power=term(name).number(), flags=("area", "blast"), trait_index=MAGIC)


EFFECTS: Final = {"ball": Effect(_can_blast, _blasting, _blast)}
