"""Abilities that take or heal: Long Reach, Withdraw, Light Fingers, Mend, Tame (DD-207, 212, 222, 225, 227)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Field, Form, Items, Rows
from souterrain.core.rejection import Rejected
from souterrain.games.drop.content.cubes import ALL_TREASURES, CUBES, DAMAGE, MASK_OF, WORD_OF, bodies, mask
from souterrain.games.drop.geometry import near
from souterrain.games.drop.rules.abilities.base import lying, take, then
from souterrain.games.drop.rules.aims import named, words
from souterrain.games.drop.rules.harm import SHIELDING, bears, heal
from souterrain.games.drop.rules.looting import spend_shields, typed
from souterrain.games.drop.state import Interlude, State

LONG_REACH: Final = 20_000
"""How far from the looted room, in µm (DD-207)."""
WITHDRAW, MEND = 3, 2
TAMABLE: Final = MASK_OF["goblin"] | MASK_OF["troll"]


def within_reach(s: State, frame: Interlude) -> tuple[int, ...]:
    """Treasures near the room that was looted."""
    near_by = [cube for cube in bodies(lying(s, ALL_TREASURES)) if near(s.spots[cube], frame.hull, LONG_REACH)]
    return tuple(near_by)


def reaching(s: State, frame: Interlude) -> tuple[Form, ...]:
    return (Form(Rows(words(mask(within_reach(s, frame))))),)


def reach(s: State, frame: Interlude, chance: Chance, log: Log | None) -> None:
    take(s, named(frame.answer)[0], log)


def withdrawing(s: State, card: Field) -> tuple[Form, ...]:
    """DD-212: heal, or with nothing to heal a Potion of the dungeon."""
    if s.hero.covered:
        return (Form(card),)
    rows = words(lying(s, MASK_OF["potion"]))
    return (Form(card, Rows(rows)),) if rows else ()


def withdraw(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    cubes = named(items)
    if cubes:
        take(s, cubes[0], log)
    else:
        mend_by(s, WITHDRAW, log)


def mend_by(s: State, number: int, log: Log | None) -> None:
    healed = heal(s.own(s.seat), number)
    if log is not None:
        log("healed", seat=s.seat, healed=healed)


def gold_or_key(s: State, card: Field) -> tuple[Form, ...]:
    rows = words(lying(s, MASK_OF["gold"] | MASK_OF["key"]))
    return (Form(card, Rows(rows)),) if rows else ()


def take_named(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    take(s, named(items)[0], log)


def mend(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    """DD-225: heals now; lowering this turn's damage is the effect that stays in force."""
    mend_by(s, MEND, log)


def taming(s: State, card: Field) -> tuple[Form, ...]:
    """DD-227: a Goblin or a Troll that the hero can bear, with or without a Shield."""
    rows: list[Items] = []
    shield = bool(s.held(s.seat, "shield"))
    for cube in bodies(lying(s, TAMABLE)):
        alone = ((WORD_OF[cube], 1),)
        rows += [alone, (*alone, (f"shield:{CUBES[cube].type}", 1))] if shield else [alone]
    borne = [row for row in rows if bears(s.hero, tamed(row))]
    return (Form(card, Rows(tuple(borne))),) if borne else ()


def untamed(s: State, items: Items) -> Rejected | None:
    """Why a Goblin or a Troll is refused: no Shield is there, or the last life point would be covered."""
    cubes = named(items)
    if len(cubes) != 1 or not 1 << cubes[0] & TAMABLE:
        return None
    if any(word in SHIELDING for word, _ in items) and not s.held(s.seat, "shield"):
        return Rejected("no-shield", "DD-45")
    harm = tamed(items)
    if bears(s.hero, harm):
        return None
    left = s.hero.life - 1 - s.hero.covered
    return Rejected("too-deadly", "DD-227", monsters=typed(1 << cubes[0]), harm=harm, left=left)


def tamed(items: Items) -> int:
    """What a tamed monster still does: 1 less, with a Shield nothing."""
    harm = DAMAGE[CUBES[named(items)[0]].type] - 1
    return 0 if any(word in SHIELDING for word, _ in items) else harm


def tame(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    cube = named(items)[0]
    if any(word in SHIELDING for word, _ in items):
        then(s, "redrop", spend_shields(s, 1))
    s.own(s.seat).covered += tamed(items)
    take(s, cube, log)
