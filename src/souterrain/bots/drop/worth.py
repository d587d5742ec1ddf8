"""The worth of cubes, life and rooms to a good player."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Final, NamedTuple

from souterrain.core.actions import Action
from souterrain.games.drop.content.cubes import (
    ALL_MONSTERS,
    COLLECTABLE,
    DAMAGE,
    FIRST_PAWN,
    GEMS,
    MASK_OF,
    MONSTERS,
    TREASURES,
    WORD_OF,
    bodies,
    mask,
)
from souterrain.games.drop.rules.harm import LOWERED, SHIELDING, Guard, bears, spares
from souterrain.games.drop.rules.looting import SPARE, Offer, leavable
from souterrain.games.drop.rules.rounds import ROUNDS
from souterrain.games.drop.rules.worth import CHEST, SMALL_GEMS
from souterrain.games.drop.state import State

COUNTED: Final = (*TREASURES, *MONSTERS, "small")
"""The kinds counted in a room: the types of cubes, and small gems."""
MASKS: Final = tuple([MASK_OF.get(kind, SMALL_GEMS) for kind in COUNTED])
KEY, CHESTS, BLUE, GOBLIN = (COUNTED.index(kind) for kind in ("key", "chest", "blue", "goblin"))

NEVER: Final = -1000.0
"""The worth of an impossible action."""
SAFE: Final = 6
"""The life above which damage costs nothing."""
DEAR: Final = 0.06
"""The cost of life below that; it grows with the square."""
MOST: Final = 0.3
"""The worth of a further cube under a quest that pays for having most: a treasure, a monster twice."""
PAWN: Final = 0.4
"""The cost of another hero's step."""
RELIC: Final = 6.0
"""The worth of a Relic to the lone spelunker."""


class Weights(NamedTuple):
    """The worth of what brings no points by itself, by the number of rounds to come."""

    hope: tuple[float, ...]
    """An unpaired Key or Chest."""
    healing: tuple[float, ...]
    """A Potion."""
    warding: tuple[float, ...]
    """A Shield."""
    light: tuple[float, ...]
    """One treasure less."""
    first: tuple[float, ...]
    """One treasure less under the Scout's Specialty, which pays for being first."""


PLAIN: Final = Weights((0.0, 0.45, 0.9), (0.0, 0.3, 0.6), (0.0, 0.8, 1.6), (0.0, 0.05, 0.1), (0.0, 0.4, 0.4))
FITTED: Final = Weights((0.0, 0.95, 1.4), (0.0, 0.0, 0.0), (0.0, 0.6, 1.4), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0))
"""By the games of `outlook`, which counts the place in the order on its own."""


class Taste(NamedTuple):
    """The worth of cubes to one hero now. What is not counted by the piece follows from the number held."""

    each: tuple[float, ...]
    """By the piece, in the order of COUNTED."""
    held: tuple[int, ...]
    hope: float
    trio: float
    life: int
    """The life that may still be covered."""
    rounds: int
    """The number of rounds after this one."""

    def value(self, there: tuple[int, ...]) -> float:
        """Return the worth of a number of each."""
        key, chest = self.held[KEY], self.held[CHESTS]
        gems = self.held[BLUE : BLUE + 3]
        found = sum([number * worth for number, worth in zip(there, self.each, strict=True) if number])
        if there[KEY] or there[CHESTS]:
            found += self.paired(key + there[KEY], chest + there[CHESTS]) - self.paired(key, chest)
        if self.trio:
            found += self.trio * (min([a + b for a, b in zip(gems, there[BLUE:], strict=False)]) - min(gems))
        return found

    def paired(self, keys: int, chests: int) -> float:
        """Return the worth of Keys and Chests together, and of those left over."""
        return CHEST * min(keys, chests) + self.hope * min(2, abs(keys - chests))

    def taken(self, bits: int) -> float:
        """Return the worth of collecting these cubes with all the harm they do; NEVER if that is too much."""
        there = counted(bits)
        goblins, trolls, dragons = there[GOBLIN : GOBLIN + 3]
        harm = goblins + 2 * trolls
        return NEVER if dragons or harm > self.life else self.value(there) - self.cost(harm)

    def cost(self, harm: int) -> float:
        """Return the cost of losing so much life now."""
        return self.rounds * (_want(self.life - harm) - _want(self.life))


def _want(left: int) -> float:
    return DEAR * max(0, SAFE - left) ** 2


def counted(bits: int) -> tuple[int, ...]:
    """Count each type among these cubes."""
    return tuple([(bits & kind).bit_count() for kind in MASKS])


