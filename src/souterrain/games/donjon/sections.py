"""Sections of a view for clients that know no rules: everybody's sheet, and the monsters on the board."""

from __future__ import annotations

from typing import Any, Final

from souterrain.games.donjon.board import plan_of
from souterrain.games.donjon.content.creatures import TRAITS
from souterrain.games.donjon.facts import ADVENTURER, MASTER
from souterrain.games.donjon.rules.sheet import trait
from souterrain.games.donjon.state import NOWHERE, UNMADE, Hero, State

WORN: Final = ("weapon", "armour", "shield", "lit")
MARKS: Final = (
    "poisoned",
    "venom",
    "cursed",
    "weakened",
    "frozen",
    "slowed",
    "pit",
    "asleep",
    "prisoner",
    "sanctuary",
    "flying",
    "invisible",
    "stealth",
    "favoured",
    "blessed",
    "hallowed",
    "shielded",
    "daunted",
    "mighty",
    "heroic",
    "envenomed",
    "rat-poisoned",
    "sapped",
    "favour",
    "spent",
    "turned",
    "frenzied",
)
"""Marks that have a noun; the others only remember what a rule needs."""


def party(s: State) -> list[dict[str, Any]]:
    """One entry for each seat, the master's almost empty."""
    return [_sheet(s, s.hero_of(seat)) for seat in range(len(s.heroes) + 1)]


BLANK: Final = dict.fromkeys(
    ("race", "cls", "life", "fatigue", "destiny", "gold", "xp", "line", "worn", "pack", "skills", "tilted", "marks"), ""
)
"""Nothing, for whoever has none of it."""


def _sheet(s: State, number: int) -> dict[str, Any]:
    if number < 0:
        return {"role": MASTER, **BLANK}
    hero = s.heroes[number]
    if hero.out == UNMADE:
        return {"role": ADVENTURER, **BLANK}
    worn = [name for name in (getattr(hero, slot) for slot in WORN) if name]
    return {
        "role": ADVENTURER,
        "race": hero.race,
        "cls": hero.cls,
        "life": f"{hero.life}/{hero.max_life}",
        "fatigue": f"{hero.fatigue}/{hero.max_fatigue}",
        "destiny": hero.destiny,
        "gold": hero.gold,
        "xp": hero.xp + hero.earned,
        "line": "-".join([str(trait(s, number, index)) for index in range(len(TRAITS))]),
        "worn": worn or "",
        "pack": {name: left for name, count in hero.pack if (left := count - (name in worn))} or "",
        "skills": [name for name in hero.skills if name not in _tilted(hero)] or "",
        "tilted": _tilted(hero) or "",
        "marks": _marks(hero) or "",
    }


def _tilted(hero: Hero) -> list[str]:
    return [name for name, _ in hero.tilted]


def _marks(hero: Hero) -> list[str]:
    return [*dict.fromkeys(name for name, _, _, _ in hero.marks if name in MARKS)]


def foes(s: State) -> list[dict[str, Any]]:
    if not s.zones:
        return []
    zones = plan_of(s).zone_at
    return [
        {
            "monster": monster.kind,
            "number": monster.number,
            "life": f"{monster.life}/{monster.max_life}",
            "zone": zones[monster.square] + 1 if monster.square != NOWHERE else 0,
        }
        for monster in s.monsters
    ]
