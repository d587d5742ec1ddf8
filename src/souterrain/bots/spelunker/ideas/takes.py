"""Abilities that take, heal or hold for this turn's Loot: everything about them is known beforehand."""

from __future__ import annotations

from collections.abc import Iterator

from souterrain.bots.spelunker.mind import SURE, Idea, Mind, said
from souterrain.core.forms import Items
from souterrain.games.drop.bot import NEVER, Find, standing
from souterrain.games.drop.content.cubes import (
    ALL_TREASURES,
    COLLECTABLE,
    CUBES,
    DAMAGE,
    KIND_OF,
    MASK_OF,
    WORD_OF,
    bodies,
)
from souterrain.games.drop.rules.abilities.takes import within_reach
from souterrain.games.drop.state import AWAY, State

LOOKED_AT = 6
"""So many of the best rooms are weighed against each target."""


def in_force(mind: Mind, words: Items) -> Iterator[Idea]:
    """Boggart, Eagle-folk, High Elf, Half-Orc, Burrower, Shadeling, Cleric: the rooms as they are with it."""
    after = mind.game.apply(mind.s, mind.seat, said(words), mind.trial)
    found = mind.finds_of(after, mind.taste_of(after))
    if found:
        worth = max([find.value + reached(mind, after, find) for find in found[:LOOKED_AT]])
        yield Idea(standing(after, mind.seat, mind.likes) + worth, said(words), SURE)


def reached(mind: Mind, s: State, find: Find) -> float:
    """What Long Reach takes from near the room besides, if it is in force (DD-207)."""
    if s.effect != "high-elf":
        return 0.0
    room = find.offer.room
    there = within_reach(mind.s, mind.s.layout().hull_of(room))
    return max([mind.likes.taken(1 << cube) for cube in there if not room.inside >> cube & 1], default=0.0)


def withdraw(mind: Mind, words: Items) -> Iterator[Idea]:
    if mind.s.hero.covered:
        yield from in_force(mind, words)
    else:
        yield from _taking(mind, words, MASK_OF["potion"])


def take(mind: Mind, words: Items) -> Iterator[Idea]:
    yield from _taking(mind, words, MASK_OF["gold"] | MASK_OF["key"])


def _taking(mind: Mind, words: Items, among: int) -> Iterator[Idea]:
    """A cube that the room to be looted does not hold."""
    for value, inside in _lootable(mind):
        for cube in _one_of_each(mind.s.lying() & among & ~inside):
            more = mind.likes.taken(inside | 1 << cube) - mind.likes.taken(inside)
            yield Idea(mind.base - mind.best + value + more, said(words, (WORD_OF[cube], 1)), SURE)


def _lootable(mind: Mind) -> list[tuple[float, int]]:
    """What the best rooms are worth, and what they hold; nothing, if there is no room."""
    found = [(find.value, find.offer.room.inside & COLLECTABLE & ~find.left) for find in mind.finds[:LOOKED_AT]]
    return found or [(0.0, 0)]


def _one_of_each(bits: int) -> list[int]:
    """Of cubes that are alike the first."""
    first: dict[int, int] = {}
    for cube in bodies(bits):
        first.setdefault(KIND_OF[cube], cube)
    return list(first.values())


def tame(mind: Mind, words: Items) -> Iterator[Idea]:
    """A monster does one damage less (DD-227), in the room to be looted or elsewhere."""
    among = mind.s.lying() & (MASK_OF["goblin"] | MASK_OF["troll"])
    rooms = [room.inside & COLLECTABLE for _, room in mind.open_rooms[: 4 * LOOKED_AT]]
    for inside in rooms or [0]:
        for cube in _one_of_each(among & inside) + _one_of_each(among & ~inside):
            harm = DAMAGE[CUBES[cube].type] - 1
            rest = mind.likes.taken(inside & ~(1 << cube))
            tamed = mind.likes.taken(1 << cube) + mind.likes.cost(harm + 1) - mind.likes.cost(harm)
            if harm <= mind.likes.life and rest > NEVER:
                yield Idea(mind.base - mind.best + rest + tamed, said(words, (WORD_OF[cube], 1)), SURE)


def transmute(mind: Mind, words: Items) -> Iterator[Idea]:
    """Something that is worth little for something that is worth more (DD-230)."""
    s, likes = mind.s, mind.likes
    for value, inside in _lootable(mind):
        for mine in _one_of_each(ALL_TREASURES & sum(1 << cube for cube in s.cubes(mind.seat))):
            for other in _one_of_each(s.lying() & ALL_TREASURES & ~MASK_OF["relic"] & ~inside):
                action = said(words, (WORD_OF[mine], 1), (WORD_OF[other], 1))
                after = mind.s.copy()
                after.put(other, mind.seat)
                after.put(mine, AWAY)
                worth = standing(after, mind.seat, likes) + value
                if worth > mind.base and mind.allows(action):
                    yield Idea(worth, action, SURE)