def taste(state: State, seat: int, rounds: int | None = None, weights: Weights = PLAIN) -> Taste:
    """Return a hero's taste by its quest and the rounds to come; `rounds` overrides their number."""
    hero, held = state.heroes[seat], counted(mask(state.cubes(seat)))
    name = hero.task.name
    to_come = ROUNDS - state.round if rounds is None else rounds
    shelf = name == "alchemists-shelf"
    light = (weights.first if name == "scouts-specialty" else weights.light)[to_come] if state.solo is None else 0.0
    if name == "hoarders-hunt":
        light = -MOST
    hunted = 2 * MOST if name == "heros-help" else 0.0
    toll = name == "troll-toll"
    ledger = 1.0 if name == "locksmiths-ledger" else 0.0
    each = {
        "gold": 1.5 if name == "royal-tithe" else 1.0,
        "key": ledger,
        "chest": ledger,
        **dict(zip(GEMS, map(float, hero.task.gems), strict=True)),
        "relic": RELIC,
        "potion": 3.0 if shelf else weights.healing[to_come],
        "shield": 3.0 if shelf else weights.warding[to_come],
        "goblin": hunted + (1.0 if name == "goblin-bounty" else 0.0),
        "troll": 2.0 + hunted + 2.0 * toll + (2.0 if state.effect == "half-orc" and seat == state.seat else 0.0),
        "dragon": 8.0 + hunted + 3.0 * toll,
        "small": 1.0 if name == "pocket-gems" else 0.0,
    }
    by_piece = tuple([each.get(kind, 0.0) - (light if kind in TREASURES else 0.0) for kind in COUNTED])
    trio = 3.0 if name == "jewellers-trio" else 0.0
    return Taste(by_piece, held, weights.hope[to_come], trio, hero.life - 1 - hero.covered, to_come)


def standing(state: State, seat: int, likes: Taste) -> float:
    """Return the worth of what a hero has: cubes, marks, and the life that is left."""
    held = counted(mask(state.cubes(seat)))
    worth = sum([number * worth for number, worth in zip(held, likes.each, strict=True)])
    worth += likes.paired(held[KEY], held[CHESTS]) + likes.trio * min(held[BLUE : BLUE + 3])
    hero = state.heroes[seat]
    return worth + hero.marks - likes.rounds * _want(hero.life - 1 - hero.covered)


class Find(NamedTuple):
    """A room with the best way to loot it."""

    value: float
    offer: Offer
    left: int
    guard: Guard

    def said(self, verb: str) -> Action:
        shields = zip(SHIELDING, self.guard.shields, strict=True)
        items = [
            *self.offer.row,
            *[(WORD_OF[cube], 1) for cube in bodies(self.left)],
            *[(word, number) for word, number in shields if number],
            *([(SPARE, self.guard.spared)] if self.guard.spared else []),
        ]
        return (verb, *items)


def finds(state: State, likes: Taste, offers: Iterable[Offer]) -> list[Find]:
    """Return the rooms that can be looted, the best first."""
    shields = len(state.held(state.seat, "shield"))
    found = [find for offer in offers if (find := look(state, likes, offer, shields)) is not None]
    found.sort(key=lambda find: -find.value)
    return found


def look(state: State, likes: Taste, offer: Offer, shields: int) -> Find | None:
    """Return the best way to loot a room; None if no way can be survived."""
    inside = offer.room.inside & COLLECTABLE
    left = leavable(state, offer.room) & inside
    if left:
        left = mask([cube for cube in bodies(left) if _unwanted(likes, 1 << cube)])
        inside &= ~left
    there = counted(inside)
    value = likes.value(there)
    pawns = (offer.room.inside >> FIRST_PAWN & 15).bit_count()
    if pawns and state.solo is None:
        value -= PAWN * pawns
    if not inside & ALL_MONSTERS:
        return Find(value, offer, left, Guard())
    best: Find | None = None
    ward = likes.each[COUNTED.index("shield")]
    for guard in _guards(state, there[GOBLIN : GOBLIN + 3], shields):
        harm = _harm(state, there, guard)
        if bears(state.hero, harm):
            worth = value - likes.cost(harm) - ward * guard.used + guard.spared
            if best is None or worth > best.value:
                best = Find(worth, offer, left, guard)
    return best


def _unwanted(likes: Taste, cube: int) -> bool:
    there = counted(cube)
    harm = sum(number * DAMAGE[kind] for kind, number in zip(MONSTERS, there[GOBLIN:], strict=False))
    return likes.value(there) < likes.cost(harm) or bool(cube & MASK_OF["dragon"])


def _guards(state: State, there: tuple[int, ...], shields: int) -> Iterable[Guard]:
    """Return every way to spend Shields on these monsters; the Dragon always gets one. Cousins are always spared."""
    goblins, trolls, dragons = there
    if dragons > shields:
        return
    for on in product(range(min(goblins, shields) + 1), range(min(trolls, shields) + 1)):
        if sum(on) + dragons <= shields:
            yield Guard((*on, dragons), min(spares(state), goblins - on[0]))


def _harm(state: State, there: tuple[int, ...], guard: Guard) -> int:
    harm = there[GOBLIN] - guard.shields[0] - guard.spared + 2 * (there[GOBLIN + 1] - guard.shields[1])
    return max(0, harm - LOWERED.get(state.effect, 0))
