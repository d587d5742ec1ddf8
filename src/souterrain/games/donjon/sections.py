"""Sections of a view for clients that know no rules: everybody's sheet, and the monsters on the board.

What changes together is one section: a sheet seldom, vitals often, each monster for itself.
"""

from __future__ import annotations

from typing import Any, Final

from souterrain.games.donjon.board import plan_of
from souterrain.games.donjon.content.creatures import ATTACK, CAPTIVE, DEFENCE, TRAITS
from souterrain.games.donjon.figures import DEAD, INSIDE, NOWHERE, UNMADE, Hero, Monster
from souterrain.games.donjon.odds import odds
from souterrain.games.donjon.plan import at
from souterrain.games.donjon.rules import piles
from souterrain.games.donjon.rules.sheet import aid, armour, bonus, die_of, power, trait, weapon
from souterrain.games.donjon.state import STEPS, TOWN, State

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


def now(s: State) -> dict[str, Any]:
    """Where the game is, in a few values."""
    if s.step == TOWN:
        return {"step": STEPS[s.step]}
    return {
        "step": STEPS[s.step],
        "combat": s.combat,
        "round": s.round,
        "deck_size": len(s.deck),
        "distance": piles.above(s),
        "hand_size": sum(s.hand),
    }


def party(s: State) -> dict[str, Any]:
    """Who plays whom, and of everybody who has a hero the sheet and the vitals."""
    found: dict[str, Any] = {
        "roster": {
            "kind": "roster",
            "traits": list(TRAITS),
            "seats": [s.seat_of(number) for number in range(len(s.heroes))],
            "master": s.table.master,
        }
    }
    for number, hero in enumerate(s.heroes):
        if hero.out != UNMADE:
            found[f"sheet-{number + 1}"] = _sheet(s, number)
            found[f"vitals-{number + 1}"] = _vitals(s, number)
    return found


def _sheet(s: State, number: int) -> dict[str, Any]:
    """Characteristics as they count now, what is known and what is carried."""
    hero = s.heroes[number]
    worn = [name for name in (getattr(hero, slot) for slot in WORN) if name]
    return {
        "kind": "sheet",
        "hero": number + 1,
        "race": hero.race,
        "cls": hero.cls,
        "line": [trait(s, number, index) for index in range(len(TRAITS))],
        "skills": list(hero.skills),
        "worn": worn,
        "pack": [[name, left] for name, count in hero.pack if (left := count - worn.count(name)) > 0],
    }


def _vitals(s: State, number: int) -> dict[str, Any]:
    hero = s.heroes[number]
    return {
        "kind": "vitals",
        "hero": number + 1,
        "life": [hero.life, hero.max_life],
        "fatigue": [hero.fatigue, hero.max_fatigue],
        "destiny": hero.destiny,
        "gold": hero.gold,
        "xp": hero.xp + hero.earned,
        "used": [name for name, _ in hero.tilted],
        "marks": [*dict.fromkeys(name for name, _, _, _ in hero.marks if name in MARKS)],
        "place": _place(s, hero),
    }


def _place(s: State, hero: Hero) -> str:
    """Where it matters: dead, outside, lying on the ground, or on the way out of town."""
    if hero.out == INSIDE:
        return "down" if hero.down else "ready" if s.step == TOWN and hero.ready else ""
    return "dead" if hero.out == DEAD else "outside"


def foes(s: State) -> dict[str, Any]:
    """Who is there and where, and in a fight how likely each hero hits them with what is in hand, in percent."""
    if not s.monsters:
        return {}
    zones = plan_of(s).zone_at
    return {"foes": {"kind": "foes"}, **{f"foe-{monster.uid}": _foe(s, monster, zones) for monster in s.monsters}}


def _foe(s: State, monster: Monster, zones: dict[int, int]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "kind": "foe",
        "word": monster.kind,
        "number": monster.number,
        "life": [monster.life, monster.max_life],
    }
    if monster.kind == CAPTIVE:
        found["side"] = "ally"
    if monster.square != NOWHERE:
        found |= {"at": at(monster.square), "zone": zones[monster.square] + 1}
    if s.combat and monster.kind != CAPTIVE:
        found["odds"] = [[hero + 1, _odds(s, hero, monster)] for hero in s.up]
    return found


def _odds(s: State, hero: int, monster: Monster) -> int:
    via = "missile" if weapon(s.heroes[hero]).missile else "melee"
    ahead = trait(s, hero, ATTACK) + power(s, hero, via) + bonus(s, hero, monster.uid, via)
    ahead -= trait(s, monster.uid, DEFENCE) + armour(s, monster.uid) + aid(s, monster.uid)
    return round(100 * odds(ahead, die_of(s, hero), die_of(s, monster.uid)).hit)
