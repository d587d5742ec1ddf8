"""The abilities of races and classes, by the name of their card."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Field, Form, Items, Rows, Verb
from souterrain.games.drop.content.cards import CLASS_NAMES, RACE_NAMES
from souterrain.games.drop.rules.abilities import drops, flicks, moves, takes
from souterrain.games.drop.rules.abilities.base import Ability, at_once, holds
from souterrain.games.drop.state import State


def borrowed(state: State) -> tuple[str, ...]:
    """Return the classes a Human may use: those of the other heroes, or in solo the hero's own (DD-206)."""
    heroes = (
        state.heroes
        if state.solo is not None
        else [hero for seat, hero in enumerate(state.heroes) if seat != state.seat]
    )
    return tuple(dict.fromkeys([name for hero in heroes for name in hero.class_names]))


def borrowing(state: State, card: Field) -> tuple[Form, ...]:
    forms: list[Form] = []
    for name in borrowed(state):
        forms += ABILITIES[name].forms(state, Rows(((("human", 1), (name, 1)),)))
    return tuple(forms)


def borrow(state: State, items: Items, chance: Chance, log: Log) -> None:
    name = items[0][0]
    state.effect = name
    ABILITIES[name].carry(state, items[1:], chance, log)


ABILITIES: Final[dict[str, Ability]] = {
    "boggart": Ability(at_once, holds),
    "fairy": Ability(drops.dusting, drops.fairy_dust),
    "eagle-folk": Ability(at_once, holds),
    "wood-elf": Ability(flicks.any_cube, flicks.clean_shot),
    "gnome": Ability(moves.grabbing, moves.move),
    "human": Ability(borrowing, borrow),
    "high-elf": Ability(at_once, holds),
    "dwarf": Ability(moves.digging, moves.move),
    "emberkin": Ability(flicks.breathing, flicks.hot_breath),
    "automaton": Ability(moves.swapping, moves.swap),
    "half-orc": Ability(at_once, holds),
    "shellback": Ability(takes.withdrawing, takes.withdraw),
    "burrower": Ability(at_once, holds),
    "tidekin": Ability(moves.pulling, moves.undertow),
    "shadeling": Ability(at_once, holds),
    "warrior": Ability(flicks.a_monster, flicks.cleave),
    "rogue": Ability(takes.gold_or_key, takes.take_named),
    "mage": Ability(drops.one_thing, drops.lift_and_drop),
    "bard": Ability(drops.explored_ones, drops.lift_and_drop),
    "cleric": Ability(at_once, takes.mend),
    "ranger": Ability(flicks.no_pillar, flicks.volley),
    "beastmaster": Ability(takes.taming, takes.tame, takes.untamed),
    "sapper": Ability(drops.one_pillar, drops.lift_and_drop),
    "diviner": Ability(drops.boxing, drops.second_sight),
    "alchemist": Ability(moves.transmuting, moves.transmute),
}
assert set(ABILITIES) == {*RACE_NAMES, *CLASS_NAMES}


def cards(state: State) -> tuple[str, ...]:
    """Return the cards of the hero whose turn it is that are not used up (DD-22, DD-106)."""
    names = (state.hero.card.name, *state.hero.class_names)
    return tuple([name for name in names if name not in state.hero.tilted])


def use_verb(state: State) -> Verb | None:
    forms: list[Form] = []
    for name in cards(state):
        forms += ABILITIES[name].forms(state, Rows((((name, 1),),)))
    return Verb("use", *forms) if forms else None


def use(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Activate a card: put its effect in force and do what it does at once."""
    name = items[0][0]
    state.used = state.effect = name
    log("used", seat=state.seat, card=name)
    if state.solo is not None:
        state.own(state.seat).tilted = (*state.hero.tilted, name)
    ABILITIES[name].carry(state, items[1:], chance, log)
