"""TODO."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import SILENT, Log
from souterrain.games.donjon.content.decks import TREASURES
from souterrain.games.donjon.rules.frames_old import Frame
from souterrain.games.donjon.rules.mechanics.belongings import SCROLL, card_of, gained
from souterrain.games.donjon.rules.mechanics.effects import carry_out
from souterrain.games.donjon.state import State

ALONE, SHARED = range(2)


def draw(
    state: State,
    hero: int,
    number: int,
    chance: Chance,
    log: Log,
    categories: tuple[str, ...] = (),
    *,
    place: int = -1,
) -> None:
    """So many cards for one hero, only of these categories if any are named (A-40); `place` is the container."""
    state.push(Frame("draw", hero, place, (number, ALONE), ("|".join(categories),)))


def share(state: State, killer: int, number: int) -> None:
    """So many cards for the group, at once (A-69)."""
    state.push(Frame("draw", killer, -1, (number, SHARED), ("",)))


def take(state: State, hero: int, name: str, chance: Chance) -> None:
    """What a card gives goes to a hero."""
    card = card_of(name)
    if card == SCROLL:
        gained(state, hero, name, 1, SILENT)
    else:
        carry_out(state, TREASURES[card].terms, hero, chance, SILENT, noun=name)
