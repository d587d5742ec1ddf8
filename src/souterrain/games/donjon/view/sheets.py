"""The sheet of a hero: characteristics and what changes them now, what is added to the die in a fight, skills,
belongings, and what each piece of equipment in the pack would change."""

from __future__ import annotations

from typing import Any, Final

from souterrain.games.donjon.board.figures import Hero
from souterrain.games.donjon.content.creatures import STRENGTH, TRAITS
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.facts import TableOptions
from souterrain.games.donjon.rules.mechanics.wearing import SLOTS, free_hands, hands_of, may_wear
from souterrain.games.donjon.rules.questions.sheet import hallowed, missile_of, trait, weapon, worn
from souterrain.games.donjon.state import State
from souterrain.games.donjon.view.summands import HEARTS, LUCK, Part

WORN: Final = ("weapon", "armour", "shield", "lit")
GROWN, DRAINED = "grown", "drained"
"""Names of summands that are messages `text-part-*`: points bought with experience, strength lost to wraiths."""
UNFIT: Final = ("too-powerful", "DJ-035")


_KEPT: Final[dict[int, tuple[Hero, TableOptions, dict[str, Any]]]] = {}
"""The latest sheets, by the identity of the hero: most acts change one hero or none."""
KEPT: Final = 200


def sheet(state: State, number: int) -> dict[str, Any]:
    """Return the sheet of a hero, which callers must not modify."""
    hero = state.heroes[number]
    kept = _KEPT.get(id(hero))
    if kept is not None and kept[0] is hero and kept[1] is state.options and kept[2]["hero"] == number + 1:
        return kept[2]
    if len(_KEPT) >= KEPT:
        _KEPT.clear()
    found = _sheet(state, number)
    _KEPT[id(hero)] = (hero, state.options, found)
    return found


def _sheet(state: State, number: int) -> dict[str, Any]:
    hero = state.heroes[number]
    used = [name for name in (getattr(hero, slot) for slot in WORN) if name]
    return {
        "kind": "sheet",
        "hero": number + 1,
        "race": hero.race,
        "cls": hero.cls,
        "line": [trait(state, number, index) for index in range(len(TRAITS))],
        "changes": _changes(hero),
        "attack": _pairs(_attack(hero)),
        "defence": _pairs(_defence(state, hero)),
        "skills": list(hero.skills),
        "worn": used,
        "pack": [[name, left] for name, count in hero.pack if (left := count - used.count(name)) > 0],
        "fits": _fits(state, number),
    }


# Characteristics


def _changes(hero: Hero) -> list[list[Any]]:
    """Return what is added to race and class: the characteristic, the name of the summand, and its number."""
    found = [(index, GROWN, number) for index, number in enumerate(hero.grown) if number]
    charms = [(name, *ITEMS[name].raises) for name, _ in hero.pack if ITEMS[name].raises[0]]
    found += [(TRAITS.index(raised), name, number) for name, raised, number in charms]
    if hero.drained:
        found.append((STRENGTH, DRAINED, -hero.drained))
    if hero.has("mighty"):
        found.append((STRENGTH, "mighty", 2 * hero.sum("mighty")))
    if hero.has("weakened"):
        found += [(index, "weakened", -hero.sum("weakened")) for index in range(len(TRAITS))]
    return [[TRAITS[index], name, number] for index, name, number in found]


def _attack(hero: Hero) -> list[Part]:
    """Return what the hero adds to attack and die with the weapon in hand."""
    held, name = weapon(hero), hero.weapon or "power"
    missile = missile_of(hero)
    magic = (missile, ITEMS[missile].bonus) if missile and not held.bonus else (name, held.bonus)
    marks = [(mark, sign * hero.sum(mark)) for mark, sign in (*HEARTS, ("mighty", 1))]
    return [(name, held.power), magic, ("hallowed", hallowed(hero)), *marks]


def _defence(state: State, hero: Hero) -> list[Part]:
    """Return what the hero adds to defence and die."""
    body = ITEMS[hero.armour].power if hero.armour else 0
    pieces = [(name, ITEMS[name].bonus) for name in (hero.armour, hero.shield) if name]
    marks = [(mark, sign * hero.sum(mark)) for mark, sign in (*LUCK, ("favour", 1), ("shielded", 1))]
    return [(hero.armour, body), (hero.shield, worn(state, hero) - body), *pieces, *marks]


def _pairs(parts: list[Part]) -> list[list[Any]]:
    """Return the parts that count, those of one name together."""
    found: dict[str, int] = {}
    for name, number in parts:
        found[name] = found.get(name, 0) + number
    return [[name, number] for name, number in found.items() if number]


# Equipment


def _fits(state: State, number: int) -> list[dict[str, Any]]:
    """Return what changes if a piece in the pack is put on, or why it cannot be."""
    hero = state.heroes[number]
    worn = (hero.weapon, hero.shield, hero.armour)
    return [fit(state, number, name) for name, _ in hero.pack if ITEMS[name].kind in SLOTS and name not in worn]


def fit(state: State, number: int, name: str) -> dict[str, Any]:
    """Return what changes if a hero puts on a piece, in the pack or not, or why it cannot be put on."""
    hero = state.heroes[number]
    return _fit(state, hero, name) if may_wear(hero.cls, name) else _unfit(name)


def _unfit(name: str) -> dict[str, Any]:
    code, rule = UNFIT
    return {"word": name, "slot": ITEMS[name].kind, "code": code, "rule": rule}


def _fit(state: State, before: Hero, name: str) -> dict[str, Any]:
    slot = ITEMS[name].kind
    after: Hero = before.copy()
    setattr(after, slot, name)
    free_hands(state, after, slot)
    away = [getattr(before, each) for each in WORN if getattr(before, each) and not getattr(after, each)]
    found: dict[str, Any] = {"word": name, "slot": slot, "instead": getattr(before, slot), "away": away}
    changes = {
        "attack": (_added(_attack(before)), _added(_attack(after))),
        "defence": (_added(_defence(state, before)), _added(_defence(state, after))),
        "hands": (hands_of(before.weapon), hands_of(after.weapon)),
    }
    return found | {what: list(pair) for what, pair in changes.items() if pair[0] != pair[1]}


def _added(parts: list[Part]) -> int:
    return sum([number for _, number in parts])
