"""Sections of the town: counters with goods and prices, and the reasons why a hero cannot have some of them.

Goods that are the same for every hero are in one section; those that depend on the viewing hero are in others.
"""

from __future__ import annotations

from typing import Any, Final

from souterrain.core.forms import Rows
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import UNMADE
from souterrain.games.donjon.content.creatures import TRAITS
from souterrain.games.donjon.content.heroes import CLASSES, ITEMS, RACES, SKILLS_OF
from souterrain.games.donjon.content.ready_made import READY_MADE, ReadyMade
from souterrain.games.donjon.rules.engine import town_verbs
from souterrain.games.donjon.rules.mechanics.wearing import SLOTS, may_wear
from souterrain.games.donjon.rules.town import progress, shop
from souterrain.games.donjon.rules.why_not import in_town
from souterrain.games.donjon.state import State

ARMS: Final = ("weapon", "armour", "shield")
GOLD, XP = "gold", "xp"
UNFIT: Final = Rejected("too-powerful", "DJ-035")
"""Refusal of an item that the class may buy for others but not use."""


def town_sections(state: State, eyes: int | None) -> dict[str, Any]:
    hero = -1 if eyes is None else state.hero_of(eyes)
    if hero >= 0 and state.heroes[hero].out == UNMADE:
        return {"ready-made": _ready_made(state), "shop": _shop(_creation())}
    found = {"shop": _shop(_wares()), "shop-rare": _counter("rare", "buy", GOLD, _rare(state))}
    if hero < 0:
        return found
    lessons = _lessons(state, hero)
    found["shop-school"] = _counter("school", "learn", XP, lessons)
    found["shop-refused"] = {"kind": "refusals", "refused": _refusals(state, hero, [word for word, _ in lessons])}
    return found


def _shop(counters: list[dict[str, Any]]) -> dict[str, Any]:
    return {"kind": "shop", "counters": counters}


def _counter(name: str, verb: str, coin: str, goods: list[list[Any]]) -> dict[str, Any]:
    """Return a counter; each of its `goods` is a word, its price, and the size of the bundle if it is not 1."""
    return {"kind": "counter", "name": name, "verb": verb, "coin": coin, "goods": goods}


def _creation() -> list[dict[str, Any]]:
    """Return races, classes and skills, for a seat without a hero."""
    return [
        _counter("race", "create", "", [[race] for race in RACES]),
        _counter("class", "create", "", [[cls] for cls in CLASSES]),
        *[_counter(cls, "create", "", [[skill] for skill in skills]) for cls, skills in SKILLS_OF.items()],
    ]


def _ready_made(state: State) -> dict[str, Any]:
    """Return the ready-made heroes, and the seats that lead some of them."""
    led = [[hero.name, state.seat_of(number)] for number, hero in enumerate(state.heroes) if hero.name]
    return {"kind": "ready-made", "heroes": READY, "led": led}


def _told(hero: ReadyMade) -> dict[str, Any]:
    line = [one + other for one, other in zip(RACES[hero.race], CLASSES[hero.cls], strict=True)]
    items = [[name, number] for name, number in hero.outfit]
    return {"word": hero.id, "race": hero.race, "cls": hero.cls, "line": line, "skills": [*hero.skills], "items": items}


READY: Final = [_told(hero) for hero in READY_MADE.values()]


def _wares() -> list[dict[str, Any]]:
    kinds = {kind: [name for name in shop.WARES if ITEMS[name].kind == kind] for kind in ARMS}
    kinds["other"] = [name for name in shop.WARES if ITEMS[name].kind not in ARMS]
    return [_counter(kind, "buy", GOLD, [_ware(name) for name in names]) for kind, names in kinds.items()]


def _ware(name: str) -> list[Any]:
    item = ITEMS[name]
    return [name, item.price, item.bundle] if item.bundle > 1 else [name, item.price]


def _rare(state: State) -> list[list[Any]]:
    return [[name, shop.price_of(name)] for name in shop.rare(state)]


def _lessons(state: State, hero: int) -> list[list[Any]]:
    figure = state.heroes[hero]
    skills = [skill for skill in SKILLS_OF[figure.cls] if skill not in figure.skills]
    words = [*TRAITS, *skills, *progress.TOTALS, progress.TREASURE]
    return [[word, progress.cost_of(word)] for word in words]


# Refusals


def _refusals(state: State, hero: int, lessons: list[str]) -> list[dict[str, Any]]:
    """Return the reasons, each with its verb and words; a reason without words holds for all words of the verb.

    Items that the hero may buy but not use are included, with the verb `equip`.
    """
    if state.heroes[hero].ready:
        return [{"verb": "buy", "code": "departed-already", "rule": "DJ-029"}]
    goods = [*shop.WARES, *shop.rare(state)]
    offered = _offered(state, hero)
    wanted = [("buy", word) for word in goods] + [("learn", word) for word in lessons]
    why = [
        (verb, word, in_town(state, hero, verb, ((word, 1),))) for verb, word in wanted if (verb, word) not in offered
    ]
    why += [("equip", word, UNFIT) for word in goods if _is_arm(word) and not may_wear(state.heroes[hero].cls, word)]
    found: dict[tuple[str, str, str], list[str]] = {}
    for verb, word, refused in why:
        if refused is not None:
            found.setdefault((verb, refused.reason, refused.rule), []).append(word)
    return [{"verb": verb, "code": code, "rule": rule, "words": words} for (verb, code, rule), words in found.items()]


def _offered(state: State, hero: int) -> set[tuple[str, str]]:
    """Return the legal purchases and lessons, as pairs of verb and word."""
    forms = [(verb.word, form) for verb in town_verbs(state, hero) for form in verb.forms]
    rows = [(verb, field.rows) for verb, form in forms for field in form.fields if isinstance(field, Rows)]
    return {(verb, word) for verb, each in rows for row in each for word, _ in row}


def _is_arm(word: str) -> bool:
    return word in ITEMS and ITEMS[word].kind in SLOTS
