"""Sections of a view for clients that know no rules: everybody's sheet, and the monsters on the board."""

from __future__ import annotations

from typing import Any, Final

from souterrain.games.donjon.board import plan_of
from souterrain.games.donjon.content.creatures import ATTACK, DEFENCE, TRAITS
from souterrain.games.donjon.facts import ADVENTURER, MASTER
from souterrain.games.donjon.odds import odds
from souterrain.games.donjon.rules.sheet import aid, armour, bonus, die_of, power, trait, weapon
from souterrain.games.donjon.state import NOWHERE, UNMADE, Hero, Monster, State

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
    """Who is there, and in a fight how likely each hero hits them with what is in hand, in percent."""
    if not s.zones:
        return []
    zones = plan_of(s).zone_at
    return [
        {
            "monster": monster.kind,
            "number": monster.number,
            "life": f"{monster.life}/{monster.max_life}",
            "zone": zones[monster.square] + 1 if monster.square != NOWHERE else 0,
            "odds": {f"hero:{hero + 1}": _odds(s, hero, monster) for hero in s.up} if s.combat else {},
        }
        for monster in s.monsters
    ]


def _odds(s: State, hero: int, monster: Monster) -> int:
    via = "missile" if weapon(s.heroes[hero]).missile else "melee"
    ahead = trait(s, hero, ATTACK) + power(s, hero, via) + bonus(s, hero, monster.uid, via)
    ahead -= trait(s, monster.uid, DEFENCE) + armour(s, monster.uid) + aid(s, monster.uid)
    return round(100 * odds(ahead, die_of(s, hero), die_of(s, monster.uid)).hit)
