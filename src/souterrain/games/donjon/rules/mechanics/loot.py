"""Treasure cards drawn for one hero or for the group, and their gifts."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import SILENT, Log
from souterrain.games.donjon.content.decks import TREASURES
from souterrain.games.donjon.rules.frames.items import Draw
from souterrain.games.donjon.rules.mechanics.belongings import SCROLL, card_of, gained
from souterrain.games.donjon.rules.mechanics.effects import carry_out
from souterrain.games.donjon.state import State


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
    """Draw cards for one hero, only of these categories if any are given (A-40); `place` is the container."""
    state.push(Draw(hero=hero, place=place, number=number, categories=categories))


def share(state: State, killer: int, number: int) -> None:
    """Draw cards for the group (A-69)."""
    state.push(Draw(hero=killer, number=number, shared=1))


def take(state: State, hero: int, name: str, chance: Chance) -> None:
    """Give a hero the items and gold of a card."""
    card = card_of(name)
    if card == SCROLL:
        gained(state, hero, name, 1, SILENT)
    else:
        carry_out(state, TREASURES[card].terms, hero, chance, SILENT, noun=name)
