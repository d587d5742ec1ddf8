"""Abilities that take, heal or last for this turn's Loot: their results are known beforehand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from souterrain.bots.drop.outlook import taken
from souterrain.bots.drop.search import LOOKED_AT, SURE, Candidate, Search, said
from souterrain.bots.drop.worth import NEVER, Find, Taste, counted, standing
from souterrain.core.forms import Items
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


def in_force(search: Search, words: Items) -> Iterator[Candidate]:
    """Yield the card with the rooms as they are under its effect: Boggart, Eagle-folk, High Elf, Half-Orc, Burrower,
    Shadeling, Cleric."""
    after = search.game.apply(search.state, search.seat, said(words), search.trial)
    found = search.finds_of(after, search.taste_of(after))
    if found:
        looked_at = found[: max(LOOKED_AT, search.level.ahead)]
        worth = max(
            [
                find.value + reached(search, after, find) + later
                for find, later in zip(looked_at, search.ahead(looked_at), strict=True)
            ]
        )
        yield Candidate(standing(after, search.seat, search.likes) + worth - search.extra, said(words), SURE)


def reached(search: Search, state: State, find: Find) -> float:
    """Return the worth of the cube that Long Reach takes from near the room, if it is in force (DD-207)."""
    if state.effect != "high-elf":
        return 0.0
    room = find.offer.room
    there = within_reach(search.state, search.state.layout().hull_of(room))
    return max([search.likes.taken(1 << cube) for cube in there if not room.inside >> cube & 1], default=0.0)


def withdraw(search: Search, words: Items) -> Iterator[Candidate]:
    if search.state.hero.covered:
        yield from in_force(search, words)
    else:
        yield from _taking(search, words, MASK_OF["potion"])


def take(search: Search, words: Items) -> Iterator[Candidate]:
    yield from _taking(search, words, MASK_OF["gold"] | MASK_OF["key"])


def _taking(search: Search, words: Items, among: int) -> Iterator[Candidate]:
    """Yield the taking of a cube outside the room to be looted."""
    rooms = [(find.value, taken(find)) for _, find in search.foreseen[:LOOKED_AT]] or [(0.0, 0)]
    ways = []
    for value, inside in rooms:
        for cube in _unlike(search, search.state.lying() & among & ~inside):
            more = search.likes.taken(inside | 1 << cube) - search.likes.taken(inside)
            ways.append((value + more, inside | 1 << cube, cube))
    yield from foreseen(search, words, ways)


def foreseen(search: Search, words: Items, ways: Sequence[tuple[float, int, int]]) -> Iterator[Candidate]:
    """Yield ways to use a card on a cube and to loot a room: worth, all cubes that leave the table, and the cube."""
    laters = search.without([gone for _, gone, _ in ways])
    for (worth, _, cube), later in zip(ways, laters, strict=True):
        yield Candidate(search.base - search.best + worth + later, said(words, (WORD_OF[cube], 1)), SURE)


def _lootable(search: Search) -> list[tuple[float, int]]:
    """Return the best rooms with worth and content; one empty room if there is none."""
    found = [
        (worth - search.extra, find.offer.room.inside & COLLECTABLE & ~find.left)
        for worth, find in search.foreseen[:LOOKED_AT]
    ]
    return found or [(0.0, 0)]


def _unlike(search: Search, bits: int) -> Sequence[int]:
    """Return the cubes that make a difference: one of each kind, or all for levels that ask what is left to others."""
    return _one_of_each(bits) if search.outlook is None else bodies(bits)


def _one_of_each(bits: int) -> list[int]:
    """Return the first cube of each kind."""
    first: dict[int, int] = {}
    for cube in bodies(bits):
        first.setdefault(KIND_OF[cube], cube)
    return list(first.values())


def tame(search: Search, words: Items) -> Iterator[Candidate]:
    """Yield tamed monsters, which do one damage less (DD-227), in the room to be looted or elsewhere."""
    among = search.state.lying() & (MASK_OF["goblin"] | MASK_OF["troll"])
    rooms = [room.inside & COLLECTABLE for _, room in search.open_rooms[: 4 * LOOKED_AT]]
    ways = []
    for inside in rooms or [0]:
        for cube in (*_unlike(search, among & inside), *_unlike(search, among & ~inside)):
            harm = DAMAGE[CUBES[cube].type] - 1
            rest = search.likes.taken(inside & ~(1 << cube))
            tamed = search.likes.taken(1 << cube) + search.likes.cost(harm + 1) - search.likes.cost(harm)
            if harm <= search.likes.life and rest > NEVER:
                ways.append((rest + tamed, inside | 1 << cube, cube))
    yield from foreseen(search, words, ways)


def transmute(search: Search, words: Items) -> Iterator[Candidate]:
    """Yield exchanges of a cube for a more valuable one (DD-230)."""
    state, likes = search.state, search.likes
    for value, inside in _lootable(search):
        for mine in _one_of_each(ALL_TREASURES & sum(1 << cube for cube in state.cubes(search.seat))):
            for other in _one_of_each(state.lying() & ALL_TREASURES & ~MASK_OF["relic"] & ~inside):
                action = said(words, (WORD_OF[mine], 1), (WORD_OF[other], 1))
                after = search.state.copy()
                after.put(other, search.seat)
                after.put(mine, AWAY)
                worth = standing(after, search.seat, likes) + value
                if search.outlook is not None:
                    worth += _other_pairs(likes, search.taste_of(after), inside)
                if worth > search.base and search.allows(action):
                    yield Candidate(worth, action, SURE)


def _other_pairs(likes: Taste, then: Taste, inside: int) -> float:
    """Return how much more a room is worth beside the cubes held after an exchange: a Key that was given opens no
    Chest of it."""
    there = counted(inside)
    return then.value(there) - likes.value(there)
