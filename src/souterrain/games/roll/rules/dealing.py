"""The beginning of a game: its table and the heroes (DR-10)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.game import Setup
from souterrain.games.roll.content.heroes import CARDS, HERO_OF, NOBODY, SETS
from souterrain.games.roll.facts import Options
from souterrain.games.roll.state import Player, Table


def lay(setup: Setup, seats: int, first: int) -> Table:
    return Table(seats, first, Options.read(setup.options))


def deal(setup: Setup, chance: Chance) -> tuple[Player, ...]:
    """Deal heroes, or leave them to be chosen; a named hero is everybody's."""
    seats, way, name = setup.seats, setup.options["heroes"], setup.options["hero"]
    if way == "none":
        heroes = [CARDS.index(NOBODY)] * seats
    elif name != "any":
        heroes = [HERO_OF[name]] * seats
    elif way == "choose":
        heroes = [-1] * seats
    else:
        cards = SETS[setup.options["hero_set"]]
        dealt = chance.order("setup/heroes", len(cards))
        heroes = [cards[dealt[0 if way == "mirror" else seat]] for seat in range(seats)]
    return tuple([Player(hero) for hero in heroes])
