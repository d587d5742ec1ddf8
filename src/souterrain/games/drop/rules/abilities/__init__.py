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


def borrowed(s: State) -> tuple[str, ...]:
    """The classes a Human may use: those of the other heroes, or in solo the hero's own (DD-206)."""
    heroes = s.heroes if s.solo is not None else [hero for seat, hero in enumerate(s.heroes) if seat != s.seat]
    return tuple(dict.fromkeys([name for hero in heroes for name in hero.class_names]))


def borrowing(s: State, card: Field) -> tuple[Form, ...]:
    forms: list[Form] = []
    for name in borrowed(s):
        forms += ABILITIES[name].forms(s, Rows(((("human", 1), (name, 1)),)))
    return tuple(forms)


def borrow(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    name = items[0][0]
    s.effect = name
    ABILITIES[name].carry(s, items[1:], chance, log)


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
    "ranger": Ability(flicks.any_cube, flicks.volley),
    "beastmaster": Ability(takes.taming, takes.tame, takes.untamed),
    "sapper": Ability(drops.one_pillar, drops.lift_and_drop),
    "diviner": Ability(drops.boxing, drops.second_sight),
    "alchemist": Ability(moves.transmuting, moves.transmute),
}
assert set(ABILITIES) == {*RACE_NAMES, *CLASS_NAMES}


def cards(s: State) -> tuple[str, ...]:
    """The cards of the hero whose turn it is that are not used up (DD-22, DD-106)."""
    names = (s.hero.card.name, *s.hero.class_names)
    return tuple([name for name in names if name not in s.hero.tilted])


def use_verb(s: State) -> Verb | None:
    forms: list[Form] = []
    for name in cards(s):
        forms += ABILITIES[name].forms(s, Rows((((name, 1),),)))
    return Verb("use", *forms) if forms else None


def use(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    """Activates a card: its effect is in force, and what it does at once is done."""
    name = items[0][0]
    s.used = s.effect = name
    if log is not None:
        log("used", seat=s.seat, card=name)
    if s.solo is not None:
        s.own(s.seat).tilted = (*s.hero.tilted, name)
    ABILITIES[name].carry(s, items[1:], chance, log)
