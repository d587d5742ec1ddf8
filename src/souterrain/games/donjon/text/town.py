"""The town in text: creation of heroes, wares of the shop, prices in experience."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from souterrain.core.words import Words
from souterrain.games.donjon.board.figures import UNMADE
from souterrain.games.donjon.content.creatures import TRAITS
from souterrain.games.donjon.content.heroes import CLASSES, COSTS, ITEMS, POWER, RACES, SKILLS_OF
from souterrain.games.donjon.content.ready_made import READY_MADE
from souterrain.games.donjon.rules.town.shop import WARES, price_of, rare
from souterrain.games.donjon.state import State
from souterrain.games.donjon.text.lines import Row, apart, capital, glued
from souterrain.games.donjon.text.sheets import traits

ARMS: Final = ("weapon", "armour", "shield")


def making(state: State, words: Words) -> Iterator[Row]:
    """Yield the ready-made heroes, races and classes, if a hero is yet to be created."""
    if not any(hero.out == UNMADE for hero in state.heroes):
        return
    led = {hero.name for hero in state.heroes}
    for name, made in READY_MADE.items():
        message = "text-ready-made-led" if name in led else "text-ready-made"
        about = words(message, race=made.race, cls=made.cls, line=words(f"line-{name}"))
        yield words("text-label", name=words.noun(name)), capital(about)
    for race, line in RACES.items():
        yield words("text-label", name=capital(words.noun(race))), traits(words, list(line))
    for cls, line in CLASSES.items():
        more = traits_added(words, line)
        skills = ", ".join([glued(words.noun(skill)) for skill in SKILLS_OF[cls]])
        text = words("text-class", more=more, power=POWER[cls], skills=skills)
        yield words("text-label", name=capital(words.noun(cls))), text


def traits_added(words: Words, line: tuple[int, ...]) -> str:
    added = [(name, value) for name, value in zip(TRAITS, line, strict=True) if value]
    return ", ".join([glued(f"{words.noun(name)} +{value}") for name, value in added])


def shop(state: State, words: Words) -> Iterator[Row]:
    """Yield wares by price and the prices in experience, if a hero is still in town."""
    buyers = [hero for hero in state.heroes if hero.out != UNMADE and not hero.ready]
    if not buyers:
        return
    for kind in ARMS:
        wares = [name for name in WARES if ITEMS[name].kind == kind]
        told = [_wares(words, worth, names) for worth, names in groupby(wares, _worth)]
        yield words(f"text-shop-{kind}"), apart(words, told)
    others = [_price(words, name) for name in WARES if ITEMS[name].kind not in ARMS]
    yield words("text-shop-other"), ", ".join(others)
    purse = max([hero.gold for hero in buyers])
    treasures = [name for name in rare(state) if price_of(name) <= purse]
    if treasures:
        told = [glued(f"{words.noun(name)} {price_of(name)}") for name in treasures]
        yield words("text-shop-rare"), ", ".join(told)
    yield words("text-learning"), ", ".join([glued(words(f"text-learn-{name}", number=COSTS[name])) for name in COSTS])


def _worth(name: str) -> tuple[int, int]:
    return ITEMS[name].price, ITEMS[name].power


def _wares(words: Words, worth: tuple[int, int], names: Iterable[str]) -> str:
    """Return a line of weapons or armour of the same price and power."""
    gold, power = worth
    head = glued(words("text-wares", gold=gold, power=power))
    return f"{head} {', '.join([glued(words.noun(name)) for name in names])}"


def _price(words: Words, name: str) -> str:
    """Return a ware with its bundle size and price."""
    item = ITEMS[name]
    said = words("text-list", items=[(name, item.bundle)]) if item.bundle > 1 else words.noun(name)
    return glued(f"{said} {item.price}")
