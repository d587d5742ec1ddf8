"""Abilities that take or heal: Long Reach, Withdraw, Light Fingers, Mend, Tame (DD-207, 212, 222, 225, 227)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Field, Form, Items, Rows
from souterrain.core.rejection import Rejected
from souterrain.games.drop.content.cubes import ALL_TREASURES, CUBES, DAMAGE, MASK_OF, WORD_OF, bodies, mask
from souterrain.games.drop.frames import Redrop
from souterrain.games.drop.geometry import Footprint, near
from souterrain.games.drop.rules.abilities.base import lying, take, then
from souterrain.games.drop.rules.aims import named, words
from souterrain.games.drop.rules.harm import SHIELDING, bears, heal
from souterrain.games.drop.rules.looting import spend_shields, typed
from souterrain.games.drop.state import State

LONG_REACH: Final = 20_000
"""The distance from the looted room, in µm (DD-207)."""
WITHDRAW, MEND = 3, 2
TAMABLE: Final = MASK_OF["goblin"] | MASK_OF["troll"]


def within_reach(state: State, hull: Footprint) -> tuple[int, ...]:
    """Return the treasures near the room that was looted."""
    return tuple([cube for cube in bodies(lying(state, ALL_TREASURES)) if near(state.spots[cube], hull, LONG_REACH)])


def reaching(state: State, hull: Footprint) -> tuple[Form, ...]:
    return (Form(Rows(words(mask(within_reach(state, hull))))),)


def withdrawing(state: State, card: Field) -> tuple[Form, ...]:
    """Offer to heal, or with nothing to heal a Potion of the dungeon (DD-212)."""
    if state.hero.covered:
        return (Form(card),)
    rows = words(lying(state, MASK_OF["potion"]))
    return (Form(card, Rows(rows)),) if rows else ()


def withdraw(state: State, items: Items, chance: Chance, log: Log) -> None:
    cubes = named(items)
    if cubes:
        take(state, cubes[0], log)
    else:
        mend_by(state, WITHDRAW, log)


def mend_by(state: State, number: int, log: Log) -> None:
    healed = heal(state.own(state.seat), number)
    log("healed", seat=state.seat, healed=healed)


def gold_or_key(state: State, card: Field) -> tuple[Form, ...]:
    rows = words(lying(state, MASK_OF["gold"] | MASK_OF["key"]))
    return (Form(card, Rows(rows)),) if rows else ()


def take_named(state: State, items: Items, chance: Chance, log: Log) -> None:
    take(state, named(items)[0], log)


def mend(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Heal now; lowering this turn's damage is the effect that stays in force (DD-225)."""
    mend_by(state, MEND, log)


def taming(state: State, card: Field) -> tuple[Form, ...]:
    """Offer a Goblin or a Troll that the hero can bear, with or without a Shield (DD-227)."""
    rows: list[Items] = []
    shield = bool(state.held(state.seat, "shield"))
    for cube in bodies(lying(state, TAMABLE)):
        alone = ((WORD_OF[cube], 1),)
        rows += [alone, (*alone, (f"shield:{CUBES[cube].type}", 1))] if shield else [alone]
    borne = [row for row in rows if bears(state.hero, tamed(row))]
    return (Form(card, Rows(tuple(borne))),) if borne else ()


def untamed(state: State, items: Items) -> Rejected | None:
    """Refuse a Goblin or a Troll: no Shield is there, or the last life point would be covered."""
    cubes = named(items)
    if len(cubes) != 1 or not 1 << cubes[0] & TAMABLE:
        return None
    if any(word in SHIELDING for word, _ in items) and not state.held(state.seat, "shield"):
        return Rejected("no-shield", "DD-45")
    harm = tamed(items)
    if bears(state.hero, harm):
        return None
    left = state.hero.life - 1 - state.hero.covered
    return Rejected("too-deadly", "DD-227", monsters=typed(1 << cubes[0]), harm=harm, left=left)


def tamed(items: Items) -> int:
    """Return the damage that a tamed monster still does: 1 less, with a Shield nothing."""
    harm = DAMAGE[CUBES[named(items)[0]].type] - 1
    return 0 if any(word in SHIELDING for word, _ in items) else harm


def tame(state: State, items: Items, chance: Chance, log: Log) -> None:
    cube = named(items)[0]
    if any(word in SHIELDING for word, _ in items):
        then(state, Redrop(cubes=spend_shields(state, 1)))
    state.own(state.seat).covered += tamed(items)
    take(state, cube, log)
