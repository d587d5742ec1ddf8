"""Verbs of heroes for the items that they carry, and the refusals (DJ-067, DJ-068)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from souterrain.core.forms import Form, Items, Later, Rows, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import DEAD
from souterrain.games.donjon.content.heroes import ITEMS, POWER
from souterrain.games.donjon.rules.items.common import able, beside, can_pay
from souterrain.games.donjon.rules.items.doses import apply, drink, has_edge, overcome, smear
from souterrain.games.donjon.rules.items.giving import ROPE, bodies, give, give_verb, goods, pull, strip
from souterrain.games.donjon.rules.items.lights import can_relight, douse, kindle
from souterrain.games.donjon.rules.items.locks import KEY, faced_locks, unlock
from souterrain.games.donjon.rules.items.wearing import doff, equip, other_missile
from souterrain.games.donjon.rules.mechanics.wearing import SLOTS, may_wear
from souterrain.games.donjon.rules.questions import changing
from souterrain.games.donjon.rules.questions.light import DOUSED, LANTERN
from souterrain.games.donjon.rules.questions.movement import points_left
from souterrain.games.donjon.rules.questions.naming import figure_items, read_door, read_furniture, rows
from souterrain.games.donjon.state import State

# Verbs


def free_verbs(state: State, hero: int) -> list[Verb]:
    """Return the verbs that cost nothing and are also allowed in the turns of others (A-88)."""
    return list(_free_verbs(state, hero)) if able(state, hero) else []


def _free_verbs(state: State, hero: int) -> Iterator[Verb]:
    """Yield the free verbs, the quickest to find first: often only the first one is asked for."""
    figure = state.heroes[hero]
    worn = (figure.weapon, figure.shield, figure.armour, figure.lit)
    doused = bool(figure.marks) and figure.has(DOUSED)
    fixed = changing.price(state, hero) == changing.TOO_DEAR
    yield from _own_verbs(figure.cls, figure.pack, worn, other_missile(figure), bool(state.combat), doused, fixed)
    doses = _doses(figure.pack)
    near = beside(state, hero, state.inside) if doses else []
    if near:
        choices = [((name, 1), *figure_items(state, other)) for name in doses for other in near]
        yield rows("apply", *choices)
    if figure.destiny and figure.has("poisoned"):
        yield Verb("overcome", Form())


@lru_cache(maxsize=1 << 12)
def _doses(pack: tuple[tuple[str, int], ...]) -> tuple[str, ...]:
    """Return the potions that can be given to a neighbour."""
    return tuple([name for name, _ in pack if ITEMS[name].kind == "potion" and ITEMS[name].reach])


@lru_cache(maxsize=1 << 12)
def _own_verbs(
    cls: str,
    pack: tuple[tuple[str, int], ...],
    worn: tuple[str, ...],
    missile: str,
    combat: bool,
    doused: bool,
    fixed: bool,
) -> tuple[Verb, ...]:
    """Return the verbs that depend only on the hero's own items; with `fixed` weapon and shield stay as they are."""
    names = [name for name, _ in pack]
    stays = [name for name in names if fixed and ITEMS[name].kind in changing.HELD]
    kinds = {name: ITEMS[name].kind for name in names}
    choices = {
        "equip": [
            name
            for name in names
            if (may_wear(cls, name) and name not in worn and name not in stays) or name == missile
        ],
        "doff": [name for name in worn[:3] if name and name not in stays],
        "drink": [name for name in names if kinds[name] == "potion" and (combat or ITEMS[name].phase != "pc")],
        "smear": [name for name in names if kinds[name] == "smear"] if has_edge(worn[0], names) else [],
        "kindle": [
            name for name in names if kinds[name] == "light" and name != worn[3] and not (doused and name == LANTERN)
        ],
        "douse": [worn[3]] if worn[3] else [],
    }
    return tuple([rows(verb, *[((name, 1),) for name in found]) for verb, found in choices.items() if found])


def verbs(state: State, hero: int) -> list[Verb]:
    if not able(state, hero):
        return []
    found = list(_free_verbs(state, hero))
    if can_relight(state, hero):
        again = [verb.forms for verb in found if verb.word == "kindle"]
        found = [verb for verb in found if verb.word != "kindle"]
        found.append(Verb("kindle", *(again[0] if again else ()), Form(Rows((((LANTERN, 1),),)))))
    if state.heroes[hero].count(KEY) and (locked := faced_locks(state, hero)):
        found.append(rows("unlock", *locked))
    if not can_pay(state, hero):
        return found
    near = beside(state, hero, state.up)
    if near and (state.heroes[hero].pack or state.heroes[hero].gold):
        found.append(Later("give", give_verb, state, hero, near))
    if not state.combat:
        if state.heroes[hero].count(ROPE) and (trapped := [other for other in near if state.heroes[other].has("pit")]):
            found.append(rows("pull", *[figure_items(state, other) for other in trapped]))
        left = [row for body in bodies(state, hero) for row in goods(state, body)]
        if left:
            found.append(rows("strip", *left))
    return found


