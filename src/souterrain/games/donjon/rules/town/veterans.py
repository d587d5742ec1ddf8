"""Veterans, heroes kept for the next campaign (DJ-186, A-71): the living keep experience, gold, equipment and
skills."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from souterrain.games.donjon.board.figures import DEAD, INSIDE, UNMADE, Hero
from souterrain.games.donjon.content import custom
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.content.reading import SCHEMA
from souterrain.games.donjon.content.veterans import Veteran
from souterrain.games.donjon.rules.mechanics.belongings import GIVEN
from souterrain.games.donjon.rules.mechanics.marks import gain
from souterrain.games.donjon.state import END, State


def legacy(state: State) -> Any:
    """Return the content for the next campaign of this table: the living heroes, and its own decks and names."""
    alive = [None if hero.out in (DEAD, UNMADE) else _told(_home(hero)) for hero in state.heroes]
    if state.step != END or not any(alive):
        return None
    brought = json.loads(state.table.content) if state.table.content else {}
    kept = {name: part for name, part in brought.items() if name in ("decks", "names")}
    return {**kept, "schema": SCHEMA, "heroes": alive}


def _home(hero: Hero) -> Hero:
    """Return the hero without the torch that burnt when the last quest ended (A-51)."""
    home: Hero = hero.copy()
    if home.lit == "torch":
        gain(home, "torch", -1)
    return home


def _told(hero: Hero) -> dict[str, Any]:
    return {
        "race": hero.race,
        "cls": hero.cls,
        "grown": list(hero.grown),
        "xp": hero.xp,
        "gold": hero.gold,
        "life": hero.max_life,
        "fatigue": hero.max_fatigue,
        "destiny": hero.destiny,
        "skills": list(hero.skills),
        "pack": dict(hero.pack),
        "weapon": hero.weapon,
        "shield": hero.shield,
        "armour": hero.armour,
        "name": hero.name,
    }


def gather(state: State) -> None:
    """Place the veterans of the content in town; the cards that they hold are removed from the treasure deck."""
    come = custom.read(state.table.content).heroes
    state.heroes = tuple([_made(come[place]) if place < len(come) else Hero() for place in range(state.table.heroes)])
    held: Counter[str] = Counter()
    for hero in state.heroes:
        held.update({name: number for name, number in hero.pack if not ITEMS[name].price})
    state.treasures = tuple([copies - min(copies, _cards(index, held)) for index, copies in enumerate(state.treasures)])


def _cards(index: int, held: Counter[str]) -> int:
    """Return the number of copies of a card that the held items account for."""
    return max([-(-sum([held[name] for name in names]) // size) for names, size in GIVEN[index]], default=0)


def _made(veteran: Veteran | None) -> Hero:
    hero = Hero()
    if veteran is None:
        return hero
    hero.name, hero.race, hero.cls, hero.grown = veteran.name, veteran.race, veteran.cls, veteran.grown
    hero.skills, hero.pack = veteran.skills, veteran.pack
    hero.xp, hero.gold, hero.destiny = veteran.xp, veteran.gold, veteran.destiny
    hero.life = hero.max_life = veteran.life
    hero.fatigue = hero.max_fatigue = veteran.fatigue
    hero.weapon, hero.shield, hero.armour = veteran.weapon, veteran.shield, veteran.armour
    hero.out = INSIDE
    return hero