DEEDS: Final = {
    "equip": equip,
    "doff": doff,
    "drink": drink,
    "apply": apply,
    "overcome": overcome,
    "smear": smear,
    "kindle": kindle,
    "douse": douse,
    "unlock": unlock,
    "give": give,
    "pull": pull,
    "strip": strip,
}
FREE: Final = ("equip", "doff", "drink", "apply", "smear", "kindle", "douse")
RULES: Final = {
    "equip": "DJ-067",
    "doff": "DJ-067",
    "drink": "DJ-068",
    "apply": "DJ-068",
    "smear": "DJ-034",
    "kindle": "DJ-106",
    "douse": "DJ-106",
    "unlock": "E27",
    "give": "A-24",
    "pull": "E05",
    "strip": "A-71",
}


# Refusals


def why(state: State, hero: int, verb: str, items: Items) -> Rejected | None:
    if not able(state, hero):
        return Rejected("not-able", "A-88")
    if verb == "overcome":
        poisoned = state.heroes[hero].has("poisoned")
        return Rejected("no-destiny" if poisoned else "not-poisoned", "DJ-131")
    if verb in FREE:
        return _why_free(state, hero, verb, items)
    if verb == "unlock":
        return _why_unlock(state, hero, items)
    unpaid = _why_pay(state, hero, verb)
    return _why_others(state, hero, verb, items) if unpaid is None else unpaid


def _why_free(state: State, hero: int, verb: str, items: Items) -> Rejected | None:
    figure = state.heroes[hero]
    name = items[0][0] if items else ""
    if name not in ITEMS or not figure.count(name):
        return Rejected("not-carried", RULES[verb])
    item = ITEMS[name]
    if verb == "equip" and item.kind in SLOTS and item.power > POWER[figure.cls]:
        return Rejected("too-powerful", "DJ-035", item=name, cls=figure.cls)
    if verb in DRESSING and item.kind in changing.HELD and changing.price(state, hero) == changing.TOO_DEAR:
        return Rejected("change-too-dear", "A-98")
    if verb == "drink" and item.phase == "pc" and not state.combat:
        return Rejected("only-in-combat", "T11", item=name)
    if verb == "apply" and item.kind == "potion":
        return Rejected("not-adjacent", "T06") if item.reach else Rejected("for-oneself", "DJ-068", item=name)
    if verb == "smear" and item.kind == "smear":
        return Rejected("no-weapon", "A-74")
    if verb == "kindle" and name == LANTERN and figure.has(DOUSED) and figure.lit != name:
        return Rejected("lantern-out", "E13")
    return Rejected("wrong-item", RULES[verb], item=name)


def _why_unlock(state: State, hero: int, items: Items) -> Rejected:
    if not state.heroes[hero].count(KEY):
        return Rejected("not-carried", "E27")
    number, _ = read_door(items)
    place, _ = read_furniture(state, items)
    door_locked = 0 < number <= len(state.doors) and state.doors[number - 1].locked
    piece_locked = not number and place >= 0 and state.furniture[place].locked
    return Rejected("not-facing", "A-23") if door_locked or piece_locked else Rejected("not-locked", "E27")


def _why_pay(state: State, hero: int, verb: str) -> Rejected | None:
    if verb != "give" and state.combat:
        return Rejected("not-in-combat", "A-24")
    if state.heroes[hero].ran:
        return Rejected("runner", "DJ-056")
    return Rejected("no-points", "DJ-066") if points_left(state, hero) < 1 else None


def _why_others(state: State, hero: int, verb: str, items: Items) -> Rejected:
    """Return the reason against giving, pulling, or taking from the dead."""
    figures = [int(word[5:]) - 1 for word, _ in items if word.startswith("hero:")]
    other = figures[0] if figures and figures[0] < len(state.heroes) else hero
    if verb == "strip":
        if state.heroes[other].out != DEAD:
            return Rejected("not-dead", "A-71")
        return Rejected("not-adjacent" if other not in bodies(state, hero) else "not-carried", "A-71")
    if other not in beside(state, hero, state.up):
        return Rejected("not-adjacent", RULES[verb])
    if verb == "pull" and state.heroes[hero].count(ROPE):
        return Rejected("not-in-pit", "E05")
    return Rejected("not-carried", RULES[verb])


# In town

DRESSING: Final = ("equip", "doff")
"""Verbs that are also allowed in town (DJ-067)."""


def town_verbs(state: State, hero: int) -> list[Verb]:
    return [verb for verb in free_verbs(state, hero) if verb.word in DRESSING]


def aside_verbs(state: State, hero: int) -> Iterable[Verb]:
    return _free_verbs(state, hero) if state.options.equip_anytime != "own_turn" and able(state, hero) else ()


def has_aside(state: State, hero: int) -> bool:
    """Return True if there are such verbs for a hero who can act: what is worn can be taken off, where that has no
    price."""
    figure, anytime = state.heroes[hero], state.options.equip_anytime
    if anytime == "on" and not figure.ran and (figure.weapon or figure.armour or figure.shield):
        return True
    return next(iter(aside_verbs(state, hero)), None) is not None
